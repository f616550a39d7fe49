import {
  type ClaimOf,
  claimsOn,
  type Facts,
  type ForceOf,
  fits,
  isTeammate,
  type NoteCode,
  namedApart,
  pokemonOf,
  preventsDamage,
  seatOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import { type Pokemon, sameName, type Uid } from '../../state/index.ts';
import { asFarAsKnown, type ForOthers, textsAgainstOthers, textsForOthers } from '../effects/for-others.ts';
import type { T } from '../questions.ts';

/** Texts that a player counts on, or fears, and that do not count in this damage: what they ask for is said. All amounts are damage points. */

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['damage-alone-changed', 'damage-alone-prevented', 'damage-to-active-alone', 'prevents-other-amounts'],
} as const;

/** Says it by the paragraph of the step of damage that is being carried out. */
type Step = (code: NoteCode, facts: Facts) => void;

const anywhere = (): boolean => true;

/** The Pokémon that attacks and the one that is attacked, or the other way round: first the one whose texts are looked at. */
type Pair = readonly [bearer: Pokemon, other: Pokemon];

/** By the rule that says why it is another kind, and else by that of the step. */
const sayEach = (passing: readonly ForOthers[], step: Step, asked: Why): void => {
  for (const { facts, rule } of passing) {
    if (rule === null) step('text-for-others', facts);
    else asked(rule, 'text-for-others', facts);
  }
};

/** Changes it the damage done to such a Pokémon where that is Active, while this one is on the Bench? */
const isForActive = (view: View, other: Pokemon, { claim: { against }, from }: ForceOf<'damage'>): boolean =>
  against?.place === 'active' &&
  !fits(view, other, against, from) &&
  fits(view, other, { ...against, place: 'bench' }, from);

/** Says of the texts that change damage done to the Active Pokémon alone that they do not count on the Bench. */
const sayActiveAlone = (
  view: View,
  [bearer, other]: Pair,
  meant: (force: ForceOf<'damage'>) => boolean,
  step: Step,
) => {
  const isPassing = (force: ForceOf<'damage'>): boolean => meant(force) && isForActive(view, other, force);
  for (const { name } of asFarAsKnown(() => claimsOn(view, bearer, 'damage', { only: isPassing })))
    step('damage-to-active-alone', { by: name, pokemon: namedApart(view, other) });
};

/** Says of the texts that change damage of, or to, Pokémon of another kind that they do not count here. */
export const sayChangesOfOthers = (
  view: View,
  pair: Pair,
  meant: (force: ForceOf<'damage'>) => boolean,
  step: Step,
  asked: Why | undefined,
): void => {
  if (asked === undefined || !view.says('damage')) return;
  const passing = [
    ...textsForOthers(view, pair[0], 'damage', meant),
    ...textsAgainstOthers(view, pair, 'damage', ({ against }) => against, meant),
  ];
  sayEach(passing, step, asked);
  sayActiveAlone(view, pair, meant, step);
};

/** Says of the texts that prevent damage to, or by, Pokémon of another kind that they do not reach this one. */
export const sayShieldsOfOthers = (
  view: View,
  [attacker, target]: Pair,
  step: Step,
  asked: Why | undefined,
  here: (force: ForceOf<'prevent'>) => boolean = anywhere,
): void => {
  if (asked === undefined || !view.says('prevent')) return;
  const isMeant = (force: ForceOf<'prevent'>): boolean => preventsDamage(force.claim) && here(force);
  const isOfAttacker = (force: ForceOf<'prevent'>): boolean =>
    isMeant(force) && (force.claim.from === undefined || fits(view, attacker, force.claim.from, force.from));
  const passing = [
    ...textsForOthers(view, target, 'prevent', isOfAttacker),
    ...textsAgainstOthers(view, [target, attacker], 'prevent', ({ from }) => from, isMeant),
  ];
  sayEach(passing, step, asked);
};

/** Does a text that prevents only small or only large damage speak of so much? */
export const withinBounds = (claim: ClaimOf<'prevent'>, damage: number): boolean =>
  (claim.exactly === undefined || claim.exactly.includes(damage)) &&
  damage <= (claim['at-most'] ?? Number.POSITIVE_INFINITY) &&
  damage >= (claim['at-least'] ?? 0);

const boundsOf = (claim: ClaimOf<'prevent'>): Facts => ({
  ...(claim['at-most'] === undefined ? {} : { most: claim['at-most'] }),
  ...(claim['at-least'] === undefined ? {} : { least: claim['at-least'] }),
  ...(claim.exactly === undefined ? {} : { exactly: claim.exactly.map(String) }),
});

