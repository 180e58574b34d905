/** Where names and region tiles go, so that none hides another, a place, or more of the links than it must. */
import { type Curve, pointsOn } from './bends';
import type { Geography } from './geography';
import { type BoardShape, type Box, intrusion, overlap, type Point, SHEET } from './shape';

export const LABEL_SIZE = 12.5;
export const TILE: Pick<Box, 'width' | 'height'> = { width: 64, height: 33 };
const GAP = 2; // between a place and its name
const SWEEPS = 6;

/** The width of a name in the condensed type of the map, judged generously: measuring text needs a page. */
export function widthOf(name: string): number {
	let ems = 0;
	for (const letter of name) ems += /[ijltI.' ]/.test(letter) ? 0.25 : /[mwMW]/.test(letter) ? 0.68 : 0.45;
	return ems * LABEL_SIZE + 3;
}

/** Spots for the region tiles: inside the region where there is room, near its middle. */
export function tilesOf(
	board: BoardShape,
	geography: Geography,
	radii: number[],
	curves: Curve[],
	taken: Box[],
): Box[] {
	const roads = curves.flatMap((curve) => pointsOn(curve, 8));
	const placed: Box[] = [...taken];
	return board.regions.map((_, region) => {
		const own = geography.spots.filter((_, i) => board.places[i]?.region === region);
		const centre = { x: mean(own.map((at) => at.x)), y: mean(own.map((at) => at.y)) };
		const near = roads.filter((at) => isIn({ x: centre.x - 240, y: centre.y - 240, width: 480, height: 480 }, at));
		const cost = (box: Box) => tileCost(box, region, centre, geography, radii, near, placed);
		const rough = cheapest(around(centre, 180, 12), cost);
		const best = cheapest(around({ x: rough.x + TILE.width / 2, y: rough.y + TILE.height / 2 }, 9, 3), cost);
		placed.push(best);
		return best;
	});
}

function around(centre: Point, reach: number, step: number): Box[] {
	const boxes: Box[] = [];
	for (let dx = -reach; dx <= reach; dx += step) {
		for (let dy = -reach; dy <= reach; dy += step) {
			boxes.push({ x: centre.x + dx - TILE.width / 2, y: centre.y + dy - TILE.height / 2, ...TILE });
		}
	}
	return boxes;
}

/** The first of those that cost least. */
export function cheapest(boxes: Box[], cost: (box: Box) => number): Box {
	return boxes[least(boxes.map(cost))] as Box;
}

function tileCost(
	box: Box,
	region: number,
	centre: Point,
	{ spots, regionAt }: Geography,
	radii: number[],
	roads: Point[],
	placed: Box[],
): number {
	if (isOffSheet(box)) return Number.POSITIVE_INFINITY;
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	let cost = Math.hypot(middle.x - centre.x, middle.y - centre.y) / 5;
	const corners = [middle, ...cornersOf(box)].map(regionAt);
	for (const found of corners) cost += found === region ? 0 : found === -1 ? 14 : 40;
	spots.forEach((spot, i) => {
		cost += 40 * intrusion(box, spot, (radii[i] as number) + 4) + 0.8 * intrusion(box, spot, (radii[i] as number) + 22);
	});
	for (const other of placed) cost += 10 * overlap(grown(box, 4), other);
	const wide = grown(box, 2);
	for (const at of roads) if (isIn(wide, at)) cost += 3;
	return cost;
}

function cornersOf({ x, y, width, height }: Box): Point[] {
	return [
		{ x, y },
		{ x: x + width, y },
		{ x, y: y + height },
		{ x: x + width, y: y + height },
	];
}

/** A box for the name of every place. */
export function labelsOf(board: BoardShape, spots: Point[], radii: number[], curves: Curve[], taken: Box[]): Box[] {
	const roads = curves.flatMap((curve) => pointsOn(curve, 4));
	const options = board.places.map((place, i) =>
		candidates(widthOf(place.name), spots[i] as Point, radii[i] as number),
	);
	const fixed = options.map((boxes, i) => {
		const { x, y } = spots[i] as Point;
		const near = roads.filter((at) => isIn({ x: x - 120, y: y - 60, width: 240, height: 120 }, at));
		return boxes.map((box, rank) => rank * 0.35 + fixedCost(box, spots, radii, near, taken));
	});
	const chosen = options.map((boxes, i) => boxes[least(fixed[i] as number[])] as Box);
	for (let sweep = 0; sweep < SWEEPS; sweep++) {
		options.forEach((boxes, i) => {
			const costs = boxes.map((box, k) => {
				let cost = fixed[i]?.[k] as number;
				chosen.forEach((other, j) => {
					if (j !== i) cost += 20 * overlap(grown(box, 1), other);
				});
				return cost;
			});
			chosen[i] = boxes[least(costs)] as Box;
		});
	}
	return chosen;
}

/** Beside, below, above, then aslant; further off only where nothing nearer is free. */
function candidates(width: number, { x, y }: Point, radius: number): Box[] {
	const height = LABEL_SIZE;
	const boxes: Box[] = [];
	for (const gap of [GAP, GAP + 5, GAP + 11]) {
		const out = radius + gap;
		for (const degrees of [0, 180, 90, 270, 30, 150, 330, 210, 60, 120, 300, 240, 15, 345, 165, 195]) {
			const angle = (degrees * Math.PI) / 180;
			const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
			// The box touches the circle `out` around the place on the side it lies on.
			boxes.push({
				x: x + out * dx - (width / 2) * (1 - clamp(1.6 * dx)),
				y: y + out * dy - (height / 2) * (1 - clamp(1.6 * dy)),
				width,
				height,
			});
		}
	}
	return boxes;
}

function clamp(value: number): number {
	return Math.max(-1, Math.min(1, value));
}

function fixedCost(box: Box, spots: Point[], radii: number[], roads: Point[], taken: Box[]): number {
	if (isOffSheet(box)) return Number.POSITIVE_INFINITY;
	let cost = 0;
	spots.forEach((spot, i) => {
		cost += 60 * intrusion(box, spot, (radii[i] as number) + 1);
	});
	for (const other of taken) cost += 20 * overlap(grown(box, 1), other);
	for (const at of roads) if (isIn(box, at)) cost += 0.9;
	return cost;
}

function isIn(box: Box, { x, y }: Point): boolean {
	return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function isOffSheet(box: Box): boolean {
	return box.x < 4 || box.y < 4 || box.x + box.width > SHEET.width - 4 || box.y + box.height > SHEET.height - 4;
}

export function grown({ x, y, width, height }: Box, by: number): Box {
	return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function least(costs: number[]): number {
	return costs.indexOf(Math.min(...costs));
}

function mean(values: number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
