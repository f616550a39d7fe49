import {
  claimsOn,
  type Facts,
  type ForceOf,
  fits,
  isActive,
  type NoteCode,
  namedApart,
  ownerOf,
  pokemonOf,
  preventsDamage,
  type View,
  type Why,
} from '../../claims/index.ts';
import { lawOf, reading, stage, unknownFact } from '../../engine/index.ts';
import type { Card, Pokemon } from '../../state/index.ts';
import { cite } from '../effects/continuous-effects.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import type { DamageStages } from '../questions.ts';
import { cutDamage } from './cut-damage.ts';
import {
  type Blow,
  borneBy,
  both,
  doesNothing,
  isSpared,
  lacks,
  resistancesMet,
  setAside,
  weaknessesMet,
} from './damage.ts';
import { preventedFacts, preventedFrom } from './damage-in-steps.ts';
import { effectsLeftOut } from './set-aside-by-text.ts';
import {
  sayChangesOfOthers,
  sayNothingAdded,
  sayOtherAmounts,
  sayShieldsOfOthers,
  withinBounds,
} from './texts-passed-over.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['resistance-not-told'],
  note: ['energy-with-trainers'],
} as const;

/**
 * The card math of the Neo rules, letters A to J: attached Trainers come after Weakness, cards that affect the whole play area between the two sides.
 */

/** Where in the card math an effect on damage has its place. */
type Place = 'attacker' | 'attacker-trainer' | 'play-area' | 'defender-trainer' | 'defender';

/** No letter names what an Energy card changes after Weakness and Resistance; it goes with the Trainers on its Pokémon. */
const energyGoesWith = reading(
  {
    'neo-2001': { silent: 'what an Energy card changes counts where the Trainers on that Pokémon do', near: 'Math.E' },
  },
  (_view, [name]: readonly [string], why): boolean => {
    why('energy-with-trainers', { by: name });
    return true;
  },
  () => true,
);

/** An Energy card whose text says "before Weakness and Resistance" changes the base damage (B): letter E names the attached Trainers alone. */
const isReckonedBefore = (card: Card | null, claim: ForceOf<'damage' | 'prevent'>['claim'], side: Side): boolean =>
  card?.kind === 'energy' && side === 'attacker' && claim.claim === 'damage' && claim.when === 'before';

/** Has an attack of the other side left it on this attacker, as Growl does? */
const isLeftByOpponent = (view: View, { mark, bearer }: ForceOf<'damage' | 'prevent'>): boolean => {
  const on = bearer !== null && 'uid' in bearer ? pokemonOf(view.state, bearer.uid) : null;
  return on !== null && mark !== null && mark.origin !== 'card' && mark.seat !== ownerOf(view, on);
};

const placeOfForce = (view: View, force: ForceOf<'damage' | 'prevent'>, side: Side): Place => {
  const card = force.card === null || force.mark !== null ? null : view.cardAt(force.card);
  if (view.state.stadium !== null && force.card === view.state.stadium.card && force.mark === null) return 'play-area';
  // After Weakness and Resistance letter E has what is attached to the attacker, and H what an attack of the other side has left, on whichever Pokémon it lies.
  if (force.claim.claim === 'damage' && force.claim.when === 'behind')
    return isLeftByOpponent(view, force) ? 'defender' : 'attacker-trainer';
  if (isReckonedBefore(card, force.claim, side)) return 'attacker';
  if (card?.kind === 'trainer' || card?.kind === 'energy')
    return side === 'attacker' ? 'attacker-trainer' : 'defender-trainer';
  // A Pokémon Power that speaks of others beside its own Pokémon is about the play area; on the Defending side powers are named by H.
  return side === 'attacker' && force.mark === null && typeof force.claim.on === 'object' ? 'play-area' : side;
};

type Side = 'attacker' | 'defender';

/** On whose Pokémon the effects of that place lie; what an attack left on the attacker comes before what is on the Pokémon that made it. */
const sidesOf = (place: Place): readonly Side[] =>
  place.startsWith('attacker') ? ['attacker'] : place === 'defender-trainer' ? ['defender'] : ['attacker', 'defender'];

