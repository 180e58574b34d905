/** When a game was decided: from where on whoever won was never behind again. */
import type { LogEntry } from '../api/types';

/** The entry with which the winners took the lead for good; null where only the final count decided. */
export function turningPoint(log: LogEntry[], winners: number[]): LogEntry | null {
	const counted = log.filter(({ points }) => points.length > 0);
	const end = counted.findIndex(({ events }) => events.some(({ kind }) => kind === 'final' || kind === 'end'));
	const played = end < 0 ? counted : counted.slice(0, end);
	const isAhead = ({ points }: LogEntry) => {
		const best = Math.max(...points.filter((_, seat) => !winners.includes(seat)), 0);
		return winners.every((seat) => (points[seat] ?? 0) > best);
	};
	const behind = played.findLastIndex((entry) => !isAhead(entry));
	return played[behind + 1] ?? null;
}
