import { expect, test } from 'vitest';
import type { LogEntry, Message } from '../src/api/types';
import { gapIn, merged, talkWith } from '../src/state/log';
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

test('a log knows after which entry one is missing', () => {
	expect(gapIn([], 0)).toBe(null);
	expect(gapIn([entry(1), entry(2)], 2)).toBe(null);
	expect(gapIn([entry(1), entry(2)], 5)).toBe(2);
	expect(gapIn([entry(7)], 7)).toBe(0);
	expect(gapIn([entry(1), entry(2), entry(5)], 5)).toBe(2);
});

test('what others said is not lost where one’s own words are answered first', () => {
	const said = (number: number) => ({ number, at: 0, seat: 0, name: '', text: '' }) as Message;
	const numbers = (talk: Message[]) => talk.map(({ number }) => number);
	expect(numbers(talkWith(talkWith([said(1)], [said(3)]), [said(2), said(3)]))).toEqual([1, 2, 3]);
});

test('since your last turn: by the turns of others, whatever is asked of you meanwhile', () => {
	const line = (kind: string, seat: number, number: number) => ({ kind, seat, number }) as Line;
	const told = [line('turn', 0, 1), line('shop', 0, 2), line('turn', 1, 3), line('ask', 1, 4), line('ready', 0, 5)];
	const more = [...told, line('turn', 2, 6), line('cut', 0, 7), line('turn', 0, 8), line('take', 0, 9)];
	const seen = (lines: Line[], seat: number) =>
		sinceLastTurn(lines, seat).map((turn) => [turn.seat, turn.lines.map(({ number }) => number)]);
	expect(seen(told, 0)).toEqual([[1, [4, 5]]]);
	expect(seen(more, 0)).toEqual([
		[1, [4, 5]],
		[2, [7]],
	]);
	expect(seen(more, 2)).toEqual([[0, [9]]]);
	expect(seen(told, 2)).toEqual([
		[0, [2]],
		[1, [4, 5]],
	]);
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
