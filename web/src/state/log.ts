import type { LogEntry, Message } from '../api/types';

/** The log with news in it: what was taken back goes, what has a known number is replaced. */
export function merged(log: LogEntry[], news: LogEntry[], count: number): LogEntry[] {
	const first = news[0]?.number ?? Number.POSITIVE_INFINITY;
	return [
		...log.filter(({ number }) => number <= count && number < first),
		...news.filter(({ number }) => number <= count),
	];
}

/** After which entry one is missing in a log of so many; null: none is. */
export function gapIn(log: LogEntry[], count: number): number | null {
	if (log.length >= count) return null;
	const gap = log.findIndex(({ number }, i) => number !== i + 1);
	return gap < 0 ? log.length : gap;
}

/** What was said with news in it. One's own words are answered before the stream brings what others said earlier. */
export function talkWith(talk: Message[], news: Message[]): Message[] {
	const known = new Set(talk.map(({ number }) => number));
	return [...talk, ...news.filter(({ number }) => !known.has(number))].sort((a, b) => a.number - b.number);
}
