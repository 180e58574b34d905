/** What Pròxima Obertura adds to the table. */
import './street.css';
import type { Hint } from '../api/types';
import type { GameParts } from '../games';
import type { TableState } from '../state/table.svelte';
import { has, say } from '../words/words.svelte';
import Hand from './Hand.svelte';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import { moveWords, pointsWords, tell } from './phrases';
import { moveTo, positionOf } from './position';
import Street from './Street.svelte';
import { sumsOf } from './sums';
import Turn from './Turn.svelte';

const RULES: Record<string, string> = {
	window_cleared: 'P3.6',
	reshuffle: 'P5.3',
	missed: 'P5.3',
	thief: 'P5.1',
	cut: 'P5.1',
	dice: 'P3.4',
	luck: 'P3.4',
	draw: 'P3.5',
	ask: 'P4.1',
	show: 'P4.2',
	ready: 'P4.2',
	want: 'P4.3',
	give: 'P4.3',
	propose: 'P4.3',
	accept: 'P4.4',
	refuse: 'P4.4',
	stop: 'P4.4',
	take: 'P3.1',
	discard: 'P3.1',
	open: 'P3.2',
	use: 'P3.2',
	site: 'P3.2',
	shop: 'P3.2',
	improve: 'P3.3',
	improved: 'P3.3',
	final: 'P6',
	end: 'P6',
};

function guideOf(game: TableState): string {
	if (!game.mine) return game.seat === null ? '' : 'guide-proxima-wait';
	return `guide-proxima-${positionOf(game).phase}`;
}

/** Why a hinted move is worth it: what the bot says, or what such a move is for. */
function reasonsFor(game: TableState, { move, reasons }: Hint): string {
	if (reasons.length > 0) return reasons.map(({ id, values }) => say(id, values)).join(' ');
	const id = `reason-proxima-${move.entry.do === 'pass' ? `pass-${positionOf(game).phase}` : move.entry.do}`;
	return has(id) ? say(id, { points: move.points ?? 0 }) : '';
}

function goOn(game: TableState): void {
	const move = ['pass', 'ready', 'propose', 'stop', 'refuse'].map((verb) => moveTo(game, verb)).find(Boolean);
	if (move) void game.play(move.entry);
}

export const parts: GameParts = {
	Board: Street,
	Turn,
	Players,
	Strip: Hand,
	Moves,
	rules: RULES,
	told: ['ask', 'accept', 'take', 'shop', 'improved', 'thief', 'luck'],
	idle: 'since-idle-proxima',
	moments: ['dice', 'luck', 'shop', 'improved', 'thief', 'accept', 'refuse'],
	hasHands: true,
	sources: ['shops', 'row', 'type', 'hand'],
	tell: (event, table, board) => tell(event, table, board as Parameters<typeof tell>[2]),
	placesOf: ({ space }) => (typeof space === 'number' ? [String(space)] : []),
	sumsOf,
	moveWords,
	priceWords: pointsWords,
	reasonsFor,
	guideOf,
	goOn,
};
