/** A table of Pròxima Obertura: its position and board by their own types, and the moves that belong to a thing on it. */
import type { Move, Schemas } from '../../api/types';
import type { TableState } from '../../state/table.svelte';

export type ProximaBoard = Schemas['ProximaBoard'];
export type ProximaPosition = Schemas['ProximaPosition'];
export type Shopkeeper = Schemas['ShopkeeperView'];
export type Shop = Schemas['ShopView'];

export function positionOf(game: TableState): ProximaPosition {
	return game.position as ProximaPosition;
}

export function boardOf(game: TableState): ProximaBoard {
	return game.board as ProximaBoard;
}

/** The player whose hand this browser may see. */
export function ownerOf(game: TableState): Shopkeeper | undefined {
	return positionOf(game).players.find((player) => player.seat === game.seat && player.hand !== null);
}

export function moveFor(game: TableState, key: 'card' | 'space' | 'type', value: string | number): Move | undefined {
	return game.moves.find(({ entry }) => entry[key] === value);
}

export function moveTo(game: TableState, verb: string): Move | undefined {
	return game.moves.find(({ entry }) => entry.do === verb);
}

export function isHinted(game: TableState, move: Move | undefined): boolean {
	return Boolean(move && game.hint && JSON.stringify(game.hint.move.entry) === JSON.stringify(move.entry));
}
