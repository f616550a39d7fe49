import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manySets } from '../../src/card-data/samples.fixture.ts';
import { type Measured, measured } from './measured.ts';
import { judgeWith, LINE, nothing, ran } from './start-up.ts';

/** As many cards as ever came out, where no folder of real cards is named. */
const GENERATED = 13_600;

/** Writes made-up card data of that size into a folder. */
export const generatedIn = (folder: string): string => {
  const { sets, files } = manySets(GENERATED);
  const data = join(folder, 'generated');
  writeFileSync(`${data}-sets.json`, JSON.stringify(sets));
  for (const [set, cards] of files) writeFileSync(join(folder, `${set}.json`), JSON.stringify(cards));
  return folder;
};

const BOARD = 'CR t9 p1 | Luxray<Luxio<Shinx +LL+DRE / Pikachu vs Machamp / Cyndaquil';

/** Whole processes with thousands of cards on file. `cards`: a folder of card data; without it, cards made up for this. */
export const withCardsOnFile = async (iterations: number, cards?: string): Promise<readonly Measured[]> => {
  const home = mkdtempSync(join(tmpdir(), 'headjudge-bench-'));
  try {
    const env = { HEADJUDGE_DATA: join(home, 'data') };
    const source = cards ?? generatedIn(mkdtempSync(join(home, 'cards-')));
    const judge = judgeWith(env);
    ran(['bin/judge.js', 'cards', 'import', source], env);
    return await measured(
      [
        nothing,
        judge('rule', '309.4'),
        { ...judge('can', 'retreat', '-b', LINE), name: 'judge can retreat -b LINE' },
        { ...judge('can', 'retreat', '-b', BOARD), name: 'judge can retreat, five names without prints' },
        { ...judge('legal', '-b', BOARD), name: 'judge legal, five names without prints' },
        judge('cards', 'search', 'luxray'),
        judge('cards', 'show', 'luxray'),
      ],
      iterations,
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};
