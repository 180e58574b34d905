/** What happened, told: events as sentences with the rule they come from, and the places they are about. */
import type { Event, LogEntry, Table } from '../api/types';
import { say, type Values } from '../words/words.svelte';

/** The rule each kind of event follows: cited in the log. */
const RULE_OF: Record<string, string> = {
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

export interface Line {
	key: string;
	kind: string;
	seat: number | null;
	text: string;
	rule: string;
	places: string[];
	region: string | null;
}

const dashed = (word: string) => word.replaceAll('_', '-');

/** Names a sentence can use: the words of a milestone, a source, a way to end; a seat by its name, or "You". */
function valuesOf(event: Event, table: Table): Values {
	const values: Values = {};
	for (const [key, value] of Object.entries(event)) {
		if (key === 'kind') continue;
		if (key === 'seat') values.seat = nameOf(table, Number(value));
		else if (key === 'milestone' || key === 'source' || key === 'end')
			values[key] = say(`${table.game}-${key}-${dashed(String(value))}`);
		else values[key] = value as string | number;
	}
	return values;
}

export function nameOf(table: Table, seat: number): string {
	const people = table.you.seats;
	if (people.length === 1 && people[0] === seat) return say('you');
	return table.seats[seat]?.name ?? '?';
}

export function lineOf(event: Event, key: string, table: Table): Line {
	const names = [event.from, event.to, event.place].filter((name): name is string => typeof name === 'string');
	return {
		key,
		kind: event.kind,
		seat: event.seat ?? null,
		text: say(`${table.game}-event-${dashed(event.kind)}`, valuesOf(event, table)),
		rule: RULE_OF[event.kind] ?? '',
		places: names,
		region: typeof event.region === 'string' ? event.region : null,
	};
}

export function linesOf(entries: LogEntry[], table: Table): Line[] {
	return entries.flatMap((entry) => entry.events.map((event, i) => lineOf(event, `${entry.number}.${i}`, table)));
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
