/** A position of any game, in words: what the server tells of games it has no view of its own for. */
import type { Schemas } from '../../api/types';
import type { TableState } from '../../state/table.svelte';

export type PlainPosition = Schemas['GenericPosition'];

export function positionOf(game: TableState): PlainPosition {
	return game.position as PlainPosition;
}
