import type { Filter } from '../../claims/index.ts';
import { NEW, THAT, THEM } from '../lower/steps.ts';
import { type Printed, productionsOf } from './production.ts';

/** Which Pokémon are meant. */

const kind = productionsOf('Kind');
const kinds = productionsOf('Kinds');
const which = productionsOf('Which');
const whom = productionsOf('Whom');
const known = productionsOf('Known');

/** Two filters as one; null where both say the same thing differently. */
export const both = (one: Filter, other: Filter): Filter | null =>
  Object.keys(one).some((key) => key in other) ? null : { ...one, ...other };

/** All but such Pokémon; names are left out with words of their own. */
export const but = (kind: Filter): Filter | null => {
  const { tag, 'any-of': either, ...more } = kind;
  if (Object.keys(kind).length === 0 || kind.named !== undefined) return null;
  if (Object.keys(more).length > 0 || (tag !== undefined && either !== undefined)) return { 'none-of': [kind] };
  return tag === undefined ? { 'none-of': either ?? [kind] } : { 'not-tag': tag };
};

/** Several of one name may be written with an s; whether a name that ends so is one of several is known of the card itself alone. */
export const singular = (name: string, { name: own }: Printed): string | null =>
  name === own || !name.endsWith('s') ? name : name === `${own}s` ? own : null;

const KINDS = [
  kind('any', ['Pokémon'], () => ({})),
  kind('Basic', ['Basic Pokémon'], () => ({ basic: true })),
  kind('Evolution', ['(Evolution|Evolved) Pokémon'], () => ({ evolved: true })),
  kind('Stage 1', ['Stage 1 Pokémon'], () => ({ stage: 'stage 1' })),
  kind('Stage 2', ['Stage 2 Pokémon'], () => ({ stage: 'stage 2' })),
  kind('Mega Evolution', ['Mega Evolution Pokémon'], () => ({ stage: 'mega' })),
  kind('Ultra Beast', ['Ultra (Beast|Beasts)'], () => ({ tag: 'ultra beast' })),
  kind('TAG TEAM', ['TAG TEAM'], () => ({ tag: 'tag team' })),
  kind('with a mark', ['{tag:Tag} {rest:Kind}'], ({ tag, rest }) => both({ tag }, rest)),
  kind('by name', ['{name:Name}'], ({ name }, printed) => {
    const named = singular(name, printed);
    // Each Unown has its letter after its name.
    return named === null ? null : named === 'Unown' ? { 'name-has': named } : { named };
  }),
  kind('-GX', ['Pokémon-GX'], () => ({ tag: 'gx' })),
  kind('-EX', ['Pokémon-EX'], () => ({ tag: 'EX' })),
  kind('-ex', ['Pokémon-ex', 'Pokémon ex'], () => ({ tag: 'ex' })),
  kind('V', ['Pokémon V'], () => ({ tag: 'v' })),
  kind('VMAX', ['Pokémon VMAX'], () => ({ tag: 'vmax' })),
  kind('VSTAR', ['Pokémon VSTAR'], () => ({ tag: 'vstar' })),
  kind('of a type', ['{type:Type} {rest:Kind}'], ({ type, rest }) => both({ type }, rest)),
  kinds('plain', ['{kind:Kind}'], (holes) => holes.kind),
  kinds('Benched', ['Benched {kind:Kind}'], (holes) => both({ place: 'bench' }, holes.kind)),
  kinds('Active', ['Active {kind:Kind}'], (holes) => both({ place: 'active' }, holes.kind)),
  kinds('other', ['other {kind:Kinds}'], (holes) => both({ other: true }, holes.kind)),
  kinds('on the Bench', ['{kind:Kind} on (your|their|his or her) Bench'], (holes) =>
    both({ place: 'bench' }, holes.kind),
  ),
  kinds('Benched of either kind', ['Benched {one:Kind} (or|and) Benched {other:Kind}'], ({ one, other }) => ({
    place: 'bench',
    'any-of': [one, other],
  })),
  kinds('Active of either kind', ['Active {one:Kind} (or|and) Active {other:Kind}'], ({ one, other }) => ({
    place: 'active',
    'any-of': [one, other],
  })),
  kinds('but a kind', ['{kind:Kind}, except {rest:Kinds},'], ({ kind: of, rest }) => {
    const others = but(rest);
    return others === null ? null : both(of, others);
  }),
  kinds('or', ['{one:Kind} (or|and) [a] {other:Kind}'], ({ one, other }) =>
    Object.keys(one).length === 0 || Object.keys(other).length === 0 ? null : { 'any-of': [one, other] },
  ),
];

const WHICH = [
  which(
    'damaged',
    [
      'that (has|have) [any] damage counters on (it|them)',
      'that already (has|have) [any] damage counters on (it|them)',
    ],
    () => ({ damaged: true }),
  ),
  which('with few HP left', ['that (has|have) {n:Number} HP or less remaining'], ({ n }) => ({ 'hp-left-at-most': n })),
  which(
    'undamaged',
    ["that (doesn't|don't) have any damage counters on (it|them)", 'that (has|have) no damage counters on (it|them)'],
    () => ({ damaged: false }),
  ),
  which('with Energy', ['that (has|have) [any] Energy [cards] attached [to (it|them)]'], () => ({
    'with-energy': true,
  })),
  which('with a type', ['that (has|have) [any] {type:Type} Energy [cards] attached [to (it|them)]'], ({ type }) => ({
    'with-energy': type,
  })),
  which('with an attack', ['that (has|have) the {attack:Name} attack'], ({ attack }) => ({ 'has-attack': attack })),
  which('with an Ability', ['that (has|have) (an Ability|Abilities)', 'with Abilities'], () => ({ has: 'ability' })),
  which('with Special Energy', ['that (has|have) any Special Energy [cards] attached [to (it|them)]'], () => ({
    'with-special-energy': true,
  })),
  // Two texts alone name the sign, and the cards of one series carry it.
  which('with δ', ['that (has|have) δ on (its card|their card|their cards)'], () => ({ tag: 'delta' })),
  which('with a Tool', ['that (has|have) (a|any) Pokémon Tool [cards] attached [to (it|them)]'], () => ({
    'with-tool': true,
  })),
];

