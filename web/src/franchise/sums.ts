/** The sums that led to income and points: 2 + 2 + 3 = 7 → $3, 4 of 7 → 7. They follow from the events alone, from the
 * first of the game on, so that every line of the log has its own, however long ago and whoever's turn it was. */
import type { Event, FranchiseBoard, FranchisePosition } from '../api/types';
import { followed } from '../state/story';
import type { TableState } from '../state/table.svelte';
import { say } from '../words/words.svelte';
import { boardOf } from './position';

/** Franchises as they stand, seat by seat, each place in the order in which it was first entered. */
class Ledger {
	private franchises: Map<string, number>[] = [];
	private scored = new Set<string>();
	private boom = '';

	constructor(
		private board: FranchiseBoard,
		private sizes: Map<string, number>, // of cities
	) {}

	/** The sum behind an event; empty where there is none. Then the event is entered. */
	take(event: Event): string {
		const sum = this.sumOf(event);
		const [seat, place] = [event.seat ?? -1, String(event.place)];
		const mine = this.of(seat);
		if (event.kind === 'start' || event.kind === 'open') mine.set(place, (mine.get(place) ?? 0) + 1);
		else if (event.kind === 'majority' || event.kind === 'full') {
			mine.set(place, 1); // F4.4: all but one go back
			this.scored.add(place);
		} else if (event.kind === 'boom') this.boom = place;
		return sum;
	}

	private of(seat: number): Map<string, number> {
		this.franchises[seat] ??= new Map();
		return this.franchises[seat];
	}

	private sumOf(event: Event): string {
		if (event.kind === 'income') return this.incomeSum(event);
		if (event.kind === 'majority' || event.kind === 'full') return this.citySum(event);
		if (event.kind === 'region' || event.kind === 'region_dollars') return this.regionSum(event);
		return '';
	}

	/** F3.1: the empty spaces of unscored cities; F8.5: Boom counts double. */
	private incomeSum(event: Event): string {
		const held = [...this.of(event.seat ?? -1).keys()];
		const cities = held.filter((place) => this.sizes.has(place) && !this.scored.has(place));
		if (cities.length === 0) return '';
		const parts = cities.map((place) => `${place === this.boom ? '2×' : ''}${this.emptyIn(place)}`);
		return `${parts.join(' + ')} = ${event.spaces} → ${say('money', { dollars: Number(event.dollars) })}`;
	}

	private emptyIn(place: string): number {
		return this.franchises.reduce((empty, held) => empty - (held.get(place) ?? 0), this.sizes.get(place) ?? 0);
	}

	private citySum({ kind, seat, place, points }: Event): string {
		const size = this.sizes.get(String(place)) ?? 0;
		const sum = say('moment-city', { count: this.of(seat ?? -1).get(String(place)) ?? 0, size });
		return kind === 'majority' ? `${sum} → +${points}` : `${sum}, ${size} ÷ 2 → +${points}`;
	}

	private regionSum(event: Event): string {
		const places = this.board.places.filter(({ region }) => region === event.region);
		const standing = this.franchises.map((held) => places.reduce((sum, { name }) => sum + (held.get(name) ?? 0), 0));
		return say('moment-region', { count: standing[event.seat ?? -1] ?? 0, all: standing.reduce((a, b) => a + b, 0) });
	}
}

export function sumsOf(game: TableState): Map<string, string> {
	const board = boardOf(game);
	const { places } = game.table!.position as FranchisePosition;
	const cities = places.filter(({ size }) => size > 0);
	const ledger = new Ledger(board, new Map(cities.map(({ name, size }) => [name, size])));
	return followed(game, (event) => ledger.take(event));
}
