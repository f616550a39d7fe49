import type { Condition, Facts, Filter } from '../../claims/index.ts';
import { ENERGY_NAMES } from '../../state/index.ts';
import { allDenied, conditionInWords, isSo, onePokemon, type Whose } from './conditions-of-texts.ts';
import { givesNow } from './energy.ts';
import { capital, counted, type Given, given, listed } from './facts.ts';

/** What a text asks for and does not find, in words. `whose`: `your` to the player, `p1's` on the screen. */

const cards = (f: Given): string => counted(f.number('value'), 'card');

/** `there is at most 1 card`, `there are at least 3 cards`. */
const thereAre = (f: Given, bound: string): string =>
  f.number('value') === 0 ? 'there is no card' : `there ${f.number('value') === 1 ? 'is' : 'are'} ${bound} ${cards(f)}`;

const energyName = (letter: string): string =>
  (ENERGY_NAMES as { readonly [letter: string]: string })[letter] ?? letter;

/** By the part of the condition: what has to be so. */
const ASKED: { readonly [part: string]: (f: Given, whose: string, has: string) => string } = {
  'deck-at-least': (f, whose) =>
    f.number('value') === 1 ? `there is a card in ${whose} deck` : `${thereAre(f, 'at least')} in ${whose} deck`,
  'hand-at-least': (f, whose) => `${thereAre(f, 'at least')} in ${whose} hand`,
  'hand-at-most': (f, whose) => `${thereAre(f, 'at most')} in ${whose} hand`,
  'hand-only': (f, whose) => `${whose} hand has no card other than ${f('value')}`,
  'opponents-deck-at-least': (f) => `${thereAre(f, 'at least')} in the opponent's deck`,
  'more-prizes': (f, _, has) =>
    f.is('value') ? `${has} more Prizes left than the opponent` : `${has} no more Prizes left than the opponent`,
  'bench-room': (f, whose) => `${whose} Bench ${f.is('value') ? 'is not full' : 'is full'}`,
  'opponents-bench-room': (f) => `the opponent's Bench ${f.is('value') ? 'is not full' : 'is full'}`,
  'opponents-hand-at-most': (f) => `${thereAre(f, 'at most')} in the opponent's hand`,
  'opponents-hand-at-least': (f) => `${thereAre(f, 'at least')} in the opponent's hand`,
  goes: (f, _, has) => `${has} the ${f('value')} turn of the game`,
  heads: (f) => `just ${counted(f.number('value'), 'coin')} came up heads`,
  'hands-equal': () => 'both players have as many cards in hand',
  'first-turn': (_, whose) => `it is ${whose} first turn`,
  'own-turn': (_, whose) => `it is ${whose} own turn`,
  'fallen-last-turn': (f, whose) =>
    `a Pokémon on ${whose} side was Knocked Out in the opponent's last turn${f('value') === 'to-damage' ? ' by damage from an attack' : ''}`,
  'supporter-played': (f, whose) =>
    `${f('value') === 'true' ? 'a Supporter card' : f('value')} was played on ${whose} turn`,
  'came-up': () => 'this Pokémon came up from the Bench this turn',
  healed: () => 'this Pokémon was healed this turn',
  'evolved-from': (f) =>
    f('value') === 'true' ? 'this Pokémon evolved this turn' : `this Pokémon evolved from ${f('value')} this turn`,
  attached: (f) => `${f('value')} is attached to it`,
  stadium: (f) =>
    f.is('value')
      ? 'a Stadium is in play'
      : f('value') === 'false'
        ? 'no Stadium is in play'
        : `${f('value')} is in play`,
  'stadium-of': (f, _, has) => `${f('value') === 'yours' ? has : 'the opponent has'} a Stadium in play`,
  'you-have': (f, whose) => `another Pokémon on ${whose} side is ${f('value')}`,
  'opponent-has': (f) => `the opponent has ${f('value')} in play`,
  'self-place': (f) => `this Pokémon is ${f('value') === 'active' ? 'Active' : 'on the Bench'}`,
  'self-damaged': (f) => `this Pokémon has ${f.is('value') ? 'a damage counter' : 'no damage counters'} on it`,
  'self-full-hp': (f) => `this Pokémon has ${f.is('value') ? 'no damage counters' : 'a damage counter'} on it`,
  'self-counters-at-least': (f) => `this Pokémon has at least ${counted(f.number('value'), 'damage counter')} on it`,
  'self-affected': (f) => `this Pokémon has ${f.is('value') ? 'a' : 'no'} Special Condition`,
  'self-condition': (f) => `this Pokémon is ${capital(f('value'))}`,
  'self-evolved': (f) => `this Pokémon is ${f.is('value') ? '' : 'not '}an Evolved Pokémon`,
  'self-with-tool': () => 'a Pokémon Tool is attached to this Pokémon',
  'self-with-special-energy': () => 'special Energy is attached to this Pokémon',
  'self-with-energy': (f) =>
    `${f.is('value') ? 'Energy' : `${energyName(f('value'))} Energy`} is attached to this Pokémon`,
};