const BOXES = '[\\(Pokémon V, Pokémon-GX, etc. have Rule Boxes\\)|\\(Pokémon ex, Pokémon V, etc. have Rule Boxes\\)]';

const MORE_WHICH = [
  which('without a Rule Box', [`that (doesn't|don't) have a Rule Box ${BOXES}`], () => ({
    'rule-box': false,
  })),
  which(
    'with a word in the name',
    [
      'that (has|have) " {word:Name} " in (its|their) (name|names)',
      'that (has|have) {word:Name} in (its|their) (name|names)',
      'with {word:Name} in (its|their) (name|names)',
    ],
    ({ word }) => ({ 'name-has': word }),
  ),
  which('but Pokémon-ex', ['\\(excluding Pokémon-ex\\)'], () => ({ 'not-tag': 'ex' })),
  which('but Pokémon-GX', ["that (isn't|aren't) [a] Pokémon-GX"], () => ({ 'not-tag': 'gx' })),
  which(
    'with so many counters',
    ['that (has|have) (at least {n:Number}|{n:Number} or more) damage (counter|counters) on (it|them)'],
    ({ n }) => ({
      'counters-at-least': n,
    }),
  ),
];

const KNOWN = [
  known('this one', ['SELF'], () => 'self'),
  known('Defending', ['the Defending Pokémon'], () => 'defending'),
  known(
    "opponent's Active",
    ["your opponent's Active Pokémon", '(their|his or her) Active Pokémon'],
    () => 'opponents-active',
  ),
  known('your Active', ['your Active Pokémon'], () => 'your-active'),
];

/** "Other" means another than the Pokémon that has the text; of the opponent's Pokémon it means another than one chosen before. */
const othersOfTheirs = (side: 'yours' | 'theirs', { other }: Filter): boolean => side === 'theirs' && other === true;

const WHOM = [
  whom('known', ['{who:Known}'], ({ who }) => who),
  whom('that one', ['(that Pokémon|the Pokémon|it)'], () => THAT),
  whom('one of them', ['(1|one) of them'], () => ({ one: THEM })),
  whom('each of them', ['each of them'], () => ({ each: THEM })),
  whom('the new one', ['the new (Defending|Active) Pokémon'], () => NEW),
  whom('one', ['(1|one) of {side:Side} {kind:Kinds}'], ({ side, kind: of }) =>
    othersOfTheirs(side, of) ? null : { one: { side, ...of } },
  ),
  whom(
    'one which',
    ['(1|one) of {side:Side} {kind:Kinds} [in play] {which:Which}'],
    ({ side, kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null || othersOfTheirs(side, of) ? null : { one: { side, ...filter } };
    },
  ),
  whom('each', ['each of {side:Side} {kind:Kinds}', 'all of {side:Side} {kind:Kinds}'], ({ side, kind: of }) =>
    othersOfTheirs(side, of) ? null : { each: { side, ...of } },
  ),
  whom(
    'each which',
    ['each of {side:Side} {kind:Kinds} {which:Which}', 'all of {side:Side} {kind:Kinds} {which:Which}'],
    ({ side, kind: of, which: that }) => {
      const filter = both(of, that);
      return filter === null ? null : { each: { side, ...filter } };
    },
  ),
  whom('each of both', ["each {kind:Kinds} \\([both] yours and your opponent's\\)"], ({ kind: of }) => ({
    each: { side: 'any', ...of },
  })),
  whom('each on both Benches', ["each Pokémon on each player's Bench", "each player's Bench"], () => ({
    each: { side: 'any', place: 'bench' },
  })),
  whom('each Defending', ['each Defending Pokémon'], () => ({ each: { side: 'theirs', place: 'active' } })),
  whom('one Defending', ['1 of the Defending Pokémon', 'the Defending Pokémon \\(choose 1 if there are 2\\)'], () => ({
    one: { side: 'theirs', place: 'active' },
  })),
  whom('both Active', ['(both|each) Active Pokémon'], () => ({ each: { side: 'any', place: 'active' } })),
  // One text alone; the exception stands inside the subject.
  whom('both Active but a kind', ['both Active Pokémon \\((except|excluding) for {but:Kinds}\\)'], ({ but }) =>
    Object.keys(but).length === 0 ? null : { each: { side: 'any', place: 'active', 'none-of': [but] } },
  ),
  whom('so many', ['{n:Number} of {side:Side} {kind:Kinds} [\\(1 if there is only 1\\)]'], ({ n, side, kind: of }) =>
    n < 2 ? null : { some: n, of: { side, ...of } },
  ),
];

export const POKEMON = [...KINDS, ...WHICH, ...MORE_WHICH, ...KNOWN, ...WHOM];
