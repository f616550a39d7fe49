import { type Bar, type Facts, nameOf, playerOf, topCard, type View } from '../../claims/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import type { Card, Json, Pokemon, Uid } from '../../state/index.ts';
import { contextOfPlay } from '../cards-from-hand/trainers.ts';
import { forbids } from '../prohibition.ts';
import type { Texts } from '../questions.ts';
import { isFirstTurn, isNew, ripe } from './evolution.ts';
import { basic } from './pokemon.ts';
import { keptFromHand } from './put-on-top.ts';
import { type Candy, candyTargets, chainExists, fitsByName, isBaby, meant } from './rare-candy.ts';

/** Why a card that works as Rare Candy evolves nobody: who would take it is evolved, a Baby, too young, or linked by no Stage 1. */

/** Basics that a card of the hand would fit, were it not for `but`. */
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
    for (const id of player.hand.cards) {
      const card = view.cardAt(id);
      if (card === null || card.kind !== 'pokemon' || !fitsByName(view, card, pokemon, how)) continue;
      return {
        pokemon: base.name,
        card: card.name,
        player: player.seat,
        turn: view.state.turn,
        turnTold: view.state.told.turn,
      };
    }
  }
  return null;
};

const isCandy = (verb: Json): verb is { readonly only?: Json; readonly bound?: readonly Bar[] } =>
  typeof verb === 'object' && verb !== null && 'rare-candy' in verb;

/** Why a card that works as Rare Candy comes to nothing. Whether it does is one question for all three; a card that does something else may be played. */
const candyCard = (texts: Texts) => {
  const does = (view: View, action: ActionOf<'play-trainer'>) => view.cardAt(action.card)?.play?.does ?? [];
  return {
    how: (view: View, action: ActionOf<'play-trainer'>): Candy => {
      const candy = does(view, action).find(isCandy);
      return {
        ...(candy?.only === 'stage 2' ? { only: 'stage 2' } : {}),
        ...(candy?.bound === undefined ? {} : { bound: candy.bound }),
      };
    },
    concerns: (view: View, action: ActionOf<'play-trainer'>): boolean => texts.holds(does(view, action), 'rare-candy'),
    ruledOn: (view: View, action: ActionOf<'play-trainer'>): boolean => texts.holds(does(view, action), 'despite'),
    changes: (view: View, action: ActionOf<'play-trainer'>): boolean | null =>
      texts.wouldChange(view, does(view, action), contextOfPlay(view, action.card, action.on)),
  };
};

export const candyTooYoung = (texts: Texts) => {
  const { how, concerns, changes, ruledOn } = candyCard(texts);
  // Where a ruling lifts this, it is told of a card that has nobody older to go on.
  const bites = (view: View, action: ActionOf<'play-trainer'>): boolean =>
    ruledOn(view, action)
      ? changes(view, action) === true && candyTargets(view, view.state.toMove, {}, action.on).length === 0
      : changes(view, action) === false;
  return forbids({
    acts: ['play-trainer'],
    bar: 'new',
    code: 'candy-too-young',
    concerns,
    law: {
      'comprehensive-2009': ['307.2e', 'without a break'],
      'ex-2003': ['Options.3', 'nor in the turn it was put into play'],
      'advanced-2018': ['II.C-12#3', 'unless special instructions say otherwise'],
      'neo-2001': 'unknown',
      'xy-2016': ['Turn.2B#4', 'in the turn in which it came into play'],
    },
    when: (view, action: ActionOf<'play-trainer'>) =>
      bites(view, action)
        ? refused(
            view,
            how(view, action),
            action.on,
            (pokemon) => isNew(view, pokemon) && !ripe(view, pokemon, ['first-turn'], how(view, action).bound),
          )
        : null,
  });
};

export const candyFirstTurn = (texts: Texts) => {
  const { how, concerns, changes } = candyCard(texts);
  return forbids({
    acts: ['play-trainer'],
    bar: 'first-turn',
    code: 'candy-first-turn',
    concerns,
    law: {
      'comprehensive-2009': ['307.2f', 'first turn'],
      'ex-2003': ['Options.3', 'on your first turn'],
      'advanced-2018': ['II.C-12#3', 'unless special instructions say otherwise'],
      'neo-2001': 'unknown',
      'xy-2016': ['Turn.2B#4', 'during their own first turn'],
    },
    // In a first turn nobody evolves, whoever else there may be.
    when: (view, action: ActionOf<'play-trainer'>) =>
      changes(view, action) === true
        ? null
        : refused(
            view,
            how(view, action),
            action.on,
            (pokemon) => isFirstTurn(view) && !ripe(view, pokemon, ['new'], how(view, action).bound),
          ),
  });
};

