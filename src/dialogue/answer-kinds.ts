import type { CardNames } from './card-names.ts';
import type { QuestionId } from './draft.ts';
import { readMarks, spokenMarks } from './marks.ts';
import { begunBy, type Choice, cardOffers, listOffers, nearWords, type Wanted } from './offers.ts';

/** The kinds of answers: a card, a row of cards, what is on a Pokémon, one of a few, a number. */

export type AnswerRead =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly fault: string };

export interface Question {
  readonly id: QuestionId;
  readonly label: string;
  /** It is about the Pokémon of the question before it. */
  readonly inset: boolean;
  /** What Enter alone accepts; null where an answer is needed, and Enter accepts the first offer. */
  readonly usual: Choice | null;
  readonly help: string;
  /** What may be meant, best first. */
  offers(typed: string): readonly Choice[];
  /** Reads a text that is none of the offers. */
  read(typed: string): AnswerRead;
  /** An answer as it is shown. */
  says(answer: string): string;
}

export const accepted = (answer: string): AnswerRead => ({ ok: true, answer });
export const refused = (fault: string): AnswerRead => ({ ok: false, fault });

export const card = (
  list: CardNames,
  wanted: Wanted,
  more: (typed: string) => readonly Choice[] = () => [],
): Pick<Question, 'offers' | 'read'> => ({
  offers: (typed) => [...more(typed), ...cardOffers(list, typed, wanted)],
  read: (typed) =>
    /[({]/u.test(typed)
      ? accepted(typed.trim())
      : refused(`no card is called “${typed.trim()}”.${nearWords(list, typed, wanted)}`),
});

export const row = (list: CardNames, wanted: Wanted): Pick<Question, 'offers' | 'read'> => ({
  offers(typed) {
    if (/^(?:-|none|nobody|empty|no)$/iu.test(typed.trim())) return [{ answer: '-', says: 'empty' }];
    return listOffers(list, typed, wanted, true);
  },
  read: (typed) =>
    /[({?]/u.test(typed)
      ? accepted(typed.trim())
      : refused(
          `no card is called “${typed.split(',').at(-1)?.trim()}”.${nearWords(list, typed.split(',').at(-1) ?? '', wanted)}`,
        ),
});

export const marks = (list: CardNames): Pick<Question, 'offers' | 'read' | 'says'> => ({
  offers(typed) {
    const read = typed.trim() === '' ? null : readMarks(list, typed);
    return read?.ok === true ? [{ answer: read.marks, says: spokenMarks(read.marks) }] : [];
  },
  read(typed) {
    const read = readMarks(list, typed);
    return read.ok ? accepted(read.marks) : refused(read.fault);
  },
  says: spokenMarks,
});

export const choice = (choices: readonly Choice[]): Pick<Question, 'offers' | 'read' | 'says'> => ({
  offers: (typed) => begunBy(choices, typed),
  read: (typed) => refused(`“${typed.trim()}” is not one of these:  ${choices.map(({ says }) => says).join(' · ')}`),
  says: (answer) => choices.find((one) => one.answer === answer)?.says ?? answer,
});

export const number = (what: string): Pick<Question, 'offers' | 'read'> => ({
  offers: () => [],
  read: (typed) =>
    /^\s*\d{1,2}\s*$/u.test(typed) ? accepted(typed.trim()) : refused(`“${typed.trim()}” is not a number of ${what}.`),
});
