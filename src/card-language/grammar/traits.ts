import type { Condition, Filter } from '../../claims/index.ts';
import { hasKey } from '../../state/index.ts';
import { both, isSome } from './card-amounts.ts';
import { BOXES, MANY } from './phrases.ts';
import { but } from './pokemon.ts';
import { type Printed, sorts } from './production.ts';
import type { Asked, Meaning } from './sorts.ts';

/** What a Pokémon has and is: said after its noun, and asked after "if". */

const { being, condition, trait, which } = sorts;

const ON = 'attached [to (it|them)]';
const IN_NAME = 'in (its|their) (name|names)';

const none = (filter: Filter): Filter => ({ 'none-of': [filter] });

/** All but those that have it. */
const without = (filter: Filter): Filter => {
  const [key, ...more] = Object.keys(filter);
  if (more.length > 0) return none(filter);
  if (key === 'damaged') return { damaged: false };
  if (filter['any-of'] !== undefined) return { 'none-of': filter['any-of'] };
  const [denied, ...others] = filter['none-of'] ?? [];
  if (denied !== undefined && others.length === 0) return denied;
  if (key === 'rule-box') return { 'rule-box': false };
  return filter.tag === 'gx' ? { 'not-tag': 'gx' } : none(filter);
};

/** That a Pokémon fits. The Pokémon across is asked as the Defending one, which it was when the attack was declared. */
const fits = (who: Meaning['Known'], filter: Filter, by: Printed): Asked | null => {
  if (who === 'attacker') return null;
  const is: Condition =
    who === 'self'
      ? { self: filter }
      : who === 'your-active'
        ? { 'you-have-so-many': { of: { side: 'yours', place: 'active', ...filter }, 'at-least': 1 } }
        : { defending: filter };
  // Where the attack has no damage of its own, nothing changes the answer.
  const ofDamage = ['damaged', 'counters-at-least', 'hp-left-at-most', 'full-hp'].some((key) => hasKey(filter, key));
  const shaken = who !== 'self' && ofDamage && by.damage !== null;
  return { is, about: who, ...(shaken ? { shaken: true as const } : {}) };
};

export const not = (asked: Asked | null): Asked | null => (asked === null ? null : { ...asked, is: { not: asked.is } });

