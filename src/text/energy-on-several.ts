import { pokemonOf } from '../claims/index.ts';
import { type OptionFor, step } from '../engine/index.ts';
import { hasAttached, pokemonOptions, type T, type TextContext } from '../rules/index.ts';
import { type CardId, energyLabel, type Uid } from '../state/index.ts';
import {
  allGo,
  areAlike,
  areEnough,
  asManyAsLiked,
  type EnergyWanted,
  fittingEnergy,
  goesSaid,
  howManyAlike,
  type Lying,
  mayGoOn,
  type WhereEnergyGoes,
} from './attached-energy.ts';
import { limitsOf, mayStopAt, noneTaken } from './how-many-cards.ts';
import { NONE } from './none.ts';
import { describedUnless } from './who.ts';
import { asChoice, CHOOSES_THE_DISCARD } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['pick-attached'],
} as const;

/** Energy on several Pokémon together, for texts that discard some of it. */

/** So many of the Energy on several Pokémon together; the performer chooses them one after the other. */
export const pickInAll = asChoice(CHOOSES_THE_DISCARD, (law) =>
  step(
    law,
    (
      t: T,
      among: readonly Uid[],
      { 'discard-energy': wanted, ...kind }: WantedInAll,
      context: TextContext,
    ): readonly Lying[] => {
      const all = lyingOn(t, among, kind);
      if (wanted === 'all') return all;
      const left = (picked: readonly CardId[]): readonly OptionFor<CardId>[] =>
        lyingOptions(
          t,
          all.filter(({ card }) => !picked.includes(card)),
          context,
        );
      const asked = { by: context.seat, code: 'pick-attached', ...goesSaid(kind.goes) } as const;
      if (wanted === 'any') {
        const picked = asManyAsLiked(
          t,
          all.length,
          (some) => t.choose({ ...asked, options: [...left(some), NONE] }).value,
        );
        return picked.flatMap((card) => all.filter((one) => one.card === card));
      }
      const upTo = kind['up-to'] === true;
      if (!upTo && allGo(t, all, wanted, kind)) return all;
      if (upTo && wanted > 1 && onOneAlike(t, all, kind) && !mayStopAt(t, 0, context.attack !== null))
        return all.slice(0, howManyAlike(t, Math.min(wanted, all.length), context, kind.goes));
      const picked: Lying[] = [];
      while (picked.length < all.length) {
        const enough = areEnough(t, picked, wanted, kind);
        const cards = picked.map(({ card }) => card);
        if (enough && !mayGoOn(t, { of: all, kind, picked: cards, wanted }, context)) break;
        const free = enough || (upTo && mayStopAt(t, picked.length, context.attack !== null));
        const limits = limitsOf(t, upTo, picked.length, context.attack !== null);
        const { value } = t.choose({ ...asked, ...limits, options: free ? [...left(cards), NONE] : left(cards) });
        if (value === null) {
          if (picked.length === 0) noneTaken(t, context.attack !== null);
          break;
        }
        picked.push(...all.filter((one) => one.card === value));
      }
      return picked;
    },
    (t: T, among: readonly Uid[], { 'discard-energy': wanted, ...kind }: WantedInAll, _context: TextContext) => {
      const all = lyingOn(t, among, kind);
      return typeof wanted === 'string' ? all : all.slice(0, wanted);
    },
  ),
);

type WantedInAll = EnergyWanted & {
  readonly 'discard-energy': number | 'all' | 'any';
  readonly 'up-to'?: boolean;
  readonly goes?: WhereEnergyGoes;
};

/** Is it several cards on one Pokémon of which it is no matter which? */
const onOneAlike = (t: T, all: readonly Lying[], kind: EnergyWanted): boolean => {
  const [first] = all;
  const cards = all.flatMap(({ uid, card }) => (uid === first?.uid ? [card] : []));
  return first !== undefined && cards.length === all.length && areAlike(t, first.uid, cards, kind);
};

/** All of it that fits; where the attached cards are not given, the engine stops here. */
const lyingOn = (t: T, among: readonly Uid[], kind: EnergyWanted): readonly Lying[] => {
  for (const uid of among) describedUnless(t.view, uid, hasAttached);
  return among.flatMap((uid) => fittingEnergy(t.view, uid, kind, t.why).map((card) => ({ uid, card })));
};

/** Each is named by its place; equal cards on one Pokémon make one option. */
const lyingOptions = (t: T, lying: readonly Lying[], { seat }: TextContext): readonly OptionFor<CardId>[] => {
  const options: OptionFor<CardId>[] = [];
  for (const { uid, card } of lying) {
    const pokemon = pokemonOf(t.state, uid);
    const place = pokemon === null ? '' : (pokemonOptions(t.view, [pokemon], seat)[0]?.key ?? '');
    const key = `${energyLabel(t.view.cardAt(card))} on ${place}`;
    if (!options.some((option) => option.key === key)) options.push({ key, aliases: [], value: card });
  }
  return options;
};
