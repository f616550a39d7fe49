import {
  ACTS,
  type Act,
  active,
  type Claim,
  claimsOn,
  claimsOnPlayer,
  type Facts,
  type Force,
  type ForceOf,
  isAboutPlayer,
  isActive,
  matches,
  namedApart,
  type Obstacle,
  playerOf,
  pokemonOf,
  type View,
} from '../../claims/index.ts';
import type { Doc, RuledDoc } from '../../corpus/index.ts';
import {
  type Action,
  type Allowance,
  type AnyLaw,
  actOf,
  type ForbidParts,
  type Law,
  lawOf,
  type Overruled,
  paragraphOf,
  reading,
  statesLaw,
} from '../../engine/index.ts';
import {
  type Card,
  ENERGY_NAMES,
  type EnergyLetter,
  type Json,
  type Player,
  type Pokemon,
  sameName,
} from '../../state/index.ts';
import { isTool } from '../attached-cards/attached-cards.ts';
import { basicToTexts } from '../attached-cards/energy.ts';
import { findAttack } from '../attack/may-attack.ts';
import { unlessTerms } from '../attack/unmet-terms.ts';
import {
  ATTACK_BEFORE_RULE,
  beforeRule,
  POWER_BEFORE_RULE,
  TRAINER_BEFORE_RULE,
  TRAIT_BEFORE_RULE,
} from '../cards/card-before-rule.ts';
import { isFossil, isItem } from '../cards/card-types.ts';
import { isOfTypeOutsidePlay } from '../cards/energy-types.ts';
import { letsDespite, RULING_WINS } from '../cards/official-rulings.ts';
import { CARD_WINS_ON_EVOLVING, cardWinsOnEvolving, isFirstTurn } from '../pokemon/evolution.ts';
import { whyPowerKept } from '../pokemon/pokemon.ts';
import { forbids } from '../prohibition.ts';
import type { Answers } from '../questions.ts';
import { startsByItsText } from '../set-up/starting-by-text.ts';
import { goesBefore } from './continuous-effects.ts';
import { type ForOthers, textsForOthers } from './for-others.ts';
import {
  BENCH_ENDS_EFFECTS,
  CHANGE_ENDS_EFFECTS,
  endsOnBench,
  endsOnChange,
  ONLY_TIME_ENDS_IT,
} from './lasting-effects.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['evolve-it', 'muting-text-gone', 'only-its-end'],
  overruling: ['card-permits', 'ruling-permits'],
} as const;

/** Cards against rules: a card that permits overrules a prohibition, and cards forbid of their own (CR 102.1, 402, 403). */

const pokemonIn = (view: View, action: Action): Pokemon | null => {
  switch (action.kind) {
    case 'retreat':
    case 'use-power':
      return pokemonOf(view.state, action.pokemon);
    case 'attack':
      return pokemonOf(view.state, action.attacker);
    case 'evolve':
    case 'level-up':
      return pokemonOf(view.state, action.on);
    case 'attach-energy':
      return pokemonOf(view.state, action.to);
    default:
      return null;
  }
};

/** Does a verb of the card that is played say that this does not stop it? Only an official ruling does. */
const ruledOn = (view: View, action: Action, obstacle: Obstacle): Overruled | null => {
  if (action.kind !== 'play-trainer') return null;
  const card = view.cardAt(action.card);
  if (card === null || !(card.play?.does ?? []).some((verb) => isDespite(verb, obstacle))) return null;
  if (!letsDespite(view, obstacle)) return null;
  return { rule: paragraphOf(RULING_WINS, view), by: card.name, code: 'ruling-permits', facts: { card: card.name } };
};

const isDespite = (verb: Json, obstacle: Obstacle): boolean =>
  typeof verb === 'object' &&
  verb !== null &&
  'despite' in verb &&
  Array.isArray(verb.despite) &&
  verb.despite.includes(obstacle);

