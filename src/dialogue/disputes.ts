import type { TurnLimit } from '../state/index.ts';
import type { Answers, QuestionId } from './draft.ts';

/** What players disagree about, and which facts of the table each dispute needs. */

export interface Dispute {
  /** The word a question of `judge can` begins with. */
  readonly word: string;
  /** What else people call it. */
  readonly also: readonly string[];
  readonly means: string;
  /** What is asked, in this order; questions that matter only on some tables come after these. */
  readonly asks: readonly QuestionId[];
  /** Whether the Pokémon in question may be on the Bench. */
  readonly anywhere: boolean;
  /** Once-a-turn actions that affect it. */
  readonly limits: readonly TurnLimit[];
}

const dispute = (
  word: string,
  also: readonly string[],
  means: string,
  asks: readonly QuestionId[],
  { anywhere = false, limits = [] }: { readonly anywhere?: boolean; readonly limits?: readonly TurnLimit[] } = {},
): Dispute => ({ word, also, means, asks, anywhere, limits });

export const DISPUTES: readonly Dispute[] = [
  dispute('retreat', ['back off'], 'may it retreat?', ['pokemon', 'on', 'bench', 'theirs', 'stadium'], {
    limits: ['retreat'],
  }),
  dispute('attack', ['use an attack', 'hit'], 'may it use this attack?', [
    'pokemon',
    'what',
    'on',
    'theirs',
    'on-theirs',
    'stadium',
  ]),
  dispute('evolve', ['evolution'], 'may this card evolve it?', ['what', 'pokemon', 'where', 'on', 'stadium'], {
    anywhere: true,
  }),
  dispute(
    'play',
    ['trainer', 'supporter', 'item'],
    'may this Trainer be played?',
    ['what', 'pokemon', 'on', 'bench', 'theirs', 'on-theirs', 'stadium'],
    { limits: ['supporter', 'stadium'] },
  ),
  dispute('attach', ['energy', 'tool'], 'may this be attached?', ['what', 'pokemon', 'where', 'on', 'stadium'], {
    anywhere: true,
    limits: ['energy'],
  }),
  dispute(
    'use',
    ['power', 'ability'],
    'may this Poké-Power be used?',
    ['pokemon', 'what', 'where', 'on', 'theirs', 'stadium'],
    { anywhere: true },
  ),
  dispute('bench', ['put down'], 'may this Basic Pokémon go on the Bench?', ['what', 'pokemon', 'bench', 'stadium']),
  dispute('level-up', ['lv.x'], 'may it level up?', ['pokemon', 'what', 'on', 'stadium']),
  dispute('end turn', ['pass'], 'what happens when the turn ends?', [
    'pokemon',
    'on',
    'theirs',
    'on-theirs',
    'stadium',
  ]),
];

/** For a question that is none of these, such as those of a set-up: the table as a whole, for any part of it may be read. */
export const OTHER: Dispute = dispute('', [], 'a question in your own words', ['line']);

const called = (text: string): Dispute | undefined => {
  const said = text.trim().toLowerCase();
  return DISPUTES.find(({ word }) => said === word || said.startsWith(`${word} `));
};

/** The kind of dispute that a question is, by its first word. */
export const disputeOf = (question: string): Dispute => called(question) ?? OTHER;

/** What follows the word of a dispute: the name of an attack, a card, a place. */
export const restOf = (question: string): string => {
  const found = called(question);
  return found === undefined ? '' : question.trim().slice(found.word.length).trim();
};

/** What a dispute asks, with the Active Pokémon that a form of play adds after those beside them. */
export const asksOf = ({ asks }: Dispute, form: string | null): readonly QuestionId[] =>
  form === null
    ? asks
    : asks.flatMap((id): readonly QuestionId[] => {
        const lastOfMine = asks.includes('on') ? 'on' : 'pokemon';
        const lastOfTheirs = asks.includes('on-theirs') ? 'on-theirs' : 'theirs';
        if (id === lastOfMine) return [id, 'other', ...(asks.includes('on') ? (['on-other'] as const) : [])];
        if (id === lastOfTheirs)
          return [id, 'theirs-2', ...(asks.includes('on-theirs') ? (['on-theirs-2'] as const) : [])];
        return [id];
      });

/** The question as `judge can` takes it. */
export const questionOf = (answers: Answers): string => {
  const { dispute: typed = '', what = '' } = answers;
  const kind = disputeOf(typed);
  if (restOf(typed) !== '' || kind === OTHER || answers.line !== undefined) return typed.trim();
  const two = answers.format === '2on2';
  const place = answers.where === 'bench' ? 'bench 1' : two ? 'active 1' : 'active';
  const name = /[\s"“”]/u.test(what) && !/^[\p{L}\p{N} .'’&éδ★()-]+$/u.test(what) ? `"${what}"` : what;
  switch (kind.word) {
    case 'evolve':
      return name === '' ? 'evolve' : `evolve ${name} on ${place}`;
    case 'attach':
      return name === '' ? 'attach' : `attach ${name} to ${place}`;
    case 'retreat':
      return two ? `retreat ${place}` : kind.word;
    case 'attack':
      return two && name !== '' ? `attack ${name} with ${place}` : `attack ${name}`.trim();
    case 'play':
    case 'bench':
    case 'use':
    case 'level-up':
      return `${kind.word} ${name}`.trim();
    default:
      return kind.word;
  }
};
