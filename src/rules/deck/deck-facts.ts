import { reading, UnknownFact, type Where } from '../../engine/index.ts';
import type { Card, DeckCard, DeckLimit } from '../../state/index.ts';
import { isBasicEnergy } from '../attached-cards/energy.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { namesLevelUp } from '../cards/card-names.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';

/** Facts of the cards of a deck. `open`: prints differ in it, or the card is not on file. */
export type Maybe = 'yes' | 'no' | 'open';

/** What the document in force does not say of a card of another time is open. */
const ofPrint = (holds: (print: Card) => boolean, print: Card): Maybe => {
  try {
    return holds(print) ? 'yes' : 'no';
  } catch (stop) {
    if (stop instanceof UnknownFact) return 'open';
    throw stop;
  }
};

/** What holds of every print the name can mean holds; of some only, or of a card not on file, it is open. */
export const ofPrints = (card: DeckCard, holds: (print: Card) => boolean, notOnFile: Maybe): Maybe => {
  const [first, ...others] = new Set(card.prints.map((print) => ofPrint(holds, print)));
  if (first === undefined) return notOnFile;
  return others.length === 0 ? first : 'open';
};

export const basicEnergyCard = (card: DeckCard): Maybe => {
  const none = card.ordinary || card.part === 'pokemon' || card.part === 'trainer';
  return ofPrints(card, isBasicEnergy, none ? 'no' : 'open');
};

export const basicPokemonCard = (where: Where, card: DeckCard): Maybe => {
  const levelUp = namesLevelUp(card.name);
  const none = levelUp || card.part === 'trainer' || card.part === 'energy';
  return ofPrints(card, (print) => isBasicPokemonCard(where, print), none ? 'no' : 'open');
};

/** The card's own text lets a deck hold any number of it, and takes precedence. */
export const freedByText = reading(
  CARD_BEFORE_RULE,
  (_where: Where, [card]: readonly [Card]) => card.perDeck?.most === 'any',
  () => false,
);

export const anyNumber = (where: Where, card: DeckCard): Maybe =>
  ofPrints(card, (print) => freedByText(where, [print]), card.ordinary ? 'no' : 'open');

/** A limit below four that a card prints: cards of one tag, or cards of one name. */
export interface PrintedLimit {
  readonly most: number;
  readonly of: string | null;
}

export const limitOf = (limit: DeckLimit | undefined): PrintedLimit | null =>
  limit === undefined || limit.most === 'any' ? null : { most: limit.most, of: limit.of ?? null };

/** What the name itself shows of a card that is not on file. */
const MARK_OF: ReadonlyMap<string, RegExp> = new Map([
  ['star', /[☆★]\s*$/u],
  ['ex', /\sex$/u],
  ['lv.x', /\slv\.?\s*x$/iu],
  ['radiant', /^Radiant\s/u],
  ['prism star', /◇\s*$/u],
]);

/** Does the card belong to the cards of that tag? */
export const taggedCard = (card: DeckCard, tag: string): Maybe =>
  ofPrints(
    card,
    (print) => (print.tags ?? []).includes(tag),
    MARK_OF.get(tag)?.test(card.name) === true ? 'yes' : card.ordinary ? 'no' : 'open',
  );