const BELOW_ZERO = lawOf({
  'comprehensive-2009': ['103.1', 'treat that value as zero'],
  'ex-2003': { silent: 'a sum below zero counts as zero', near: 'Types: Pokémon.6' },
  'xy-2016': { silent: 'a sum below zero counts as zero', near: 'Damage.6' },
  'me-2026': { silent: 'a sum below zero counts as zero', near: 'Damage.6' },
  'advanced-2018': { silent: 'a sum below zero counts as zero', near: 'I.A-01/dmg.2' },
  'advanced-2025': { silent: 'a sum below zero counts as zero', near: 'I.A-01/dmg.2' },
});

/** Whether a sum below zero counts as zero the letters do not say; it is asked where more would be added to it. */
const fromZero = reading(
  BELOW_ZERO,
  (_view, [damage]: readonly [number]) => Math.max(0, damage),
  (_view, [damage]) => damage,
);

type Saying = (code: NoteCode, facts: Facts) => void;

/** Prevention, where the texts of one place apply to the damage as it stands. */
const shielded = (
  view: View,
  damage: number,
  place: Place,
  [attacker, target]: readonly [Pokemon, Pokemon],
  why: Saying,
  asked: Why | undefined,
): number => {
  const isHere = (force: ForceOf<'prevent'>): boolean => placeOfForce(view, force, 'defender') === place;
  const shield = claimsOn(view, target, 'prevent').find(
    (force) =>
      preventsDamage(force.claim) &&
      withinBounds(force.claim, damage) &&
      isHere(force) &&
      (force.claim.from === undefined || fits(view, attacker, force.claim.from, force.from)),
  );
  sayShieldsOfOthers(view, [attacker, target], why, asked, isHere);
  if (shield === undefined) sayOtherAmounts(view, damage, [attacker, target], why, isHere);
  if (shield === undefined || damage <= 0) return damage;
  cite(view, shield, asked, attacker);
  why('damage-prevented', preventedFacts(view, target, shield.name, preventedFrom(view, shield, attacker)));
  return 0;
};

const changed = (
  view: View,
  damage: number,
  place: Place,
  pair: readonly [Pokemon, Pokemon],
  sides: readonly Side[],
  why: Saying,
  asked: Why | undefined,
): number => {
  const [attacker, target] = pair;
  let now = damage;
  for (const side of sides) {
    const [bearer, other] = side === 'attacker' ? [attacker, target] : [target, attacker];
    const isMeant = (force: ForceOf<'damage'>): boolean =>
      (force.claim.when === 'after') === (side === 'defender') && placeOfForce(view, force, side) === place;
    const here = claimsOn(view, bearer, 'damage', {
      only: (force) =>
        isMeant(force) && (force.claim.against === undefined || fits(view, other, force.claim.against, force.from)),
      why: asked,
    });
    for (const force of here) {
      const { claim, name, card } = force;
      if (doesNothing(force, now, why)) continue;
      if (place !== 'attacker' && card !== null && view.cardAt(card)?.kind === 'energy')
        energyGoesWith(view, [name], asked);
      now = (now < 0 && claim.add > 0 ? fromZero(view, [now]) : now) + claim.add;
      why('damage-changed', { by: name, add: claim.add, pokemon: borneBy(view, force, bearer), damage: now });
    }
    sayChangesOfOthers(view, [bearer, other], isMeant, why, asked);
    if (place === 'defender' && side === 'defender') now = cutDamage(view, now, now !== damage, pair, why, asked);
    if (side === 'defender') now = shielded(view, now, place, pair, why, asked);
  }
  return now;
};

/** A text that no effects on the Defending Pokémon touch the damage sets G and H aside. */
const at =
  (place: Place) =>
  (view: View, damage: number, blow: Blow, why: Saying, asked: Why | undefined): number => {
    const pair = both(view, blow);
    if (pair === null) return damage;
    if (place.startsWith('defender') && setAside(view, [blow, 'effects'], asked)) {
      const effects = effectsLeftOut(view, ...pair, (force) => placeOfForce(view, force, 'defender') === place);
      if (effects.length > 0) why('step-left-out', { effects, pokemon: namedApart(view, pair[1]) });
      return changed(view, damage, place, pair, ['attacker'], why, asked);
    }
    return changed(view, damage, place, pair, sidesOf(place), why, asked);
  };

