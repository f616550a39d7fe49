import type { Filter } from '../../claims/index.ts';
import type { Verb, Who } from '../../text/index.ts';
import { act, oneOf, saying, verbsOf, where } from '../lower/steps.ts';
import { isSome, some } from './card-amounts.ts';
import { atWill } from './energy.ts';
import { sorts } from './production.ts';

/** What powers move about: the Active Pokémon, Energy and damage counters, as often as one likes or one at a time. */

const { effect, sentence } = sorts;
const OWN_ACTIVE = 'your Active Pokémon';
const EITHERS = "\\(yours or your opponent's\\)";
const EVEN_FATAL = '[\\(even if it would Knock Out the other Pokémon\\)]';

/** One counter from one Pokémon to another of those. */
function moved(of: Filter) {
  return { 'move-counters': 1, from: { one: of }, to: { one: of } } as const;
}

/** So many counters one by one, one at least, and no more where their player has moved enough. */
function movesAtWill(n: number, from: Who, to: Who): readonly Verb[] {
  const one: Verb = { 'move-counters': 1, from, to };
  return n === 1 ? [one] : [one, { times: n - 1, does: [{ may: [one] }] }];
}

/** One Energy of a Benched Pokémon of theirs goes to the Active one. */
const FROM_BENCH = (kind: Filter) =>
  ({ 'move-energy': 1, from: { one: { side: 'yours', place: 'bench', ...kind } }, to: 'your-active' }) as const;

