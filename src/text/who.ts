import {
  activeHidden,
  activesOf,
  type Filter,
  fits,
  type Hidden,
  hiddenPlace,
  isUndescribed,
  lookAtAll,
  namedApart,
  opponentsOf,
  playerOf,
  pokemonOf,
  type QuestionCode,
  type Standpoint,
  type TextReach,
  type View,
  type Why,
} from '../claims/index.ts';
import { isAbsent, lawOf, NotModelled, paragraphOf, reading, step, UnknownFact } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import { POKEMON_NOT_GIVEN, placeUnknown, pokemonOptions, undescribed } from '../rules/index.ts';
import type { Pokemon, Seat, Uid } from '../state/index.ts';
import { asNumberAllows, limitsOf, mayStopAt, noneTaken } from './how-many-cards.ts';
import { NONE } from './none.ts';
import type { Verb, Who } from './verb.ts';
import { asChoice, MAKES_THE_CHOICE } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['defending-is-active', 'fewer-there', 'not-of-the-kind'],
  question: ['choose-pokemon', 'one-more-pokemon'],
} as const;

/** Whom a verb is about. Roles bound at declaration stay the same Pokémon; positions are read when the verb's turn comes. */

/** Which Pokémon a text picks from, or means all of. */
export const filterOf = (who: Exclude<Who, string>): Filter =>
  'each' in who ? who.each : 'one' in who ? who.one : who.of;

/** The players whose Pokémon a text reaches; null where the document does not say how far it goes. */
const reachOf = (view: View, who: Exclude<Who, string>, context: TextContext, why?: Why): readonly Seat[] | null => {
  const { side, place } = filterOf(who);
  const of: TextReach = { each: 'each' in who, side, place, you: context.seat, them: opponentMeant(view, context) };
  return view.readings.reach(view, of, why);
};

/** From where a text looks for those it means. */
const standpoint = (view: View, who: Exclude<Who, string>, context: TextContext, why?: Why): Standpoint => ({
  seat: context.seat,
  uid: context.uid,
  reaches: reachOf(view, who, context, why) ?? view.state.players.map((player) => player.seat),
  ...(context.attack === null ? {} : { defending: context.attack.defending }),
});

/** Does it fit, so far as is known? An undescribed one may. */
const mayFit: typeof fits = (view, pokemon, filter, from, why) => {
  try {
    return fits(view, pokemon, filter, from, why);
  } catch (stop) {
    if (stop instanceof UnknownFact && isUndescribed(view, pokemon)) return true;
    throw stop;
  }
};

/** Whom a text means or may pick from; breaks off at an undescribed Pokémon that may be one of them, unless the player has named another. */
export const everyFitting = (
  view: View,
  who: Exclude<Who, string>,
  context: TextContext,
  why?: Why,
  test = namesKnownOne(view, who, context) ? mayFit : fits,
): readonly Pokemon[] => {
  const from = standpoint(view, who, context, why);
  const filter = filterOf(who);
  const found: Pokemon[] = [];
  lookAtAll(view.state.players, (pokemon) => {
    if (test(view, pokemon, filter, from, why)) found.push(pokemon);
  });
  return found;
};

const namesKnownOne = (view: View, who: Exclude<Who, string>, { named }: TextContext): boolean => {
  const pokemon = 'one' in who && named !== undefined ? pokemonOf(view.state, named) : null;
  return pokemon !== null && !isUndescribed(view, pokemon);
};

/** A place that is not given, where it may stand too, and for which end of a move it is chosen. */
interface AskedFor {
  readonly hidden?: Hidden | null;
  readonly end?: TextContext['end'];
}

/**
 * The player who performs an action makes its choice; where none is named, the player who caused the effect. `hidden` is a place that is not given: a Pokémon
 * there may be chosen too, and then the step breaks off.
 */
export const choosePokemon = asChoice(MAKES_THE_CHOICE, (law) =>
  step(
    law,
    (
      t: T,
      among: readonly Pokemon[],
      by: Seat,
      code: QuestionCode,
      { hidden = null, end }: AskedFor = {},
    ): Uid | null => {
      const known = pokemonOptions(t.view, among, by);
      const options = hidden === null ? known : [...known, POKEMON_NOT_GIVEN];
      if (options.length === 0) return null;
      const { value } = t.choose({ by, code, options, ...(end === undefined ? {} : { facts: { [end]: true } }) });
      if (value !== null || hidden === null) return value;
      placeUnknown(t.view, [hidden.place, hidden.seat]);
      return null;
    },
    (_t: T, among: readonly Pokemon[], _by: Seat, _code: QuestionCode, _about?: AskedFor): Uid | null =>
      among[0]?.uid ?? null,
  ),
);

