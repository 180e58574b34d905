/** The one place that knows which games there are. The parts of a game are loaded when a table needs them. */
import type { Component } from 'svelte';
import { Problem } from './api/client';
import type { Board, Entry, Event, Hint, Move, Table } from './api/types';
import type { TableState } from './state/table.svelte';

type Part = Component<{ game: TableState }>;

/** What a game adds to the table. */
export interface GameParts {
	Board: Part; // the drawing, and what is picked in it
	Turn: Part; // inside the turn card: what is to be decided
	Players: Part;
	Strip: Part; // below the board
	Moves: Part; // everything possible, as a list
	rules: Record<string, string>; // the rule behind each kind of event
	told: string[]; // kinds of events worth telling to whoever was away
	idle: string; // the message for a turn without any of them
	moments: string[]; // kinds shown over the board as they happen
	hasHands: boolean; // that others must not see
	sources: string[]; // of points
	tell(event: Event, table: Table, board: Board | null): string; // an event as a sentence; empty where it needs none
	placesOf(of: Event | Entry): string[]; // what it is about, on the board
	sumsOf(game: TableState): Map<string, string>; // what led to income and points, by the key of the line
	moveWords(game: TableState, move: Move, part?: 'short' | 'heading'): string; // without its verb; over a list of such moves
	priceWords(move: Move): string;
	reasonsFor(game: TableState, hint: Hint): string;
	guideOf(game: TableState): string; // the note for this moment
	goOn(game: TableState): void; // what the key E means
}

interface Game {
	words: string; // what its messages begin with
	load: () => Promise<{ parts: GameParts }>;
}

export const GAMES: Record<string, Game> = {
	franchise: { words: 'franchise', load: () => import('./franchise/parts') },
	'proxima-obertura': { words: 'proxima', load: () => import('./proxima/parts') },
};

/** After an update of the server the files a page began with may be gone. */
export async function partsOf(game: string): Promise<GameParts | null> {
	try {
		return (await GAMES[game]?.load())?.parts ?? null;
	} catch {
		throw new Problem(0, { code: 'outdated', message: 'Reload the page: the server has a newer one.' });
	}
}

export function wordsOf(game: string): string {
	return GAMES[game]?.words ?? game;
}
