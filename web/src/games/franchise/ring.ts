/** The spaces of a city, drawn as a ring. */
import type { Point } from '../../parts/pieces';
import { RING } from './shape';

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
