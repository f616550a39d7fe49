import type { PowersCodes } from '../../rules/index.ts';
import { JUST, type PutDown } from '../../state/index.ts';
import { MORE_EXACT } from './cards-from-hand.ts';
import { article, capital, listed, POWER_KINDS, sentence } from './facts.ts';
import { type AskedWords, aPokemon, inTurn, it, PILES, type WordsOf } from './rule-words.ts';
import { asksThat, lacking, onlyIf } from './what-is-asked.ts';

const conditions: AskedWords = {
  says: (f) => sentence(onlyIf(f, f('power'), 'used', false)),
  because: (f) => asksThat(f, f('power')),
  say: (f) => onlyIf(f, f('power'), 'used', true),
  passed: (f) => `the condition in the text of ${f('power')} is met`,
};

/** When a power that waits for an event is used, by the event. */
const RIGHT_AFTER: { readonly [event: string]: (pokemon: string) => string } = {
  benched: (pokemon) => `you play ${pokemon} from your hand`,
  evolved: (pokemon) => `you play ${pokemon} from your hand`,
  'leveled-up': (pokemon) => `you play ${pokemon} from your hand`,
  'energy-attached': (pokemon) => `you attach an Energy card from your hand to ${pokemon}`,
  'came-up': (pokemon) => `${pokemon} moves from your Bench to the Active Spot`,
};

/** What has to have been the last act, where that is not the playing of a card. */
const JUST_NOW: { readonly [event: string]: (pokemon: string) => string } = {
  'energy-attached': (pokemon) => `${pokemon} got Energy`,
  'came-up': (pokemon) => `${pokemon} came up from the Bench`,
};

/** When a power is used whose card is not in the hand yet. */
const JUST_SEEN: { readonly [comes: string]: string } = {
  prize: 'when you take its card as a Prize card',
  draw: 'when you draw its card as your turn begins',
};

