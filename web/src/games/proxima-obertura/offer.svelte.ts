/** The offer that is being put together: its cards are steps of the draft. It outlives a refusal, to be sweetened. */
import type { Entry, LogEntry } from '../../api/types';
import type { TableState } from '../../state/table.svelte';
import { positionOf } from './position';

export interface Offer {
	wanted: string;
	given: string[];
}

export interface Refused extends Offer {
	seat: number; // who refused
}

/** The offers of the trade that is going on that were refused, the last one last. */
export function refusedOffers(log: LogEntry[]): Refused[] {
	const began = log.findLastIndex(({ entry }) => entry.do === 'ask');
	const refused: Refused[] = [];
	let offer: Offer = { wanted: '', given: [] };
	for (const { entry } of began < 0 ? [] : log.slice(began)) {
		if (entry.do === 'want') offer = { wanted: entry.card ?? '', given: [] };
		else if (entry.do === 'give') offer.given.push(entry.card ?? '');
		else if (entry.do === 'refuse') refused.push({ ...offer, seat: entry.seat ?? 0 });
	}
	return refused;
}

/** Take back what was tried out, and enter these steps instead. */
async function enterAnew(game: TableState, steps: Entry[]): Promise<void> {
	if (game.decided > 0) await game.back(0);
	for (const step of steps) {
		if (game.problem) return;
		await game.play(step);
	}
}

export function putTogether(game: TableState, { wanted, given }: Offer): Promise<void> {
	return enterAnew(game, [{ do: 'want', card: wanted }, ...given.map((card) => ({ do: 'give', card }))]);
}

/** Tap a shown card: it is wanted, instead of another one, or no more. */
export function toggleWanted(game: TableState, card: string): Promise<void> {
	const { wanted, given } = positionOf(game).trade!;
	if (wanted === null) return game.play({ do: 'want', card });
	return wanted === card ? game.back(0) : putTogether(game, { wanted: card, given });
}

/** Tap a card of the hand again: it is not offered, or not shown, any more. */
export function takeBack(game: TableState, card: string): Promise<void> {
	const steps = game.table?.draft?.steps.map(({ entry }) => entry) ?? [];
	return enterAnew(
		game,
		steps.filter((entry) => entry.card !== card),
	);
}
