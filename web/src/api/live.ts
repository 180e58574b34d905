/** The stream of one table: resumes from the last version it has, and comes back by itself. */
import type { LogEntry, Message, Table } from './types';

type Update =
	| { type: 'table'; table: Table; log: LogEntry[] }
	| { type: 'presence'; online: number[]; watching: number }
	| { type: 'chat'; messages: Message[] }
	| { type: 'restart'; seconds: number | null } // the server starts anew; null: that was called off
	| { type: 'deleted' };

export interface Listener {
	onUpdate(update: Update): void;
	onConnected(connected: boolean): void;
	onRefused(code: number): void;
}

const SHORTEST = 500;
const LONGEST = 8000;
const FINAL = [4403, 4404]; // not at the table, no such game: asking again would not help

export class Live {
	private socket: WebSocket | null = null;
	private wait = SHORTEST;
	private timer: ReturnType<typeof setTimeout> | undefined;
	private closed = false;

	constructor(
		private readonly id: string,
		private readonly versionOf: () => number | undefined,
		private readonly heardOf: () => number, // the last message it has
		private readonly listener: Listener,
	) {
		this.open();
	}

	close(): void {
		this.closed = true;
		clearTimeout(this.timer);
		this.socket?.close();
	}

	private open(): void {
		const version = this.versionOf();
		const query = `?heard=${this.heardOf()}${version === undefined ? '' : `&version=${version}`}`;
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const socket = new WebSocket(
			`${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/stream${query}`,
		);
		this.socket = socket;
		socket.onopen = () => {
			this.wait = SHORTEST;
			this.listener.onConnected(true);
		};
		socket.onmessage = (message) => this.listener.onUpdate(JSON.parse(message.data) as Update);
		socket.onclose = ({ code }) => {
			if (this.closed) return;
			this.listener.onConnected(false);
			if (FINAL.includes(code)) {
				this.listener.onRefused(code);
				return;
			}
			// Not all at once: after a restart everybody comes back.
			this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
			this.wait = Math.min(2 * this.wait, LONGEST);
		};
	}
}
