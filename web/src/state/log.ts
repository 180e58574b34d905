import type { LogEntry } from '../api/types';

/** The log with news in it: what was taken back goes, what has a known number is replaced. */
export function merged(log: LogEntry[], news: LogEntry[], count: number): LogEntry[] {
	const first = news[0]?.number ?? Number.POSITIVE_INFINITY;
	return [
		...log.filter(({ number }) => number <= count && number < first),
		...news.filter(({ number }) => number <= count),
	];
}