/** A name that says already which Pokémon it is needs no “this”. */
const thisOne = (pokemon: string): string => (/^the |'s | on Bench /u.test(pokemon) ? pokemon : `this ${pokemon}`);

const listing = (names: readonly string[]): string => listed(names.map(capital));

export const POWERS = {
  grounds: {
    'no-such-power': {
      says: (f) =>
        f.has('has')
          ? `${f('pokemon')}'s ${f('power')} works all the time; a player does not use it.`
          : `${capital(it(f))} has no power called ${f('power')}.`,
      because: (f) => (f.has('has') ? `${f('power')} works all the time` : `no power ${f('power')} on ${f('pokemon')}`),
      say: (f) =>
        f.has('has')
          ? `${f('power')} works all the time: you do not use it`
          : `${it(f)} has no power called ${f('power')}`,
      passed: (f) => `${aPokemon(f)} has ${f('power')}`,
    },
    'power-disabled': {
      says: (f) => `${f('by')} switches off ${f('pokemon')}'s ${f('power')}.`,
      because: (f) => `${f('power')} is switched off by ${f('by')}`,
      say: (f) => `${f('by')} switches off ${f('pokemon')}'s ${f('power')}`,
      passed: (f) => `nothing switches off ${f('power')}`,
    },
    'power-reached-by-wording': {
      says: (f) => `${f('by')} names another kind of power, but its text means ${f('power')} too.`,
      because: (f) => `${f('by')} includes ${f('power')}, a ${POWER_KINDS[f('kind')] ?? f('kind')}`,
      say: (f) => `${f('by')} switches off ${f('power')} too`,
      passed: (f) => `no text about another kind of power includes ${f('power')}`,
      restates: ['power-disabled'],
    },
    'power-conditions': conditions,
    'power-of-the-opposing-turn': {
      says: (f) => `${f('power')} is used on the opponent's turn, not on your own.`,
      because: (f) => `${f('pokemon')}'s ${f('power')} is for the opponent's turn`,
      say: (f) => `${f('power')} is used on your opponent's turn`,
      passed: (f) => `${f('power')} is used on your own turn`,
      lastsThisTurn: true,
    },
    'power-condition-meant': {
      says: (f) =>
        `${f('pokemon')} is ${listing(f.list('conditions'))}: an older text that names Asleep, Confused and Paralyzed means every Special Condition.`,
      because: (f) => `${f('pokemon')} is ${listing(f.list('conditions'))}`,
      say: (f) =>
        `${f('pokemon')} is ${listing(f.list('conditions'))}, and an older text like this means every Special Condition`,
      passed: (f) => `${aPokemon(f)} has no Special Condition that the older text means too`,
    },
    'poke-power-while-affected': {
      says: (f) => `${f('pokemon')} has a Special Condition, which switches off most Poké-Powers.`,
      because: (f) => `${f('pokemon')} has a Special Condition`,
      say: (f) => `${f('pokemon')} has a Special Condition`,
      passed: () => 'no Special Condition switches it off',
    },
    'power-of-that-name-used': {
      says: (f) => `${capital(article(f('power')))} was already used this turn; its text allows only one in a turn.`,
      because: (f) => `${f('power')} used this turn`,
      say: (f) => `you can use only one ${f('power')} in a turn`,
      passed: (f) => `no ${f('power')} used yet this turn`,
      lastsThisTurn: true,
    },
    'poke-power-once': {
      says: (f) => `${f('pokemon')} has already used ${f('power')} this turn; a Poké-Power is used once in a turn.`,
      because: (f) => `${f('power')} already used`,
      say: (f) => `${f('power')} was already used this turn`,
      passed: () => 'not used yet this turn',
    },
    'power-already-used': {
      says: (f) => `${f('pokemon')} has already used ${f('power')} ${inTurn(f)}.`,
      because: (f) => `${f('power')} used ${inTurn(f)}`,
      say: (f) => `${thisOne(f('pokemon'))} has already used ${f('power')} this turn`,
      passed: (f) => `${thisOne(aPokemon(f))} has not used ${f('power')} yet`,
      lastsThisTurn: true,
    },
    'power-forfeited': {
      says: (f) =>
        `You can only use ${f('power')} right after ${RIGHT_AFTER[f('event')]?.(f('pokemon')) ?? `you play ${f('pokemon')}`}${f.is('late') ? '; it is too late now' : ''}.`,
      because: (f) => `${f('pokemon')} was not just played`,
      say: (f) =>
        `you can only use ${f('power')} right after ${RIGHT_AFTER[f('event')]?.(f('pokemon')) ?? `you play ${f('pokemon')}`}${f.is('late') ? '; it is too late now' : ''}`,
      passed: (f) => `it is the right moment for ${f('power')}`,
      lastsThisTurn: true,
    },
    'card-conditions': conditions,
    'card-changes-nothing': {
      says: (f) => sentence(lacking(f, false) ?? `${f('power')} would have no effect now`),
      because: (f) => `the text of ${f('power')} would change nothing`,
      say: (f) => lacking(f, true) ?? `${f('power')} would have no effect now`,
      restates: MORE_EXACT,
      passed: (f) => `${f('power')} would have an effect`,
    },
    'card-already-used': {
      says: (f) => `${f('power')} was already used this turn.`,
      because: (f) => `${f('power')} used this turn`,
      say: (f) => `${f('power')} was already used this turn`,
      passed: (f) => `${f('power')} not used yet this turn`,
      lastsThisTurn: true,
    },
    'before-the-hand-only': {
      says: (f) =>
        `${f('power')} can be used only ${JUST_SEEN[f('comes')] ?? ''}, before the card goes into your hand.`,
      because: (f) => `${f('power')} is used before its card goes into the hand`,
      say: (f) => `${f('power')} works only ${JUST_SEEN[f('comes')] ?? ''}, before the card goes into your hand`,
      passed: (f) => `${f('power')} may be used now`,
    },
    'used-outside-play': {
      says: (f) =>
        `${f('power')} can be used only while its card is in the ${PILES[f('zone')] ?? f('zone')}; here it is in play.`,
      because: (f) => `${f('power')} works only in the ${PILES[f('zone')] ?? f('zone')}`,
      say: (f) => `${f('power')} works only from the ${PILES[f('zone')] ?? f('zone')}`,
      passed: (f) => `${f('power')} is used in play`,
    },
  },
  notes: {
    'used-on-the-bench': (f) => ({ text: `${f('pokemon')} is on the Bench` }),
    'reaches-other-kind': (f) => ({ label: 'text', text: `a ${POWER_KINDS[f('kind')] ?? f('kind')} is meant too` }),
    'trait-is-no-ability': () => ({ label: 'text', text: 'an Ancient Trait is not an Ability' }),
  },
  needs: {
    'ability-hangs-on-untold': {
      says: (f) => `whether ${f('power')} would have an effect: that depends on cards that were not given`,
      ask: (f) => `whether ${f('power')} would have an effect`,
    },
    'kinds-of-powers-not-told': {
      says: () =>
        'whether what is said about Abilities also applies to Poké-Powers, Poké-Bodies and Pokémon Powers, and the other way round',
      ask: () => 'which kinds of powers that text means',
    },
    'lent-ability-not-told': {
      says: (f) => `whether ${f('by')} also reaches ${f('power')}, which an attached card lends`,
      ask: (f) => `whether ${f('by')} also reaches ${f('power')}`,
    },
    'powers-not-told': {
      says: (f) => `the Poké-Powers of ${f('pokemon')}, which is not on file (write them in its own card)`,
      ask: (f) => `what Poké-Powers ${f('pokemon')} has`,
    },
    'last-action-not-told': {
      says: (f) =>
        `whether ${JUST_NOW[f('event')]?.(f('pokemon')) ?? `${f('pokemon')} was put down`} just now (write  ^${JUST[f('event') as PutDown]}  after it, or  moment-over  in the header where another act came between)`,
      ask: (f) =>
        `whether you did anything after ${JUST_NOW[f('event')]?.(f('pokemon')) ?? `you put down ${f('pokemon')}`}`,
    },
  },
} satisfies WordsOf<PowersCodes>;