/** What has to be so; null where only the text of the card says it. */
const asked = (f: Given, whose: string, has: string): string | null => {
  if (!f.has('unmet')) return null;
  const by = whoseWords(f, whose, has);
  const part = f('unmet');
  if (part === 'terms') return conditionInWords(JSON.parse(f('terms')) as Condition, by);
  if (part === 'attacker') return isSo('the Attacking Pokémon', JSON.parse(f('terms')) as Filter);
  const known = ASKED[part]?.(f, whose, has);
  if (known !== undefined || !part.startsWith('self-')) return known ?? null;
  return conditionInWords({ self: { [part.slice('self-'.length)]: plainValue(f) } }, by);
};

const plainValue = (f: Given): string | number | boolean => {
  const text = f('value');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/u.test(text) ? Number(text) : text;
};

const whoseWords = (f: Given, whose: string, has: string): Whose => ({
  whose,
  has,
  plain: (part, value) => ASKED[part]?.(given({ player: f('player'), value }), whose, has) ?? null,
});

/** What must not be so, where the text asks for nothing else; null where it asks for something. */
const ruledOut = (f: Given, whose: string, has: string): string | null => {
  if (!f.has('unmet') || f('unmet') !== 'terms') return null;
  const { not, ...more } = JSON.parse(f('terms')) as Condition;
  return not === undefined || Object.keys(more).length > 0 || allDenied(not) !== null
    ? null
    : conditionInWords(not, whoseWords(f, whose, has));
};

/** The same as the reason beside a ground. */
export const asksThat = (f: Given, what: string): string => {
  if (f('unmet') === 'new') return `${what} can't evolve a Pokémon that came into play this turn`;
  const against = ruledOut(f, `${f('player')}'s`, `${f('player')} has`);
  if (against !== null) return `not allowed if ${against}`;
  const terms = asked(f, `${f('player')}'s`, `${f('player')} has`);
  return terms === null ? `the condition in the text of ${what} is not met` : `needed: ${terms}`;
};

/** ` unless p1 has at least 4 Stage 2 Pokémon in play: there are 3`; empty where the text lasts whatever is so, or only its card says it. */
export const unlessSo = (f: Given): string => {
  if (!f.has('unless')) return '';
  const facts = given(JSON.parse(f('unless')) as Facts);
  const terms = asked(facts, `${facts('player')}'s`, `${facts('player')} has`);
  return terms === null ? '' : ` unless ${terms}${soMany(facts)}`;
};

/** `: there are 3`, of what a text asks for so many. */
const soMany = (f: Given): string =>
  f.has('there') ? `: there ${f.number('there') === 1 ? 'is' : 'are'} ${f('there') === '0' ? 'none' : f('there')}` : '';

/** Why something does not apply now: the words that follow its name. Of a card attached to a Pokémon, that one is named. */
export const appliesOnlyIf = (f: Given): string => {
  const says = whyNotNow(f);
  return f.has('host') ? says.replace(/\bthis Pokémon\b/u, f('host')) : says;
};

const whyNotNow = (f: Given): string => {
  if (f('unmet') === 'no-damage')
    return f('what') === 'counters'
      ? 'keeps off damage counters that are placed; this is damage of an attack'
      : 'keeps off effects of attacks; damage is not one';
  const ofKind = f('unmet') === 'kind' || f('unmet') === 'into';
  const kind = ofKind ? onePokemon(JSON.parse(f('terms')) as Filter) : null;
  if (kind !== null) return `applies only to ${f('unmet') === 'into' ? 'evolving into ' : ''}${kind}`;
  const against = ruledOut(f, `${f('player')}'s`, `${f('player')} has`);
  const met = f.has('met') ? `: ${f('met')} is one` : '';
  if (against !== null) return `does not apply if ${against}${met}`;
  const terms = asked(f, `${f('player')}'s`, `${f('player')} has`);
  const left = f.has('left') ? `: ${f('left')} of its ${f('hp')} HP are left` : '';
  if (terms !== null) return `applies only if ${terms}${left}${soMany(f)}${givenHere(f)}`;
  return f.has('met')
    ? `does not apply: ${f('met')} is what its text rules out`
    : 'does not apply: what it asks for is not met';
};

/** What a text asks for, where that is so. */
export const isMetNow = (f: Given): string =>
  asked(f, `${f('player')}'s`, `${f('player')} has`) ?? 'what it asks for is met';

