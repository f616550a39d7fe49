import { DOCUMENTS, isRuled } from '../corpus/index.ts';
import { plainName, TURN_LIMITS } from '../state/index.ts';
import { type AnswerRead, accepted, card, choice, marks, number, type Question, row } from './answer-kinds.ts';
import { type CardNames, printsOf } from './card-names.ts';
import { DISPUTES, disputeOf } from './disputes.ts';
import type { Answers, QuestionId } from './draft.ts';
import { type Desk, moverOf } from './flow.ts';
import { HELP } from './help.ts';
import { namesFor } from './names-of-desk.ts';
import { begunBy, type Choice, isPokemon } from './offers.ts';
import { readDispute } from './spoken.ts';
import { formOf, lineSoFar } from './table.ts';
import { cardsOf, whatQuestion } from './what-question.ts';

/** Every question of the dialogue: how it is put, what it offers, how an answer to it is read. */

const UNKNOWN_FACT: Choice = { answer: '', says: 'not given' };
const NOT_DESCRIBED: Choice = { answer: '', says: 'not described' };
const NOTHING: Choice = { answer: '', says: 'nothing' };

const hostLabel = (answers: Answers): string => {
  switch (disputeOf(answers.dispute ?? '').word) {
    case 'evolve':
    case 'attach':
      return 'Onto';
    case 'use':
      return 'Pokémon';
    default:
      return "p1's Active";
  }
};

/** The Pokémon an Evolution card evolves from is the most likely one. */
const usualHost = (answers: Answers, list: CardNames): Choice => {
  const from = disputeOf(answers.dispute ?? '').word === 'evolve' ? cardsOf(answers, list, 'what')[0]?.from : undefined;
  return from === undefined ? NOT_DESCRIBED : { answer: from, says: from };
};

/** The forms of play that only one document has, chosen together with it. */
const FORMS_OF_PLAY: readonly Choice[] = [
  { answer: 'comprehensive-2009 2on2', says: 'CR 2009, 2-on-2', note: 'two Active Pokémon on each side' },
  { answer: 'comprehensive-2009 team', says: 'CR 2009, Team Battle', note: 'two players against two' },
];

const TURNS: readonly Choice[] = [
  { answer: '', says: 'a later turn' },
  { answer: '1', says: '1, the first turn of the game' },
  { answer: '2', says: "2, the second player's first turn" },
];

const printChoices = (list: CardNames, name: string): readonly Choice[] =>
  printsOf(list, name).map(({ print, key, hp, attacks: own = [], powers: has = [] }) => ({
    answer: print ?? key,
    says: print ?? key,
    note: [hp === undefined ? '' : `${hp} HP`, ...has.map((one) => one.name), ...own.map((one) => one.name)]
      .filter((part) => part !== '')
      .join(', '),
  }));

