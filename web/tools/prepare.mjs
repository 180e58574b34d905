// What the games make before the build: each src/games/<game>/prepare.mjs writes into made/ beside it.
import { existsSync, readdirSync } from 'node:fs';

const games = new URL('../src/games/', import.meta.url);
for (const { name } of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
	const script = new URL(`${name}/prepare.mjs`, games);
	if (existsSync(script)) await import(script);
}
