// `npm run lock`: writes package-lock.json anew. A pinned version is a name, a number and a checksum;
// addresses (npm adds those where packages ask for money) are the reader's own business.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// Later releases of some native packages are incomplete in the registry and break `npm ci`.
execFileSync('npm', ['install', '--package-lock-only', '--before=2026-10-16'], { stdio: 'inherit' });
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
for (const pinned of Object.values(lock.packages)) {
	pinned.funding = undefined;
	pinned.resolved = undefined;
}
writeFileSync(file, `${JSON.stringify(lock, null, '\t')}\n`);
