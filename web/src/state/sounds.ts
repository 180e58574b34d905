/** Small sounds, made by the browser itself: each a few tones or bursts of noise that die away. */
import { settings } from './settings.svelte';

interface Tone {
	at: number; // seconds after the beginning
	lasts: number;
	pitch: number; // hertz; of noise, the middle of what is heard
	to?: number; // where the pitch glides
	wave?: OscillatorType | 'noise';
	loud?: number;
}

const SOUNDS = {
	bell: [tone(0, 1174.7, 0.7), tone(0.16, 880, 0.7)], // a shop's door
	place: [tone(0, 330, 0.09, { to: 220, wave: 'triangle' })],
	coin: [
		tone(0, 1568, 0.08, { wave: 'triangle', loud: 0.08 }),
		tone(0.06, 2093, 0.2, { wave: 'triangle', loud: 0.08 }),
	],
	score: [tone(0, 523.3, 0.16), tone(0.09, 659.3, 0.16), tone(0.18, 784, 0.35)],
	region: [tone(0, 392, 0.2), tone(0.1, 523.3, 0.2), tone(0.2, 659.3, 0.2), tone(0.3, 1046.5, 0.5)],
	card: [tone(0, 2600, 0.12, { to: 900, wave: 'noise', loud: 0.12 })],
	dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => tone(at, 1400, 0.05, { wave: 'noise', loud: 0.2 })),
	thief: [
		tone(0, 196, 0.25, { to: 147, wave: 'sawtooth', loud: 0.07 }),
		tone(0.22, 147, 0.4, { to: 98, wave: 'sawtooth', loud: 0.07 }),
	],
	last: [tone(0, 784, 0.18), tone(0.2, 784, 0.18), tone(0.4, 1046.5, 0.6)],
	end: [0, 261.6, 329.6, 392, 523.3, 659.3].flatMap((pitch, i) => (pitch ? [tone(0.11 * i, pitch, 0.7)] : [])),
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;

function tone(at: number, pitch: number, lasts: number, more: Partial<Tone> = {}): Tone {
	return { at, pitch, lasts, ...more };
}

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A hidden page is silent, but for the bell. A browser lets a page sound only after it was touched. */
export function play(sound: Sound): void {
	if (!settings.sound || (document.hidden && sound !== 'bell') || !navigator.userActivation?.hasBeenActive) return;
	audio ??= new AudioContext();
	void audio.resume();
	for (const one of SOUNDS[sound]) sing(audio, one);
}

function sing(context: AudioContext, { at, pitch, to, lasts, wave = 'sine', loud = 0.14 }: Tone): void {
	const begin = context.currentTime + at;
	const volume = context.createGain();
	volume.gain.setValueAtTime(0.0001, begin);
	volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
	volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
	const [voice, frequency] = wave === 'noise' ? noise(context, volume) : voiceOf(context, wave, volume);
	frequency.setValueAtTime(pitch, begin);
	if (to) frequency.exponentialRampToValueAtTime(to, begin + lasts);
	volume.connect(context.destination);
	voice.start(begin);
	voice.stop(begin + lasts + 0.05);
}

function voiceOf(context: AudioContext, wave: OscillatorType, into: AudioNode): [OscillatorNode, AudioParam] {
	const voice = context.createOscillator();
	voice.type = wave;
	voice.connect(into);
	return [voice, voice.frequency];
}

/** Noise, of which a band is heard: cards that slide, dice that fall. */
function noise(context: AudioContext, into: AudioNode): [AudioBufferSourceNode, AudioParam] {
	if (!hiss) {
		hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
		const samples = hiss.getChannelData(0);
		for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
	}
	const [voice, band] = [context.createBufferSource(), context.createBiquadFilter()];
	voice.buffer = hiss;
	voice.loop = true;
	band.type = 'bandpass';
	voice.connect(band).connect(into);
	return [voice, band.frequency];
}
