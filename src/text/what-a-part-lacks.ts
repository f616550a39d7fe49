import { type Facts, isUndescribed, namedApart, type View } from '../claims/index.ts';
import { type T, type TextContext, whatIsMissing } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import { type EnergyWanted, fittingEnergy } from './attached-energy.ts';
import type { Lists } from './define-verb.ts';
import { throwsOwn } from './price-and-second.ts';
import type { Verb, Who } from './verb.ts';
import { everyVerb } from './verbs-within.ts';
import { couldBe } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['offers-nothing'],
} as const;

/** Why a part of a text would change nothing now, as far as that is plain. */

const OF_ENERGY = ['discard-energy', 'move-energy', 'energy-to-hand'] as const;

/** The one Pokémon from which Energy would go, where it has none of the kind. */
const energyLacking = (view: View, verb: Verb, context: TextContext): Facts | null => {
  if (!OF_ENERGY.some((name) => name in verb) || !('from' in verb)) return null;
  const wanted = verb as EnergyWanted & { readonly from: Who };
  const [from, ...more] = couldBe(view, wanted.from, context);
  if (from === undefined || more.length > 0 || isUndescribed(view, from)) return null;
  if (fittingEnergy(view, from.uid, wanted).length > 0) return null;
  const { type, basic, special, named } = wanted;
  return {
    lacks: 'energy-on-it',
    pokemon: namedApart(view, from),
    ...(type === undefined ? {} : { type }),
    ...(basic === true ? { basic } : {}),
    ...(special === true ? { special } : {}),
    ...(named === undefined ? {} : { named }),
  };
};

/** With the player whose text it is, whose cards the reason speaks of. */
export const whatPartLacks = (view: View, part: readonly Verb[], context: TextContext): Facts => {
  const [only, ...more] = part;
  const ofEnergy = only === undefined || more.length > 0 ? null : energyLacking(view, only, context);
  const facts = ofEnergy ?? whatIsMissing(view, part as unknown as readonly Json[], context);
  return facts.lacks === undefined ? {} : { ...facts, player: context.seat, power: nameOf(context) };
};

const nameOf = ({ place }: TextContext): string =>
  place.replace(/^(?:attack|Poké-Power|Poké-Body|Pokémon Power|Ability) /u, '');

/** Does a text offer what would change nothing? Its player is not asked then, and the trace says why. */
export const offersNothing = (
  t: T,
  offered: readonly Verb[],
  context: TextContext,
  wouldChange: Lists['wouldChange'],
): boolean => {
  // What a Trainer card discards from the hand is its price and counts as no change; it can be paid all the same.
  if (everyVerb(offered as unknown as readonly Json[]).some(throwsOwn)) return false;
  if (wouldChange(t.view, offered, context) !== false) return false;
  t.note('offers-nothing', { place: context.place, ...whatPartLacks(t.view, offered, context) });
  return true;
};
