import {
  type Act,
  claimsOn,
  type Force,
  type ForceOf,
  fits,
  isTeammate,
  namedApart,
  nameOf,
  placeOfPower,
  pokemonOf,
  preventsEffects,
  seatOf,
  type View,
  type Why,
} from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type AnyLaw, type Law, lawOf, leftOpenBy, reading, speaksHere, step, unknownFact } from '../engine/index.ts';
import {
  cite,
  detachToDiscard,
  type T,
  type TextContext,
  teraKeepsEffectsOff,
  teraLetsThrough,
  textsForOthers,
} from '../rules/index.ts';
import { type CardId, type ConditionName, energyLabel, type Pokemon, type Uid } from '../state/index.ts';
import { type Change, type Looking, someFits } from './looking.ts';
import { paragraphInForce } from './paragraph-in-force.ts';
import type { Who } from './verb.ts';
import { resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['fate-not-told'],
  note: [
    'counters-go-elsewhere',
    'effect-prevented',
    'exchange-reaches-both',
    'is-protected',
    'no-effect-of-an-attack',
    'played-all-the-same',
  ],
} as const;

/** What is prevented, as far as it is said: a Special Condition, so many damage counters, what is discarded, or an effect that would last, with the act that it forbids. */
interface Prevented {
  readonly condition?: ConditionName;
  readonly counters?: number;
  readonly discard?: 'Energy' | 'Pokémon Tools';
  readonly lasts?: true;
  readonly forbids?: Act;
}

/** Whose text keeps the effect off, where that is not the Pokémon itself: another Pokémon, or a Stadium, which is named by its text alone. */
const speakerOf = (
  view: View,
  { origin, from }: Force,
  uid: Uid,
): { readonly of?: string; readonly stadium?: true } => {
  if (origin === 'stadium') return { stadium: true };
  const speaker = origin === 'mark' || from.uid === null || from.uid === uid ? null : pokemonOf(view.state, from.uid);
  return speaker === null ? {} : { of: namedApart(view, speaker) };
};

/** Protection from effects is asked before each effect on a Pokémon; it never undoes one that is there already. */
export const isPrevented = reading(
  {
    'comprehensive-2009': ['400.2', 'prevented'],
    'ex-2003': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Options#2',
    },
    'advanced-2018': ['II.C-17#1', 'step 5 is left out for that Pokémon'],
    'advanced-2025': ['II.C-17', 'step 5 is left out for that Pokémon'],
    'neo-2001': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Order.5',
    },
    'xy-2016': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Attack.E',
    },
    'me-2026': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Attack.B',
    },
  },
  (view, [uid, context, what]: readonly [Uid, TextContext, (Prevented | undefined)?], why, asked): boolean => {
    const pokemon = pokemonOf(view.state, uid);
    const source = context.attack === null ? null : pokemonOf(view.state, context.attack.attacker);
    if (pokemon === null || source === null) return false;
    const shield = claimsOn(view, pokemon, 'prevent').find(
      ({ claim, from }) =>
        (preventsEffects(claim) || (claim.what === 'counters' && what?.counters !== undefined)) &&
        (claim.from === undefined || fits(view, source, claim.from, from)),
    );
    if (shield === undefined || uid === source.uid) return teraKeepsEffectsOff(view, pokemon, asked);
    cite(view, shield, asked, source);
    why('effect-prevented', {
      by: shield.name,
      pokemon: namedApart(view, pokemon),
      ...speakerOf(view, shield, uid),
      ...what,
    });
    return true;
  },
  () => false,
);

