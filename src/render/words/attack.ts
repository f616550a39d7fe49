import type { EndingCode } from '../../claims/index.ts';
import type { AttackCodes } from '../../rules/index.ts';
import { energyFor, energyOf } from './energy.ts';
import { capital, changedBy, type Given, listed, sentence, spoken } from './facts.ts';
import { type AskedWords, aPokemon, type GroundWords, it, type WordsOf } from './rule-words.ts';
import { asksThat, givenHere, onlyIf } from './what-is-asked.ts';

/** A fact that was not given decides how much some Energy provides, and however it falls it is not enough. */
/** Of which types it has too little; null where a number alone is missing. */
const ofTypes = (f: Given): string | null => (f.has('lacks') ? `${energyOf(f.list('lacks'))} Energy` : null);
const spokenOfTypes = (f: Given): string | null =>
  ofTypes(f)?.replace(/\d+/gu, (number) => spoken(Number(number))) ?? null;

const atLeast = (f: Given): string => (f.is('atLeast') ? 'at least ' : '');

/** How an attack that was allowed ended without doing anything. */
const ended = (why: string): GroundWords => ({
  says: () => `The attack has no effect: ${why}.`,
  because: () => why,
  say: () => why,
});

const startsFirst: AskedWords = {
  says: (f) => `${f('player')} goes first and can't attack on the first turn of the game.`,
  because: (f) => `${f('player')} went first, and this is turn 1`,
  say: () => "the player who goes first can't attack on their first turn",
  passed: () => 'it is not the first turn of the player who goes first',
  lastsThisTurn: true,
};

/** Attacks that were allowed and ended early: a ground of the ruling, without a line in the path. */
export const ENDED_ATTACKS = {
  'ended-baby-flip': ended('the coin for attacking a Baby Pokémon is tails'),
  'ended-confused': ended('the coin for its Confusion is tails'),
  'ended-baby-ends-turn': ended('the coin for attacking a Baby Pokémon is tails'),
  'ended-cancelled-by-effect': ended('the coin that an effect asks for is tails'),
  'ended-cannot-discard': ended('what it has to discard is not there'),
  'ended-cannot-do': ended("what it requires can't be done"),
  'ended-does-nothing': ended('its own text says that it does nothing'),
  'ended-nothing-to-copy': ended('there is no attack that it could copy'),
} satisfies { readonly [code in `ended-${EndingCode}`]: GroundWords };

