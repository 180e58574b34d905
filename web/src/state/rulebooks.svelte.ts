/** The games this server plays, as it tells them: the page is shown when they are here. */
import { server } from '../api/client';
import type { Rulebook } from '../api/types';
import { sayFirst, speakOf } from '../words/words.svelte';

class Rulebooks {
	all = $state.raw<Rulebook[]>([]);

	async load(): Promise<void> {
		const all = await server.rulebooks();
		await speakOf(all.map(({ name }) => name));
		this.all = all;
	}

	/** The one of this name; without such a one the first. */
	find(name: string): Rulebook | undefined {
		return this.all.find((book) => book.name === name) ?? this.all[0];
	}
}

export const rulebooks = new Rulebooks();

export function titleOf(game: string): string {
	return sayFirst([`game-${game}`], game);
}

/** What the ids of a game's messages begin with. */
export function messagesOf(game: string): string {
	return rulebooks.all.find(({ name }) => name === game)?.messages ?? game;
}
