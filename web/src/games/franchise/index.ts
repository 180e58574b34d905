/** What Franchise adds to the table. */
import './board.css';
import './franchise.css';
import type { Event, Table } from '../../api/types';
import { dashed, nameOf } from '../../state/story';
import type { TableState } from '../../state/table.svelte';
import { say, type Values } from '../../words/words.svelte';
import type { GameParts } from '..';
import Map from './Map.svelte';
import Moves from './Moves.svelte';
import Players from './Players.svelte';
import { MARKED, perform, SCENES } from './perform';
import { followWords, moveWords, priceWords, sumOf } from './phrases';
import { positionOf } from './position';
import Tracks from './Tracks.svelte';
import Turn from './Turn.svelte';

/** Worth telling to whoever was away. */
const TOLD = [
	'start',
	'boom',
	'expand',
	'expand_again',
	'expand_far',
	'share',
	'majority',
	'full',
	'region',
	'region_dollars',
	'track',
	'upright',
	'milestone',
	'cash',
	'double',
];

/** The words of a milestone, a source, a way to end; a seat by its name, or "You". */
function valuesOf(event: Event, table: Table): Values {
	const values: Values = {};
	for (const [key, value] of Object.entries(event)) {
		if (key === 'kind' || key === 'rule' || key === 'parts') continue;
		if (key === 'seat') values.seat = nameOf(table, Number(value));
		else if (key === 'milestone' || key === 'source' || key === 'end')
			values[key] = say(`franchise-${key}-${dashed(String(value))}`);
		else values[key] = value as string | number;
	}
	return values;
}

function guideOf(game: TableState): string {
	const { phase, places } = positionOf(game);
	if (!game.mine) return game.seat === null ? '' : 'guide-franchise-wait';
	return `guide-franchise-${phase === 'expand' && places.some((place) => place.marker) ? 'expanded' : dashed(phase)}`;
}

function goOn(game: TableState): void {
	const done = game.moves.find(({ entry }) => entry.do === 'done' || entry.do === 'stay');
	if (done) game.pick(done);
}

/** By what has happened at the table so far. */
const NOTES: Record<string, string> = {
	majority: 'city',
	full: 'city',
	region: 'region',
	region_dollars: 'region',
	expand_again: 'star',
	double: 'star',
	cash: 'star',
};

function notesOf(game: TableState): string[] {
	const happened = game.entries.flatMap(({ events }) => events.flatMap(({ kind }) => NOTES[kind] ?? []));
	return [...happened, ...(positionOf(game).closing ? ['last'] : [])];
}

export const parts: GameParts = {
	Board: Map,
	Turn,
	Players,
	Strip: Tracks,
	Moves,
	presets: {
		first: { start: 'introductory' }, // the towns are dealt
		classic: {},
		everything: { milestones: true, boom: true, region_tiles: 'all' },
	},
	scenes: SCENES,
	marked: MARKED,
	perform,
	isTold: ({ kind, seat }, viewer) => TOLD.includes(kind) && !(kind === 'share' && seat === viewer),
	tell: (event, table) => say(`franchise-event-${dashed(event.kind)}`, valuesOf(event, table)),
	sumOf,
	placesOf: ({ from, to, place }) => [from, to, place].filter((name): name is string => typeof name === 'string'),
	moveWords: ({ table }, move, part) =>
		move.entry.do === 'done' ? say(move.commits ? 'do-end-turn' : 'do-go-on') : moveWords(table!, move.entry, part),
	priceWords,
	followWords: ({ table }, follows) => followWords(table!, follows),
	guideOf,
	notesOf,
	isClosing: (game) => positionOf(game).closing,
	picture: () => document.querySelector<SVGSVGElement>('.map .board'),
	goOn,
};
