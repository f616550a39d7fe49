import {
  energyIds,
  type Facts,
  isUndescribed,
  namedApart,
  pokemonOf,
  seatOf,
  type View,
  type Why,
} from '../claims/index.ts';
import { type Law, lawOf, type OptionFor, reading, speaksHere, step } from '../engine/index.ts';
import {
  basicToTexts,
  countsAs,
  detachToDiscard,
  mayCountAs,
  provides,
  retreatPayment,
  type T,
  type TextContext,
} from '../rules/index.ts';
import {
  type Card,
  type CardId,
  ENERGY_NAMES,
  type EnergyLetter,
  energyLabel,
  type Json,
  type Pokemon,
  type Seat,
  sameName,
  type Uid,
} from '../state/index.ts';
import { anyMayBeNone, limitsOf, mayStopAt, noneTaken } from './how-many-cards.ts';
import { NONE } from './none.ts';
import type { Verb } from './verb.ts';
import { asChoice, MAKES_THE_CHOICE } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['all-needs-one', 'card-serves-for-several', 'energy-discarded', 'named-as-printed'],
  question: ['how-many-energy', 'pick-energy'],
} as const;

/** Texts that discard or move attached Energy. */

export interface EnergyWanted {
  readonly type?: EnergyLetter;
  readonly basic?: boolean;
  readonly special?: boolean;
  readonly named?: string;
}

/** "Basic Energy" never means a special Energy card. */
const basicOnly = reading(
  {
    'comprehensive-2009': ['305.5', 'Special Energy'],
    'ex-2003': ['Special Energy', 'do not count as basic Energy cards'],
    'advanced-2018': ['I.C#4', 'Basic Energy comes in nine types'],
    'advanced-2025': ['I.C#4', 'Basic Energy comes in nine types'],
    'neo-2001': ['Energy Types', 'not basic Energy cards'],
    'xy-2016': ['Gl:Basic Energy Card', 'one of nine types'],
    'me-2026': ['Gl:Basic Energy card', 'one of nine types'],
  },
  (view, [id]: readonly [CardId], why) => {
    const card = view.cardAt(id);
    const is = card !== null && basicToTexts(view, card);
    if (!is) why('special-is-not-basic', { card: energyLabel(card) });
    return is;
  },
  () => true,
);

const NAMES: Law<'advanced-2025'> = { 'advanced-2025': ['II.E-39#3', 'does not change its name'] };

/** Basic Energy of a type is named after it, whatever type an effect makes of it. */
const calledAfter = reading(
  NAMES,
  (view, [card, id, uid, type]: readonly [Card, CardId, Uid, EnergyLetter], why): boolean => {
    const is = sameName(card.name.replace(/^basic /iu, ''), `${ENERGY_NAMES[type]} Energy`);
    if (is !== countsAs(view, id, uid, type)) why('named-as-printed', { card: energyLabel(card) });
    return is;
  },
  (view, [, id, uid, type]) => countsAs(view, id, uid, type),
);

/** The attached Energy cards that fit. A card of several types fits each of them. */
export const fittingEnergy = (view: View, uid: Uid, wanted: EnergyWanted, why?: Why): readonly CardId[] => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon === null) return [];
  return energyIds(view, pokemon).filter((id) => {
    const card = view.cardAt(id);
    if (wanted.named !== undefined && (card === null || !sameName(card.name, wanted.named))) return false;
    if (wanted.type !== undefined && wanted.basic === true && speaksHere(NAMES, view))
      return card !== null && basicOnly(view, [id], why) && calledAfter(view, [card, id, uid, wanted.type], why);
    const isBasic = card !== null && basicToTexts(view, card);
    if (wanted.special === true && card !== null && isBasic) return false;
    // Of a special card it need not be known what it gives where basic Energy is meant.
    const counts = wanted.basic === true && !isBasic ? mayCountAs : countsAs;
    if (wanted.type !== undefined && !counts(view, id, uid, wanted.type)) return false;
    if (wanted.basic === true && !basicOnly(view, [id], why)) return false;
    return wanted.type === undefined || countsAs(view, id, uid, wanted.type, why);
  });
};

/** Does it have Energy that fits, or could it? */
export const mayHaveEnergy = (view: View, pokemon: Pokemon, wanted: EnergyWanted): boolean =>
  fittingEnergy(view, pokemon.uid, wanted).length > 0 || isUndescribed(view, pokemon);

