/** The server's answers by short names. Their shapes are generated from its OpenAPI document: `npm run types`. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Tile = Schemas['TileView'];

/** A decision or a chance result, as the record writes it. */
export interface Entry {
	seat?: number;
	do?: string;
	place?: string;
	from?: string;
	to?: string;
	region?: string;
	size?: number;
	tile?: Tile;
	card?: string;
	space?: number;
	[key: string]: unknown;
}

/** Something the rules made happen: its kind, and its numbers by name. */
export interface Event {
	kind: string;
	seat?: number;
	[key: string]: unknown;
}

type WithEntry<T> = Omit<T, 'entry' | 'events'> & { entry: Entry } & (T extends { events: unknown }
		? { events: Event[] }
		: unknown);

export type FranchiseBoard = Schemas['FranchiseBoard'];
export type FranchisePosition = Schemas['FranchisePosition'];
export type ProximaBoard = Schemas['ProximaBoard'];
export type ProximaPosition = Schemas['ProximaPosition'];
export type Shopkeeper = Schemas['ShopkeeperView'];
export type Shop = Schemas['ShopView'];
export type Trade = Schemas['TradeView'];
export type Board = FranchiseBoard | ProximaBoard;
export type Position = FranchisePosition | ProximaPosition;
export type PlaceState = Schemas['PlaceView'];
export type RegionState = Schemas['RegionView'];
export type Move = WithEntry<Schemas['Move']>;
export type RefusedMove = WithEntry<Schemas['RefusalView']>;
export type LogEntry = WithEntry<Schemas['LogEntry']>;
export type Clock = Schemas['Clock'];
export type Options = Record<string, boolean | number | string>;
export type Table = Omit<Schemas['TableView'], 'moves' | 'draft' | 'options'> & {
	moves: Move[];
	draft: { seat: number; steps: WithEntry<Schemas['Step']>[] } | null;
	options: Options;
};
export type Hint = Omit<Schemas['Hint'], 'move' | 'reasons'> & {
	move: Move;
	reasons: { id: string; values: Record<string, string | number> }[];
};
export type Figures = Schemas['Figures'];
export type Message = Schemas['Message'];
export type Rules = Schemas['RuleBookText'];
export type Summary = Schemas['Summary'];
export type Rulebook = Schemas['Rulebook'];
export type Me = Schemas['Me'];
export type SeatWish = Required<Schemas['NewSeat']>;
export type GameWish = Schemas['NewGame'];
export type Invitation = Schemas['Link'];
export type Health = Schemas['Health'];
