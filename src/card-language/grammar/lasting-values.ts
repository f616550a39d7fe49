import type { Claim, Filter, TriggerEvent } from '../../claims/index.ts';
import { mentions } from '../../state/index.ts';
import { act, type Steps, speaksOfThat, verbsOf } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { sorts } from './production.ts';

/** What holds for a time about what a Pokémon is: its Weakness, its Abilities, what its attacks cost and do, and what answers a blow. */

const { effect, lasting } = sorts;

const BEFORE = '\\(before applying Weakness and Resistance\\)';
const AFTER = '\\(after applying Weakness and Resistance\\)';

/** What both say of a Pokémon that a blow leaves standing. */
const SURVIVES =
  'would be Knocked Out by damage from an attack, (it|SELF) is not Knocked Out[,] and its remaining HP becomes {left:Number} [instead]';

function prevented(
  on: 'self' | 'defending' | 'opponents-active' | 'your-active' | 'attacker',
  what: 'damage' | 'all',
  from: Filter,
): { readonly on: typeof on; readonly claims: readonly Claim[] } | null {
  return on === 'attacker' || !isSome(from) ? null : { on, claims: [{ claim: 'prevent', what, from }] };
}

/** What is done when an attack strikes it in the opponent's next turn. */
const answered = (event: TriggerEvent, does: Steps): Steps | null => {
  const verbs = verbsOf(does.list);
  if (verbs === null || does.open !== undefined || speaksOfThat(verbs)) return null;
  if (mentions(verbs, 'defending', 'opponents-active')) return null;
  const fallen = event === 'knocked-out' ? ({ 'by-damage': true } as const) : {};
  const claim = { claim: 'trigger', event, on: 'self', ...fallen, does: verbs as never } as Claim;
  return act(null, { lasting: claim, on: 'self', until: 'opponents-next-turn' });
};

const NEXT = "during (your opponent's|their|his or her) next turn";

export const LASTING_VALUES = [
  lasting('no healing of it', "{on:Known} can't be healed", ({ on }) => ({ on, claims: [{ claim: 'no-heal' }] })),
  lasting('no Abilities', '{on:Known} has no Abilities', ({ on }) => ({
    on,
    claims: [{ claim: 'mute', what: 'abilities' }],
  })),
  lasting('Weakness of a type', "{on:Known}'s Weakness is now {type:Type}", ({ on, type }) => ({
    on,
    claims: [{ claim: 'weakness', type }],
  })),
  lasting('survives with full HP for a time', `if SELF has full HP and ${SURVIVES}`, ({ left }) => ({
    on: 'self',
    claims: [{ claim: 'survives', left, while: { self: { 'full-hp': true } } }],
  })),
  lasting('survives for a time', `if SELF ${SURVIVES}`, ({ left }) => ({
    on: 'self',
    claims: [{ claim: 'survives', left }],
  })),
  lasting('no Prize for a time', "if SELF is Knocked Out, your opponent can't take any Prize cards for it", () => ({
    on: 'self',
    claims: [{ claim: 'prizes', none: true }],
  })),
  lasting(
    'more damage of attacks taken',
    `any damage done to {on:Whom} by attacks is increased by {n:Number} ${AFTER}`,
    ({ on, n }) =>
      typeof on === 'string' ? { on, claims: [{ claim: 'damage', when: 'after', add: n, 'if-damage': true }] } : null,
  ),
  lasting('more damage of its attacks', `{on:Known}'s attacks do {n:Number} more damage ${BEFORE}`, ({ on, n }) =>
    on === 'self' ? null : { on, claims: [{ claim: 'damage', when: 'before', add: n }] },
  ),
  lasting(
    'less damage after Weakness',
    `any damage done by (attacks|an attack) from {on:Known} is reduced by {n:Number} ${AFTER}`,
    ({ on, n }) => ({ on, claims: [{ claim: 'damage', when: 'behind', add: -n }] }),
  ),
  lasting(
    'cost and Retreat Cost more',
    [
      'attacks used by {on:Known} cost {cost:Symbols} more, and its Retreat Cost is {more:Symbols} more',
      "{on:Known}'s attacks cost {cost:Symbols} more, and its Retreat Cost is {more:Symbols} more",
    ],
    ({ on, cost, more }) => ({
      on,
      claims: [
        { claim: 'cost', add: cost },
        { claim: 'retreat', add: more },
      ],
    }),
  ),

  lasting('prevent damage from a kind', 'prevent all damage done to {on:Known} by attacks from {kind:Kinds}', (holes) =>
    prevented(holes.on, 'damage', holes.kind),
  ),
  lasting(
    'prevent all from a kind',
    [
      'prevent all effects of attacks, including damage, done to {on:Known} by [any] {kind:Kinds}',
      'prevent all damage from and effects of attacks from {kind:Kinds} done to {on:Known}',
    ],
    ({ on, kind }) => prevented(on, 'all', kind),
  ),

  effect(
    'when it is struck',
    `${NEXT}, if SELF is damaged by an attack \\(even if (it|SELF) is Knocked Out\\), {does:Effect}`,
    ({ does }) => answered('damaged-by-attack', does),
  ),
  effect('when it falls', `${NEXT}, if SELF is Knocked Out by damage from an attack, {does:Effect}`, ({ does }) =>
    answered('knocked-out', does),
  ),
];
