import { type Facts, namedApart, nameOf, type Obstacle, playerOf, topCard, type View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ActionOf, Law } from '../../engine/index.ts';
import type { Card, Json, Pokemon, Uid } from '../../state/index.ts';
import { letsDespite } from '../cards/official-rulings.ts';
import { contextOfPlay } from '../cards-from-hand/trainers.ts';
import { forbids } from '../prohibition.ts';
import type { Texts } from '../questions.ts';
import { CONTINUOUSLY, FIRST_TURNS, howNew, isFirstTurn, isNew, ripe } from './evolution.ts';
import { basic } from './pokemon.ts';
import { CANDY_PLAYS, keptFromHand } from './put-on-top.ts';
import {
  CANDY_AND_BABIES,
  type Candy,
  candyTargets,
  chainExists,
  fitsByName,
  isBaby,
  isHandKnown,
  meant,
} from './rare-candy.ts';

/**
 * Why a card that works as Rare Candy evolves no Pokémon: the Pokémon it could evolve is evolved already, a Baby, too young, or linked by no Stage 1.
 */

/** A Basic that a card of the hand would fit, or one that is not given, were it not for `but`. */
const refused = (
  view: View,
  how: Candy,
  named: Uid | undefined,
  but: (pokemon: Pokemon, base: Card) => boolean,
): Facts | null => {
  const player = playerOf(view.state, view.state.toMove);
  for (const pokemon of meant(view, player.seat, named)) {
    const base = topCard(view, pokemon);
    if (base === null || !basic(view, [pokemon]) || !but(pokemon, base)) continue;
    const facts = {
      pokemon: base.name,
      player: player.seat,
      turn: view.state.turn,
      turnGiven: view.state.given.turn,
      ...howNew(view, pokemon),
    };
    for (const id of player.hand.cards) {
      const card = view.cardAt(id);
      if (card?.kind === 'pokemon' && fitsByName(view, card, pokemon, how)) return { ...facts, card: card.name };
    }
    if (!isHandKnown(view, player.seat)) return facts;
  }
  return null;
};

const isCandy = (verb: Json): verb is { readonly only?: Json; readonly bound?: readonly Obstacle[] } =>
  typeof verb === 'object' && verb !== null && 'rare-candy' in verb;

type Play = ActionOf<'play-trainer'>;

/** One reason why a card that works as Rare Candy has no effect. */
interface Reason<D extends Doc, C extends string> {
  readonly code: C;
  readonly obstacle: Obstacle;
  readonly law: Law<D>;
  readonly because: (view: View, action: Play, how: Candy) => Facts | null;
  /** When it is asked at all. Usually where the card does nothing whatever: one that does something else may be played. */
  readonly asked?: (changes: boolean | null, view: View, action: Play, ruledOn: boolean) => boolean;
}

const howOf = (said: readonly Json[]): Candy => {
  const candy = said.find(isCandy);
  return {
    ...(candy?.only === 'stage 2' ? { only: 'stage 2' } : {}),
    ...(candy?.bound === undefined ? {} : { bound: candy.bound }),
  };
};

const hasNoEffect =
  <D extends Doc, C extends string>({ because, asked = (changes) => changes === false, ...ban }: Reason<D, C>) =>
  (texts: Texts) => {
    const does = (view: View, { card }: Play): readonly Json[] => view.cardAt(card)?.play?.does ?? [];
    /** Is the reason asked for, or has it passed? What a ruling allows, or is not known to change anything, is neither where it is not asked. */
    const standing = (view: View, action: Play): 'asked' | 'passed' | null => {
      const said = does(view, action);
      if (!texts.holds(said, 'rare-candy')) return null;
      const changes = texts.wouldChange(view, said, contextOfPlay(view, action.card, action.on));
      const ruledOn = texts.holds(said, 'despite') && letsDespite(view, ban.obstacle);
      if (asked(changes, view, action, ruledOn)) return 'asked';
      return changes === true && !ruledOn ? 'passed' : null;
    };
    return forbids({
      acts: ['play-trainer'],
      ...ban,
      concerns: (view, action: Play) => standing(view, action) !== null,
      when: (view, action: Play) =>
        standing(view, action) === 'asked' ? because(view, action, howOf(does(view, action))) : null,
    });
  };

