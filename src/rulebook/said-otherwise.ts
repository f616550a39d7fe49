import { stemsOf } from './likeness.ts';

/**
 * Where a passage of a copy says something else than our restatement, though most words agree: another number, another kind of card, another player, a
 * “not” more or less, or “must” for “may”. Both sides have to have what the other lacks, since a restatement has words of its own.
 */
export type SaidOtherwise =
  | 'it names another number'
  | 'it names another kind of card'
  | 'it speaks of another player'
  | 'one of them says “not”'
  | 'one says “may”, the other “must”';

const KINDS: readonly RegExp[] = [
  /\bsupporters?\b/iu,
  /\bstadiums?\b/iu,
  /\bitems?\b/iu,
  /\btools?\b/iu,
  /\benergy\b/iu,
  /\bbasic pok[ée]mon\b/iu,
  /\bstage 1\b/iu,
  /\bstage 2\b/iu,
  /\bprize/iu,
  /\bbench/iu,
  /\bactive\b/iu,
  /\bdiscard pile\b/iu,
  /\bhands?\b/iu,
  /\bdecks?\b/iu,
  /\basleep\b/iu,
  /\bburn/iu,
  /\bconfus/iu,
  /\bparaly/iu,
  /\bpoison/iu,
];

const FORBIDS = /\b(?:cannot|can ?not|(?:may|must|shall) not)\b|\b(?:can|must|may)n['’]?t\b/iu;
/** Words by which a sentence may forbid without these. */
const DENIES = /\b(?:not|never|no|none|nothing|nobody|without|neither|nor|only|unless|except|refused?)\b|n['’]t\b/iu;
const MAY = /\b(?:may|can|could|allowed)\b(?!\s*(?:not|['’]t))/iu;
const MUST = /\b(?:must|have to|has to|needs? to|shall|required)\b/iu;

const PLAYERS: readonly RegExp[] = [
  /\bopponents?\b|\bother player\b/iu,
  /\b(?:both|each|either) (?:of the )?players?\b/iu,
  /\bowners?\b/iu,
  /\bnext player\b|\bnext turn\b/iu,
  /\byour? (?:own )?(?:active|bench|pok|hand|deck|turn)/iu,
];

/** Marks of paragraphs do not count as numbers of a rule. */
const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...stemsOf(text.replace(/^\s*(?:[A-Z]?[\d.]+[a-z]?[.)]?|\([^)]*\))\s/u, ''))].filter(
      (one) => /^\d{1,3}$/u.test(one) && Number(one) > 1,
    ),
  );

const lacks = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => [...one].some((part) => !other.has(part));

const namedIn = (kinds: readonly RegExp[], text: string): ReadonlySet<RegExp> =>
  new Set(kinds.filter((kind) => kind.test(text)));

const swapped = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => lacks(one, other) && lacks(other, one);

/** One forbids, and the other allows without a word that could forbid. */
const turnsRound = (one: string, other: string): boolean =>
  FORBIDS.test(one) && !MAY.test(one) && MAY.test(other) && !DENIES.test(other);

/** What the copy says otherwise; null where nothing speaks for that. */
export const saidOtherwise = (copy: string, ours: string): SaidOtherwise | null => {
  if (swapped(numbersIn(copy), numbersIn(ours))) return 'it names another number';
  if (swapped(namedIn(KINDS, copy), namedIn(KINDS, ours))) return 'it names another kind of card';
  if (turnsRound(copy, ours) || turnsRound(ours, copy)) return 'one of them says “not”';
  if (swapped(namedIn(PLAYERS, copy), namedIn(PLAYERS, ours))) return 'it speaks of another player';
  const [may, must] = [MAY.test(copy), MUST.test(copy)];
  const [mayHere, mustHere] = [MAY.test(ours), MUST.test(ours)];
  return (may && !must && mustHere && !mayHere) || (must && !may && mayHere && !mustHere)
    ? 'one says “may”, the other “must”'
    : null;
};