export const MOVING_ABOUT = [
  effect(
    'switch one of a kind for another',
    'switch your Active {kind:Kind} with 1 of your Benched {other:Kind}',
    ({ kind, other }) =>
      !isSome(kind)
        ? null
        : act(
            null,
            where({ 'you-have-so-many': { of: { side: 'yours', place: 'active', ...kind }, 'at-least': 1 } }, [
              saying({ switch: 'yours', of: some(other) }),
            ]),
          ),
  ),
  effect(
    'bring up one of yours but its own name',
    'switch 1 of your Benched {kind:Kind}, except any SELF, with your Active Pokémon',
    ({ kind }, { name }) => act(null, { switch: 'yours', of: { ...kind, 'not-named': name } }),
  ),

  effect(
    'gather Energy',
    'move (any (amount|number) of {energy:Energy}|as many {energy:Energy} as you like) (from|attached to) your {kind:Kinds} to (SELF|it)',
    ({ energy, kind }) =>
      atWill({ 'move-energy': 1, from: { one: { side: 'yours', other: true, ...kind } }, to: 'self', ...energy }),
  ),
  effect(
    'counters off any of yours onto any of theirs',
    "move {many:Many} damage (counter|counters) from any of your Pokémon to any of your opponent's Pokémon [in any way you like]",
    ({ many: { n, upTo } }) =>
      typeof n !== 'number' || upTo !== n > 1
        ? null
        : act(null, ...movesAtWill(n, { one: { side: 'yours' } }, { one: { side: 'theirs' } })),
  ),
  effect(
    'so much Energy of the Bench for the Active one',
    'move up to {n:Number} {energy:Energy} from your Benched {kind:Kind} to your Active Pokémon',
    ({ n, energy, kind }) => {
      const one: Verb = { ...FROM_BENCH(kind), ...energy };
      return act(null, one, { times: n - 1, does: [{ may: [one] }] });
    },
  ),
  sentence('may bring that one up', 'you may switch that Pokémon with your Active Pokémon.', () =>
    act(null, { may: [{ switch: 'yours', with: 'chosen' }] }),
  ),
  effect('put itself down', '(put|play) (SELF|it) onto your Bench', () => act(null, { 'put-this': 'bench' })),
  // One text alone takes its card out of the discard pile into the hand.
  effect(
    'take itself back',
    [
      'put SELF into your hand',
      '[if you played SELF from your hand,] put (SELF|this card) into your hand instead of [in] the discard pile',
    ],
    () => act(null, { 'put-this': 'hand' }),
  ),

  effect(
    'move Energy about',
    [
      'move any (amount|number) of {energy:Energy} (from|among|attached to) your Pokémon to your other Pokémon in any way you like',
      'move as many {energy:Energy} (from|attached to) your Pokémon to your other Pokémon in any way you like',
    ],
    ({ energy }) =>
      atWill({ 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, ...energy }),
  ),
  // One text alone gives itself none.
  effect(
    'move Energy about, but not to itself',
    'move any (amount|number) of {energy:Energy} (from|attached to) your Pokémon to your other Pokémon \\(excluding SELF\\) in any way you like',
    ({ energy }) =>
      atWill({
        'move-energy': 1,
        from: { one: { side: 'yours' } },
        to: { one: { side: 'yours', other: true } },
        ...energy,
      }),
  ),
  effect(
    'move counters about',
    [
      "move any number of damage counters on your opponent's {kind:Kinds} to (their|any of your opponent's|your opponent's) other Pokémon in any way you like",
      "move as many damage counters on your opponent's {kind:Kinds} as you like to (any of your opponent's|their) other Pokémon in any way you like",
    ],
    ({ kind }) =>
      atWill({ 'move-counters': 1, from: { one: { side: 'theirs', ...kind } }, to: { one: { side: 'theirs' } } }),
  ),
  effect(
    'move counters up',
    "move any number of damage counters from your opponent's Benched {kind:Kind} to (their|his or her) Active Pokémon",
    ({ kind }) =>
      atWill({
        'move-counters': 1,
        from: { one: { side: 'theirs', place: 'bench', ...kind } },
        to: 'opponents-active',
      }),
  ),
  // Powers of the first sets, which say "another" alone.
  effect(
    'move counters to another of the same side',
    `move {many:Many} damage counter from 1 of {side:Side} Pokémon to another ${EVEN_FATAL}`,
    ({ many, side }) => (many.n === 1 ? act(null, moved({ side })) : null),
  ),
  effect(
    'move counters to another of the same side, not to Knock it Out',
    `move {many:Many} damage counter from 1 of {side:Side} Pokémon to another as long as you don't Knock Out that Pokémon`,
    ({ many, side }) => (many.n === 1 ? act(null, { ...moved({ side }), 'not-fatal': true }) : null),
  ),
  effect(
    'move counters between any Pokémon',
    `move {many:Many} damage counter from (1 Pokémon|1 Pokémon ${EITHERS}|either player's Pokémon) to another [Pokémon] [${EITHERS}] ${EVEN_FATAL}`,
    ({ many }) => (many.n === 1 ? act(null, moved({ side: 'any' })) : null),
  ),
  effect(
    'move so many counters across at will',
    "move up to {n:Number} damage counters from your {kind:Kinds} to your opponent's Active Pokémon",
    ({ n, kind }) =>
      n < 2 || kind.place === 'active'
        ? null
        : act(null, ...movesAtWill(n, { one: { side: 'yours', ...kind } }, 'opponents-active')),
  ),
  effect(
    'move so many counters among your own',
    'move up to {n:Number} damage counters from {from:Whom} to your other {kind:Kinds} in any way you like',
    ({ n, from, kind }) => {
      const one = oneOf(from);
      return one?.side === 'yours' && n > 1
        ? act(
            null,
            { choose: { ...one, damaged: true } },
            ...movesAtWill(n, 'chosen', { one: { side: 'yours', ...kind } }),
          )
        : null;
    },
  ),
  effect(
    'move all its Energy to the Bench',
    'move all {energy:Energy} (from|attached to) SELF to your {kind:Kinds} in any way you like',
    ({ energy, kind }) =>
      kind.place !== 'bench' || energy.special !== undefined || energy.basic !== undefined
        ? null
        : act(null, {
            times: { 'energy-on': 'self', cards: true, ...(energy.type === undefined ? {} : { type: energy.type }) },
            does: [{ 'move-energy': 1, from: 'self', to: { one: { side: 'yours', ...kind } }, ...energy }],
          }),
  ),

  effect(
    'hand its Energy on and change places',
    'if you have any {kind:Kinds} on your Bench, remove all {energy:Energy} from SELF and attach them to 1 of those Pokémon, then switch SELF with that Pokémon',
    ({ kind, energy }) => {
      const benched: Filter = { side: 'yours', place: 'bench', ...kind };
      return kind.place !== undefined || energy.special !== undefined || energy.basic !== undefined
        ? null
        : act(
            null,
            where({ 'you-have-so-many': { of: benched, 'at-least': 1 } }, [
              saying({ choose: benched }),
              saying({ 'move-energy': 'all', from: 'self', to: 'chosen', ...energy }),
              saying({ switch: 'yours', with: 'chosen' }),
            ]),
          );
    },
  ),

  // Switches in the words of Trainer cards, of either player and of both.
  sentence('both switch', '{one:Effect}; then {other:Effect}.', ({ one, other }) => {
    const [first, second] = [verbsOf(one.list), verbsOf(other.list)];
    const isSwitch = (verbs: readonly Verb[] | null): verbs is readonly Verb[] =>
      verbs?.length === 1 && verbs[0] !== undefined && 'switch' in verbs[0];
    return isSwitch(first) && isSwitch(second) ? act(null, ...first, ...second) : null;
  }),
  effect(
    'the opponent brings one of yours up, and you one of theirs',
    'if you have any Benched Pokémon, your opponent chooses 1 of them and switches it with your Active Pokémon. Then, if your opponent has any Benched Pokémon, choose 1 of them and switch it with (his or her|their) Active Pokémon',
    () => act(null, { switch: 'yours', chooser: 'opponent' }, { switch: 'theirs', chooser: 'you' }),
  ),
  effect(
    'bring up on heads one chosen before',
    "choose 1 of your opponent's Benched Pokémon. Flip a coin. If heads, switch that Pokémon with the Defending Pokémon",
    () => act(null, { flip: { heads: [{ switch: 'theirs', chooser: 'you' }] } }),
  ),
  effect(
    'switch and heal the one that went',
    `switch ${OWN_ACTIVE} with 1 of your Benched Pokémon. If you do, heal {n:Number} damage from the Pokémon you moved to your Bench`,
    ({ n }) =>
      act(
        null,
        { choose: { side: 'yours', place: 'active' } },
        { first: [{ switch: 'yours' }], 'if-you-do': [{ heal: n, from: 'chosen' }] },
      ),
  ),
];