/** What a card asks for to give something else. */
export const givesMoreIf = (f: Given): string =>
  f.has('otherwise') ? `; it gives something else only if ${isMetNow(given(JSON.parse(f('otherwise')) as Facts))}` : '';

/** What a card gives here by its own text, where a cost or a text asks for something else. */
export const givenHere = (f: Given, more: string = givesMoreIf(f)): string =>
  f.has('givenBy') ? ` (${f('givenBy')} gives ${givesNow(f.number('gives'), f.list('givesTypes'))} here${more})` : '';

/** The same for the judge to say, without the other case. */
export const givenHereSpoken = (f: Given): string => givenHere(f, '');

/** `Evosoda can be played only if …`, as a line of the screen or, with `you`, as a clause to the player. */
export const onlyIf = (f: Given, what: string, verb: string, you: boolean): string => {
  if (f('unmet') === 'new') return `${what} can't evolve a Pokémon that came into play this turn`;
  const against = you ? ruledOut(f, 'your', 'you have') : ruledOut(f, `${f('player')}'s`, `${f('player')} has`);
  if (against !== null) return `${what} can't be ${verb} if ${against}`;
  const terms = you ? asked(f, 'your', 'you have') : asked(f, `${f('player')}'s`, `${f('player')} has`);
  return terms === null ? `the condition in the text of ${what} is not met` : `${what} can be ${verb} only if ${terms}`;
};

/** Which Pokémon a card can be attached to, by the part of its text that this one does not fit. */
const CARRIERS: { readonly [part: string]: (of: string) => string } = {
  evolved: () => 'an Evolved Pokémon',
  basic: () => 'a Basic Pokémon',
  type: (of) => `a ${energyName(of)} Pokémon`,
  named: (of) => of,
};

export const attachedOnlyTo = (f: Given): string => {
  const terms = f.has('terms') ? onePokemon(JSON.parse(f('terms')) as Filter) : null;
  const only = CARRIERS[f('asks')]?.(f('of')) ?? terms ?? undefined;
  return only === undefined
    ? `${f('card')} can't be attached to ${f('pokemon')}`
    : `${f('card')} can only be attached to ${only}`;
};

const filterOf = (f: Given): Filter => JSON.parse(f('filter')) as Filter;

/** `a Pokémon with Grass Energy attached`; null where its text has no words here. */
const kindAsked = (f: Given): string | null => (f.has('filter') ? onePokemon(filterOf(f)) : null);

/** `its text asks for one of the opponent's: a Benched Basic Pokémon`; null where the text has no words here, or says no more than whose. */
export const askedOfNamed = (f: Given, you: boolean): string | null => {
  const asked = kindAsked(f);
  if (asked === null) return null;
  const { side } = filterOf(f);
  const own = you ? 'yours' : `${f('player')}'s`;
  const whose = side === undefined || side === 'any' ? '' : ` of ${side === 'theirs' ? "the opponent's" : own}`;
  return asked === 'a Pokémon' && whose === '' ? null : `its text asks for ${asked}${whose}`;
};

/** Nobody in play is of the kind that the text means; null where it means any Pokémon, or its text has no words here. */
const nobodyOfKind = (f: Given, has: string): string | null => {
  const asked = kindAsked(f);
  if (asked === null || asked === 'a Pokémon') return null;
  const whose = filterOf(f).side;
  const kind = asked.replace(/^an? /u, '');
  return `${whose === 'theirs' ? 'the opponent has' : whose === 'yours' ? has : 'there is'} no ${kind}${whose === undefined ? ' in play' : ''}`;
};

const kindOfEnergy = (f: Given): string =>
  `${f.has('basic') ? 'basic ' : ''}${f.has('special') ? 'special ' : ''}${f.has('type') ? `${energyName(f('type'))} ` : ''}`;