const ownWordsCount = reading(
  {
    ...ATTACK_BEFORE_RULE,
    'advanced-2018': ['II.E-27#1', 'can use attacks if it meets the situation'],
    'advanced-2025': ['II.E-28#1', 'the attack can be used in a situation'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Does the attack itself say that this does not keep it from being used? */
const attackItself = (view: View, action: Action, obstacle: Obstacle): Overruled | null => {
  const attack = action.kind === 'attack' ? (findAttack(view, action)?.attack ?? null) : null;
  if (attack?.despite?.includes(obstacle) !== true || !ownWordsCount(view, [])) return null;
  return {
    rule: ownWordsCount.rule(view),
    by: attack.name,
    code: 'card-permits',
    facts: { card: attack.name, act: 'attack' },
  };
};

/** Does the very card that is played to evolve say that this does not keep it from it? */
const evolutionItself = (view: View, action: Action, obstacle: Obstacle): Overruled | null => {
  const card = action.kind === 'evolve' ? view.cardAt(action.card) : null;
  if (card?.evolvesDespite?.includes(obstacle) !== true || !itsWordsCount(view, [])) return null;
  return {
    rule: itsWordsCount.rule(view),
    by: card.name,
    code: 'card-permits',
    facts: { card: card.name, act: 'evolve' },
  };
};

/** Does the very Trainer card that is played say that this does not keep it from being played? */
const trainerItself = (view: View, action: Action, obstacle: Obstacle): Overruled | null => {
  if (action.kind !== 'play-trainer' && action.kind !== 'play-supporter') return null;
  const card = view.cardAt(action.card);
  if (card?.playsDespite?.includes(obstacle) !== true) return null;
  return {
    rule: paragraphOf(TRAINER_BEFORE_RULE, view),
    by: card.name,
    code: 'card-permits',
    facts: { card: card.name, act: action.kind },
  };
};

/** Does the very card that is put down in the set-up say that it may be, although it is not a Basic Pokémon? */
const setUpItself = (view: View, action: Action, obstacle: Obstacle): Overruled | null => {
  if (obstacle !== 'target' || (action.kind !== 'initial-active' && action.kind !== 'initial-bench')) return null;
  const card = view.cardAt(action.card);
  const by = card === null ? null : startsByItsText(view, card, action.kind === 'initial-active' ? 'active' : 'bench');
  if (card === null || by === null) return null;
  return {
    rule: paragraphOf(POWER_BEFORE_RULE, view),
    by,
    code: 'card-permits',
    facts: { card: by, act: 'set-out' },
  };
};

/** Only an Ancient Trait says so of its own card. */
const ITS_WORDS = lawOf({ ...TRAIT_BEFORE_RULE, 'ex-2003': CARD_WINS_ON_EVOLVING['ex-2003'] });

const itsWordsCount = reading(
  ITS_WORDS,
  (_view, _args: readonly []) => true,
  () => false,
);

const byArrival = (a: Force, b: Force): number => a.at - b.at;

/** Of an effect that lets something be done and one that says it cannot be done, the second counts, whichever is newer. */
const bansGoFirst = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '403.2' },
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.A#2', 'takes precedence'],
    'advanced-2025': ['II.A#2', 'takes precedence'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Is it an Evolution card of the type into which a text lets Pokémon evolve? In hand a card has the type that it prints alone. */
export const isIntoType = (view: View, action: Action, type: EnergyLetter | undefined): boolean =>
  type === undefined || (action.kind === 'evolve' && view.cardAt(action.card)?.types?.includes(type) === true);

/** What a document says of cards on evolving itself, or else what it says of texts of that kind. */
const lawOfPermit = (view: View, act: Act, obstacle: Obstacle, permits: Force): Law<RuledDoc> => {
  const onEvolving = cardWinsOnEvolving(obstacle);
  return act === 'evolve' && statesLaw(onEvolving, view.doc) ? onEvolving : beforeRule(view, permits);
};

/**
 * The card whose text, or an official ruling on it, lets this happen although a rule of that bar forbids it; null when there is none. Against an
 * effect that forbids it, the one that goes before counts.
 */
export const overruled = (view: View, action: Action, obstacle: Obstacle, imposed: Force | null): Overruled | null => {
  const act = actOf(action);
  if (act === null) return setUpItself(view, action, obstacle);
  const ruled = ruledOn(view, action, obstacle);
  if (ruled !== null) return ruled;
  const own =
    imposed === null
      ? (attackItself(view, action, obstacle) ??
        evolutionItself(view, action, obstacle) ??
        trainerItself(view, action, obstacle))
      : null;
  if (own !== null) return own;
  if (!view.says('may', act)) return null;
  const pokemon = pokemonIn(view, action);
  // Several that permit it do not clash; the newest stands for them.
  const onPokemon = pokemon === null ? [] : claimsOn(view, pokemon, 'may');
  const onPlayer = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'may');
  const permits = [...onPokemon, ...onPlayer]
    .filter(
      ({ claim }) =>
        claim.act === act &&
        claim.despite.includes(obstacle) &&
        isIntoType(view, action, claim.into) &&
        !(claim['but-first-turn'] === true && isFirstTurn(view)),
    )
    .toSorted(byArrival)
    .at(-1);
  if (permits === undefined || (imposed !== null && bansGoFirst(view, []))) return null;
  if (imposed !== null && !goesBefore(view, [permits, imposed])) return null;
  return {
    rule: paragraphOf(lawOfPermit(view, act, obstacle, permits), view),
    by: permits.name,
    code: 'card-permits',
    facts: { card: permits.name, act },
  };
};

/** A Fossil put on the Bench is a Trainer card played as well. */
const isFossilPlayed = (view: View, action: Action): boolean => {
  const card = action.kind === 'bench' ? view.cardAt(action.card) : null;
  return card !== null && isFossil(card);
};

/** What a card may call the action. */
const actsOf = (view: View, action: Action): readonly Act[] => {
  const act = actOf(action);
  return [...(act === null ? [] : [act]), ...(isFossilPlayed(view, action) ? (['play-trainer'] as const) : [])];
};

/** Does anything on the table forbid any player such an act? A ban on another has nothing to do with it. */
const isForbiddenSomewhere = (view: View, action: Action): boolean => {
  const act = actOf(action);
  if (act !== null && view.says('cannot', act)) return true;
  return isFossilPlayed(view, action) && view.says('cannot', 'play-trainer');
};

/** Whether a ban of a card in play is one of those asked about. */
export type FromWhere = (view: View, force: Force) => boolean;
const anywhere: FromWhere = () => true;

type BarredKind = NonNullable<ForceOf<'cannot'>['claim']['only']>;

const KINDS_BARRED: { readonly [kind in BarredKind]: (view: View, card: Card) => boolean } = {
  'special-energy': (view, card) => card.kind === 'energy' && !basicToTexts(view, card),
  tool: (_view, card) => isTool(card),
  'technical-machine': (_view, { tags = [] }) => tags.includes('technical machine'),
  'ace-spec': (_view, { tags = [] }) => tags.includes('ace spec'),
};

/** The text that keeps this player from playing such a card and discards those that are attached. */
export const removingBan = (view: View, player: Player, card: Card): ForceOf<'cannot'> | null =>
  !view.says('cannot', 'play-trainer')
    ? null
    : (claimsOnPlayer(view, player, 'cannot').find(
        ({ claim: { removes, only } }) => removes === true && only !== undefined && KINDS_BARRED[only](view, card),
      ) ?? null);

/** Does a ban on cards of one kind reach the card of this act? */
const reachesKind = (view: View, action: Action, { claim: { only, type } }: ForceOf<'cannot'>): boolean => {
  if (only === undefined && type === undefined) return true;
  const card = 'card' in action ? view.cardAt(action.card) : null;
  if (card === null || (type !== undefined && !(card.kind === 'energy' && isOfTypeOutsidePlay(card, type))))
    return false;
  return only === undefined || KINDS_BARRED[only](view, card);
};

/** Does a ban on Items reach this act? A Tool is none in a document that says so, unless the text names Tools or all Trainer cards. */
const reachesTool = (view: View, action: Action, { claim }: ForceOf<'cannot'>): boolean => {
  if (
    claim.act !== 'play-trainer' ||
    claim.tools === true ||
    claim.only !== undefined ||
    action.kind !== 'play-trainer'
  )
    return true;
  const card = view.cardAt(action.card);
  return card === null || isItem(view, [card]);
};

/** The text that bans Items and does not reach the Tool that is played, since a Tool is not an Item. */
export const itemBanPassing = (view: View, action: Action): Force | null => {
  const card = action.kind === 'play-trainer' ? view.cardAt(action.card) : null;
  if (card === null || !isTool(card) || !isForbiddenSomewhere(view, action)) return null;
  const bans = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'cannot');
  return bans.find((force) => force.claim.act === 'play-trainer' && !reachesTool(view, action, force)) ?? null;
};

/** The text that bans another attack of this Pokémon by its name, and so leaves this one. */
export const attackBanPassing = (view: View, action: Action): ForceOf<'cannot'> | null => {
  if (action.kind !== 'attack') return null;
  const pokemon = pokemonIn(view, action);
  const bans = pokemon === null ? [] : claimsOn(view, pokemon, 'cannot');
  const isOther = ({ claim }: ForceOf<'cannot'>): boolean =>
    claim.act === 'attack' && claim.attack !== undefined && !sameName(claim.attack, action.attack);
  return bans.find(isOther) ?? null;
};

/** The texts that ban the act for Pokémon of another kind than the one that does it. */
export const bansForOthers = (view: View, action: Action): readonly ForOthers[] => {
  const pokemon = pokemonIn(view, action);
  if (pokemon === null || !isForbiddenSomewhere(view, action)) return [];
  const acts = actsOf(view, action);
  const isMeant = ({ claim }: ForceOf<'cannot'>): boolean =>
    acts.includes(claim.act) &&
    (claim.attack === undefined || (action.kind === 'attack' && sameName(claim.attack, action.attack)));
  return textsForOthers(view, pokemon, 'cannot', isMeant);
};

/** Does a ban on acts of that name reach this one: the card that is played, the attack that is used? */
const reachesAct = (view: View, action: Action, force: ForceOf<'cannot'>): boolean =>
  reachesTool(view, action, force) &&
  reachesKind(view, action, force) &&
  (force.claim.attack === undefined || (action.kind === 'attack' && sameName(action.attack, force.claim.attack))) &&
  (force.claim.gx === undefined || (action.kind === 'attack' && findAttack(view, action)?.attack.gx === true));

/** Of texts that another one keeps silent: would it forbid this act, or let it be done in spite of one of these bars? */
export const wouldBearOn = (view: View, action: Action, force: Force, bars: readonly string[]): boolean =>
  speaksOf(view, action, force, bars) && active(view, force);

/** The bans that are about this act, whatever else they ask for. */
export const bansSpeakingOf = (view: View, action: Action): readonly Force[] =>
  isForbiddenSomewhere(view, action) ? view.forces('cannot').filter((force) => speaksOf(view, action, force, [])) : [];

const speaksOf = (view: View, action: Action, force: Force, bars: readonly string[]): boolean => {
  const { claim, from } = force;
  if (claim.claim === 'cannot') {
    if (!actsOf(view, action).includes(claim.act) || !reachesAct(view, action, force as ForceOf<'cannot'>))
      return false;
  } else if (
    claim.claim !== 'may' ||
    claim.act !== actOf(action) ||
    !claim.despite.some((bar) => bars.includes(bar)) ||
    !isIntoType(view, action, claim.into)
  )
    return false;
  const pokemon = pokemonIn(view, action);
  return (
    isAboutPlayer(view, force, view.state.toMove) ||
    (pokemon !== null && matches(view, claim.on ?? 'self', from, pokemon.uid))
  );
};

const forbidding = (
  view: View,
  action: Action,
  definite: boolean,
  from: FromWhere = anywhere,
): ForceOf<'cannot'> | null => {
  if (!isForbiddenSomewhere(view, action)) return null;
  const pokemon = pokemonIn(view, action);
  const onPokemon = pokemon === null ? [] : claimsOn(view, pokemon, 'cannot');
  const onPlayer = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'cannot');
  const acts = actsOf(view, action);
  const claims = [...onPokemon, ...onPlayer];
  const found = claims.filter(
    (force) =>
      acts.includes(force.claim.act) &&
      (force.origin === 'mark') === definite &&
      from(view, force) &&
      reachesAct(view, action, force),
  );
  return found.toSorted(byArrival).at(-1) ?? null;
};

