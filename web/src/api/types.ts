/** The server's answers by short names. Their shapes are generated from its OpenAPI document: `npm run types`. */
import type { components, paths } from './schema';

export type Schemas = components['schemas'];

/** A decision or a chance result, as the record writes it. */
export interface Entry {
	seat?: number;
	do?: string;
	place?: string;
	from?: string;
	to?: string;
	region?: string;
	size?: number;
	card?: string;
	space?: number;
	[key: string]: unknown;
}

/** Something the rules made happen: its kind, its numbers by name, the rule it comes from, and what its sum is made of. */
export interface Event {
	kind: string;
	seat?: number;
	rule?: string;
	hidden?: boolean; // a part of it is only for the seat it is about
	parts?: Part[];
	[key: string]: unknown;
}

export type Part = Record<string, string | number>;

type WithEntry<T> = Omit<T, 'entry' | 'events'> & { entry: Entry } & (T extends { events: unknown }
		? { events: Event[] }
		: unknown);

/** Of whatever game: told apart by `game`. */
export type Board = paths['/api/games/{game_id}/board']['get']['responses'][200]['content']['application/json'];
export type Position = NonNullable<Schemas['TableView']['position']>;
export type Move = WithEntry<Schemas['Move']>;
export type Fact = Schemas['Fact'];
export type RefusedMove = WithEntry<Schemas['RefusalView']>;
export type LogEntry = WithEntry<Schemas['LogEntry']>;
export type Clock = Schemas['Clock'];
export type Options = Record<string, boolean | number | string>;
export type Table = Omit<Schemas['TableView'], 'moves' | 'draft' | 'options'> & {
	moves: Move[];
	draft: { seat: number; steps: WithEntry<Schemas['Step']>[] } | null;
	options: Options;
};
export type Hint = Omit<Schemas['Hint'], 'move'> & { move: Move };
export type Figures = Schemas['Figures'];
export type Review = Schemas['Review'];
export type Costly = Schemas['Costly'];
export type Message = Schemas['Message'];
export type Rules = Schemas['RuleBookText'];
export type Summary = Schemas['Summary'];
export type Rulebook = Schemas['Rulebook'];
export type Me = Schemas['Me'];
export type SeatWish = Required<Schemas['NewSeat']>;
export type GameWish = Schemas['NewGame'];
export type Invitation = Schemas['Link'];
export type Health = Schemas['Health'];
