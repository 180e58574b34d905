/** What a tray of the hand says of its type. */
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import Hand from '../../../src/games/proxima-obertura/Hand.svelte';
import type { TableState } from '../../../src/state/table.svelte';
import { speak } from '../../../src/words/words.svelte';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('addEventListener', () => {});
});
beforeAll(() => speak('en'));

const told = (short: number, refusal: string | null) => {
	const plan = { type: 'food', groups: [], missing: [], short, sites: [], rule: null, refusal };
	const player = { seat: 0, hand: [], plans: [plan], improvements: [], pawns: [] };
	const game = {
		seat: 0,
		moves: [],
		board: { types: [{ name: 'food', groups: 5 }] },
		position: { players: [player], trade: null, active: 0, phase: 'open' },
	} as unknown as TableState;
	return /class="state"[^>]*>([^<]*)</.exec(render(Hand, { props: { game } }).body)?.[1];
};

test('how many groups are missing, unless cards would not help', () => {
	expect(told(1, 'open-needs-groups')).toBe('One group short of a shop');
	expect(told(1, 'open-no-pawn')).toBe('You have no push left for another shop.');
	expect(told(0, null)).toBe('A shop can be opened.');
});
