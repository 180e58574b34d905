/** The little Markdown the rules use inside a paragraph, as pieces: nothing of it becomes HTML by itself. */
export interface Piece {
	kind: 'text' | 'strong' | 'em' | 'code';
	words: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function piecesOf(text: string): Piece[] {
	const pieces: Piece[] = [];
	let last = 0;
	for (const found of text.matchAll(MARKS)) {
		if (found.index > last) pieces.push({ kind: 'text', words: text.slice(last, found.index) });
		const [, strong, em, code] = found;
		if (strong !== undefined) pieces.push({ kind: 'strong', words: strong });
		else if (em !== undefined) pieces.push({ kind: 'em', words: em });
		else pieces.push({ kind: 'code', words: code ?? '' });
		last = found.index + found[0].length;
	}
	if (last < text.length) pieces.push({ kind: 'text', words: text.slice(last) });
	return pieces;
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
