import { ENERGY_NAMES } from '../../state/index.ts';
import type { Grammar } from '../grammar/table.ts';
import { OWN_ATTACK, OWN_POWER, SELF } from '../lexicon/index.ts';
import { isLeaf, type Tree } from '../parse/index.ts';
import { wordsOf } from './print.ts';

/** A reading as sentences for people: plainly spelled, with capitals where the game has them. */

/** Words of the game that are written large. */
const LARGE = `
  Pokémon Energy Active Bench Benched Defending Attacking Basic Special Evolution Evolved Stage Weakness
  Resistance Supporter Item Stadium Trainer Tool Tools Ability Abilities Asleep Burned Confused Paralyzed Poisoned
  Prize Poké-Power Poké-Powers Poké-Body Poké-Bodies Ancient Future Tera Radiant VMAX VSTAR V TAG TEAM HP GX Mega
  Ultra Lost Zone Spot Checkup SP Pokémon-ex Pokémon-GX Rock-Paper-Scissors
`;
const WRITTEN = new Map(
  [...Object.values(ENERGY_NAMES), ...LARGE.trim().split(/\s+/u)].map((word) => [word.toLowerCase(), word]),
);

/** What the words stand for that the lexicon makes of names. */
const NAMED: Readonly<Record<string, string>> = {
  [OWN_POWER]: 'this power',
  [OWN_ATTACK]: 'this attack',
};

const asText = (words: readonly string[], self: string): string =>
  words
    .map((word) => (word === SELF ? self : NAMED[word]) ?? WRITTEN.get(word) ?? word)
    .join(' ')
    .replace(/ ('s\b|[.,;:)])/gu, '$1')
    .replace(/([(+]) /gu, '$1')
    .replace(/\blv\. X\b/giu, 'LV.X')
    .replace(/(?<!TAG )\bTEAM (\p{L})/gu, (_all, letter: string) => `Team ${letter.toUpperCase()}`)
    .replace(/" ([^"]*?) "/gu, '"$1"')
    // Where another of that name is meant, it is a name and not the one that speaks.
    .replace(/\b(your|each) this Pokémon's attacks\b/gu, 'the attacks of $1 Pokémon of this name')
    .replace(/\b(your|each) this Pokémon\b/gu, '$1 Pokémon of this name')
    .replace(/\b1 this power ([\p{L}-]+)/gu, '1 $1 of this name')
    .replace(/\b(retreat cost|special condition|special conditions|knocked out|knock out|rule box)\b/giu, (found) =>
      found.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(
      /(^|[.:•] |\.\) |\." |[.:] \()(\p{Ll})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    );

const sortOf = (grammar: Grammar, tree: Tree): string =>
  isLeaf(tree) ? '' : (grammar.productions[tree.production]?.sort ?? '');

const SENTENCES = ['Sentence', 'Standing', 'EnergySentence'];
/** Sorts that hold sentences one after another. */
const ROWS = ['AttackText', 'TrainerText', 'PowerText', 'Sentences', 'Standings', 'EnergyText', 'EnergySentences'];

export interface PlainSentence {
  readonly said: string;
  /** What the construction of it is called. */
  readonly construction: string;
}

/** The sentences of a reading in their order. */
export const plainSentences = (grammar: Grammar, tree: Tree): readonly PlainSentence[] =>
  // A Trainer card that names itself speaks of a card.
  sentencesOf(grammar, tree, sortOf(grammar, tree) === 'TrainerText' ? 'this card' : 'this Pokémon');

const sentencesOf = (grammar: Grammar, tree: Tree, self: string): readonly PlainSentence[] => {
  if (isLeaf(tree)) return [];
  const sort = sortOf(grammar, tree);
  const inner = tree.parts.filter((part) => [...ROWS, ...SENTENCES].includes(sortOf(grammar, part)));
  const words = wordsOf(grammar, tree, 'plain');
  // A frame that says more than its sentences is kept whole.
  const held = inner.flatMap((part) => wordsOf(grammar, part, 'plain'));
  if (ROWS.includes(sort) && inner.length > 0 && held.length === words.length)
    return inner.flatMap((part) => sentencesOf(grammar, part, self));
  const construction = grammar.productions[tree.production]?.name ?? '';
  return words.length === 0 ? [] : [{ said: asText(words, self), construction }];
};
