// Changes what each construction of card text means, one place at a time, and how it is written, one choice at a time, and lists the changes that no kept reading notices.
// npm run mutation:grammar -- [--file PART] [--keep] [--write [--rounds N]]
// --keep only keeps the readings that the grammar now has, and one of each new construction, and tries no change.
// --write keeps the readings of new constructions, looks for written and random ones that notice what none does yet, and keeps the list of the rest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  AROUND,
  codeOf,
  comesTo,
  GOLDEN,
  type Golden,
  type Kept,
  nameOf,
  readGolden,
  treeOfCode,
  waysOf,
  writeGolden,
} from '../src/card-language/grammar/golden-readings.fixture.ts';
import { grammar } from '../src/card-language/grammar/index.ts';
import { someOf, treesOf } from '../src/card-language/grammar/random-tree.fixture.ts';
import { isLeaf } from '../src/card-language/parse/index.ts';
import { READERS } from '../src/card-language/read.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { changedGrammar } from '../src/trials/mutation/grammar/changed-grammar.ts';
import { differing, drawnWitnesses, writtenWitnesses } from '../src/trials/mutation/grammar/more-trees.ts';
import { changedPatterns } from '../src/trials/mutation/grammar/patterns.ts';
import { type HolesOf, hearAll, noticedBy, type Witness } from '../src/trials/mutation/grammar/witnesses.ts';
import type { Mutant } from '../src/trials/mutation/places.ts';
import { refusedByTypes } from '../src/trials/mutation/refused-by-types.ts';
import { placeOf, placesOf } from '../src/trials/mutation/survivors.ts';

const LEAST = 0.95;
/** A text a line, of own words, that random ones are not like; `@word = …` is what stands for a phrase that many have. */
const TEXTS = 'src/trials/mutation/grammar/telling-texts.txt';
const SHORT = /^@\w+ = /u;
const LIST = 'src/trials/mutation/grammar/not-noticed.txt';
const { values } = flagsOf('mutation:grammar', {
  file: { kind: 'text', word: 'PART' },
  rounds: { kind: 'number', usual: 1 },
  write: { kind: 'yes' },
  keep: { kind: 'yes' },
});

const begun = Date.now();
const seconds = (): number => Math.round((Date.now() - begun) / 1000);
const shown = (noticed: number, all: number): string => `${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`;

const table = grammar();
const holesOf: HolesOf = (production, spelling) =>
  (table.spellings[production]?.[spelling] ?? []).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.hole]));
const known = existsSync(GOLDEN) ? readGolden(readFileSync(GOLDEN, 'utf8')) : new Map<string, Kept>();

const witnessOf = (golden: Golden): Witness | null => {
  const printed = AROUND[golden.on];
  const tree = printed === undefined ? null : treeOfCode(table, golden.of, golden.code, printed);
  if (printed === undefined || tree === null || !('production' in tree)) return null;
  const sort = golden.of.slice(0, golden.of.indexOf(': '));
  return { golden: { ...golden, means: comesTo(READERS, sort, tree.meaning, printed) }, tree };
};

/** The kept trees that the grammar still has, as they are read now. */
const kept: Witness[] = [...known.values()].flatMap(({ trees }) => trees.flatMap((one) => witnessOf(one) ?? []));
const changedNow = [...known.values()].flatMap(({ trees }) =>
  trees.filter((one) => witnessOf(one)?.golden.means !== one.means),
);
for (const { of, code } of changedNow) console.log(`reads otherwise than is kept: ${of} ${JSON.stringify(code)}`);
const writes = values.write || values.keep;
if (changedNow.length > 0 && !writes) process.exit(1);
if (writes) {
  const have = new Set(kept.flatMap(({ golden }) => (golden.means === 'null' ? [] : [golden.of])));
  for (const [on, printed] of AROUND.entries()) {
    // Trees are grown around another card only where some constructions have none yet.
    if (table.productions.every((production) => have.has(nameOf(production)))) break;
    const trees = treesOf(table, printed, 1);
    for (const [at, production] of table.productions.entries()) {
      const of = nameOf(production);
      const [tree] = have.has(of) ? [] : someOf(table, trees, at, 1);
      const witness =
        tree === undefined || isLeaf(tree) ? null : witnessOf({ of, on, code: codeOf(table, tree), means: '' });
      if (witness === null) continue;
      kept.push(witness);
      have.add(of);
    }
  }
}

