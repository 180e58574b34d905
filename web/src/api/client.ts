/** The server, as functions over the types of its OpenAPI document. Every refusal arrives as a Problem. */
import createClient from 'openapi-fetch';
import type { paths } from './schema';
import type { Board, Entry, GameWish, Hint, LogEntry, RefusedMove, Schemas, Table } from './types';

type ProblemBody = Pick<Schemas['ProblemView'], 'code' | 'message'> & {
	rule?: string | null;
	refusal?: string | null;
	values?: Record<string, string | number>; // what makes it plain
	table?: Table;
};

/** What the server would not do, and, where the request came too late, the table as it is now. */
export class Problem extends Error {
	constructor(
		readonly status: number,
		readonly body: ProblemBody,
	) {
		super(body.message);
	}
}

/** Nobody is there: the server starts anew, or a proxy stands before an empty place. The same request may be sent again. */
const OFFLINE = { code: 'offline', message: 'The server does not answer.' };
const AWAY = ['offline', 'closing'];

export function isAway(error: unknown): boolean {
	return error instanceof Problem && AWAY.includes(error.body.code);
}

const api = createClient<paths>();

/** Look at the replay of a game one did not play, on a page of somebody else: no cookie comes along there. */
export function showTicket(ticket: string): void {
	api.use({ onRequest: ({ request }) => request.headers.set('replay-ticket', ticket) });
}

async function ask<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
	const answer = await request.catch(() => {
		throw new Problem(0, OFFLINE);
	});
	const { data, error, response } = answer;
	if (response.ok) return data as T;
	if (error && typeof error === 'object') throw new Problem(response.status, error as ProblemBody);
	const fromProxy = response.status >= 502 && response.status <= 504;
	throw new Problem(response.status, fromProxy ? OFFLINE : { code: 'unreadable', message: response.statusText });
}

/** Entries, events and options are dictionaries in the document; our types know a little more about them. */
const askTable = (request: Parameters<typeof ask<Schemas['TableView']>>[0]) => ask(request) as Promise<Table>;

const at = (game_id: string) => ({ params: { path: { game_id } } });
const atSeat = (game_id: string, seat: number) => ({ params: { path: { game_id, seat } } });
const after = (game_id: string, number: number) => ({ params: { path: { game_id }, query: { after: number } } });

