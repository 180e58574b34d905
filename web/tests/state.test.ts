import { expect, test } from 'vitest';
import type { LogEntry } from '../src/api/types';
import { merged } from '../src/state/log';
import { routeOf } from '../src/state/route';
import { type Line, newestFirst, sinceLastTurn } from '../src/state/story';

const entry = (number: number, seat = 0): LogEntry => ({
	number,
	entry: { seat, do: 'done' },
	events: [],
	at: 0,
	turn: 0,
	points: [],
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
	expect(routeOf('/new')).toEqual({ page: 'new', game: '' });
	expect(routeOf('/new/some-game')).toEqual({ page: 'new', game: 'some-game' });
	expect(routeOf('/g/Zk3')).toEqual({ page: 'game', id: 'Zk3' });
	expect(routeOf('/game/Zk3')).toEqual({ page: 'game', id: 'Zk3' });
	expect(routeOf('/rules')).toEqual({ page: 'rules', game: '' });
	expect(routeOf('/elsewhere')).toEqual({ page: 'lost' });
});

test('the log begins with the newest turn, and each turn with its heading', () => {
	const kinds = ['start', 'start', 'turn', 'income', 'expand', 'turn', 'income'];
	const lines = kinds.map((kind, i) => ({ kind, key: String(i) }) as Line);
	expect(newestFirst(lines).map(({ key }) => key)).toEqual(['5', '6', '2', '4', '3', '1', '0']);
	expect(newestFirst([])).toEqual([]);
});
