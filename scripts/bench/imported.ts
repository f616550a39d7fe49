import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANY_PRINTS, manySets, setOfManyPrints } from '../../src/card-data/samples.fixture.ts';
import { type Measured, measured } from './measured.ts';
import { judgeWith, LINE, nothing, ran } from './start-up.ts';

/** As many cards as ever came out, where no folder of real cards is named. */
const GENERATED = 13_600;

/** Writes made-up card data of that size into a folder. */
export const generatedIn = (folder: string): string => {
  const { sets, files } = manySets(GENERATED);
  const data = join(folder, 'generated');
  const many = setOfManyPrints();
  writeFileSync(`${data}-sets.json`, JSON.stringify([...sets, many.set]));
  writeFileSync(join(folder, `${String(many.set.id)}.json`), JSON.stringify(many.cards));
  for (const [set, cards] of files) writeFileSync(join(folder, `${set}.json`), JSON.stringify(cards));
  return folder;
};

const BOARD = 'CR t9 p1 | Luxray<Luxio<Shinx +LL+DRE / Pikachu vs Machamp / Cyndaquil';

/** A table whose names have dozens of prints, of the made-up cards or of real ones. */
const manyPrints = (real: boolean): string => {
  const [one, other, third] = real ? ['Pikachu', 'Raichu', 'Machop'] : MANY_PRINTS;
  return `ME t5 p1 | ${one} +L / ${other} vs ${third} / -`;
};

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
        {
          ...judge('legal', '-b', manyPrints(cards !== undefined)),
          name: 'judge legal, three names with dozens of prints',
        },
        judge('cards', 'search', 'luxray'),
        judge('cards', 'show', 'luxray'),
      ],
      iterations,
    );
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};