export const server = {
	health: () => ask(api.GET('/api/health')),
	rulebooks: () => ask(api.GET('/api/rulebooks')),
	rules: (game: string, language: string) =>
		ask(api.GET('/api/rulebooks/{game}/rules', { params: { path: { game }, query: { language } } })),
	printedBoard: (game: string) =>
		ask(api.GET('/api/rulebooks/{game}/board', { params: { path: { game } } })) as Promise<Board>,
	words: (language: string) => ask(api.GET('/api/words/{language}', { params: { path: { language } } })),
	me: (skip = 0) => ask(api.GET('/api/me', { params: { query: { skip } } })),
	rename: (name: string) => ask(api.PUT('/api/me', { body: { name } })),

	create: (wish: GameWish) =>
		ask(api.POST('/api/games', { body: wish })) as Promise<Schemas['Started'] & { table: Table }>,
	importRecord: (record: Record<string, unknown>) => askTable(api.POST('/api/records', { body: record })),
	table: (id: string) => askTable(api.GET('/api/games/{game_id}', at(id))),
	board: (id: string) => ask(api.GET('/api/games/{game_id}/board', at(id))) as Promise<Board>,
	remove: (id: string) => ask<undefined>(api.DELETE('/api/games/{game_id}', at(id))),
	start: (id: string, version: number) =>
		askTable(api.POST('/api/games/{game_id}/start', { ...at(id), body: { version } })),
	setPace: (id: string, pace: number) => askTable(api.PUT('/api/games/{game_id}/pace', { ...at(id), body: { pace } })),

	invited: (id: string, secret: string) =>
		ask(api.POST('/api/games/{game_id}/invited', { ...at(id), body: { secret } })),
	learn: (game: string) => askTable(api.POST('/api/lessons/{game}', { params: { path: { game } } })),
	nextStep: (id: string, version: number) =>
		askTable(api.POST('/api/games/{game_id}/lesson', { ...at(id), body: { version } })),

	claim: (id: string, secret: string, name: string) =>
		askTable(api.POST('/api/games/{game_id}/claim', { ...at(id), body: { secret, name } })),
	invite: (id: string, seat: number) => ask(api.POST('/api/games/{game_id}/seats/{seat}/invitation', atSeat(id, seat))),
	recover: (id: string, seat: number) => ask(api.POST('/api/games/{game_id}/seats/{seat}/recovery', atSeat(id, seat))),
	spectate: (id: string) => ask(api.POST('/api/games/{game_id}/spectators', at(id))),
	toBot: (id: string, seat: number, level: string | null) =>
		askTable(api.POST('/api/games/{game_id}/seats/{seat}/bot', { ...atSeat(id, seat), body: { level } })),
	toPerson: (id: string, seat: number) =>
		askTable(api.POST('/api/games/{game_id}/seats/{seat}/person', atSeat(id, seat))),
	setSilent: (id: string, seat: number, silent: boolean) =>
		askTable(api.PUT('/api/games/{game_id}/seats/{seat}/silence', { ...atSeat(id, seat), body: { silent } })),
	leave: (id: string) => ask<undefined>(api.POST('/api/games/{game_id}/leave', at(id))),

	play: (id: string, version: number, entry: Entry) =>
		askTable(api.POST('/api/games/{game_id}/moves', { ...at(id), body: { version, entry } })),
	back: (id: string, version: number, steps: number, seat: number | null) =>
		askTable(api.POST('/api/games/{game_id}/back', { ...at(id), body: { version, steps, seat } })),
	undo: (id: string, version: number) =>
		askTable(api.POST('/api/games/{game_id}/undo', { ...at(id), body: { version } })),
	answerUndo: (id: string, version: number, agree: boolean) =>
		askTable(api.POST('/api/games/{game_id}/undo/answer', { ...at(id), body: { version, agree } })),
	hint: (id: string, version: number) =>
		ask(api.POST('/api/games/{game_id}/hint', { ...at(id), body: { version } })) as Promise<Hint>,
	refusals: (id: string) =>
		ask(api.GET('/api/games/{game_id}/refusals', at(id))) as Promise<{ version: number; refusals: RefusedMove[] }>,
	position: (game_id: string, number: number) =>
		ask(api.GET('/api/games/{game_id}/positions/{number}', { params: { path: { game_id, number } } })),
	embed: (id: string) => ask(api.GET('/api/games/{game_id}/embed', at(id))),
	figures: (id: string) => ask(api.GET('/api/games/{game_id}/figures', at(id))),
	rematch: (id: string) => askTable(api.POST('/api/games/{game_id}/rematch', at(id))),
	whatIf: (id: string, number: number, others: 'bots' | 'screen', seat: number | null) =>
		askTable(api.POST('/api/games/{game_id}/what-if', { ...at(id), body: { number, others, seat } })),
	review: (id: string) => ask(api.GET('/api/games/{game_id}/review', at(id))),
	agree: (id: string, agrees: boolean) =>
		askTable(api.PUT('/api/games/{game_id}/agreement', { ...at(id), body: { agrees } })),
	chat: (id: string, number: number) => ask(api.GET('/api/games/{game_id}/chat', after(id, number))),
	speak: (id: string, text: string) => ask(api.POST('/api/games/{game_id}/chat', { ...at(id), body: { text } })),
	log: (id: string, number: number) =>
		ask(api.GET('/api/games/{game_id}/log', after(id, number))) as Promise<{ version: number; entries: LogEntry[] }>,
};
