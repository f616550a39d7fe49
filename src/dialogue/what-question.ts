import { type Card, ENERGY_NAMES, plainName } from '../state/index.ts';
import { type AnswerRead, accepted, card, type Question, refused } from './answer-kinds.ts';
import { type CardNames, printsOf } from './card-names.ts';
import { disputeOf } from './disputes.ts';
import type { Answers } from './draft.ts';
import { isAttachable } from './marks.ts';
import { begunBy, type Choice, isPokemon, type Wanted } from './offers.ts';

/** What a dispute is about besides its Pokémon: an attack, a power, a card from the hand. */

/** The name without the marks after it; a hyphen is part of a name, and damage follows a space. */
const BARE_NAME = /^(?:(?!\s-\d)[^({+~<^*@])*/u;

/** The prints that the Pokémon in question may be. */
export const cardsOf = (answers: Answers, list: CardNames, id: 'pokemon' | 'what'): readonly Card[] => {
  const said = answers[id] ?? '';
  const name = (BARE_NAME.exec(said)?.[0] ?? said).replaceAll('"', '').trim();
  const print = /\(([^)]+)\)/u.exec(said)?.[1];
  const cards = name === '' ? [] : printsOf(list, name);
  const those =
    print === undefined ? [] : cards.filter((card) => plainName(card.print ?? card.key) === plainName(print));
  return those.length > 0 ? those : cards;
};

/** Attacks or powers, each name once, with a note that distinguishes them. */
const byName = (all: readonly { readonly name: string; readonly note: string }[]): readonly Choice[] => {
  const found = new Map<string, Choice>();
  for (const { name, note } of all) if (!found.has(name)) found.set(name, { answer: name, says: name, note });
  return [...found.values()];
};

const attacks = (cards: readonly Card[]): readonly Choice[] =>
  byName(
    cards.flatMap((card) =>
      (card.attacks ?? []).map(({ name, cost, damage, mark = '' }) => ({
        name,
        note: `${cost.join(' ')}${damage === null ? '' : `  ${damage}${mark}`}`,
      })),
    ),
  );

const powers = (cards: readonly Card[]): readonly Choice[] =>
  byName(
    cards.flatMap((card) =>
      (card.powers ?? [])
        .filter(({ kind }) => kind !== 'body' && kind !== 'trait')
        .map(({ name }) => ({ name, note: card.print ?? '' })),
    ),
  );

const ENERGY: readonly Choice[] = Object.entries(ENERGY_NAMES)
  .filter(([letter]) => letter !== 'N' && letter !== 'C')
  .map(([letter, name]) => ({ answer: letter, says: name, note: 'basic Energy' }));

const UNKNOWN_FACT: Choice = { answer: '', says: 'not given' };

/** The card, attack or power that a dispute is about. */
export const whatQuestion = (answers: Answers, list: CardNames): Omit<Question, 'id' | 'help'> => {
  const base = { inset: false, usual: null, says: (answer: string) => answer };
  const { word } = disputeOf(answers.dispute ?? '');
  const any = (typed: string): AnswerRead => accepted(typed.trim());
  const listed = (choices: readonly Choice[]): Pick<Question, 'offers' | 'read'> => ({
    offers: (typed) => begunBy(choices, typed),
    read: (typed) =>
      choices.length === 0
        ? any(typed)
        : refused(`“${typed.trim()}” is not one of these:  ${choices.map(({ says }) => says).join(' · ')}`),
  });
  const mine = cardsOf(answers, list, 'pokemon');
  const usualOf = (choices: readonly Choice[]): Choice | null => (choices.length === 0 ? UNKNOWN_FACT : null);
  switch (word) {
    case 'attack':
      return { ...base, label: 'Attack', inset: true, usual: usualOf(attacks(mine)), ...listed(attacks(mine)) };
    case 'use':
      return { ...base, label: 'Power', inset: true, usual: usualOf(powers(mine)), ...listed(powers(mine)) };
    case 'evolve':
      return { ...base, label: 'Card played', ...card(list, (one) => isPokemon(one) && one.from !== undefined) };
    case 'level-up': {
      const usual = { answer: '', says: 'its LV.X' };
      return { ...base, label: 'Card played', usual, ...card(list, ({ stage }) => stage === 'level-up') };
    }
    case 'attach': {
      const energy = (typed: string): readonly Choice[] =>
        typed.trim() === ''
          ? []
          : ENERGY.filter(
              ({ answer, says }) =>
                answer === typed.trim().toUpperCase() || plainName(says).startsWith(plainName(typed)),
            );
      const special: Wanted = (one) => isAttachable(one) && !(one.tags ?? []).includes('basic energy');
      return { ...base, label: 'Card', ...card(list, special, energy) };
    }
    case 'bench':
      return { ...base, label: 'Card', ...card(list, isPokemon) };
    default:
      return {
        ...base,
        label: 'Card',
        ...card(list, ({ kind }) => ['trainer', 'supporter', 'stadium'].includes(kind)),
      };
  }
};