/** What a card or a power lacks that would have no effect; null where the reason is not as plain as that. */
export const lacking = (f: Given, you: boolean): string | null => {
  const what = f.has('power') ? f('power') : f('card');
  const [whose, has] = you ? ['your', 'you have'] : [`${f('player')}'s`, `${f('player')} has`];
  const [itsOwner, theyHave] = f('whose') === 'theirs' ? ["the opponent's", 'the opponent has'] : [whose, has];
  switch (f('lacks')) {
    case 'benched':
      return `${theyHave} no Benched Pokémon to switch with`;
    case 'deck':
      return `${itsOwner} deck is empty`;
    case 'hand':
      return `${theyHave} no ${f('whose') === 'theirs' || f.has('power') ? '' : 'other '}card in hand`;
    case 'few-in-hand':
      return f('whose') === 'each'
        ? `no player has more than ${f('most')} cards in hand (${what} is not counted)`
        : `${theyHave} no more than ${f('most')} ${f('whose') === 'theirs' || f.has('power') ? '' : 'other '}cards in hand`;
    case 'energy-in-hand':
      return `${theyHave} no ${kindOfEnergy(f)}Energy card in hand`;
    case 'discard':
      return `${itsOwner} discard pile is empty`;
    case 'fitting':
      return `${itsOwner} discard pile has no card that ${what} could take`;
    case 'another-pokemon':
      return `${theyHave} no Pokémon in play but ${f('pokemon')}`;
    case 'stadium':
      return 'no Stadium is in play';
    case 'tool':
    case 'tool-or-stadium':
    case 'tool-energy-or-stadium':
      return `no Pokémon Tool${f('lacks') === 'tool-energy-or-stadium' ? ' or Special Energy' : ''} is ${f.has('whose') ? `attached to ${itsOwner} Pokémon` : 'in play'}${f('lacks') === 'tool' ? '' : ', and no Stadium is in play'}`;
    case 'room':
      return `${itsOwner} Bench is full`;
    case 'healing':
      return `${f('pokemon')} can't be healed, because of ${f('by')}`;
    case 'condition-to-come':
      return `${f('pokemon')} can't be affected, because of ${f('by')}`;
    case 'unshielded':
      return `${listed(f.list('by'))} keeps it off ${listed(f.list('pokemon'))}`;
    case 'attaching':
      return `${f('by')} keeps Energy in the hand from being attached to ${f('pokemon')}`;
    case 'heal-any':
      return `none of ${whose} Pokémon has damage to heal`;
    case 'devolve-any':
      return `none of ${whose} Pokémon has evolved`;
    case 'anybody':
      return nobodyOfKind(f, has) ?? `there is no Pokémon in play that ${what} could affect`;
    case 'fits':
      return `${what} is only for ${kindAsked(f) ?? 'another kind of Pokémon'}, and ${f('pokemon')} is not one`;
    case 'energy':
      return `no ${f.has('basic') ? 'basic ' : ''}Energy that ${what} could take is attached to ${f('whose') === 'theirs' ? "the opponent's" : whose} Pokémon`;
    case 'energy-on-it':
      return `${f('pokemon')} has no ${f.has('named') ? f('named') : `${kindOfEnergy(f)}Energy`}`;
    case 'smaller-hand':
      return `${has} ${counted(f.number('there'), f.has('power') ? 'card' : 'other card')} in hand, and ${f.is('theirs') ? `the opponent ${f('wanted')}` : `${what} draws up to ${f('wanted')}`}`;
    case 'ripe':
      if (f.has('first')) return `${listed(f.list('onto'), 'or')} can't evolve on a first turn`;
      return f.has('new')
        ? `${listed(f.list('onto'), 'or')} can't evolve in the turn it came into play or evolved`
        : `${what} can't evolve ${listed(f.list('onto'), 'or')} now`;
    case 'damage':
      return `${f('pokemon')} has no damage to heal`;
    case 'condition':
      return `${f('pokemon')} has no Special Condition`;
    case 'evolution':
      return `${has} no card in hand that ${what} could evolve ${listed(f.list('onto'), 'or')} into`;
    case 'each-way':
      return lackingEach(f, you);
    default:
      return null;
  }
};

/** Of a text of several ways, what each of them lacks. */
const lackingEach = (f: Given, you: boolean): string | null => {
  const common = { player: f('player'), ...(f.has('power') ? { power: f('power') } : { card: f('card') }) };
  const each = f.list('ways').map((way) => lacking(given({ ...common, ...(JSON.parse(way) as Facts) }), you));
  return each.includes(null) ? null : each.join(', and ');
};

/** The card of the hand that would give an effect: `a Stage 2 in hand that evolves from Charmander`. */
export const wantedEvolution = (f: Given): string | null => {
  if (f('lacks') !== 'evolution') return null;
  const onto = listed(f.list('onto'), 'or');
  return f('only') === 'stage 2'
    ? `a Stage 2 in hand that evolves from ${onto}`
    : `a card in hand that ${f('card')} could evolve ${onto} into`;
};

/** Of a text about Pokémon of a kind, that this one is not of it. */
export const textForOthers = (f: Given): string => {
  const whom = f.has('terms') ? onePokemon(JSON.parse(f('terms')) as Filter) : null;
  return whom === null
    ? `${f('by')} does not apply to ${f('pokemon')}`
    : `${f('by')} applies only ${f.has('against') ? 'against' : 'to'} ${whom}: ${f('pokemon')} is not one`;
};
