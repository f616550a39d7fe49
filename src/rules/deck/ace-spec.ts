import { forbidsDeck } from '../../engine/index.ts';
import { copies, withCount } from '../cards/card-names.ts';
import { taggedCard } from './deck-facts.ts';

/** One ACE SPEC card in a deck, whatever their names (XY AppD). */

const TAG = 'ace spec';

export const oneAceSpec = forbidsDeck(
  { 'xy-2016': ['AppD', 'one ACE SPEC card altogether'], 'me-2026': ['App3#1', 'one ACE SPEC card altogether'] },
  ({ cards }) => {
    const sure = cards.filter((card) => taggedCard(card, TAG) === 'yes');
    // What is not on file is asked about once, by the rule on limits that cards print.
    const possible = cards.filter((card) => taggedCard(card, TAG) !== 'no' && card.prints.length > 0);
    const facts = { copies: copies(sure), cards: sure.map(withCount) };
    const beyond = sure.find((_card, at) => copies(sure.slice(0, at + 1)) > 1) ?? sure[0];
    if (facts.copies > 1)
      return [
        {
          outcome: 'applies',
          code: 'too-many-ace-specs',
          facts,
          at: { line: beyond === undefined ? 0 : cards.indexOf(beyond) },
        },
      ];
    if (copies(possible) > 1)
      return [{ outcome: 'open', code: 'ace-specs-hang-on-print', facts: { cards: possible.map(withCount) } }];
    return facts.copies === 1 ? [{ outcome: 'passed', code: 'one-ace-spec', facts }] : [];
  },
);
