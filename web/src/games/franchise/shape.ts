/** What a board is, for drawing: places, links and regions in board order. Everything else refers to them by number. */

import type { Point } from '../../parts/pieces';
import type { FranchiseBoard } from './position';

export type { Point };

export interface PlaceShape {
	name: string;
	region: number;
	size: number; // spaces of a city, 0 for a town
	at: [number, number] | null; // latitude, longitude
}

export interface LinkShape {
	ends: [number, number];
	price: number;
}

export interface RegionShape {
	name: string;
	states: string; // postal codes of the states it is drawn as; may be empty
}

export interface BoardShape {
	places: PlaceShape[];
	links: LinkShape[];
	regions: RegionShape[];
}

/** The server's board, which goes by names, as one that goes by numbers. Roomy: any city tile of its class will fit (F9.1). */
export function shapeOf(board: FranchiseBoard, roomy = false): BoardShape {
	const room = (size: number) =>
		Math.max(size, ...(roomy ? (board.size_classes.find((sizes) => sizes.includes(size)) ?? []) : []));
	const region = new Map(board.regions.map(({ name }, index) => [name, index]));
	const place = new Map(board.places.map(({ name }, index) => [name, index]));
	return {
		places: board.places.map(({ name, region: within, size, at }) => ({
			name,
			region: region.get(within) ?? 0,
			size: size && room(size),
			at,
		})),
		links: board.links.map(({ from, to, price }) => ({ ends: [place.get(from) ?? 0, place.get(to) ?? 0], price })),
		regions: board.regions.map(({ name, states }) => ({ name, states })),
	};
}

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The sheet the board is drawn on, in its own units. */
export const SHEET: Box = { x: 0, y: 0, width: 1000, height: 640 };

export const TOWN_RADIUS = 9;
export const RING = 10; // thickness of a city's ring of spaces

export function radiusOf(size: number): number {
	return size === 0 ? TOWN_RADIUS : 15 + 1.35 * size;
}

export function overlap(a: Box, b: Box): number {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return width > 0 && height > 0 ? width * height : 0;
}

/** How deep a box reaches into a disc; 0 where they are apart. */
export function intrusion(box: Box, centre: Point, radius: number): number {
	const dx = Math.max(box.x - centre.x, 0, centre.x - box.x - box.width);
	const dy = Math.max(box.y - centre.y, 0, centre.y - box.y - box.height);
	return dx > radius || dy > radius ? 0 : Math.max(0, radius - Math.sqrt(dx * dx + dy * dy));
}
