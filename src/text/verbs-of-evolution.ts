import { isUndescribed, playerOf, seatOf } from '../claims/index.ts';
import type { Play } from '../engine/index.ts';
import {
  candyTargets,
  check,
  citeChain,
  evolution,
  evolve,
  evolvesByCandy,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import { distinctCards, shuffle } from './cards-of-piles.ts';
import type { Player, VerbOf } from './play-verb.ts';
import { reached } from './prevention.ts';
import { choosePokemon, describedUnless, hiddenFrom } from './who.ts';

/** Evolving and devolving by a text; the checks of CR 303.1 follow in the middle of it. */
export const verbsOfEvolution: Player = {
  *'rare-candy'(t: T, verb: VerbOf<'rare-candy'>, context: TextContext): Play<void> {
    const chosen = yield* choosePokemon(
      t,
      candyTargets(t.view, context.seat, verb.despite),
      context.seat,
      'choose-pokemon',
      hiddenFrom(t.view, { one: { side: 'yours' } }, context),
    );
    if (chosen === null) return;
    const options = distinctCards(
      t,
      playerOf(t.state, context.seat).hand.cards.filter((id) => evolvesByCandy(t.view, id, chosen, verb.despite)),
    );
    const answer = yield { kind: 'choose', by: context.seat, code: 'evolve-into', facts: {}, options };
    const card = options.find((option) => option.key === answer)?.value;
    if (card === undefined) return;
    citeChain(t.view, card, chosen, t.why);
    yield* evolve(t, card, chosen, 'hand');
    yield* check(t);
  },
  *devolve(t: T, verb: VerbOf<'devolve'>, context: TextContext): Play<void> {
    const isEvolved = (pokemon: Pokemon): boolean =>
      isUndescribed(t.view, pokemon) || t.view.readings.evolved(t.view, pokemon);
    for (const uid of yield* reached(t, verb.devolve, context, isEvolved)) {
      describedUnless(t.view, uid, () => false);
      const owner = seatOf(t.state, uid) ?? context.seat;
      yield* evolution.devolve(t, uid, { seat: owner, zone: verb.to });
      if (verb.to === 'deck') yield* shuffle(t, owner);
      yield* check(t);
    }
  },
};
