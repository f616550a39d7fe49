import { stemsOf } from './likeness.ts';

/**
 * Where a passage of a copy says something else than our restatement, though most words agree. A restatement has words of its own, so that only a few
 * words can be held against each other: numbers, kinds of Trainer cards, “can't” and “may”, most of them in a sentence of ours that clearly says the same.
 */
export type SaidOtherwise =
  | 'it names another number'
  | 'it names another kind of card'
  | 'it speaks of another player'
  | 'one of them says “not”'
  | 'one says “may”, the other “must”'
  | 'it says before, after, first, all or any otherwise';

const KINDS: readonly RegExp[] = [/\bsupporters?\b/iu, /\bstadiums?\b/iu, /\bitems?\b/iu, /\btools?\b/iu];

const PLAYERS: readonly RegExp[] = [/\bopponents?\b|\bother player\b/iu, /\bowners?\b/iu, /\bnext player\b/iu];

const FORBIDS = /\b(?:cannot|can ?not|(?:may|must|shall) not)\b|\b(?:can|must|may)(?:n['’]?t|['’]t)\b/iu;
/** Words by which a sentence may forbid without these. */
const DENIES =
  /\b(?:not|never|no|none|nothing|nobody|without|neither|nor|only|unless|except|before|until|refus\w*|forbid\w*|prevent\w*|keeps?|kept|stop\w*|unable|impossible|ignor\w*|lacks?|instead|fails?|always)\b|n['’]t\b/iu;
const MAY = /\b(?:may|can|allowed)\b(?!\s*(?:not\b|['’]t))/iu;
/** Words by which a sentence may allow without these. */
const ALLOWS =
  /\b(?:may|can|could|allowed|able|possible|free|wish\w*|optional\w*|choos\w*|chose\w*|decid\w*|choice)\b(?!\s*(?:not\b|['’]t))/iu;
const MUST = /\b(?:must|have to|has to|shall)\b(?!\s*not\b)/iu;
/** Words by which a sentence may demand without these. */
const DEMANDS = /\b(?:must|have to|has to|needs?|shall|requir\w*|only|always|obliged)\b(?!\s*not\b)/iu;

/** Words that say little about what a sentence is about, and those that are compared apart. */
const IDLE: ReadonlySet<string> = stemsOf(
  `a an the of to in on at by for with from as and or if then that this these those it its they them their there is are be been was were has have had do
  does did may must can cannot not no shall should would could will when while where which who whom whose what how any each every all some such other
  another than so also only even just still yet already same own player players card cards pokemon game you your opponent need either both one two
  three once turn during put effect effects text written`,
);

/** Examples and what stands in quotes are the words of cards; marks of paragraphs and of steps are not numbers of a rule. */
export const ruleIn = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .filter((paragraph) => !/^\W*(?:text\s+)?(?:example|specific case|case|faq|question)\b/iu.test(paragraph))
    .join(' \n\n')
    .replace(/^`{3}\w*$/gmu, ' ')
    .replace(/[“"][^”"]{0,400}[”"]/gu, ' ')
    .replace(/^\W*(?:[A-Z]-?\d[\w.#/-]*|\d+[a-z]?[.)]|[a-z][.)])\s+/gmu, ' ')
    .replace(/\(?\b[IVX]+\.[A-Z]\b[\w./#-]*\)?/gu, ' ')
    .replace(/\bsteps?\s+\d+[a-z]?(?:\s*(?:,|&|and|to|or|-)\s*\d+[a-z]?)*\.?/giu, ' ')
    .replace(/\b\d{1,2}\.\s*(?=[A-Z])/gu, ' ')
    .replace(/\b(?:[IVX]+\.)?[A-Z]-\d+\b(?:#\d+)?/gu, ' ');

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n|\n\s*[-●◆•]\s|(?<=[.!?;:])\s+/u)
    .map((one) => one.trim())
    .filter((one) => /\p{L}{3}/u.test(one));

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set([...stemsOf(text)].filter((one) => /^\d{1,3}$/u.test(one)));

/** One may be “a”, and nothing “no”. */
const greater = (numbers: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...numbers].filter((one) => Number(one) > 1));

const namedIn = (names: readonly RegExp[], text: string): ReadonlySet<RegExp> =>
  new Set(names.filter((name) => name.test(text)));
const kindsIn = (text: string): ReadonlySet<RegExp> => namedIn(KINDS, text);

const lacks = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => [...one].some((part) => !other.has(part));

const swapped = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => lacks(one, other) && lacks(other, one);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...stemsOf(text)].filter((stem) => stem.length > 2 && !IDLE.has(stem)));

/** How much two sentences are about the same, from 0 to 1. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.sqrt(one.size * other.size));

/** From here on a sentence is about the same, where it leads the next by so much. */
const NEAR = 0.35;
const LEAD = 0.08;

/** The sentence of ours that says what this one says, where one stands out. */
const partnerOf = (sentence: string, ours: readonly string[]): string | null => {
  const words = wordsOf(sentence);
  if (words.size < 2) return null;
  const ranked = ours.map((one) => ({ one, score: alike(words, wordsOf(one)) })).sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  return best === undefined || best.score < NEAR || best.score - (next?.score ?? 0) < LEAD ? null : best.one;
};

/** One forbids, and the other allows without a word that could forbid. */
const turnsRound = (one: string, other: string): boolean =>
  FORBIDS.test(one) && !MAY.test(one) && MAY.test(other) && !DENIES.test(other) && !FORBIDS.test(other);

/** One demands, and the other allows, neither with a word that could do both or forbid. */
const mustForMay = (one: string, other: string): boolean =>
  MUST.test(one) && !ALLOWS.test(one) && MAY.test(other) && !DEMANDS.test(other) && !FORBIDS.test(`${one} ${other}`);

/** What the copy says otherwise; null where nothing speaks for that. `beside`: what else belongs to ours, its title and examples. */
export const saidOtherwise = (copy: string, ours: string, beside = ''): SaidOtherwise | null => {
  const [theirs, own] = [ruleIn(copy).replace(/\bfor example\b[^.]*\./giu, ' '), ruleIn(ours)];
  const all = `${own} ${beside}`;
  const [numbers, ownNumbers, allNumbers] = [numbersIn(theirs), numbersIn(own), numbersIn(all)];
  if (swapped(greater(numbers), greater(ownNumbers))) return 'it names another number';
  if (swapped(kindsIn(theirs), kindsIn(own)) || lacks(kindsIn(theirs), kindsIn(all)))
    return 'it names another kind of card';
  if (turnsRound(theirs, own) || turnsRound(own, theirs)) return 'one of them says “not”';
  const sentences = sentencesOf(own);
  for (const sentence of sentencesOf(theirs)) {
    const partner = partnerOf(sentence, sentences);
    if (partner === null) continue;
    if (lacks(greater(numbersIn(sentence)), allNumbers) && lacks(numbersIn(partner), numbers))
      return 'it names another number';
    if (swapped(kindsIn(sentence), kindsIn(partner))) return 'it names another kind of card';
    if (swapped(namedIn(PLAYERS, sentence), namedIn(PLAYERS, partner))) return 'it speaks of another player';
    if (turnsRound(sentence, partner) || turnsRound(partner, sentence)) return 'one of them says “not”';
    if (mustForMay(sentence, partner) || mustForMay(partner, sentence)) return 'one says “may”, the other “must”';
  }
  return null;
};
