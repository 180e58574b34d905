/** Notice me: title, icon, a sound and a notification of the browser when it becomes one's turn. */
import { say } from '../words/words.svelte';
import { settings } from './settings.svelte';

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
	if (settings.sound) ring();
	if (!settings.notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
	const note = new Notification('Grand Opening', {
		body: say('turn-yours', { name: '', many: 1 }),
		icon: ICONS.turn,
		tag: id,
	});
	note.onclick = () => window.focus();
}

let audio: AudioContext | null = null;

/** A shop's door bell: two tones, the second a fourth lower, each dying away. */
export function ring(): void {
	audio ??= new AudioContext();
	const now = audio.currentTime;
	for (const [tone, after] of [
		[1174.7, 0],
		[880, 0.16],
	] as const) {
		const [voice, volume] = [audio.createOscillator(), audio.createGain()];
		voice.type = 'sine';
		voice.frequency.value = tone;
		volume.gain.setValueAtTime(0.0001, now + after);
		volume.gain.exponentialRampToValueAtTime(0.18, now + after + 0.015);
		volume.gain.exponentialRampToValueAtTime(0.0001, now + after + 0.7);
		voice.connect(volume).connect(audio.destination);
		voice.start(now + after);
		voice.stop(now + after + 0.75);
	}
}
