/** Cards of Pròxima Obertura, as the record writes them (food.2.5), and their names. */
import { say } from '../../words/words.svelte';

export interface Card {
	type: string;
	group: number;
	value: number;
}

export function cardOf(word: string): Card {
	const [type = '', group, value] = word.split('.');
	return { type, group: Number(group), value: Number(value) };
}

export function cardWords(word: string): string {
	if (word === 'thief') return say('proxima-thief');
	const { type, group, value } = cardOf(word);
	return say('proxima-card', { group: groupWords(type, group), value });
}

export function typeWords(type: string): string {
	return say(`proxima-type-${type}`);
}

export function groupWords(type: string, group: number): string {
	return say(`proxima-group-${type}-${group}`);
}

/** Of one group, the dearest first. */
export function inGroup(cards: string[], type: string, group: number): string[] {
	return cards
		.filter((word) => cardOf(word).type === type && cardOf(word).group === group)
		.sort((a, b) => cardOf(b).value - cardOf(a).value);
}
