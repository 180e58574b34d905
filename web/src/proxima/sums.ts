/** What a shop counts, when it opens and when it is improved: (3 + 4 + 5 + 2) × 2 = 28. It follows from the events. */
import type { Event, ProximaBoard } from '../api/types';
import { followed } from '../state/story';
import type { TableState } from '../state/table.svelte';
import { cardOf } from './cards';
import { boardOf } from './position';

interface Shop {
	values: number[]; // of its cards
	by: number;
}

function wordsOf({ values, by }: Shop): string {
	return `(${values.join(' + ')}) × ${by} = ${by * values.reduce((a, b) => a + b, 0)}`;
}

class Ledger {
	private building: number[] = [];
	private shops = new Map<unknown, Shop>(); // by space

	constructor(private board: ProximaBoard) {}

	take({ kind, card, push, space }: Event): string {
		const { value } = cardOf(String(card));
		if (kind === 'open') this.building = [];
		if (kind === 'use') this.building.push(value);
		const shop = kind === 'shop' ? this.open(String(push)) : this.shops.get(space);
		if (!shop || (kind !== 'shop' && kind !== 'improved')) return '';
		if (kind === 'improved') shop.values.push(value);
		this.shops.set(space, shop);
		return wordsOf(shop);
	}

	private open(push: string): Shop {
		return { values: this.building, by: this.board.pushes.find((kind) => kind.push === push)?.by ?? 1 };
	}
}

export function sumsOf(game: TableState): Map<string, string> {
	const ledger = new Ledger(boardOf(game));
	return followed(game, (event) => ledger.take(event));
}
