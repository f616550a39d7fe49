import type { UsedTextJson } from '../report/cards-report.ts';

/** Which text is meant, by its name and its card. */
export const namedText = ({ card, place, name }: UsedTextJson): string =>
  name === null || place === 'card' ? card : `${name} of ${card}`;
