/** The Markdown of the rules, taken apart: nothing of it becomes HTML by itself. */
import { lexer, type Token } from 'marked';

export type { Token, Tokens } from 'marked';

/** Paragraphs, lists and tables; each has its pieces under `tokens`. */
export function blocksOf(text: string): Token[] {
	return lexer(text).filter(({ type }) => type !== 'space');
}

/** A text cut at each place where the words searched for stand; every second part is a find. */
export function cutAt(text: string, wanted: string): string[] {
	if (!wanted) return [text];
	const parts: string[] = [];
	const [low, search] = [text.toLowerCase(), wanted.toLowerCase()];
	let from = 0;
	for (let at = low.indexOf(search); at >= 0; at = low.indexOf(search, from)) {
		parts.push(text.slice(from, at), text.slice(at, at + search.length));
		from = at + search.length;
	}
	return [...parts, text.slice(from)];
}
