import { capital, counted, type Given, listed, spoken } from './facts.ts';
import { type GroundWords, inTurn, it, used, wrongPhase } from './ground-words.ts';

/** Why not, of retreating and attacking, and why an attack comes to nothing. */

const cards = (labels: readonly string[]): string => (labels.length === 0 ? 'nothing' : labels.join(', '));

/** An untold fact decides what some Energy gives, and in no reading is it enough. */
const atMost = (f: Given): string => (f.is('atMost') ? ' at most' : '');
const atLeast = (f: Given): string => (f.is('atLeast') ? 'at least ' : '');

const conditionForbids = (condition: string): GroundWords => ({
  says: (f) => `${capital(it(f))} is ${condition}.`,
  because: (f) => `${f('pokemon')} is ${condition}`,
  say: (f) => `${it(f)} is ${condition}`,
});

const ended = (why: string): GroundWords => ({
  says: () => `The attack comes to nothing: ${why}.`,
  because: () => why,
  say: () => why,
});

export const AGAINST_FIGHTING: { readonly [code: string]: GroundWords } = {
  'is-asleep': conditionForbids('Asleep'),
  'is-paralyzed': conditionForbids('Paralyzed'),

  'already-retreated': {
    ...used('retreated'),
    because: (f) => `retreat used ${inTurn(f)}`,
  },
  'retreat-has-failed': {
    says: (f) => `${capital(it(f))} has tried to retreat ${inTurn(f)}, Confused, and failed.`,
    because: (f) => `a retreat of ${f('pokemon')} failed ${inTurn(f)}`,
    say: (f) => `${it(f)} has tried once this turn, and a retreat that failed may not be tried again`,
    lastsThisTurn: true,
  },
  'retreat-cost': {
    says: (f) =>
      f.number('units') === 0
        ? `${capital(it(f))} has no Energy; its Retreat Cost is ${f('cost')}.`
        : `${capital(it(f))} has Energy for ${f('units')}${atMost(f)}; its Retreat Cost is ${f('cost')}.`,
    because: (f) =>
      `${counted(f.number('cards'), 'Energy card')} on ${f('pokemon')}, worth ${f('units')}; cost ${f('cost')}`,
    say: (f) =>
      f.number('units') === 0
        ? `${it(f)} has no Energy for its Retreat Cost of ${spoken(f.number('cost'))}`
        : `${it(f)} has Energy for ${spoken(f.number('units'))}${atMost(f)}, and its Retreat Cost is ${spoken(f.number('cost'))}`,
  },
  'payment-order': {
    says: (f) => `The cost of ${f('cost')} is met after ${cards(f.list('after'))}; no more comes off.`,
    because: (f) => `to pay: ${cards(f.list('pay'))}`,
    say: () => 'once the cost is met no more Energy comes off',
  },
  'payment-too-small': {
    says: (f) => `${cards(f.list('pay'))} gives ${f('units')}; the Retreat Cost is ${f('cost')}.`,
    because: (f) => `to pay: ${cards(f.list('pay'))}, worth ${f('units')}`,
    say: (f) => `that pays ${spoken(f.number('units'))} and the cost is ${spoken(f.number('cost'))}`,
  },
  'no-bench': {
    says: (f) => `${f('player')} has no Benched Pokémon to change with.`,
    because: (f) => `${f('player')}'s Bench is empty`,
    say: () => 'there is nobody on your Bench to change with',
  },
  'only-active-retreats': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon retreats.`,
    because: (f) => `${f('pokemon')} is on ${f('place')}`,
    say: (f) => `${it(f)} is not your Active Pokémon`,
  },

  'no-attack-first-turn': {
    says: () => 'Whoever goes first does not attack in the first turn of the game.',
    because: (f) => `${f('player')} started, and this is turn 1`,
    say: () => 'whoever goes first does not attack in the first turn',
    lastsThisTurn: true,
  },
  'attack-of-the-earlier-stage': {
    says: (f) => `${f('attack')} is an attack of ${f('from')}, from which ${it(f)} evolved.`,
    because: (f) => `${f('attack')} of ${f('from')} beneath`,
    say: (f) => `${f('attack')} belongs to ${f('from')}, from which it evolved`,
  },
  'no-such-attack': {
    says: (f) =>
      f.list('has').length === 0
        ? `${capital(it(f))} has no attack.`
        : `${capital(it(f))} has no attack called ${f('attack')}.`,
    because: (f) =>
      f.list('has').length === 0 ? `${f('pokemon')} has no attacks` : `its attacks: ${listed(f.list('has'))}`,
    say: (f) =>
      f.list('has').length === 0 ? `${it(f)} has no attack` : `${it(f)} has no attack called ${f('attack')}`,
  },
  'attack-asks-for-more': {
    says: (f) => `${f('attack')} may be used only if what its text asks for is so, and it is not.`,
    because: (f) => `what ${f('attack')} asks for is not so`,
    say: (f) => `what ${f('attack')} asks for is not so`,
  },
  'gx-attack-spent': {
    says: (f) => `${capital(f('player'))} has used a GX attack in this game, and ${f('attack')} is another.`,
    because: (f) => `${f('player')} has used a GX attack in this game`,
    say: (f) => `a second GX attack in one game is not allowed by ${f('attack')} itself`,
  },
  'nobody-active': {
    says: (f) => `${f('player')} has no Active Pokémon.`,
    because: () => 'nobody is Active',
    say: () => 'you have no Active Pokémon',
  },
  'only-active-attacks': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon attacks.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    say: (f) => `${it(f)} is on the Bench, and only your Active Pokémon attacks`,
  },
  'benched-attacks-not': {
    says: (f) => `${capital(it(f))} is on the Bench, and Benched Pokémon do not attack.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    say: (f) => `${it(f)} is on the Bench`,
    restates: 'only-active-attacks',
  },
  'no-defending-pokemon': {
    says: (f) => `${f('pokemon')} of ${f('player')} cannot be attacked: it is no opponent's Active Pokémon.`,
    because: (f) => `${f('pokemon')} is no opponent's Active Pokémon`,
    say: (f) => `${f('pokemon')} is no opponent's Active Pokémon`,
  },
  'attack-cost': {
    says: (f) =>
      f.number('units') === 0
        ? `${capital(it(f))} has no Energy; ${f('attack')} needs ${f.list('cost').join(' ')}.`
        : `${f('attack')} needs ${f.list('cost').join(' ')}; ${it(f)} is ${atLeast(f)}${f('missing')} short.`,
    because: (f) =>
      `Energy worth ${f('units')} on ${f('pokemon')}, ${f('missing')} of ${f.list('cost').join(' ')} not met`,
    say: (f) =>
      f.number('units') === 0
        ? `${it(f)} has no Energy for ${f('attack')}`
        : `${it(f)} is ${atLeast(f)}${spoken(f.number('missing'))} Energy short for ${f('attack')}`,
  },
  'attack-is-illegal': {
    says: (f) => `The Energy for ${f('attack')} is looked at first of all, and ${f('missing')} is missing.`,
    because: (f) => `${f('missing')} Energy missing on ${f('pokemon')}`,
    say: (f) => `${it(f)} has not the Energy for ${f('attack')}`,
    restates: 'attack-cost',
  },
  'no-attack-now': wrongPhase,

  // How an attack ended that was begun by the rules and came to nothing.
  'ended-baby-flip': ended('the coin for the Baby Pokémon is tails'),
  'ended-confused': ended('the coin for its Confusion is tails'),
  'ended-baby-ends-turn': ended('the coin against a Baby Pokémon is tails'),
  'ended-cancelled-by-effect': ended('the coin that an effect asks for is tails'),
  'ended-cannot-discard': ended('what it has to discard is not there'),
  'ended-cannot-do': ended('what it asks for cannot be done'),
  'ended-does-nothing': ended('by its own text it does nothing'),
};
