/** Moves and events in the words of their game where it has any; else plainly, as the record writes them. */
import type { Entry, Event, Part, Table } from '../../api/types';
import { dashed, nameOf } from '../../state/story';
import { sayFirst, type Values } from '../../words/words.svelte';

const spaced = (word: string) => word.replaceAll(/[_-]/g, ' ');

/** A thing of the record: a word, a number, or several of them. */
function plain(value: unknown): string {
	if (Array.isArray(value)) return value.map(plain).join(', ');
	if (value && typeof value === 'object') return partWords(value as Part);
	return spaced(String(value));
}

/** What is said about a thing, key by key: "card 3, value 2". */
export function partWords(part: Record<string, unknown>): string {
	return Object.entries(part)
		.map(([key, value]) => `${spaced(key)} ${plain(value)}`)
		.join(', ');
}

function valuesOf(things: Record<string, unknown>): Values {
	return Object.fromEntries(
		Object.entries(things).map(([key, value]) => [key, typeof value === 'number' ? value : plain(value)]),
	);
}

/** Parts: "short", without its verb; "heading", over a list of such moves. */
export function moveWords(messages: string, { seat: _, do: verb = '', ...about }: Entry, part = ''): string {
	const id = `${messages}-move-${dashed(verb)}`;
	const [head, rest] = [spaced(verb), partWords(about)];
	const whole = part === 'heading' ? head : part === 'short' && rest ? rest : `${head} ${rest}`.trim();
	const ids = part ? [`${id}.${part}`, ...(part === 'short' ? [id] : [])] : [id];
	return sayFirst(ids, whole, valuesOf(about));
}

/** Whoever it is about goes by name, with "You" for the reader. */
export function eventWords(messages: string, table: Table, event: Event): string {
	const { kind, seat, rule: _rule, parts: _parts, hidden, ...about } = event;
	const name = seat === undefined ? '' : nameOf(table, seat);
	const told = [spaced(kind), partWords(about)].filter(Boolean).join(': ');
	const values = { ...valuesOf(about), ...(name ? { seat: name } : {}) };
	return sayFirst(
		[`${messages}-event-${dashed(kind)}${hidden ? '-hidden' : ''}`],
		name ? `${name}: ${told}` : told,
		values,
	);
}

export function phaseWords(messages: string, phase: string): string {
	return sayFirst([`${messages}-phase-${dashed(phase)}`], spaced(phase));
}
