/** A position of any game, in words: what the server tells of games it has no view of its own for. */
import type { TableState } from '../../state/table.svelte';

export interface PlainPosition {
	game: string;
	phase: string;
	actor: number | null;
	active: number | null;
	turn: number;
	round: number;
	points: number[]; // by seat
	text: string; // several lines
}

export function positionOf(game: TableState): PlainPosition {
	return game.position as unknown as PlainPosition;
}
