import { howIsRead } from '../../card-data/how-read/index.ts';
import { type CardText, textsOf } from '../../card-data/index.ts';
import type { TextReadJson, UsedTextJson } from '../../render/report/cards-report.ts';
import type { Card } from '../../state/index.ts';

/** How the texts of cards are read; it loads the grammar of card texts. */

/** The reading of a text that was not written as data. What the tables of usual sentences read, and the language does not, has none to show. */
export const readingOf = (card: Card, text: CardText): TextReadJson | null => {
  const found = howIsRead(card, text);
  if (found === null || (!found.read && text.executed === 'whole')) return null;
  const { does: _data, ...reading } = found;
  return reading;
};

/** The texts of some cards, each with its reading, that are wanted. */
export const readingsOf = (
  cards: readonly Card[],
  wanted: (card: Card, text: CardText, reading: TextReadJson) => boolean,
): readonly UsedTextJson[] =>
  cards.flatMap((card) =>
    textsOf(card).flatMap((text) => {
      const reading = text.executed === 'no text' ? null : readingOf(card, text);
      return reading === null || !wanted(card, text, reading)
        ? []
        : [{ card: card.name, print: card.print ?? null, place: text.place, name: text.name, reading }];
    }),
  );
