import { either, flag, isUndescribed, namedApart, playerOf, table, word, yes } from '../claims/index.ts';
import { energyInHand, leavesHand, mayCarry, type T, type TextContext } from '../rules/index.ts';
import type { CardId } from '../state/index.ts';
import { attachAll } from './attach-all.ts';
import { counted } from './count.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { cardFits } from './fitting-cards.ts';
import { findsNoDeck, holdsFitting } from './left-in-piles.ts';
import { someFits } from './looking.ts';
import { cardFilter, count, who } from './shapes-of-words.ts';
import { search, takeFromDiscard, takeFromHand } from './taking-cards.ts';
import { speaker } from './verbs-on-hands.ts';
import { couldBe, hiddenFrom, resolve } from './who.ts';

type Attach = VerbOf<'attach'>;

/** Cards of that pile, of the kind the text asks for, that by their own text go onto none of the Pokémon it means: said, and not offered. */
const keptOffAll = (t: T, verb: Attach, context: TextContext): readonly CardId[] => {
  if (verb.from === 'deck' || verb.apiece === true || typeof verb.to === 'string') return [];
  const meant = couldBe(t.view, verb.to, context);
  if (hiddenFrom(t.view, verb.to, context) !== null || meant.some((pokemon) => isUndescribed(t.view, pokemon)))
    return [];
  const kept = playerOf(t.state, context.seat)[verb.from].cards.flatMap((id) => {
    const card = t.view.cardAt(id);
    if (card?.attachesTo === undefined || !cardFits(t.view, card, verb.attach)) return [];
    const isTaken = meant.some((pokemon) => mayCarry(t.view, card, pokemon, context.seat));
    return isTaken ? [] : [{ id, card: card.name }];
  });
  const pokemon = meant.map((one) => namedApart(t.view, one));
  for (const card of new Set(kept.map((one) => one.card))) t.note('attached-to-others-only', { card, pokemon });
  return kept.map(({ id }) => id);
};

const cardsFor = (t: T, verb: Attach, context: TextContext): readonly CardId[] => {
  const any = verb.count === 'any';
  const wanted = {
    filter: verb.attach,
    cards:
      verb.count === 'any' ? playerOf(t.state, context.seat)[verb.from].cards.length : counted(t, verb.count, context),
    upTo: verb['up-to'] === true,
    any,
    inAttack: context.attack !== null,
    fewer: true,
    ...(verb.unlike === undefined ? {} : { unlike: verb.unlike }),
    by: speaker(t, context),
  };
  const but = keptOffAll(t, verb, context);
  if (verb.from === 'hand') return takeFromHand(t, context.seat, { ...wanted, but });
  return (verb.from === 'deck' ? search : takeFromDiscard)(t, context.seat, { ...wanted, but });
};

/** Is none of the Pokémon there that the text attaches to? */
const isForNobody = (t: T, { to }: Attach, context: TextContext): boolean =>
  typeof to !== 'string' && hiddenFrom(t.view, to, context) === null && couldBe(t.view, to, context).length === 0;

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['nobody-to-attach-to'],
} as const;

export const SHAPES_OF_ATTACHING = {
  attach: table(
    {
      attach: cardFilter,
      count: either(count, word('any')),
      from: word('hand', 'deck', 'discard'),
      to: who,
      'up-to': flag,
      spread: yes,
      /** So many to each of those Pokémon. */
      apiece: yes,
      /** No two of them of one type. */
      unlike: word('type'),
    },
    'attach',
    'count',
    'from',
    'to',
  ),
};

/** Attaching Energy by a text: one effect, however many cards (CR 406.3). A Pokémon that may not carry a card is not offered. */
export const verbsOfAttaching = {
  attach: {
    says: 'Energy cards out of the hand, the deck (which is shuffled) or the discard pile go onto a Pokémon in one event; so many (a COUNT); `any` is none too, `spread` picks again for each card; `apiece`: so many to each Pokémon that is meant; `unlike: type`: no two of one type. It is not the attachment of the turn.',
    rules: ['406.3', '305.3'],
    example: {
      attach: { kind: 'energy', type: 'R' },
      count: 1,
      from: 'discard',
      to: { one: { side: 'yours', place: 'bench' } },
    },
    stands: 'anywhere',
    bears: [['attach-energy', 'after-attach-energy']],
    needsObject: ({ from }) => from !== 'deck',
    play(t, verb, context) {
      const from = { seat: context.seat, zone: verb.from };
      if (verb.apiece === true) {
        for (const uid of resolve(t, verb.to, context)) {
          context.chosen = uid;
          attachAll(t, cardsFor(t, verb, context), { from, onto: 'chosen', spread: false }, context);
        }
      } else if (verb.from === 'deck' && isForNobody(t, verb, context)) {
        // Whatever the deck holds, none of it can be attached.
        t.put({ kind: 'searched', seat: context.seat });
        t.note('nobody-to-attach-to');
      } else {
        const cards = cardsFor(t, verb, context);
        attachAll(t, cards, { from, onto: verb.to, spread: verb.spread === true }, context);
      }
      if (verb.from === 'deck') shuffle(t, context.seat);
    },
    changes(view, verb, context) {
      if (verb.from === 'deck') return !findsNoDeck(view, context.seat);
      const known = verb.from === 'hand' ? energyInHand(view, context.seat) : [];
      const takers = someFits(
        view,
        verb.to,
        context,
        (pokemon) => known.length === 0 || known.some((card) => leavesHand(view, card, pokemon)),
      );
      const there = holdsFitting(view, playerOf(view.state, context.seat)[verb.from], verb.attach);
      return there === true ? takers : there;
    },
  },
} satisfies Defined<typeof SHAPES_OF_ATTACHING>;
