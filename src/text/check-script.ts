import type { ScriptFault } from '../claims/index.ts';
import type { Card } from '../state/index.ts';
import { faultsOfPlace } from './check-place.ts';
import { textsOfCard } from './texts-of-card.ts';

/**
 * Checks card text written as data: every verb, claim, condition and filter must be one this program knows, with the keys it has. A misspelled
 * key would otherwise be a text that is silently not there.
 */

/** Everything wrong with the texts of a card, each in one line that says where. Empty when all is known. */
export const checkScripts = (card: Card): readonly string[] => scriptFaults(card).map(({ said }) => said);

/** The same, each with the innermost table or list of the card that it lies in. */
export const scriptFaults = (card: Card): readonly ScriptFault[] => {
  const texts = textsOfCard(card);
  const faults = texts.flatMap(({ at, shape, value }) => shape(value, [card.name, ...at].join(', ')));
  // A text with faults is not checked against its place.
  return faults.length > 0 ? faults : faultsOfPlace(card, texts).map((fault) => ({ said: `${card.name}, ${fault}` }));
};
