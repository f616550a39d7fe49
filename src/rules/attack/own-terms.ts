import {
  activesOf,
  type Condition,
  holds,
  isUndescribed,
  namedApart,
  type Obstacle,
  type OwnAttack,
  opponentsOf,
  playerOf,
  pokemonOf,
  seatOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Doc, RuledDoc } from '../../corpus/index.ts';
import { type ActionOf, type ForbidParts, type Law, reading, step, UnknownFact } from '../../engine/index.ts';
import type { Attack, Card, CardId, Json, Seat, Uid } from '../../state/index.ts';
import { ATTACK_BEFORE_RULE, TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { NOT_USED } from '../effects/remembered.ts';
import { howNew, isNew, ripe } from '../pokemon/evolution.ts';
import { meant } from '../pokemon/rare-candy.ts';
import { ONE_IN_A_GAME, rememberVstar } from '../powers/vstar-power.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, T } from '../questions.ts';
import type { AttackRun } from './attack-run.ts';
import { findAttack } from './may-attack.ts';
import { unmetTerms } from './unmet-terms.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  ending: ['does-nothing', 'nothing-to-copy'],
  note: ['attack-not-used', 'failed-and-used', 'gx-not-copied', 'vstar-not-copied'],
} as const;

interface Played {
  readonly card: CardId;
  readonly on?: Uid;
}

type PlayAction = ActionOf<'play-trainer'> | ActionOf<'play-supporter'> | ActionOf<'play-stadium'>;

const attackOf = (view: View, action: ActionOf<'attack'>): Attack | null => findAttack(view, action)?.attack ?? null;

/** Those that may be attacked: the one that is named, or all across. */
const mayBeAttacked = (view: View, action: ActionOf<'attack'>, seat: Seat): readonly Uid[] =>
  action.target === undefined
    ? opponentsOf(view, seat).flatMap((other) => activesOf(playerOf(view.state, other)).map(({ uid }) => uid))
    : [action.target];

/** Is what the attack asks for there? */
const termsMet = (view: View, action: ActionOf<'attack'>, why?: Why): boolean => {
  const terms = attackOf(view, action)?.onlyIf;
  const seat = seatOf(view.state, action.attacker) ?? view.state.toMove;
  if (terms === undefined) return true;
  // Of several that may be attacked one is enough; where none is given, it is asked for.
  const meant = mayBeAttacked(view, action, seat);
  const against: readonly (Uid | null)[] = meant.length === 0 ? [null] : meant;
  return against.some((defending) => holds(view, terms as Condition, { seat, uid: action.attacker, defending }, why));
};

export const onlyIf = forbids({
  acts: ['attack'],
  obstacle: 'effect',
  code: 'attack-asks-for-more',
  law: ATTACK_BEFORE_RULE,
  concerns: (view, action) => attackOf(view, action)?.onlyIf !== undefined,
  when: (view, action) => {
    const attack = attackOf(view, action);
    const pokemon = pokemonOf(view.state, action.attacker);
    if (attack === null || pokemon === null || termsMet(view, action)) return null;
    const seat = seatOf(view.state, action.attacker) ?? view.state.toMove;
    const from = { seat, uid: action.attacker, defending: mayBeAttacked(view, action, seat)[0] ?? null };
    return {
      pokemon: namedApart(view, pokemon),
      attack: attack.name,
      ...unmetTerms(view, (attack.onlyIf ?? {}) as Condition, from),
    };
  },
  readBy: (view, action, why) => {
    termsMet(view, action, why);
  },
});

/** An official ruling on that very card goes before what it says, and before the rules. */
export const cardRuledOut = forbids({
  acts: ['play-trainer', 'play-supporter', 'play-stadium'],
  obstacle: 'effect',
  code: 'card-ruled-out',
  law: { 'comprehensive-2009': ['102.3', 'takes precedence over every other rule'] },
  concerns: (view: View, action: { readonly card: CardId }) => view.cardAt(action.card)?.ruledOnlyIf !== undefined,
  when: (view, action: { readonly card: CardId }) => {
    const card = view.cardAt(action.card);
    if (card?.ruledOnlyIf === undefined) return null;
    const terms = card.ruledOnlyIf as Condition;
    if (!isKnownNot(view, terms)) return null;
    return { card: card.name, ...unmetTerms(view, terms, { seat: view.state.toMove, uid: null }) };
  },
});

