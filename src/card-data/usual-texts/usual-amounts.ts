import type { Json } from '../../state/index.ts';
import type { Found } from './attack-parts.ts';
import { letterOf, themOf } from './phrases.ts';
import { type Filter, whomOf } from './whom.ts';

/** What usual sentences of attacks count, and the conditions they set: patterns with the COUNT or CONDITION of CARD-TEXTS.md each comes to. */

/** Patterns with what each comes to; null: after all not understood. */
type Table = readonly (readonly [string, (found: Found) => Json | null])[];

const each = (words: string | undefined, more: Filter): Json | null => {
  const whom = whomOf(words);
  return whom === null ? null : { each: { ...more, ...whom } };
};

const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const sideOf = (word = ''): 'yours' | 'theirs' => (/^your$/iu.test(word) ? 'yours' : 'theirs');
const WHOSE = "(your|your opponent's)";

/** Cards of one kind in a pile. */
const PILED: Readonly<Record<string, Json>> = {
  pokémon: { kind: 'pokemon' },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  item: { item: true },
  'pokémon tool': { tag: 'tool' },
  'basic energy': { kind: 'energy', tag: 'basic energy' },
  'special energy': { kind: 'energy', 'not-tag': 'basic energy' },
  energy: { kind: 'energy' },
};

/** Pokémon of one name; a plural is not a name. */
const eachNamed = (name = '', more: Filter): Json | null =>
  /s$/u.test(name) ? null : { each: { ...more, named: name } };

/** The name of a Pokémon, in one word or two. */
const NAMED = "((?!Pokémon)[A-Z][\\p{L}'.]+(?: (?!Pokémon)[A-Z]\\p{L}+)?)";
const RETREAT_COST = '(?: \\(after applying effects to the Retreat Cost\\))?';

/** What an amount may be multiplied by, after "for each" or "times the number of". */
export const COUNTED: Table = [
  ['damage counters? on $self', () => ({ 'counters-on': 'self' })],
  ['damage counters? on $them', ([them]) => ({ 'counters-on': themOf(them) })],
  ['Energy attached to $them', ([them]) => ({ 'energy-on': themOf(them) })],
  ['Energy attached to $self', () => ({ 'energy-on': 'self' })],
  ['Energy attached to both Active Pokémon', () => ({ 'energy-on': { each: { side: 'any', place: 'active' } } })],
  ['$type Energy attached to $self', ([type]) => ({ 'energy-on': 'self', type: letterOf(type) })],
  ['basic Energy attached to $self', () => ({ 'energy-on': 'self', basic: true })],
  // A card counts once, however much it provides.
  ['Energy cards? attached to $them', ([them]) => ({ 'energy-on': themOf(them), cards: true })],
  ['Energy cards? attached to $self', () => ({ 'energy-on': 'self', cards: true })],
  ['$type Energy cards? attached to $self', ([type]) => ({ 'energy-on': 'self', type: letterOf(type), cards: true })],
  ['Energy attached to all of your Pokémon', () => ({ 'energy-on': { each: YOURS } })],
  ['Energy attached to all of $opponents Pokémon', () => ({ 'energy-on': { each: THEIRS } })],
  [
    '$type Energy attached to (?:all of )?your Pokémon',
    ([type]) => ({ 'energy-on': { each: YOURS }, type: letterOf(type) }),
  ],
  [`(?:Colorless )?Energy in $them's Retreat Cost${RETREAT_COST}`, ([them]) => ({ 'retreat-cost-of': themOf(them) })],
  ["Colorless in $them's Retreat Cost", ([them]) => ({ 'retreat-cost-of': themOf(them) })],
  ["Colorless in $self's Retreat Cost", () => ({ 'retreat-cost-of': 'self' })],
  ['Special Conditions? affecting $them', ([them]) => ({ 'conditions-on': themOf(them) })],
  ['of $opponents Benched $whom', ([whom]) => each(whom, { ...THEIRS, place: 'bench' })],
  ['of your Benched $whom', ([whom]) => each(whom, { ...YOURS, place: 'bench' })],
  ['Pokémon on your Bench', () => ({ each: { ...YOURS, place: 'bench' } })],
  [`${NAMED} you have in play`, ([name]) => eachNamed(name, YOURS)],
  [`${NAMED} on your Bench`, ([name]) => eachNamed(name, { ...YOURS, place: 'bench' })],
  ['of $opponents $whom in play', ([whom]) => each(whom, THEIRS)],
  ['of your $whom in play', ([whom]) => each(whom, YOURS)],
  ['Prize cards? your opponent has taken', () => ({ 'prizes-taken': 'theirs' })],
  ['Prize cards? you have taken', () => ({ 'prizes-taken': 'yours' })],
  ['of your remaining Prize cards', () => ({ 'prizes-left': 'yours' })],
  [`cards? in ${WHOSE} hand`, ([whose]) => ({ hand: sideOf(whose) })],
  [
    `(Pokémon Tool|Pokémon|Supporter|Stadium|Item|Special Energy|basic Energy) cards? in ${WHOSE} discard pile`,
    ([kind = '', whose]) => ({ 'in-discard': PILED[kind.toLowerCase()] ?? {}, of: sideOf(whose) }),
  ],
];