/** "All" of none is nothing that was discarded: it asks for at least one. */
const atLeastOne = reading(
  {
    'comprehensive-2009': ['103.3', 'at least one'],
  },
  (_view, [found]: readonly [number], why) => {
    why('all-needs-one', { found });
    return false;
  },
  () => true,
);

/** Can as much be discarded as a required discard asks for? */
export const canDiscard = (t: T, fitting: readonly CardId[], wanted: number | 'all' | 'any'): boolean =>
  wanted === 'any' ||
  (wanted === 'all' ? fitting.length > 0 || atLeastOne(t.view, [fitting.length], t.why) : fitting.length >= wanted);

/** Is less Energy attached to its own Pokémon than the text takes off there? What is not described may be enough. */
export const lacksEnergy = (t: T, does: readonly Json[], { uid }: TextContext): boolean => {
  const pokemon = uid === null ? null : pokemonOf(t.state, uid);
  if (pokemon === null || isUndescribed(t.view, pokemon)) return false;
  return (does as readonly Verb[]).some(
    (verb) =>
      'discard-energy' in verb &&
      verb.from === 'self' &&
      !canDiscard(t, fittingEnergy(t.view, pokemon.uid, verb), verb['discard-energy']),
  );
};

/** Equal cards make one option. */
const optionsAmong = (t: T, fitting: readonly CardId[], picked: readonly CardId[]): readonly OptionFor<CardId>[] => {
  const options: OptionFor<CardId>[] = [];
  for (const id of fitting) {
    const key = energyLabel(t.view.cardAt(id));
    if (picked.includes(id) || options.some((option) => option.key === key)) continue;
    options.push({ key, aliases: [t.view.cardAt(id)?.name ?? key], value: id });
  }
  return options;
};

export const AS_MANY_AS_LIKED = lawOf({
  'comprehensive-2009': { silent: 'as many as the player likes may be none', near: '400.3' },
  'neo-2001': { silent: 'as many as the player likes may be none', near: 'Order.3' },
  'ex-2003': { silent: 'as many as the player likes may be none', near: 'Attack' },
  'xy-2016': { silent: 'as many as the player likes may be none', near: 'Attack.C' },
  'me-2026': ['UpTo#3', 'from 0 to the most there are'],
  'advanced-2018': ['II.D-02#1', 'as many of the specified cards as they want'],
  'advanced-2025': ['II.D-02#1', 'as many of the specified things as they want'],
});

/** As many of them as the player likes, or none; asked one at a time. */
export const asManyAsLiked = step(
  AS_MANY_AS_LIKED,
  (_t: T, most: number, another: (picked: readonly CardId[]) => CardId | null): readonly CardId[] => {
    const picked: CardId[] = [];
    while (picked.length < most) {
      const card = another(picked);
      if (card === null) break;
      picked.push(card);
    }
    return picked;
  },
  (_t: T, _most: number, _another: (picked: readonly CardId[]) => CardId | null): readonly CardId[] => [],
);

/** What Energy is meant, and on which Pokémon it lies. */
type Asked = EnergyWanted & { readonly uid: Uid; readonly 'up-to'?: boolean; readonly goes?: WhereEnergyGoes };

/** What becomes of the Energy that is picked, for the question. */
export type WhereEnergyGoes = 'discarded' | 'moved' | 'taken-back';

export const goesSaid = (goes: WhereEnergyGoes | undefined): { readonly facts?: Facts } =>
  goes === undefined ? {} : { facts: { [goes]: true } };

const AS_SEVERAL = retreatPayment.ONE_CARD_EACH;

/** A card that provides several Energy may serve for as many of those that a text asks for. */
const servesFor = reading(
  AS_SEVERAL,
  (_view, [units, card]: readonly [number, string], why) => {
    if (units > 1) why('card-serves-for-several', { card, units });
    return Math.max(1, units);
  },
  () => 1,
);

const PIECES = 'whether a card that gives several Energy is one of those that a text asks for, or several';