/**
 * Is it known that this is not so? A ruling is about a rare case, so a table that does not say is the usual one, as for a card without any effect.
 */
const isKnownNot = (view: View, condition: Condition): boolean => {
  try {
    return !holds(view, condition, { seat: view.state.toMove, uid: null });
  } catch (stop) {
    if (stop instanceof UnknownFact) return false;
    throw stop;
  }
};

const OBSTACLES: readonly Json[] = ['new', 'first-turn'] satisfies readonly Obstacle[];
const isObstacle = (word: Json): word is Obstacle => OBSTACLES.includes(word);

/** By what a card that evolves a Pokémon is bound in its own words; null: by nothing. */
const boundBy = (card: Card | null): readonly Obstacle[] | null => {
  for (const verb of card?.play?.does ?? []) {
    if (typeof verb !== 'object' || verb === null || Array.isArray(verb) || !('evolve' in verb)) continue;
    if ('bound' in verb && Array.isArray(verb.bound)) return verb.bound.filter(isObstacle);
  }
  return null;
};

/** Its own words let it evolve none of the Pokémon there: none was there before this turn, or there is none yet. */
const isForNobody = (view: View, bound: readonly Obstacle[], on: Uid | undefined): boolean => {
  const player = playerOf(view.state, view.state.toMove);
  if (on === undefined && (!player.benchGiven || !player.activeGiven)) return false;
  return meant(view, player.seat, on).every(
    (pokemon) => !isUndescribed(view, pokemon) && !ripe(view, pokemon, [], bound),
  );
};

/** Did everybody that it could evolve come into play this turn? */
const allNew = (view: View, on: Uid | undefined): boolean => {
  const all = meant(view, view.state.toMove, on);
  return all.length > 0 && all.every((pokemon) => isNew(view, pokemon) && howNew(view, pokemon).how === 'came');
};

/** What the text of a card asks for before it may be played. */
const playOnlyIf = <D extends Doc, K extends PlayAction['kind']>(
  acts: readonly K[],
  law: Law<D>,
): ForbidParts<Answers<Doc>, K, D, 'card-asks-for-more'> => ({
  acts,
  obstacle: 'effect',
  code: 'card-asks-for-more',
  law,
  concerns: (view: View, { card }: Played) =>
    view.cardAt(card)?.playsOnlyIf !== undefined || boundBy(view.cardAt(card)) !== null,
  when: (view: View, action: Played) => {
    const card = view.cardAt(action.card);
    if (card === null) return null;
    const bound = boundBy(card);
    if (bound !== null && isForNobody(view, bound, action.on))
      return { card: card.name, ...(allNew(view, action.on) ? { unmet: 'new' } : {}) };
    if (cardTermsMet(view, action)) return null;
    const terms = (card.playsOnlyIf ?? {}) as Condition;
    return { card: card.name, ...unmetTerms(view, terms, { seat: view.state.toMove, uid: null }) };
  },
  readBy: (view: View, action: Played, why: Why) => {
    cardTermsMet(view, action, why);
  },
});

const cardTermsMet = (view: View, { card }: { readonly card: CardId }, why?: Why): boolean => {
  const terms = view.cardAt(card)?.playsOnlyIf;
  return terms === undefined || holds(view, terms as Condition, { seat: view.state.toMove, uid: null }, why);
};

export const cardOnlyIf = forbids(playOnlyIf(['play-trainer', 'play-supporter', 'play-stadium'], TRAINER_BEFORE_RULE));

/** Where every class of Trainer cards has a paragraph of its own for it (APR I.B). */
export const itemOnlyIf = forbids(
  playOnlyIf(['play-trainer'], {
    'advanced-2018': ['I.B-01/itm.1', "whose conditions can't be followed"],
    'advanced-2025': ['I.B-01/itm.1', "whose conditions can't be followed"],
  }),
);
export const supporterOnlyIf = forbids(
  playOnlyIf(['play-supporter'], {
    'advanced-2018': ['I.B-02/sup.1', "whose conditions can't be followed"],
    'advanced-2025': ['I.B-03/sup.1', "whose conditions can't be followed"],
  }),
);
export const stadiumOnlyIf = forbids(
  playOnlyIf(['play-stadium'], {
    'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
    'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
  }),
);

