import { playerOf, pokemonOf } from '../claims/index.ts';
import { mayCarry, type T, type TextContext } from '../rules/index.ts';
import type { CardId, Pokemon, Uid } from '../state/index.ts';
import { search, shuffle, takeFromDiscard, takeFromHand } from './cards-of-piles.ts';
import type { Player, VerbOf } from './play-verb.ts';
import { reached } from './prevention.ts';
import { speaker } from './verbs-on-piles.ts';

type Attach = VerbOf<'attach'>;

const cardsFor = (t: T, verb: Attach, context: TextContext): readonly CardId[] => {
  const any = verb.count === 'any';
  const wanted = {
    filter: verb.attach,
    cards: any ? playerOf(t.state, context.seat)[verb.from].cards.length : verb.count,
    upTo: verb['up-to'] === true,
    any,
    by: speaker(t, context),
  };
  if (verb.from === 'hand') return takeFromHand(t, context.seat, wanted);
  return (verb.from === 'deck' ? search : takeFromDiscard)(t, context.seat, wanted);
};

/** Attaching Energy by a text: one effect, however many cards (CR 406.3). Who may not carry a card is nobody to choose. */
export const verbsOfAttaching: Player = {
  attach(t: T, verb: Attach, context: TextContext): void {
    const effect = t.events.length;
    const cards = cardsFor(t, verb, context);
    let to: Uid | undefined;
    for (const [at, card] of cards.entries()) {
      const printed = t.view.cardAt(card);
      const carries = (pokemon: Pokemon): boolean =>
        printed === null || mayCarry(t.view, printed, pokemon, context.seat);
      if (at === 0 || verb.spread === true) [to] = reached(t, verb.to, context, carries);
      const pokemon = to === undefined ? null : pokemonOf(t.state, to);
      if (to === undefined || pokemon === null || !carries(pokemon)) continue;
      const from = { seat: context.seat, zone: verb.from };
      t.put({ kind: 'attached', card, to, from, energy: printed?.kind === 'energy', effect });
    }
    if (verb.from === 'deck') shuffle(t, context.seat);
  },
};
