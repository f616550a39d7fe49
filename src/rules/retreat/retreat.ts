import { conditionOf, isActive, namedApart, placeOf, playerOf, pokemonOf } from '../../claims/index.ts';
import { type ActionOf, type Allowance, lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Pokemon, Uid } from '../../state/index.ts';
import { shedAll } from '../effects/lasting-effects.ts';
import { BASICS_ONTO_BENCH } from '../pokemon/bench.ts';
import { benchOptions, exchange } from '../pokemon/switching.ts';
import { hasMarks } from '../pokemon/what-is-attached.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { removeByImmunity } from '../special-conditions/removed-by-immunity.ts';
import { PAY, PAY_WHILE_CONFUSED, pay } from './retreat-payment.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['bench-a-basic-first'],
  need: ['retreat-cost-not-told'],
  note: ['retreat-cost-is'],
  question: ['new-active'],
} as const;

const ONCE_A_TURN = lawOf({
  'comprehensive-2009': ['309.2', 'more than once per turn'],
  'ex-2003': 'absent',
  'advanced-2018': ['I.A-03#2', 'only once during their turn'],
  'advanced-2025': ['I.A-03#2', 'only once during their turn'],
  'neo-2001': 'absent',
  'xy-2016': ['Turn.2E', 'once in a turn'],
  'me-2026': ['Turn.2E#2a', 'once in a turn'],
});

/** Retreating (CR 309): who may, and what becomes of both Pokémon. */

export const oncePerTurn = forbids({
  acts: ['retreat'],
  obstacle: 'limit',
  code: 'already-retreated',
  law: ONCE_A_TURN,
  when: (view) => (view.state.spent.retreat ? { player: view.state.toMove, turn: view.state.turn } : null),
});

const BENCH_FIRST: Allowance = {
  law: BASICS_ONTO_BENCH,
  code: 'bench-a-basic-first',
};

/** The Pokémon that retreats changes places with one from the Bench. */
export const CHANGE_WITH_THE_BENCH = lawOf({
  'comprehensive-2009': ['309.3', 'from the Bench'],
  'ex-2003': ['Options.5', 'select a different Benched Pokémon'],
  'advanced-2018': ['I.A-03#5', 'Without any Benched Pokémon'],
  'advanced-2025': ['I.A-03#5', 'Without any Benched Pokémon'],
  'neo-2001': { silent: 'a Pokémon that retreats changes places with one from the Bench', near: 'Play.9B5' },
  'xy-2016': ['Turn.2E#2', "one from the player's Bench"],
  'me-2026': ['Turn.2E#2c', "one from the player's Bench"],
});

export const benchToChangeWith = forbids({
  acts: ['retreat'],
  obstacle: 'target',
  allowances: () => [BENCH_FIRST],
  code: 'no-bench',
  law: CHANGE_WITH_THE_BENCH,
  when: (view) => {
    const player = playerOf(view.state, view.state.toMove);
    if (!player.benchGiven) return unknownFact(view, PAY, 'bench-not-told', { player: player.seat });
    return player.bench.length === 0 ? { player: player.seat } : null;
  },
});

export const activeRetreats = forbids({
  acts: ['retreat'],
  obstacle: 'place',
  code: 'only-active-retreats',
  law: {
    'comprehensive-2009': ['309.1', 'leaves the Active position'],
    'ex-2003': ['Options.5', 'retreat your Active Pokémon'],
    'advanced-2018': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
    'advanced-2025': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
    'neo-2001': ['Play.9B5', 'retreat your Active Pokémon'],
    'xy-2016': ['Turn.2E', 'their Active Pokémon'],
    'me-2026': ['Turn.2E#2a', 'their Active Pokémon'],
  },
  when: (view, action: ActionOf<'retreat'>) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || isActive(view, pokemon)) return null;
    return { pokemon: namedApart(view, pokemon), place: placeOf(view.state, action.pokemon) };
  },
});

/** Whether the limit is in force. A document that lets a player retreat as often as they like says so itself, and a fallback counts nothing there. */
const isLimited = ({ rules }: T): boolean => rules.forbids.retreat.some(({ code }) => code === oncePerTurn.code);

/** Even a retreat that costs nothing is the retreat of this turn. */
const freeCounts = step(
  {
    'comprehensive-2009': ['309.3b', 'still counts'],
    'ex-2003': 'absent',
    'advanced-2018': ['I.A-03#2', 'only once during their turn'],
    'advanced-2025': ['I.A-03#2', 'only once during their turn'],
    'xy-2016': ['Turn.2E#2', 'free'],
    'me-2026': ['Turn.2E#2b', 'free'],
    'neo-2001': 'absent',
  },
  (t: T) => {
    t.put({ kind: 'spent', limit: 'retreat' });
  },
);

