import { beforeEach, expect, test, vi } from 'vitest';
import type { Event, LogEntry } from '../src/api/types';
import { SPEEDS } from '../src/state/replay.svelte';
import { settings } from '../src/state/settings.svelte';
import { play } from '../src/state/sounds';
import { lastMoves } from '../src/state/story';
import type { TableState } from '../src/state/table.svelte';
import { PACES, Telling } from '../src/state/telling.svelte';
import { turningPoint } from '../src/state/turning';

const { page, started } = vi.hoisted(() => {
	const page = { hidden: false, documentElement: { dataset: {} } };
	vi.stubGlobal('document', page);
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
	const started = { tones: 0 };
	const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
	const node = { connect: () => node, gain: param, frequency: param, start: () => started.tones++, stop: () => {} };
	const making = { createGain: () => node, createOscillator: () => node, createBiquadFilter: () => node };
	vi.stubGlobal(
		'AudioContext',
		class {
			currentTime = 0;
			destination = node;
			constructor() {
				Object.assign(this, making);
			}
			resume() {}
		},
	);
	return { page, started };
});

const entry = (number: number, points: number[], events: Event[] = []): LogEntry => ({
	number,
	entry: {},
	events,
	at: 0,
	turn: number,
	points,
});

test('a game turns where its winners take the lead for good', () => {
	const log = [entry(1, [2, 0]), entry(2, [2, 3]), entry(3, [4, 3]), entry(4, [4, 6]), entry(5, [5, 9])];
	expect(turningPoint(log, [1])?.number).toBe(4);
	expect(turningPoint([...log, entry(6, [])], [1])?.number).toBe(4);
	expect(turningPoint([entry(1, [1, 0]), entry(2, [2, 1])], [0])?.number).toBe(1);
});

test('to draw level is not to lead, and a game may turn in its final count alone', () => {
	const log = [entry(1, [2, 0]), entry(2, [2, 2])];
	expect(turningPoint(log, [1])).toBeNull();
	expect(turningPoint([...log, entry(3, [2, 8], [{ kind: 'final' } as Event])], [1])).toBeNull();
});

test('the last move of each stays marked until they do something again', () => {
	const event = (kind: string, seat: number, place = '') => ({ kind, seat, place }) as Event;
	const told = (events: Event[]) =>
		[...lastMoves([entry(1, [], events)], ({ kind }) => kind === 'open')].map(([seat, all]) => [
			seat,
			all.map(({ place }) => place),
		]);
	const first = [event('turn', 0), event('open', 0, 'Reno'), event('income', 0), event('open', 0, 'Boise')];
	expect(told(first)).toEqual([[0, ['Reno', 'Boise']]]);
	const second = [...first, event('turn', 1), event('open', 1, 'Dallas'), event('turn', 0)];
	expect(told(second)).toEqual([
		[0, ['Reno', 'Boise']],
		[1, ['Dallas']],
	]);
	expect(told([...second, event('open', 0, 'Miami')])[0]).toEqual([0, ['Miami']]);
});

test('a caption takes a second at most, at any pace and any speed of a replay', () => {
	expect(Math.max(...Object.values(PACES))).toBeLessThanOrEqual(1000);
	for (const speed of SPEEDS) expect(new Telling({ replay: { speed } } as TableState).pace).toBeLessThanOrEqual(1000);
});

beforeEach(() => {
	page.hidden = false;
	started.tones = 0;
	settings.set({ sound: true });
});

test('a hidden page is silent but for the bell', () => {
	play('place');
	expect(started.tones).toBeGreaterThan(0);
	page.hidden = true;
	started.tones = 0;
	play('place');
	play('end');
	expect(started.tones).toBe(0);
	play('bell');
	expect(started.tones).toBeGreaterThan(0);
});

test('who mutes the page hears nothing at all', () => {
	settings.set({ sound: false });
	play('bell');
	expect(started.tones).toBe(0);
});
