/** What a browser keeps for its person: how the page looks and sounds, and whether it still explains itself. */
import { untrack } from 'svelte';
import type { Message } from '../api/types';
import type { Pace } from './telling.svelte';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
	theme: Theme;
	guide: boolean; // notes beside the board
	noted: string[]; // notes that were shown: each once
	story: Pace; // how fast moves are shown
	sound: boolean;
	notify: boolean;
	muted: string[]; // speakers whose chat is not shown
	heard: [game: string, message: number][]; // the last message that was seen at a table, the latest table last
}

/** Who said something at a table: a seat, whatever it is called by then; somebody who watches is known by name alone. */
export function speakerOf(game: string, { seat, name }: Message): string {
	return `${game}/${seat ?? `watching/${name}`}`;
}

const KEPT = 'grandopening.settings';
const USUAL: Kept = {
	theme: 'auto',
	guide: true,
	noted: [],
	story: 'usual',
	sound: true,
	notify: false,
	muted: [],
	heard: [],
};
const REMEMBERED = 100; // tables

class Settings {
	private kept = $state.raw<Kept>({ ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') });

	theme = $derived(this.kept.theme);
	guide = $derived(this.kept.guide);
	noted = $derived(this.kept.noted);
	story = $derived(this.kept.story);
	sound = $derived(this.kept.sound);
	notify = $derived(this.kept.notify);
	muted = $derived(this.kept.muted);

	constructor() {
		this.set({});
	}

	heardAt(game: string): number {
		return this.kept.heard.find(([other]) => other === game)?.[1] ?? 0;
	}

	hear(game: string, message: number): void {
		if (this.heardAt(game) >= message) return;
		const others = this.kept.heard.filter(([other]) => other !== game);
		this.set({ heard: [...others, [game, message] as [string, number]].slice(-REMEMBERED) });
	}

	isMuted(speaker: string): boolean {
		return this.muted.includes(speaker);
	}

	set(wish: Partial<Kept>): void {
		const kept = { ...untrack(() => this.kept), ...wish };
		this.kept = kept;
		localStorage.setItem(KEPT, JSON.stringify(kept));
		document.documentElement.dataset.theme = kept.theme;
	}
}

export const settings = new Settings();

/** How a note that comes once is remembered: by the message it is. */
export const noteOf = (words: string, name: string) => `note-${words}-${name}`;
