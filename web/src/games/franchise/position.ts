/** A table of Franchise: its position and board by their own types. */
import type { Schemas } from '../../api/types';
import type { TableState } from '../../state/table.svelte';

export type FranchiseBoard = Schemas['FranchiseBoard'];
export type FranchisePosition = Schemas['FranchisePosition'];
export type PlaceState = Schemas['PlaceView'];
export type RegionState = Schemas['RegionView'];
export type Tile = Schemas['TileView'];

export function positionOf(game: TableState): FranchisePosition {
	return game.position as FranchisePosition;
}

export function boardOf(game: TableState): FranchiseBoard {
	return game.board as FranchiseBoard;
}
