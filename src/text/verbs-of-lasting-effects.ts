import {
  type Check,
  type Claim,
  either,
  energyIds,
  flag,
  inPlay,
  playerOf,
  pokemonOf,
  table,
  type View,
  word,
} from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, reading } from '../engine/index.ts';
import type { Rules, T, TextContext } from '../rules/index.ts';
import type { Json, Mark, Seat, Uid } from '../state/index.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { effectsOfAttacks, endEffectsOfAttacks } from './effects-of-attacks.ts';
import { reached, someReached } from './prevention.ts';
import { who } from './shapes-of-words.ts';
import type { Duration } from './verb.ts';
import { attacksToCopy } from './verbs-of-choosing.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['lock-attack'],
} as const;

/** The turn in which a lasting effect was made: its number, and whose it was. */
export interface Made {
  readonly view: View;
  readonly rules: Rules;
  readonly turn: number;
  readonly inTurnOf: Seat;
}

const madeNow = (t: T): Made => ({ view: t.view, rules: t.rules, turn: t.state.turn, inTurnOf: t.state.toMove });

/** How many turns from then that player's next turn is. */
const turnsUntil = ({ view, rules, inTurnOf }: Made, seat: Seat): number => {
  const after = rules.answers.form.turnAfter;
  let turns = 1;
  for (let now = after(view, [inTurnOf]); now !== seat; now = after(view, [now])) turns += 1;
  return turns;
};

/** Does what lasts until a turn ends last through what comes between turns as well? Elsewhere it ends with the turn. */
const lastsOn = (law: Law<Advanced>) =>
  reading(
    {
      'neo-2001': 'absent',
      'ex-2003': 'absent',
      'comprehensive-2009': 'absent',
      'xy-2016': 'absent',
      'me-2026': 'absent',
      ...law,
    },
    (_view, _args: readonly []) => true,
    () => false,
  );

const yoursLastsOn = lastsOn({
  'advanced-2018': ['II.E-21#2', 'also lasts during Pokémon Checkup'],
  'advanced-2025': ['II.E-22#2', 'also lasts during Pokémon Checkup'],
});
const opponentsLastsOn = lastsOn({
  'advanced-2018': ['II.E-22#2', 'also lasts during Pokémon Checkup'],
  'advanced-2025': ['II.E-23#2', 'also lasts during Pokémon Checkup'],
});

/** When an effect that `you` made ends; `them` finds the opponent, where the text speaks of one. */
export const endOf = (made: Made, until: Duration, you: Seat, them: () => Seat): Mark['until'] => {
  switch (until) {
    case 'this-turn':
      return { turn: made.turn, checkup: false };
    case 'opponents-next-turn':
      return { turn: made.turn + turnsUntil(made, them()), checkup: false };
    case 'your-next-turn':
      return { turn: made.turn + turnsUntil(made, you), checkup: false };
    case 'end-of-opponents-next-turn':
      return { turn: made.turn + turnsUntil(made, them()), checkup: opponentsLastsOn(made.view, []) };
    case 'end-of-your-next-turn':
      return { turn: made.turn + turnsUntil(made, you), checkup: yoursLastsOn(made.view, []) };
    case 'while-in-play':
      return null;
  }
};

/** The Pokémon whose attack or Poké-Power says this, as it is now. */
const makerOf = (t: T, { uid, origin }: TextContext): Pick<Mark, 'maker'> => {
  const pokemon = uid === null || origin === 'card' ? null : pokemonOf(t.state, uid);
  return pokemon === null ? {} : { maker: { uid: pokemon.uid, inc: pokemon.inc } };
};

/**
 * What else ends it: its Pokémon leaves the Active place, or either that one or the one whose text says it; or it evolves; `leaving-play`: nothing
 * short of that, the Bench neither.
 */
const ENDS = [
  'leaving-active',
  'either-leaving-active',
  'leaving-active-or-evolving',
  'either-leaving-active-or-evolving',
  'leaving-play',
] as const;

export const DURATIONS = [
  'this-turn',
  'opponents-next-turn',
  'your-next-turn',
  'end-of-opponents-next-turn',
  'end-of-your-next-turn',
  'while-in-play',
] as const;

export const shapesOfLastingEffects = (claim: Check<Claim>) => ({
  'end-effects': table({ 'end-effects': word('of attacks') }, 'end-effects'),
  'lock-attack': table(
    { 'lock-attack': who, until: word('opponents-next-turn', 'end-of-your-next-turn') },
    'lock-attack',
    'until',
  ),
  lasting: table(
    {
      lasting: claim,
      on: either(word('you', 'opponent'), who),
      until: word(...DURATIONS),
      marker: flag,
      ends: word(...ENDS),
    },
    'lasting',
    'on',
    'until',
  ),
});