/** Elsewhere each card is one of the Energy that a text asks for. */
const eachIsOne = reading(
  {
    // The texts of its years ask for Energy cards, those of later ones for Energy.
    'neo-2001': { silent: 'each card is one of the Energy cards that a text asks for', near: 'Order.4' },
    'ex-2003': { open: PIECES, near: 'Special Energy' },
    'comprehensive-2009': 'absent',
    'xy-2016': { open: PIECES, near: 'Attack.D' },
    'me-2026': { open: PIECES, near: 'Attack.E' },
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_view, _args: readonly []) => true,
  () => true,
);

const givesSeveral = (t: T, uid: Uid, id: CardId, type?: EnergyLetter): boolean =>
  provides(t.view, [id, uid]).filter((unit) => type === undefined || unit.includes(type)).length > 1;

/** Asked before anything is picked where it decides in any case: several are to go, and too few of the cards give one each. */
const piecesMatter = (t: T, uid: Uid, fitting: readonly CardId[], wanted: number, type?: EnergyLetter): boolean => {
  if (wanted < 2 || fitting.length < 2) return false;
  const several = fitting.filter((id) => givesSeveral(t, uid, id, type)).length;
  return several > 0 && fitting.length - several < wanted;
};

/** For how many of the Energy that a text asks for these cards serve. */
export const servesAs = (t: T, uid: Uid, cards: readonly CardId[], { type }: EnergyWanted, why?: Why): number =>
  cards.reduce((sum, id) => {
    if (!speaksHere(AS_SEVERAL, t.rules)) return sum + 1;
    const units = provides(t.view, [id, uid]).filter((unit) => type === undefined || unit.includes(type));
    return sum + servesFor(t.view, [units.length, energyLabel(t.view.cardAt(id))], why);
  }, 0);

/** An Energy card where it lies. */
export interface Lying {
  readonly uid: Uid;
  readonly card: CardId;
}

const serving = (t: T, cards: readonly Lying[], kind: EnergyWanted): number =>
  cards.reduce((sum, { uid, card }) => sum + servesAs(t, uid, [card], kind), 0);

/** Do these serve for as many as are asked for? Each of them does for one, whatever it gives. */
export const areEnough = (t: T, cards: readonly Lying[], wanted: number, kind: EnergyWanted): boolean =>
  cards.length >= wanted || serving(t, cards, kind) >= wanted;

/** Do all of them go, so that there is nothing to choose? */
export const allGo = (t: T, cards: readonly Lying[], wanted: number, kind: EnergyWanted): boolean =>
  cards.length < 2 || (cards.length <= wanted && serving(t, cards, kind) <= wanted);

interface PickedSoFar {
  /** What it may be picked from. */
  readonly of: readonly Lying[];
  readonly kind: EnergyWanted;
  readonly picked: readonly CardId[];
  readonly wanted: number;
}

/**
 * A card of several Energy may stand for one of those that are asked for, with another card beside it. Asked only where that can be wanted: of the opponent's Energy,
 * or where another such card is there (rules team, 27 June 2017).
 */
export const mayGoOn = (t: T, { of, kind, picked, wanted }: PickedSoFar, { seat }: TextContext): boolean => {
  if (!speaksHere(AS_SEVERAL, t.rules) || picked.length === 0 || picked.length >= wanted) return false;
  const left = of.filter(({ card }) => !picked.includes(card));
  const ofOpponent = left.some(({ uid }) => seatOf(t.state, uid) !== seat);
  return ofOpponent ? true : left.some(({ uid, card }) => servesAs(t, uid, [card], kind) > 1);
};

/** Several cards of which it is no matter which, each one of those that a text asks for. */
export const areAlike = (t: T, uid: Uid, fitting: readonly CardId[], { type }: EnergyWanted): boolean =>
  fitting.length > 1 &&
  optionsAmong(t, fitting, []).length === 1 &&
  !fitting.some((id) => givesSeveral(t, uid, id, type));

/** Of such cards the player says how many: the first would otherwise be taken without a word. */
export const howManyAlike = (
  t: T,
  most: number,
  { seat, attack }: TextContext,
  goes: WhereEnergyGoes | undefined,
): number =>
  t.choose({
    by: seat,
    code: 'how-many-energy',
    options: Array.from({ length: most }, (_none, at) => ({ key: String(at + 1), aliases: [], value: at + 1 })),
    ...goesSaid(goes),
    ...limitsOf(t, true, 0, attack !== null),
  }).value;

