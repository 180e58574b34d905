/** What a browser keeps for its person: how the page looks and sounds, and whether it still explains itself. */
import { untrack } from 'svelte';
import type { Message } from '../api/types';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
	theme: Theme;
	guide: boolean; // notes beside the board, until a first game is over
	sound: boolean;
	notify: boolean;
	muted: string[]; // speakers whose chat is not shown
}

/** Who said something at a table: a seat, whatever it is called by then; somebody who watches is known by name alone. */
export function speakerOf(game: string, { seat, name }: Message): string {
	return `${game}/${seat ?? `watching/${name}`}`;
}

const KEPT = 'grandopening.settings';
const USUAL: Kept = { theme: 'auto', guide: true, sound: false, notify: false, muted: [] };

class Settings {
	private kept = $state.raw<Kept>({ ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') });

	theme = $derived(this.kept.theme);
	guide = $derived(this.kept.guide);
	sound = $derived(this.kept.sound);
	notify = $derived(this.kept.notify);
	muted = $derived(this.kept.muted);

	constructor() {
		this.set({});
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
