import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { FranchiseBoard as Board } from '../../../src/games/franchise/position';

interface File {
	region: {
		name: string;
		influence: number[];
		states: string;
		four_or_five_only: boolean;
		cities: { name: string; size: number; at: [number, number] }[];
		towns: { name: string; at: [number, number] }[];
	}[];
	links: Record<string, [string, string][]>;
	expert: { classes: number[][] };
}

const file = new URL('../../../../src/grandopening/games/franchise/data/board.toml', import.meta.url);

/** The printed board, read from its file, as the server would tell it. */
export function printedBoard(): Board {
	const { region, links, expert } = parse(readFileSync(file, 'utf8')) as unknown as File;
	const places = region.flatMap(({ name, cities, towns }) => [
		...cities.map((city) => ({ ...city, region: name, town: false })),
		...towns.map((town) => ({ ...town, size: 0, region: name, town: true })),
	]);
	const at = new Map(places.map(({ name }, i) => [name, i]));
	const order = (a: string, b: string) => (at.get(a) ?? 0) - (at.get(b) ?? 0);
	return {
		game: 'franchise',
		places,
		regions: region.map(({ name, states, four_or_five_only, influence }) => ({
			name,
			states,
			four_or_five_only,
			tile: { kind: 'plain', values: influence },
		})),
		links: Object.entries(links)
			.flatMap(([price, pairs]) => pairs.map((pair) => ({ ends: pair.sort(order), price: Number(price) })))
			.map(({ ends: [from, to], price }) => ({ from, to, price }))
			.sort((a, b) => order(a.from, b.from) || order(a.to, b.to)),
		track: [],
		red_from: 0,
		income: {},
		start_money: {},
		size_classes: expert.classes,
	};
}
