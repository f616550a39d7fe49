import { ALL_CONDITIONS, CARD_KINDS, ENERGY_LETTERS, POWER_KINDS, STAGES, tagMeant } from '../state/index.ts';
import { ACTS, type Subject } from './act.ts';
import { OBSTACLES } from './obstacle.ts';
import { type Check, either, flag, later, list, needing, number, type Said, table, text, word, yes } from './shape.ts';

/** Shapes of what claims and verbs are made of: which Pokémon they mean, when they hold, by what they are counted. */

export const letter = word(...ENERGY_LETTERS);
export const conditionName = word(...ALL_CONDITIONS);

/** A tag that only its capitals keep from being one that cards carry. */
export const tag: Check<string> = (value, at) => {
  const meant = typeof value === 'string' ? tagMeant(value) : value;
  return meant === value
    ? text(value, at)
    : [{ said: `${at}: no card is marked “${String(value)}”; nearest ${String(meant)}` }];
};

/** Cards of that kind, with that mark or of that name in a pile. */
const piled = { kind: word(...CARD_KINDS), tag, named: text, 'name-has': text };
const piledTable = table(piled);
const most = { 'at-most': number };

export type Piled = Said<typeof piledTable>;

export const filter: Check<Filter> = later(() => filterTable);

/** Which Pokémon in play are meant. Every field narrows; `side` is seen from the owner of the text. */
const filterTable = table({
  /** Whose it is, seen from the owner of the text. */
  side: word('yours', 'theirs', 'any'),
  /** Where it is. */
  place: word('active', 'bench'),
  /** It is a Basic Pokémon, or is not. */
  basic: flag,
  /** It has evolved, or has not. */
  evolved: flag,
  /** Its stage; a LV.X is of the stage under it (CR 307.3j). */
  stage: word(...STAGES),
  /** Its card has that mark. */
  tag,
  /** Its card does not have that mark. */
  'not-tag': tag,
  /** It has that name. */
  named: text,
  /** It has another name. */
  'not-named': text,
  /** That word stands in its name, as a word of its own. */
  'name-has': text,
  /** What its card says it evolves from. */
  'evolves-from': text,
  /** A card of that name is under it, wherever in its stack. */
  over: text,
  /** Its card has a Rule Box, or has none (APR 2025 II.D-18). */
  'rule-box': flag,
  /** It has an attack of that name. */
  'has-attack': text,
  /** It has a power of that name. */
  'has-power': text,
  /** So many Energy that count as of this type are attached to it, or of any, or more. */
  'energy-at-least': table({ n: number, type: letter }, 'n'),
  /** Another Pokémon than the one that says this, or that very one. */
  other: flag,
  /** It is of that type. */
  type: letter,
  /** In the text of an attack: it shares a type with the Defending Pokémon, or has its name. */
  shares: needing('attack', word('type', 'name')),
  /** It has an owner in its name, or none (XY Gl:Owner). */
  owned: flag,
  /** Energy that counts as of this type is attached to it, or any at all. */
  'with-energy': either(yes, letter),
  /** A Pokémon Tool is attached to it. */
  'with-tool': yes,
  /** There is damage on it, or none. */
  damaged: flag,
  /** So many damage counters on it, or more. */
  'counters-at-least': number,
  /** It has that Special Condition, or one of several; the three of older texts are all five (CR 903.1). */
  condition: either(list(conditionName), conditionName),
  /** It has a Special Condition, whichever, or none. */
  affected: flag,
  /** A special Energy card is attached to it, or so many of them. */
  'with-special-energy': either(yes, number),
  /** It fits one of these at least. */
  'any-of': list(filter),
  /** It fits none of these. */
  'none-of': list(filter),
  /** It has no damage counter, or some (APR II.D-14). */
  'full-hp': flag,
  /** Remaining HP, at most so many points (APR II.D-16). */
  'hp-left-at-most': number,
  /** Of all that fit otherwise none has less HP remaining. */
  'least-hp-left': yes,
  /** Its maximum HP, at least so many points. */
  'hp-at-least': number,
  /** Its Retreat Cost is just so much now. */
  'retreat-is': number,
  /** It has a Resistance to that type, or any, which no effect has taken away. */
  resistance: either(yes, letter),
  /** It has a power of that kind; `pokemon-power` is the older wording for any (CR 407.1). */
  has: word(...POWER_KINDS),
});

export interface Filter extends Said<typeof filterTable> {}

/** What a claim is counted by: "for each Metal Energy attached to it", "for each Prize card your opponent has taken". */
export const tally = either(
  /** Pokémon in play that fit. */
  table({ each: filter, ...most }, 'each'),
  /** Energy of that type, or any, on the Pokémon that has the text. */
  table({ energy: either(yes, letter), ...most }, 'energy'),
  table({ 'prizes-taken': word('yours', 'theirs'), ...most }, 'prizes-taken'),
  /** Cards of that kind in a discard pile. */
  table({ 'in-discard': piledTable, of: word('yours', 'theirs'), ...most }, 'in-discard', 'of'),
  /** Damage counters on the Pokémon that has the text. */
  table({ counters: yes, ...most }, 'counters'),
);

export type Tally = Said<typeof tally>;

/** Fallen Pokémon of a kind, and by what they fell. */
const fallenKind = table({ by: word('any', 'to-damage'), type: letter, tag, named: text, 'name-has': text }, 'by');

/** An attack of the last turn: by the Pokémon itself, by any or another of its owner's, of that type or mark, or with that name or that word in it. */
const attackedKind = table(
  { by: word('self', 'any', 'other'), attack: text, type: letter, tag, named: text, 'name-has': text },
  'by',
);

