/** The rules as the project keeps them: Markdown whose sections and paragraphs bear numbers. */
const books = import.meta.glob('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' }) as Record<
	string,
	() => Promise<string>
>;

export interface Rule {
	number: string;
	text: string;
	heading: string; // stands above it, where a new group begins
}

export interface Section {
	number: string;
	title: string;
	rules: Rule[];
}

/** In the language asked for, else in English. */
export async function readRules(game: string, language: string): Promise<Section[]> {
	const found = [`/${language}/${game}.md`, `/${game}.${language}.md`, `/rules/${game}.md`]
		.map((end) => Object.entries(books).find(([path]) => path.endsWith(end)))
		.find(Boolean);
	if (!found) throw new Error(`no rules of ${game}`);
	return sectionsOf(await found[1]());
}

const SECTION = /^## ([A-Z]\d+) (.+)$/;
const RULE = /^- ([A-Z]\d+\.\d+) (.+)$/;
const EXAMPLE = /^(\d+)\. (.+)$/;
const HEADING = /^\*\*([^*]+)\*\*$/;

export function sectionsOf(markdown: string): Section[] {
	const sections: Section[] = [];
	let heading = '';
	for (const line of markdown.split('\n')) {
		const section = sections.at(-1);
		const [, number = '', title = ''] = SECTION.exec(line) ?? [];
		if (number) {
			sections.push({ number, title, rules: [] });
			continue;
		}
		if (!section) continue;
		const [, rule = '', text = ''] = RULE.exec(line) ?? [];
		const [, example = '', told = ''] = EXAMPLE.exec(line) ?? [];
		const [, group = ''] = HEADING.exec(line.trim()) ?? [];
		if (group) heading = group;
		else if (rule || example) {
			section.rules.push({ number: rule || `${section.number}.${example}`, text: text || told, heading });
			heading = '';
		} else if (line.startsWith('  ') && section.rules.length > 0) {
			const last = section.rules.at(-1);
			if (last) last.text += ` ${line.trim()}`;
		}
	}
	return sections;
}
