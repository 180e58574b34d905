import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { LogEntry } from '../src/api/types';
import Chart from '../src/parts/Chart.svelte';
import { speak } from '../src/words/words.svelte';

beforeAll(async () => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('localStorage', { setItem: () => {} });
	await speak('en');
});

test('a chart counts the turns of the game, not its set-up', () => {
	const entry = (number: number, turn: number): LogEntry => ({
		number,
		entry: { seat: 0 },
		events: [],
		at: 0,
		turn,
		points: [turn],
	});
	const log = [0, 0, 1, 1, 2, 3, 3].map((turn, i) => entry(i + 1, turn));
	const { body } = render(Chart, { props: { log, scores: [5], colours: ['red'], names: ['Ada'] } });
	expect(body).toContain('>3 turns<');
});