export const condition: Check<Condition> = later(() => conditionTable);

/** What must hold for a text to speak. All given fields must hold. */
const conditionTable = table({
  /** The Pokémon itself (or host) fits. */
  self: needing('pokemon', filter),
  /** In the text of an attack: the Pokémon that was declared as Defending fits. */
  defending: needing('attack', filter),
  /** In the text of an action: the Pokémon chosen last fits. */
  chosen: needing('course', filter),
  /** The opponent has a Pokémon in play that fits. */
  'opponent-has': filter,
  /** The owner has another Pokémon in play that fits. */
  'you-have': filter,
  /** The owner has so many Pokémon in play that fit, or more; the Pokémon itself is counted. */
  'you-have-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  /** So many of the opponent's Pokémon fit, or more. */
  'opponent-has-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  /** A card of that name is attached to the Pokémon. */
  attached: needing('pokemon', text),
  /** The owner has more Prizes left than the opponent. */
  'more-prizes': flag,
  /** Cards in the owner's hand, at least. */
  'hand-at-least': number,
  /** Cards in the owner's deck, at least. */
  'deck-at-least': number,
  /** Cards in the opponent's deck, at least. */
  'opponents-deck-at-least': number,
  /** So many cards of that kind, or with that mark, in the owner's discard pile, or the opponent's, or more. */
  'in-discard': table({ ...piled, of: word('theirs'), 'at-least': number }, 'at-least'),
  /** So many such cards in the owner's Lost Zone, or the opponent's, or more. */
  'in-lost': table({ ...piled, of: word('theirs'), 'at-least': number }, 'at-least'),
  /** So many Pokémon in play that fit, or more; a FILTER without a side means both. */
  'in-play': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  /** So much Energy of that type, or of any, is attached to the owner's Pokémon together, or more. */
  'energy-in-play': table({ type: letter, 'at-least': number }, 'at-least'),
  /** There is room on the owner's Bench. */
  'bench-room': flag,
  /** There is room on the opponent's Bench. */
  'opponents-bench-room': flag,
  /** Cards in the owner's hand, at most. */
  'hand-at-most': number,
  /** Cards in the opponent's hand, at most. */
  'opponents-hand-at-most': number,
  /** Cards in the opponent's hand, at least. */
  'opponents-hand-at-least': number,
  /** The owner has the first turn of the game, or the second. */
  goes: word('first', 'second'),
  /** The owner's hand has only cards of that name. */
  'hand-only': text,
  /** It is the owner's first turn. */
  'first-turn': yes,
  /** It is a turn of the owner. */
  'own-turn': yes,
  /** Both hands have as many cards. */
  'hands-equal': yes,
  /** A Stadium with that name, or any when `true`, is in play. */
  stadium: either(text, flag),
  /** The Stadium in play is the owner's, or an opponent's: it was played by that player. */
  'stadium-of': word('yours', 'theirs'),
  /** That player has used a GX attack, or a VSTAR Power, in this game. */
  'used-in-game': table({ what: word('gx', 'vstar'), by: word('yours', 'theirs') }, 'what', 'by'),
  /** Own Pokémon were Knocked Out in the opponent's last turn: by whatever, or by the damage of an attack; in a table Pokémon of that type or mark, or with that name or that word in it. */
  'fallen-last-turn': either(word('any', 'to-damage'), fallenKind),
  /** In the owner's last turn the Pokémon itself, or one of the owner's of a kind, used the attack of that name, or any. */
  'used-last-turn': attackedKind,
  /** The Pokémon itself evolved this turn, from the one of that name, or from any. */
  'evolved-from': either(yes, text),
  /** The Pokémon itself came up from the Bench this turn. */
  'came-up': yes,
  /** The Pokémon itself was healed this turn. */
  healed: yes,
  /** The owner played a Supporter card this turn, or the one of that name, or one with that mark or with that word in its name. */
  'supporter-played': either(yes, text, table({ tag, 'name-has': text })),
  /** Just so many Prizes left. */
  'prizes-left': table({ yours: number, theirs: number }),
  /** Just so many Prizes left, or fewer. */
  'prizes-at-most': table({ yours: number, theirs: number }),
  /** Prizes left of both players together, at least and at most so many. */
  'prizes-together': table({ least: number, most: number }),
  /** The owner has so many more Prizes left than the opponent, or more. */
  'prizes-ahead': number,
  /** In the text of an attack: its player has taken up what it offered (`{may: true}`). */
  accepted: needing('course', yes),
  /** In a text that is carried out: a Pokémon to which it has attached Energy fits. */
  given: needing('course', filter),
  /** In a text that is carried out: of the coins it has flipped, just so many came up heads. */
  heads: needing('course', number),
  /** One of these holds at least. */
  'any-of': list(condition),
  /** That does not hold. */
  not: condition,
});

export interface Condition extends Said<typeof conditionTable> {}

/** By what a condition asks whether Pokémon fell, and which ones: null for any. */
export type FallAsked = NonNullable<Condition['fallen-last-turn']>;
export type FallenKind = Exclude<FallAsked, string>;

/** Which attack of the last turn a condition asks for. */
export type AttackAsked = NonNullable<Condition['used-last-turn']>;

/** Which Supporter card a condition asks for: any, the one of that name, or one of a kind. */
export type SupporterAsked = NonNullable<Condition['supporter-played']>;

export const act = word(...ACTS);
export const obstacle = word(...OBSTACLES);
export const subject: Check<Subject> = (value, at) =>
  (typeof value === 'string' ? word('self', 'host') : filter)(value, at);
