/** Moves, refusals and places in words, for one table. */
import type { Entry, Event, Fact, Move, Part, RefusedMove, Table } from '../../api/types';
import { dashed, labelOf, nameOf } from '../../state/story';
import { say, type Values } from '../../words/words.svelte';
import type { FranchiseBoard as Board, FranchisePosition, PlaceState, Tile } from './position';

export function tileWords(game: string, tile: Tile): string {
	const [most = 0, second = 0, others = 0] = tile.values;
	return say(`${game}-tile-${tile.kind}`, { most, second, others });
}

function valuesOf(table: Table, entry: Entry): Values {
	const values: Values = {};
	for (const [key, value] of Object.entries(entry)) {
		if (key === 'tile') values.tile = tileWords(table.game, value as Tile);
		else if (key !== 'seat' && key !== 'do') values[key] = value as string | number;
	}
	if (entry.do === 'boom') values.worth = boomWorth(table.position as FranchisePosition, entry.place);
	return values;
}

/** At a scored city the Boom has nothing to double. */
function boomWorth({ places }: FranchisePosition, city?: string | null): 'none' | 'double' {
	return places.find(({ name }) => name === city)?.scored ? 'none' : 'double';
}

/** Parts: "short", without its verb; "heading", over a list of such moves. */
export function moveWords(table: Table, entry: Entry, part = ''): string {
	return say(`${table.game}-move-${dashed(entry.do ?? '')}${part && `.${part}`}`, valuesOf(table, entry));
}

export function priceWords(move: Move): string {
	if (move.price < 0) return `+${say('money', { dollars: -move.price })}`;
	if (move.price > 0 || /expand|road/.test(move.entry.do ?? '')) return say('money', { dollars: move.price });
	return '';
}

/** What follows from a move; a seat by its name, a change of the income with its sign. */
export function followWords(table: Table, { id, values }: Fact): string {
	const { seat, more, milestone, ...others } = values;
	const said: Values = { ...(others as Values), more: Number(more ?? 0) };
	if (typeof seat === 'number') said.name = nameOf(table, seat);
	if (typeof more === 'number') said.change = more < 0 ? `−${-more}` : `+${more}`;
	if (typeof milestone === 'string') said.milestone = say(`${table.game}-milestone-${dashed(milestone)}`);
	return say(`follows-franchise-${id}`, said);
}

export function refusalWords(table: Table, board: Board, { entry, message }: RefusedMove): string {
	const link = board.links.find(
		({ from, to }) => (from === entry.from && to === entry.to) || (from === entry.to && to === entry.from),
	);
	const cash = (table.position as FranchisePosition).players[entry.seat ?? 0]?.cash ?? 0;
	return say(`${table.game}-refusal-${message}`, { ...valuesOf(table, entry), cash, price: link?.price ?? 0 });
}

/** The refusals worth telling: each sentence once, those about what one would try first. */
export function mainRefusals(refused: RefusedMove[]): RefusedMove[] {
	const order = [
		'start',
		'boom',
		'expand',
		'share',
		'place_city',
		'place_region',
		'double',
		'expand_again',
		'expand_far',
	];
	const rank = ({ entry, message }: RefusedMove) =>
		order.indexOf(entry.do ?? '') + (message === 'not-from-there' ? 1.5 : 0);
	const seen = new Set<string>();
	return [...refused]
		.sort((a, b) => rank(a) - rank(b))
		.filter(({ message }) => !seen.has(message) && seen.add(message))
		.slice(0, 2);
}

/** A place in a sentence: what it is, how full, who is there. */
export function placeWords(table: Table, place: PlaceState, town: boolean): string {
	const empty = place.spaces.filter((space) => space === null).length;
	const standing = place.franchises
		.map((count, seat) => (count > 0 ? say('place-standing', { name: labelOf(table, seat), count }) : ''))
		.filter(Boolean)
		.join(', ');
	const state = !place.plays ? 'out' : town ? 'town' : place.scored ? 'scored' : 'city';
	return `${say(`place-${state}`, { size: place.size, empty })}${standing ? ` ${standing}.` : ''}`;
}

/** The sum that led to income or points, out of the event's parts: 2 + 2×3 = 8 → $3, 4 of 7 spaces → +7. */
export function sumOf(event: Event, table: Table): string {
	return event.parts?.length ? (SUMS[event.kind]?.(event, event.parts, table) ?? '') : '';
}

const SUMS: Record<string, (event: Event, parts: Part[], table: Table) => string> = {
	income: incomeSum,
	majority: (event, parts) => citySum('moment-city', event, parts),
	full: fullSum,
	region: standingOf,
	region_dollars: standingOf,
};

function incomeSum({ spaces, dollars }: Event, parts: Part[]): string {
	const counted = parts.map((part) => `${Number(part.times) > 1 ? `${part.times}×` : ''}${part.spaces}`);
	return `${counted.join(' + ')} = ${spaces} → ${say('money', { dollars: Number(dollars) })}`;
}

const countOf = ({ seat }: Event, parts: Part[]) => Number(parts.find((part) => part.seat === seat)?.franchises ?? 0);

const isTied = (event: Event, parts: Part[]) =>
	parts.filter(({ franchises }) => franchises === countOf(event, parts)).length > 1;

function fullSum(event: Event, parts: Part[]): string {
	const sum = citySum('moment-full', event, parts);
	return isTied(event, parts) ? `${sum}, ${say('moment-full-tied')}` : sum;
}

function citySum(id: string, event: Event, parts: Part[]): string {
	return `${say(id, { count: countOf(event, parts), size: Number(parts[0]?.spaces) })} → +${event.points}`;
}

/** How somebody stood in a region; where others stood alike, whose marker put them in order (F5.4). */
function standingOf(event: Event, parts: Part[], table: Table): string {
	const count = countOf(event, parts);
	const all = parts.reduce((sum, { franchises }) => sum + Number(franchises), 0);
	if (parts.filter(({ franchises }) => franchises === count).length < 2) return say('moment-region', { count, all });
	const owner = parts.find(({ marker }) => marker);
	if (!owner) return say('moment-region-tied-order', { count, all });
	return say('moment-region-tied', { count, all, name: nameOf(table, Number(owner.seat)) });
}
