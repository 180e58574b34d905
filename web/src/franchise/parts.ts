/** What Franchise adds to the table. */
import './board.css';
import './franchise.css';
import type { Event, Table } from '../api/types';
import type { GameParts } from '../games';
import { dashed, nameOf } from '../state/story';
import type { TableState } from '../state/table.svelte';
import { say, type Values } from '../words/words.svelte';
import Map from './Map.svelte';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import { moveWords, priceWords } from './phrases';
import { positionOf } from './position';
import { reasonsFor } from './reasons';
import { sumsOf } from './sums';
import Tracks from './Tracks.svelte';
import Turn from './Turn.svelte';

const RULES: Record<string, string> = {
	start: 'F2.3',
	boom: 'F8.4',
	income: 'F3.1',
	expand: 'F3.2',
	expand_far: 'F8.8',
	road: 'F8.8',
	cash: 'F6.4',
	share: 'F3.3',
	double: 'F6.3',
	open: 'F3.4',
	majority: 'F4.2',
	full: 'F4.3',
	tie_break: 'F4.5',
	milestone: 'F8.2',
	region: 'F5.2',
	region_dollars: 'F8.7',
	bonus_back: 'F8.7',
	development_tile: 'F8.7',
	road_tile: 'F8.7',
	track: 'F5.5',
	final: 'F7.3',
	end: 'F7',
};

/** The words of a milestone, a source, a way to end; a seat by its name, or "You". */
function valuesOf(event: Event, table: Table): Values {
	const values: Values = {};
	for (const [key, value] of Object.entries(event)) {
		if (key === 'kind') continue;
		if (key === 'seat') values.seat = nameOf(table, Number(value));
		else if (key === 'milestone' || key === 'source' || key === 'end')
			values[key] = say(`franchise-${key}-${dashed(String(value))}`);
		else values[key] = value as string | number;
	}
	return values;
}

function guideOf(game: TableState): string {
	const { phase, places } = positionOf(game);
	if (!game.mine) return game.seat === null ? '' : 'guide-wait';
	return `guide-${phase === 'expand' && places.some((place) => place.marker) ? 'expanded' : dashed(phase)}`;
}

function goOn(game: TableState): void {
	const done = game.moves.find(({ entry }) => entry.do === 'done' || entry.do === 'stay');
	if (done) void game.play(done.entry);
}

export const parts: GameParts = {
	Board: Map,
	Turn,
	Players,
	Strip: Tracks,
	Moves,
	rules: RULES,
	told: [
		'start',
		'boom',
		'expand',
		'expand_far',
		'share',
		'majority',
		'full',
		'region',
		'region_dollars',
		'track',
		'milestone',
		'cash',
		'double',
	],
	idle: 'since-idle',
	moments: ['income', 'majority', 'full', 'region', 'region_dollars', 'track', 'milestone'],
	hasHands: false,
	sources: ['cities', 'regions', 'track', 'towns', 'cash', 'tiles'],
	tell: (event, table) => say(`franchise-event-${dashed(event.kind)}`, valuesOf(event, table)),
	placesOf: ({ from, to, place }) => [from, to, place].filter((name): name is string => typeof name === 'string'),
	sumsOf,
	moveWords: ({ table }, move, part) =>
		move.entry.do === 'done' ? say(move.commits ? 'do-end-turn' : 'do-go-on') : moveWords(table!, move.entry, part),
	priceWords,
	reasonsFor,
	guideOf,
	goOn,
};
