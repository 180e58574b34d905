import { beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../src/api/types';
import { Replay } from '../src/state/replay.svelte';

vi.mock('../src/api/client', () => ({
	server: { position: (_: string, number: number) => Promise.resolve({ number, position: { turn: number } }) },
}));

/** Two deals; turn 1: two decisions and a draw; turn 2: a decision and a draw. */
const log: LogEntry[] = [
	[0, 'chance'],
	[0, 'chance'],
	[1, 'do'],
	[1, 'do'],
	[1, 'chance'],
	[2, 'do'],
	[2, 'chance'],
].map(([turn, kind], i) => ({
	number: i + 1,
	entry: { [kind as string]: 'something' },
	events: [],
	at: 0,
	turn: turn as number,
	points: [],
}));

let replay: Replay;
beforeEach(() => {
	replay = new Replay(
		'game',
		() => log.length,
		() => log,
	);
});

test('a step goes from decision to decision: what chance brings belongs to the one before', async () => {
	await replay.show(2);
	const seen: number[] = [];
	for (let i = 0; i < 3; i++) {
		await replay.step(1);
		seen.push(replay.number);
	}
	expect(seen).toEqual([3, 5, 7]);
	expect(replay.entries.map(({ number }) => number)).toEqual([6, 7]);
	await replay.step(-1);
	await replay.step(-1);
	expect(replay.number).toBe(3);
});

test('turns are jumped over, forwards and back', async () => {
	await replay.show(3);
	await replay.turn(1);
	expect(replay.number).toBe(6);
	await replay.turn(-1);
	expect(replay.number).toBe(3);
});

test('a number beyond the game is its beginning or its end', async () => {
	await replay.show(99);
	expect(replay.number).toBe(7);
	await replay.show(-4);
	expect(replay.number).toBe(0);
	expect(replay.position).toEqual({ turn: 0 });
});
