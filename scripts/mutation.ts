import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readSketchedTexts } from '../src/cli/data.ts';
import type { Card } from '../src/state/index.ts';
import { chanceOf } from '../src/trials/chance.ts';
import { flagsOf } from '../src/trials/flags.ts';
import { changedRules } from '../src/trials/mutation/changed-rules.ts';
import type { Mutant } from '../src/trials/mutation/places.ts';
import { refusedByTypes } from '../src/trials/mutation/refused-by-types.ts';
import {
  inOrder,
  isAlike,
  KINDS,
  LIST,
  movedTo,
  type Place,
  partOf,
  placeOf,
  placesOf,
  readList,
  type Survivor,
  writeList,
} from '../src/trials/mutation/survivors.ts';
import { type Heard, hear, type Run, run } from '../src/trials/mutation/witnesses.ts';
import { scenarioTexts } from './scenario-files.ts';

// Changes each comparison, number and direction of the rules in turn, one at a time, and lists those that nothing in `npm test` notices. After `npm run build`.
// npm run mutation -- [--sample N [--seed N]] [--file PART,PART] [--part K/N] [--listed] [--write]
// --sample tries so many of them, drawn by the seed; --file those of files whose path holds one of the words; --part the K-th of N parts of all, the same at every run; --listed those of the kept list;
// --write keeps the survivors in the list, with whatever was said of each, and as `open` those of which nothing was said.

const LEAST = 0.9;
/** Unit tests that are asked as well; the others are slow, or look at other things than rules. */
const UNITS = [
  'src/engine/acting.test.ts',
  'src/engine/apply.test.ts',
  'src/engine/form.test.ts',
  'src/engine/last-asked.test.ts',
  'src/engine/step.test.ts',
  'src/eras/kept-rulesets.test.ts',
  'src/eras/quotes.test.ts',
  'src/eras/toy-ruleset.test.ts',
  'src/rules/cards/newest-wording.test.ts',
  'src/rules/cards-from-hand/what-is-missing.test.ts',
  'src/rules/forms-of-play/one-on-one.test.ts',
  'src/ruling/has-no-effect.test.ts',
  'src/ruling/texts-for-others.test.ts',
  'src/ruling/texts-without-effect.test.ts',
  'src/ruling/what-ends-an-effect.test.ts',
  'src/text/given-effects.test.ts',
  'src/text/unknown-facts.test.ts',
  'src/ruling/reasons-said.test.ts',
  'src/scenario/chosen-in-the-line.test.ts',
  'src/scenario/deck-findings.test.ts',
  'src/scenario/without-a-rule.test.ts',
  'src/scenario/facts-said.test.ts',
  'src/scenario/remarks-said.test.ts',
];

const { values } = flagsOf('mutation', {
  sample: { kind: 'number', least: 1 },
  seed: { kind: 'number', usual: 1 },
  file: { kind: 'text', word: 'PART,PART' },
  part: { kind: 'text', word: 'K/N' },
  listed: { kind: 'yes' },
  write: { kind: 'yes' },
});
const { sample = Number.POSITIVE_INFINITY } = values;
const [part = 1, parts = 1] = (values.part ?? '').split('/').filter(Boolean).map(Number);
if (!(Number.isInteger(part) && Number.isInteger(parts) && part >= 1 && part <= parts)) {
  console.error(`--part is K/N, such as 1/4 for the first of four, not “${values.part}”`);
  process.exit(2);
}

const words = values.file?.split(',');

const begun = Date.now();
const seconds = (): number => Math.round((Date.now() - begun) / 1000);

const cards = JSON.parse(readFileSync('dist/cards.json', 'utf8')) as readonly Card[];
const rules = await changedRules(UNITS);
const { mutants } = rules;
const counts = new Map(
  Object.entries(JSON.parse(readFileSync('src/trials/perft.json', 'utf8')) as Record<string, readonly unknown[]>).map(
    ([name, recorded]) => [name, recorded.slice(0, /^(?:CR|XY) /u.test(name) ? 2 : 1)] as const,
  ),
);
/** A deck of a format of tournaments expects what the format adds to the rules, and only the rules are changed here. */
const tournaments = new Set(readdirSync('tournament-formats').map((file) => basename(file, '.yaml')));
const ofRules = scenarioTexts().filter(({ text }) => !tournaments.has(/^format: *(\S+)$/m.exec(text)?.[1] ?? ''));
const heard: Heard = await hear(rules, { cards, readTexts: readSketchedTexts, scenarios: ofRules, counts });
for (const name of heard.red) console.log(`red as it is: ${name}`);
if (heard.red.length > 0) process.exit(1);
console.log(`${mutants.length} mutants, ${heard.names.length} scenarios and unit tests, ${seconds()} s`);

