/** Where things are on earth, brought onto the sheet: the regions' outlines, and a spot for every place. */
import { type GeoProjection, geoAlbers, geoMercator, geoPath } from 'd3-geo';
import type { Feature, MultiPoint, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as Shape, Topology } from 'topojson-specification';
import atlas from './made/states.json';
import { type BoardShape, type Point, SHEET } from './shape';

type States = Topology<{ states: GeometryCollection }>;
const map = atlas as unknown as States;
const NEW_ENGLAND = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'];
const MARGIN = 18;

export interface Geography {
	spots: Point[]; // by place
	outlines: string[]; // by region: an SVG path, empty where the board names no states
	borders: string; // between the states of a region
	coast: string;
	regionAt(point: Point): number; // −1 at sea
}

/** The postal codes in a region's list of states, such as "NY PA and New England". */
export function statesOf(words: string): string[] {
	const codes = words.match(/\b[A-Z]{2}\b/g) ?? [];
	return words.includes('New England') ? [...codes, ...NEW_ENGLAND] : codes;
}

export function geographyOf(board: BoardShape): Geography {
	const regionOf = new Map<string, number>();
	board.regions.forEach((region, index) => {
		for (const code of statesOf(region.states)) regionOf.set(code, index);
	});
	return regionOf.size > 0 && board.places.every((place) => place.at) ? statewise(board, regionOf) : plain(board);
}

/** Regions as groups of states. */
function statewise(board: BoardShape, regionOf: Map<string, number>): Geography {
	const states = map.objects.states.geometries as Shape[];
	const nation = feature(map, map.objects.states);
	const projection = geoAlbers().fitExtent(
		[
			[MARGIN, MARGIN],
			[SHEET.width - MARGIN, SHEET.height - MARGIN],
		],
		nation,
	);
	const path = geoPath(projection).digits(1);
	const spots = spotsOf(board, projection);
	const owner = states.map(
		(state) => regionOf.get(String(state.id)) ?? nearestRegion(board, spots, path.centroid(feature(map, state))),
	);
	const outlines = board.regions.map(
		(_, region) => path(merge(map, states.filter((_, i) => owner[i] === region) as never)) ?? '',
	);
	const indexOf = new Map(states.map((state, i) => [state as unknown, owner[i]]));
	const borders = path(mesh(map, map.objects.states, (a, b) => a !== b && indexOf.get(a) === indexOf.get(b))) ?? '';
	const coast = path(merge(map, states as never)) ?? '';
	const lands = states.map((state) => ringsOf(feature(map, state) as Feature<MultiPolygon>, projection));
	const regionAt = (point: Point) => {
		const state = lands.findIndex((rings) => rings.some((ring) => isWithin(point, ring)) && isInside(point, rings));
		return state < 0 ? -1 : (owner[state] ?? -1);
	};
	return { spots, outlines, borders, coast, regionAt };
}

/** A board that names no states: places where they are, or, where even that is not said, region by region on a ring. */
function plain(board: BoardShape): Geography {
	const spots = board.places.every((place) => place.at) ? spotsOf(board, fitted(board)) : onARing(board);
	return { spots, outlines: board.regions.map(() => ''), borders: '', coast: '', regionAt: () => -1 };
}

function fitted(board: BoardShape): GeoProjection {
	const points: MultiPoint = { type: 'MultiPoint', coordinates: board.places.map((place) => lonLat(place.at)) };
	const room = 3 * MARGIN; // labels need more than places do
	return geoMercator().fitExtent(
		[
			[room, room],
			[SHEET.width - room, SHEET.height - room],
		],
		points,
	);
}

function lonLat(at: [number, number] | null): [number, number] {
	return at ? [at[1], at[0]] : [0, 0];
}

function spotsOf(board: BoardShape, projection: GeoProjection): Point[] {
	return board.places.map((place) => {
		const [x, y] = projection(lonLat(place.at)) ?? [0, 0];
		return { x, y };
	});
}

function onARing(board: BoardShape): Point[] {
	const count = board.regions.length;
	return board.places.map((place, index) => {
		const mates = board.places.filter((other) => other.region === place.region);
		const turn = (2 * Math.PI * place.region) / count;
		const step = (2 * Math.PI * mates.indexOf(place)) / mates.length + index;
		const spread = mates.length > 1 ? 62 : 0;
		return {
			x: SHEET.width / 2 + 370 * Math.cos(turn) + spread * Math.cos(step),
			y: SHEET.height / 2 + 225 * Math.sin(turn) + spread * Math.sin(step),
		};
	});
}

function nearestRegion(board: BoardShape, spots: Point[], [x, y]: [number, number]): number {
	let best = 0;
	spots.forEach((spot, i) => {
		const least = spots[best] as Point;
		if (Math.hypot(spot.x - x, spot.y - y) < Math.hypot(least.x - x, least.y - y)) best = i;
	});
	return board.places[best]?.region ?? 0;
}

interface Ring {
	corners: [number, number][];
	box: [number, number, number, number]; // left, top, right, bottom
}

function ringsOf(land: Feature, projection: GeoProjection): Ring[] {
	const shape = land.geometry;
	const polygons =
		shape.type === 'Polygon' ? [shape.coordinates] : shape.type === 'MultiPolygon' ? shape.coordinates : [];
	return polygons.flat().map((ring) => {
		const corners = ring.map((at): [number, number] => projection([at[0] ?? 0, at[1] ?? 0]) ?? [0, 0]);
		const xs = corners.map(([x]) => x);
		const ys = corners.map(([, y]) => y);
		return { corners, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
	});
}

function isWithin({ x, y }: Point, { box: [left, top, right, bottom] }: Ring): boolean {
	return x > left && x < right && y > top && y < bottom;
}

/** Even-odd rule, over all rings together. */
function isInside(point: Point, rings: Ring[]): boolean {
	let inside = false;
	for (const { corners } of rings) {
		for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
			const [ax, ay] = corners[i] as [number, number];
			const [bx, by] = corners[j] as [number, number];
			if (ay > point.y !== by > point.y && point.x < ((bx - ax) * (point.y - ay)) / (by - ay) + ax) inside = !inside;
		}
	}
	return inside;
}