/** Picks cards one at a time; equal cards make one option. The performer chooses. */
export const pickEnergy = asChoice(MAKES_THE_CHOICE, (law) =>
  step(
    law,
    (
      t: T,
      fitting: readonly CardId[],
      wanted: number | 'all' | 'any',
      context: TextContext,
      { uid, ...asked }: Asked,
    ): readonly CardId[] => {
      if (wanted === 'any')
        return asManyAsLiked(t, fitting.length, (picked) => {
          const found = optionsAmong(t, fitting, picked);
          const options = picked.length > 0 || anyMayBeNone(t, context) ? [...found, NONE] : found;
          const { value } = t.choose({ by: context.seat, code: 'pick-energy', options, ...goesSaid(asked.goes) });
          if (value === null && picked.length === 0) anyMayBeNone(t, context, t.why);
          return value;
        });
      if (wanted !== 'all' && piecesMatter(t, uid, fitting, wanted, asked.type) && !eachIsOne(t.view, [])) return [];
      const upTo = asked['up-to'] === true;
      const there = (cards: readonly CardId[]): readonly Lying[] => cards.map((card) => ({ uid, card }));
      if (wanted === 'all' || (!upTo && allGo(t, there(fitting), wanted, asked))) return fitting;
      if (upTo && wanted > 1 && areAlike(t, uid, fitting, asked) && !mayStopAt(t, 0, context.attack !== null))
        return fitting.slice(0, howManyAlike(t, Math.min(wanted, fitting.length), context, asked.goes));
      const picked: CardId[] = [];
      const lying = { of: there(fitting), kind: asked };
      while (picked.length < fitting.length) {
        const enough = areEnough(t, there(picked), wanted, asked);
        if (enough && !mayGoOn(t, { ...lying, picked, wanted }, context)) break;
        const found = optionsAmong(t, fitting, picked);
        const options =
          enough || (upTo && mayStopAt(t, picked.length, context.attack !== null)) ? [...found, NONE] : found;
        const limits = limitsOf(t, upTo, picked.length, context.attack !== null);
        const { value } = t.choose({
          by: context.seat,
          code: 'pick-energy',
          options,
          ...goesSaid(asked.goes),
          ...limits,
        });
        if (value === null) {
          if (picked.length === 0) noneTaken(t, context.attack !== null);
          break;
        }
        picked.push(value);
        if (wanted > 1 && givesSeveral(t, uid, value, asked.type)) eachIsOne(t.view, []);
      }
      if (picked.length < wanted) servesAs(t, uid, picked, asked, t.why);
      return picked;
    },
    (
      _t: T,
      fitting: readonly CardId[],
      wanted: number | 'all' | 'any',
      _context: TextContext,
      _asked: Asked,
    ): readonly CardId[] => (typeof wanted === 'string' ? fitting : fitting.slice(0, wanted)),
  ),
);

export const discardEnergy = (t: T, uid: Uid, cards: readonly CardId[], { seat }: TextContext): void => {
  for (const card of cards) {
    t.note('energy-discarded', {
      card: energyLabel(t.view.cardAt(card)),
      pokemon: namedApart(t.view, pokemonOf(t.state, uid) ?? none()),
    });
    discardAttached(t, card, uid, seat);
  }
};

/** To discard is to reveal, to detach and to move to the owner's discard pile. */
export const discardAttached = step(
  {
    'comprehensive-2009': ['316.10b', 'discard'],
    'ex-2003': ['Arena', 'removed from play'],
    'advanced-2018': ['II.C-01#1', 'put into the discard pile'],
    'advanced-2025': ['II.C-01', 'put into the discard pile'],
    'neo-2001': { silent: 'an attached card that is discarded goes to the discard pile', near: 'Order.4' },
    'xy-2016': ['Zones: Discard Pile', 'discard pile'],
    'me-2026': ['Zones: Discard Pile#a', 'a discard pile of their own'],
  },
  (t: T, card: CardId, from: Uid, by: Seat): void => {
    detachToDiscard(t, card, from, by);
  },
);

const none = (): never => {
  throw new Error('the Pokémon has left play');
};

export const moveEnergy = (t: T, from: Uid, to: Uid, cards: readonly CardId[]): void => {
  for (const card of cards) t.put({ kind: 'attachment-moved', card, from, to });
};
