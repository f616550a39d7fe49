import { namedApart, pokemonOf, type View } from '../claims/index.ts';
import { type Action, eventsIn, paragraphOf, type TraceEntry } from '../engine/index.ts';
import { lethalDamage } from '../rules/index.ts';
import type { Uid } from '../state/index.ts';
import type { Way } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The code of a Pokémon, such as a Fossil, that is discarded from play without being Knocked Out. */
export const CODES = {
  way: ['discard-is-no-knock-out'],
} as const;

type Traces = readonly (readonly TraceEntry[])[];

/** Who goes from play to the discard pile in any of these by the act itself: the other player may claim a Prize. */
const discardedIn = (traces: Traces): readonly Uid[] => [
  ...new Set(
    traces.flatMap(eventsIn).flatMap((event) => (event.kind === 'returned' && event.to === 'discard' ? event.uid : [])),
  ),
];

export const discardIsNoKnockOut = (view: View, action: Action, traces: Traces): readonly Way[] =>
  action.kind === 'end-turn'
    ? []
    : unlessUnknown(
        () =>
          discardedIn(traces).flatMap((uid) => {
            const pokemon = pokemonOf(view.state, uid);
            const facts = { pokemon: pokemon === null ? '' : namedApart(view, pokemon) };
            const rule = paragraphOf(lethalDamage.KNOCK_OUT, view);
            return pokemon === null ? [] : [{ legal: true, code: 'discard-is-no-knock-out', facts, rule } as const];
          }),
        () => [],
      );
