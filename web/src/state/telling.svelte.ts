/** What just happened, shown move by move over a table that is already right: a caption, pieces that travel, a sound. */
import type { Component } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Point } from '../parts/pieces';
import { settings } from './settings.svelte';
import { play, type Sound } from './sounds';
import type { Line } from './story';
import type { TableState } from './table.svelte';

/** How a kind of event is shown. */
export interface Scene {
	sound?: Sound;
	own?: boolean; // told to whoever did it, too
	quiet?: boolean; // without a caption
}

/** Something that travels over the page, in the window's own pixels. */
export interface Flight {
	path: Point[];
	kind?: string; // class of what travels
	colour?: string; // of a player's piece
	text?: string;
	Figure?: Component;
	after?: number; // of the scene's time, 0 to 1
}

/** Milliseconds of a scene, by the pace one has chosen. */
export const PACES = { slow: 1000, usual: 750, fast: 350, off: 0 };
export type Pace = keyof typeof PACES;

const LINGER = 2500; // the last caption, while nothing follows
const LONGEST = 6000; // what takes longer to show is told in a summary
const AT_ONCE = 3; // captions where nothing moves
const MOST = 14; // pieces that travel in one scene
const BETWEEN = 0.12; // of a scene: one piece after the other

/** Nothing moves: the person or their system asked for it. */
export function isStill(): boolean {
	return settings.story === 'off' || prefersReducedMotion.current;
}

export class Telling {
	captions = $state.raw<Line[]>([]);
	summary = $state.raw<Line[]>([]); // instead of a queue: the last of each player
	flights = $state.raw<{ key: string; flight: Flight }[]>([]);
	waiting = $state(0);

	private queue: Line[][] = []; // what of one kind happened to one player in a row is one scene
	private later: Line[] = []; // captions that wait, where nothing moves
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(private readonly game: TableState) {}

	/** Milliseconds of a scene: in a replay by its speed, never more than a second. */
	get pace(): number {
		const { replay } = this.game;
		return replay ? Math.min(PACES.slow, PACES.usual / replay.speed) : PACES[settings.story];
	}

	tell(lines: Line[]): void {
		const scenes = lines.filter(({ kind }) => this.game.parts?.scenes[kind]);
		if (scenes.length === 0) return;
		if (isStill()) {
			this.caption(scenes.filter((line) => this.isCaptioned(line)));
			this.sound(scenes.at(-1)!);
			return;
		}
		this.queue.push(...inRuns(scenes));
		this.waiting = this.queue.length;
		if (document.hidden) return; // it is told to whoever comes back
		if (this.queue.length * this.pace > LONGEST) this.sumUp();
		else if (this.timer === undefined || this.flights.length === 0) this.next();
	}

	/** Nothing is told any more: the table is as it is. */
	skip(): void {
		clearTimeout(this.timer);
		this.timer = undefined;
		this.queue = [];
		this.later = [];
		this.waiting = 0;
		this.captions = [];
		this.summary = [];
		this.flights = [];
	}

	/** Whoever looks again sees what happened meanwhile. */
	look(): void {
		if (document.hidden || this.queue.length === 0) return;
		if (this.queue.length * this.pace > LONGEST) this.sumUp();
		else this.next();
	}

	private next(): void {
		clearTimeout(this.timer);
		const lines = this.queue.shift();
		this.waiting = this.queue.length;
		const line = lines?.at(-1);
		if (!lines || !line) {
			this.flights = [];
			this.timer = setTimeout(() => this.skip(), LINGER);
			return;
		}
		this.summary = [];
		if (this.isCaptioned(line)) this.captions = [line];
		this.sound(line);
		const flights = lines.flatMap((one, i) => {
			const own = this.game.parts?.perform?.(one, this.game, this.pace) ?? [];
			return own.map((flight) => ({ ...flight, after: Math.min(0.5, (flight.after ?? 0) + BETWEEN * i) }));
		});
		this.flights = flights.slice(0, MOST).map((flight, i) => ({ key: `${line.key}.${i}`, flight }));
		this.timer = setTimeout(() => this.next(), this.pace);
	}

	private sumUp(): void {
		const last = new Map<number | null, Line>();
		for (const line of this.queue.flat()) if (this.isCaptioned(line)) last.set(line.seat, line);
		this.skip();
		this.summary = [...last.values()];
		this.timer = setTimeout(() => this.skip(), 2 * LINGER);
	}

	/** Where nothing moves: a few captions at a time, and then those that wait. */
	private caption(lines: Line[]): void {
		this.later.push(...lines);
		if (this.captions.length === 0) this.captionNext();
	}

	private captionNext(): void {
		clearTimeout(this.timer);
		this.captions = this.later.splice(0, AT_ONCE);
		if (this.captions.length === 0) return;
		this.timer = setTimeout(() => this.captionNext(), this.later.length > 0 ? LINGER : LINGER + 2000);
	}

	private isCaptioned({ kind, seat }: Line): boolean {
		const scene = this.game.parts?.scenes[kind];
		const isOwn = seat !== null && (this.game.table?.you.seats.includes(seat) ?? false);
		return Boolean(scene && !scene.quiet && (scene.own || !isOwn));
	}

	private sound({ kind }: Line): void {
		const sound = this.game.parts?.scenes[kind]?.sound;
		if (sound) play(sound);
	}
}

function inRuns(lines: Line[]): Line[][] {
	const runs: Line[][] = [];
	for (const line of lines) {
		const last = runs.at(-1)?.at(-1);
		if (last && last.kind === line.kind && last.seat === line.seat) runs.at(-1)!.push(line);
		else runs.push([line]);
	}
	return runs;
}
