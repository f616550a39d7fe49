import type { Force, View } from '../../claims/index.ts';
import type { RuledDoc } from '../../corpus/index.ts';
import { type Law, lawOf } from '../../engine/index.ts';

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

/** The same of an Ancient Trait, which is not a power of the usual kinds. */
export const TRAIT_BEFORE_RULE = lawOf({
  ...CARD_BEFORE_RULE,
  'xy-2016': ['AppG', 'gives the Pokémon a special power'],
  'me-2026': ['App23#1', 'a power printed below the name'],
});

const BY_KIND = {
  power: POWER_BEFORE_RULE,
  trait: TRAIT_BEFORE_RULE,
  attack: ATTACK_BEFORE_RULE,
  trainer: TRAINER_BEFORE_RULE,
  card: CARD_BEFORE_RULE,
} satisfies Record<string, Law<RuledDoc>>;

type KindOfText = keyof typeof BY_KIND;

const kindOfText = (view: View, { kind, origin, mark, card }: Force): KindOfText => {
  if (kind !== null || mark?.origin === 'power') return kind === 'trait' ? 'trait' : 'power';
  if (mark?.origin === 'attack') return 'attack';
  const isTrainer =
    origin === 'stadium' || mark?.origin === 'card' || (card !== null && view.cardAt(card)?.kind === 'trainer');
  return isTrainer ? 'trainer' : 'card';
};

/** By which law a text in force goes before a rule: by what the document says of texts of its kind. */
export const beforeRule = (view: View, force: Force): Law<RuledDoc> => BY_KIND[kindOfText(view, force)];

/** A rule that a text of any kind may go before: a form of it for each kind, and the one for this text. */
export const byKindOfText = <F>(form: (law: Law<RuledDoc>) => F): ((view: View, force: Force) => F) => {
  const forms: Readonly<Record<KindOfText, F>> = {
    power: form(BY_KIND.power),
    trait: form(BY_KIND.trait),
    attack: form(BY_KIND.attack),
    trainer: form(BY_KIND.trainer),
    card: form(BY_KIND.card),
  };
  return (view, force) => forms[kindOfText(view, force)];
};
