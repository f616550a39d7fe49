import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manPage } from '../src/building/man-page/man-page.ts';
import { programFor } from '../src/cli/program.ts';

// Writes man/judge.1 from the commands as they are. Run by npm, so the working directory is the folder of package.json.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
mkdirSync('man', { recursive: true });
writeFileSync(join('man', 'judge.1'), manPage(programFor(), version));
console.log('man/judge.1');