/** What forbids it, a lasting effect or a card in play; null where nothing does. */
export const banOn = (view: View, action: Action): ForceOf<'cannot'> | null =>
  forbidding(view, action, true) ?? forbidding(view, action, false);

/** A ban on Trainer cards reaches the Bench where it meets a Fossil, which is one. */
const bansTrainers = (claim: Claim): boolean => claim.claim === 'cannot' && claim.act === 'play-trainer';

/** The attack of the last turn because of which the ban on its user applies. */
const usedBefore = (view: View, { claim, from }: Force): Facts => {
  if (claim.while?.['used-last-turn']?.by !== 'self') return {};
  const before = playerOf(view.state, from.seat).attacksBefore ?? [];
  const used = before.find(({ by, failed }) => by === from.uid && failed !== true);
  return used === undefined ? {} : { used: used.attack };
};

/** What a ban says of the action it stands against. */
export const banFacts = (
  view: View,
  action: Action,
  by: Force,
): Facts & { by: string; act: string; pokemon: string } => {
  const pokemon = pokemonIn(view, action);
  const { claim } = by;
  return {
    by: by.name,
    act: actOf(action) ?? '',
    pokemon: pokemon === null ? '' : namedApart(view, pokemon),
    ...(by.origin === 'assumed' ? { assumed: true } : {}),
    ...(by.kind === null && pokemon !== null && by.card !== null && by.card === pokemon.stack[0] ? { own: true } : {}),
    ...(action.kind === 'play-trainer' || (action.kind === 'bench' && bansTrainers(claim))
      ? { card: view.cardAt(action.card)?.name ?? '' }
      : {}),
    ...(by.origin === 'body' ? { power: true } : {}),
    ...unlessTerms(view, by),
    ...usedBefore(view, by),
    ...(claim.claim === 'cannot' && claim.attack !== undefined ? { named: claim.attack } : {}),
    ...(claim.claim === 'cannot' && claim.only !== undefined ? { only: claim.only } : {}),
    ...(claim.claim === 'cannot' && claim.type !== undefined ? { energy: ENERGY_NAMES[claim.type] } : {}),
    ...(action.kind === 'attach-energy' && isOnPlayer(view, by) ? { onPlayer: true } : {}),
  };
};

