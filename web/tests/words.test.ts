import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { cutAt, piecesOf } from '../src/words/markdown';
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

test('Markdown becomes pieces, never HTML', () => {
	expect(piecesOf('a **bold** *word* and `code` <b>')).toEqual([
		{ kind: 'text', words: 'a ' },
		{ kind: 'strong', words: 'bold' },
		{ kind: 'text', words: ' ' },
		{ kind: 'em', words: 'word' },
		{ kind: 'text', words: ' and ' },
		{ kind: 'code', words: 'code' },
		{ kind: 'text', words: ' <b>' },
	]);
	expect(cutAt('Tie and tie', 'tie')).toEqual(['', 'Tie', ' and ', 'tie', '']);
	expect(cutAt('nothing', '')).toEqual(['nothing']);
});