export const ATTACK = {
  grounds: {
    'no-attack-first-turn': startsFirst,
    'no-such-attack': {
      says: (f) =>
        f.list('has').length === 0
          ? `${capital(it(f))} has no attack.`
          : `${capital(it(f))} has no attack called ${f('attack')}; it has ${listed(f.list('has'))}.`,
      because: (f) =>
        f.list('has').length === 0 ? `${f('pokemon')} has no attacks` : `its attacks: ${listed(f.list('has'))}`,
      say: (f) =>
        f.list('has').length === 0 ? `${it(f)} has no attack` : `${it(f)} has no attack called ${f('attack')}`,
      passed: (f) => `${f('attack')} is an attack of ${aPokemon(f)}`,
    },
    'attack-asks-for-more': {
      says: (f) => sentence(onlyIf(f, f('attack'), 'used', false)),
      because: (f) => asksThat(f, f('attack')),
      say: (f) => onlyIf(f, f('attack'), 'used', true),
      passed: (f) => `the condition in the text of ${f('attack')} is met`,
    },
    'lent-without-effect': {
      says: (f) => `${f('by')} leaves ${f('card')} without effect, so ${it(f)} can't use its ${f('lent')}.`,
      because: (f) => `${f('by')} leaves ${f('card')} without effect`,
      say: (f) => `${f('by')} leaves ${f('card')} without effect`,
      passed: () => 'nothing leaves the card that lends it without effect',
    },
    'vstar-power-spent': {
      says: (f) =>
        `${f('player')} has already used a VSTAR Power in this game, and ${f('power')} is a VSTAR Power too.`,
      because: (f) => `${f('player')} has used a VSTAR Power in this game`,
      say: () => 'you have already used your one VSTAR Power of this game',
      passed: (f) => `${f.has('player') ? f('player') : 'its player'} has not used a VSTAR Power in this game`,
    },
    'gx-attack-spent': {
      says: (f) => `${f('player')} has already used a GX attack in this game, and ${f('attack')} is a GX attack too.`,
      because: (f) => `${f('player')} has used a GX attack in this game`,
      say: () => 'you have already used your one GX attack of this game',
      passed: (f) => `${f.has('player') ? f('player') : 'its player'} has not used a GX attack in this game`,
    },
    'card-ruled-out': {
      says: (f) => `By an official ruling ${onlyIf(f, f('card'), 'played', false)}.`,
      because: (f) => `an official ruling on ${f('card')}`,
      say: (f) => `by an official ruling ${onlyIf(f, f('card'), 'played', true)}`,
      passed: (f) => `what an official ruling asks for ${f('card')} is met`,
    },
    'card-asks-for-more': {
      says: (f) => sentence(onlyIf(f, f('card'), 'played', false)),
      because: (f) => asksThat(f, f('card')),
      say: (f) => onlyIf(f, f('card'), 'played', true),
      // Where not all of its text is read, it may ask for more.
      passed: (f) => `what is read of the conditions in the text of ${f('card')} is met`,
    },
    'only-active-attacks': {
      says: (f) => `${capital(it(f))} is not Active; only an Active Pokémon can attack.`,
      because: (f) => `${f('pokemon')} is on the Bench`,
      say: (f) => `${it(f)} is on the Bench, and only your Active Pokémon can attack`,
      passed: (f) => `${aPokemon(f)} is Active`,
    },
    'benched-attacks-not': {
      says: (f) => `${capital(it(f))} is on the Bench; Benched Pokémon can't attack.`,
      because: (f) => `${f('pokemon')} is on the Bench`,
      say: (f) => `${it(f)} is on the Bench`,
      passed: (f) => `${aPokemon(f)} is not on the Bench`,
      restates: ['only-active-attacks'],
    },
    'no-defending-pokemon': {
      says: (f) => `${f('pokemon')} can't be attacked: it is not an opponent's Active Pokémon.`,
      because: (f) => `${f('pokemon')} is not an opponent's Active Pokémon`,
      say: (f) => `${f('pokemon')} is not an opponent's Active Pokémon`,
      passed: () => "an opponent's Active Pokémon is attacked",
    },
    'attack-cost': {
      says: (f) =>
        f.number('units') === 0
          ? `${capital(it(f))} has no Energy; ${f('attack')} needs ${energyOf(f.list('cost'))}${changedBy(f)}.`
          : `${f('attack')} needs ${energyOf(f.list('cost'))}${changedBy(f)}; ${it(f)} is ${atLeast(f)}${ofTypes(f) ?? f('missing')} short${givenHere(f)}.`,
      because: (f) =>
        `Energy worth ${f('units')} on ${f('pokemon')}; it needs ${energyOf(f.list('cost'))}, ${ofTypes(f) ?? f('missing')} more`,
      say: (f) =>
        f.number('units') === 0
          ? `${it(f)} has no Energy for ${f('attack')}${changedBy(f)}`
          : `${it(f)} is ${atLeast(f)}${spokenOfTypes(f) ?? `${spoken(f.number('missing'))} Energy`} short for ${f('attack')}${changedBy(f)}`,
      passed: (f) => `the Energy for ${f('attack')} is there`,
    },
    'attack-is-illegal': {
      says: (f) => `The Energy for ${f('attack')} is checked first of all; ${f('missing')} is missing.`,
      because: (f) => `${f('missing')} Energy missing on ${f('pokemon')}`,
      say: (f) => `${it(f)} does not have the Energy for ${f('attack')}`,
      passed: (f) => `${f('attack')} may be declared with that Energy`,
      restates: ['attack-cost'],
    },
    'energy-by-its-text': {
      says: (f) => `What special Energy gives is too little for ${f('attack')}.`,
      because: (f) => `${f('missing')} Energy missing on ${f('pokemon')}`,
      say: (f) => `${it(f)} does not have the Energy for ${f('attack')}`,
      passed: (f) => `what the special Energy gives is enough for ${f('attack')}`,
      restates: ['attack-cost'],
    },
  },
  notes: {
    'own-energy-not-there': () => ({ text: 'the Energy it takes off is not there; the rest of the attack stands' }),
    'no-flip-for-confusion': (f) => ({
      label: 'condition',
      text: `${f('pokemon')} can't attack, so no coin is flipped for its Confusion and it gets no damage counters`,
    }),
    'attack-kept': (f) => ({ label: 'attack', text: `${f('pokemon')} keeps ${f('attack')} of ${f('card')}` }),
    'base-damage': (f) => ({ label: 'damage', figure: f('damage'), text: 'base' }),
    'base-by-effect': (f) => ({ label: 'damage', figure: f('damage'), text: `base, set by ${f('by')}` }),
    'base-from-text': (f) => ({
      label: 'damage',
      figure: f('damage'),
      text: `base${f.has('sum') ? `: ${f('sum')}` : ''}, by the text of ${f('attack')}`,
    }),
    'base-to-itself': (f) => ({ label: 'damage', figure: f('damage'), text: `base, of ${f('pokemon')} to itself` }),
    'attacked-instead': (f) => ({ label: 'attack', text: `now against ${f('pokemon')}, the new Defending Pokémon` }),
    'damage-is': (f) => ({ text: `the damage is ${f('damage')}` }),
    'changed-in-total': (f) => {
      const by = `${Math.abs(f.number('add'))} ${f.number('add') < 0 ? 'less' : 'more'}`;
      // What changes the cost of an attack stands beside that cost.
      if (f.has('of') && f('of') === 'retreat')
        return { label: 'cost', text: `${by} because of ${listed(f.list('by'))}` };
      const text = `${f.number('effects') === 1 ? 'one effect' : `${f('effects')} effects together`}: ${by}`;
      // The sum of a step of the damage calculation has a paragraph of its own.
      return f.has('of') || f.number('effects') === 1 ? { text } : { label: 'damage', text };
    },
    'cost-ignored': () => ({ label: 'Energy', text: 'the Energy in the cost is ignored' }),
    'attack-of-another-card': (f) => ({
      label: 'attack',
      text: `${f('by')} lets ${it(f)} use ${f('attack')} of ${f('whose')}`,
    }),
    'turn-ends-all-the-same': () => ({ label: 'turn', text: 'the turn ends all the same' }),
    'attacks-twice': (f) => ({
      label: 'turn',
      text: `${f('pokemon')} may attack once more this turn, because of ${f('by')}`,
    }),
    'attack-not-used': () => ({ text: 'the attack does not count as used' }),
    'energy-meets-cost': (f) => ({
      label: 'Energy',
      text:
        f.list('cost').length === 0
          ? `${f('attack')} needs none${changedBy(f)}`
          : `needs ${energyOf(f.list('cost'))}${changedBy(f)}; it has ${energyFor(f.list('cost'), f.list('cards')) || `Energy worth ${f('units')}`}`,
    }),
    'gx-not-copied': (f) => ({
      label: 'attack',
      text: `${f('attack')} can't be chosen: ${f('player')} has already used the one GX attack of this game`,
    }),
    'vstar-not-copied': (f) => ({
      label: 'attack',
      text: `${f('attack')} can't be chosen: ${f('player')} has already used the one VSTAR Power of this game`,
    }),
    'lent-not-copied': (f) => ({
      label: 'attack',
      text: `${f('attack')} is not printed on ${f('pokemon')}, so it can't be copied`,
    }),
    'copied-as-its-own': (f) => ({ label: 'attack', text: `${f('pokemon')} uses ${f('attack')} as its own attack` }),
    'copied-requirement-unmet': (f) => ({ label: 'attack', text: `what ${f('attack')} requires can't be done` }),
    'failed-and-used': () => ({ text: 'it failed by its own text, and counts as used' }),
  },
  needs: {
    'hit-on-itself-not-told': {
      says: (f) =>
        `whether anything other than Weakness and Resistance changes the damage that ${f('pokemon')} does to itself`,
      ask: (f) =>
        `whether anything other than Weakness and Resistance changes the damage that ${f('pokemon')} does to itself`,
    },
    'defending-not-told': {
      says: () => "the opponent's Active Pokémon (write it after  vs )",
      ask: () => "who your opponent's Active Pokémon is",
    },
    'first-attack-not-told': {
      says: (f) =>
        `whether ${f('pokemon')} has attacked in this turn already (write  ^this turn  and the attack after it)`,
      ask: (f) => `whether ${f('pokemon')} has attacked this turn`,
    },
    'attacks-not-told': {
      says: (f) => `the attacks of ${f('pokemon')}, which is not on file (write them in its own card)`,
      ask: (f) => `what attacks ${f('pokemon')} has`,
    },
  },
} satisfies WordsOf<AttackCodes>;