/** Says of the texts that prevent only small or only large damage that this is none. */
export const sayOtherAmounts = (
  view: View,
  damage: number,
  [attacker, target]: Pair,
  step: Step,
  here: (force: ForceOf<'prevent'>) => boolean = anywhere,
): void => {
  if (damage <= 0 || !view.says('prevent')) return;
  const isOfOthers = (force: ForceOf<'prevent'>): boolean =>
    preventsDamage(force.claim) &&
    here(force) &&
    !withinBounds(force.claim, damage) &&
    (force.claim.from === undefined || fits(view, attacker, force.claim.from, force.from));
  for (const { claim, name } of claimsOn(view, target, 'prevent', { only: isOfOthers }))
    step('prevents-other-amounts', { by: name, pokemon: namedApart(view, target), damage, ...boundsOf(claim) });
};

/** Where the sum has ended at zero: says of the texts on the attacking Pokémon that would still have added to it that they add nothing. */
export const sayNothingAdded = (
  view: View,
  [attacker, target]: Pair,
  attack: string | undefined,
  step: Step,
  here: (force: ForceOf<'damage'>) => boolean = anywhere,
): void => {
  if (!view.says('damage')) return;
  const isLater = (force: ForceOf<'damage'>): boolean => {
    const { add, when, against, attack: named } = force.claim;
    return (
      add > 0 &&
      when !== 'after' &&
      (named === undefined || sameName(attack ?? '', named)) &&
      here(force) &&
      (against === undefined || fits(view, target, against, force.from))
    );
  };
  for (const { name } of asFarAsKnown(() => claimsOn(view, attacker, 'damage', { only: isLater })))
    step('adds-to-no-damage', { by: name });
};

/** Of damage of any amount, and of nothing else. */
const preventsDamageAlone = ({ claim }: ForceOf<'prevent'>): boolean =>
  claim.what === 'damage' && Object.keys(boundsOf(claim)).length === 0;

/** Of those that change or prevent damage to this Pokémon by that attacker. */
const changesDamageTo =
  (view: View, attacker: Pokemon | null) =>
  ({ claim: { when, against }, from }: ForceOf<'damage'>): boolean =>
    when === 'after' && (against === undefined || attacker === null || fits(view, attacker, against, from));

const preventsDamageBy =
  (view: View, attacker: Pokemon | null) =>
  ({ claim, from }: ForceOf<'prevent'>): boolean =>
    preventsDamage(claim) && (claim.from === undefined || attacker === null || fits(view, attacker, claim.from, from));

/** Of damage within bounds it depends on the amount whether the text would have done anything. */
const preventsAnyDamage =
  (view: View, attacker: Pokemon | null) =>
  (force: ForceOf<'prevent'>): boolean =>
    Object.keys(boundsOf(force.claim)).length === 0 && preventsDamageBy(view, attacker)(force);

/** The texts that would change or prevent damage to this Pokémon, did the attack not leave them out. */
export const textsSetAside = (view: View, attacker: Pokemon, target: Pokemon): readonly string[] => [
  ...new Set(
    [
      ...asFarAsKnown(() => claimsOn(view, target, 'damage', { only: changesDamageTo(view, attacker) })),
      ...asFarAsKnown(() => claimsOn(view, target, 'prevent', { only: preventsAnyDamage(view, attacker) })),
    ].map(({ name }) => name),
  ),
];

/**
 * Says of the texts that change or prevent damage to this Pokémon that they say nothing of damage counters, which the opponent places; once in a step.
 * `by`: the attacker, where it is an attack.
 */
export const sayDamageAlone = (t: T, target: Pokemon, by: Uid | undefined): void => {
  const isSaid = t.events.some((event) => event.kind === 'counters-placed' && event.uid === target.uid);
  if (isSaid || !(t.view.says('prevent') || t.view.says('damage'))) return;
  const seat = seatOf(t.state, target.uid);
  if (seat === null || isTeammate(t.view, t.state.toMove, seat)) return;
  const attacker = by === undefined ? null : pokemonOf(t.state, by);
  const facts = { pokemon: namedApart(t.view, target) };
  const prevents = preventsDamageBy(t.view, attacker);
  const isMeant = (force: ForceOf<'prevent'>): boolean => preventsDamageAlone(force) && prevents(force);
  for (const { name } of asFarAsKnown(() => claimsOn(t.view, target, 'prevent', { only: isMeant })))
    t.note('damage-alone-prevented', { by: name, ...facts });
  const only = changesDamageTo(t.view, attacker);
  for (const { name } of asFarAsKnown(() => claimsOn(t.view, target, 'damage', { only })))
    t.note('damage-alone-changed', { by: name, ...facts });
};