const counts = step(ONCE_A_TURN, (t: T) => {
  t.put({ kind: 'spent', limit: 'retreat' });
});

const chooseNewActive = (t: T, given: Uid | undefined): Uid => {
  if (given !== undefined) return given;
  const seat = t.state.toMove;
  const player = playerOf(t.state, seat);
  if (!player.benchGiven) unknownFact(t.view, PAY, 'bench-not-told', { player: seat });
  return t.choose({ by: seat, code: 'new-active', options: benchOptions(t.view, seat) }).value;
};

/** Retreating takes every effect off, not only what leaving the Active place by an effect would take off. */
const everyEffectEnds = step(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '402.2' },
    'xy-2016': { otherwise: 'Turn.2E#3' },
    'me-2026': { otherwise: 'Turn.2E#3' },
    'advanced-2018': ['I.A-03#6', 'all effects and Special Conditions are removed from it'],
    'advanced-2025': ['I.A-03#6', 'loses every Special Condition and any effect'],
  },
  (t: T, uid: Uid): void => {
    if (hasMarks(pokemonOf(t.state, uid))) shedAll(t, uid);
  },
);

const changePlaces = step(
  {
    ...CHANGE_WITH_THE_BENCH,
    'advanced-2018': ['I.A-03/ret.3', 'Move the Active Pokémon to your Bench'],
    'advanced-2025': ['I.A-03/ret.3', 'Move the Active Pokémon to your Bench'],
  },
  (t: T, out: Uid, into: Uid): void => {
    exchange(t, t.state.toMove, out, into, 'retreat');
  },
);

/** The Active Pokémon goes to the Bench, another comes up. */
const RETREAT = lawOf({
  ...PAY,
  'advanced-2018': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
  'advanced-2025': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
});

const RETREAT_WHILE_CONFUSED = lawOf({ ...RETREAT, 'neo-2001': PAY_WHILE_CONFUSED['neo-2001'] });

const COST_IS = lawOf({
  ...RETREAT,
  'advanced-2018': ['I.A-03#3', 'that much Energy is discarded'],
  'advanced-2025': ['I.A-03#3', 'that much Energy is discarded from the Pokémon'],
});

/** What the retreat costs now. */
const costReading = (law: typeof COST_IS) =>
  reading(
    law,
    (view, [pokemon, cost]: readonly [Pokemon, number], why): number => {
      why('retreat-cost-is', { pokemon: namedApart(view, pokemon), cost });
      return cost;
    },
    (_view, [, cost]) => cost,
  );

const costIs = costReading(COST_IS);
const costIsWhileConfused = costReading({ ...COST_IS, 'neo-2001': PAY_WHILE_CONFUSED['neo-2001'] });

export const retreat = (t: T, action: ActionOf<'retreat'>): void => {
  removeByImmunity(t);
  const pokemon = pokemonOf(t.state, action.pokemon);
  if (pokemon === null) return;
  if (conditionOf(pokemon, 'confused') === null) retreats(t, action, pokemon);
  else retreatsConfused(t, action, pokemon);
};

const carriedOut = (t: T, action: ActionOf<'retreat'>, pokemon: Pokemon): void => {
  const cost = t.rules.answers.retreatCost(t.view, [pokemon], t.why);
  if (cost === null) {
    unknownFact(t.view, PAY, 'retreat-cost-not-told', { pokemon: namedApart(t.view, pokemon) });
    return;
  }
  const isConfused = conditionOf(pokemon, 'confused') !== null;
  (isConfused ? costIsWhileConfused : costIs)(t.view, [pokemon, cost], t.why);
  if (cost > 0) pay(t, pokemon, cost, action.pay);
  if (!t.rules.answers.retreatSucceeds(t, pokemon)) return;
  const into = chooseNewActive(t, action.to);
  everyEffectEnds(t, action.pokemon);
  changePlaces(t, action.pokemon, into);
  // Where retreats are not counted, the one that was made is still known: the other player may think that it was the only one.
  if (!isLimited(t)) t.put({ kind: 'spent', limit: 'retreat' });
  else if (cost === 0) freeCounts(t);
  else counts(t);
};

const retreats = step(RETREAT, carriedOut);
const retreatsConfused = step(RETREAT_WHILE_CONFUSED, carriedOut);
