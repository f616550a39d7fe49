import { isUndescribed, type View, type Why } from '../../claims/index.ts';
import { lawOf, reading, unknownFact } from '../../engine/index.ts';
import type { Attachment, Card, Pokemon, Seat, StadiumInPlay } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['stadium-owner-not-told'],
  note: ['counts-as-a-tool', 'headed-trainer-but-none', 'means-in-play', 'not-of-that-subtype', 'tool-is-not-an-item'],
} as const;

/** Card types and subtypes, as card texts and rules mean them (CR 200, 205). */

export const IN_PLAY = lawOf({
  'comprehensive-2009': ['200.2', 'face up in play'],
  'ex-2003': ['Stadium', 'put into play'],
  'advanced-2018': ['I.B-03#2', 'remains in play'],
  'advanced-2025': ['I.B-04#2', 'remains in play'],
  'neo-2001': ['Special Trainers: Stadium', 'stays “in play”'],
  'xy-2016': ['Gl:Stadium Card', 'in play'],
  'me-2026': ['Gl:Stadium card', 'in play'],
});

/** A text that names a card type means what is face up in play, not a card of that type elsewhere. */
export const stadiumMeant = reading(
  IN_PLAY,
  (view, _args: readonly [], why): StadiumInPlay | null => {
    const { stadium } = view.state;
    if (stadium !== null) why('means-in-play', { card: view.cardAt(stadium.card)?.name ?? 'the Stadium' });
    return stadium;
  },
  () => null,
);

/** A Stadium in play is that of the player who played it. Breaks off where it is unknown who did. */
export const stadiumIsOf = (view: View, [seats]: readonly [readonly Seat[]], why?: Why): boolean => {
  const stadium = stadiumMeant(view, [], why);
  if (stadium === null) return false;
  const card = view.cardAt(stadium.card)?.name ?? 'the Stadium';
  if (stadium.ownerUnknown === true) return unknownFact(view, IN_PLAY, 'stadium-owner-not-told', { card });
  const owner = view.state.cards[stadium.card]?.owner;
  return owner !== undefined && seats.includes(owner);
};

export const ONE_TYPE_IN_PLAY = lawOf({
  'comprehensive-2009': ['200.3', 'counts only as the type it was put into play as'],
  'ex-2003': { silent: 'a card put into play as another type is of that type only', near: 'Tools' },
  'advanced-2018': { silent: 'a card put into play as another type is of that type only', near: 'I.B-01#3' },
  'advanced-2025': { silent: 'a card put into play as another type is of that type only', near: 'I.B-02#2' },
  'neo-2001': { silent: 'a card put into play as another type is of that type only', near: 'Pokémon Tools' },
  'xy-2016': { silent: 'a card put into play as another type is of that type only', near: 'Gl:Pokémon Tool' },
  'me-2026': { silent: 'a card put into play as another type is of that type only', near: 'Turn.2D#7' },
});

/** A card put into play as another type is of that type only. */
export const playedAsTool = reading(
  ONE_TYPE_IN_PLAY,
  (view, [attachment]: readonly [Attachment], why): boolean => {
    if (attachment.as === 'tool') why('counts-as-a-tool', { card: view.cardAt(attachment.card)?.name ?? 'a card' });
    return attachment.as === 'tool';
  },
  () => false,
);

/** A Supporter or Stadium that is headed "Trainer", as the older ones are, is none. */
export const isTrainer = reading(
  {
    'comprehensive-2009': ['205.1', 'does not count as a Trainer'],
    'ex-2003': { otherwise: 'Supporter' },
    'advanced-2018': { otherwise: 'I.B' },
    'advanced-2025': { otherwise: 'I.B' },
    'xy-2016': { otherwise: '3 Card Types: Trainer' },
    'me-2026': { otherwise: '3 Card Types: Trainer' },
    'neo-2001': 'absent',
  },
  (_view, [card]: readonly [Card], why): boolean => {
    if (isOlderCard(card) && (card.kind === 'supporter' || card.kind === 'stadium'))
      why('headed-trainer-but-none', { card: card.name });
    return card.kind === 'trainer';
  },
  (_view, [card]) => card.kind === 'trainer' || card.kind === 'supporter' || card.kind === 'stadium',
);

/** From that set on Supporters and Stadiums are no longer headed "Trainer" (CR 902.1). */
const DIAMOND_AND_PEARL = '2007/05/01';

/** From that set on they are again; what was headed "Trainer" alone is an Item there. */
const BLACK_AND_WHITE = '2011/04/01';

export const isOlderCard = ({ released }: Card): boolean => released !== undefined && released < DIAMOND_AND_PEARL;

/** Of the years in which "Trainer" was one kind of card beside Supporters and Stadiums. */
export const isOfOneKindYears = ({ released }: Card): boolean =>
  released !== undefined && released >= DIAMOND_AND_PEARL && released < BLACK_AND_WHITE;

/** The name of a subtype means Trainer cards of that subtype, no others. */
const isOfSubtype = reading(
  {
    'comprehensive-2009': ['205.2', 'a Trainer card with that subtype'],
    'ex-2003': ['Tools', 'a variation of Trainer cards'],
    'advanced-2018': ['I.B-01#3', 'Some Items have further rules'],
    'advanced-2025': ['I.B', 'four main kinds'],
    'neo-2001': ['Pokémon Tools', 'Trainer card of another special kind'],
    'xy-2016': ['3 Card Types: Trainer', 'subtypes'],
    'me-2026': ['3 Card Types: Trainer', 'four kinds'],
  },
  (_view, [card, subtype]: readonly [Card, string], why): boolean => {
    const is = (card.tags ?? []).includes(subtype);
    if (!is && card.kind === 'trainer') why('not-of-that-subtype', { card: card.name });
    return is;
  },
  (_view, [card]) => card.kind === 'trainer',
);

/** Pokémon Tools are a kind of Trainer card beside the Items, even one that is headed "Item". */
export const TOOLS_BESIDE_ITEMS = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': { otherwise: '308.2' },
  'xy-2016': { otherwise: '3 Card Types: Trainer' },
  'me-2026': ['3 Card Types: Trainer#a', 'a kind of Trainer card of its own'],
  'advanced-2018': { otherwise: 'I.B-01#3' },
  'advanced-2025': ['I.B-02#4', 'do not count as Items'],
});

export const isItem = reading(
  TOOLS_BESIDE_ITEMS,
  (_view, [card]: readonly [Card], why): boolean => {
    const tool = (card.tags ?? []).includes('tool');
    if (tool) why('tool-is-not-an-item', { card: card.name });
    return card.kind === 'trainer' && !tool;
  },
  (_view, [card]) => card.kind === 'trainer',
);

/** Is this attachment a Pokémon Tool, by its subtype or by what it was played as? */
export const isAttachedTool = (view: View, attachment: Attachment, why?: Why): boolean => {
  if (playedAsTool(view, [attachment], why)) return true;
  const card = view.cardAt(attachment.card);
  return card !== null && attachment.as === undefined && isOfSubtype(view, [card, 'tool'], why);
};

/** Is a Pokémon Tool attached to it? */
export const hasTool = (view: View, pokemon: Pokemon, why?: Why): boolean => {
  if (isUndescribed(view, pokemon)) view.readings.undescribed(view, pokemon);
  return pokemon.attached.some((attachment) => isAttachedTool(view, attachment, why));
};

/** A Trainer card that is put on the Bench and counts as a Pokémon there. */
export const isFossil = (card: Card): boolean => (card.tags ?? []).includes('fossil');