/** The first of "up to" so many, or none where the document lets that do. */
const chooseFirstUpTo = asChoice(MAKES_THE_CHOICE, (law) =>
  step(
    law,
    (t: T, among: readonly Pokemon[], { seat, attack }: TextContext): Uid | null => {
      const known = pokemonOptions(t.view, among, seat);
      const options = mayStopAt(t, 0, attack !== null) ? [...known, NONE] : known;
      const { value } = t.choose({
        by: seat,
        code: 'choose-pokemon',
        options,
        ...limitsOf(t, true, 0, attack !== null),
      });
      if (value === null) noneTaken(t, attack !== null);
      return value;
    },
    (_t: T, among: readonly Pokemon[], _context: TextContext): Uid | null => among[0]?.uid ?? null,
  ),
);

/** One more of them, or no more: how many it may be is the law of this choice. */
const chooseNextUpTo = (t: T, among: readonly Pokemon[], { seat, attack }: TextContext): Uid | null =>
  asNumberAllows(t, attack !== null, () => {
    const options = [...pokemonOptions(t.view, among, seat), NONE];
    return t.choose({ by: seat, code: 'one-more-pokemon', options }).value;
  });

/** One Pokémon that a text calls by its part in what happens. */
type Role = Exclude<Who, object>;

/** From where a text asks a condition: of those alone whom it means. */
export const asker = (view: View, context: TextContext): Standpoint => {
  const them = opponentMeant(view, context);
  const reaches = [context.seat, ...(them === null ? opponentsOf(view, context.seat) : [them])];
  const { seat, uid, attack, chosen, heads, given } = context;
  const ofAttack = attack === null ? {} : { defending: attack.defending, accepted: attack.accepted === true };
  return {
    seat,
    uid,
    chosen,
    reaches,
    ...ofAttack,
    ...(heads === undefined ? {} : { heads }),
    ...(given === undefined ? {} : { given }),
  };
};

/** The player whom a text calls the opponent, as far as there is no choice; null while there is. */
export const opponentMeant = (view: View, context: TextContext): Seat | null => {
  const [only, ...more] = opponentsOf(view, context.seat);
  return context.them ?? (more.length === 0 ? (only ?? null) : null);
};

/** Those a role could mean now; a Pokémon that has left play is not there any more. */
const allNow = (view: View, who: Role, context: TextContext): readonly Pokemon[] => {
  const there = (uid: Uid | null | undefined): readonly Pokemon[] => {
    const pokemon = uid === null || uid === undefined ? null : pokemonOf(view.state, uid);
    return pokemon === null ? [] : [pokemon];
  };
  switch (who) {
    case 'self':
      return there(context.uid);
    case 'host':
      return there(context.holder ?? context.uid);
    case 'defending':
      return there(context.attack?.defending);
    case 'your-active':
      return activesOf(playerOf(view.state, context.seat));
    case 'opponents-active': {
      const seat = opponentMeant(view, context);
      return seat === null ? [] : activesOf(playerOf(view.state, seat));
    }
    case 'chosen':
      return there(context.chosen);
    case 'attacker':
      return there(context.by);
  }
};

/** The player whose Active Pokémon a role means, where that Pokémon is not given. */
const hiddenRole = (view: View, who: Role, context: TextContext): Seat | null => {
  const opposing = who === 'opponents-active' || (who === 'defending' && context.attack?.defending === null);
  const seat = opposing ? opponentMeant(view, context) : who === 'your-active' ? context.seat : null;
  return seat !== null && activeHidden(playerOf(view.state, seat)) ? seat : null;
};

/** Is there no Pokémon in that role for this text, as a Trainer card has no `self`? */
export const isUnbound = (who: Role, context: TextContext): boolean =>
  ((who === 'self' || who === 'host') && context.uid === null) ||
  (who === 'defending' && context.attack === null) ||
  (who === 'attacker' && (context.by ?? null) === null);

/** The place, not given, where a Pokémon that the verb is about could be. */
export const hiddenFrom = (view: View, who: Who, context: TextContext): Hidden | null => {
  if (typeof who === 'object') {
    return hiddenPlace(view, filterOf(who), standpoint(view, who, context));
  }
  const seat = hiddenRole(view, who, context);
  return seat === null ? null : { seat, place: 'active' };
};

/** Everyone who fits; breaks off where a place that is not given could hold more. */
export const everyGiven = (view: View, filter: Filter, context: TextContext, why?: Why): readonly Pokemon[] => {
  const hidden = hiddenFrom(view, { each: filter }, context);
  if (hidden !== null) placeUnknown(view, [hidden.place, hidden.seat]);
  return everyFitting(view, { each: filter }, context, why);
};

