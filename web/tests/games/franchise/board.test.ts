import { describe, expect, test } from 'vitest';
import { pointsOn } from '../../../src/games/franchise/bends';
import { geographyOf, statesOf } from '../../../src/games/franchise/geography';
import { grown } from '../../../src/games/franchise/labels';
import { layoutOf } from '../../../src/games/franchise/layout';
import type { FranchiseBoard as Board } from '../../../src/games/franchise/position';
import { middleOf, numberOn } from '../../../src/games/franchise/ring';
import { type Box, intrusion, overlap, radiusOf, SHEET, shapeOf } from '../../../src/games/franchise/shape';
import { neighbour } from '../../../src/games/franchise/targets';
import { printedBoard } from './fixtures';

function withoutStates(board: Board): Board {
	return { ...board, regions: board.regions.map((region) => ({ ...region, states: '' })) };
}

const printed = printedBoard();
const boards: [string, Board][] = [
	['the printed board', printed],
	['a board without states', withoutStates(printed)],
	[
		'a board without coordinates',
		{ ...withoutStates(printed), places: printed.places.map((place) => ({ ...place, at: null })) },
	],
];

describe.each(boards)('%s', (_, board) => {
	const shape = shapeOf(board);
	const layout = layoutOf(shape);
	const isOnSheet = ({ x, y, width, height }: Box) =>
		x >= 0 && y >= 0 && x + width <= SHEET.width && y + height <= SHEET.height;

	test('everything lies on the sheet', () => {
		expect(layout.labels.every(isOnSheet)).toBe(true);
		expect(layout.tiles.every(isOnSheet)).toBe(true);
		expect(layout.spots.every(({ x, y }) => isOnSheet({ x, y, width: 0, height: 0 }))).toBe(true);
	});

	test('places stand apart', () => {
		layout.spots.forEach((a, i) => {
			layout.spots.slice(0, i).forEach((b, j) => {
				const room = Math.hypot(a.x - b.x, a.y - b.y) - layout.radii[i]! - layout.radii[j]!;
				expect(room, `${shape.places[i]?.name} and ${shape.places[j]?.name}`).toBeGreaterThan(6);
			});
		});
	});
});

describe('the printed board', () => {
	const shape = shapeOf(printed);
	const layout = layoutOf(shape);

	test('is the one of the rules', () => {
		expect([shape.places.length, shape.links.length, shape.regions.length]).toEqual([45, 107, 10]);
	});

	test('no label hides another, a place or a region tile', () => {
		layout.labels.forEach((label, i) => {
			const name = shape.places[i]?.name;
			layout.labels.slice(0, i).forEach((other, j) => {
				expect(overlap(label, other), `${name} and ${shape.places[j]?.name}`).toBe(0);
			});
			layout.spots.forEach((spot, j) => {
				expect(intrusion(label, spot, layout.radii[j]!), `${name} on ${shape.places[j]?.name}`).toBe(0);
			});
			for (const tile of [...layout.tiles, layout.legend]) expect(overlap(label, tile), `${name} on a tile`).toBe(0);
		});
	});

	test('the Boom marker lies beside its city, and hides no franchise in it', () => {
		const cities = shape.places.flatMap(({ size }, i) => (size > 0 ? [i] : []));
		for (const i of cities) {
			const { x, y } = layout.corners[i]!.boom;
			const star = { x: x - 10, y: y - 9, width: 20, height: 18 };
			expect(intrusion(star, layout.spots[i]!, radiusOf(shape.places[i]!.size)), shape.places[i]!.name).toBeLessThan(3);
		}
	});

	test('region tiles lie on their regions or beside the coast, and on nothing else', () => {
		const { regionAt } = geographyOf(shape);
		layout.tiles.forEach((tile, i) => {
			const middle = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
			expect([i, -1], shape.regions[i]?.name).toContain(regionAt(middle));
			layout.tiles.slice(0, i).forEach((other) => {
				expect(overlap(grown(tile, 1), other)).toBe(0);
			});
			layout.spots.forEach((spot, j) => {
				expect(intrusion(tile, spot, layout.radii[j]!)).toBe(0);
			});
		});
	});

	test('no link runs through a place it does not join', () => {
		shape.links.forEach((link, i) => {
			const points = pointsOn(layout.curves[i]!, 3);
			layout.spots.forEach((spot, place) => {
				if (link.ends.includes(place)) return;
				const nearest = Math.min(...points.map((at) => Math.hypot(at.x - spot.x, at.y - spot.y)));
				const ends = link.ends.map((end) => shape.places[end]?.name).join('–');
				expect(nearest, `${ends} at ${shape.places[place]?.name}`).toBeGreaterThan(layout.radii[place]!);
			});
		});
	});

	test('every place is drawn in its own region', () => {
		const geography = geographyOf(shape);
		shape.places.forEach((place, i) => {
			expect([place.region, -1], place.name).toContain(geography.regionAt(geography.spots[i]!));
		});
	});

	test('arrows lead from every place to every other', () => {
		const reached = new Set([0]);
		for (const at of reached) {
			for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
				reached.add(neighbour(layout.spots, at, key));
		}
		expect(reached.size).toBe(45);
	});

	test('leaves room for any tile of a class where tiles are not printed (F9.1)', () => {
		const roomy = shapeOf(printed, true);
		const sizes = (name: string) => roomy.places.find((place) => place.name === name)?.size;
		expect([sizes('Portland'), sizes('Phoenix'), sizes('Chicago'), sizes('Reno')]).toEqual([3, 6, 8, 0]);
	});
});

test('the spaces of a city go clockwise from the top and show what is left (F1.2)', () => {
	const [first, second, last] = [0, 1, 4].map((index) => middleOf(index, 5, radiusOf(5)));
	expect(first!.x).toBeGreaterThan(0);
	expect(first!.y).toBeLessThan(0);
	expect(second!.y).toBeGreaterThan(first!.y);
	expect(last!.x).toBeLessThan(0);
	expect([0, 1, 2, 3, 4].map((index) => numberOn(index, 5))).toEqual([null, 4, 3, 2, 1]);
});

test('states in a region’s own words', () => {
	expect(statesOf('CA NV')).toEqual(['CA', 'NV']);
	expect(statesOf('NY PA and New England')).toEqual(['NY', 'PA', 'CT', 'MA', 'ME', 'NH', 'RI', 'VT']);
	expect(statesOf('')).toEqual([]);
});