const them = (words: string | undefined): Json | null => {
  const whom = whomOf(words);
  return whom === null || Object.keys(whom).length === 0 ? null : { defending: whom };
};

const CONDITION = '(Asleep|Burned|Confused|Paralyzed|Poisoned)';

/** Conditions that damage done in between does not touch: they may stand before an effect as well. */
export const STEADY: Table = [
  [
    `$them is (?:already )?${CONDITION}`,
    ([, condition = '']) => ({ defending: { condition: condition.toLowerCase() } }),
  ],
  [
    `$them (?:is not|isn't) ${CONDITION}`,
    ([, condition = '']) => ({ not: { defending: { condition: condition.toLowerCase() } } }),
  ],
  ['$them is (?:already )?affected by (?:a|any) Special Conditions?', () => ({ defending: { affected: true } })],
  ['$self is affected by (?:a|any) Special Conditions?', () => ({ self: { affected: true } })],
  [
    'your opponent has any $whom in play',
    ([words]) => {
      const whom = whomOf(words);
      return whom === null ? null : { 'opponent-has': { ...THEIRS, ...whom } };
    },
  ],
  ['you have ([A-Z][a-z]+) in play', ([name = '']) => ({ 'you-have': { ...YOURS, named: name } })],
  ['your opponent has only 1 Prize card left', () => ({ 'prizes-left': { theirs: 1 } })],
  ['$them is an Evol(?:ution|ved) Pokémon', () => ({ defending: { evolved: true } })],
  ['$them is an? $whom', ([, whom]) => them(whom)],
  // Only the later texts have an article before it; a Pokémon-EX is another thing than a Pokémon-ex.
  ['$them is Pokémon-ex', () => ({ defending: { tag: 'ex' } })],
  ['$them has any Special Energy(?: cards)? attached to it', () => ({ defending: { 'with-special-energy': true } })],
  ['$them has (?:a|any) Pokémon Tool cards? attached to it', () => ({ defending: { 'with-tool': true } })],
  ['$self has (?:a|any) Pokémon Tool cards? attached to it', () => ({ self: { 'with-tool': true } })],
  ['$self has any $type Energy(?: cards)? attached to it', ([type]) => ({ self: { 'with-energy': letterOf(type) } })],
  ['$self has any Special Energy attached to it', () => ({ self: { 'with-special-energy': true } })],
  ['there is any Stadium card in play', () => ({ stadium: true })],
  ['$self was on the Bench and became your Active Pokémon (?:during )?this turn', () => ({ 'came-up': true })],
  ['$self evolved from ([^,.]{2,30}?) during this turn', ([name = '']) => ({ 'evolved-from': name })],
  ['$self was healed during this turn', () => ({ healed: true })],
  [
    "any of your Pokémon $fell by $blow during (?:your opponent's|his or her|their) last turn",
    () => ({ 'fallen-last-turn': 'to-damage' }),
  ],
  ['$fallen $lastturn', () => ({ 'fallen-last-turn': 'any' })],
  ['you played a Supporter card (?:from your hand )?(?:during )?this turn', () => ({ 'supporter-played': true })],
  ['your opponent has exactly $n Prize cards? (?:remaining|left)', ([n]) => ({ 'prizes-left': { theirs: Number(n) } })],
  ['you have exactly $n Prize cards? (?:remaining|left)', ([n]) => ({ 'prizes-left': { yours: Number(n) } })],
  ['you have more Prize cards (?:remaining|left) than your opponent', () => ({ 'more-prizes': true })],
];

/** Conditions after "if", for more damage. */
export const GIVEN: Table = [
  ['$them (?:already )?has any damage counters on it', () => ({ defending: { damaged: true } })],
  ['$self (?:already )?has any damage counters on it', () => ({ self: { damaged: true } })],
  [
    "$self (?:already )?(?:has no|doesn't have any) damage counters on it",
    () => ({ not: { self: { damaged: true } } }),
  ],
  [
    "$them (?:already )?(?:has no|doesn't have any) damage counters on it",
    () => ({ not: { defending: { damaged: true } } }),
  ],
  [
    '$them (?:already )?has (?:at least )?$n (?:or more )?damage counters on it',
    ([, counters]) => ({ defending: { 'counters-at-least': Number(counters) } }),
  ],
  [
    '$self has (?:at least )?$n (?:or more )?damage counters on it',
    ([n]) => ({ self: { 'counters-at-least': Number(n) } }),
  ],
  ['there are no damage counters on $them', () => ({ not: { defending: { damaged: true } } })],
  ["$self's remaining HP is $n or less", ([hp]) => ({ self: { 'hp-left-at-most': Number(hp) } })],
  ...STEADY,
];
