/** The drawing of a board, computed once: spots, curves, names, tiles. It knows nothing of a game in progress. */
import { type Curve, curvesOf } from './bends';
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
		layout = layOut(board);
		drawn.set(board, layout);
	}
	return layout;
}

function layOut(board: BoardShape): Layout {
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