/** B: effects the Active Pokémon has that change the base damage. */
export const DEALER_BY_LETTERS = lawOf({ 'neo-2001': ['Math.B', 'changes the base damage'] });
const dealer = stage(DEALER_BY_LETTERS, at('attacker'));

const WEAKNESS = lawOf({ 'neo-2001': ['Math.C', 'The damage is doubled'] });

/** C: Weakness doubles, whatever number a card prints beside it. */
const weakness = stage(WEAKNESS, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null || setAside(view, [blow, 'weakness'], asked)) return damage;
  const [, target] = pair;
  if (lacks(view, WEAKNESS, 'no-weakness', pair, blow, asked)) return damage;
  const [met] = weaknessesMet(view, WEAKNESS, pair, asked);
  if (met === undefined) return damage;
  if (!isActive(view, target) && isSpared(view, blow, target, asked)) return damage;
  const doubled = damage * 2;
  why('weakness', { type: met.type, times: 2, pokemon: namedApart(view, target), damage: doubled });
  return doubled;
});

const RESISTANCE = lawOf({ 'neo-2001': ['Math.D', 'The card says how much to take off'] });

/** D: Resistance takes off what the card prints. */
const resistance = stage(RESISTANCE, (view, damage: number, blow: Blow, why, asked) => {
  const pair = both(view, blow);
  if (pair === null || setAside(view, [blow, 'resistance'], asked)) return damage;
  const [, target] = pair;
  if (lacks(view, RESISTANCE, 'no-resistance', pair, blow, asked)) return damage;
  const [met] = resistancesMet(view, RESISTANCE, pair, asked);
  if (met === undefined) return damage;
  if (!isActive(view, target) && isSpared(view, blow, target, asked)) return damage;
  const minus =
    met.minus ?? unknownFact(view, RESISTANCE, 'resistance-not-told', { pokemon: namedApart(view, target) });
  const left = damage - minus;
  why('resistance', { type: met.type, minus, pokemon: namedApart(view, target), damage: left });
  return left;
});

/** E: Trainers attached to the Active Pokémon. */
const dealerTrainers = stage(
  { 'neo-2001': ['Math.E', 'Trainers that are attached to the Active'] },
  at('attacker-trainer'),
);

/** F: cards that affect the whole play area. */
const playArea = stage({ 'neo-2001': ['Math.F', 'Apply the cards that affect the whole play area'] }, at('play-area'));

/** G: Trainers on the Defending Pokémon. */
const receiverTrainers = stage({ 'neo-2001': ['Math.G', 'Trainers on the Defending Pokémon'] }, at('defender-trainer'));

/** H: what the Defending Pokémon's last attack left, and Pokémon Powers. */
export const RECEIVER_BY_LETTERS = lawOf({
  'neo-2001': ['Math.H', "effects of the Defending Pokémon's last attack"],
});
const receiver = stage(RECEIVER_BY_LETTERS, at('defender'));

/** The letters B to H, in order. */
export const cardMath = {
  dealer,
  weakness,
  resistance,
  dealerTrainers,
  playArea,
  receiverTrainers,
  receiver,
} satisfies DamageStages<'neo-2001'>;

/** Zero after B ends the sum; later steps may come to zero and go on. */
export const zeroEndsEarly = reading(
  { 'neo-2001': ['Math.B', 'the working out ends here'] },
  (view, [damage, after, blow]: readonly [number, 'base' | keyof DamageStages<'neo-2001'>, Blow], why) => {
    const ends = after === 'dealer' && !isDamage(damage);
    if (!ends) return false;
    why('zero-ends', { damage: 0 });
    const pair = both(view, blow);
    if (pair !== null)
      sayNothingAdded(view, pair, blow.attack, why, (force) => placeOfForce(view, force, 'attacker') !== 'attacker');
    return true;
  },
  () => false,
);

/** Weakness and Resistance alone. */
export const typesOnly = (view: View, base: number, blow: Blow, why?: Why): number =>
  Math.max(0, resistance(view, weakness(view, base, blow, why), blow, why));

/** Everything that could count. */
export const wholeMath = (view: View, base: number, blow: Blow): number =>
  Math.max(
    0,
    Object.values(cardMath).reduce((damage, one) => one(view, damage, blow), base),
  );
