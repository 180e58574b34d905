/** What Pròxima Obertura adds to the table. */
import './facade.css';
import './street.css';
import type { TableState } from '../../state/table.svelte';
import type { GameParts } from '..';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import { MARKED, perform, SCENES } from './perform';
import { followWords, moveWords, pointsWords, sumOf, tell } from './phrases';
import { picture } from './picture';
import { moveTo, positionOf } from './position';
import Street from './Street.svelte';
import Strip from './Strip.svelte';
import Turn from './Turn.svelte';

/** Worth telling to whoever was away. */
const TOLD = ['ask', 'accept', 'take', 'shop', 'improved', 'thief', 'luck'];

function guideOf(game: TableState): string {
	if (!game.mine) return game.seat === null ? '' : 'guide-proxima-wait';
	return `guide-proxima-${positionOf(game).phase}`;
}

function goOn(game: TableState): void {
	const move = ['pass', 'ready', 'propose', 'stop', 'refuse'].map((verb) => moveTo(game, verb)).find(Boolean);
	if (move) game.pick(move);
}

function notesOf(game: TableState): string[] {
	const happened = game.entries.flatMap(({ events }) => events.map(({ kind }) => kind));
	const notes = ['shop', 'thief'].filter((kind) => happened.includes(kind));
	return [...notes, ...(positionOf(game).closing ? ['last'] : [])];
}

export const parts: GameParts = {
	Board: Street,
	Turn,
	Players,
	Strip,
	Moves,
	presets: { first: {} },
	scenes: SCENES,
	marked: MARKED,
	perform,
	isTold: ({ kind }) => TOLD.includes(kind),
	tell,
	sumOf,
	placesOf: ({ space }) => (typeof space === 'number' ? [String(space)] : []),
	moveWords,
	priceWords: pointsWords,
	followWords,
	guideOf,
	notesOf,
	isClosing: (game) => positionOf(game).closing,
	picture,
	goOn,
};
