/** Somebody who is away is said to be, in their own row: no class moves that row elsewhere. */
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { parts as franchise } from '../src/games/franchise';
import { parts as proxima } from '../src/games/proxima-obertura';
import { parts as plain } from '../src/parts/plain';
import type { TableState } from '../src/state/table.svelte';
import { speak } from '../src/words/words.svelte';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('addEventListener', () => {});
});
beforeAll(() => speak('en'));

const seat = (number: number, online: boolean) => ({
	seat: number,
	name: `P${number}`,
	colour: 'red',
	online,
	left: null,
});
const player = (number: number) => ({ seat: number, pawns: [], income: { dollars: 1 }, bonus: 1, fresh_bonus: 0 });
const game = {
	table: { seats: [seat(0, true), seat(1, false)], you: { seats: [0] } },
	position: { players: [player(0), player(1)], points: [0, 0], active: 0, actor: 0 },
} as unknown as TableState;

test.each([
	['franchise', franchise],
	['proxima-obertura', proxima],
	['plain', plain],
])('%s', (_, { Players }) => {
	const rows =
		render(Players, { props: { game } })
			.body.match(/<tr[\s\S]*?<\/tr>/g)
			?.slice(1) ?? [];
	expect(rows.map((row) => /^<tr[^>]* class="([^"]*)"/.exec(row)?.[1] ?? '')).toEqual(['now', '']);
	expect(rows.map((row) => row.includes('away'))).toEqual([false, true]);
});