/** Does a text keep off what a card played from the hand does to this? The card is played all the same. */
export const isUnaffected = reading(
  {
    'comprehensive-2009': ['400.2', 'prevented'],
    'neo-2001': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Order.5',
    },
    'ex-2003': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Attack',
    },
    'xy-2016': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Attack.E',
    },
    'me-2026': {
      silent: 'an effect that is prevented does nothing to the Pokémon that it is kept from',
      near: 'Attack.B',
    },
    'advanced-2018': ['II.E-29#1', 'do not affect it when they are played from the hand'],
    'advanced-2025': ['II.E-29#1', 'the effect of a specified card on it is prevented'],
  },
  (
    view,
    [shield, uid, what]: readonly [ForceOf<'unaffected'> | ForceOf<'prevent'>, Uid | null, (Prevented | undefined)?],
    why,
    asked,
  ): boolean => {
    cite(view, shield, asked);
    const pokemon = uid === null ? null : pokemonOf(view.state, uid);
    const whose = uid === null ? {} : speakerOf(view, shield, uid);
    const name = pokemon === null ? shield.name : nameOf(view, pokemon);
    why('effect-prevented', { by: shield.name, pokemon: name, ...whose, ...what });
    if (speaksHere(SPENT, view) && 'by' in shield.claim && !shield.claim.by.includes('abilities'))
      playedAllTheSame(view, [shield.name], asked);
    return true;
  },
  () => false,
);

const SPENT: Law<Advanced> = {
  'advanced-2018': ['II.E-29#2', 'They count as played, and are then discarded'],
  'advanced-2025': ['II.E-29#2', 'The specified cards can still be played'],
};

const playedAllTheSame = reading(
  SPENT,
  (_view, [by]: readonly [string], why) => {
    why('played-all-the-same', { by });
    return true;
  },
  () => false,
);

/** Is it the text of an Ability of a Pokémon in play, used or in force? */
const isAbility = (view: View, { origin, uid, holder, place }: TextContext): boolean => {
  const by = holder ?? uid;
  const pokemon = (origin === 'power' || origin === 'body') && by !== null ? pokemonOf(view.state, by) : null;
  if (pokemon === null) return false;
  return view.readings
    .features(view, pokemon)
    .powers.some(({ power }) => power.kind === 'ability' && (power.name === place || placeOfPower(power) === place));
};

/** What a text is to the claims that keep it off: the class of the card that was played from the hand, or an Ability. */
const actsAs = (view: View, context: TextContext): 'play-trainer' | 'play-supporter' | 'abilities' | null =>
  playedAs(view, context) ?? (view.says('unaffected') && isAbility(view, context) ? 'abilities' : null);

/** The class of the card whose text this is, where one was played from the hand. */
const playedAs = (view: View, { card, origin, attack }: TextContext): 'play-trainer' | 'play-supporter' | null => {
  const kind = origin !== 'card' || attack !== null || card === null ? null : view.cardAt(card)?.kind;
  return kind === 'trainer' ? 'play-trainer' : kind === 'supporter' ? 'play-supporter' : null;
};

const keepsOff = ({ claim, from }: ForceOf<'unaffected'>, as: string, context: TextContext, view: View): boolean =>
  claim.by.some((one) => one === as) && (claim.whose === 'any' || !isTeammate(view, context.seat, from.seat));

/** Is it a card played from the hand, or an Ability, that this Pokémon keeps off? */
export const isShielded = (view: View, uid: Uid, context: TextContext, why?: Why, what?: Prevented): boolean => {
  const as = actsAs(view, context);
  const pokemon = as === null ? null : pokemonOf(view.state, uid);
  if (as === null || pokemon === null) return false;
  const shield = claimsOn(view, pokemon, 'unaffected').find((force) => keepsOff(force, as, context, view));
  return shield !== undefined && isUnaffected(view, [shield, uid, what], why);
};

/** The same of the Stadium in play, whose text speaks of the card itself. */
export const stadiumShielded = (view: View, context: TextContext, why?: Why): boolean => {
  const as = playedAs(view, context);
  const own = view.forces('unaffected').find(({ origin, claim }) => origin === 'stadium' && claim.on === 'self');
  if (as === null || own === undefined) return false;
  const shield = own as ForceOf<'unaffected'>;
  return keepsOff(shield, as, context, view) && isUnaffected(view, [shield, null], why);
};

