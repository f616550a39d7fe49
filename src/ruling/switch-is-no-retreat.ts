import { playerOf, pokemonOf, type View } from '../claims/index.ts';
import { citationOf } from '../corpus/index.ts';
import { type Action, eventsIn, legality, paragraphOf, possibleAnswers, type TraceEntry } from '../engine/index.ts';
import type { Rules } from '../rules/index.ts';
import type { Uid } from '../state/index.ts';
import { SWITCHING } from './remedy.ts';
import type { Follows, Way } from './ruling.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The code of what keeps from a retreat, where a text switches the Pokémon. */
export const CODES = {
  way: ['switch-is-no-retreat'],
} as const;

/** A Pokémon that can't retreat and is switched by a text: the other player may think that it has to stay. */

const CONDITIONS: { readonly [code: string]: string } = { 'is-asleep': 'Asleep', 'is-paralyzed': 'Paralyzed' };
const EFFECTS: ReadonlySet<string> = new Set(['lasting-effect-forbids', 'card-in-play-forbids']);

/** Who of the player to move leaves the Active place in any of these. */
const leavingIn = (view: View, traces: readonly (readonly TraceEntry[])[]): readonly Uid[] => [
  ...new Set(
    traces.flatMap((trace) =>
      eventsIn(trace).flatMap((event) =>
        event.kind === 'switched' && event.seat === view.state.toMove ? event.out : [],
      ),
    ),
  ),
];

/** The Active Pokémon of the player to move, where a text has that player choose who of the Bench comes up for it. */
const waitingIn = (view: View, following: readonly Follows[]): readonly Uid[] => {
  const { toMove } = view.state;
  const isSwitch = following.some(({ asks }) => {
    const question = asks?.question;
    return (
      question?.code === 'switch-with' &&
      question.by === toMove &&
      possibleAnswers(question).every((one) => one.startsWith('bench '))
    );
  });
  const { active } = playerOf(view.state, toMove);
  const [only, ...more] = active;
  return isSwitch && only != null && more.length === 0 ? [only.uid] : [];
};

/** What keeps it from retreating now: a condition with its paragraph, or a text by its name. */
const keptBy = (view: View, pokemon: Uid, rules: Rules): readonly string[] =>
  unlessUnknown(
    () =>
      legality(rules, view.state, { kind: 'retreat', pokemon }).grounds.flatMap(({ code, rule, facts }) => {
        const condition = CONDITIONS[code];
        if (condition !== undefined) return `${condition} (${citationOf(rule).id})`;
        return EFFECTS.has(code) && typeof facts.by === 'string' ? facts.by : [];
      }),
    () => [],
  );

export const switchIsNoRetreat = (
  view: View,
  action: Action,
  /** All that the act leads to, with what follows it: a text that waits for the act speaks after it. */
  traces: readonly (readonly TraceEntry[])[],
  following: readonly Follows[],
  rules: Rules,
): readonly Way[] => {
  if (action.kind === 'attack' || action.kind === 'retreat') return [];
  return [...new Set([...leavingIn(view, traces), ...waitingIn(view, following)])]
    .filter((uid) => pokemonOf(view.state, uid) !== null)
    .flatMap((uid) => keptBy(view, uid, rules))
    .map((what) => ({
      legal: true,
      code: 'switch-is-no-retreat',
      facts: { what },
      rule: paragraphOf(SWITCHING, view),
    }));
};
