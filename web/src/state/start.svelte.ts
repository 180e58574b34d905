/** A game about to be started: the wishes of the start page, and a table made of them. */
import { server } from '../api/client';
import type { GameWish, Invitation, Options, Rulebook, SeatWish } from '../api/types';
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

export async function begin(wish: GameWish): Promise<void> {
	const { table, invitations: links } = await server.create(wish);
	invitations[table.id] = links;
	router.go(`/game/${table.id}`);
}

/** One click: a person against two bots; in Franchise the towns are already dealt. */
export function playNow(rulebook: Rulebook): Promise<void> {
	const level = usualLevel(rulebook);
	return begin({
		game: rulebook.name,
		options: {
			...defaultsOf(rulebook),
			...(rulebook.options.some(({ name }) => name === 'start') ? { start: 'introductory' } : {}),
		},
		seats: [seatWish('you'), seatWish('bot', level), seatWish('bot', level)],
		order: 'drawn',
		clock: null,
		pace: 0.8,
		help: true,
		start: true,
	});
}