/** Keeps the readings as they are now. */
const keepAll = (): void => {
  const all = new Map(
    table.productions.map((production, at) => [
      nameOf(production),
      {
        ways: waysOf(table.spellings[at] ?? []),
        trees: kept.flatMap(({ golden }) => (golden.of === nameOf(production) ? [golden] : [])),
      },
    ]),
  );
  writeFileSync(GOLDEN, writeGolden(all));
};
if (values.keep) {
  keepAll();
  console.log(`${kept.length} readings written to ${GOLDEN}`);
  process.exit(0);
}

const changed = await changedGrammar();
const mutants = changed.mutants.filter(({ file }) => values.file === undefined || file.includes(values.file));
let heard = hearAll(changed, holesOf, kept);
console.log(`${mutants.length} changes of meanings, ${kept.length} kept readings, ${seconds()} s`);

const unnoticedOf = (some: readonly Mutant[]): readonly Mutant[] =>
  some.filter((mutant) => noticedBy(changed, heard, holesOf, mutant) === null);
let left = unnoticedOf(mutants.filter(({ atLoad }) => !atLoad));
console.log(`${left.length} noticed by none, ${seconds()} s`);
if (values.write) {
  const lines = readFileSync(TEXTS, 'utf8').split('\n').filter(Boolean);
  const short = new Map(lines.flatMap((line) => (SHORT.test(line) ? [line.split(' = ') as [string, string]] : [])));
  const texts = lines
    .filter((line) => !SHORT.test(line))
    .map((line) => line.replace(/@\w+/gu, (word) => short.get(word) ?? word));
  for (let round = 0; round <= values.rounds; round += 1) {
    const witnesses = round === 0 ? writtenWitnesses(table, texts) : drawnWitnesses(table, left, 100 + round);
    const found = differing(witnesses, heard, holesOf, left);
    const by = new Set(found.map(({ witness }) => witness));
    kept.push(...by);
    const gone = new Set<Mutant>(found.map(({ mutant }) => mutant));
    left = left.filter((mutant) => !gone.has(mutant));
    console.log(
      `${gone.size} more noticed by ${by.size} ${round === 0 ? 'written' : 'random'} readings, ${seconds()} s`,
    );
  }
  heard = hearAll(changed, holesOf, kept);
}
left = [...left, ...unnoticedOf(mutants.filter(({ atLoad }) => atLoad))];
console.log(`${left.length} noticed by none, those at load among them, ${seconds()} s`);
const refused = refusedByTypes(left, changed.texts);
const unnoticed = left.filter((mutant) => !refused.has(mutant));
console.log(`${refused.size} of them refused by the types, ${seconds()} s`);

const places = placesOf(changed.mutants);
const nameOfMutant = ({ id }: Mutant): string => placeOf(places[id] as (typeof places)[number]);
const listed = new Set(existsSync(LIST) ? readFileSync(LIST, 'utf8').split('\n').filter(Boolean) : []);
if (values.write) {
  keepAll();
  const others =
    values.file === undefined ? [] : [...listed].filter((place) => !place.split(' ')[0]?.includes(values.file ?? ''));
  writeFileSync(LIST, `${[...others, ...unnoticed.map(nameOfMutant)].sort().join('\n')}\n`);
  console.log(`written to ${GOLDEN} and ${LIST}`);
}
const open = values.write ? [] : unnoticed.filter((mutant) => !listed.has(nameOfMutant(mutant)));
for (const mutant of open) console.log(`unnoticed  ${mutant.file}:${mutant.line} ${mutant.within}: ${mutant.change}`);

const spelled = changedPatterns(table);
const seen = spelled.filter(({ ways, of }) => ways !== known.get(of)?.ways || values.write);
const compiled = mutants.length - refused.size;
const noticed = compiled - unnoticed.length;
const apart = compiled - unnoticed.length + open.length;
console.log(
  [
    `${mutants.length} changes of meanings in ${seconds()} s, ${refused.size} refused by the types`,
    `  ${noticed} noticed by a kept reading: ${shown(noticed, compiled)} of all that compile, ${shown(noticed, apart)} of those that any random text tells apart`,
    `${spelled.length} changes of spellings`,
    `  ${seen.length} noticed by the mark of all spellings: ${shown(seen.length, spelled.length)}`,
  ].join('\n'),
);
process.exit(noticed >= LEAST * apart ? 0 : 1);