/** The Defending Pokémon is the Active one at which the attack was declared, whomever it damages. */
const DEFENDING = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': ['G:Defending Pokémon', 'the Active Pokémon of the opponent'],
  'xy-2016': {
    open: 'which is the Defending Pokémon of an attack that damages others than the Active one alone',
    near: 'Gl:Defending Pokémon',
  },
  'me-2026': {
    open: 'which is the Defending Pokémon of an attack that damages others than the Active one alone',
    near: 'Gl:Defending Pokémon',
  },
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
});

/** Tells that; breaks off where the document leaves it open. */
const nameDefending = ({ view, why }: T): void => {
  if (!isAbsent(DEFENDING, view)) why(paragraphOf(DEFENDING, view), 'defending-is-active');
};

/** Does a verb mean the Active Pokémon of that side, each of them where there are several? */
export const meansActive = (value: unknown, side: 'yours' | 'theirs'): boolean => {
  if (value === (side === 'yours' ? 'your-active' : 'opponents-active')) return true;
  if (typeof value !== 'object' || value === null || !('each' in value)) return false;
  const { each } = value as { each: unknown };
  return typeof each === 'object' && each !== null && 'side' in each && 'place' in each
    ? each.side === side && each.place === 'active'
    : false;
};

/** Does that attack damage none but Pokémon that its text picks out? Each Defending Pokémon is none of those. */
const strikesOthersAlone = ({ attack }: TextContext): boolean => {
  if (attack === null || attack.attack.damage !== null || attack.attack.base !== undefined) return false;
  const does = (attack.attack.does ?? []) as unknown as readonly Verb[];
  return does.some((verb) => 'damage' in verb && typeof verb.to === 'object' && !meansActive(verb.to, 'theirs'));
};

const CLOSEST = 'a text that names more Pokémon than there are means those that are there';

/** Of fewer Pokémon than a text names, all are meant. */
const asManyAsThere = reading(
  {
    'advanced-2018': ['II.A#5', 'the number closest to it'],
    'advanced-2025': ['II.A#5', 'the number closest to it'],
    'neo-2001': { silent: CLOSEST, near: 'Order.3' },
    'ex-2003': { silent: CLOSEST, near: 'Attack' },
    'comprehensive-2009': { silent: CLOSEST, near: '400.3' },
    'xy-2016': { silent: CLOSEST, near: 'Attack.C' },
    'me-2026': { silent: CLOSEST, near: 'Turn.3C#1' },
  },
  (_view, [wanted, there]: readonly [number, number], why): number => {
    why('fewer-there', { wanted, there });
    return there;
  },
  () => 0,
);

/** So many of these, picked one after the other; all of them where there are no more. */
const several = (
  t: T,
  who: Extract<Who, { readonly some: number }>,
  among: readonly Pokemon[],
  context: TextContext,
): readonly Uid[] => {
  const hidden = hiddenFrom(t.view, who, context);
  // Where all of them are meant there is nothing to choose.
  const upTo = who['up-to'] === true;
  if (hidden === null && !upTo && among.length <= who.some) {
    const all = among.map(({ uid }) => uid);
    const fewer = all.length > 0 && all.length < who.some;
    return fewer ? all.slice(0, asManyAsThere(t.view, [who.some, all.length], t.why)) : all;
  }
  const pickOne = (left: readonly Pokemon[], before: number): Uid | null => {
    if (upTo && left.length > 0 && before > 0) return chooseNextUpTo(t, left, context);
    if (upTo && left.length > 0 && hidden === null) return chooseFirstUpTo(t, left, context);
    return choosePokemon(t, left, context.seat, 'choose-pokemon', { hidden });
  };
  const picked: Uid[] = [];
  while (picked.length < who.some) {
    const left = among.filter(({ uid }) => !picked.includes(uid));
    const uid = pickOne(left, picked.length);
    if (uid === null) break;
    picked.push(uid);
  }
  return picked;
};

/** Of more than these that may not be chosen nothing is said. */
const MOST_NAMED = 3;

/** Says which of a row are left out, because the text asks for another kind of Pokémon. */
export const sayWhoIsNotMeant = (
  t: T,
  { side: _side, place: _place, other: _other, ...kind }: Filter,
  row: readonly Pokemon[],
  among: readonly Pokemon[],
  end?: TextContext['end'],
): void => {
  if (Object.keys(kind).length === 0 || among.length === 0) return;
  const left = row.filter((pokemon) => !among.includes(pokemon) && !isUndescribed(t.view, pokemon));
  if (left.length === 0 || left.length > MOST_NAMED) return;
  t.note('not-of-the-kind', {
    pokemon: left.map((pokemon) => namedApart(t.view, pokemon)),
    filter: JSON.stringify(kind),
    ...(end === undefined ? {} : { [end]: true }),
  });
};

