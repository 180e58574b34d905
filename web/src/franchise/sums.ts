/** The sum that led to income or points: 2 + 2 + 3 = 7 → $3, 4 of 7 → 7. */
import type { FranchisePosition } from '../api/types';
import type { Line } from '../state/story';
import type { TableState } from '../state/table.svelte';
import { say } from '../words/words.svelte';
import { positionOf } from './position';

export function sumOf(game: TableState, line: Line): string {
	if (line.seat === null) return '';
	if (line.kind === 'income') return incomeSum(game, line.seat);
	if (line.kind === 'majority' || line.kind === 'full') return citySum(game, line);
	if (line.kind === 'region' || line.kind === 'region_dollars') return regionSum(game, line);
	return '';
}

function incomeSum(game: TableState, seat: number): string {
	const { players, active } = positionOf(game);
	const income = players[seat]?.income;
	if (!income || active !== seat || game.table?.draft?.steps.length || income.parts.length === 0) return '';
	const parts = income.parts.map((part) => (part.boom ? `2×${part.spaces / 2}` : `${part.spaces}`));
	return `${parts.join(' + ')} = ${income.spaces} → ${say('money', { dollars: income.dollars })}`;
}

function regionSum(game: TableState, line: Line): string {
	const region = positionOf(game).regions.find(({ name }) => name === line.region);
	if (!region) return '';
	return say('moment-region', {
		count: region.franchises[line.seat ?? 0] ?? 0,
		all: region.franchises.reduce((a, b) => a + b, 0),
	});
}

/** Franchises in the city as it scored: those seen there before, and those opened since. */
function citySum(game: TableState, { seat, places, event, number }: Line): string {
	const before = (game.before as FranchisePosition | null)?.places.find(({ name }) => name === places[0]);
	if (!before || seat === null) return '';
	const opened = game.fresh.filter(
		(line) => line.kind === 'open' && line.seat === seat && line.places[0] === places[0] && line.number <= number,
	);
	const count = (before.franchises[seat] ?? 0) + opened.length;
	const sum = say('moment-city', { count, size: before.size });
	const points = Number(event.points);
	return event.kind === 'majority' ? `${sum} → +${points}` : `${sum}, ${before.size} ÷ 2 → +${points}`;
}
