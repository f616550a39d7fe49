import { type Card, type Script, sameValue } from '../state/index.ts';

/** Reminders and signs that differ from print to print and say nothing. */
const plainWords = (text: string): string =>
  text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/[^\p{L}\p{N}×+-]+/gu, ' ')
    .trim()
    .toLowerCase();

const wordsOf = (scripts: readonly (Script | undefined)[]): string =>
  scripts.map((script) => plainWords(script?.text ?? '')).join(' | ');

/** The facts on a card beside its texts: what two prints of one card always share. */
const factsOf = (card: Card): unknown => [
  card.kind,
  card.stage ?? null,
  card.from ?? null,
  card.hp ?? null,
  card.types ?? null,
  card.weakness ?? null,
  card.resistance ?? null,
  card.retreat ?? null,
  (card.attacks ?? []).map(({ name, cost, damage, mark }) => [name, cost, damage, mark ?? null]),
  (card.powers ?? []).map(({ name, kind }) => [name, kind]),
];

const textsOf = (card: Card): string =>
  [
    wordsOf(card.attacks ?? []),
    wordsOf(card.powers ?? []),
    wordsOf([card.play, card.announced, ...(card.unread ?? [])].filter((one) => one?.text !== undefined)),
  ].join(' / ');

/**
 * Whether two prints of one name are the same card: the same facts and words. Null where only the words differ, since a print may say the same thing
 * otherwise.
 */
export const sameCard = (one: Card, other: Card): boolean | null => {
  if (!sameValue(factsOf(one), factsOf(other))) return false;
  return textsOf(one) === textsOf(other) ? true : null;
};
