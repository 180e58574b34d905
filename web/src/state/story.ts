/** What happened, told: events as sentences with the rule they come from, and the places they are about. */
import type { Event, Fact, Hint, LogEntry, Table } from '../api/types';
import { say, sayFirst } from '../words/words.svelte';
import type { TableState } from './table.svelte';

export interface Line {
	key: string;
	number: number; // of its entry
	kind: string;
	seat: number | null;
	text: string;
	sum: string; // what led to it; empty where there is nothing to add up
	rule: string;
	places: string[];
	region: string | null;
	event: Event;
}

export const dashed = (word: string) => word.replaceAll('_', '-');

/** Somebody's name for a sentence, which knows the word for "you". */
export function nameOf(table: Table, seat: number): string {
	const people = table.you.seats;
	if (people.length === 1 && people[0] === seat) return say('you');
	return table.seats[seat]?.name ?? '?';
}

/** The same where it stands alone, as in a table of players: some languages say it otherwise than in a sentence. */
export function labelOf(table: Table, seat: number): string {
	const name = nameOf(table, seat);
	return name === say('you') ? say('you-alone') : name;
}

function lineOf(event: Event, number: number, index: number, { parts, table }: TableState): Line {
	return {
		key: `${number}.${index}`,
		number,
		kind: event.kind,
		seat: event.seat ?? null,
		text: parts!.tell(event, table!),
		sum: parts!.sumOf(event, table!),
		rule: event.rule ?? '',
		places: parts!.placesOf(event),
		region: typeof event.region === 'string' ? event.region : null,
		event,
	};
}

export function linesOf(entries: LogEntry[], game: TableState): Line[] {
	if (!game.parts || !game.table) return [];
	const lines = entries.flatMap(({ number, events }) => events.map((event, i) => lineOf(event, number, i, game)));
	return gathered(lines.filter((line) => line.text !== ''));
}

/** The same sentence several times over, as when somebody draws cards nobody else sees, is one line. */
function gathered(lines: Line[]): Line[] {
	const kept: (Line & { times: number })[] = [];
	for (const line of lines) {
		const last = kept.at(-1);
		if (last && last.text === line.text) kept[kept.length - 1] = { ...line, times: last.times + 1 };
		else kept.push({ ...line, times: 1 });
	}
	return kept.map(({ times, ...line }) =>
		times > 1 ? { ...line, text: say('times', { text: line.text, times }) } : line,
	);
}

/** The newest turn first, and in it, under its heading, the newest line first. */
export function newestFirst(lines: Line[]): Line[] {
	const turns: Line[][] = [[]];
	for (const line of lines) {
		if (line.kind === 'turn') turns.push([]);
		turns.at(-1)?.push(line);
	}
	return turns.reverse().flatMap(([first, ...rest]) => {
		if (!first) return [];
		return first.kind === 'turn' ? [first, ...rest.reverse()] : [...rest.reverse(), first];
	});
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
			points: last?.points ?? [],
		})),
	];
}

/** The last move of each player: what is marked of the latest turn in which they did something. */
export function lastMoves(entries: LogEntry[], isMarked: (event: Event) => boolean): Map<number, Event[]> {
	const marks = new Map<number, Event[]>();
	const begun = new Set<number>(); // a new turn, of which nothing was marked yet
	for (const event of entries.flatMap(({ events }) => events)) {
		const { seat } = event;
		if (seat === undefined) continue;
		if (event.kind === 'turn') begun.add(seat);
		else if (isMarked(event)) marks.set(seat, [...(begun.delete(seat) ? [] : (marks.get(seat) ?? [])), event]);
	}
	return marks;
}

/** The position of the first decision: before it chance sets the table. */
export function beginOf(log: LogEntry[]): number {
	return Math.max(
		0,
		log.findIndex(({ entry }) => entry.do),
	);
}

/** What happened since a seat's own last turn ended, a group for each turn of somebody else. Whatever is asked of the
 * seat meanwhile is no turn of its own. */
export function sinceLastTurn(lines: Line[], seat: number): { seat: number; lines: Line[] }[] {
	const turns = lines.flatMap((line, at) =>
		line.kind === 'turn' && line.seat !== null ? [{ seat: line.seat, at }] : [],
	);
	const running = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
	const others = running.slice(running.findLastIndex((turn) => turn.seat === seat) + 1);
	return others.map((turn) => {
		const next = turns.find(({ at }) => at > turn.at)?.at;
		return { seat: turn.seat, lines: lines.slice(turn.at + 1, next) };
	});
}

/** What a hinted move does, as the server says. */
export function reasonsFor(game: TableState, { reasons }: Hint): string {
	return reasons.map((reason) => factWords(game, reason)).join(' ');
}

/** A fact about a move, in a sentence. */
export function factWords({ rulebook, table }: TableState, { id, values }: Fact): string {
	const wordOf = (key: string, value: string | number) =>
		typeof value === 'string' ? sayFirst([`${rulebook?.messages}-${key}-${dashed(value)}`], value) : value;
	const said = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, wordOf(key, value)]));
	const name = typeof values.seat === 'number' ? (table?.seats[values.seat]?.name ?? '') : '';
	return say(id, { ...said, name });
}
