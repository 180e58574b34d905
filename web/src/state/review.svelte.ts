/** The review of a game: everybody's chances after every turn, as a seat saw them or with all hands open. */
import { server } from '../api/client';
import type { Review } from '../api/types';

export class ReviewState {
	found = $state.raw<Review | null>(null);
	shown = $state(false);
	busy = $state(false);
	open = $state(false); // all hands, not the eyes of a seat

	private entries = -1; // of the game when it was asked for

	/** The turn that is looked at, the last before it, and everybody's chances there. */
	at(number: number): { turn: number; number: number } | null {
		return this.found?.moments.findLast((moment) => moment.number <= number) ?? null;
	}

	/** Chances of every moment, by seat; from the eyes of a seat where there are hands to hide. */
	chart(seat: number | null): { number: number; turn: number; chance: number[] }[] {
		const eyes = this.open || seat === null ? null : seat;
		return (this.found?.moments ?? []).map(({ number, turn, chance, eyes: seen }) => {
			const own = eyes === null ? [] : (seen[eyes] ?? []);
			const any = seen.find((row) => row.length > 0) ?? [];
			return { number, turn, chance: own.length > 0 ? own : chance.length > 0 ? chance : any };
		});
	}

	/** Are there two ways to see it? */
	get hasEyes(): boolean {
		const first = this.found?.moments[0];
		return (first?.chance.length ?? 0) > 0 && (first?.eyes.length ?? 0) > 0;
	}

	/** Show it, made for so many entries; what is known already is not asked for again. */
	async show(id: string, entries: number): Promise<void> {
		this.shown = true;
		if (this.entries === entries || this.busy) return;
		this.busy = true;
		try {
			this.found = await server.review(id);
			this.entries = entries;
		} catch (error) {
			this.shown = false;
			throw error;
		} finally {
			this.busy = false;
		}
	}

	hide(): void {
		this.shown = false;
	}
}