/** Is the ban on the player, whatever Pokémon the act is about? */
const isOnPlayer = (view: View, by: Force): boolean =>
  isAboutPlayer(view, by, view.state.toMove) ||
  (by.bearer !== null && 'seat' in by.bearer && by.claim.on === undefined);

/** A text that keeps a player from playing Energy cards of a kind: to attach one from the hand is to play it. */
export const bansPlayingEnergy = (view: View, by: Force): boolean =>
  by.claim.claim === 'cannot' &&
  by.claim.act === 'attach-energy' &&
  by.claim.only !== undefined &&
  isOnPlayer(view, by);

/** Every other ban. */
export const bansNoPlaying = (view: View, by: Force): boolean => !bansPlayingEnergy(view, by);

/** The lasting effect that forbids it, of all of them or of those made by texts of one kind; null where none does. */
export const banByLastingEffect = (view: View, action: Action, from?: FromWhere): Force | null =>
  forbidding(view, action, true, from);

/** What ends an effect before its time: on a player nothing, on a Pokémon another form, and the Bench where it does not stay there. */
const endOf = (view: View, { bearer, mark }: Force, leaving: AnyLaw): readonly Allowance[] => {
  if (bearer !== null && 'seat' in bearer) return [{ law: ONLY_TIME_ENDS_IT, code: 'only-its-end' }];
  const pokemon = bearer === null ? null : pokemonOf(view.state, bearer.uid);
  const onBench = pokemon !== null && isActive(view, pokemon) && mark !== null && endsOnBench(view, mark);
  return onBench ? endsOnChange(view, CHANGE_ENDS_EFFECTS, leaving) : [{ law: CHANGE_ENDS_EFFECTS, code: 'evolve-it' }];
};

