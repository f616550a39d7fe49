import type { Claim, TriggerEvent } from '../../claims/index.ts';
import { mentions } from '../../state/index.ts';
import type { Verb } from '../../text/index.ts';
import { act, doneAlone, onlySaid, type Steps, unlessNull, withExtra } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { lasts, leave } from './lasting.ts';
import { inStates } from './on-pokemon.ts';
import { AFTER, BEFORE, BEYOND_COST } from './phrases.ts';
import { sorts } from './production.ts';

/** What holds for a time about what a Pokémon is: its Weakness, its Abilities, what its attacks cost and do, and what answers a blow. */

const { effect, lasting } = sorts;

/** What both say of a Pokémon that a blow leaves standing. */
const SURVIVES =
  'would be Knocked Out by damage from an attack, (it|SELF) is not Knocked Out[,] and its remaining HP becomes {left:Number} [instead]';

/** What is done when an attack strikes it in the opponent's next turn. */
const answered = (event: TriggerEvent, does: Steps): Steps | null =>
  unlessNull(doneAlone(does), (verbs) => {
    const fallen = event === 'knocked-out' ? ({ 'by-damage': true } as const) : {};
    const claim = { claim: 'trigger', event, on: 'self', ...fallen, does: verbs as never } as Claim;
    return mentions(verbs, 'defending', 'opponents-active')
      ? null
      : act(null, { lasting: claim, on: 'self', until: 'opponents-next-turn' });
  });

/** What befalls the Defending Pokémon whenever Energy is attached to it in that turn. */
const whenGiven = (from: 'hand' | undefined, does: readonly Verb[]): Steps => {
  const claim = onlySaid<Claim>({ claim: 'trigger', event: 'energy-attached', from, on: 'self', does: does as never });
  return act('defending', { lasting: claim, on: 'defending', until: 'opponents-next-turn' });
};

const NEXT = "during (your opponent's|their|his or her) next turn";

