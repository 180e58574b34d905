/** What moves on the street: cards between hands, deck and window, dice, new shops, and the thief. */
import type { Event } from '../../api/types';
import type { Point } from '../../parts/pieces';
import { centreOf, seatOf } from '../../parts/spots';
import type { Line } from '../../state/story';
import type { TableState } from '../../state/table.svelte';
import type { Flight, Scene } from '../../state/telling.svelte';
import { cardOf } from './cards';
import Thief from './Thief.svelte';

export const SCENES: Record<string, Scene> = {
	draw: { sound: 'card', quiet: true },
	window: { sound: 'card', quiet: true },
	window_cleared: { sound: 'card', own: true },
	reshuffle: { sound: 'card', own: true },
	thief: { sound: 'thief', own: true },
	cut: { sound: 'card' },
	dice: { sound: 'dice', own: true },
	luck: { sound: 'card', own: true },
	ask: { sound: 'card' },
	show: { sound: 'card' },
	propose: {},
	accept: { sound: 'card', own: true },
	refuse: { own: true },
	take: { sound: 'card' },
	discard: { quiet: true },
	shop: { sound: 'score', own: true },
	improved: { sound: 'score', own: true },
	end: { sound: 'end', own: true },
};
export const MARKED = ['shop', 'improved'];

const DECK = '.pile.deck';
const DISCARDS = '.pile.discards';
const paneOf = (card: unknown) => `.panes [data-card="${card}"]`;

const first = (...selectors: string[]): Point | null =>
	selectors.reduce<Point | null>((found, selector) => found ?? centreOf(selector), null);

/** A card on its way; without a word, its back. */
function fly(from: Point | null, to: Point | null, card?: unknown, after = 0): Flight[] {
	if (!from || !to) return [];
	const { type, value } = cardOf(typeof card === 'string' ? card : '');
	return [
		{ path: [from, to], kind: `card-flight ${type ? `type-${type}` : 'back'}`, text: type ? `${value}` : '', after },
	];
}

/** What was given for a card: the offer that was last made before it was accepted. */
function givenBefore(game: TableState, number: number): string[] {
	const events = game.log.filter((entry) => entry.number <= number).flatMap(({ events }) => events);
	const since = events.slice(events.findLastIndex(({ kind }) => kind === 'want') + 1);
	return since.filter(({ kind }) => kind === 'give').map(({ card }) => String(card));
}

function trade({ seat = 0, card, buyer }: Event, number: number, game: TableState): Flight[] {
	const [owner, other] = [seatOf(seat), seatOf(Number(buyer))];
	return [
		...fly(owner, other, card),
		...givenBefore(game, number).flatMap((given, i) => fly(other, owner, given, 0.1 * (i + 1))),
	];
}

/** In at the end of the street, to the deck it came from, and along all hands. */
function walkIn(game: TableState): Flight[] {
	const street = document.querySelector('.street')?.getBoundingClientRect();
	const deck = centreOf(DECK);
	if (!street || !deck) return [];
	const hands = game.table!.seats.flatMap(({ seat }) => seatOf(seat) ?? []);
	return [{ path: [{ x: street.x - 30, y: deck.y }, deck, ...hands], Figure: Thief, kind: 'thief-flight' }];
}

function rob(seat: number, card: unknown): Flight[] {
	const hand = seatOf(seat);
	if (!hand) return [];
	const beside = { x: hand.x - 40, y: hand.y };
	return [{ path: [beside, beside], Figure: Thief, kind: 'thief-flight' }, ...fly(hand, beside, card)];
}

/** What stands there already moves a little: it is right as it is, and is only pointed out. */
function stir(selector: string, pace: number, frames: Keyframe[]): Flight[] {
	for (const element of document.querySelectorAll(selector))
		element.animate(frames, { duration: pace, easing: 'ease-out' });
	return [];
}
const ROLL = [0, 1, 2, 3, 4].map((i) => ({
	transform: `translate(${[-26, 12, -6, 3, 0][i]}px, ${[-18, 6, -8, 2, 0][i]}px) rotate(${[-540, -300, -140, -40, 0][i]}deg)`,
}));
const POP = [
	{ transform: 'scale(0.6)', opacity: 0.3 },
	{ transform: 'scale(1.12)', opacity: 1 },
	{ transform: 'none' },
];

export function perform({ event, number }: Line, game: TableState, pace: number): Flight[] {
	const { kind, card, space, parts = [] } = event;
	const seat = event.seat ?? 0;
	const hand = seatOf(seat);
	if (kind === 'draw') return fly(centreOf(DECK), hand, event.hidden ? null : card);
	if (kind === 'luck')
		return Array.from({ length: Number(event.cards) }, (_, i) => fly(centreOf(DECK), hand, null, 0.1 * i)).flat();
	if (kind === 'window') return fly(centreOf(DECK), first(paneOf(card), '.panes'), card);
	if (kind === 'window_cleared')
		return [...document.querySelectorAll<HTMLElement>('.panes .chip')].flatMap((pane, i) =>
			fly(first(paneOf(pane.dataset.card)), centreOf(DISCARDS), null, 0.08 * i),
		);
	if (kind === 'reshuffle') return [0, 1, 2, 3].flatMap((i) => fly(centreOf(DISCARDS), centreOf(DECK), null, 0.1 * i));
	if (kind === 'take') return fly(first(paneOf(card), '.panes'), hand, card);
	if (kind === 'discard') return fly(hand, centreOf(DISCARDS), card);
	if (kind === 'show') return fly(hand, first(`.stalls [data-card="${card}"]`, '.trade', '.street .road'), card);
	if (kind === 'accept') return trade(event, number, game);
	if (kind === 'dice') return stir('.die', pace, ROLL);
	if (kind === 'thief') return walkIn(game);
	if (kind === 'cut') return rob(seat, card);
	if (kind !== 'shop' && kind !== 'improved') return [];
	stir(`.site[data-space="${space}"] .front`, pace, POP);
	return parts.flatMap((part, i) => fly(hand, centreOf(`.site[data-space="${space}"]`), part.card, 0.06 * i));
}
