import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layOut, layoutOf, written } from '../../../src/games/franchise/layout';
import { shapeOf } from '../../../src/games/franchise/shape';
import { printedBoard } from './fixtures';

const FILE = new URL('../../../../src/grandopening/games/franchise/picture/printed.json', import.meta.url);
const shape = shapeOf(printedBoard());

test('the file holds the drawing of the printed board', { timeout: 30_000 }, () => {
	const computed = written(shape, layOut(shape));
	if (process.env.WRITE) writeFileSync(FILE, `${JSON.stringify(computed)}\n`);
	expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(computed);
});

test('the printed board is drawn from the file', { timeout: 30_000 }, () => {
	expect(written(shape, layoutOf(shape))).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});
