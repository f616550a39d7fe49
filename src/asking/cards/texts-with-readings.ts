import { type CardText, textsOf } from '../../card-data/index.ts';
import type { TextReadJson, UsedTextJson } from '../../render/report/cards-report.ts';
import type { Card } from '../../state/index.ts';
import type { ImportedCards } from '../world.ts';

/** The texts of cards with how they are read: an import keeps that with the cards, so that the grammar is loaded only for cards in no store. */

export interface TextWithReading {
  readonly text: CardText;
  /** Null where there is none to show. */
  readonly reading: TextReadJson | null;
}

/** The texts of a card in their order. A card that ships is written as data, and its texts are ours. */
export const textsWithReadings = async (
  card: Card,
  imported: ImportedCards | null,
  isShipped = false,
): Promise<readonly TextWithReading[]> => {
  const texts = textsOf(card);
  if (isShipped || texts.every(({ executed }) => executed === 'no text'))
    return texts.map((text) => ({ text, reading: null }));
  const kept = imported?.readings(card) ?? null;
  const readings = kept ?? (await import('./text-reading.ts')).readingsOf(card);
  return texts.map((text, at) => ({ text, reading: readings[at] ?? null }));
};

/** The texts of some cards, each with its reading, that are wanted. */
export const textsWanted = async (
  cards: readonly Card[],
  imported: ImportedCards | null,
  wanted: (card: Card, text: CardText, reading: TextReadJson) => boolean,
): Promise<readonly UsedTextJson[]> => {
  const found: UsedTextJson[] = [];
  for (const card of cards)
    for (const { text, reading } of await textsWithReadings(card, imported))
      if (text.executed !== 'no text' && reading !== null && wanted(card, text, reading))
        found.push({ card: card.name, print: card.print ?? null, place: text.place, name: text.name, reading });
  return found;
};