/** A lasting effect forbids these acts, until it ends; with `from`, one that was made by texts of that kind only; `leaving`: what ends it on the Bench. */
export const forbidsUntilItEnds = <D extends Doc, K extends Act>(
  acts: readonly K[],
  law: Law<D>,
  { leaving = BENCH_ENDS_EFFECTS, from = anywhere }: { leaving?: AnyLaw; from?: FromWhere } = {},
): ForbidParts<Answers<Doc>, K, D, 'lasting-effect-forbids'> => {
  const ban = (view: View, action: Action): Force | null => forbidding(view, action, true, from);
  return {
    acts,
    obstacle: 'effect',
    code: 'lasting-effect-forbids',
    law,
    claim: 'cannot',
    when: (view, action) => {
      const by = ban(view, action);
      return by === null ? null : banFacts(view, action, by);
    },
    imposedBy: ban,
    allowances: (view, action) => {
      const by = ban(view, action);
      return by === null ? [] : endOf(view, by, leaving);
    },
  };
};

/** A card in play forbids these acts, as long as it is there; with `from`, one of those cards only. */
export const inPlayForbids = <D extends Doc, K extends Act>(
  acts: readonly K[],
  law: Law<D>,
  from: FromWhere = anywhere,
): ForbidParts<Answers<Doc>, K, D, 'card-in-play-forbids'> => {
  const ban = (view: View, action: Action): Force | null => forbidding(view, action, false, from);
  return {
    acts,
    obstacle: 'effect',
    code: 'card-in-play-forbids',
    law,
    claim: 'cannot',
    // That no card forbids it is said once, not for each kind of card.
    ...(from === anywhere ? {} : { concerns: (view: View, action: Action) => ban(view, action) !== null }),
    when: (view, action) => {
      const by = ban(view, action);
      return by === null ? null : banFacts(view, action, by);
    },
    imposedBy: ban,
    readBy: (view, action, why) => {
      const by = ban(view, action);
      const pokemon = by === null || by.from.uid === null ? null : pokemonOf(view.state, by.from.uid);
      if (by !== null && pokemon !== null) whyPowerKept(view, pokemon, by, why);
    },
  };
};

export const cardInPlayForbids = forbids(
  inPlayForbids(ACTS, { 'comprehensive-2009': ['403.1', 'stops being in the appropriate zone'] }),
);
