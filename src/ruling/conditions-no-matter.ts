import {
  ALL_CONDITIONS,
  activesOf,
  type ConditionName,
  conditionOf,
  type Facts,
  isActive,
  namedApart,
  playerOf,
  pokemonOf,
  type View,
} from '../claims/index.ts';
import { citationOf, type RuleId } from '../corpus/index.ts';
import { type Action, type Future, paragraphOf, speaksHere, statesLaw } from '../engine/index.ts';
import { conditions, confusedRetreat } from '../rules/index.ts';
import type { Pokemon, Uid } from '../state/index.ts';
import type { Way } from './ruling.ts';

/** The code of a way that a Special Condition does not stop. */
export const CODES = {
  way: ['condition-no-matter', 'condition-of-another'],
} as const;

/** The Special Conditions of the Pokémon asked about that do not stop the act, with those that would: the prohibitions that were asked say which. */

const STOPS: { readonly [code: string]: string } = { 'is-asleep': 'asleep', 'is-paralyzed': 'paralyzed' };

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The paragraph that says so of retreating while Confused; null where none in force does. */
const mayRetreatConfused = (view: View): RuleId | null => {
  if (!speaksHere(conditions.CONFUSED_RETREATS, view)) return null;
  const rule = paragraphOf(conditions.CONFUSED_RETREATS, view);
  return view.off.has(rule) ? null : rule;
};

/** Does a Confused Pokémon retreat without a coin? Known also where the retreat is refused and no coin is looked at. */
const retreatsConfused = (view: View, { kind }: Action): boolean =>
  kind === 'retreat' && !statesLaw(confusedRetreat.FLIPS_TO_RETREAT, view.doc);

/** The paragraph by which it is carried out after the turn all the same; an attack ends the turn. */
const afterwards = (view: View, action: Action, name: string): Facts => {
  if (action.kind !== 'attack' || (name !== 'poisoned' && name !== 'burned')) return {};
  const law = conditions.AFTER_THE_TURN[name];
  return speaksHere(law, view) ? { afterwards: citationOf(paragraphOf(law, view)).id } : {};
};

/** Is that condition still on that Pokémon, however the act comes out? Not known where a text is not carried out, which may end it or its moment. */
export const staysHowever =
  (all: readonly Future[]) =>
  (uid: Uid, name: ConditionName): boolean =>
    all.every(({ outcome }) => {
      const left = outcome.kind === 'done' ? pokemonOf(outcome.state, uid) : null;
      return left !== null && conditionOf(left, name) !== null;
    });

/** The prohibitions that were asked, those that stand and those that do not. */
interface Asked {
  readonly grounds: readonly { readonly code: string; readonly rule: RuleId }[];
  readonly passed: readonly { readonly code: string; readonly rule: RuleId }[];
}

/** A Benched Pokémon attacks, and the Active one of its player is Asleep or Paralyzed: the rule speaks of the one that attacks. */
const ofTheActive = (view: View, attacker: Pokemon, { passed }: Asked): readonly Way[] => {
  if (isActive(view, attacker)) return [];
  return activesOf(playerOf(view.state, view.state.toMove)).flatMap((active) =>
    passed.flatMap(({ code, rule }): readonly Way[] => {
      const condition = ALL_CONDITIONS.find((name) => name === STOPS[code]);
      if (condition === undefined || conditionOf(active, condition) === null) return [];
      const facts = {
        condition: capital(condition),
        pokemon: namedApart(view, active),
        attacker: namedApart(view, attacker),
      };
      return [{ legal: true, code: 'condition-of-another', facts, rule }];
    }),
  );
};

/** `flips`: a coin is flipped for the act, so that being Confused does matter. `stays`: the act does not end the condition. */
export const conditionsNoMatter = (
  view: View,
  action: Action,
  { grounds, passed }: Asked,
  flips: boolean,
  stays: (uid: Uid, name: ConditionName) => boolean,
): readonly Way[] => {
  if (action.kind !== 'attack' && action.kind !== 'retreat') return [];
  const pokemon = pokemonOf(view.state, action.kind === 'attack' ? action.attacker : action.pokemon);
  if (pokemon === null) return [];
  const asked = [...grounds, ...passed].filter(({ code }) => code in STOPS);
  const [first] = asked;
  if (first === undefined) return [];
  const stopped = new Set(grounds.map(({ code }) => STOPS[code]));
  const by = [...new Map(asked.map(({ code, rule }) => [STOPS[code] ?? '', citationOf(rule).id]))].map(
    ([name, id]) => `${capital(name)} (${id})`,
  );
  // A rule that forbids the act of a Pokémon in some condition has its name in its code.
  const isStopped = (name: string): boolean => stopped.has(name) || grounds.some(({ code }) => code.includes(name));
  // One that would stop the act, and does not, gave way to a text, which is named where it does so.
  const gaveWay = (name: string): boolean => Object.values(STOPS).includes(name);
  const ofAnother = action.kind === 'attack' ? ofTheActive(view, pokemon, { grounds, passed }) : [];
  const own = ALL_CONDITIONS.filter((name) => conditionOf(pokemon, name) !== null && !isStopped(name) && !gaveWay(name))
    .filter((name) => name !== 'confused' || !flips || retreatsConfused(view, action))
    .map(
      (name): Way => ({
        legal: true,
        code: 'condition-no-matter',
        facts: {
          condition: capital(name),
          act: action.kind,
          by,
          ...(stays(pokemon.uid, name) ? afterwards(view, action, name) : {}),
        },
        rule: (name === 'confused' && action.kind === 'retreat' ? mayRetreatConfused(view) : null) ?? first.rule,
      }),
    );
  return [...own, ...ofAnother];
};

/** The same where a text is not read: it may end the condition, or leave out the time between turns. */
export const withoutAfterwards = (ways: readonly Way[]): readonly Way[] =>
  ways.map((way) => {
    const { afterwards: _, ...facts } = way.facts;
    return way.code === 'condition-no-matter' ? { ...way, facts } : way;
  });
