import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cardOf } from '../../src/card-data/card-of.ts';
import { textsOf } from '../../src/card-data/card-texts.ts';
import { readingAsked } from '../../src/card-data/how-read/how-read.ts';
import { readCardFiles } from '../../src/card-data/importing/index.ts';
import { grammar } from '../../src/card-language/grammar/index.ts';
import {
  FEW,
  KEPT,
  type Kept,
  keptReadings,
  textOfReadings,
} from '../../src/card-language/grammar/kept-readings.fixture.ts';
import { readSoFar, readText } from '../../src/card-language/index.ts';
import { isLeaf, type Tree } from '../../src/card-language/parse/index.ts';

/** How much of the card texts of a folder is played, by kind and period, in prints and in distinct texts; what each construction reads; how long it takes. */

/** The last day of each period, as a release is written. */
const PERIODS: readonly (readonly [until: string, name: string])[] = [
  ['2003/06/30', 'to 2003'],
  ['2007/04/30', 'to 2007'],
  ['2011/04/24', 'to 2011'],
  ['2017/02/02', 'to 2017'],
  ['2020/02/06', 'to 2020'],
  ['2023/03/30', 'to 2023'],
  ['2024/11/07', 'to 2024'],
];

const periodOf = (released: string | undefined): string =>
  released === undefined ? 'no date' : (PERIODS.find(([until]) => released <= until)?.[1] ?? 'since 2024');

interface Count {
  prints: number;
  played: number;
  readonly texts: Map<string, boolean>;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const productionsIn = (tree: Tree, found: Set<number>): Set<number> => {
  if (isLeaf(tree)) return found;
  found.add(tree.production);
  for (const part of tree.parts) productionsIn(part, found);
  return found;
};

type Source = Parameters<typeof cardOf>[0];

/** How many distinct texts each production reads, by its place in the grammar; whatever else was read before is counted too. */
const readings = (cards: readonly Source[], sets: ReadonlyMap<string, Parameters<typeof cardOf>[1]>) => {
  for (const card of cards) cardOf(card, sets.get(card.set));
  const texts = new Map<number, Set<string>>();
  for (const { kind, text, name, reading } of readSoFar())
    for (const production of reading.read ? productionsIn(reading.tree, new Set()) : [])
      texts.set(production, (texts.get(production) ?? new Set()).add(`${kind} ${text.replaceAll(name, 'SELF')}`));
  return new Map([...texts].map(([production, all]) => [production, all.size]));
};

/** `written`: the numbers are kept beside the grammar, with the reasons that stand there. */
export const coverageOf = (folder: string, listed: boolean, written: boolean): readonly string[] => {
  const { cards, sets } = readCardFiles([folder], () => {});
  const rows = new Map<string, Count>();
  const count = (row: string, text: string, played: boolean): void => {
    const known = rows.get(row) ?? { prints: 0, played: 0, texts: new Map() };
    rows.set(row, known);
    known.prints += 1;
    if (played) known.played += 1;
    known.texts.set(text, played);
  };
  const times: number[] = [];
  const seen = new Set<string>();
  const reads = readings([...cards.values()], sets);
  for (const source of cards.values()) {
    const set = sets.get(source.set);
    const card = cardOf(source, set);
    for (const text of textsOf(card)) {
      if (text.text === null || text.executed === 'no text') continue;
      const own = text.text.replaceAll(card.name, 'SELF');
      const place =
        text.place === 'attack' || text.place === 'card' ? (text.place === 'card' ? card.kind : 'attack') : 'power';
      const played = text.executed === 'whole';
      count(`${place}, ${periodOf(set?.released)}`, own, played);
      count(`${place}, all`, own, played);
      const asked = readingAsked(card, text);
      if (asked === null || seen.has(`${asked.kind}\n${own}`)) continue;
      seen.add(`${asked.kind}\n${own}`);
      // What was read above is kept; with another day it is read once more, to be measured.
      const from = performance.now();
      readText(asked.kind, asked.text, { ...asked.printed, released: '1900/01/01' });
      times.push(performance.now() - from);
    }
  }
  if (written) {
    const known = keptReadings(existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '');
    writeFileSync(
      KEPT,
      textOfReadings(
        grammar().productions.map(({ sort, name }, at): Kept => {
          const of = `${sort}: ${name}`;
          const texts = reads.get(at) ?? 0;
          return { of, texts, ...(texts < FEW ? { why: known.get(of)?.why ?? '' } : {}) };
        }),
      ),
    );
  }
  const few = grammar().productions.flatMap(({ sort, name }, at) => {
    const texts = reads.get(at) ?? 0;
    return texts < FEW ? [`${String(texts).padStart(4)}  ${sort}: ${name}`] : [];
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2);
  return [
    ...[...rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([row, { prints, played, texts }]) => {
        const whole = [...texts.values()].filter(Boolean).length;
        const [read, printed] = [share(whole, texts.size), share(played, prints)];
        return `${row.padEnd(28)} ${read} / ${printed} of ${texts.size} distinct texts, of ${prints} prints`;
      }),
    '',
    `one text is read in ${at(0.5)} ms, of a hundred the slowest in ${at(0.99)} ms, the slowest of all in ${at(1)} ms (${times.length} distinct texts)`,
    `${few.length} of ${grammar().productions.length} constructions read fewer than ${FEW} distinct texts${listed ? ':' : ' (--constructions lists them)'}`,
    ...(listed ? few.toSorted() : []),
  ];
};
