/** Where things are on the page, in the window's pixels, for what travels between them. */
import type { Point } from './pieces';

/** The middle of the first of these elements; null where there is none, or it is not drawn. */
export function centreOf(selector: string): Point | null {
	const box = document.querySelector(selector)?.getBoundingClientRect();
	if (!box || (box.width === 0 && box.height === 0)) return null;
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The row of a player; on a narrow screen it may be out of sight, and is aimed at all the same. */
export function seatOf(seat: number): Point | null {
	return centreOf(`.players [data-seat="${seat}"] .mark`);
}
