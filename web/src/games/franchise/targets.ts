/** What can be picked on the board: handed to the drawing, handed back as a choice. */
import type { Point } from './shape';

export interface Target {
	place: number | null;
	link: number | null;
	region: number | null;
}

export const NOTHING: Target = { place: null, link: null, region: null };

/** A glow on a place or a link: it can be picked, at this price. */
export interface Glow {
	price: string; // in words: "$3", "free", or empty where nothing is paid
	hinted: boolean;
	uses: boolean; // a bonus tile
}

/** Points somebody has just gained at a place. */
export interface Gain {
	key: string;
	place: number;
	text: string;
	colour: string;
}

/** The last move of a player, on the board. */
export interface Trace {
	place: number;
	link: number | null;
	colour: string;
	level: number; // of several around one place
}

/** The place an arrow key leads to from another: the nearest within 50° of its direction. */
export function neighbour(spots: Point[], from: number, key: string): number {
	const heading = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
	const start = spots[from];
	if (!heading || !start) return from;
	const [hx = 0, hy = 0] = heading;
	let best = from;
	let least = Number.POSITIVE_INFINITY;
	spots.forEach((spot, i) => {
		const [dx, dy] = [spot.x - start.x, spot.y - start.y];
		const along = dx * hx + dy * hy;
		const aside = Math.abs(dx * hy) + Math.abs(dy * hx);
		if (i === from || along <= 0 || aside > 1.2 * along) return;
		const cost = along + 1.5 * aside;
		if (cost < least) [best, least] = [i, cost];
	});
	return best;
}