const OF_ATTACKS_ALONE = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': ['302.4', 'unless it is a Poké-Power or a Poké-Body'],
  'xy-2016': ['WhatIsAttack#3', 'none on Sinister Hand'],
  'me-2026': ['WhatIsAttack#3', 'applies to attacks only'],
  'advanced-2018': ['II.C-17#1', 'When effects of an attack would affect a Pokémon'],
  'advanced-2025': ['II.C-17', 'When a Pokémon under this effect is attacked'],
});

/** What keeps off the effects of attacks does not keep off what an Ability or a card does. */
const isNoAttack = reading(
  OF_ATTACKS_ALONE,
  (view, [shield, pokemon]: readonly [Force, Pokemon], why): boolean => {
    why('no-effect-of-an-attack', { by: shield.name, pokemon: namedApart(view, pokemon) });
    return true;
  },
  () => false,
);

/** Would it be kept off if it were an opponent's attack that did it, and is that not so? Then it is said why it reaches that Pokémon. */
const reachesAsNoAttack = (
  view: View,
  uid: Uid,
  context: TextContext,
  why: Why | undefined,
  what: Prevented | undefined,
): boolean => {
  if (context.attack !== null) return true;
  const target = what?.counters === undefined || why === undefined ? null : pokemonOf(view.state, uid);
  if (target !== null) teraLetsThrough(view, target, why);
  if (!view.says('prevent') || !speaksHere(OF_ATTACKS_ALONE, view)) return true;
  const pokemon = pokemonOf(view.state, uid);
  const seat = pokemon === null ? null : seatOf(view.state, uid);
  if (pokemon === null || seat === null || isTeammate(view, context.seat, seat)) return true;
  const shield = claimsOn(view, pokemon, 'prevent').find(({ claim }) => preventsEffects(claim));
  return shield === undefined || isNoAttack(view, [shield, pokemon], why);
};

/** The text that keeps counters off which an Ability of such a Pokémon would place there. */
const shieldFromAbility = (view: View, uid: Uid, context: TextContext): ForceOf<'prevent'> | undefined => {
  const by = context.holder ?? context.uid;
  const [pokemon, source] = [pokemonOf(view.state, uid), by === null ? null : pokemonOf(view.state, by)];
  if (context.attack !== null || pokemon === null || source === null || !view.says('prevent')) return undefined;
  const shield = claimsOn(view, pokemon, 'prevent').find(
    ({ claim, from }) =>
      claim.what === 'counters' && (claim.from === undefined || fits(view, source, claim.from, from)),
  );
  return shield !== undefined && isAbility(view, context) ? shield : undefined;
};

/** The text that keeps off that Pokémon what an Ability does to it. */
export const shieldOf = (view: View, uid: Uid, context: TextContext, counters: boolean): Force | undefined => {
  const pokemon = actsAs(view, context) === 'abilities' ? pokemonOf(view.state, uid) : null;
  const whole =
    pokemon === null
      ? undefined
      : claimsOn(view, pokemon, 'unaffected').find((force) => keepsOff(force, 'abilities', context, view));
  return whole ?? (counters ? shieldFromAbility(view, uid, context) : undefined);
};

const countersPrevented = (view: View, uid: Uid, context: TextContext, why?: Why, what?: Prevented): boolean => {
  const shield = what?.counters === undefined ? undefined : shieldFromAbility(view, uid, context);
  return shield !== undefined && isUnaffected(view, [shield, uid, what], why);
};

/** Is what this text does to that Pokémon kept off, be it an attack's or a card's? */
export const keptOff = (view: View, uid: Uid, context: TextContext, why?: Why, what?: Prevented): boolean =>
  isPrevented(view, [uid, context, what], why) ||
  isShielded(view, uid, context, why, what) ||
  countersPrevented(view, uid, context, why, what) ||
  !reachesAsNoAttack(view, uid, context, why, what);

