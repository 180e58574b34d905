import { beforeAll, expect, test, vi } from 'vitest';
import type { Hint, Move, Table } from '../../../src/api/types';
import { parts } from '../../../src/games/franchise';
import { isClear, linkGlows, movesAt, placeGlows } from '../../../src/games/franchise/glows';
import { reasonsFor } from '../../../src/state/story';
import type { TableState } from '../../../src/state/table.svelte';
import { speak } from '../../../src/words/words.svelte';
import { printedBoard } from './fixtures';

const board = printedBoard();
vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
beforeAll(() => speak('en'));

const expand = (from: string, to: string, price: number): Move => ({
	entry: { seat: 0, do: 'expand', from, to },
	price,
	places: [from, to],
	commits: false,
	points: null,
	follows: [],
	uses: null,
});
const seat = (name: string) => ({ name });
const table = { you: { seats: [1] }, seats: [seat('Ann'), seat('Ben'), seat('Cleo')] } as unknown as Table;
const placeNamed = (name: string) => board.places.findIndex((place) => place.name === name);

test('what is legal glows, at the cheapest way there', () => {
	const moves = [expand('St. Louis', 'New York', 5), expand('Pittsburgh', 'New York', 3)];
	const glows = placeGlows(board, moves, null);
	expect([...glows.keys()]).toEqual([placeNamed('New York')]);
	expect(glows.get(placeNamed('New York'))?.price).toBe('$3');
	expect(linkGlows(board, moves, null).size).toBe(2);
	expect(movesAt(board, moves, { place: placeNamed('New York'), link: null, region: null })[0]?.price).toBe(3);
});

test('a pick is clear unless more than the way must be chosen', () => {
	const tile = (size: number): Move => ({
		entry: { do: 'place_city', place: 'Reno', size },
		price: 0,
		places: ['Reno'],
		commits: true,
		points: null,
		follows: [],
		uses: null,
	});
	expect(isClear([expand('St. Louis', 'New York', 5), expand('Pittsburgh', 'New York', 3)])).toBe(true);
	expect(isClear([tile(4), tile(5)])).toBe(false);
	expect(isClear([])).toBe(false);
});

test('a hint glows as hinted', () => {
	const move = expand('Pittsburgh', 'New York', 3);
	const glows = placeGlows(board, [move], { version: 1, move, reasons: [] });
	expect(glows.get(placeNamed('New York'))?.hinted).toBe(true);
});

test('an income is told by its parts: empty spaces, some of them several times', () => {
	const spaces = [
		{ place: 'Chicago', spaces: 5, times: 1 },
		{ place: 'Dallas', spaces: 3, times: 2 },
	];
	const income = { kind: 'income', seat: 0, spaces: 11, dollars: 4, rule: 'F3.1' };
	expect(parts.sumOf({ ...income, parts: spaces }, table)).toBe('5 + 2×3 = 11 → $4');
	expect(parts.sumOf({ ...income, parts: [] }, table)).toBe('');
	expect(parts.sumOf(income, table)).toBe('');
});

test('a city and a region are told by who stood how in it', () => {
	const standing = [
		{ seat: 0, franchises: 1, spaces: 4 },
		{ seat: 1, franchises: 3, spaces: 4 },
	];
	const city = { seat: 1, place: 'Dallas', points: 4, parts: standing };
	expect(parts.sumOf({ ...city, kind: 'majority' }, table)).toBe('3 of 4 spaces → +4');
	expect(parts.sumOf({ ...city, kind: 'full', seat: 0, points: 2 }, table)).toBe('1 of 4 spaces, 4 ÷ 2 → +2');
	expect(parts.sumOf({ ...city, kind: 'region', region: 'Texas' }, table)).toBe('3 of 4 franchises');
	const level = standing.map((part) => ({ ...part, franchises: 2 }));
	const tied = '2 of 4 spaces, 4 ÷ 2 → +2, a tie: the earliest space decides';
	expect(parts.sumOf({ ...city, kind: 'full', points: 2, parts: level }, table)).toBe(tied);
	expect(parts.sumOf({ ...city, kind: 'open' }, table)).toBe('');
});

test('a tie in a region says whose marker puts the tied in order', () => {
	const parts_ = (marker: number) =>
		[0, 1, 2].map((seat) => ({ seat, franchises: seat ? 2 : 4, marker: Number(seat === marker) }));
	const told = (marker: number, seat = 2) =>
		parts.sumOf({ kind: 'region', seat, region: 'Texas', points: 1, parts: parts_(marker) }, table);
	expect(told(0)).toBe("2 of 8 franchises, a tie: clockwise from Ann's tie-break marker");
	expect(told(1)).toBe('2 of 8 franchises, a tie: clockwise from your tie-break marker');
	expect(told(3)).toBe('2 of 8 franchises, a tie: clockwise from the tie-break marker');
	expect(told(0, 0)).toBe('4 of 8 franchises');
});

test('a Boom at a scored city counts for nobody', () => {
	const places = [
		{ name: 'Chicago', scored: false },
		{ name: 'Pittsburgh', scored: true },
	];
	const game = { table: { game: 'franchise', position: { places } } } as unknown as TableState;
	const boom = (place: string) => ({ ...expand('Reno', place, 0), entry: { do: 'boom', place } });
	expect(parts.moveWords(game, boom('Chicago'))).toBe('move Boom to Chicago');
	expect(parts.moveWords(game, boom('Pittsburgh'), 'short')).toBe('Pittsburgh (counts for nobody)');
});

test('a franchise put upright is told to whoever was away', () => {
	const event = { kind: 'upright', seat: 1, milestone: 'links', rule: 'F8.3' };
	expect(parts.isTold(event, 0)).toBe(true);
	const table = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: { seats: [0] } } as unknown as Table;
	expect(parts.tell(event, table)).toBe('Ben stood a franchise beside a milestone (used two $8 links): one of two.');
});

test('one’s own shares are not told to oneself', () => {
	expect(parts.isTold({ kind: 'share', seat: 1 }, 0)).toBe(true);
	expect(parts.isTold({ kind: 'share', seat: 0 }, 0)).toBe(false);
	expect(parts.isTold({ kind: 'income', seat: 1 }, 0)).toBe(false);
});

test('a hint says what the move does', () => {
	const game = { rulebook: { messages: 'franchise' } } as unknown as TableState;
	const reasons: Hint['reasons'] = [
		{ id: 'franchise-reason-influence', values: { points: 1 } },
		{ id: 'franchise-reason-milestone', values: { milestone: 'big_city' } },
		{ id: 'franchise-reason-town', values: { place: 'Boise' } },
	];
	expect(reasonsFor(game, { version: 1, move: expand('Reno', 'Boise', 1), reasons })).toBe(
		'It scores 1 point this turn. It meets a milestone: triggered a city of size 6, 7 or 8. Boise is a town: one point at the end.',
	);
	expect(reasonsFor(game, { version: 1, move: expand('Reno', 'Boise', 1), reasons: [] })).toBe('');
});
