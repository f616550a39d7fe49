import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cardPool } from '../../state/index.ts';
import { filesVerifier } from './verify-files.ts';
import { takeParts, together } from './verify-parts.ts';

const FOLDER = 'scenarios/comprehensive-2009/309-retreating';
const files = [...readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`), `${FOLDER}/not-there.yaml`];
const pool = cardPool(JSON.parse(readFileSync('dist/cards.json', 'utf8')));

it('verifies every file once, and puts what threads did in the order of the files', () => {
  const parts = { files, taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const first = takeParts(parts, pool);
  expect(takeParts(parts, pool)).toEqual([]);
  expect(first.length).toBeGreaterThan(1);
  expect(together(first.toReversed())).toEqual(filesVerifier(pool)(files));
});
