/** Where the things that come and go at a place are shown (its price, the flag, the Boom), so that they hide no name. */
import type { Point } from '../../parts/pieces';
import { cheapest } from './labels';
import { type Box, intrusion, overlap, SHEET } from './shape';

export interface Corners {
	price: Point;
	flag: Point;
	boom: Point;
}

const SIZES: Record<keyof Corners, [number, number]> = { price: [22, 17], flag: [15, 15], boom: [20, 18] };
const WAYS = Array.from({ length: 24 }, (_, i) => (Math.PI * i) / 12);

export function cornersOf(spots: Point[], radii: number[], taken: Box[]): Corners[] {
	const others: Box[] = []; // those of places seen before
	return spots.map((spot, i) => {
		const own: Box[] = [];
		const corners = {} as Corners;
		for (const [thing, size] of Object.entries(SIZES) as [keyof Corners, [number, number]][]) {
			const cost = (box: Box) => costOf(box, i, thing === 'flag' ? 0.3 : 8, spots, radii, taken, own, others);
			const best = cheapest(optionsFor(spot, radii[i] as number, size), cost);
			own.push(best);
			corners[thing] = { x: best.x + best.width / 2, y: best.y + best.height / 2 };
		}
		others.push(...own);
		return corners;
	});
}

/** Around the place, beside its rim or further out. */
function optionsFor({ x, y }: Point, radius: number, [width, height]: [number, number]): Box[] {
	return [3, 8, 12, 16].flatMap((out) =>
		WAYS.map((angle) => ({
			x: x + (radius + out) * Math.cos(angle) - width / 2,
			y: y + (radius + out) * Math.sin(angle) - height / 2,
			width,
			height,
		})),
	);
}

function costOf(
	box: Box,
	place: number,
	shy: number, // how much it minds to lie on its own place: the Boom stays there for turns, and franchises are in it
	spots: Point[],
	radii: number[],
	taken: Box[],
	own: Box[],
	others: Box[],
): number {
	const { x, y, width, height } = box;
	if (x < 2 || y < 2 || x + width > SHEET.width - 2 || y + height > SHEET.height - 2) return Number.POSITIVE_INFINITY;
	const spot = spots[place] as Point;
	let cost = 0.5 * Math.hypot(x + width / 2 - spot.x, y + height / 2 - spot.y); // near its place
	for (const other of taken) cost += 20 * overlap(box, other);
	for (const other of own) cost += 2 * overlap(box, other);
	for (const other of others) cost += overlap(box, other);
	spots.forEach((at, i) => {
		cost += (i === place ? shy : 8) * intrusion(box, at, radii[i] as number);
	});
	return cost;
}
