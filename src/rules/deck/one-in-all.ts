import type { DeckCode } from '../../claims/index.ts';
import type { DeckFinding } from '../../engine/index.ts';
import type { DeckCard } from '../../state/index.ts';
import { copies, withCount } from '../cards/card-names.ts';
import { taggedCard } from './deck-facts.ts';

/** What is found where a deck may have one card of a class in all: too many, it depends on prints, or one. */
export interface OneInAll {
  readonly tag: string;
  readonly tooMany: DeckCode;
  readonly open: DeckCode;
  readonly one: DeckCode;
}

/** One card of a class in a deck, whatever their names. */
export const oneInAll =
  ({ tag, tooMany, open, one }: OneInAll) =>
  ({ cards }: { readonly cards: readonly DeckCard[] }): readonly DeckFinding[] => {
    const sure = cards.filter((card) => taggedCard(card, tag) === 'yes');
    // What is not on file is asked about once, by the rule on limits that cards print.
    const possible = cards.filter((card) => taggedCard(card, tag) !== 'no' && card.prints.length > 0);
    const facts = { copies: copies(sure), cards: sure.map(withCount) };
    const beyond = sure.find((_card, at) => copies(sure.slice(0, at + 1)) > 1);
    if (beyond !== undefined)
      return [{ outcome: 'applies', code: tooMany, facts, at: { line: cards.indexOf(beyond) } }];
    if (copies(possible) > 1) return [{ outcome: 'open', code: open, facts: { cards: possible.map(withCount) } }];
    return facts.copies === 1 ? [{ outcome: 'passed', code: one, facts }] : [];
  };
