/** A game looked at again: the position after so many entries, stepped through by hand or by itself. */
import { server } from '../api/client';
import type { LogEntry, Position } from '../api/types';

const PAUSE = 900; // milliseconds between steps while it plays
export const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
	number = $state(0);
	position = $state.raw<Position | null>(null);
	playing = $state(false);
	speed = $state(1);

	private known = new Map<number, Position>();
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly id: string,
		private readonly lengthOf: () => number,
		private readonly logOf: () => LogEntry[],
		private readonly tell: (entries: LogEntry[]) => void = () => {},
	) {}

	get length(): number {
		return this.lengthOf();
	}

	/** The position asked for is still on its way; the one before is on the page. */
	get busy(): boolean {
		return this.position === null || this.position !== this.known.get(this.number);
	}

	get turnNow(): number {
		return this.logOf()[this.number - 1]?.turn ?? 0;
	}

	/** What led to the position: the last decision, and what chance brought after it. */
	get entries(): LogEntry[] {
		return this.logOf().slice(this.before(this.number), this.number);
	}

	async show(number: number): Promise<void> {
		this.number = Math.max(0, Math.min(this.length, number));
		const wanted = this.number;
		const position = this.known.get(wanted) ?? (await server.position(this.id, wanted)).position;
		this.known.set(wanted, position);
		if (wanted === this.number) this.position = position; // the slider may have gone on meanwhile
	}

	/** A step on is shown as it was when it happened. */
	async step(by: 1 | -1): Promise<void> {
		const from = this.number;
		await this.show(by > 0 ? this.after(from) : this.before(from));
		if (by > 0 && this.number > from) this.tell(this.logOf().slice(from, this.number));
	}

	/** To the first position of the turn before or after. */
	turn(by: 1 | -1): Promise<void> {
		const log = this.logOf();
		const now = this.turnNow;
		if (by > 0) return this.show(log.find((entry) => entry.turn > now)?.number ?? this.length);
		const begin = log.findIndex((entry) => entry.turn === now) + 1; // its first entry is done
		const target = this.number > begin ? now : (log[begin - 2]?.turn ?? 0);
		return this.show(log.find((entry) => entry.turn === target)?.number ?? 0);
	}

	/** Where the next decision, and what chance brings after it, is done: somebody is to decide there, or it is the end. */
	private after(number: number): number {
		const next = this.logOf().findIndex(({ entry }, i) => i > number && entry.do);
		return next < 0 ? this.length : next;
	}

	private before(number: number): number {
		return Math.max(
			0,
			this.logOf().findLastIndex(({ entry }, i) => i < number && entry.do),
		);
	}

	play(): void {
		this.playing = !this.playing && this.length > 0;
		if (this.playing && this.number >= this.length) void this.show(0);
		this.goOn();
	}

	stop(): void {
		this.playing = false;
		clearTimeout(this.timer);
	}

	private goOn(): void {
		clearTimeout(this.timer);
		if (!this.playing) return;
		this.timer = setTimeout(async () => {
			await this.step(1).catch(() => this.stop());
			if (this.number >= this.length) this.stop();
			this.goOn();
		}, PAUSE / this.speed);
	}
}
