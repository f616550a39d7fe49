import type { Filter } from '../../../claims/index.ts';
import { CONDITIONS } from '../../../state/index.ts';
import type { Verb, Who } from '../../../text/index.ts';
import { act, areSeveral } from '../../lower/steps.ts';
import { TRAINERS } from '../bans.ts';
import { isJustOne } from '../card-amounts.ts';
import { healedAndCured } from '../on-pokemon.ts';
import { IN_PILES, THEIR } from '../phrases.ts';
import { sorts } from '../production.ts';

/** What Trainer cards do to Energy, Tools and Benches, and what they keep in force for a time. */

const { effect, sentence } = sorts;

const TOOLS = 'Pokémon Tool cards';
const UP = 'your Active Pokémon';

/** Each that is damaged is healed, and then loses its Energy; one that is kept from being healed keeps that too. */
const healedForEnergy = (kind: Filter, worded?: 'then'): Verb => ({
  'for-each': { side: 'yours', ...kind, damaged: true },
  does: [
    {
      first: [{ heal: 'all', from: 'chosen' }],
      'if-you-do': [{ 'discard-energy': 'all', from: 'chosen' }],
      ...(worded === undefined ? {} : { worded }),
    },
  ],
});

/** One Special Condition, whichever its player picks. */
const cured = (on: Who): Verb => ({
  'pick-one': Object.fromEntries(CONDITIONS.map((one) => [one, [{ cure: [one], on }]])),
});

