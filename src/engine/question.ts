import type { Facts, NeedCode, QuestionCode } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { Seat } from '../state/index.ts';

/** One thing that can be chosen. `key` is how it is written (`bench 1`, `DRE`), `aliases` other spellings that are understood. */
export interface Option {
  readonly key: string;
  readonly aliases: readonly string[];
}

/** An option that stands for something: a card, a Pokémon, a number. */
export interface OptionFor<V> extends Option {
  readonly value: V;
}

/** A fact that is not given, and the paragraph that needs it. */
export interface Needed {
  readonly rule: RuleId;
  readonly code: NeedCode;
  readonly facts: Facts;
}

/** What the game waits for. The engine answers one itself only where a single answer is possible and it is not one of a series. */
export type Question =
  | { readonly kind: 'coin'; readonly by: Seat; readonly code: QuestionCode; readonly facts: Facts }
  | {
      readonly kind: 'choose';
      readonly by: Seat;
      readonly code: QuestionCode;
      readonly facts: Facts;
      readonly options: readonly Option[];
      /** One of several picks of which later ones may be left: put with a single answer too, so that who lists the picks lists all of them. */
      readonly inSeries?: boolean;
      /** The paragraphs that say how few may be picked, cited where it is asked. */
      readonly limits?: readonly RuleId[];
      /** There may be more to choose from than is known: where no known option is named, this fact is what is missing, and nothing is asked. */
      readonly needs?: Needed;
    };

/** An answer as people write it: `heads`, `tails`, or the key of an option. */
export type Answer = string;

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The canonical form of an answer to that question, or null when it is none. */
export const readAnswer = (question: Question, answer: Answer): Answer | null => {
  const said = plain(answer);
  if (question.kind === 'coin') {
    if (said === 'heads' || said === 'h') return 'heads';
    if (said === 'tails' || said === 't') return 'tails';
    return null;
  }
  const exact = question.options.find((option) => plain(option.key) === said);
  if (exact !== undefined) return exact.key;
  const alias = question.options.filter((option) => option.aliases.some((a) => plain(a) === said));
  const [only] = alias;
  return alias.length === 1 && only !== undefined ? only.key : null;
};

/** The answers to that question that are known, in canonical form. */
export const knownAnswers = (question: Question): readonly Answer[] =>
  question.kind === 'coin' ? ['heads', 'tails'] : question.options.map((option) => option.key);

/** Every answer that question can have; none where there may be more than are known, so that nobody takes those for all. */
export const possibleAnswers = (question: Question): readonly Answer[] =>
  question.kind === 'choose' && question.needs !== undefined ? [] : knownAnswers(question);
