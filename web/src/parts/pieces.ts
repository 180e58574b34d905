/** Players' pieces. Colour never stands alone: every colour has its own shape. */
export interface Point {
	x: number;
	y: number;
}

export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'violet';
export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green', 'violet'];

/** The shape of a colour's pieces, as a path around (0, 0) that fills a circle of radius 1. */
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

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
