import {
  type Filter,
  fits,
  type Hidden,
  hiddenPlace,
  inPlay,
  namedApart,
  playerOf,
  pokemonOf,
  type View,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ActionOf, ForbidParts, Law } from '../../engine/index.ts';
import type { Card, CardId, Pokemon, Seat } from '../../state/index.ts';
import { CARD_BEFORE_RULE, TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { forbids } from '../prohibition.ts';
import type { Answers } from '../questions.ts';
import { isAttachedByPlay } from './attached-cards.ts';
import { sideOfCarriers, takesGear } from './hyper-gear.ts';

/** Who may carry a card that is attached: Energy, a Pokémon Tool, a Technical Machine (CR 301.1, 102.1). */

type Attaching = ActionOf<'attach-energy'> | ActionOf<'play-trainer'>;

/** What its text asks of a Pokémon that carries it, a part at a time. */
const ASKED = ['evolved', 'basic', 'type', 'named'] as const;

/** The first part of that which this Pokémon does not fit, or all that the text asks for where it is none of these. */
const unmetBy = (
  view: View,
  { attachesTo }: Card,
  pokemon: Pokemon,
): { readonly asks?: string; readonly of?: string; readonly terms?: string } => {
  const wanted = (attachesTo ?? {}) as Filter;
  const unmet = ASKED.find(
    (part) =>
      wanted[part] !== undefined &&
      wanted[part] !== false &&
      !fits(view, pokemon, { [part]: wanted[part] }, { seat: view.state.toMove, uid: pokemon.uid }),
  );
  if (unmet !== undefined) return { asks: unmet, of: String(wanted[unmet]) };
  return attachesTo === undefined ? {} : { terms: JSON.stringify(attachesTo) };
};

/** An attachment must have a legal target; that is looked at in the checks, but a card that says "only to" is refused at once. */
const onlyOnto = <D extends Doc, K extends 'attach-energy' | 'play-trainer'>(
  acts: readonly K[],
  law: Law<D>,
): ForbidParts<Answers<Doc>, K, D, 'attachment-target'> => ({
  acts,
  obstacle: 'target',
  code: 'attachment-target',
  law,
  concerns: (view, action: Attaching) => {
    const card = view.cardAt(action.card);
    return action.kind === 'attach-energy' || (card !== null && isAttachedByPlay(card));
  },
  when: (view, action: Attaching) => {
    if (action.to === undefined) return noneMayCarry(view, action.card);
    const pokemon = pokemonOf(view.state, action.to);
    const card = view.cardAt(action.card);
    if (pokemon === null || card === null || mayCarry(view, card, pokemon)) return null;
    return { card: card.name, pokemon: namedApart(view, pokemon), ...unmetBy(view, card, pokemon) };
  },
});

export const legalTarget = forbids(
  onlyOnto(['attach-energy'], {
    ...CARD_BEFORE_RULE,
    'xy-2016': { silent: 'an Energy card is attached only to a Pokémon that its own text allows', near: 'Turn.2C' },
    'me-2026': { silent: 'an Energy card is attached only to a Pokémon that its own text allows', near: 'Turn.2C' },
  }),
);

export const legalCarrier = forbids(
  onlyOnto(['play-trainer'], {
    ...TRAINER_BEFORE_RULE,
  }),
);

/** The player's Pokémon that may carry this card by its own text. */
export const carriers = (view: View, card: Card): readonly Pokemon[] =>
  sideOfCarriers(view, card)
    .flatMap((seat) => inPlay(playerOf(view.state, seat)))
    .filter((pokemon) => mayCarry(view, card, pokemon) && takesGear(view, card, pokemon));

/** A place that is not given and may hold one more of the player's Pokémon that may carry this card. */
export const hiddenCarrier = (view: View, card: Card): Hidden | null =>
  hiddenPlace(
    view,
    {
      ...(card.attachesTo as Filter | undefined),
      side: sideOfCarriers(view, card).includes(view.state.toMove) ? 'yours' : 'theirs',
    },
    { seat: view.state.toMove, uid: null, reaches: sideOfCarriers(view, card) },
  );

/** Breaks off where there is such a place. */
export const beyondGiven = (view: View, card: Card): void => {
  const hidden = hiddenCarrier(view, card);
  if (hidden !== null) view.readings.placeUnknown(view, hidden.place, hidden.seat);
};

/** For a card played without naming a Pokémon: no Pokémon in play may carry it. */
const noneMayCarry = (view: View, id: CardId): { card: string; pokemon: string } | null => {
  const card = view.cardAt(id);
  if (card === null || !isAttachedByPlay(card) || carriers(view, card).length > 0) return null;
  beyondGiven(view, card);
  const mine = inPlay(playerOf(view.state, view.state.toMove));
  return { card: card.name, pokemon: mine.map((pokemon) => namedApart(view, pokemon)).join(', ') };
};

/**
 * Does the card's own text let it be attached to that Pokémon? `owner`: whose card it is, the player its text means by "you"; the player to move
 * while it is played.
 */
export const mayCarry = (view: View, card: Card, pokemon: Pokemon, owner: Seat = view.state.toMove): boolean => {
  if (card.attachesTo === undefined) return true;
  return fits(view, pokemon, card.attachesTo as never, { seat: owner, uid: pokemon.uid });
};

/** Does that text let it stay there? A place it names is where it is put down; it goes where that Pokémon goes. */
export const mayStay = (view: View, card: Card, pokemon: Pokemon, owner: Seat | undefined): boolean => {
  if (card.attachesTo === undefined) return true;
  const { place: _putDown, ...carrier } = card.attachesTo as Filter;
  return mayCarry(view, { ...card, attachesTo: carrier as never }, pokemon, owner);
};

/** Does it say of itself that it is discarded from that Pokémon? */
export const discardsItself = (view: View, card: Card, pokemon: Pokemon, owner = view.state.toMove): boolean =>
  card.discardUnless !== undefined &&
  !fits(view, pokemon, card.discardUnless as never, { seat: owner, uid: pokemon.uid });