export const oneGxAttack = forbids({
  acts: ['attack'],
  obstacle: 'used',
  code: 'gx-attack-spent',
  law: { ...ATTACK_BEFORE_RULE, 'me-2026': ['App19#1', 'one GX attack in a game'] },
  concerns: (view, action) => attackOf(view, action)?.gx === true,
  when: (view, action) => {
    const attack = attackOf(view, action);
    const seat = seatOf(view.state, action.attacker) ?? view.state.toMove;
    if (attack?.gx !== true || playerOf(view.state, seat).gx !== true) return null;
    return { attack: attack.name, player: seat };
  },
});

/** An attack that fails because of an effect on its Pokémon was not used; other documents do not say. */
const counts = reading(
  NOT_USED,
  (_view, [ended]: readonly [string], why) => {
    why('attack-not-used', { code: ended });
    return false;
  },
  () => true,
);

/** One that fails by its own text was used all the same. */
const countsByItself = reading(
  {
    'neo-2001': { silent: 'an attack that fails by its own text was used', near: 'Order.7' },
    'ex-2003': { silent: 'an attack that fails by its own text was used', near: 'Attack' },
    'comprehensive-2009': { silent: 'an attack that fails by its own text was used', near: '302.5' },
    'xy-2016': { silent: 'an attack that fails by its own text was used', near: 'Attack.D' },
    'me-2026': { silent: 'an attack that fails by its own text was used', near: 'Attack.E' },
    'advanced-2018': ['II.D-01#2', 'it counts as used, and the turn ends'],
    'advanced-2025': ['II.D-01#2', 'it counts as used, and the turn ends'],
  },
  (_view, _ended: readonly [string], why) => {
    why('failed-and-used');
    return true;
  },
  () => false,
);

/** How an attack ends that something else has kept from happening. */
const FAILED: readonly (string | null)[] = ['cancelled-by-effect', 'confused'];

const spend = step(ATTACK_BEFORE_RULE, (t: T, seat: Seat): void => {
  t.put({ kind: 'gx-used', seat });
});

/** A copied attack of which a player uses one in a game limits the player who copies it, too: after another it can't be chosen. */
const withoutSpent = (law: Law<RuledDoc>, kind: 'gx' | 'vstar', code: 'gx-not-copied' | 'vstar-not-copied') =>
  step(
    law,
    (t: T, run: AttackRun, attacks: readonly OwnAttack[]): readonly OwnAttack[] => {
      if (playerOf(t.state, run.seat)[kind] !== true) return attacks;
      const left = attacks.filter(({ attack }) => attack[kind] !== true);
      for (const { attack } of attacks)
        if (attack[kind] === true) t.note(code, { attack: attack.name, player: run.seat });
      if (left.length === 0) {
        run.ended = 'does-nothing';
        t.put({ kind: 'attack-ended', code: 'does-nothing' });
      }
      return left;
    },
    (_t: T, _run: AttackRun, attacks: readonly OwnAttack[]): readonly OwnAttack[] => attacks,
  );

const gxLeft = withoutSpent(ATTACK_BEFORE_RULE, 'gx', 'gx-not-copied');
const vstarLeft = withoutSpent(ONE_IN_A_GAME, 'vstar', 'vstar-not-copied');

export const leftToCopy = (t: T, run: AttackRun, attacks: readonly OwnAttack[]): readonly OwnAttack[] => {
  const left = attacks.some(({ attack }) => attack.gx === true) ? gxLeft(t, run, attacks) : attacks;
  return left.some(({ attack }) => attack.vstar === true) ? vstarLeft(t, run, left) : left;
};

/** Keeps it that the one GX attack of a player has been used, if this one was, or the one that it copied. */
export const rememberGx = (t: T, seat: Seat, performed: readonly Attack[], ended: string | null): void => {
  if (!FAILED.includes(ended)) for (const attack of performed) rememberVstar(t, seat, attack);
  if (performed.every(({ gx }) => gx !== true) || playerOf(t.state, seat).gx === true) return;
  if (ended !== null && FAILED.includes(ended) && !counts(t.view, [ended], t.why)) return;
  if (ended === 'does-nothing' && !countsByItself(t.view, [ended], t.why)) return;
  spend(t, seat);
};
