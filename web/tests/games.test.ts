import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesUnder } from './files';

const source = new URL('../src/', import.meta.url);
const rooms = new URL('../../src/grandopening/', import.meta.url);
const foldersIn = (folder: URL) =>
	readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** What the games are called: by their folders here, in records, and by what their messages begin with. */
const scenes = foldersIn(new URL('games/', source));
const descriptors = scenes.map((name) =>
	readFileSync(new URL(`games/${name.replaceAll('-', '_')}/__init__.py`, rooms), 'utf8'),
);
const prefixes = descriptors.map((text) => /^ {4}messages="(.+)",$/m.exec(text)?.[1] ?? '');
const names = [...new Set([...scenes, ...prefixes])];

test('every game with a scene has its own messages', () => {
	expect(scenes.length).toBeGreaterThan(1);
	expect(prefixes).not.toContain('');
});

describe('what all games share knows none of them by name', () => {
	const isShared = ({ pathname }: URL) => !/\/src\/games\/[^/]+\//.test(pathname) && !pathname.endsWith('/schema.d.ts');
	const shared = [
		...filesUnder(source).filter(isShared),
		...filesUnder(new URL('text/locales/', rooms)).filter(({ pathname }) => pathname.endsWith('/web.ftl')),
		...filesUnder(new URL('../tools/', import.meta.url)),
	];

	test('and is most of the page', () => {
		expect(shared.length).toBeGreaterThan(50);
	});

	test.each(names)('not %s', (name) => {
		const knows = shared.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name));
		expect(knows.map(({ pathname }) => pathname)).toEqual([]);
	});
});

test('games do not know each other', () => {
	for (const [i, scene] of scenes.entries()) {
		const others = names.filter((name) => name !== scene && name !== prefixes[i]);
		for (const file of filesUnder(new URL(`games/${scene}/`, source))) {
			const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
			expect(imports.filter((from) => others.some((name) => from.includes(`/${name}/`)))).toEqual([]);
		}
	}
});
