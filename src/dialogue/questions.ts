import { DOCUMENTS, isRuled } from '../corpus/index.ts';
import { type Card, ENERGY_NAMES, plainName, TURN_LIMITS } from '../state/index.ts';
import { type CardNames, cardNames, printsOf } from './card-names.ts';
import { DISPUTES, disputeOf } from './disputes.ts';
import type { Answers, QuestionId } from './draft.ts';
import { type Desk, moverOf, rulesetOf } from './flow.ts';
import { HELP } from './help.ts';
import { isAttachable, marksAloud, readMarks } from './marks.ts';
import { begunBy, type Choice, cardOffers, isPokemon, listOffers, nearWords, type Wanted } from './offers.ts';
import { readDispute } from './spoken.ts';
import { lineSoFar } from './table.ts';

/** Every question of the dialogue: how it is put, what it offers, how an answer to it is read. */

export type AnswerRead =
  | { readonly ok: true; readonly answer: string }
  | { readonly ok: false; readonly fault: string };

export interface Question {
  readonly id: QuestionId;
  readonly label: string;
  /** It is about the Pokémon of the question before it. */
  readonly inset: boolean;
  /** What Enter takes where nothing is typed; null where something has to be said, and Enter takes the first that is offered. */
  readonly usual: Choice | null;
  readonly help: string;
  /** What may be meant, best first. */
  offers(typed: string): readonly Choice[];
  /** A text that none of the offers stands for. */
  read(typed: string): AnswerRead;
  /** An answer as it is shown. */
  says(answer: string): string;
}

const took = (answer: string): AnswerRead => ({ ok: true, answer });
const no = (fault: string): AnswerRead => ({ ok: false, fault });

const names = new WeakMap<Desk, Map<string, CardNames>>();

/** The names of a desk, under the cards of a document; made once. */
export const namesFor = (answers: Answers, desk: Desk): CardNames => {
  const doc = rulesetOf(answers, desk);
  const known = names.get(desk) ?? new Map<string, CardNames>();
  names.set(desk, known);
  const made = known.get(doc) ?? cardNames(desk.pool(doc), desk.shown, desk.plain);
  known.set(doc, made);
  return made;
};