/** Effects that stay on a Pokémon or player (CR 402). */
export const verbsOfLastingEffects = {
  'end-effects': {
    says: 'Every effect that an attack left on a Pokémon or a player is over; a Special Condition is none.',
    rules: ['402'],
    example: { 'end-effects': 'of attacks' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, _verb, context) {
      endEffectsOfAttacks(t, context);
    },
    changes: (view) => effectsOfAttacks(view),
  },
  'lock-attack': {
    says: 'One of the attacks that Pokémon has is picked, and cannot be used until then.',
    rules: ['402.1'],
    example: { 'lock-attack': 'defending', until: 'opponents-next-turn' },
    stands: 'anywhere',
    bears: ['attack'],
    leavesOn: (verb) => verb['lock-attack'],
    play(t, verb, context) {
      for (const uid of reached(t, verb['lock-attack'], context, undefined, { forbids: 'attack' })) {
        const pokemon = pokemonOf(t.state, uid);
        const attacks = pokemon === null ? [] : attacksToCopy(t, pokemon);
        const options = attacks.map(({ attack }) => ({ key: attack.name, aliases: [] }));
        if (options.length === 0) continue;
        const { key: attack } = t.choose({ by: context.seat, code: 'lock-attack', options });
        const lasting: Claim = { claim: 'cannot', act: 'attack', attack };
        // What was chosen is said of it, and nothing else.
        const made = { ...context, turnout: undefined };
        t.put({ kind: 'marked', uid, mark: markOf(t, { lasting, on: 'chosen', until: verb.until }, made) });
      }
    },
    changes: (view, verb, context) => someReached(view, verb['lock-attack'], context, () => true),
  },
  lasting: {
    says: 'Leaves a claim on a Pokémon or a player (`you`, `opponent`; with a FILTER as its `on` it reaches the Pokémon that fit, those that come into play later too) until a time: `this-turn`, `opponents-next-turn`, `your-next-turn`, or `while-in-play` for one without an end. `end-of-your-next-turn` and `end-of-opponents-next-turn` last until that turn ends (APR II.E-21, II.E-22); `ends: leaving-active` is a terminating condition, as is `either-leaving-active`, of it and of the Pokémon that made it; with `-or-evolving` after either it ends when it evolves too; with `leaving-play` the Bench does not end it; `marker` an effect shown by a marker.',
    rules: ['402.1', '402.2', '400.5'],
    example: { lasting: { claim: 'cannot', act: 'retreat' }, on: 'defending', until: 'opponents-next-turn' },
    stands: 'anywhere',
    bears: [],
    leavesOn: ({ on }) => on,
    play(t, verb, context) {
      const mark = (): Mark => markOf(t, verb, context);
      if (verb.on === 'you' || verb.on === 'opponent') {
        t.put({
          kind: 'player-marked',
          seat: verb.on === 'you' ? context.seat : opponentOf(t, context),
          mark: mark(),
        });
        return;
      }
      const { lasting } = verb;
      const what = lasting.claim === 'cannot' ? { forbids: lasting.act } : { lasts: true as const };
      for (const uid of reached(t, verb.on, context, undefined, what))
        t.put({ kind: 'marked', uid, mark: markOf(t, verb, context, uid) });
    },
    changes: (view, { on }, context) => on === 'you' || on === 'opponent' || someReached(view, on, context, () => true),
  },
} satisfies Defined<ReturnType<typeof shapesOfLastingEffects>>;

/** The Energy that is attached now, where a text speaks of that alone. */
const thereNow = (t: T, { lasting }: VerbOf<'lasting'>, seat: Seat, uid: Uid | null): { readonly cards?: Json } => {
  if (lasting.claim !== 'energy-type' || lasting['there-now'] !== true) return {};
  const one = uid === null ? null : pokemonOf(t.state, uid);
  const all = uid === null ? inPlay(playerOf(t.state, seat)) : one === null ? [] : [one];
  return { cards: all.flatMap((pokemon) => energyIds(t.view, pokemon)) };
};

/** The effect that such a text leaves now. */
const markOf = (t: T, verb: VerbOf<'lasting'>, context: TextContext, uid: Uid | null = null): Mark => ({
  id: t.state.nextMark,
  says: {
    ...(verb.lasting as unknown as { readonly [key: string]: Json }),
    ...thereNow(t, verb, context.seat, uid),
    ...(verb.ends === undefined ? {} : { ends: verb.ends }),
    ...(context.turnout === undefined ? {} : { said: { chosen: context.turnout } }),
  },
  name: context.place,
  seat: context.seat,
  origin: context.origin === 'power' ? 'power' : context.origin === 'attack' ? 'attack' : 'card',
  marker: verb.marker === true,
  from: t.state.turn,
  until: endOf(madeNow(t), verb.until, context.seat, () => opponentOf(t, context)),
  parent: null,
  ...makerOf(t, context),
});
