/** Notice me: title, icon, a sound and a notification of the browser when it becomes one's turn. */
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';
import { play } from './sounds';

const ICONS = { calm: '/icon.svg', turn: '/icon-turn.svg' };

export function canNotify(): boolean {
	return isSecureContext && 'Notification' in window;
}

/** A browser asks its person once; a "no" is kept by the browser itself. */
export async function allowNotifications(): Promise<void> {
	settings.set({ notify: (await Notification.requestPermission()) === 'granted' });
}

export function showBadge(turn: boolean): void {
	const title = turn ? `● ${say('turn-yours', { name: '', many: 1 })} – Grand Opening` : 'Grand Opening';
	if (document.title !== title) document.title = title;
	document.querySelector('link[rel="icon"]')?.setAttribute('href', turn ? ICONS.turn : ICONS.calm);
}

export function callPlayer(id: string): void {
	play('bell');
	if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
	const note = new Notification('Grand Opening', {
		body: say('turn-yours', { name: '', many: 1 }),
		icon: ICONS.turn,
		tag: id,
	});
	note.onclick = () => window.focus();
}
