/** All words, from the Fluent files the whole project shares. What a language lacks is said in English. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** All but what only the terminal says. */
const files = import.meta.glob(
	['../../../src/grandopening/{text,games/*/text}/locales/*/*.ftl', '!../../../src/grandopening/text/locales/*/terminal.ftl'],
	{ query: '?raw', import: 'default' },
) as Record<string, () => Promise<string>>;

const SOURCE = 'en';
const KEPT = 'grandopening.language';

/** Languages by their own names. A language is offered as soon as the page itself has words in it. */
const NAMES: Record<string, string> = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español', ca: 'Català' };

export const languages = Object.keys(NAMES).filter((code) =>
	Object.keys(files).some((path) => path.endsWith(`/${code}/web.ftl`)),
);

const spoken = $state<{ language: string; bundles: FluentBundle[] }>({ language: SOURCE, bundles: [] });

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
	const bundles = await Promise.all([...new Set([code, SOURCE])].map(bundleOf));
	spoken.bundles = bundles;
	spoken.language = code;
	document.documentElement.lang = code;
	localStorage.setItem(KEPT, code);
}

async function bundleOf(code: string): Promise<FluentBundle> {
	const bundle = new FluentBundle(code, { useIsolating: false });
	const wanted = Object.entries(files).filter(([path]) => path.includes(`/${code}/`));
	for (const text of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
	return bundle;
}

export type Values = Record<string, FluentVariable>;

export function has(id: string): boolean {
	return spoken.bundles.some((bundle) => bundle.hasMessage(id));
}

/** The message, or with `id.attribute` that part of it. An id without words shows as itself: a gap is seen, not hidden. */
export function say(id: string, values: Values = {}): string {
	const [name = '', attribute] = id.split('.');
	for (const bundle of spoken.bundles) {
		const message = bundle.getMessage(name);
		const pattern = attribute ? message?.attributes[attribute] : message?.value;
		if (pattern) return bundle.formatPattern(pattern, values, []);
	}
	return id;
}
