import type { Json } from '../../state/index.ts';
import { themOf, type Understood } from './phrases.ts';

/** Usual sentences of attacks about damage counters that are put or moved, which is not damage; null where it is not understood after all. */

type Effects = readonly (readonly [string, Understood])[];

const THEIRS: Json = { one: { side: 'theirs' } };

export const COUNTERS: Effects = [
  [
    "put $n damage counters? on each Pokémon \\(both yours and your opponent's\\)",
    (n) => [{ counters: Number(n), on: { each: { side: 'any' } } }],
  ],
  [
    'for each Pokémon in $opponents discard pile, put $n damage counters? on $opponents Pokémon $freely',
    // Each counter goes where its player likes.
    (n) => [
      {
        times: { counted: { 'in-discard': { kind: 'pokemon' }, of: 'theirs' }, times: Number(n) },
        does: [{ counters: 1, on: THEIRS }],
      },
    ],
  ],
  [
    'move all damage counters from $self to $them',
    (them) => [{ 'move-counters': 'all', from: 'self', to: themOf(them) }],
  ],
  [
    'move any number of damage counters on $opponents Pokémon to their other Pokémon $freely',
    () => [{ 'as-often-as-liked': [{ 'move-counters': 1, from: THEIRS, to: THEIRS }] }],
  ],
];
