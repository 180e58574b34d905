/** The server, as functions. Every refusal arrives as a Problem. */
import type {
	Board,
	Entry,
	Figures,
	GameWish,
	Health,
	Hint,
	Invitation,
	LogEntry,
	Me,
	Message,
	Position,
	RefusedMove,
	Rulebook,
	Rules,
	Table,
} from './types';

interface ProblemBody {
	code: string;
	message: string;
	rule?: string | null;
	refusal?: string | null;
	values?: Record<string, string | number>; // what makes it plain
	table?: Table;
}

/** What the server would not do, and, where the request came too late, the table as it is now. */
export class Problem extends Error {
	constructor(
		readonly status: number,
		readonly body: ProblemBody,
	) {
		super(body.message);
	}
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
	let answer: Response;
	try {
		answer = await fetch(`/api${path}`, {
			method,
			headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
	} catch {
		throw new Problem(0, { code: 'offline', message: 'The server does not answer.' });
	}
	if (answer.status === 204) return undefined as T;
	const content = await answer.json().catch(() => ({ code: 'unreadable', message: answer.statusText }));
	if (!answer.ok) throw new Problem(answer.status, content as ProblemBody);
	return content as T;
}

const game = (id: string) => `/games/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: number) => `${game(id)}/seats/${seat}`;

export const server = {
	health: () => ask<Health>('GET', '/health'),
	rulebooks: () => ask<Rulebook[]>('GET', '/rulebooks'),
	rules: (name: string, language: string) => ask<Rules>('GET', `/rulebooks/${name}/rules?language=${language}`),
	words: (language: string) => ask<{ files: Record<string, string> }>('GET', `/words/${language}`),
	me: () => ask<Me>('GET', '/me'),
	rename: (name: string) => ask<Me>('PUT', '/me', { name }),

	create: (wish: GameWish) => ask<{ table: Table; invitations: Invitation[] }>('POST', '/games', wish),
	importRecord: (record: unknown) => ask<Table>('POST', '/records', record),
	table: (id: string) => ask<Table>('GET', game(id)),
	board: (id: string) => ask<Board>('GET', `${game(id)}/board`),
	remove: (id: string) => ask<void>('DELETE', game(id)),
	start: (id: string, version: number) => ask<Table>('POST', `${game(id)}/start`, { version }),
	setPace: (id: string, pace: number) => ask<Table>('PUT', `${game(id)}/pace`, { pace }),

	claim: (id: string, secret: string, name: string) => ask<Table>('POST', `${game(id)}/claim`, { secret, name }),
	invite: (id: string, seat: number) => ask<Invitation>('POST', `${seatOf(id, seat)}/invitation`, {}),
	recover: (id: string, seat: number) => ask<Invitation>('POST', `${seatOf(id, seat)}/recovery`, {}),
	spectate: (id: string) => ask<Invitation>('POST', `${game(id)}/spectators`, {}),
	toBot: (id: string, seat: number, level: string | null) => ask<Table>('POST', `${seatOf(id, seat)}/bot`, { level }),
	toPerson: (id: string, seat: number) => ask<Table>('POST', `${seatOf(id, seat)}/person`, {}),
	setSilent: (id: string, seat: number, silent: boolean) =>
		ask<Table>('PUT', `${seatOf(id, seat)}/silence`, { silent }),
	leave: (id: string) => ask<void>('POST', `${game(id)}/leave`, {}),

	play: (id: string, version: number, entry: Entry) => ask<Table>('POST', `${game(id)}/moves`, { version, entry }),
	back: (id: string, version: number, steps: number, seat: number | null) =>
		ask<Table>('POST', `${game(id)}/back`, { version, steps, seat }),
	undo: (id: string, version: number) => ask<Table>('POST', `${game(id)}/undo`, { version }),
	answerUndo: (id: string, version: number, agree: boolean) =>
		ask<Table>('POST', `${game(id)}/undo/answer`, { version, agree }),
	hint: (id: string, version: number) => ask<Hint>('POST', `${game(id)}/hint`, { version }),
	refusals: (id: string) => ask<{ version: number; refusals: RefusedMove[] }>('GET', `${game(id)}/refusals`),
	position: (id: string, number: number) =>
		ask<{ number: number; position: Position }>('GET', `${game(id)}/positions/${number}`),
	figures: (id: string) => ask<Figures>('GET', `${game(id)}/figures`),
	rematch: (id: string) => ask<Table>('POST', `${game(id)}/rematch`, {}),
	whatIf: (id: string, number: number, others: 'bots' | 'screen') =>
		ask<Table>('POST', `${game(id)}/what-if`, { number, others }),
	chat: (id: string, after: number) => ask<{ messages: Message[] }>('GET', `${game(id)}/chat?after=${after}`),
	speak: (id: string, text: string) => ask<Message>('POST', `${game(id)}/chat`, { text }),
	log: (id: string, after: number) =>
		ask<{ version: number; entries: LogEntry[] }>('GET', `${game(id)}/log?after=${after}`),
};
