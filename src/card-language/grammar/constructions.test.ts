import { describe, expect, it } from 'vitest';
import { sameValue } from '../../state/index.ts';
import { type Printed, readText, type TextKind } from '../index.ts';
import { lexemesOf } from '../lexicon/index.ts';
import { isLeaf, MOST_STEPS, parse, type Tree } from '../parse/index.ts';
import { wordsOf } from '../print/index.ts';
import { grammar } from './index.ts';
import { asText, randomOf, someOf, treesOf } from './random-tree.fixture.ts';

const own: Printed = { name: 'Emberfox', attack: 'Glow', damage: 30, mark: null, gx: false, released: '2014/02/05' };
/** Some texts stand on attacks without damage of their own alone, and some on cards that are attached. */
const AROUND: readonly Printed[] = [
  { ...own, carried: true },
  { ...own, damage: null, carried: true },
];

const { productions } = grammar();
const grown = AROUND.map((printed) => treesOf(grammar(), printed, 1));
const nameOf = (at: number): string => `${productions[at]?.sort}: ${productions[at]?.name}`;
const textOf = (tree: Tree): string => asText(wordsOf(grammar(), tree, 'own'));
const normal = (meaning: unknown): string => JSON.stringify(meaning);

const readAs = (sort: string, text: string, printed: Printed) =>
  parse(
    grammar(),
    sort,
    lexemesOf(text, printed.name, printed.attack).filter(({ raw }) => raw !== ''),
    (production, holes) => production.means(holes as never, printed),
  );

/** Random trees of that production, with the card that its text stands on. */
const written = (at: number, most: number): readonly { readonly tree: Tree; readonly printed: Printed }[] =>
  grown.flatMap((trees) => someOf(grammar(), trees, at, most).map((tree) => ({ tree, printed: trees.printed })));

/** What else the text of a production may mean, and why no card has two readings by it. */
const BOTH_WAYS: Readonly<Record<string, string>> = {
  'KindsAlone: or': 'TAG TEAM is a mark, and Pokémon are called so',
  'KindsAlone: one of a row': 'the same word in a row of three',
  'Lasting: prevent damage from': 'the same word beside another kind',
  'Zappit ex, ': 'a name may have a comma in it, and two are then one',
  'choose 1 or both :':
    'a sentence after the second of the two may belong to it or to both; texts with one are not read',
  'choose 1 or more :': 'a sentence after the last of several may belong to it or to all; texts with one are not read',
  'onto your bench. then, draw':
    'the draws of one ruled card depend on what comes before "then"; others so worded are not read',
  "(ignore this effect if your opponent's bench isn't full.)":
    'what is ignored may be the sentence before or all that is done at that time; texts with both are not read',
  'used for a card that is discarded first':
    'the draws of one ruled card depend on its discard; others so worded are not read',
};

/** What only says of whom it is, for a sentence that follows. */
const withoutAbout = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutAbout)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) => (key === 'about' ? [] : [[key, withoutAbout(inner)]])),
        )
      : value;

/** What is data of a meaning, and without whom it is about. */
const said = (meaning: unknown): unknown => withoutAbout(JSON.parse(normal(meaning)));

/** It speaks of a Pokémon that nothing names, so it does not count where another reading makes sense. */
const isUnbound = (meaning: unknown): boolean => /"%(?:that|new|them)"/u.test(normal(meaning));

describe('every construction', () => {
  it.each(productions.map((_production, at) => [nameOf(at), at] as const))(
    '%s is read back from everything it writes',
    (name, at) => {
      const all = written(at, 4);
      expect(all.length, 'no tree of it makes sense').toBeGreaterThan(0);
      for (const { tree, printed } of all) {
        const text = textOf(tree);
        const { trees } = readAs(productions[at]?.sort ?? '', text, printed);
        const again = trees.find(
          (one) => !isLeaf(one) && !isLeaf(tree) && normal(one.meaning) === normal(tree.meaning),
        );
        expect(again, text).toBeDefined();
        expect(again === undefined ? '' : textOf(again).toLowerCase(), name).toBe(text.toLowerCase());
      }
    },
  );

  it('means one thing by a text, and no other construction of its sort another', () => {
    const apart = productions.flatMap(({ sort }, at) =>
      written(at, 4).flatMap(({ tree, printed }) => {
        const text = textOf(tree);
        return readAs(sort, text, printed).trees.flatMap((other) =>
          isLeaf(other) ||
          isUnbound(other.meaning) ||
          isUnbound(tree.meaning) ||
          sameValue(said(other.meaning), said(tree.meaning))
            ? []
            : [`${nameOf(at)} ~ ${nameOf(other.production)}: ${text}`],
        );
      }),
    );
    expect(apart.filter((one) => !Object.keys(BOTH_WAYS).some((known) => one.includes(known)))).toEqual([]);
  });
});

/** A sentence ends with a full stop, and one in brackets with its bracket. */
const SENTENCE = /(?<=[.)])\s+(?=\S)/u;

const WHOLE: readonly (readonly [kind: TextKind, sort: string])[] = [
  ['attack', 'AttackText'],
  ['trainer', 'TrainerText'],
  ['power', 'PowerText'],
];

/** Texts of several sentences as cards print them. */
const texts = WHOLE.flatMap(([kind, whole]) =>
  grown.flatMap((trees) => {
    const random = randomOf(7);
    const sentences = productions.flatMap(({ sort }, at) =>
      (kind === 'power' ? sort === 'Standing' : sort === 'Sentence' || sort === 'Stated')
        ? someOf(grammar(), trees, at, 2).map((tree) => textOf(tree).replace(/\.?$/u, sort === 'Stated' ? '.' : '$&'))
        : [],
    );
    const two = (): string => [0, 1].map(() => sentences[Math.floor(random() * sentences.length)] ?? '').join(' ');
    const wholes = productions.flatMap(({ sort }, at) =>
      sort === whole ? someOf(grammar(), trees, at, 12).map(textOf) : [],
    );
    return [...Array.from({ length: 160 }, two), ...wholes].map((text) => ({ kind, text, printed: trees.printed }));
  }),
);

