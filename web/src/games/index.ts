/** Games with a scene of their own: each folder here is one, by the game's name. What is in it is loaded when it is needed. */
import type { Component } from 'svelte';
import { Problem } from '../api/client';
import type { Board, Entry, Event, Fact, Move, Options, Table } from '../api/types';
import type { Line } from '../state/story';
import type { TableState } from '../state/table.svelte';
import type { Flight, Scene } from '../state/telling.svelte';

type Part = Component<{ game: TableState }>;

/** What a game adds to the table. */
export interface GameParts {
	Board: Part; // the drawing, and what is picked in it
	Turn: Part; // inside the turn card: what is to be decided
	Players: Part;
	Strip?: Part; // below the board
	Moves: Part; // everything possible, as a list
	presets: Record<string, Options>; // what differs from the usual options; `first` is also for whoever just clicks Play now
	scenes: Record<string, Scene>; // kinds of events that are shown as they happen, and how
	marked: string[]; // kinds that stay marked until the player's next move
	perform?(line: Line, game: TableState, pace: number): Flight[]; // what moves in a scene
	isTold(event: Event, seat: number): boolean; // is it worth telling to this seat, which was away?
	tell(event: Event, table: Table): string; // an event as a sentence; empty where it needs none
	sumOf(event: Event, table: Table): string; // what led to income and points, out of the event's parts; empty where it has none
	placesOf(of: Event | Entry): string[]; // what it is about, on the board
	moveWords(game: TableState, move: Move, part?: 'short' | 'heading'): string; // without its verb; over a list of such moves
	priceWords(move: Move): string;
	followWords?(game: TableState, follows: Fact): string; // what follows from a move
	notesOf?(game: TableState): string[]; // notes for what has happened by now: each is shown once
	isClosing?(game: TableState): boolean; // the end is near, as the server says
	picture?(game: TableState): SVGSVGElement | null; // the board as a drawing, to be shared
	guideOf?(game: TableState): string; // the note for this moment
	goOn?(game: TableState): void; // what the key E means
}

const tables = import.meta.glob<{ parts: GameParts }>('./*/index.ts');
const hows = import.meta.glob<{ default: Component<{ board: Board }> }>('./*/How.svelte');
const scenes = import.meta.glob<{ default: Component }>('./*/Scene.svelte');

/** A game without a folder is shown as text. After an update of the server the files a page began with may be gone. */
export async function partsOf(game: string): Promise<GameParts> {
	try {
		return (await (tables[`./${game}/index.ts`]?.() ?? import('../parts/plain'))).parts;
	} catch {
		throw new Problem(0, { code: 'outdated', message: 'Reload the page: the server has a newer one.' });
	}
}

/** A game in a picture, for the home page; null where it has none. */
export async function sceneOf(game: string): Promise<Component | null> {
	return (await scenes[`./${game}/Scene.svelte`]?.())?.default ?? null;
}

/** How the game is played, on one page; null where nobody has drawn it. */
export async function howOf(game: string): Promise<Component<{ board: Board }> | null> {
	return (await hows[`./${game}/How.svelte`]?.())?.default ?? null;
}
