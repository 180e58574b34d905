/** All words, from the Fluent files the whole project shares. What a language lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { server } from '../api/client';

/** All but what only the terminal says. */
const files = import.meta.glob(
	[
		'../../../src/grandopening/{text,games/*/text}/locales/*/*.ftl',
		'!../../../src/grandopening/text/locales/*/terminal.ftl',
	],
	{ query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;
const paths = Object.keys(files);
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Files that are part of the page, and games whose words are among them. */
const ours = new Set([...paths.map(nameIn), 'terminal.ftl']);
const known = new Set(paths.map((path) => /\/games\/([^/]+)\//.exec(path)?.[1]?.replaceAll('_', '-')));

const SOURCE = 'en';
const KEPT = 'grandopening.language';

/** Languages by their own names. A language is offered as soon as the page itself has words in it. */
const NAMES: Record<string, string> = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español', ca: 'Català' };

export const languages = Object.keys(NAMES).filter((code) => paths.some((path) => path.endsWith(`/${code}/web.ftl`)));

const spoken = $state<{ language: string; bundles: FluentBundle[] }>({ language: SOURCE, bundles: [] });
let wished = { code: SOURCE }; // the last choice, on its way perhaps
let asksServer = false; // it plays a game that is no part of this page

export function nameOf(language: string): string {
	return NAMES[language] ?? language;
}

export function language(): string {
	return spoken.language;
}

/** The language kept from last time, else the browser's first that we have. */
export function preferred(): string {
	const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
	return wishes.find((code) => languages.includes(code)) ?? SOURCE;
}

export async function speak(code: string): Promise<void> {
	const wish = { code };
	wished = wish;
	const bundles = await Promise.all([...new Set([code, SOURCE])].map(bundleOf));
	if (wished !== wish) return; // another was chosen meanwhile
	spoken.bundles = bundles;
	spoken.language = code;
	document.documentElement.lang = code;
	localStorage.setItem(KEPT, code);
}

/** Have the words of these games. Those of a game from another package come from the server. */
export async function speakOf(games: string[]): Promise<void> {
	if (asksServer || games.every((game) => known.has(game))) return;
	asksServer = true;
	await speak(wished.code);
}

async function bundleOf(code: string): Promise<FluentBundle> {
	const bundle = new FluentBundle(code, { useIsolating: false });
	const wanted = paths.filter((path) => path.includes(`/${code}/`)).map((path) => files[path]!());
	for (const text of [...(await Promise.all(wanted)), ...(asksServer ? await missingWords(code) : [])])
		bundle.addResource(new FluentResource(text));
	return bundle;
}

/** The files of the server that are no part of the page. Without them the page still works: it shows plain ids. */
async function missingWords(code: string): Promise<string[]> {
	const { files: theirs } = await server.words(code).catch(() => ({ files: {} }));
	return Object.entries(theirs).flatMap(([name, text]) => (ours.has(name) ? [] : [text]));
}

export type Values = Record<string, FluentVariable>;

/** The message, or with `id.attribute` that part of it. */
function find(id: string, values: Values): string | null {
	const [name = '', attribute] = id.split('.');
	for (const bundle of spoken.bundles) {
		const message = bundle.getMessage(name);
		const pattern = attribute ? message?.attributes[attribute] : message?.value;
		if (pattern) return bundle.formatPattern(pattern, values, []);
	}
	return null;
}

export function has(id: string): boolean {
	return find(id, {}) !== null;
}

/** An id without words shows as itself: a gap is seen, not hidden. */
export function say(id: string, values: Values = {}): string {
	return find(id, values) ?? id;
}

type Told = { code: string; message: string; refusal?: string | null; values?: Values };

/** What went wrong, as the server tells it; a move against the rules in the words of the game; the reason in the server's
 * own words where a sentence asks for it. */
export function problemWords({ code, message, refusal, values }: Told, game = ''): string {
	return sayFirst([`${game}-refusal-${refusal}`, `problem-${code}`], message, { ...values, reason: message });
}

/** The first of these messages there is; else the plain words. For what a game may name as it likes. */
export function sayFirst(ids: string[], plain: string, values: Values = {}): string {
	const id = ids.find(has);
	return id === undefined ? plain : say(id, values);
}
