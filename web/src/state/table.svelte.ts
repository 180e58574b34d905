/** One table as this browser knows it: what the server last said, what is pointed at, and the ways to answer. */
import { isAway, Problem, server } from '../api/client';
import { Live } from '../api/live';
import type { Board, Entry, Hint, LogEntry, Message, Move, Position, RefusedMove, Rulebook, Table } from '../api/types';
import { type GameParts, partsOf } from '../games';
import { problemWords } from '../words/words.svelte';
import { gapIn, merged, talkWith } from './log';
import type { Pointed } from './pointed';
import { Replay } from './replay.svelte';
import { ReviewState } from './review.svelte';
import { router } from './router.svelte';
import { rulebooks } from './rulebooks.svelte';
import { settings, speakerOf } from './settings.svelte';
import { allEntries, type Line, lastMoves, linesOf } from './story';
import { Telling } from './telling.svelte';

const RETRY = 1000; // milliseconds

export class TableState {
	table = $state.raw<Table | null>(null);
	board = $state.raw<Board | null>(null);
	parts = $state.raw<GameParts | null>(null);
	replay = $state.raw<Replay | null>(null);
	log = $state.raw<LogEntry[]>([]);
	refused = $state.raw<RefusedMove[]>([]);
	hint = $state.raw<Hint | null>(null);
	uncovered = $state<number | null>(null); // whose hand may be seen, where several people share a screen
	talk = $state.raw<Message[]>([]);
	heard = $state(0); // the last message that was looked at
	connected = $state(true);
	endedHere = false; // somebody was here when it ended
	restart = $state<number | null>(null); // in so many seconds the server starts anew
	watching = $state(0);
	busy = $state(false);
	problem = $state(''); // what went wrong, in words
	problemCode = $state('');
	gone = $state<'' | 'deleted' | 'not-at-table' | 'no-such-game'>('');
	pointed = $state.raw<Pointed | null>(null);
	chosen = $state.raw<Pointed | null>(null); // stays when the pointer leaves
	considered = $state.raw<Move | null>(null); // what follows from it is shown
	confirming = $state.raw<Move | null>(null); // it uses something up: a question is asked first
	fresh = $state.raw<Line[]>([]); // what just happened, for the live region and the moments

	readonly telling = new Telling(this);
	readonly review = new ReviewState();

	private live: Live | null = null;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private away = false; // the last problem was that nobody answered
	private closed = false;
	private underWay: Promise<void> = Promise.resolve(); // what makes it busy
	private told = -1; // number of the last entry told
	private refusedAt = -1;

	rulebook: Rulebook | undefined = $derived(rulebooks.find(this.table?.game ?? ''));
	colours: string[] = $derived(this.table?.seats.map((seat) => seat.colour) ?? []);
	seat: number | null = $derived(this.table?.you.seat ?? null);
	position: Position | null = $derived(this.replay?.position ?? this.table?.position ?? null); // what is drawn
	/** Everything up to what is drawn, the draft too. */
	entries: LogEntry[] = $derived(
		this.replay ? this.log.slice(0, this.replay.number) : this.table ? allEntries(this.log, this.table) : [],
	);
	marks = $derived(lastMoves(this.entries, ({ kind }) => this.parts?.marked.includes(kind) ?? false));
	moves: Move[] = $derived(this.replay ? [] : (this.table?.moves ?? []));
	mayHint: boolean = $derived(this.table?.help ?? false);
	hasSecrets: boolean = $derived(this.rulebook?.has_secrets ?? false);
	covered: boolean = $derived(
		this.hasSecrets &&
			this.table?.status === 'running' &&
			this.table.you.seats.length > 1 &&
			this.seat !== this.uncovered,
	);
	mine: boolean = $derived(this.moves.length > 0);
	isWatching: boolean = $derived(this.table?.you.seats.length === 0 && this.table.you.lent.length === 0);
	decided: number = $derived(this.table?.draft?.steps.filter((step) => step.decided).length ?? 0); // steps of the draft
	acted: boolean = $derived(this.mine && this.decided > 0);

	constructor(readonly id: string) {}