export const TRAITS_AND_BEINGS = [
  trait('damage', '([any] damage counters|a damage counter) on (it|them)', () => ({ damaged: true })),
  trait('so many counters', `${MANY} damage (counter|counters) on (it|them)`, ({ n }) => ({ 'counters-at-least': n })),
  trait('just so many counters', 'exactly {n:Number} damage counters on (it|them)', ({ n }) => ({
    'counters-at-least': n,
    ...none({ 'counters-at-least': n + 1 }),
  })),
  trait('few HP left', '{n:Number} HP (or less remaining|left)', ({ n }) => ({ 'hp-left-at-most': n })),
  trait('full HP', 'full HP', () => ({ 'full-hp': true })),
  trait('much HP', ['[a] maximum HP of {n:Number} or more', 'maximum HP of at least {n:Number}'], ({ n }) => ({
    'hp-at-least': n,
  })),
  trait('Energy', `[any|an] Energy [card|cards] ${ON}`, () => ({ 'with-energy': true })),
  trait('Energy of a type', `[(any|a|an)] {type:Type} Energy [card|cards] ${ON}`, ({ type }) => ({
    'with-energy': type,
  })),
  trait('Energy of either type', `any {one:Type} or {other:Type} Energy [cards] ${ON}`, ({ one, other }) => ({
    'any-of': [{ 'with-energy': one }, { 'with-energy': other }],
  })),
  trait('Special Energy', `[any] Special Energy [cards] ${ON}`, () => ({ 'with-special-energy': true })),
  trait('so much Energy', `${MANY} Energy [card|cards] ${ON}`, ({ n }) => ({ 'energy-at-least': { n } })),
  trait('so little Energy', `({n:Number} or (fewer|less) Energy|{n:Number} Energy or less) ${ON}`, ({ n }) =>
    none({ 'energy-at-least': { n: n + 1 } }),
  ),
  trait('so much Energy of a type', `${MANY} {type:Type} Energy [cards] ${ON}`, ({ n, type }) => ({
    'energy-at-least': { n, type },
  })),
  trait('a Tool', `[(a|any)] Pokémon Tool [card|cards] ${ON}`, () => ({ 'with-tool': true })),
  trait('an Ability', '(an Ability|Abilities)', () => ({ has: 'ability' })),
  trait('a Poké-Body', 'any Poké-Bodies', () => ({ has: 'body' })),
  trait('a Poké-Power', '([any] Poké-Powers|a Poké-Power)', () => ({ has: 'power' })),
  trait('a Pokémon Power', 'a Pokémon Power', () => ({ has: 'pokemon-power' })),
  trait('either of the two', '(any Poké-Powers or [any] Poké-Bodies|a Poké-Power or [a] Poké-Body)', () => ({
    'any-of': [{ has: 'power' }, { has: 'body' }],
  })),
  trait('an attack', 'the {attack:Name} attack', ({ attack }) => ({ 'has-attack': attack })),
  trait('a word in the name', `(" {word:Name} "|{word:Name}) ${IN_NAME}`, ({ word }) => ({ 'name-has': word })),
  trait(
    'one of two words in the name',
    `(" {one:Name} " or " {other:Name} "|{one:Name} or {other:Name}) ${IN_NAME}`,
    ({ one, other }) => ({ 'any-of': [{ 'name-has': one }, { 'name-has': other }] }),
  ),
  // One text alone has three, each with its comma inside the quotes.
  trait(
    'one of three words in the name',
    `" {one:Name} , " " {two:Name} , " or " {three:Name} " ${IN_NAME}`,
    ({ one, two, three }) => ({ 'any-of': [one, two, three].map((word) => ({ 'name-has': word })) }),
  ),
  trait('a word or an owner in the name', `{one:Name} or {owner:Name}'s ${IN_NAME}`, ({ one, owner }) => ({
    'any-of': [{ 'name-has': one }, { 'name-has': `${owner}'s` }],
  })),
  // Two texts alone name the sign, and the cards of one series carry it.
  trait('δ', 'δ on (its card|their card|their cards)', () => ({ tag: 'delta' })),
  trait('a Rule Box', `a Rule Box ${BOXES}`, () => ({ 'rule-box': true })),
  // What an effect makes of the printed cost counts (CR 309.3a, 309.3b).
  trait('a Retreat Cost', 'a Retreat Cost', () => ({ 'none-of': [{ 'retreat-is': 0 }] })),
  trait('a Resistance', '(a|any) Resistance', () => ({ resistance: true })),
  trait('a Resistance to a type', '[a] {type:Type} Resistance', ({ type }) => ({ resistance: type })),

  being('in a state', '[already] {state:State}', ({ state }) => ({ condition: state })),
  being('affected', '[already] affected by (a|any|) Special (Condition|Conditions)', () => ({ affected: true })),
  being('of a kind', '(a|an|) {kind:Kinds}', ({ kind }) => (!isSome(kind) ? null : kind)),
  being('of a type', '{type:Type}', ({ type }) => ({ type })),

  which('which have', '(that [already] (has|have)|with) {trait:Trait}', (holes) => holes.trait),
  which(
    'which have not',
    "that (has no|have no|doesn't have [any]|does not have [any]|don't have [any]) {trait:Trait}",
    (holes) => without(holes.trait),
  ),
  which('which are', 'that (is|are) {being:Being}', (holes) => holes.being),
  which('which stay so', 'that (remains|remain) {being:Being}', (holes) => holes.being),
  which('which are not', "that (isn't|aren't) {being:Being}", (holes) => without(holes.being)),
  which('but those of a kind', '(\\((excluding|except) [any] {kind:Kinds}\\)|, excluding {kind:Kinds})', ({ kind }) =>
    but(kind),
  ),
  which('which evolve from a Pokémon', 'that (evolves|evolve) from {name:Name}', ({ name }) => ({
    'evolves-from': name,
  })),

  condition('is', '{who:Known} (is|was) {being:Being}', (holes, by) => fits(holes.who, holes.being, by)),
  condition('is not', "{who:Known} (is not|isn't) {being:Being}", (holes, by) => not(fits(holes.who, holes.being, by))),
  condition('has', '{who:Known} [already] has {trait:Trait} [before this attack does damage]', (holes, by) =>
    fits(holes.who, holes.trait, by),
  ),
  condition(
    'has not',
    "{who:Known} [already] (has no|doesn't have [any]) {trait:Trait} [before this attack does damage]",
    (holes, by) =>
      holes.trait['rule-box'] === true
        ? fits(holes.who, { 'rule-box': false }, by)
        : not(fits(holes.who, holes.trait, by)),
  ),
  condition('has both', '{who:Known} has {one:Trait} and has {other:Trait}', ({ who, one, other }, by) => {
    const filter = both(one, other);
    return filter === null ? null : fits(who, filter, by);
  }),
  condition(
    'there is Energy of a type on it',
    'there (is a|are any) {type:Type} Energy (card|cards) attached to {who:Known}',
    (holes, by) => fits(holes.who, { 'with-energy': holes.type }, by),
  ),
  condition(
    'so many counters are on it',
    'there are {n:Number} or more damage counters on {who:Known}',
    ({ n, who }, by) => fits(who, { 'counters-at-least': n }, by),
  ),
  condition('no counter is on it', 'there are no damage counters on {who:Known}', ({ who }, by) =>
    not(fits(who, { damaged: true }, by)),
  ),
  condition('few of its HP are left', "{who:Known}'s remaining HP is {n:Number} or less", ({ who, n }, by) =>
    fits(who, { 'hp-left-at-most': n }, by),
  ),
  condition('many HP at most', "{who:Known}'s maximum HP is {n:Number} or more", ({ who, n }, by) =>
    fits(who, { 'hp-at-least': n }, by),
  ),
];
