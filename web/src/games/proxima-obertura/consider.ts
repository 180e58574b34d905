/** What a button for a move does when it is pointed at: what follows from it is shown. */
import type { Move } from '../../api/types';
import type { TableState } from '../../state/table.svelte';

export function considers(game: TableState, move: Move) {
	return {
		onpointerenter: () => game.consider(move),
		onpointerleave: () => game.consider(null),
		onfocus: () => game.consider(move),
		onblur: () => game.consider(null),
	};
}
