import { readdirSync } from 'node:fs';

/** All files in a folder and those below it, but for what a build made. */
export function filesUnder(folder: URL): URL[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		if (!entry.isDirectory()) return [new URL(entry.name, folder)];
		return entry.name === 'made' ? [] : filesUnder(new URL(`${entry.name}/`, folder));
	});
}
