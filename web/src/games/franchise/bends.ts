/**
 * How links run: straight where they can, bent a little where a straight line would pass through a place or lie along another
 * link (Seattle–San Francisco by way of Portland, Chicago–New York over Pittsburgh's links).
 */
import type { LinkShape, Point } from './shape';

export interface Curve {
	from: Point;
	control: Point;
	to: Point;
	middle: Point; // where its price is shown
}

const BENDS = [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2]; // of the link's length
const SWEEPS = 4;
const STEP = 9; // between the points a curve is judged by
const CLEARANCE = 5; // kept from places it does not join
const APART = 7; // kept from links it runs beside

interface Run {
	bend: number;
	curve: Curve;
	points: Point[];
	box: [number, number, number, number];
}

export function curvesOf(links: LinkShape[], spots: Point[], radii: number[]): Curve[] {
	const runs = links.map((link) => runOf(link, 0, spots, radii));
	for (let sweep = 0; sweep < SWEEPS; sweep++) {
		links.forEach((link, i) => {
			const options = BENDS.map((bend) => runOf(link, bend, spots, radii));
			const costs = options.map((run) => costOf(run, i, link, runs, links, spots, radii));
			runs[i] = options[costs.indexOf(Math.min(...costs))] as Run;
		});
	}
	return runs.map((run) => run.curve);
}

export function pathOf(curve: Curve): string {
	const { from, control, to } = curve;
	return `M${r(from.x)} ${r(from.y)}Q${r(control.x)} ${r(control.y)} ${r(to.x)} ${r(to.y)}`;
}

function r(value: number): number {
	return Math.round(value * 10) / 10;
}

export function pointOn({ from, control, to }: Curve, t: number): Point {
	const a = (1 - t) ** 2;
	const b = 2 * t * (1 - t);
	const c = t ** 2;
	return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}

export function pointsOn(curve: Curve, step = STEP): Point[] {
	const length = Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y);
	const count = Math.max(3, Math.round(length / step));
	return Array.from({ length: count - 1 }, (_, i) => pointOn(curve, (i + 1) / count));
}

function runOf(link: LinkShape, bend: number, spots: Point[], radii: number[]): Run {
	const a = spots[link.ends[0]] as Point;
	const b = spots[link.ends[1]] as Point;
	const control = {
		x: (a.x + b.x) / 2 + 2 * bend * (a.y - b.y),
		y: (a.y + b.y) / 2 + 2 * bend * (b.x - a.x),
	};
	const whole = { from: a, control, to: b, middle: a };
	const curve = { ...whole, middle: pointOn(whole, 0.5) };
	const own = (at: Point, end: 0 | 1) =>
		Math.hypot(at.x - (end ? b : a).x, at.y - (end ? b : a).y) < (radii[link.ends[end]] as number);
	const points = pointsOn(curve).filter((at) => !own(at, 0) && !own(at, 1));
	const xs = points.map((at) => at.x);
	const ys = points.map((at) => at.y);
	return { bend, curve, points, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function costOf(
	run: Run,
	index: number,
	link: LinkShape,
	runs: Run[],
	links: LinkShape[],
	spots: Point[],
	radii: number[],
): number {
	let cost = 8 * Math.abs(run.bend) + 0.9 * run.bend ** 2 * run.points.length * STEP;
	spots.forEach((spot, place) => {
		if (link.ends.includes(place)) return;
		const room = (radii[place] as number) + CLEARANCE;
		if (isFarFrom(run, spot, room)) return;
		const nearest = Math.sqrt(Math.min(...run.points.map((at) => squared(at, spot))));
		if (nearest < room) cost += 12 + 3 * (room - nearest);
		if (nearest < room - CLEARANCE + 2) cost += 60; // it would run through the place
	});
	runs.forEach((other, i) => {
		if (i !== index) cost += beside(run, other, sharesEnd(link, links[i] as LinkShape));
	});
	return cost;
}

function squared(a: Point, b: Point): number {
	return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function sharesEnd(a: LinkShape, b: LinkShape): boolean {
	return a.ends.some((end) => b.ends.includes(end));
}

function isFarFrom({ box: [left, top, right, bottom] }: Run, { x, y }: Point, room: number): boolean {
	return x < left - room || x > right + room || y < top - room || y > bottom + room;
}

/** How long one runs beside the other. Two that merely cross are near at a point or two; two from one place start out near. */
function beside(a: Run, b: Run, meet: boolean): number {
	if (
		a.box[0] > b.box[2] + APART ||
		b.box[0] > a.box[2] + APART ||
		a.box[1] > b.box[3] + APART ||
		b.box[1] > a.box[3] + APART
	) {
		return 0;
	}
	let near = 0;
	for (const at of a.points) {
		if (!isFarFrom(b, at, APART) && b.points.some((other) => squared(at, other) < APART ** 2)) near++;
	}
	return Math.max(0, near - (meet ? 1 : 2)) * 2.2;
}
