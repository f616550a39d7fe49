import type { CardSpec, InputFault, PokemonSpec, Setup, Side } from '../state/index.ts';
import { labelOf, parseBoardLine, printBoardLine } from '../state/notation/index.ts';
import { disputeOf, restOf } from './disputes.ts';
import type { Answers } from './draft.ts';

/** The table of the answers, written as a board line and read by its reader, so that the dialogue can say nothing the notation cannot. */

export interface TableGiven {
  readonly setup: Setup;
  readonly faults: readonly InputFault[];
}

/** A turn after both first turns, for what came into play “this turn” where the turn is not given. */
const SOME_TURN = 9;

const bracketed = (answers: Answers): string => {
  const { hand = '', prizes = '' } = answers;
  const zones = [
    ...(prizes === '' ? [] : [`prizes ${prizes}`]),
    ...(hand === '' ? [] : [/^\d+$/u.test(hand) ? `hand ${hand}` : `hand (${hand === '-' ? '' : hand})`]),
  ];
  return zones.length === 0 ? '' : ` [${zones.join(', ')}]`;
};

const TURNS: { readonly [turn: string]: string } = { '1': 't1 p1', '2': 't2 p1 first-p2' };

const headerOf = (answers: Answers): string => {
  const { ruleset = '', players = '', turn = '', since = '', used = '' } = answers;
  const form = formOf(answers);
  return [
    ...(ruleset === '' ? [] : [labelOf(ruleset)]),
    ...(form === null ? [] : [form]),
    ...(turn !== '' ? [TURNS[turn] ?? `t${turn}`] : since === '' ? [] : [`t${SOME_TURN}`]),
    ...(used === '' ? [] : ['used', used]),
    ...(players === '' ? [] : [players]),
  ].join(' ');
};

/** The form of play, where it is not one against one. */
export const formOf = ({ format }: Answers): '2on2' | 'team' | null =>
  format === '2on2' || format === 'team' ? format : null;

const described = (pokemon = '', on = ''): string => `${pokemon === '' ? '?' : pokemon} ${on}`.trim();

const benchOf = (bench: string): string => (bench === '' ? '' : ` / ${bench}`);

/** The line the answers make. */
const lineOf = (answers: Answers): string => {
  const { pokemon = '', on = '', where = '', since = '', bench = '', theirs = '', stadium = '', turn = '' } = answers;
  const at = since === '' || pokemon === '' ? '' : `@${turn === '' ? SOME_TURN : turn}`;
  const one = `${pokemon === '' ? '?' : pokemon}${at} ${on}`.trim();
  const onBench = disputeOf(answers.dispute ?? '').anywhere && where === 'bench';
  const form = formOf(answers);
  const beside = described(answers.other, answers['on-other']);
  const across = described(answers['theirs-2'], answers['on-theirs-2']);
  const second = (pokemon: string): string => (form === '2on2' ? `, ${pokemon}` : '');
  const mine = onBench
    ? `?${second(beside)} / ${[one, ...(bench === '' || bench === '-' ? [] : [bench])].join(', ')}`
    : `${one}${second(beside)}${benchOf(bench)}`;
  const other = `${described(theirs, answers['on-theirs'])}${second(across)}${benchOf(answers['their-bench'] ?? '')}`;
  const header = headerOf(answers);
  const others = form === 'team' ? ` vs ${beside} vs ${across}` : '';
  return `${header}${header === '' ? '' : ' | '}${mine}${bracketed(answers)} vs ${other}${others}${stadium === '' ? '' : ` | stadium ${stadium}`}`;
};

const isName = (card: CardSpec | null | undefined, name: string): card is CardSpec =>
  card?.print === undefined && card?.sketch === undefined && card?.name.toLowerCase() === name;

/** Every card of that name without a print gets the print that was given. */
const withPrints = (setup: Setup, answers: Answers): Setup => {
  const prints = Object.entries(answers).flatMap(([id, print]) =>
    id.startsWith('print:') && print !== '' ? [[id.slice(6).toLowerCase(), print] as const] : [],
  );
  if (prints.length === 0) return setup;
  const named = (card: CardSpec): CardSpec => {
    const found = prints.find(([name]) => isName(card, name));
    return found === undefined ? card : { ...card, print: found[1] };
  };
  const pokemon = (one: PokemonSpec): PokemonSpec => ({
    ...one,
    card: one.card === null ? null : named(one.card),
    ...(one.under === undefined ? {} : { under: one.under.map(named) }),
    attached: one.attached.map((attached) => ({ ...attached, card: named(attached.card) })),
  });
  const side = (given: Side): Side => ({
    ...given,
    ...(given.active === undefined ? {} : { active: given.active.map(pokemon) }),
    ...(given.bench === undefined ? {} : { bench: given.bench.map(pokemon) }),
  });
  return {
    ...setup,
    sides: Object.fromEntries(Object.entries(setup.sides).map(([seat, given]) => [seat, side(given)])),
    ...(setup.stadium === undefined ? {} : { stadium: named(setup.stadium) }),
  };
};

/** What was asked later about a table given as a line. */
const patched = (setup: Setup, answers: Answers): Setup => {
  const given = parseBoardLine(lineOf({ ...answers, pokemon: '', on: '', dispute: '' })).setup;
  const me = setup.toMove ?? 'p1';
  const them = me === 'p1' ? 'p2' : 'p1';
  const side = (seat: 'p1' | 'p2', from: Side | undefined): Side => {
    const own: Side = setup.sides[seat as keyof Setup['sides']] ?? { effects: [] };
    return {
      ...own,
      ...(own.bench === undefined && from?.bench !== undefined ? { bench: from.bench } : {}),
      ...(own.hand === undefined && from?.hand !== undefined ? { hand: from.hand } : {}),
      ...(own.prizes === undefined && from?.prizes !== undefined ? { prizes: from.prizes } : {}),
    };
  };
  if (me !== 'p1' && me !== 'p2') return setup;
  return {
    ...setup,
    ...(answers.ruleset === undefined || answers.ruleset === '' ? {} : { ruleset: answers.ruleset }),
    ...(setup.turn === undefined && given.turn !== undefined ? { turn: given.turn } : {}),
    sides: { ...setup.sides, [me]: side(me, given.sides.p1), [them]: side(them as 'p1' | 'p2', given.sides.p2) },
  };
};

/** The answers that count for this dispute. Answers about the card or place of another dispute are kept, in case the judge returns to it. */
export const counted = (answers: Answers): Answers => {
  const { what, since, where, ...rest } = answers;
  const kind = disputeOf(answers.dispute ?? '');
  return {
    ...rest,
    ...(what !== undefined && kind.asks.includes('what') && restOf(answers.dispute ?? '') === '' ? { what } : {}),
    ...(where !== undefined && kind.anywhere ? { where } : {}),
    ...(since !== undefined && kind.anywhere ? { since } : {}),
  };
};

export const tableOf = (answers: Answers): TableGiven => {
  if (answers.line !== undefined) {
    const { setup, faults } = parseBoardLine(answers.line);
    return { setup: withPrints(faults.length > 0 ? setup : patched(setup, answers), answers), faults };
  }
  const { setup, faults } = parseBoardLine(lineOf(counted(answers)));
  return { setup: withPrints(setup, answers), faults };
};

/** The table so far, as a board line. */
export const lineSoFar = (answers: Answers): string => printBoardLine(tableOf(answers).setup);