/** `CR Ana Ben` or `team Ana Ben Cem Dee`: the rulebook, then the names of the players in seat order. */
const withPlayers = (choices: readonly Choice[], typed: string): AnswerRead | null => {
  const [, first = '', names = ''] = /^(\S+)\s+(.+)$/u.exec(typed.trim()) ?? [];
  const [chosen] = first === '' ? [] : begunBy(choices, first);
  return chosen === undefined || !/^["\p{L}]/u.test(names) ? null : accepted(`${chosen.answer} ${names}`);
};

const rulebookQuestion = (
  answers: Answers,
  desk: Desk,
): Pick<Question, 'label' | 'usual' | 'offers' | 'read' | 'says'> => {
  const choices = DOCUMENTS.filter(({ key }) => isRuled(key)).map(
    ({ key, title, name }): Choice => ({ answer: key, says: title, note: name }),
  );
  const usual = choices.find(({ answer }) => answer === desk.usual) ?? null;
  const all = [...choices, ...FORMS_OF_PLAY];
  const reading = choice(all);
  const form = FORMS_OF_PLAY.find(({ answer }) => answer === `${answers.ruleset} ${formOf(answers)}`);
  const { players = '' } = answers;
  return {
    label: 'Rulebook',
    usual,
    offers: reading.offers,
    read: (typed) => withPlayers(all, typed) ?? reading.read(typed),
    says: (answer) => [form?.says ?? reading.says(answer), ...(players === '' ? [] : [players])].join(', '),
  };
};

const disputeQuestion = (): Pick<Question, 'label' | 'usual' | 'offers' | 'read'> => {
  const kinds = DISPUTES.map(({ word, means }): Choice => ({ answer: word, says: word, note: means }));
  return {
    label: 'Dispute',
    usual: null,
    offers(typed) {
      const also = DISPUTES.filter(
        (one) => typed.trim() !== '' && one.also.some((name) => name.startsWith(typed.trim().toLowerCase())),
      );
      const begun = kinds.filter(({ says }) => plainName(says).startsWith(plainName(typed)));
      return [
        ...begun,
        ...kinds.filter((kind) => !begun.includes(kind) && also.some(({ word }) => word === kind.answer)),
      ];
    },
    read: readDispute,
  };
};

const printQuestion = (list: CardNames, name: string): Omit<Question, 'id'> => ({
  help: HELP.print ?? '',
  label: `which ${name}`,
  inset: true,
  usual: { answer: '', says: 'unknown' },
  ...choice(printChoices(list, name)),
});

const usedQuestion = (answers: Answers): Pick<Question, 'label' | 'usual' | 'offers' | 'read' | 'says'> => {
  const { limits } = disputeOf(answers.dispute ?? '');
  const some = TURN_LIMITS.filter((limit) => limits.length === 0 || limits.includes(limit)).map((limit) => ({
    answer: limit,
    says: limit,
  }));
  const all = some.length > 1 ? [{ answer: limits.join(' '), says: limits.join(' and ') }] : [];
  return { label: 'Used already', usual: NOTHING, ...choice([NOTHING, ...some, ...all]) };
};

/** The question as it is put on this table. */
export const questionOn = (id: QuestionId, answers: Answers, desk: Desk): Question => {
  const list = namesFor(answers, desk);
  const base = { id, inset: false, usual: UNKNOWN_FACT as Choice | null, says: (answer: string) => answer };
  if (id.startsWith('print:')) return { ...base, ...printQuestion(list, id.slice(6)) };
  const help = HELP[id] ?? '';
  const me = moverOf(answers);
  const them = me === 'p1' ? 'p2' : 'p1';
  switch (id) {
    case 'ruleset':
      return { ...base, help, ...rulebookQuestion(answers, desk) };
    case 'dispute':
      return { ...base, help, ...disputeQuestion() };
    case 'what':
      return {
        id,
        help: HELP[`what ${disputeOf(answers.dispute ?? '').word}`] ?? help,
        ...whatQuestion(answers, list),
      };
    case 'pokemon':
      return { ...base, help, label: hostLabel(answers), usual: usualHost(answers, list), ...card(list, isPokemon) };
    case 'where': {
      const usual = { answer: 'active', says: 'Active' };
      return {
        ...base,
        help,
        label: 'it is',
        inset: true,
        usual,
        ...choice([usual, { answer: 'bench', says: 'on the Bench' }]),
      };
    }
    case 'on':
    case 'on-theirs':
    case 'on-other':
    case 'on-theirs-2':
      return { ...base, help, label: 'on it', inset: true, usual: NOTHING, ...marks(list) };
    case 'since': {
      const usual = { answer: '', says: 'since an earlier turn' };
      return {
        ...base,
        help,
        label: 'in play',
        inset: true,
        usual,
        ...choice([usual, { answer: 'this turn', says: 'this turn' }]),
      };
    }
    case 'bench':
      return {
        ...base,
        help,
        label: `${me}'s Bench`,
        ...row(list, isPokemon),
        says: (answer) => (answer === '-' ? 'empty' : answer),
      };
    case 'their-bench':
      return {
        ...base,
        help,
        label: `${them}'s Bench`,
        ...row(list, isPokemon),
        says: (answer) => (answer === '-' ? 'empty' : answer),
      };
    case 'theirs':
      return { ...base, help, label: `${them}'s Active`, usual: NOT_DESCRIBED, ...card(list, isPokemon) };
    case 'other':
    case 'theirs-2': {
      const isMine = id === 'other';
      const label =
        formOf(answers) === 'team' ? (isMine ? "p3's Active" : "p4's Active") : `${isMine ? me : them}'s other Active`;
      return { ...base, help, label, usual: NOT_DESCRIBED, ...card(list, isPokemon) };
    }
    case 'hand': {
      const typedHand = row(list, () => true);
      const read = (typed: string): AnswerRead =>
        /^\s*\d{1,2}\s*$/u.test(typed) ? accepted(typed.trim()) : typedHand.read(typed);
      return { ...base, help, label: `${me}'s hand`, offers: typedHand.offers, read };
    }
    case 'prizes':
      return { ...base, help, label: `${me}'s Prizes`, ...number('Prizes') };
    case 'used':
      return { ...base, help, ...usedQuestion(answers) };
    case 'stadium':
      return {
        ...base,
        help,
        label: 'Stadium',
        usual: { answer: '', says: 'none' },
        ...card(list, ({ kind }) => kind === 'stadium'),
      };
    case 'turn': {
      const typedTurn = number('turns');
      return { ...base, help, label: 'Turn', usual: TURNS[0] ?? null, ...choice(TURNS), read: typedTurn.read };
    }
    default: {
      const now = lineSoFar(answers);
      return { ...base, help, label: 'Table', usual: { answer: now, says: now }, offers: () => [], read: accepted };
    }
  }
};
