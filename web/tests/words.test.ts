import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { cutAt, piecesOf } from '../src/words/markdown';

const web = new URL('..', import.meta.url);
const words = new URL('../../src/grandopening/text/locales/en/', import.meta.url);

function filesUnder(folder: URL): URL[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
		entry.isDirectory() ? filesUnder(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)],
	);
}

describe('the words of the page', () => {
	const bundle = new FluentBundle('en');
	const errors = readdirSync(words).flatMap((name) =>
		bundle.addResource(new FluentResource(readFileSync(new URL(name, words), 'utf8'))),
	);
	const source = filesUnder(new URL('src/', web))
		.filter(({ pathname }) => /\.(svelte|ts)$/.test(pathname))
		.map((file) => readFileSync(file, 'utf8'))
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
		const own = new FluentResource(readFileSync(new URL('web.ftl', words), 'utf8')).body.map(({ id }) => id);
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