/** Counters that an attack would put where attacks do nothing go onto another Pokémon, so this one is not picked for them. */
export const countersGoElsewhere = reading(
  {
    'comprehensive-2009': 'absent',
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.C-07', 'damage counters is put on Pokémon'],
    // It may be chosen, and the counters are lost (II.C-07, FAQ).
    'advanced-2025': 'absent',
  },
  (view, [pokemon, context]: readonly [Pokemon, TextContext], why, asked): boolean => {
    if (!isPrevented(view, [pokemon.uid, context], asked)) return false;
    why('counters-go-elsewhere', { pokemon: namedApart(view, pokemon) });
    return true;
  },
  () => false,
);

const SILENT_UP = 'a text that brings a Pokémon up does something to it as well as to the Active one';

/** A text that pulls a Pokémon up does something to that one: what keeps it out of it stops the exchange. */
export const reachesWhoComesUp = reading(
  {
    'comprehensive-2009': ['400.2a', 'new effect'],
    'advanced-2018': ['II.C-05#1', 'is put into their Active Spot'],
    'advanced-2025': ['II.C-05#1', 'is put into their Active Spot'],
    'neo-2001': { silent: SILENT_UP, near: 'Order.5' },
    'ex-2003': { silent: SILENT_UP, near: 'Options#2' },
    'xy-2016': { silent: SILENT_UP, near: 'Zones: Active Pokémon' },
    'me-2026': { silent: SILENT_UP, near: 'Zones: Active Spot#a' },
  },
  (view, [uid, context]: readonly [Uid, TextContext], why, asked): boolean => {
    const pokemon = pokemonOf(view.state, uid);
    if (pokemon === null || !keptOff(view, uid, context, asked)) return false;
    why('exchange-reaches-both', { pokemon: namedApart(view, pokemon) });
    return true;
  },
  () => false,
);

const SENT_UP = 'whether a Pokémon comes up that its player may send up and something keeps this text off it';

/** A text that tells the opponent to switch is about the Active Pokémon alone, whichever comes up. */
export const ABOUT_THE_ACTIVE_ALONE = lawOf({
  'neo-2001': { open: SENT_UP, near: 'Order.5' },
  'ex-2003': { open: SENT_UP, near: 'Options#2' },
  'comprehensive-2009': { open: SENT_UP, near: '400.2a' },
  'xy-2016': { open: SENT_UP, near: 'Attack.E' },
  'me-2026': { open: SENT_UP, near: 'Attack.B' },
  'advanced-2018': ['II.C-04#2', "puts the opponent's Active Pokémon back onto their Bench"],
  'advanced-2025': ['II.C-04#1', "Your opponent's Active Pokémon goes back onto their Bench"],
});

export const reachesTheActiveAlone = reading(
  ABOUT_THE_ACTIVE_ALONE,
  (_view, _args: readonly []) => true,
  () => false,
);

/** Where the document leaves open what a protected Pokémon does to an effect, it is said first that it is protected, and by what. */
export const protectedIsSaid = (t: T, uid: Uid, context: TextContext, law: AnyLaw): void => {
  if (leftOpenBy(law, t.view) === null) return;
  keptOff(t.view, uid, context, (rule, code, facts) =>
    t.why(rule, code === 'effect-prevented' ? 'is-protected' : code, facts),
  );
};

/** Does the text keep off what this one does, from Pokémon that it speaks of? What prevents damage too is named where the damage is worked out. */
const isAgainst = (view: View, context: TextContext, force: ForceOf<'prevent'>): boolean => {
  const source = context.attack === null ? null : pokemonOf(view.state, context.attack.attacker);
  const { what, from } = force.claim;
  return what === 'effects' && source !== null && (from === undefined || fits(view, source, from, force.from));
};

