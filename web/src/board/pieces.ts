/** Small drawings: a player's franchise, the spaces of a city. Colour never stands alone: every colour has its own shape. */
import { type Point, RING } from './shape';

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'violet';
export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green', 'violet'];

/** The shape of a colour's franchises, as a path around (0, 0) that fills a circle of radius 1. */
const SHAPES: Record<Colour, [number, number][]> = {
	red: circle(),
	blue: turned(4, 45, 1.1),
	yellow: turned(3, -90, 1.2).map(([x, y]) => [x, y + 0.18]),
	green: turned(4, 0, 1.15),
	violet: star(),
};

function turned(corners: number, degrees: number, radius: number): [number, number][] {
	return Array.from({ length: corners }, (_, i) => {
		const angle = ((degrees + (360 * i) / corners) * Math.PI) / 180;
		return [radius * Math.cos(angle), radius * Math.sin(angle)];
	});
}

function circle(): [number, number][] {
	return turned(20, 0, 0.95);
}

function star(): [number, number][] {
	return turned(10, -90, 1).map(([x, y], i) => (i % 2 ? [0.5 * x, 0.5 * y] : [1.2 * x, 1.2 * y]));
}

export function pieceOf(colour: string, radius: number, { x, y }: Point = { x: 0, y: 0 }): string {
	const corners = SHAPES[colour as Colour] ?? SHAPES.red;
	return `M${corners.map(([dx, dy]) => `${round(x + radius * dx)} ${round(y + radius * dy)}`).join('L')}Z`;
}

/** Space number `index` of a city with `size` spaces: a piece of the ring, clockwise from the top. */
export function spaceOf(index: number, size: number, outer: number): string {
	const inner = outer - RING;
	const gap = 0.7; // on each side, in units of length
	const [start, end] = [angleOf(index, size), angleOf(index + 1, size)];
	const at = (radius: number, angle: number, turn: number) => {
		const shifted = angle + (turn * gap) / radius;
		return `${round(radius * Math.cos(shifted))} ${round(radius * Math.sin(shifted))}`;
	};
	const large = size < 2 ? 1 : 0;
	return (
		`M${at(outer, start, 1)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${at(outer, end, -1)}` +
		`L${at(inner, end, -1)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(inner, start, 1)}Z`
	);
}

export function middleOf(index: number, size: number, outer: number): Point {
	const angle = angleOf(index + 0.5, size);
	const radius = outer - RING / 2;
	return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** What a city's space shows while it is empty: the first a franchise sign, then size − 1 … 1 (F1.2). */
export function numberOn(index: number, size: number): number | null {
	return index === 0 ? null : size - index;
}

function angleOf(space: number, size: number): number {
	return -Math.PI / 2 + (2 * Math.PI * space) / size;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
