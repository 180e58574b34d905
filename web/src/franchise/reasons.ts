/** Why a hinted move is worth it: what the bot says, or, where it gives no reason, what can be seen on the board. */
import type { Hint, Move } from '../api/types';
import type { TableState } from '../state/table.svelte';
import { say } from '../words/words.svelte';
import { boardOf, positionOf } from './position';

export function reasonsFor(game: TableState, { move, reasons }: Hint): string {
	if (reasons.length === 0) return seenReason(game, move);
	return reasons.map(({ id, values }) => say(id, values)).join(' ');
}

function seenReason(game: TableState, move: Move): string {
	const [position, board] = [positionOf(game), boardOf(game)];
	const name = move.places.at(-1);
	const index = board.places.findIndex((place) => place.name === name);
	const place = position?.places[index];
	const seat = move.entry.seat ?? 0;
	if (move.entry.do === 'done') return say(move.commits ? 'reason-end-turn' : 'reason-save');
	if (!place) return '';
	const region = position.regions.find((other) => other.name === board.places[index]?.region);
	const values = { place: place.name, region: region?.name ?? '', left: region?.left ?? 0, price: move.price };
	if (board.places[index]?.town) return say(region && region.left <= 2 ? 'reason-region' : 'reason-town', values);
	const empty = place.spaces.filter((space) => space === null).length;
	const own = (place.franchises[seat] ?? 0) + place.middle + 1;
	if (own * 2 > place.size) return say('reason-majority', { ...values, size: place.size });
	if (move.entry.do === 'share' || move.entry.do === 'double')
		return say('reason-share', { ...values, own, size: place.size });
	return say('reason-income', { ...values, empty });
}
