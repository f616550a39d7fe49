import type { CorpusEntry } from '../corpus/index.ts';
import { stemsOf } from './likeness.ts';
import { ruleIn } from './said-otherwise.ts';

/**
 * What a passage of a copy and our restatement name otherwise. Our words are our own, so only words that a restatement has to keep are held against each
 * other: numbers, kinds of cards, Special Conditions, the sides of a coin, places, times, players, what is forbidden, allowed or demanded.
 */
export interface NamedApart {
  /** What the copy names and ours does not, in plain words. */
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}

/** A word that decides, and the expressions that say it. */
type Sign = readonly [name: string, said: RegExp];

/** Where one names such a word and the other names none of its group, that is worth a look: there is hardly another word for it. */
const PLAIN: readonly (readonly Sign[])[] = [
  [
    ['Supporter', /\bsupporters?\b/iu],
    ['Stadium', /\bstadiums?\b/iu],
    ['Item', /\bitems?\b/iu],
    ['Tool', /\btools?\b/iu],
  ],
  [
    ['Asleep', /\basleep\b/iu],
    ['Burned', /\bburn(?:ed|s)?\b/iu],
    ['Confused', /\bconfus(?:ed|ion)\b/iu],
    ['Paralyzed', /\bparaly(?:zed|sed|sis)\b/iu],
    ['Poisoned', /\bpoison(?:ed)?\b/iu],
  ],
  [
    ['heads', /\bheads\b/iu],
    ['tails', /\btails\b/iu],
  ],
  [
    ['Weakness', /\bweakness\b/iu],
    ['Resistance', /\bresistance\b/iu],
  ],
  [['Ability', /\babilit(?:y|ies)\b/iu]],
];

/** Of these a passage may be silent; only one in place of another is worth a look. */
const INSTEAD: readonly (readonly Sign[])[] = [
  [
    ['hand', /\bhands?\b/iu],
    ['deck', /\bdecks?\b/iu],
    ['discard pile', /\bdiscard piles?\b/iu],
    ['Lost Zone', /\blost zone\b/iu],
    ['Bench', /\bbench(?:ed|es)?\b/iu],
    ['Active', /\bactive\b/iu],
    ['Prize cards', /\bprizes?\b/iu],
  ],
  [
    ['before', /\b(?:before|earlier|already|until)\b/iu],
    ['after', /\b(?:after(?:wards)?|following|follows|next|once|then|over)\b/iu],
  ],
  [
    ['face up', /\bface[ -]up\b|\bturn(?:s|ed)? up\b/iu],
    ['face down', /\bface[ -]down\b/iu],
  ],
  [
    ['counterclockwise', /\bcounter-?clockwise\b|\banti-?clockwise\b/iu],
    ['clockwise', /(?<!counter-?|anti-?)\bclockwise\b/iu],
  ],
];

const has = (signs: readonly Sign[], text: string): readonly string[] =>
  signs.flatMap(([name, said]) => (said.test(text) ? [name] : []));

const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((one) => !others.includes(one));

/** “A” and “one” say the same, and “none” is 0. */
const numbersIn = (text: string): readonly string[] =>
  [...stemsOf(text)].filter((one) => /^\d{1,3}$/u.test(one) && Number(one) > 1);

