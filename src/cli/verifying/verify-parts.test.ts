import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { worldOnDisk } from '../world-on-disk.ts';
import { takeParts, together, verifierOf } from './verify-parts.ts';

const FOLDER = 'scenarios/comprehensive-2009/309-retreating';
const files = [...readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`), `${FOLDER}/not-there.yaml`];
const world = worldOnDisk({ env: {} });

it('verifies every file once, and puts what threads did in the order of the files', async () => {
  const parts = { files, taken: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const first = await takeParts(parts, world);
  expect(await takeParts(parts, world)).toEqual([]);
  expect(first.length).toBeGreaterThan(1);
  expect(together(first.toReversed())).toEqual((await verifierOf(world))(files));
});
