import { namedApart, pokemonOf, type View } from '../claims/index.ts';
import { type Action, eventsIn, type GameEvent, type TraceEntry } from '../engine/index.ts';
import { cards } from '../rules/index.ts';
import type { Way } from './ruling.ts';
import { ruleFor } from './texts-not-now.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Texts that keep Energy from being attached out of the hand, where a text attaches it from elsewhere: they do not stop that, and the players will ask why. */

/** The codes that are written here, by what they stand for. */
export const CODES = {
  way: ['ban-on-the-hand'],
} as const;

const passedBy = (view: View, event: GameEvent): readonly Way[] => {
  if (event.kind !== 'attached' || !event.energy || event.from.zone === 'hand') return [];
  const pokemon = pokemonOf(view.state, event.to);
  if (pokemon === null) return [];
  const asPlayed: Action = { kind: 'attach-energy', card: event.card, to: event.to };
  const bans = unlessUnknown(
    () => view.forces('cannot').filter((force) => cards.wouldBearOn(view, asPlayed, force, [])),
    () => [],
  );
  return bans.map((force) => ({
    legal: true,
    code: 'ban-on-the-hand',
    facts: { text: force.name, pokemon: namedApart(view, pokemon) },
    rule: ruleFor(view, force, {}),
  }));
};

/** Each such text once. */
export const bansOnTheHandAlone = (
  view: View,
  action: Action,
  traces: readonly (readonly TraceEntry[])[],
): readonly Way[] => {
  if (action.kind === 'attach-energy' || !view.says('cannot', 'attach-energy')) return [];
  const ways = traces.flatMap((trace) => eventsIn(trace).flatMap((event) => passedBy(view, event)));
  return ways.filter((one, at) => ways.findIndex(({ facts }) => facts.text === one.facts.text) === at);
};
