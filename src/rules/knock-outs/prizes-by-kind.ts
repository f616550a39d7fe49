import type { View, Why } from '../../claims/index.ts';
import { type Law, reading } from '../../engine/index.ts';
import type { Card, Pokemon } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['prizes-of-its-kind'],
} as const;

/** One, two or three Prize cards for a Knock Out, by the kind of Pokémon (ME Zones: Prize Cards#b and the appendices). */

const has = (card: Card, tag: string): boolean => (card.tags ?? []).includes(tag);
const ends = (card: Card, word: RegExp): boolean => card.kind === 'pokemon' && word.test(card.name);

const worth = (law: Law<'me-2026'>, prizes: number) =>
  reading(
    law,
    (_view: View, [card]: readonly [Card], why): number => {
      why('prizes-of-its-kind', { pokemon: card.name, prizes });
      return prizes;
    },
    () => 1,
  );

/** Kinds of Pokémon that are worth more than one Prize. Of several that a card is of the first one counts. */
const KINDS: readonly { readonly is: (card: Card) => boolean; readonly worth: ReturnType<typeof worth> }[] = [
  {
    is: (card) => ends(card, /^(?:.+ )?Mega .+ ex$/u),
    worth: worth({ 'me-2026': ['App1#2', 'takes 3 Prize cards'] }, 3),
  },
  {
    is: (card) => card.stage === 'mega' || has(card, 'primal') || ends(card, /^(?:M|Mega) .+[- ]EX$/u),
    worth: worth({ 'me-2026': ['App26.Rules#3', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => has(card, 'tag team'),
    worth: worth({ 'me-2026': ['App16#2', 'takes 3 Prize cards'] }, 3),
  },
  {
    is: (card) => has(card, 'gx'),
    worth: worth({ 'me-2026': ['App19.Rules#3', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => ends(card, / V-UNION$/u),
    worth: worth({ 'me-2026': ['App10#12', 'takes 3 Prize cards'] }, 3),
  },
  {
    is: (card) => card.stage === 'vmax' || ends(card, / VMAX$/u),
    worth: worth({ 'me-2026': ['App13#4', 'takes 3 Prize cards'] }, 3),
  },
  {
    is: (card) => card.stage === 'vstar' || ends(card, / VSTAR$/u),
    worth: worth({ 'me-2026': ['App9#6', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => ends(card, / V$/u),
    worth: worth({ 'me-2026': ['App12#2', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => has(card, 'EX'),
    worth: worth({ 'me-2026': ['App25.Rules#2', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => has(card, 'tera') && has(card, 'ex'),
    worth: worth({ 'me-2026': ['App6#2', 'takes 2 Prize cards'] }, 2),
  },
  {
    is: (card) => has(card, 'ex'),
    worth: worth({ 'me-2026': ['App5#1', 'takes 2 Prize cards'] }, 2),
  },
];

const worthOf = (view: View, card: Card, asked: Why | undefined): number | null => {
  const rule = KINDS.find(({ is }) => is(card));
  return rule === undefined ? null : rule.worth(view, [card], asked);
};

/** One Prize, or the number of its kind; a card or sketch may say another number of a Pokémon of no such kind. */
export const prizesByKind = reading(
  { 'me-2026': ['Turn.3C#3c', 'or the number that the rules for that kind of Pokémon name'] },
  (view, [pokemon]: readonly [Pokemon], _why, asked): number => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    const ofItsKind = card === null ? null : worthOf(view, card, asked);
    return ofItsKind ?? card?.prizes ?? 1;
  },
  () => 1,
);
