/** In a lesson one thing glows, and whatever else is tried goes to the server too: it knows why that is not the thing. */
import type { Entry } from '../api/types';
import { say } from '../words/words.svelte';
import type { TableState } from './table.svelte';

/** What a click on something that does not glow tries: the expected move with another card, space or type. Undefined
 * outside a lesson, and when its step is done. */
export function otherTry(game: TableState, key: keyof Entry, value: unknown): (() => void) | undefined {
	const entry = game.table?.lesson?.done === false ? game.moves[0]?.entry : undefined;
	if (!entry) return undefined;
	return () => {
		if (key in entry) void game.play({ ...entry, [key]: value });
		else Object.assign(game, { problem: say('lesson-later'), problemCode: '' });
	};
}