	/** Alone: a finished game without its people. Nothing is said, and nothing more will happen. */
	async open(alone = false): Promise<void> {
		try {
			const [table, board, log, chat] = await Promise.all([
				server.table(this.id),
				server.board(this.id),
				server.log(this.id, 0),
				alone ? { messages: [] } : server.chat(this.id, 0),
			]);
			this.parts = await partsOf(table.game);
			if (this.closed) return;
			this.board = board;
			this.log = merged([], log.entries, table.entries);
			this.talk = chat.messages;
			this.heard = settings.heardAt(this.id);
			this.take(table, true);
			this.problem = '';
		} catch (error) {
			if (this.closed) return;
			this.tell(error);
			if (isAway(error)) this.retry = setTimeout(() => this.open(alone), RETRY);
			return;
		}
		if (alone) return;
		this.live = new Live(
			this.id,
			() => this.table?.version,
			() => this.talk.at(-1)?.number ?? 0,
			{
				onUpdate: (update) => {
					if (update.type === 'table') this.receive(update.table, update.log);
					else if (update.type === 'chat') this.listenTo(update.messages);
					else if (update.type === 'presence') this.meet(update.online, update.watching);
					else if (update.type === 'restart') this.restart = update.seconds;
					else this.gone = 'deleted';
				},
				onConnected: (connected) => {
					this.connected = connected;
					if (connected && this.away) this.problem = '';
					if (!connected) return;
					this.restart = null;
					void this.catchUp();
				},
				onRefused: (code) => {
					this.gone = code === 4404 ? 'no-such-game' : 'not-at-table';
				},
			},
		);
	}

	close(): void {
		this.closed = true;
		this.telling.skip();
		clearTimeout(this.retry);
		this.live?.close();
	}

	point(pointed: Pointed | null): void {
		this.pointed = pointed;
	}

	choose(pointed: Pointed): void {
		this.chosen = pointed;
		void this.learnRefusals();
	}

	/** Play a move; one that uses something up only after a question. */
	pick(move: Move): void {
		this.considered = null;
		if (move.uses && this.confirming !== move) this.confirming = move;
		else {
			this.confirming = null;
			void this.play(move.entry);
		}
	}

	consider(move: Move | null): void {
		this.considered = move;
		const { placesOf } = this.parts!;
		this.point(move ? { places: placesOf(move.entry), region: move.entry.region ?? null, link: null } : null);
	}

	play(entry: Entry): Promise<void> {
		return this.send((version) => server.play(this.id, version, entry));
	}

	back(steps: number): Promise<void> {
		return this.send((version) => server.back(this.id, version, steps, this.seat));
	}

	undoTurn(): Promise<void> {
		return this.send((version) => server.undo(this.id, version));
	}

	answerUndo(agree: boolean): Promise<void> {
		return this.send((version) => server.answerUndo(this.id, version, agree));
	}

	start(): Promise<void> {
		return this.send((version) => server.start(this.id, version));
	}

	async askHint(): Promise<void> {
		const version = this.table?.version;
		if (this.busy || version === undefined) return;
		await this.wait(async () => {
			const hint = await server.hint(this.id, version);
			if (hint.version === this.table?.version) this.hint = hint;
		});
	}

	/** Anything else that answers with a table; nothing while something is on its way, so that a double click is harmless. */
	async send(request: (version: number) => Promise<Table>): Promise<void> {
		const version = this.table?.version;
		if (this.busy || version === undefined) return;
		this.problem = this.problemCode = '';
		this.telling.skip(); // whoever acts has seen enough
		await this.wait(async () => this.receive(await request(version), []));
	}

	/** A setting, which its control shows already: it is sent after what is on its way. */
	async set(request: () => Promise<Table>): Promise<void> {
		while (this.busy) await this.underWay;
		await this.send(request);
	}

	private wait(work: () => Promise<void>): Promise<void> {
		this.busy = true;
		this.underWay = work()
			.catch((error) => this.tell(error))
			.finally(() => {
				this.busy = false;
			});
		return this.underWay;
	}

	/** Something after which this table is not looked at any more. */
	async goHome(request: Promise<void>): Promise<void> {
		try {
			await request;
			router.go('/');
		} catch (error) {
			this.tell(error);
		}
	}

	/** Say what went wrong; if the request came too late, show the table as it is now. */
	tell(error: unknown): void {
		if (!(error instanceof Problem)) throw error;
		const { code, table } = error.body;
		this.away = isAway(error);
		if (code === 'no-such-game' || code === 'not-at-table') this.gone = code;
		if (table) this.receive(table, []);
		this.problem = problemWords(error.body, this.rulebook?.messages);
		this.problemCode = code;
	}

	/** Look at an earlier position; without a number, at the present again. */
	look(number: number | null): void {
		this.telling.skip();
		if (number === null) {
			this.replay = null;
			return;
		}
		this.replay ??= this.newReplay();
		void this.replay.show(number).catch((error) => this.tell(error));
	}