export const candyOnBaby = (texts: Texts) => {
  const { concerns, changes } = candyCard(texts);
  return forbids({
    acts: ['play-trainer'],
    bar: 'target',
    code: 'candy-on-baby',
    concerns,
    law: {
      'comprehensive-2009': ['800.1b', 'Baby Pokémon'],
      'ex-2003': ['EvoEx.5', 'directly on a Baby Pokémon'],
      'advanced-2018': 'unknown',
      'neo-2001': 'unknown',
      'xy-2016': { silent: 'a Baby Pokémon has no such chain', near: 'Gl:Basic Pokémon Card' },
    },
    when: (view, action: ActionOf<'play-trainer'>) => {
      if (changes(view, action) !== false) return null;
      const baby = meant(view, view.state.toMove, action.on).find(
        (pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]) && isBaby(view, [pokemon]),
      );
      return baby === undefined ? null : { pokemon: nameOf(view, baby) };
    },
  });
};

/** It is for a Basic Pokémon, and one with a Pokémon card beneath it is none, whatever its card prints. */
export const candyOnEvolved = (texts: Texts) => {
  const { concerns, changes } = candyCard(texts);
  return forbids({
    acts: ['play-trainer'],
    bar: 'target',
    code: 'candy-on-evolved',
    concerns,
    law: {
      'comprehensive-2009': ['307.1', 'counts as an Evolved Pokémon'],
      'ex-2003': ['EvoEx.8', 'with it a Basic Pokémon can evolve'],
      'advanced-2018': 'unknown',
      'neo-2001': 'unknown',
      'xy-2016': 'unknown',
    },
    when: (view, action: ActionOf<'play-trainer'>) => {
      if (changes(view, action) !== false) return null;
      const mine = meant(view, view.state.toMove, action.on);
      const [first] = mine;
      const none = mine.every((pokemon) => topCard(view, pokemon) !== null && !basic(view, [pokemon]));
      return first === undefined || !none ? null : { pokemon: nameOf(view, first) };
    },
  });
};

/** A Stage 2 is in hand, but no Stage 1 links it with a Basic Pokémon. */
export const candyWithoutLink = (texts: Texts) => {
  const { how, concerns, changes } = candyCard(texts);
  return forbids({
    acts: ['play-trainer'],
    bar: 'target',
    code: 'candy-without-link',
    concerns,
    law: {
      'comprehensive-2009': ['800.1a', 'only on these conditions'],
      'ex-2003': 'unknown',
      'advanced-2018': 'unknown',
      'neo-2001': 'unknown',
      'xy-2016': 'unknown',
    },
    when: (view, action: ActionOf<'play-trainer'>) => {
      if (changes(view, action) !== false) return null;
      const hand = playerOf(view.state, view.state.toMove).hand.cards.flatMap((id) => view.cardAt(id) ?? []);
      const basics = meant(view, view.state.toMove, action.on).filter(
        (pokemon) => topCard(view, pokemon) !== null && basic(view, [pokemon]) && !isBaby(view, [pokemon]),
      );
      const evolutions = hand.filter(({ stage }) => stage === 'stage 1' || stage === 'stage 2');
      if (basics.some((pokemon) => evolutions.some((card) => fitsByName(view, card, pokemon, how(view, action)))))
        return null;
      for (const pokemon of basics)
        for (const card of evolutions)
          if (card.stage === 'stage 2' && !chainExists(view, [card, nameOf(view, pokemon)]))
            return { card: card.name, pokemon: nameOf(view, pokemon) };
      return null;
    },
  });
};

/** What it puts there is played from the hand, and a card in force forbids that. */
export const candyAgainstBan = (texts: Texts) => {
  const { how, concerns, changes } = candyCard(texts);
  return forbids({
    acts: ['play-trainer'],
    bar: 'effect',
    code: 'candy-against-ban',
    concerns,
    law: { 'advanced-2018': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'] },
    when: (view, action: ActionOf<'play-trainer'>) =>
      changes(view, action) === false
        ? refused(view, how(view, action), action.on, (pokemon) => keptFromHand(view, pokemon))
        : null,
  });
};