/** What repeats a rule without brackets: that no word stops a power, that there is no more than there is, an order that a shuffle ends or that is given already, whom damage goes to, that HP are counted before the damage that they change. */
const REPEATS = [
  /^before doing damage, count the remaining hp of the defending pokémon and this Pokémon\.$/iu,
  /^this power (?:works even while|can be used even if) this Pokémon is asleep, confused, or paralyzed\.$/u,
  /^(?:either way, )?if (?:it|that pokémon|this Pokémon) has fewer damage counters than that, remove all of them\.$/u,
  /^if a pokémon has fewer damage counters than the number of heads, remove all of them\.$/u,
  /^if (?:you have|your opponent has) no benched pokémon, ignore this effect\.$/u,
  /^do the damage to the new defending pokémon\.$/u,
  /^if you don't have that many .* in your discard pile, put all of them into your hand\.$/u,
  /^if you have fewer than \d+ .* there, take all of them\.$/u,
  /^put (?:the )?.*other .* back on top of your deck(?: in any order)?\.$/u,
  /^(?:you|your opponent) (?:draws?|discards?|switche?s?) first\.$/u,
  /^this Pokémon performs that attack\.$/u,
  /^if your opponent has no benched pokémon, ignore this effect\.$/iu,
  /^do the damage to the new defending pokémon\.$/iu,
  /^if you do, this attack does \d+ damage to the new defending pokémon\.$/iu,
];

describe('a sentence of a text that is read', () => {
  it('is never without a trace: the text without it says something else, or it repeats a rule in brackets', () => {
    let read = 0;
    const lost = texts.flatMap(({ kind, text, printed }) => {
      const whole = readText(kind, text, printed);
      const sentences = text.split(SENTENCE);
      if (!whole.read || sentences.length < 2) return [];
      read += 1;
      return sentences.flatMap((one, at) => {
        const rest = sentences.filter((_one, other) => other !== at).join(' ');
        const less = readText(kind, rest, printed);
        const isTwice = sentences.indexOf(one) !== sentences.lastIndexOf(one);
        return less.read && sameValue(less.says, whole.says) && !one.startsWith('(') && !isTwice ? [one] : [];
      });
    });
    expect(read).toBeGreaterThan(150);
    expect(lost.filter((one) => !REPEATS.some((known) => known.test(one)))).toEqual([]);
  });
});

const VOCABULARY = [
  ...new Set(
    grammar()
      .spellings.flat(2)
      .filter((word): word is string => typeof word === 'string'),
  ),
];

/** Texts of any length that a reader could go astray in. */
const ASTRAY: Readonly<Record<string, (length: number, random: () => number) => string>> = {
  'words at random': (length, random) =>
    Array.from({ length }, () => VOCABULARY[Math.floor(random() * VOCABULARY.length)]).join(' '),
  sentences: (length) => `${'Draw a card. '.repeat(length / 4)}`,
  'one sentence without an end': (length) => `${'Draw a card and '.repeat(length / 4)}draw a card.`,
  coins: (length) => `${'Flip a coin. If heads, draw a card. Then, '.repeat(length / 12)}draw a card.`,
  'a row of kinds': (length) =>
    `Each of your Fire Pokémon, ${'Water Pokémon, '.repeat(length / 3)}or Pokémon ex is now Asleep.`,
  'a row of cards': (length) => `Search your deck for ${'Great Ball and '.repeat(length / 3)}a card.`,
  'a name without an end': (length) => `If you have ${'Great Fox '.repeat(length / 2)}in play, draw a card.`,
  brackets: (length) => `${'(Draw a card. '.repeat(length / 5)}`,
  'kinds inside kinds': (length) => `Heal 10 damage from 1 of your ${'Basic Fire '.repeat(length / 2)}Pokémon.`,
  'conditions inside conditions': (length) =>
    `If ${'your opponent has a Pokémon that has '.repeat(length / 7)}an Ability.`,
};

/** Of `n` lexemes: at each place few sorts are begun, and what is open at a place is gone through again at those after it. */
const mostPieces = (n: number): number => 12 * (n + 1);
const mostSteps = (n: number): number => 24 * (n + 1) + n * n;

describe('the chart of a text', () => {
  it.each(Object.keys(ASTRAY))('stays below a bound that is known from its length: %s', (how) => {
    for (const { start } of [
      { start: 'AttackText' },
      { start: 'TrainerText' },
      { start: 'PowerText' },
      { start: 'EnergyText' },
    ])
      for (const length of [24, 48, 96, 192, 384])
        for (let times = 0; times < (how === 'words at random' ? 8 : 1); times += 1) {
          const text = ASTRAY[how]?.(length, randomOf(length + times)) ?? '';
          const lexemes = lexemesOf(text, own.name, own.attack);
          const { tried } = parse(grammar(), start, lexemes, (production, holes) =>
            production.means(holes as never, own),
          );
          expect(tried.pieces, `${start}: pieces of ${text}`).toBeLessThanOrEqual(mostPieces(lexemes.length));
          expect(tried.steps, `${start}: steps of ${text}`).toBeLessThanOrEqual(
            Math.min(mostSteps(lexemes.length), MOST_STEPS + 1),
          );
        }
  });
});
