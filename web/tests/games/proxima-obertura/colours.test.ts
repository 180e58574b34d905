import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const types = [...read('games/proxima-obertura/facade.css').matchAll(/(--type-\w+): light-dark\((#\w+), (#\w+)\)/g)];

/** Whatever words in the colour of a type are written on: the card of a tray, one that a shop can be opened from, a chip. */
const papers = [
	/--card: light-dark\((#\w+), (#\w+)\)/.exec(read('styles/theme.css')),
	...['.tray\\.ready', '.chip'].map((selector) =>
		new RegExp(`^\\${selector} {.*? background: light-dark\\((#\\w+), (#\\w+)\\)`, 'm').exec(
			read('games/proxima-obertura/street.css'),
		),
	),
];

function luminance(colour: string) {
	const full = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

test('the name of a type can be read wherever it is written', () => {
	expect(types).toHaveLength(5);
	for (const [, name, light, dark] of types as unknown as [string, string, string, string][]) {
		for (const paper of papers) {
			const [, byDay, byNight] = paper as unknown as [string, string, string];
			expect(contrast(light, byDay), `${name} on ${byDay}`).toBeGreaterThanOrEqual(4.5);
			expect(contrast(dark, byNight), `${name} on ${byNight}`).toBeGreaterThanOrEqual(4.5);
		}
	}
});