export const LASTING_VALUES = [
  lasting('no healing of it', "{on:Known} can't be healed", ({ on }) => lasts(on, { claim: 'no-heal' })),
  lasting('no Abilities', '{on:Known} has no Abilities', ({ on }) => lasts(on, { claim: 'mute', what: 'abilities' })),
  lasting('Weakness of a type', "{on:Known}'s Weakness is now {type:Type}", ({ on, type }) =>
    lasts(on, { claim: 'weakness', type }),
  ),
  lasting('survives with full HP for a time', `if SELF has full HP and ${SURVIVES}`, ({ left }) =>
    lasts('self', { claim: 'survives', left, while: { self: { 'full-hp': true } } }),
  ),
  lasting(
    'survives on heads for a time',
    'if SELF would be Knocked Out by damage from an attack, flip a coin. If heads, SELF is not Knocked Out[,] and its remaining HP becomes {left:Number} [instead]',
    ({ left }) => lasts('self', { claim: 'survives', left, flip: true }),
  ),
  lasting('no Retreat Cost for a time', "SELF's Retreat Cost is 0", () => lasts('self', { claim: 'retreat', set: 0 })),
  effect(
    'survives in a turn that is said in between',
    `if SELF would be Knocked Out by damage from an attack {until:Duration}, it is not Knocked Out[,] and its remaining HP becomes {left:Number} [instead]`,
    ({ until, left }) => leave('self', [{ claim: 'survives', left }], until),
  ),
  sorts.stated(
    'survives with Energy beyond the cost',
    `if SELF has at least {extra:Extra} attached [to it] ${BEYOND_COST}, and if it would be Knocked Out by damage from an opponent's attack during their next turn, it is not Knocked Out, and its remaining HP becomes {left:Number}`,
    ({ extra, left }) => withExtra(extra, leave('self', [{ claim: 'survives', left }], 'opponents-next-turn')),
  ),
  lasting('survives for a time', `if SELF ${SURVIVES}`, ({ left }) => lasts('self', { claim: 'survives', left })),
  lasting(
    'more damage of attacks taken',
    `any damage done to {on:Whom} by attacks is increased by {n:Number} ${AFTER}`,
    ({ on, n }) =>
      typeof on === 'string' ? lasts(on, { claim: 'damage', when: 'after', add: n, 'if-damage': true }) : null,
  ),
  lasting('more damage of its attacks', `{on:Known}'s attacks do {n:Number} more damage ${BEFORE}`, ({ on, n }) =>
    on === 'self' ? null : lasts(on, { claim: 'damage', when: 'before', add: n }),
  ),
  lasting(
    'more damage of its attacks to the Active one',
    `{on:Whom}'s attacks do {n:Number} more damage to the Active Pokémon ${BEFORE}`,
    ({ on, n }) =>
      on === 'self' ? null : lasts(on, { claim: 'damage', when: 'before', add: n, against: { place: 'active' } }),
  ),
  lasting(
    'less damage after Weakness',
    `any damage done by (attacks|an attack) from {on:Known} is reduced by {n:Number} ${AFTER}`,
    ({ on, n }) => lasts(on, { claim: 'damage', when: 'behind', add: -n }),
  ),
  lasting(
    'cost and Retreat Cost more',
    "(attacks used by {on:Known}|{on:Known}'s attacks) cost {cost:Symbols} more, and its Retreat Cost is {more:Symbols} more",
    ({ on, cost, more }) => lasts(on, { claim: 'cost', add: cost }, { claim: 'retreat', add: more }),
  ),

  lasting(
    'prevent all from a kind',
    [
      'prevent all effects of attacks, including damage, done to {on:Known} by [any] {kind:Kinds}',
      'prevent all damage from and effects of attacks from {kind:Kinds} done to {on:Known}',
    ],
    ({ on, kind }) => (isSome(kind) ? lasts(on, { claim: 'prevent', what: 'all', from: kind }) : null),
  ),

  ...(
    [
      ['out of the hand', "from (your opponent's|their|his or her) hand", 'hand'],
      ['at all', '', undefined],
    ] as const
  ).map(([how, out, from]) =>
    effect(
      `a state when Energy is attached ${how}`,
      [
        `if your opponent attaches an Energy card ${out} to the Defending Pokémon ${NEXT}, that Pokémon (will be|becomes) {states:States}`,
        `${NEXT}, if an Energy card is attached to the Defending Pokémon ${out}, that Pokémon (will be|becomes) {states:States}`,
      ],
      ({ states }) => whenGiven(from, inStates('self', states)),
    ),
  ),
  // One text alone puts counters.
  effect(
    'counters when Energy is attached out of the hand',
    `${NEXT}, whenever (they attach|your opponent attaches) an Energy card from (their|his or her) hand to the Defending Pokémon, (put|place) {n:Exact} damage (counter|counters) on that Pokémon`,
    ({ n }) => whenGiven('hand', [{ counters: n, on: 'self' }]),
  ),
  effect(
    'more Prizes for it in the next turn',
    '(if the Defending Pokémon is Knocked Out during your next turn|during your next turn, if the Defending Pokémon is Knocked Out), take {n:Number} more Prize (card|cards)',
    ({ n }) =>
      act('defending', {
        lasting: { claim: 'prizes', add: n, while: { 'own-turn': true } },
        on: 'defending',
        until: 'your-next-turn',
      }),
  ),
  effect(
    'when it is struck',
    `${NEXT}, if SELF is damaged by (an|an opponent's) attack \\(even if (it|SELF) is Knocked Out\\), {does:Effect}`,
    ({ does }) => answered('damaged-by-attack', does),
  ),
  effect('when it falls', `${NEXT}, if SELF is Knocked Out by damage from an attack, {does:Effect}`, ({ does }) =>
    answered('knocked-out', does),
  ),
];
