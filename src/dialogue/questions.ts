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

/** What a question is put on: the answers so far, the names there are, and whose turn it is. */
interface Asked {
  readonly answers: Answers;
  readonly list: CardNames;
  readonly desk: Desk;
  readonly me: string;
  readonly them: string;
}

/** A question of its own; what it leaves out is as with most. */
type Put = (on: Asked) => Partial<Question> & Pick<Question, 'label' | 'offers' | 'read'>;

const SINCE: readonly Choice[] = [
  { answer: '', says: 'since an earlier turn' },
  { answer: 'this turn', says: 'this turn' },
];
const PLACES: readonly Choice[] = [
  { answer: 'active', says: 'Active' },
  { answer: 'bench', says: 'on the Bench' },
];

const onIt: Put = ({ list }) => ({ label: 'on it', inset: true, usual: NOTHING, ...marks(list) });

const benchOf =
  (whose: 'me' | 'them'): Put =>
  (on) => ({
    label: `${on[whose]}'s Bench`,
    ...row(on.list, isPokemon),
    says: (answer) => (answer === '-' ? 'empty' : answer),
  });

const otherActive =
  (isMine: boolean): Put =>
  ({ answers, list, me, them }) => {
    const isTeam = formOf(answers) === 'team';
    const label = isTeam ? (isMine ? "p3's Active" : "p4's Active") : `${isMine ? me : them}'s other Active`;
    return { label, usual: NOT_DESCRIBED, ...card(list, isPokemon) };
  };

const theTable: Put = ({ answers }) => {
  const now = lineSoFar(answers);
  return { label: 'Table', usual: { answer: now, says: now }, offers: () => [], read: accepted };
};

const PUT: Readonly<Record<Exclude<QuestionId, `print:${string}`>, Put>> = {
  ruleset: ({ answers, desk }) => rulebookQuestion(answers, desk),
  dispute: disputeQuestion,
  what: ({ answers, list }) => {
    const help = HELP[`what ${disputeOf(answers.dispute ?? '').word}`];
    return { ...(help === undefined ? {} : { help }), ...whatQuestion(answers, list) };
  },
  pokemon: ({ answers, list }) => ({
    label: hostLabel(answers),
    usual: usualHost(answers, list),
    ...card(list, isPokemon),
  }),
  where: () => ({ label: 'it is', inset: true, usual: PLACES[0] ?? null, ...choice(PLACES) }),
  on: onIt,
  'on-theirs': onIt,
  'on-other': onIt,
  'on-theirs-2': onIt,
  since: () => ({ label: 'in play', inset: true, usual: SINCE[0] ?? null, ...choice(SINCE) }),
  bench: benchOf('me'),
  'their-bench': benchOf('them'),
  theirs: ({ list, them }) => ({ label: `${them}'s Active`, usual: NOT_DESCRIBED, ...card(list, isPokemon) }),
  other: otherActive(true),
  'theirs-2': otherActive(false),
  hand: ({ list, me }) => {
    const cards = row(list, () => true);
    const read = (typed: string): AnswerRead =>
      /^\s*\d{1,2}\s*$/u.test(typed) ? accepted(typed.trim()) : cards.read(typed);
    return { label: `${me}'s hand`, offers: cards.offers, read };
  },
  prizes: ({ me }) => ({ label: `${me}'s Prizes`, ...number('Prizes') }),
  used: ({ answers }) => usedQuestion(answers),
  stadium: ({ list }) => ({
    label: 'Stadium',
    usual: { answer: '', says: 'none' },
    ...card(list, ({ kind }) => kind === 'stadium'),
  }),
  turn: () => ({ label: 'Turn', usual: TURNS[0] ?? null, ...choice(TURNS), read: number('turns').read }),
  format: theTable,
  players: theTable,
  line: theTable,
};

const isPrint = (id: QuestionId): id is `print:${string}` => id.startsWith('print:');

/** The question as it is put on this table. */
export const questionOn = (id: QuestionId, answers: Answers, desk: Desk): Question => {
  const list = namesFor(answers, desk);
  const me = moverOf(answers);
  const base = { id, inset: false, usual: UNKNOWN_FACT as Choice | null, says: (answer: string) => answer };
  if (isPrint(id)) return { ...base, ...printQuestion(list, id.slice(6)) };
  return {
    ...base,
    help: HELP[id] ?? '',
    ...PUT[id]({ answers, list, desk, me, them: me === 'p1' ? 'p2' : 'p1' }),
  };
};