	private newReplay(): Replay {
		const replay: Replay = new Replay(
			this.id,
			() => this.table?.entries ?? 0,
			() => this.log,
			(entries) => this.replay === replay && this.telling.tell(linesOf(entries, this)), // it may be over by then
		);
		return replay;
	}

	/** Everybody's chances, and the turns that cost most, while looking back. */
	showReview(shown: boolean): void {
		if (shown) void this.review.show(this.id, this.table?.entries ?? 0).catch((error) => this.tell(error));
		else this.review.hide();
	}

	/** Whoever is to decide looks at the screen now. */
	uncover(): void {
		this.uncovered = this.seat;
	}

	/** Show nothing whenever asked, until further notice; nobody else is told. */
	setSilent(silent: boolean): Promise<void> {
		const seat = this.seat;
		return seat === null ? Promise.resolve() : this.set(() => server.setSilent(this.id, seat, silent));
	}

	listenTo(messages: Message[]): void {
		this.talk = talkWith(this.talk, messages);
	}

	/** Messages of others since the chat was last looked at, in this browser. */
	get unheard(): number {
		const others = this.talk.filter(({ seat }) => seat === null || !this.table?.you.seats.includes(seat));
		const news = others.filter((message) => message.number > this.heard);
		return news.filter((message) => !settings.isMuted(speakerOf(this.id, message))).length;
	}

	hear(): void {
		this.heard = this.talk.at(-1)?.number ?? 0;
		settings.hear(this.id, this.heard);
	}

	/** Keys by which a whole turn can be played, wherever the focus is. */
	press(key: string): void {
		if (key === 's') this.telling.skip();
		if (!this.mine || this.covered) return;
		if (key === 'g') document.querySelector<HTMLElement>('.map [tabindex="0"].glows')?.focus();
		else if (key === 'e') this.parts?.goOn?.(this);
		else if (key === 'u' && this.decided > 0) void this.back(1);
		else if (key === 'h') void this.askHint();
	}

	private receive(table: Table, log: LogEntry[]): void {
		if (this.table && table.version < this.table.version) return;
		if (this.table && table.you.seat !== this.seat) this.forget();
		else this.log = merged(this.log, log, table.entries);
		this.take(table, false);
		void this.catchUp();
	}

	/** Somebody else looks now, who may know other things: the log is asked for anew. */
	private forget(): void {
		this.log = [];
		this.fresh = [];
		this.telling.skip();
		this.replay = null;
	}

	/** A committed move was answered before the stream brought its entries. An answer about another version may be meant
	 * for other eyes, where people share a screen; the table of that version asks for its own. */
	private async catchUp(): Promise<void> {
		const gap = gapIn(this.log, this.table?.entries ?? 0);
		if (gap === null) return;
		const found = await server.log(this.id, gap).catch(() => null); // asked for again with the next update
		if (!this.table || found?.version !== this.table.version) return;
		this.log = merged(this.log, found.entries, this.table.entries);
		this.listen(this.table);
	}

	private take(table: Table, silent: boolean): void {
		const changed = table.version !== this.table?.version;
		if (this.table?.status === 'running' && table.status === 'over') this.endedHere = true;
		this.table = table;
		if (this.seat !== this.uncovered) this.uncovered = null;
		if (changed) {
			this.hint = null;
			this.refused = [];
			this.chosen = null;
			this.considered = null;
			this.confirming = null;
		}
		if (silent) this.told = table.entries + (table.draft?.steps.length ?? 0);
		else this.listen(table);
		if (this.chosen) void this.learnRefusals();
	}

	private listen(table: Table): void {
		const all = allEntries(this.log, table);
		const end = table.entries + (table.draft?.steps.length ?? 0);
		const news = all.filter((entry) => entry.number > this.told);
		this.told = news.length > 0 ? Math.max(...news.map((entry) => entry.number)) : Math.min(this.told, end);
		if (news.length === 0) return;
		this.fresh = linesOf(news, this);
		if (!this.replay && !this.covered) this.telling.tell(this.fresh);
	}

	private meet(online: number[], watching: number): void {
		this.watching = watching;
		if (!this.table) return;
		this.table = {
			...this.table,
			seats: this.table.seats.map((seat) => ({ ...seat, online: seat.kind === 'bot' || online.includes(seat.seat) })),
		};
	}

	/** Asked for when somebody first points at something, once per version. */
	async learnRefusals(): Promise<void> {
		const version = this.table?.version ?? -1;
		if (!this.mine || this.refusedAt === version) return;
		this.refusedAt = version;
		try {
			const answer = await server.refusals(this.id);
			if (answer.version === this.table?.version) this.refused = answer.refusals;
		} catch (error) {
			this.tell(error);
		}
	}
}
