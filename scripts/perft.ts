import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { flagsOf } from '../src/trials/flags.ts';
import { type Count, POSITIONS, perft } from '../src/trials/perft.ts';

// Counts the continuations of fixed tables: npm run perft -- [--write]
// Compares with the record; with --write the record is renewed, which a change of the rules on purpose calls for.

const RECORD = 'src/trials/perft.json';
const known = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, readonly Count[]>) : {};
const { write } = flagsOf('perft', { write: { kind: 'yes' } }).values;
const counted: Record<string, readonly Count[]> = {};
let changed = 0;
for (const { name, board, depth } of POSITIONS) {
  const begun = Date.now();
  const counts = perft(board, depth);
  counted[name] = counts;
  const same = JSON.stringify(counts) === JSON.stringify(known[name]);
  if (!same) changed += 1;
  const figures = counts.map(({ done, refused }) => `${done}+${refused}`).join(' · ');
  console.log(`${same ? 'as recorded' : 'CHANGED    '}  ${name}  ${figures}  (${Date.now() - begun} ms)`);
}
if (write) writeFileSync(RECORD, `${JSON.stringify(counted, null, 2)}\n`);
console.log(
  write ? `${changed} positions renewed in ${RECORD}` : `${changed} of ${POSITIONS.length} positions changed`,
);
process.exit(changed === 0 || write ? 0 : 1);