const BARE_NAME = /^[^({+~<^*@-]*/u;

/** The prints that the Pokémon in question may be. */
const cardsOf = (answers: Answers, list: CardNames, id: 'pokemon' | 'what'): readonly Card[] => {
  const said = answers[id] ?? '';
  const name = (BARE_NAME.exec(said)?.[0] ?? said).replaceAll('"', '').trim();
  const print = /\(([^)]+)\)/u.exec(said)?.[1];
  const cards = name === '' ? [] : printsOf(list, name);
  const those =
    print === undefined ? [] : cards.filter((card) => plainName(card.print ?? card.key) === plainName(print));
  return those.length > 0 ? those : cards;
};

/** Attacks or powers, each name once, with what tells them apart. */
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

const card = (
  list: CardNames,
  wanted: Wanted,
  more: (typed: string) => readonly Choice[] = () => [],
): Pick<Question, 'offers' | 'read'> => ({
  offers: (typed) => [...more(typed), ...cardOffers(list, typed, wanted)],
  read: (typed) =>
    /[({]/u.test(typed)
      ? took(typed.trim())
      : no(`no card is called “${typed.trim()}”.${nearWords(list, typed, wanted)}`),
});

const row = (list: CardNames, wanted: Wanted): Pick<Question, 'offers' | 'read'> => ({
  offers(typed) {
    if (/^(?:-|none|nobody|empty|no)$/iu.test(typed.trim())) return [{ answer: '-', says: 'nobody' }];
    return listOffers(list, typed, wanted, true);
  },
  read: (typed) =>
    /[({?]/u.test(typed)
      ? took(typed.trim())
      : no(
          `no card is called “${typed.split(',').at(-1)?.trim()}”.${nearWords(list, typed.split(',').at(-1) ?? '', wanted)}`,
        ),
});

const marks = (list: CardNames): Pick<Question, 'offers' | 'read' | 'says'> => ({
  offers(typed) {
    const read = typed.trim() === '' ? null : readMarks(list, typed);
    return read?.ok === true ? [{ answer: read.marks, says: marksAloud(read.marks) }] : [];
  },
  read(typed) {
    const read = readMarks(list, typed);
    return read.ok ? took(read.marks) : no(read.fault);
  },
  says: marksAloud,
});

const choice = (choices: readonly Choice[]): Pick<Question, 'offers' | 'read' | 'says'> => ({
  offers: (typed) => begunBy(choices, typed),
  read: (typed) => no(`“${typed.trim()}” is none of these:  ${choices.map(({ says }) => says).join(' · ')}`),
  says: (answer) => choices.find((one) => one.answer === answer)?.says ?? answer,
});

const number = (what: string): Pick<Question, 'offers' | 'read'> => ({
  offers: () => [],
  read: (typed) =>
    /^\s*\d{1,2}\s*$/u.test(typed) ? took(typed.trim()) : no(`“${typed.trim()}” is no number of ${what}.`),
});

const NOT_TOLD: Choice = { answer: '', says: 'not told' };
const NOT_DESCRIBED: Choice = { answer: '', says: 'not described' };
const NOTHING: Choice = { answer: '', says: 'nothing' };

/** The card, attack or power that a dispute is about. */
const whatQuestion = (answers: Answers, list: CardNames): Omit<Question, 'id' | 'help'> => {
  const base = { inset: false, usual: null, says: (answer: string) => answer };
  const { word } = disputeOf(answers.dispute ?? '');
  const any = (typed: string): AnswerRead => took(typed.trim());
  const listed = (choices: readonly Choice[]): Pick<Question, 'offers' | 'read'> => ({
    offers: (typed) => begunBy(choices, typed),
    read: (typed) =>
      choices.length === 0
        ? any(typed)
        : no(`“${typed.trim()}” is none of these:  ${choices.map(({ says }) => says).join(' · ')}`),
  });
  const mine = cardsOf(answers, list, 'pokemon');
  const usualOf = (choices: readonly Choice[]): Choice | null => (choices.length === 0 ? NOT_TOLD : null);
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

/** What an Evolution card says it evolves from is the likeliest Pokémon under it. */
const usualHost = (answers: Answers, list: CardNames): Choice => {
  const from = disputeOf(answers.dispute ?? '').word === 'evolve' ? cardsOf(answers, list, 'what')[0]?.from : undefined;
  return from === undefined ? NOT_DESCRIBED : { answer: from, says: from };
};

const TURNS: readonly Choice[] = [
  { answer: '', says: 'a later turn' },
  { answer: '1', says: '1, the very first turn' },
  { answer: '2', says: '2, the first of whoever goes second' },
];

const printChoices = (list: CardNames, name: string): readonly Choice[] =>
  printsOf(list, name).map(({ print, key, hp, attacks: own = [], powers: has = [] }) => ({
    answer: print ?? key,
    says: print ?? key,
    note: [hp === undefined ? '' : `${hp} HP`, ...has.map((one) => one.name), ...own.map((one) => one.name)]
      .filter((part) => part !== '')
      .join(', '),
  }));

/** The question as it is put on this table. */
export const questionOn = (id: QuestionId, answers: Answers, desk: Desk): Question => {
  const list = namesFor(answers, desk);
  const base = { id, inset: false, usual: NOT_TOLD as Choice | null, says: (answer: string) => answer };
  if (id.startsWith('print:')) {
    const name = id.slice(6);
    const usual = { answer: '', says: 'nobody knows' };
    return {
      ...base,
      help: HELP.print ?? '',
      label: `which ${name}`,
      inset: true,
      usual,
      ...choice(printChoices(list, name)),
    };
  }
  const help = HELP[id] ?? '';
  const me = moverOf(answers);
  const them = me === 'p1' ? 'p2' : 'p1';
  switch (id) {
    case 'ruleset': {
      const choices = DOCUMENTS.filter(({ key }) => isRuled(key)).map(
        ({ key, title, name }): Choice => ({ answer: key, says: title, note: name }),
      );
      const usual = choices.find(({ answer }) => answer === desk.usual) ?? null;
      return { ...base, help, label: 'Rulebook', usual, ...choice(choices) };
    }
    case 'dispute': {
      const kinds = DISPUTES.map(({ word, means }): Choice => ({ answer: word, says: word, note: means }));
      return {
        ...base,
        help,
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
        read: (typed) => readDispute(typed),
      };
    }
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
        says: (answer) => (answer === '-' ? 'nobody' : answer),
      };
    case 'their-bench':
      return {
        ...base,
        help,
        label: `${them}'s Bench`,
        ...row(list, isPokemon),
        says: (answer) => (answer === '-' ? 'nobody' : answer),
      };
    case 'theirs':
      return { ...base, help, label: `${them}'s Active`, usual: NOT_DESCRIBED, ...card(list, isPokemon) };
    case 'hand': {
      const typedHand = row(list, () => true);
      const read = (typed: string): AnswerRead =>
        /^\s*\d{1,2}\s*$/u.test(typed) ? took(typed.trim()) : typedHand.read(typed);
      return { ...base, help, label: `${me}'s hand`, offers: typedHand.offers, read };
    }
    case 'prizes':
      return { ...base, help, label: `${me}'s Prizes`, ...number('Prizes') };
    case 'used': {
      const { limits } = disputeOf(answers.dispute ?? '');
      const usual = { answer: '', says: 'nothing' };
      const some = TURN_LIMITS.filter((limit) => limits.length === 0 || limits.includes(limit)).map((limit) => ({
        answer: limit,
        says: limit,
      }));
      const all = some.length > 1 ? [{ answer: limits.join(' '), says: limits.join(' and ') }] : [];
      return { ...base, help, label: 'Used already', usual, ...choice([usual, ...some, ...all]) };
    }
    case 'stadium':
      return {
        ...base,
        help,
        label: 'Stadium',
        usual: { answer: '', says: 'none' },
        ...card(list, ({ kind }) => kind === 'stadium'),
      };
    case 'turn': {
      const typedTurn = number('a turn');
      return { ...base, help, label: 'Turn', usual: TURNS[0] ?? null, ...choice(TURNS), read: typedTurn.read };
    }
    default: {
      const now = lineSoFar(answers);
      return { ...base, help, label: 'Table', usual: { answer: now, says: now }, offers: () => [], read: took };
    }
  }
};
