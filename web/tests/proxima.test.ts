import { expect, test } from 'vitest';
import { cardOf, inGroup } from '../src/proxima/cards';
import { step } from '../src/proxima/walk';

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
