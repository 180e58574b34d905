/** What moves on the map: franchises along their link, money and influence to whoever gains it. */
import type { Point } from '../../parts/pieces';
import { centreOf, seatOf } from '../../parts/spots';
import type { Line } from '../../state/story';
import type { TableState } from '../../state/table.svelte';
import type { Flight, Scene } from '../../state/telling.svelte';
import { say } from '../../words/words.svelte';
import { boardOf } from './position';

export const SCENES: Record<string, Scene> = {
	start: { sound: 'place' },
	boom: { sound: 'place' },
	income: { sound: 'coin', own: true },
	expand: { sound: 'place' },
	expand_again: { sound: 'place' },
	expand_far: { sound: 'place' },
	cash: { sound: 'coin' },
	share: { sound: 'place' },
	double: { sound: 'place' },
	majority: { sound: 'score', own: true },
	full: { sound: 'score', own: true },
	region: { sound: 'region', own: true },
	region_dollars: { sound: 'region', own: true },
	track: { sound: 'score', own: true },
	milestone: { sound: 'score', own: true },
	end: { sound: 'end', own: true },
};
export const MARKED = ['start', 'expand', 'expand_again', 'expand_far', 'share', 'double'];

const STOPS = 12; // points of a link a franchise passes
const COINS = 6;

const placeAt = (game: TableState, name: unknown): Point | null =>
	centreOf(`.spot[data-place="${boardOf(game).places.findIndex((place) => place.name === name)}"]`);

/** Along the link as it is drawn. */
function alongLink(game: TableState, from: unknown, to: unknown): Point[] {
	const { links } = boardOf(game);
	const index = links.findIndex(
		(link) => [link.from, link.to].includes(from as string) && [link.from, link.to].includes(to as string),
	);
	const path = document.querySelector<SVGPathElement>(`[data-link="${index}"] .reach`);
	const matrix = path?.getScreenCTM();
	if (!path || !matrix) return [];
	const length = path.getTotalLength();
	const points = Array.from({ length: STOPS + 1 }, (_, i) => {
		const { x, y } = path.getPointAtLength((length * i) / STOPS).matrixTransform(matrix);
		return { x, y };
	});
	return links[index]?.from === from ? points : points.reverse();
}

function straight(from: Point | null, to: Point | null, flight: Omit<Flight, 'path'>): Flight[] {
	return from && to ? [{ ...flight, path: [from, to] }] : [];
}

export function perform({ event, seat }: Line, game: TableState): Flight[] {
	const colour = game.colours[seat ?? 0] ?? 'red';
	const home = seat === null ? null : seatOf(seat);
	const { kind, from, to, place, region, points, parts = [] } = event;
	if (kind === 'expand' || kind === 'expand_again') {
		const path = alongLink(game, from, to);
		return path.length > 0 ? [{ path, colour, kind: 'piece-flight' }] : [];
	}
	if (kind === 'income')
		return parts
			.slice(0, COINS)
			.flatMap((part, i) => straight(placeAt(game, part.place), home, { kind: 'coin', text: '$', after: i / 20 }));
	if (kind === 'majority' || kind === 'full')
		return straight(placeAt(game, place), home, {
			kind: `prize ${colour}`,
			text: say('gain', { points: Number(points) }),
		});
	if (kind === 'region' || kind === 'track') {
		const tile = centreOf(`[data-region="${boardOf(game).regions.findIndex(({ name }) => name === region)}"]`);
		return straight(tile, home, { kind: `prize ${colour}`, text: say('gain', { points: Number(points) }) });
	}
	if (typeof place === 'string') return straight(home, placeAt(game, place), { colour, kind: 'piece-flight' });
	return [];
}
