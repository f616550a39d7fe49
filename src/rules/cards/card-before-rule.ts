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

/** The same of a text that says "can't" against one that says "do". */
export const CANNOT_BEFORE_DO = lawOf({
  ...CARD_BEFORE_RULE,
  'advanced-2018': ['II.A#2', 'the effect that says "can\'t" takes precedence'],
  'advanced-2025': ['II.A#2', 'the effect that says "can\'t" takes precedence'],
});

/** The same of a power: some documents say what it does to the rules, or that its text decides. */
export const POWER_BEFORE_RULE = lawOf({
  ...CARD_BEFORE_RULE,
  'ex-2003': ['Types: Pokémon.2', 'its Pokémon Power changes the rules of the game'],
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Play.9B6' },
  'xy-2016': ['Turn.2F#1', 'the text of each decides'],
  'me-2026': ['Turn.2F#1a', 'The text of each decides'],
});

/** The same of a Trainer card that is played, attached or in play: its text is followed. */
export const TRAINER_BEFORE_RULE = lawOf({
  ...CARD_BEFORE_RULE,
  'ex-2003': ['Options.4', 'Do what it directs'],
  'neo-2001': { silent: 'what a card says goes before a rule', near: 'Play.9B4' },
  'xy-2016': ['Turn.2D', 'follows its text'],
  'me-2026': ['Turn.2D#1', 'follows its text'],
});

/** The same of the text of an attack: it is carried out with it. */
export const ATTACK_BEFORE_RULE = lawOf({
  ...CARD_BEFORE_RULE,
  'ex-2003': { silent: 'what a card says goes before a rule', near: 'Attack' },
  'neo-2001': ['Order.7', 'Do what the attack says'],
  'xy-2016': ['Turn.3C#1', 'Whatever else the text of the attack asks for'],
  'me-2026': { silent: 'what a card says goes before a rule', near: 'Attack.F3' },
});
