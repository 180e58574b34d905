/** The table of a game that has no scene of its own: the position as text, players, and moves as a list. */
import './plain.css';
import type { GameParts } from '../../games';
import { messagesOf } from '../../state/rulebooks.svelte';
import { say } from '../../words/words.svelte';
import Board from './Board.svelte';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import { eventWords, moveWords, partWords } from './phrases';
import Turn from './Turn.svelte';

export const parts: GameParts = {
	Board,
	Turn,
	Players,
	Moves,
	presets: { first: {} },
	scenes: {},
	marked: [],
	isTold: ({ kind, seat }, viewer) => kind !== 'turn' && seat !== viewer,
	tell: (event, table) => eventWords(messagesOf(table.game), table, event),
	sumOf: ({ parts = [] }) => parts.map(partWords).join('; '),
	placesOf: () => [],
	moveWords: ({ rulebook }, { entry }, part) => moveWords(rulebook?.messages ?? '', entry, part),
	priceWords: ({ points }) => (points === null ? '' : say('gain', { points })),
	goOn: (game) => {
		if (game.moves.length === 1) void game.play(game.moves[0]!.entry);
	},
};
