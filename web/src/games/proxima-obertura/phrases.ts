/** Moves, refusals and events of Pròxima Obertura in words. */
import type { Entry, Event, Fact, Move, RefusedMove, Table } from '../../api/types';
import { dashed, nameOf } from '../../state/story';
import type { TableState } from '../../state/table.svelte';
import { say, type Values } from '../../words/words.svelte';
import { cardWords, typeWords } from './cards';

function valuesOf(entry: Entry): Values {
	const values: Values = {};
	if (entry.card) values.card = cardWords(entry.card);
	const [type, other] = (entry.types as string[] | undefined) ?? [];
	if (type && other) Object.assign(values, { type: typeWords(type), other: typeWords(other) });
	if (typeof entry.type === 'string') values.type = typeWords(entry.type);
	if (typeof entry.space === 'number') values.space = entry.space;
	if (typeof entry.value === 'number') values.value = entry.value;
	return values;
}

/** Parts: "short", without its verb; "heading", over a list of such moves. */
export function moveWords(_: TableState, { entry }: Move, part = ''): string {
	return say(`proxima-move-${entry.do ?? ''}${part && `.${part}`}`, valuesOf(entry));
}

export function pointsWords({ points }: Pick<Move, 'points'>): string {
	return points === null ? '' : say('gain', { points });
}

/** What follows from a move. */
export function followWords(_: TableState, { id, values }: Fact): string {
	const { type, ...others } = values;
	return say(`follows-proxima-${id}`, {
		...(others as Values),
		...(typeof type === 'string' && { type: typeWords(type) }),
	});
}

/** A refusal; where a shop forbids a space, with whose shop that is. */
export function refusalWords(table: Table, { message, values }: Pick<RefusedMove, 'message' | 'values'>): string {
	const sentence = say(`proxima-refusal-${message}`);
	if (message !== 'site-neighbour-same-type' || typeof values.space !== 'number') return sentence;
	return say('site-forbidden', {
		name: nameOf(table, Number(values.seat)),
		space: values.space,
		type: typeWords(String(values.type)),
	});
}

const SEATS = ['seat', 'owner', 'buyer'];
const FACES = ['first', 'second'];

/** An event as a sentence. What others were dealt needs none. */
export function tell(event: Event, table: Table): string {
	const isHidden = event.hidden === true;
	if (event.kind === 'deal' && isHidden) return '';
	const values: Values = {};
	for (const [key, value] of Object.entries(event)) {
		if (SEATS.includes(key)) values[key] = nameOf(table, Number(value));
		else if (FACES.includes(key))
			values[key] = value === null ? say('proxima-face-blank') : nameOf(table, Number(value));
		else if (key === 'card') values.card = cardWords(String(value));
		else if (key === 'type' || key === 'other') values[key] = typeWords(String(value));
		else if (key === 'push' || key === 'source' || key === 'end') values[key] = say(`proxima-${key}-${value}`);
		else if (key !== 'kind' && key !== 'rule' && key !== 'parts') values[key] = value as number;
	}
	return say(`proxima-event-${dashed(event.kind)}${isHidden ? '-hidden' : ''}`, values);
}

/** What a shop counts, when it opens and when it is improved, out of its cards: (3 + 4 + 5 + 2) × 2 = 28. */
export function sumOf({ kind, parts = [] }: Event): string {
	if (parts.length === 0 || (kind !== 'shop' && kind !== 'improved')) return '';
	const total = (key: 'value' | 'points') => parts.reduce((sum, part) => sum + Number(part[key]), 0);
	const values = parts.map(({ value }) => value).join(' + ');
	return `(${values}) × ${total('points') / total('value')} = ${total('points')}`;
}
