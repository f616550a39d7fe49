import { playerOf } from '../claims/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { CardId } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { findsNoDeck, holdsFitting } from './left-in-piles.ts';
import { someFits } from './looking.ts';
import type { VerbOf, Verbs } from './play-verb.ts';
import { search, takeFromDiscard, takeFromHand } from './taking-cards.ts';
import { speaker } from './verbs-on-hands.ts';
import { resolve } from './who.ts';

type Attach = VerbOf<'attach'>;

const cardsFor = (t: T, verb: Attach, context: TextContext): readonly CardId[] => {
  const any = verb.count === 'any';
  const wanted = {
    filter: verb.attach,
    cards: any ? playerOf(t.state, context.seat)[verb.from].cards.length : verb.count,
    upTo: verb['up-to'] === true,
    any,
    inAttack: context.attack !== null,
    fewer: true,
    ...(verb.unlike === undefined ? {} : { unlike: verb.unlike }),
    by: speaker(t, context),
  };
  if (verb.from === 'hand') return takeFromHand(t, context.seat, wanted);
  return (verb.from === 'deck' ? search : takeFromDiscard)(t, context.seat, wanted);
};

/** Attaching Energy by a text: one effect, however many cards (CR 406.3). A Pokémon that may not carry a card is not offered. */
export const verbsOfAttaching = {
  attach: {
    play(t, verb, context) {
      const from = { seat: context.seat, zone: verb.from };
      if (verb.apiece === true) {
        for (const uid of resolve(t, verb.to, context)) {
          context.chosen = uid;
          attachAll(t, cardsFor(t, verb, context), { from, onto: 'chosen', spread: false }, context);
        }
      } else {
        const cards = cardsFor(t, verb, context);
        attachAll(t, cards, { from, onto: verb.to, spread: verb.spread === true }, context);
      }
      if (verb.from === 'deck') shuffle(t, context.seat);
    },
    changes(view, verb, context) {
      if (verb.from === 'deck') return !findsNoDeck(view, context.seat);
      const takers = someFits(view, verb.to, context, () => true);
      const there = holdsFitting(view, playerOf(view.state, context.seat)[verb.from], verb.attach);
      return there === true ? takers : there;
    },
  },
} satisfies Partial<Verbs>;