const places = placesOf(mutants);
const list = readList();
const known = new Map(list.map((one) => [placeOf(one), one]));
const moved = movedTo(places, list);
const nameOf = ({ id }: Mutant): string => {
  const place = places[id];
  if (place === undefined) throw new Error('every mutant has a place');
  return placeOf(place);
};

const chance = chanceOf(values.seed);
const drawn = (all: readonly Mutant[]): readonly Mutant[] => {
  const left = [...all];
  const taken: Mutant[] = [];
  while (left.length > 0 && taken.length < sample) taken.push(...left.splice(chance.below(left.length), 1));
  return inOrder(taken);
};
const tried = drawn(
  partOf(mutants, part, parts).filter(
    (mutant) =>
      (words === undefined || words.some((word) => mutant.file.includes(word))) &&
      (!values.listed || known.has(nameOf(mutant))),
  ),
);

const saidOf = ({ mutant }: Run): Survivor =>
  known.get(nameOf(mutant)) ?? moved.get(nameOf(mutant)) ?? { ...(places[mutant.id] as Place), kind: 'open', why: '' };
const runs: readonly Run[] = await run(rules, heard, tried, (last, done, unnoticed) => {
  // Said at once, for a run that is broken off; whether the types refuse it is found at the end.
  if (last.by === null && saidOf(last).kind === 'open') console.log(`unnoticed so far: ${nameOf(last.mutant)}`);
  if (done % 200 === 0) console.log(`${done} of ${tried.length} tried, ${unnoticed} unnoticed, ${seconds()} s`);
});
const unnoticed = runs.filter(({ by }) => by === null);
const refused = refusedByTypes(
  unnoticed.map(({ mutant }) => mutant),
  rules.texts,
);
const survivors = unnoticed.filter(({ mutant }) => !refused.has(mutant));

for (const one of survivors) {
  const said = saidOf(one);
  const { mutant, atLoad, passing, differing, near } = one;
  console.log(
    `${said.kind}  ${mutant.file}:${mutant.line} ${mutant.within}: ${mutant.change}\n    ${atLoad ? 'at load' : `${passing} come by, for ${differing} it differs`}${said.why === '' ? near.map((name) => `\n    ${name}`).join('') : `; ${said.why}`}`,
  );
}

const compiled = tried.length - refused.size;
const noticed = compiled - survivors.length;
const alike = survivors.filter((one) => isAlike(saidOf(one)));
const percent = (of: number): number => (of === 0 ? 1 : noticed / of);
const share = percent(compiled - alike.length);
const shown = (part: number): string => `${(part * 100).toFixed(1)} %`;
const open = survivors.filter((one) => saidOf(one).kind === 'open');
const whole = tried.length === mutants.length;
const found = new Set(survivors.map(({ mutant }) => nameOf(mutant)));
const triedPlaces = new Set(tried.map(nameOf));
const gone = list.filter((one) => (whole || triedPlaces.has(placeOf(one))) && !found.has(placeOf(one)));
console.log(
  [
    `${tried.length} of ${mutants.length} mutants in ${seconds()} s`,
    `  ${noticed} noticed by a scenario or a unit test: ${shown(share)} of those that play can tell apart, ${shown(percent(compiled))} of all that compile`,
    `  ${refused.size} refused by the types`,
    ...KINDS.map((kind) => [kind, survivors.filter((one) => saidOf(one).kind === kind).length] as const).map(
      ([kind, number]) => `  ${number} ${kind}`,
    ),
  ].join('\n'),
);
for (const one of gone) console.log(`listed, and noticed or gone: ${placeOf(one)}`);
if (values.write) {
  const kept = list.filter((one) => !gone.includes(one) && !found.has(placeOf(one)));
  writeList([...kept, ...survivors.map(saidOf)]);
  console.log(`written to ${LIST}`);
}
process.exit(share >= LEAST && !(whole && open.length > 0) ? 0 : 1);