/** Words that forbid, and those by which the same may be said without them. */
const FORBIDS = /\b(?:not|never|nothing|neither|cannot|unable)\b|n['’]t\b/iu;
const LIMITS =
  /\b(?:no|none|nobody|without|nor|only|just|unless|except|fails?|prevents?|stops?|exempt|full|free|apart|instead|los(?:e|es|t)|gone|remove[sd]?|other than|otherwise|cancel|more|less|fewer|most|however)\b/iu;
const ALLOWS =
  /\b(?:may|can|could|allowed|able|possible|free|want|wish|optional\w*|choos\w*|choice|decid\w*|lets?|as (?:many|often)|any number|ha(?:s|ve) room)\b(?!\s*(?:not\b|['’]t))/iu;
const DEMANDS =
  /\b(?:must|ha(?:ve|s) to|shall|needs?|requir\w*|only|just|always|demands?|at least|cannot)\b|can['’]t/iu;
const MUST = /\b(?:must|ha(?:ve|s) to)\b(?!\s*not\b)/iu;
const MAY = /\b(?:may|can|allowed)\b(?!\s*(?:not\b|['’]t))/iu;

/** “No player can” is not a permission. */
const REFUSES = /\b(?:no|neither|nor|not|never|cannot|only)\b|n['’]t\b/iu;

const OPPONENT = /\bopponents?\b|\bopposing\b/iu;
/** Words by which the opponent may be meant too. */
const ANOTHER =
  /\bopponents?\b|\bopposing\b|\bothers?\b|\bboth\b|\beither\b|\bneither\b|\beach\b|\beveryone\b|\bowners?\b|\bwho\w*\b|\bbelongs\b/iu;

/** What one says of doing it, and the other has no word for. */
const manner = (one: string, other: string): readonly string[] => [
  ...(FORBIDS.test(one) && !FORBIDS.test(other) && !LIMITS.test(other) ? ['not'] : []),
  ...(MUST.test(one) && !DEMANDS.test(other) && MAY.test(other) ? ['must'] : []),
  ...(MAY.test(one) && !REFUSES.test(one) && !ALLOWS.test(other) && (MUST.test(other) || FORBIDS.test(other))
    ? ['may']
    : []),
  ...(OPPONENT.test(one) && !ANOTHER.test(other) ? ['opponent'] : []),
];

/** Null where nothing speaks for a difference. `beside`: what else belongs to ours, its title and examples. */
export const namedApart = (copy: string, ours: string, beside = ''): NamedApart | null => {
  const [theirs, own] = [ruleIn(copy), ruleIn(ours)];
  const all = `${own} ${beside}`;
  const apart: { theirs: string[]; ours: string[] } = { theirs: [], ours: [] };
  const add = (more: readonly string[], fewer: readonly string[]): void => {
    apart.theirs.push(...more);
    apart.ours.push(...fewer);
  };
  add(without(numbersIn(theirs), numbersIn(all)), without(numbersIn(own), numbersIn(theirs)));
  for (const group of PLAIN)
    add(without(has(group, theirs), has(group, all)), without(has(group, own), has(group, theirs)));
  for (const group of INSTEAD) {
    const [more, fewer] = [without(has(group, theirs), has(group, all)), without(has(group, own), has(group, theirs))];
    if (more.length > 0 && fewer.length > 0) add(more, fewer);
  }
  add(manner(theirs, all), manner(own, theirs));
  return apart.theirs.length + apart.ours.length === 0 ? null : apart;
};

/** What is said of it: both names where both have one. */
export type ApartSaid = `may say something else: ${string}`;

const listed = (words: readonly string[]): string => [...new Set(words)].join(', ');

const saidOf = ({ theirs, ours }: NamedApart): ApartSaid => {
  const [here, there] = [listed(theirs), listed(ours)];
  if (there === '') return `may say something else: it names ${here}, ours does not`;
  if (here === '') return `may say something else: ours names ${there}, it does not`;
  return `may say something else: it names ${here}, ours ${there}`;
};

/** The words of a restatement without the ids it points to: their digits do not count as numbers of the rule. */
const withoutLinks = ({ text, links }: CorpusEntry): string =>
  [...links]
    .sort((one, other) => other.id.length - one.id.length)
    .reduce((words, { id }) => words.replaceAll(id, ''), text);

/** A passage held against the restatement of an entry of a document that was not read itself. */
export const apartFrom = (entry: CorpusEntry, passage: string): ApartSaid | null => {
  const apart = namedApart(passage, withoutLinks(entry), [entry.title, ...entry.examples].join(' '));
  return apart === null ? null : saidOf(apart);
};
