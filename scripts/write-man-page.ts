import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manPage } from '../src/building/man-page/man-page.ts';
import type { Io } from '../src/cli/io.ts';
import { programFor } from '../src/cli/program.ts';
import { PLAIN_FACE } from '../src/render/face.ts';

// Writes man/judge.1 from the commands as they are. Run by npm, so the working directory is the folder of package.json.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const noUser: Io = {
  face: PLAIN_FACE,
  errorFace: PLAIN_FACE,
  env: {},
  canAsk: false,
  print: async () => {},
  write() {},
  printError: async () => {},
  progress() {},
  readInput: async () => '',
  ask: async () => null,
  converse: async () => null,
  key: async () => null,
};
mkdirSync('man', { recursive: true });
writeFileSync(
  join('man', 'judge.1'),
  manPage(
    programFor(noUser, version, () => {}),
    version,
  ),
);
console.log('man/judge.1');