export const IN_PLAY = [
  effect('one Special Condition off', 'remove a Special Condition from {who:Known}', ({ who }) =>
    who === 'attacker' ? null : act(who, cured(who)),
  ),
  effect(
    'healed, and one Special Condition off',
    [
      'heal {n:Number} damage and remove a Special Condition from {who:Known}',
      'heal {n:Number} damage from {who:Known} and have it recover from a Special Condition',
    ],
    ({ n, who }) => (who === 'attacker' ? null : healedAndCured(who, n, cured)),
  ),
  effect(
    'counters and one Special Condition off',
    'remove {n:Exact} damage (counter|counters) and a Special Condition from {who:Whom}',
    ({ n, who }) => (who === 'attacker' || areSeveral(who) ? null : healedAndCured(who, n * 10, cured)),
  ),

  effect(
    'choose Energy and discard it',
    'choose {many:Many} {energy:Energy} attached to 1 of {side:Side} {kind:Kinds} and discard (it|them)',
    ({ many, energy, side, kind }) =>
      isJustOne(many)
        ? act(null, {
            'discard-energy': 1,
            from: { one: { side, ...kind, 'with-energy': energy.type ?? true } },
            ...energy,
          })
        : null,
  ),
  effect(
    'move basic Energy, a word left out',
    'move a basic Energy card attached 1 of your Pokémon to another of your Pokémon',
    () =>
      act(null, { 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, basic: true }),
  ),
  effect(
    'return any number of Energy of each',
    'for each of your Pokémon, you may return any number of Energy cards attached to it to your hand',
    () => act(null, { 'energy-to-hand': 'any', from: { each: { side: 'yours' } } }),
  ),
  effect(
    'heal all that are damaged, for all their Energy',
    [
      'remove all damage counters from all of your [own] Pokémon with damage counters on them, then discard all Energy cards attached to those Pokémon',
    ],
    () => act(null, healedForEnergy({}, 'then')),
  ),
  effect(
    'heal all of a kind that are damaged, for all their Energy',
    'heal all damage from each of your {kind:Kinds}. If you do, discard all Energy from (the|those) Pokémon that were healed in this way',
    ({ kind }) => act(null, healedForEnergy(kind)),
  ),
  effect(
    'Tools in play',
    "choose up to {n:Number} Pokémon Tool cards attached to Pokémon in play \\(yours or your opponent's\\) and discard them",
    ({ n }) => act(null, { 'discard-in-play': n, 'up-to': true, only: 'tools' }),
  ),
  effect(
    'a Tool, a Special Energy or a Stadium in play',
    "discard a Pokémon Tool or Special Energy card from 1 of your opponent's Pokémon, or discard a Stadium in play",
    () => act(null, { 'discard-in-play': 1, side: 'theirs', 'special-energy': true }),
  ),
  effect(
    'switch, and Energy goes along',
    `switch ${UP} with 1 of your Benched Pokémon. If you do, you may move any amount of Energy from the Pokémon you moved to your Bench to the new Active Pokémon`,
    () =>
      act(
        null,
        { choose: { side: 'yours', place: 'active' } },
        {
          first: [{ switch: 'yours' }],
          'if-you-do': [{ 'as-often-as-liked': [{ 'move-energy': 1, from: 'chosen', to: 'your-active' }] }],
        },
      ),
  ),
  effect(
    'Tools and Stadiums in play',
    `choose up to {n:Number} in any combination of ${TOOLS} and Stadium cards in play \\(both yours and your opponent's\\) and discard them`,
    ({ n }) => act(null, { 'discard-in-play': n, 'up-to': true }),
  ),
  effect(
    'a Tool or a Stadium in play for the Lost Zone',
    'choose a Pokémon Tool attached to any Pokémon, or any Stadium in play, and put it in the Lost Zone',
    () => act(null, { 'discard-in-play': 1, into: 'lost' }),
  ),
  // One text alone, which is in many decks.
  effect(
    'a Tool, a Special Energy or a Stadium in play for the Lost Zone',
    "choose a Pokémon Tool or Special Energy card attached to 1 of your opponent's Pokémon, or any Stadium card in play, and put it in the Lost Zone",
    () => act(null, { 'discard-in-play': 1, side: 'theirs', 'special-energy': true, into: 'lost' }),
  ),
  effect(
    'all but so many on their Bench',
    'your opponent chooses {n:Number} Benched Pokémon and shuffles the others, and all cards attached to them, into (their|his or her) deck',
    ({ n }) => act(null, { 'keep-on-bench': n, of: 'theirs', rest: 'deck' }),
  ),

  sentence(
    'no Abilities anywhere for a time',
    `until the end of your opponent's next turn, each Pokémon ${IN_PILES} has no Abilities. \\(This includes cards that come into play on that turn.\\)`,
    () =>
      act(null, {
        lasting: { claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any' } },
        on: 'you',
        until: 'end-of-opponents-next-turn',
      }),
  ),
  effect('effects of attacks end', `remove all effects of attacks on each player and ${THEIR} Pokémon`, () =>
    act(null, { 'end-effects': 'of attacks' }),
  ),
  effect('no more Trainer cards', "you can't play any more Trainer cards this turn", () =>
    act(null, ...TRAINERS.map((lasting): Verb => ({ lasting, on: 'you', until: 'this-turn' }))),
  ),
  effect('Pokémon Powers stop', 'all Pokémon Powers stop working {until:Duration}', ({ until }) =>
    until !== 'end-of-opponents-next-turn' && until !== 'end-of-your-next-turn'
      ? null
      : act(null, { lasting: { claim: 'mute', what: 'pokemon-powers', on: { side: 'any' } }, on: 'you', until }),
  ),
  effect(
    'more damage of some in the end',
    "if this turn's attack does damage to the Defending Pokémon \\(after applying Weakness and Resistance\\), and if the attacking Pokémon has {word:Name} in its name, the attack does {n:Number} more damage to the Defending Pokémon",
    ({ word, n }) =>
      act(null, {
        lasting: {
          claim: 'damage',
          when: 'behind',
          'if-damage': true,
          add: n,
          on: { side: 'yours', 'name-has': word },
          against: { side: 'theirs', place: 'active' },
        },
        on: 'you',
        until: 'this-turn',
      }),
  ),
];
