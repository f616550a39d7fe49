import type { Json } from '../../state/index.ts';
import type { Understood } from './phrases.ts';

/** Usual sentences of attacks about damage counters that are put or moved, which is not damage; null where it is not understood after all. */

type Effects = readonly (readonly [string, Understood])[];

const THEIRS: Json = { one: { side: 'theirs' } };

export const COUNTERS: Effects = [
  [
    'move any number of damage counters on $opponents Pokémon to their other Pokémon $freely',
    () => [{ 'as-often-as-liked': [{ 'move-counters': 1, from: THEIRS, to: THEIRS }] }],
  ],
];
