/**
 * The drawing of a board: spots, curves, names, tiles. It knows nothing of a game in progress. That of the printed board is in a
 * file, which the library draws from too; for any other board it is computed, once. `WRITE=1 npx vitest run layout` writes the file.
 */
import stored from '../../../../src/grandopening/games/franchise/picture/printed.json';
import { type Curve, curvesOf, pointOn } from './bends';
import { type Corners, cornersOf } from './corners';
import { type Geography, geographyOf } from './geography';
import { labelsOf, tilesOf } from './labels';
import { type BoardShape, type Box, type Point, radiusOf, SHEET } from './shape';

export interface Layout extends Pick<Geography, 'outlines' | 'borders' | 'coast'> {
	spots: Point[]; // by place
	radii: number[]; // by place, as printed
	curves: Curve[]; // by link
	labels: Box[]; // by place
	tiles: Box[]; // by region
	corners: Corners[]; // by place
	legend: Box;
}

/** Where the key to the prices stands: the Pacific off Mexico. */
const LEGEND: Box = { x: 8, y: SHEET.height - 118, width: 96, height: 110 };

const drawn = new WeakMap<BoardShape, Layout>();

export function layoutOf(board: BoardShape): Layout {
	let layout = drawn.get(board);
	if (!layout) {
		layout = isStored(board) ? read() : layOut(board);
		drawn.set(board, layout);
	}
	return layout;
}

export type Stored = typeof stored;

/** Whether the file is of this board: the same places, as large, and the same links. */
function isStored(board: BoardShape): boolean {
	return JSON.stringify(boardIn(board)) === JSON.stringify(stored.board);
}

function boardIn(board: BoardShape): Stored['board'] {
	return {
		places: board.places.map(({ name, region, size, at }) => [name, region, size, ...(at ?? [])]),
		links: board.links.map(({ ends, price }) => [...ends, price]),
		regions: board.regions.map(({ name, states }) => [name, states]),
	};
}

export function written(board: BoardShape, layout: Layout): Stored {
	const round = (value: number) => Math.round(value * 10) / 10;
	const point = ({ x, y }: Point) => [round(x), round(y)];
	const box = ({ x, y, width, height }: Box) => [x, y, width, height].map(round);
	const { outlines, borders, coast } = layout;
	return {
		sheet: box(SHEET),
		board: boardIn(board),
		spots: layout.spots.map(point),
		radii: layout.radii.map((radius) => Math.round(radius * 100) / 100),
		controls: layout.curves.map(({ control }) => point(control)), // of the curve of each link
		labels: layout.labels.map(box),
		tiles: layout.tiles.map(box),
		outlines,
		borders,
		coast,
	};
}

function read(): Layout {
	const point = ([x = 0, y = 0]: number[]): Point => ({ x, y });
	const box = ([x = 0, y = 0, width = 0, height = 0]: number[]): Box => ({ x, y, width, height });
	const [spots, labels, tiles] = [stored.spots.map(point), stored.labels.map(box), stored.tiles.map(box)];
	const curves = stored.controls.map((control, i): Curve => {
		const [from, to] = (stored.board.links[i] as number[]).slice(0, 2).map((end) => spots[end] as Point) as [
			Point,
			Point,
		];
		const whole = { from, control: point(control), to, middle: from };
		return { ...whole, middle: pointOn(whole, 0.5) };
	});
	const corners = cornersOf(spots, stored.radii, [...labels, ...tiles, LEGEND]);
	const { radii, outlines, borders, coast } = stored;
	return { spots, radii, curves, labels, tiles, corners, outlines, borders, coast, legend: LEGEND };
}

export function layOut(board: BoardShape): Layout {
	const geography = geographyOf(board);
	const radii = board.places.map((place) => radiusOf(place.size));
	const spots = apart(geography.spots, radii);
	const settled = { ...geography, spots };
	const curves = curvesOf(board.links, spots, radii);
	const tiles = tilesOf(board, settled, radii, curves, [LEGEND]);
	const labels = labelsOf(board, spots, radii, curves, [LEGEND, ...tiles]);
	const corners = cornersOf(spots, radii, [...labels, ...tiles, LEGEND]);
	const { outlines, borders, coast } = geography;
	return { spots, radii, curves, labels, tiles, corners, outlines, borders, coast, legend: LEGEND };
}

/** Places that would touch are moved apart, both by half: a link between them must show. */
export function apart(spots: Point[], radii: number[]): Point[] {
	const moved = spots.map((spot) => ({ ...spot }));
	for (let sweep = 0; sweep < 60; sweep++) {
		moved.forEach((a, i) => {
			for (let j = 0; j < i; j++) {
				const b = moved[j] as Point;
				const least = (radii[i] as number) + (radii[j] as number) + 14;
				const distance = Math.hypot(a.x - b.x, a.y - b.y) || 0.01;
				if (distance >= least) continue;
				const push = (least - distance) / 2 / distance;
				const [dx, dy] = [(a.x - b.x) * push, (a.y - b.y) * push];
				a.x += dx;
				a.y += dy;
				b.x -= dx;
				b.y -= dy;
			}
		});
		moved.forEach((spot, i) => {
			const edge = (radii[i] as number) + 4;
			spot.x = Math.max(edge, Math.min(SHEET.width - edge, spot.x));
			spot.y = Math.max(edge, Math.min(SHEET.height - edge, spot.y));
		});
	}
	return moved;
}
