/** What happened, told: events as sentences with the rule they come from, and the places they are about. */
import type { Event, LogEntry, Table } from '../api/types';
import { wordsOf } from '../games';
import { say } from '../words/words.svelte';
import type { TableState } from './table.svelte';

export interface Line {
	key: string;
	number: number; // of its entry
	kind: string;
	seat: number | null;
	text: string;
	rule: string;
	places: string[];
	region: string | null;
	event: Event;
}

export const dashed = (word: string) => word.replaceAll('_', '-');

export function nameOf(table: Table, seat: number): string {
	const people = table.you.seats;
	if (people.length === 1 && people[0] === seat) return say('you');
	return table.seats[seat]?.name ?? '?';
}

function lineOf(event: Event, number: number, index: number, { parts, table }: TableState): Line {
	return {
		key: `${number}.${index}`,
		number,
		kind: event.kind,
		seat: event.seat ?? null,
		text: say(`${wordsOf(table!.game)}-event-${dashed(event.kind)}`, parts!.valuesOf(event, table!)),
		rule: parts!.rules[event.kind] ?? '',
		places: parts!.placesOf(event),
		region: typeof event.region === 'string' ? event.region : null,
		event,
	};
}

export function linesOf(entries: LogEntry[], game: TableState): Line[] {
	if (!game.parts || !game.table) return [];
	return entries.flatMap(({ number, events }) => events.map((event, i) => lineOf(event, number, i, game)));
}

/** Committed entries and the draft's steps, as one numbered sequence. */
export function allEntries(log: LogEntry[], table: Table): LogEntry[] {
	const steps = table.draft?.steps ?? [];
	const last = log.at(-1);
	return [
		...log,
		...steps.map((step, i) => ({
			number: table.entries + i + 1,
			entry: step.entry,
			events: step.events,
			at: 0,
			turn: table.position?.turn ?? 0,
			influence: last?.influence ?? [],
		})),
	];
}

/** What others did since a seat's last decision. */
export function sinceLastTurn(log: LogEntry[], seat: number): LogEntry[] {
	const last = log.findLastIndex((entry) => entry.entry.seat === seat);
	return last < 0 ? [] : log.slice(last);
}
