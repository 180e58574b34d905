/** A game that the page knows nothing of: its words come from the server, and everything else is shown in plain text. */
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Entry, Move, Rulebook, Table } from '../src/api/types';
import { partsOf, sceneOf } from '../src/games';
import { parts } from '../src/parts/plain';
import { messagesOf, rulebooks, titleOf } from '../src/state/rulebooks.svelte';
import { linesOf } from '../src/state/story';
import type { TableState } from '../src/state/table.svelte';
import { say, speak } from '../src/words/words.svelte';

const WORDS = `
game-pebbles = Pebbles
pebbles-move-take = take { $count } pebbles
    .heading = Take pebbles
pebbles-event-take = { $seat } took { $count } pebbles.
pebbles-phase-take = Take from the heap.
`;
const { asked } = vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('addEventListener', () => {});
	return { asked: [] as string[] };
});
vi.mock('../src/api/client', () => ({
	Problem: Error,
	server: {
		rulebooks: () => Promise.resolve([book]),
		words: (language: string) => {
			asked.push(language);
			return Promise.resolve({ language, files: { 'pebbles.ftl': WORDS, 'web.ftl': 'home = not this one' } });
		},
	},
}));

const book = {
	name: 'pebbles',
	messages: 'pebbles',
	has_secrets: true,
	takes_board: false,
	players: [2],
	options: [],
	levels: ['random'],
} as unknown as Rulebook;
const seat = (number: number, name: string) => ({ seat: number, name, colour: 'red', kind: 'person', online: true });
const move = (entry: Entry, points: number | null = null): Move => ({
	entry: { seat: 0, ...entry },
	price: 0,
	places: [],
	commits: true,
	points,
	follows: [],
	uses: null,
});
const table = { game: 'pebbles', you: { seats: [0] }, seats: [seat(0, 'Ada'), seat(1, 'Ben')] } as unknown as Table;
const game = {
	table,
	parts,
	rulebook: book,
	position: {
		game: 'pebbles',
		phase: 'take',
		actor: 1,
		active: 1,
		turn: 3,
		round: 0,
		points: [4, 7],
		text: ['heap 5', 'hand ?'],
	},
	moves: [move({ do: 'take', count: 2 }), move({ do: 'swap_all', cards: ['a.1', 'b.2'] }, 3), move({ do: 'pass' })],
	mine: true,
	covered: false,
	busy: false,
	hint: null,
} as unknown as TableState;

beforeAll(async () => {
	await speak('en');
	expect(asked).toEqual([]); // the page has all words until it hears of another game
	await rulebooks.load();
});

test('its words come from the server, and hide none of the page’s own', () => {
	expect(asked).toEqual(['en']);
	expect([titleOf('pebbles'), messagesOf('pebbles'), titleOf('unheard-of')]).toEqual([
		'Pebbles',
		'pebbles',
		'unheard-of',
	]);
	expect(say('home')).toBe('Home');
});

test('it has no picture, and the plain table', async () => {
	expect(await partsOf('pebbles')).toBe(parts);
	expect(await sceneOf('pebbles')).toBeNull();
});

test('a move is said in the game’s words, or plainly', () => {
	const [take, swap, pass] = game.moves as [Move, Move, Move];
	expect(parts.moveWords(game, take)).toBe('take 2 pebbles');
	expect(parts.moveWords(game, take, 'heading')).toBe('Take pebbles');
	expect(parts.moveWords(game, take, 'short')).toBe('take 2 pebbles');
	expect(parts.moveWords(game, swap)).toBe('swap all cards a.1, b.2');
	expect(parts.moveWords(game, swap, 'heading')).toBe('swap all');
	expect(parts.moveWords(game, swap, 'short')).toBe('cards a.1, b.2');
	expect(parts.moveWords(game, pass, 'short')).toBe('pass');
	expect([parts.priceWords(take), parts.priceWords(swap)]).toEqual(['', '+3']);
});

test('events are lines with their rule and their sum', () => {
	const events = [
		{ kind: 'take', seat: 1, count: 2, rule: 'B2.1' },
		{ kind: 'last_stone', seat: 0, stone: 4, rule: 'B3' },
		{
			kind: 'score',
			points: 5,
			parts: [
				{ row: 1, value: 2 },
				{ row: 2, value: 3 },
			],
		},
	];
	const entry = { number: 1, entry: { do: 'take' }, events, at: 0, turn: 1, points: [] };
	const lines = linesOf([entry], game).map(({ text, rule, sum }) => [text, rule, sum]);
	expect(lines).toEqual([
		['Ben took 2 pebbles.', 'B2.1', ''],
		['You: last stone: stone 4', 'B3', ''],
		['score: points 5', '', 'row 1, value 2; row 2, value 3'],
	]);
});

const shown = (part: typeof parts.Board, state = game) =>
	render(part, { props: { game: state } }).body.replaceAll(/<!--.*?-->/g, '');

test('position, players and moves are on the page', () => {
	expect(shown(parts.Board)).toContain('<pre>heap 5\nhand ?</pre>');
	expect(shown(parts.Turn)).toContain('Take from the heap.');
	expect(shown(parts.Players)).toMatch(/Ben.*<td[^>]*>7<\/td>/s);
	const list = shown(parts.Moves);
	for (const words of ['Take pebbles', 'take 2 pebbles', 'swap all', 'cards a.1, b.2', '+3', 'pass'])
		expect(list).toContain(words);
});

test('what only one person at the screen may know is covered for the others', () => {
	const covered = { ...game, covered: true } as TableState;
	expect(shown(parts.Board, covered)).not.toContain('heap');
	expect(shown(parts.Moves, covered)).not.toContain('take');
});
