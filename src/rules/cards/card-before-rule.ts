import { lawOf } from '../../engine/index.ts';

/** What a card says goes before a rule that says otherwise. */
export const CARD_BEFORE_RULE = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: 'what a card says goes before a rule', near: 'Options#2' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Evolution#3' },
  'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
  'me-2026': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
});
