/** The server's legal moves as glows on the board, and a pick on the board as a move. */
import type { Board, Hint, Move } from '../api/types';
import type { Glow, Target } from '../board/targets';
import { priceWords } from './phrases';

function same(hint: Hint | null, move: Move): boolean {
	return hint !== null && JSON.stringify(hint.move.entry) === JSON.stringify(move.entry);
}

/** By place, board order: the cheapest way to it. */
export function placeGlows(board: Board, moves: Move[], hint: Hint | null): Map<number, Glow> {
	const glows = new Map<number, Glow>();
	board.places.forEach(({ name }, index) => {
		const here = moves.filter((move) => move.places.at(-1) === name).sort((a, b) => a.price - b.price);
		const [cheapest] = here;
		if (cheapest) glows.set(index, { price: priceWords(cheapest), hinted: here.some((move) => same(hint, move)) });
	});
	return glows;
}

export function linkGlows(board: Board, moves: Move[], hint: Hint | null): Map<number, Glow> {
	const glows = new Map<number, Glow>();
	board.links.forEach((link, index) => {
		const along = moves.find((move) => runsAlong(move, link.from, link.to));
		if (along) glows.set(index, { price: priceWords(along), hinted: same(hint, along) });
	});
	return glows;
}

function runsAlong({ places }: Move, from: string, to: string): boolean {
	return places.length === 2 && places.includes(from) && places.includes(to);
}

/** The moves a pick can mean. */
export function movesAt(board: Board, moves: Move[], target: Target): Move[] {
	if (target.place !== null) {
		const name = board.places[target.place]?.name;
		return moves.filter((move) => move.places.at(-1) === name).sort((a, b) => a.price - b.price);
	}
	if (target.link !== null) {
		const link = board.links[target.link];
		return link ? moves.filter((move) => runsAlong(move, link.from, link.to)) : [];
	}
	const region = target.region === null ? undefined : board.regions[target.region]?.name;
	return moves.filter((move) => region !== undefined && move.entry.region === region);
}

/** A pick is clear if its moves differ in nothing but the way there: then the cheapest is meant. */
export function isClear(moves: Move[]): boolean {
	return (
		moves.length > 0 &&
		moves.every(({ entry }) => entry.do === moves[0]?.entry.do && entry.size === undefined && entry.tile === undefined)
	);
}
