import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import RuleText from '../src/parts/RuleText.svelte';
import { cutAt } from '../src/words/markdown';
import { filesUnder } from './files';

const web = new URL('..', import.meta.url);
const rooms = new URL('../src/grandopening/', web);
const read = (file: URL) => readFileSync(file, 'utf8');

describe('the words of the page', () => {
	const bundle = new FluentBundle('en');
	const files = filesUnder(rooms).filter(({ pathname }) => /\/locales\/en\/[^/]+\.ftl$/.test(pathname));
	const errors = files.flatMap((file) => bundle.addResource(new FluentResource(read(file))));
	const source = filesUnder(new URL('src/', web))
		.filter(({ pathname }) => /\.(svelte|ts)$/.test(pathname))
		.map(read)
		.join('\n');

	test('are well formed', () => {
		expect(errors).toEqual([]);
	});

	test('are all there', () => {
		const used = [...source.matchAll(/\bsay\('([a-z][\w-]*)'/g)].map(([, id]) => id ?? '');
		expect(used.length).toBeGreaterThan(80);
		expect(used.filter((id) => !bundle.hasMessage(id))).toEqual([]);
	});

	test('are all used', () => {
		const pages = files.filter(({ pathname }) => /\/web[^/]*\.ftl$/.test(pathname));
		const own = pages.flatMap((file) => new FluentResource(read(file)).body.map(({ id }) => id));
		expect(pages.length).toBeGreaterThan(2);
		const quoted = new Set([...source.matchAll(/['`]([a-z][\w-]*)/g)].map(([, id]) => id ?? ''));
		// Ids put together at run time begin with one of these: `phase-${…}`.
		const made = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start ?? '');
		expect(own.filter((id) => !quoted.has(id) && !made.some((start) => id.startsWith(start)))).toEqual([]);
	});
});

test('a find is cut out of a text', () => {
	expect(cutAt('Tie and tie', 'tie')).toEqual(['', 'Tie', ' and ', 'tie', '']);
	expect(cutAt('nothing', '')).toEqual(['nothing']);
});

describe('the rules reach players as text', () => {
	const shown = (text: string, wanted = '') =>
		render(RuleText, { props: { text, wanted } }).body.replaceAll(/<!--.*?-->/g, '');

	test('marks, tables, lists and links are drawn, and nothing becomes HTML', () => {
		expect(shown('a **bold** *word*, `code` <b>')).toBe(
			'<p>a <strong>bold</strong> <em>word</em>, <code>code</code> &lt;b></p>',
		);
		expect(shown('| a | b |\n|---|---|\n| 1 | **2** |')).toMatch(
			/<th scope="col">a<\/th>.*<td>1<\/td><td><strong>2<\/strong><\/td>/s,
		);
		expect(shown('1. one\n2. two')).toMatch(/<ol start="1"><li>one<\/li><li>two<\/li><\/ol>/);
		expect(shown('see [`board.toml`](../../src/board.toml)')).toBe('<p>see <code>board.toml</code></p>');
		expect(shown('A tie is a **tie**', 'tie')).toContain('<strong><mark>tie</mark></strong>');
	});

	test('in every language and game', () => {
		const books = filesUnder(new URL('../docs/rules/', web)).filter(({ pathname }) => pathname.endsWith('.md'));
		expect(books.length).toBeGreaterThan(9);
		for (const book of books) {
			const text = shown(read(book)).replaceAll(/<code>.*?<\/code>/g, '');
			expect(text, book.pathname).not.toMatch(/\*\*|\]\(|\|---|\.toml|src\//);
		}
	});
});
