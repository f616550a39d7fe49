import { isActive, isUndescribed, playerOf, pokemonOf, seatOf, type View } from '../claims/index.ts';
import { NotModelled, notTold } from '../engine/index.ts';
import {
  candyTargets,
  check,
  citeChain,
  citePut,
  evolution,
  evolve,
  evolvesByCandy,
  evolvesFrom,
  isCalled,
  keptFromHand,
  levelsUpBy,
  levelUp,
  putAtAnyTime,
  ripe,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, Pokemon, Seat } from '../state/index.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { distinctCards } from './fitting-cards.ts';
import type { Player, VerbOf } from './play-verb.ts';
import { reached } from './prevention.ts';
import { describedDeck } from './taking-cards.ts';
import { choosePokemon, describedUnless, hiddenFrom } from './who.ts';

/** A hand that is searched by a text has to be known. */
const handDescribed = (t: T, seat: Seat): readonly CardId[] => {
  const { hand } = playerOf(t.state, seat);
  if (!hand.told || hand.cards.some((id) => t.view.cardAt(id) === null))
    notTold(
      t.view,
      {
        'comprehensive-2009': ['400.3', 'makes the choice'],
        'ex-2003': { silent: 'whoever a text speaks to makes the choice', near: 'Options.4' },
        'advanced-2018': ['II.C-01#1', 'The player who used the effect chooses'],
        'neo-2001': ['Order.3', 'choices from you'],
        'xy-2016': { silent: 'whoever a text speaks to makes the choice', near: 'Attack.C' },
      },
      'pile-not-told',
      {
        player: seat,
        zone: 'hand',
      },
    );
  return hand.cards;
};

/** Is it a card that this text puts onto that Pokémon: the one it names, or any that evolves from it? */
export const evolvesInto = (view: View, { into }: VerbOf<'evolve'>, id: CardId, pokemon: Pokemon): boolean => {
  const card = view.cardAt(id);
  return into === undefined ? evolvesFrom(view, id, pokemon) : card !== null && isCalled(view, card.name, into);
};

/** Evolving and devolving by a text; the checks of CR 303.1 follow in the middle of it. */
export const verbsOfEvolution: Player = {
  'rare-candy'(t: T, verb: VerbOf<'rare-candy'>, context: TextContext): void {
    const chosen = choosePokemon(
      t,
      candyTargets(t.view, context.seat, verb, context.named),
      context.seat,
      'choose-pokemon',
      hiddenFrom(t.view, { one: { side: 'yours' } }, context),
    );
    if (chosen === null) return;
    const options = distinctCards(
      t,
      playerOf(t.state, context.seat).hand.cards.filter((id) => evolvesByCandy(t.view, id, chosen, verb)),
    );
    const card = t.choose({ by: context.seat, code: 'evolve-into', options }).value;
    citeChain(t.view, card, chosen, t.why);
    evolve(t, card, chosen, 'hand');
    check(t);
  },
  evolve(t: T, verb: VerbOf<'evolve'>, context: TextContext): void {
    const { seat } = context;
    const searched = verb.from === 'deck' ? describedDeck(t, seat) : null;
    const pile = searched ?? handDescribed(t, seat);
    const suits = (pokemon: Pokemon): readonly CardId[] =>
      (verb.from === 'deck' && verb.bound === undefined && putAtAnyTime(t.view, [pokemon])) ||
      (ripe(t.view, pokemon, verb.despite, verb.bound) && !(verb.from === 'hand' && keptFromHand(t.view, pokemon)))
        ? pile.filter((id) => evolvesInto(t.view, verb, id, pokemon))
        : [];
    for (const uid of reached(t, verb.evolve, context, (pokemon) => suits(pokemon).length > 0)) {
      describedUnless(t.view, uid, () => false);
      const pokemon = pokemonOf(t.state, uid);
      const options = pokemon === null ? [] : distinctCards(t, suits(pokemon));
      if (pokemon === null || options.length === 0) continue;
      const card = t.choose({ by: seat, code: 'evolve-into', options }).value;
      if (verb.from === 'deck') citePut(t.view, pokemon, verb.evolve === 'self', t.why);
      evolve(t, card, uid, verb.from, seat);
      if (verb.from === 'deck') shuffle(t, seat);
      check(t);
      return;
    }
    if (verb.from === 'deck') shuffle(t, seat);
  },
  'level-up'(t: T, verb: VerbOf<'level-up'>, context: TextContext): void {
    const { seat } = context;
    const deck = describedDeck(t, seat);
    const suits = (pokemon: Pokemon): readonly CardId[] => deck.filter((id) => levelsUpBy(t.view, [id, pokemon]));
    for (const uid of reached(t, verb['level-up'], context, (pokemon) => suits(pokemon).length > 0)) {
      describedUnless(t.view, uid, () => false);
      const pokemon = pokemonOf(t.state, uid);
      const options = pokemon === null ? [] : distinctCards(t, suits(pokemon));
      if (pokemon === null || options.length === 0) continue;
      if (!isActive(t.view, pokemon))
        throw new NotModelled(context.card, context.place, 'leveling up a Benched Pokémon by a text');
      const card = t.choose({ by: seat, code: 'evolve-into', options }).value;
      levelUp.levelUp(t, card, uid, verb.from);
      shuffle(t, seat);
      check(t);
      return;
    }
    shuffle(t, seat);
  },
  devolve(t: T, verb: VerbOf<'devolve'>, context: TextContext): void {
    const isEvolved = (pokemon: Pokemon): boolean =>
      isUndescribed(t.view, pokemon) || t.view.readings.evolved(t.view, pokemon);
    for (const uid of reached(t, verb.devolve, context, isEvolved)) {
      describedUnless(t.view, uid, () => false);
      const owner = seatOf(t.state, uid) ?? context.seat;
      evolution.devolve(t, uid, { seat: owner, zone: verb.to });
      if (verb.to === 'deck') shuffle(t, owner);
      check(t);
    }
  },
};
