/** A game about to be started: the wishes of the start page, and a table made of them. */
import { server } from '../api/client';
import type { GameWish, Invitation, Options, Rulebook, SeatWish } from '../api/types';
import { partsOf } from '../games';
import { router } from './router.svelte';

/** Links for friends, shown once: kept for this visit only, never in the browser's storage. */
export const invitations = $state<Record<string, Invitation[]>>({});

const USUAL = 'shopkeeper';

export function usualLevel(rulebook: Rulebook): string {
	return rulebook.levels.includes(USUAL) ? USUAL : (rulebook.levels.at(-1) ?? '');
}

export function defaultsOf(rulebook: Rulebook): Options {
	return Object.fromEntries(
		rulebook.options.filter(({ name }) => name !== 'players').map((option) => [option.name, option.default]),
	);
}

export function seatWish(kind: SeatWish['kind'], level: string | null = null): SeatWish {
	return { kind, name: '', colour: null, level: kind === 'bot' ? level : null };
}

/** You and two bots, or as near to that as the game allows. */
export function usualSeats(rulebook: Rulebook): SeatWish[] {
	const count = Math.max(Math.min(...rulebook.players), Math.min(3, Math.max(...rulebook.players)));
	return Array.from({ length: count }, (_, i) => seatWish(i === 0 ? 'you' : 'bot', usualLevel(rulebook)));
}

export async function begin(wish: GameWish): Promise<void> {
	const { table, invitations: links } = await server.create(wish);
	invitations[table.id] = links;
	router.go(`/game/${table.id}`);
}

/** One click: a person against bots. */
export async function playNow(rulebook: Rulebook): Promise<void> {
	const { presets } = await partsOf(rulebook.name);
	await begin({
		game: rulebook.name,
		options: { ...defaultsOf(rulebook), ...presets.first },
		seats: usualSeats(rulebook),
		order: 'drawn',
		clock: null,
		pace: 0.8,
		help: true,
		start: true,
	});
}
