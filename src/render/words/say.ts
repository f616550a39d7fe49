import type { Action } from '../../engine/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import { listed, sentence, spoken } from './facts.ts';

/** What a Say is made of. All parts are spoken: `you`, no ids, no seats. */
export interface Spoken {
  readonly verdict: Verdict;
  /** What is done: `retreat`, `attack with Live Coal`. */
  readonly act: string;
  readonly kind: Action['kind'] | null;
  /** One clause for each ground. */
  readonly grounds: readonly string[];
  /** Ways to pay, as lists of Energy in their order of coming off; null where nothing is paid for. */
  readonly payments: readonly (readonly string[])[] | null;
  readonly cost: number;
  /** Codes of the prohibitions that were asked and did not bite: a document without a limit asks about none. */
  readonly passed: readonly string[];
  /** There is nothing to draw from. */
  readonly deckEmpty: boolean;
  /** It may be done, and comes to nothing. */
  readonly hasNoEffect: boolean;
  /** What hangs on a coin: the side, and what it means. */
  readonly futures: readonly { readonly side: string; readonly says: string }[];
  /** Cards taken to be in hand. */
  readonly held: readonly string[];
  /** A card text has to be read first. */
  readonly gap: boolean;
  /** What somebody has to tell, as a noun. */
  readonly needed: readonly string[];
  /** Whatever else comes of it, the turn is over then. */
  readonly endsTurn: boolean;
  /** The coins that were told have already decided. */
  readonly decided: boolean;
}

const MOST = 3;

/** What to know with a yes: the one of this turn, where the document allows one. */
const ONCE: { readonly [kind: string]: { readonly limit: string; readonly says: string } } = {
  'attach-energy': { limit: 'energy-already-attached', says: 'That is your one Energy card of this turn.' },
  'play-supporter': { limit: 'supporter-already-played', says: 'That is your one Supporter of this turn.' },
  'play-stadium': { limit: 'stadium-already-played', says: 'That is your one Stadium of this turn.' },
};
const LAST = 'After that your turn is over.';

const ofThisTurn = ({ kind, passed, endsTurn }: Spoken): readonly string[] => {
  const once = kind === null ? undefined : ONCE[kind];
  return [
    ...(once === undefined || !passed.includes(once.limit) ? [] : [once.says]),
    ...(kind === 'attack' || (endsTurn && kind !== 'end-turn') ? [LAST] : []),
  ];
};

const MOST_PAYMENTS = 4;

const amount = (energy: readonly string[]): string => {
  const [first = ''] = energy;
  if (first.length === 0) return 'nothing';
  const special = first.startsWith('the ');
  if (energy.length === 1) return special ? first : `one ${first}`;
  return special ? `${spoken(energy.length)} ${first.slice(4)}` : `${spoken(energy.length)} ${first}`;
};

/** `one Fire and then the Double Rainbow`. */
const payment = (energy: readonly string[]): string => {
  const runs: string[][] = [];
  for (const one of energy) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] === one) last.push(one);
    else runs.push([one]);
  }
  return runs.map(amount).join(' and then ');
};

const ways = ({ payments, cost, kind, passed }: Spoken): readonly string[] => {
  if (kind !== 'retreat' || payments === null) return [];
  if (cost === 0)
    return [
      passed.includes('already-retreated')
        ? 'It costs nothing, but it is your retreat of this turn.'
        : 'It costs nothing.',
    ];
  if (payments.length > MOST_PAYMENTS) return [`There are ${payments.length} ways to pay.`];
  const each = payments.map((one) => `with ${payment(one)}`);
  const either = each.length < 3 ? listed(each, 'or') : `${each.slice(0, -1).join(', ')}, or ${each.at(-1)}`;
  return each.length === 0 ? [] : [`Pay ${either}.`];
};

const may = (said: Spoken): string => {
  const held = said.held.length === 0 ? '' : `, if you have ${said.held.length === 1 ? 'it' : 'them'} in hand`;
  const costs = said.kind === 'retreat' && said.cost > 0 ? `; it costs ${spoken(said.cost)}` : '';
  return `You may ${said.act}${costs}${held}.`;
};

/** At most three sentences of spoken language, complete in themselves. */
export const sayOf = (said: Spoken): readonly string[] => {
  switch (said.verdict) {
    case 'legal': {
      if (said.deckEmpty) return ['You must draw, and your deck is empty.', 'That ends the game for you.'];
      const vain = said.hasNoEffect ? ['As the table lies, that changes nothing.'] : [];
      return [may(said), ...vain, ...ways(said), ...ofThisTurn(said)].slice(0, MOST);
    }
    case 'illegal': {
      const [future] = said.futures;
      if (said.decided && future !== undefined)
        return [sentence(`${future.side}, ${briefly(future.side, future.says)}`)];
      return [`You can't ${said.act}.`, ...(said.grounds.length > 0 ? [sentence(commaed(said.grounds))] : [])];
    }
    case 'depends':
      if (said.kind === 'retreat' && said.futures.some(failedRetreat))
        return [
          said.cost > 0 ? 'You may try: first discard the Energy, then flip.' : 'You may try: flip.',
          'Heads, you retreat.',
          ...said.futures
            .filter(failedRetreat)
            .map((future) => sentence(`Tails, ${briefly(future.side, future.says)}`)),
        ].slice(0, MOST);
      return [
        'You may try.',
        ...said.futures.slice(0, MOST - 1).map(({ side, says }) => sentence(`${side}, ${briefly(side, says)}`)),
      ];
    case 'undetermined':
      if (said.needed.length > 0) return [`I can't say yet.`, sentence(`Tell me ${commaed(said.needed)}`)];
      return ['Our rulebook leaves this open. I will ask the head judge.'];
    case 'not-modelled':
      return said.gap ? ['A card text decides this.', 'Let me read it.'] : ['I have no ruling on this yet.'];
  }
};

/** `Charmeleon stays and may not try again`: what the rules make of tails. */
const FAILED = /^(.+) stays and may not try again$/u;

const failedRetreat = ({ says }: Spoken['futures'][number]): boolean => FAILED.test(says.split('; ')[0] ?? '');

/** What a coin means; of a failure also what it costs. */
const briefly = (side: string, says: string): string => {
  const [first = says, second] = says.split('; ');
  const [, who] = FAILED.exec(first) ?? [];
  if (who !== undefined) {
    const gone = second?.includes(' off ') === true ? ', the Energy is gone' : '';
    return `${who} stays${gone}, and it can't try again this turn`;
  }
  return /tails$/iu.test(side) && second !== undefined ? `${first}: ${second}` : first;
};

/** `a, b, and c`: clauses that are read aloud want the pause. */
const commaed = (clauses: readonly string[]): string =>
  clauses.length < 3 ? clauses.join(', and ') : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