export const candyTooYoung = hasNoEffect({
  obstacle: 'new',
  code: 'candy-too-young',
  law: {
    ...CONTINUOUSLY,
    'advanced-2018': ['II.C-12#3', 'unless special instructions say otherwise'],
    'advanced-2025': ['II.C-12#3', 'unless special instructions say otherwise'],
  },
  // Where a ruling allows this, the reason is asked for only if the card has no older Pokémon to be played on.
  asked: (changes, view, { on }, ruledOn) =>
    ruledOn ? changes === true && candyTargets(view, view.state.toMove, {}, on).length === 0 : changes === false,
  because: (view, { on }, how) =>
    refused(view, how, on, (pokemon) => isNew(view, pokemon) && !ripe(view, pokemon, ['first-turn'], how.bound)),
});

export const candyFirstTurn = hasNoEffect({
  obstacle: 'first-turn',
  code: 'candy-first-turn',
  law: {
    ...FIRST_TURNS,
    'advanced-2018': ['II.C-12#3', 'unless special instructions say otherwise'],
    'advanced-2025': ['II.C-12#3', 'unless special instructions say otherwise'],
  },
  // In a first turn no Pokémon evolves, whatever others there may be.
  asked: (changes) => changes !== true,
  because: (view, { on }, how) =>
    refused(view, how, on, (pokemon) => isFirstTurn(view) && !ripe(view, pokemon, ['new'], how.bound)),
});

/** The Stage 1 of the hand that a card for a Stage 2 would be played for; none where the hand holds another or is not all given. */
const stageOneHeld = (view: View, { only }: Candy): { readonly card?: string } => {
  const { hand, seat } = playerOf(view.state, view.state.toMove);
  if (only !== 'stage 2' || !isHandKnown(view, seat)) return {};
  const held = hand.cards.map((id) => view.cardAt(id)).filter((card) => card?.kind === 'pokemon');
  const [first] = held;
  return held.length === 1 && first?.stage === 'stage 1' ? { card: first.name } : {};
};

export const candyOnBaby = hasNoEffect({
  obstacle: 'target',
  code: 'candy-on-baby',
  law: CANDY_AND_BABIES,
  because: (view, { on }, how) => {
    const baby = meant(view, view.state.toMove, on).find(
      (pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]) && isBaby(view, [pokemon]),
    );
    return baby === undefined ? null : { pokemon: namedApart(view, baby), ...stageOneHeld(view, how) };
  },
});

/** It is for a Basic Pokémon, and one with a Pokémon card beneath it is none, whatever its card prints. */
export const candyOnEvolved = hasNoEffect({
  obstacle: 'target',
  code: 'candy-on-evolved',
  law: {
    'comprehensive-2009': ['307.1', 'counts as an Evolved Pokémon'],
    'ex-2003': ['EvoEx.8', 'with it a Basic Pokémon can evolve'],
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  because: (view, { on }) => {
    const mine = meant(view, view.state.toMove, on);
    const [first] = mine;
    const none = mine.every((pokemon) => topCard(view, pokemon) !== null && !basic(view, [pokemon]));
    return first === undefined || !none ? null : { pokemon: namedApart(view, first) };
  },
});

/** A Stage 2 is in hand, but no Stage 1 links it with a Basic Pokémon. */
export const candyWithoutLink = hasNoEffect({
  obstacle: 'target',
  code: 'candy-without-link',
  law: {
    'comprehensive-2009': ['800.1a', 'only on these conditions'],
    'ex-2003': 'absent',
    'advanced-2018': ['II.C-12#2', 'has to match the evolution condition'],
    'advanced-2025': ['II.C-12#2', 'both belong to one line'],
    'neo-2001': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  because: (view, { on }, how) => {
    const hand = playerOf(view.state, view.state.toMove).hand.cards.flatMap((id) => view.cardAt(id) ?? []);
    const basics = meant(view, view.state.toMove, on).filter(
      (pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]) && !isBaby(view, [pokemon]),
    );
    const evolutions = hand.filter(({ stage }) => stage === 'stage 1' || stage === 'stage 2');
    if (basics.some((pokemon) => evolutions.some((card) => fitsByName(view, card, pokemon, how)))) return null;
    for (const pokemon of basics)
      for (const card of evolutions)
        if (card.stage === 'stage 2' && !chainExists(view, [card, nameOf(view, pokemon)]))
          return { card: card.name, pokemon: namedApart(view, pokemon) };
    return null;
  },
});

/** What it puts there is played from the hand, and a card in force forbids that. */
export const candyAgainstBan = hasNoEffect({
  obstacle: 'effect',
  code: 'candy-against-ban',
  law: CANDY_PLAYS,
  because: (view, { on }, how) => refused(view, how, on, (pokemon) => keptFromHand(view, pokemon, 'candy')),
});