/** The same of those that stand where the text looks. */
const sayOthersThere = (t: T, who: Exclude<Who, string>, among: readonly Pokemon[], context: TextContext): void => {
  const { side, place, other } = filterOf(who);
  if (side === undefined || (place === undefined && side !== 'yours')) return;
  const where: Filter = { side, ...(place === undefined ? {} : { place }), ...(other === undefined ? {} : { other }) };
  sayWhoIsNotMeant(t, filterOf(who), everyFitting(t.view, { one: where }, context), among, context.end);
};

/** Chooses for one end of something that moves. */
export const atEnd = <R>(context: TextContext, end: NonNullable<TextContext['end']>, choose: () => R): R => {
  context.end = end;
  try {
    return choose();
  } finally {
    context.end = undefined;
  }
};

/** Everyone a verb is about, choices asked; `by`: who picks where it is one of some. Breaks off where that Pokémon is not given. */
export const resolve = (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
  by: Seat = context.seat,
): readonly Uid[] => {
  if (typeof who === 'string') {
    if (who === 'defending' && strikesOthersAlone(context)) nameDefending(t);
    if (isUnbound(who, context)) throw new NotModelled(context.card, context.place, `whom it calls “${who}”`);
    const hidden = hiddenFrom(t.view, who, context);
    if (hidden !== null) placeUnknown(t.view, [hidden.place, hidden.seat]);
    const all = allNow(t.view, who, context);
    const uid = all.length > 1 ? t.rules.answers.form.oneActive(t, all, context) : (all[0]?.uid ?? null);
    return uid === null ? [] : [uid];
  }
  if ('each' in who && reachOf(t.view, who, context) === null)
    throw new NotModelled(
      context.card,
      context.place,
      'how far a text about both Active Pokémon goes where there are more',
    );
  if ('each' in who) return everyGiven(t.view, who.each, context, t.why).map((pokemon) => pokemon.uid);
  const fitting = everyFitting(t.view, who, context);
  const among = fitting.filter((pokemon) => wanted === undefined || wanted(pokemon));
  sayOthersThere(t, who, fitting, context);
  if ('some' in who) return several(t, who, among, context);
  const chosen = chooseOrNamed(t, who, among, by, context);
  context.chosen = chosen;
  return chosen === null ? [] : [chosen];
};

/** Breaks off at an undescribed Pokémon, unless that much is known of it. */
export const describedUnless = (view: View, uid: Uid, known: (pokemon: Pokemon) => boolean): void => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon !== null && isUndescribed(view, pokemon) && !known(pokemon)) undescribed(view, [pokemon]);
};

/** The one that the player has named, where it is among these; else all of them. */
export const orNamed = (among: readonly Pokemon[], { named }: TextContext): readonly Pokemon[] => {
  const found = among.filter(({ uid }) => uid === named);
  return found.length > 0 ? found : among;
};

/** One of these is chosen, or one on a place that is not given; nobody else where the player has named one of them. */
export const chooseOrNamed = (
  t: T,
  who: Exclude<Who, string>,
  among: readonly Pokemon[],
  by: Seat,
  context: TextContext,
): Uid | null => {
  const narrowed = orNamed(among, context);
  const hidden = narrowed === among ? hiddenFrom(t.view, who, context) : null;
  return choosePokemon(t, narrowed, by, 'choose-pokemon', { hidden, end: context.end });
};

/** Everyone a verb could be about, without asking. */
export const couldBe = (view: View, who: Who, context: TextContext): readonly Pokemon[] => {
  return typeof who === 'object' ? everyFitting(view, who, context) : allNow(view, who, context);
};

/** The same, with the undescribed who may be among them. */
export const mayBe: typeof couldBe = (view, who, context) =>
  typeof who === 'object' ? everyFitting(view, who, context, undefined, mayFit) : couldBe(view, who, context);

/** Those on a Bench whom a text that changes places lets come up. */
export const fitToComeUp = (
  view: View,
  { switch: side, of }: Extract<Verb, { switch: unknown }>,
  bench: readonly Pokemon[],
  context: TextContext,
): readonly Pokemon[] => {
  if (of === undefined) return bench;
  const fit = couldBe(view, { one: { ...of, side, place: 'bench' } }, context).map(({ uid }) => uid);
  return bench.filter(({ uid }) => fit.includes(uid));
};
