/** A table of Franchise: its position and board by their own types. */
import type { FranchiseBoard, FranchisePosition } from '../api/types';
import type { TableState } from '../state/table.svelte';

export function positionOf(game: TableState): FranchisePosition {
	return game.position as FranchisePosition;
}

export function boardOf(game: TableState): FranchiseBoard {
	return game.board as FranchiseBoard;
}
