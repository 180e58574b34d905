import { beforeAll, expect, test, vi } from 'vitest';
import type { LogEntry, Move } from '../src/api/types';
import { isClear, linkGlows, movesAt, placeGlows } from '../src/franchise/glows';
import { sumsOf } from '../src/franchise/sums';
import { merged } from '../src/state/log';
import { routeOf } from '../src/state/route';
import { sinceLastTurn } from '../src/state/story';
import type { TableState } from '../src/state/table.svelte';
import { speak } from '../src/words/words.svelte';
import { printedBoard } from './fixtures';

const board = printedBoard();
beforeAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('localStorage', { setItem: () => {} });
	await speak('en');
});

const expand = (from: string, to: string, price: number): Move => ({
	entry: { seat: 0, do: 'expand', from, to },
	price,
	places: [from, to],
	commits: false,
	points: null,
});
const placeNamed = (name: string) => board.places.findIndex((place) => place.name === name);
const entry = (number: number, seat = 0): LogEntry => ({
	number,
	entry: { seat, do: 'done' },
	events: [],
	at: 0,
	turn: 0,
	points: [],
});

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

test('the log takes news in, replaces what has a known number and forgets what was taken back', () => {
	const numbers = (log: LogEntry[]) => log.map(({ number }) => number);
	expect(numbers(merged([entry(1), entry(2)], [entry(3)], 3))).toEqual([1, 2, 3]);
	expect(numbers(merged([entry(1), entry(2), entry(3)], [], 1))).toEqual([1]);
	expect(merged([entry(1), entry(2, 0)], [entry(2, 1)], 2)[1]?.entry.seat).toBe(1);
});

test('since your last turn', () => {
	const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 2)];
	expect(sinceLastTurn(log, 0).map(({ number }) => number)).toEqual([3, 4, 5]);
	expect(sinceLastTurn(log, 4)).toEqual([]);
});

test('addresses', () => {
	expect(routeOf('/')).toEqual({ page: 'home' });
	expect(routeOf('/new')).toEqual({ page: 'new', game: 'franchise' });
	expect(routeOf('/new/proxima-obertura')).toEqual({ page: 'new', game: 'proxima-obertura' });
	expect(routeOf('/g/Zk3')).toEqual({ page: 'game', id: 'Zk3' });
	expect(routeOf('/game/Zk3')).toEqual({ page: 'game', id: 'Zk3' });
	expect(routeOf('/rules')).toEqual({ page: 'rules', game: 'franchise' });
	expect(routeOf('/elsewhere')).toEqual({ page: 'lost' });
});

test('sums follow from the events: empty spaces, twice where it booms, none in a city that has scored', () => {
	const events = [
		{ kind: 'start', seat: 0, place: 'Reno' },
		{ kind: 'open', seat: 0, place: 'Chicago' },
		{ kind: 'open', seat: 1, place: 'Chicago' },
		{ kind: 'open', seat: 0, place: 'Dallas' },
		{ kind: 'boom', seat: 1, place: 'Dallas' },
		{ kind: 'income', seat: 0, spaces: 11, dollars: 4 },
		{ kind: 'open', seat: 0, place: 'Dallas' },
		{ kind: 'majority', seat: 0, place: 'Dallas', points: 4 },
		{ kind: 'income', seat: 0, spaces: 5, dollars: 2 },
	];
	const places = [
		{ name: 'Chicago', size: 7 },
		{ name: 'Dallas', size: 4 },
		{ name: 'Reno', size: 0 },
	];
	const log = [{ ...entry(1), events }];
	const game = { board, log, table: { position: { places }, entries: 1 } } as unknown as TableState;
	expect([...sumsOf(game)]).toEqual([
		['1.5', '5 + 2×3 = 11 → $4'],
		['1.7', '2 of 4 spaces → +4'],
		['1.8', '5 = 5 → $2'],
	]);
	const late = { ...game, log: [{ ...entry(2), events }] } as unknown as TableState;
	expect(sumsOf(late).size).toBe(0); // the first entry is still on its way
});
