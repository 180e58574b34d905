import { expect, test } from 'vitest';
import { cardOf, inGroup } from '../../../src/games/proxima-obertura/cards';
import { sumOf } from '../../../src/games/proxima-obertura/phrases';
import { step } from '../../../src/games/proxima-obertura/walk';

const rows = [0, 10].map((first) => Array.from({ length: 10 }, (_, i) => first + i));

test('arrows walk along a row and across the street, and stop at its ends', () => {
	expect(step(rows, 3, 'ArrowRight')).toBe(4);
	expect(step(rows, 3, 'ArrowDown')).toBe(13);
	expect(step(rows, 13, 'ArrowUp')).toBe(3);
	expect(step(rows, 0, 'ArrowLeft')).toBeUndefined();
	expect(step(rows, 9, 'ArrowRight')).toBeUndefined();
	expect(step(rows, 9, 'x')).toBeUndefined();
});

test('cards of a group, the dearest first', () => {
	expect(cardOf('food.2.5')).toEqual({ type: 'food', group: 2, value: 5 });
	expect(inGroup(['food.2.1', 'food.2.5', 'food.3.4', 'home.2.3'], 'food', 2)).toEqual(['food.2.5', 'food.2.1']);
});

test('a shop counts its cards times its push, as the server says', () => {
	const cards = [5, 4, 3, 1].map((value, i) => ({ card: `food.${i + 1}.${value}`, value, points: 2 * value }));
	const shop = { kind: 'shop', seat: 0, space: 3, push: 'stock', by: 2, rule: 'P3.2' };
	expect(sumOf({ ...shop, parts: cards.slice(0, 3) })).toBe('(5 + 4 + 3) × 2 = 24');
	expect(sumOf({ kind: 'improved', seat: 0, space: 3, parts: cards })).toBe('(5 + 4 + 3 + 1) × 2 = 26');
	expect(sumOf(shop)).toBe('');
});
