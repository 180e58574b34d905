/** The server's legal moves as glows on the board, and a pick on the board as a move. */
import type { Hint, Move, RefusedMove } from '../../api/types';
import type { Pointed } from '../../state/pointed';
import { priceWords } from './phrases';
import type { FranchiseBoard as Board } from './position';
import type { Glow, Target } from './targets';

function same(hint: Hint | null, move: Move): boolean {
	return hint !== null && JSON.stringify(hint.move.entry) === JSON.stringify(move.entry);
}

/** By place, board order: the cheapest way to it. */
export function placeGlows(board: Board, moves: Move[], hint: Hint | null): Map<number, Glow> {
	const glows = new Map<number, Glow>();
	board.places.forEach(({ name }, index) => {
		const here = movesTo(moves, name);
		const [cheapest] = here;
		if (cheapest)
			glows.set(
				index,
				glowOf(
					cheapest,
					here.some((move) => same(hint, move)),
				),
			);
	});
	return glows;
}

export function linkGlows(board: Board, moves: Move[], hint: Hint | null): Map<number, Glow> {
	const glows = new Map<number, Glow>();
	board.links.forEach((link, index) => {
		const along = moves.find((move) => runsAlong(move, link.from, link.to));
		if (along) glows.set(index, glowOf(along, same(hint, along)));
	});
	return glows;
}

function glowOf(move: Move, hinted: boolean): Glow {
	return { price: priceWords(move), hinted, uses: move.uses !== null };
}

function runsAlong({ places }: Move, from: string, to: string): boolean {
	return places.length === 2 && places.includes(from) && places.includes(to);
}

/** Cheapest first. */
export function movesTo(moves: Move[], place: string | undefined): Move[] {
	return moves.filter((move) => move.places.at(-1) === place).sort((a, b) => a.price - b.price);
}

export function refusalsOf(refused: RefusedMove[], pointed: Pointed): RefusedMove[] {
	return refused.filter(({ places }) =>
		pointed.link === null
			? places.at(-1) === pointed.places[0]
			: places.length === 2 && pointed.places.every((name) => places.includes(name)),
	);
}

/** The moves a pick can mean. */
export function movesAt(board: Board, moves: Move[], target: Target): Move[] {
	if (target.place !== null) return movesTo(moves, board.places[target.place]?.name);
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