/** Names the texts that keep such an effect off Pokémon of another kind than this one, which it reaches. */
const sayShieldsOfOthers = (t: T, uid: Uid, context: TextContext): void => {
  const [pokemon, rule, as] = [pokemonOf(t.state, uid), paragraphInForce(t), actsAs(t.view, context)];
  if (pokemon === null || rule === null) return;
  const passing =
    as === null
      ? textsForOthers(t.view, pokemon, 'prevent', (force) => isAgainst(t.view, context, force))
      : textsForOthers(t.view, pokemon, 'unaffected', (force) => keepsOff(force, as, context, t.view));
  for (const { facts, rule: kind } of passing) t.aside(kind ?? rule, 'text-for-others', facts);
};

/** Everyone an effect reaches, choices asked. `what`: what is said of those it does not reach. */
export const reached = (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
  what?: Prevented,
): readonly Uid[] => {
  const uids = resolve(t, who, context, wanted);
  return uids.filter((uid) => {
    const isReached = !keptOff(t.view, uid, context, t.why, what);
    if (isReached) sayShieldsOfOthers(t, uid, context);
    return isReached;
  });
};

/** Is it kept out of an Ability whose changes are looked for? */
export const isKeptOut = (view: View, uid: Uid, context: Looking, what?: 'counters'): boolean =>
  context.pastShields !== true && shieldOf(view, uid, context, what === 'counters') !== undefined;

/**
 * Could the verb reach a Pokémon that passes the test? What an Ability does to one that is kept out of it changes nothing there. A card of the hand is
 * played all the same (APR II.E-29).
 */
export const someReached = (
  view: View,
  who: Who,
  context: Looking,
  test: (pokemon: Pokemon) => boolean,
  what?: 'counters',
): Change => someFits(view, who, context, (pokemon) => test(pokemon) && !isKeptOut(view, pokemon.uid, context, what));

/** Energy that has left one Pokémon and may not arrive on the other does not go back: it is discarded. Was it? */
export const lostOnTheWay = step(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.C-10', 'an amount of Energy moves'],
    'advanced-2025': {
      silent: 'Energy that an attack moves to a Pokémon it does not affect is discarded, as counters are gone',
      near: 'II.C-08',
    },
  },
  (t: T, cards: readonly CardId[], from: Uid, to: Uid, context: TextContext): boolean => {
    if (!isPrevented(t.view, [to, context], t.why)) return false;
    for (const card of cards) detachToDiscard(t, card, from);
    return true;
  },
  (_t: T, _cards: readonly CardId[], _from: Uid, _to: Uid, _context: TextContext) => false,
);

const NEW_EFFECT = lawOf({
  'comprehensive-2009': ['400.2a', 'new effect'],
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
});

/**
 * What a resolving effect does to another Pokémon is a new effect of the same source, which may be prevented by itself. Breaks off where it is: the
 * document does not say what becomes of a card that has left one Pokémon and may not arrive on the other.
 */
const mayNotArrive = step(
  NEW_EFFECT,
  (t: T, cards: readonly CardId[], to: Uid, context: TextContext): void => {
    if (!isPrevented(t.view, [to, context], t.why)) return;
    const pokemon = pokemonOf(t.state, to);
    unknownFact(t.view, NEW_EFFECT, 'fate-not-told', {
      cards: cards.map((id) => energyLabel(t.view.cardAt(id))),
      pokemon: pokemon === null ? 'a Pokémon' : namedApart(t.view, pokemon),
    });
  },
  (_t: T, _cards: readonly CardId[], _to: Uid, _context: TextContext): void => undefined,
);

/** Asked only where something keeps the cards off. */
export const arrives = (t: T, cards: readonly CardId[], to: Uid, context: TextContext): void => {
  if (isPrevented(t.view, [to, context], t.why)) mayNotArrive(t, cards, to, context);
};
