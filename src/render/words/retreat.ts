import type { RetreatCodes } from '../../rules/index.ts';
import { capital, changedBy, counted, type Given, listed, spoken } from './facts.ts';
import { aPokemon, inTurn, it, notYet, used, type WordsOf } from './rule-words.ts';
import { givenHere, givenHereSpoken } from './what-is-asked.ts';

const cards = (labels: readonly string[]): string => listed(labels) || 'nothing';

/** A fact that was not given decides how much some Energy provides, and however it falls it is not enough. */
const atMost = (f: Given): string => (f.is('atMost') ? ' at most' : '');

export const RETREAT = {
  grounds: {
    'already-retreated': {
      ...used('retreated'),
      because: (f) => `retreat used ${inTurn(f)}`,
      passed: notYet('retreat'),
    },
    'retreat-has-failed': {
      says: (f) => `${capital(it(f))} tried to retreat while Confused ${inTurn(f)}, and failed.`,
      because: (f) => `a retreat of ${f('pokemon')} failed ${inTurn(f)}`,
      say: (f) => `${it(f)} already failed to retreat this turn, and it can't try again`,
      passed: (f) => `${aPokemon(f)} has not failed to retreat this turn`,
      lastsThisTurn: true,
    },
    'retreat-cost': {
      says: (f) =>
        f.number('units') === 0
          ? `${capital(it(f))} has no Energy; its Retreat Cost is ${f('cost')}${changedBy(f)}.`
          : `${capital(it(f))} has Energy for ${f('units')}${atMost(f)}${givenHere(f)}; its Retreat Cost is ${f('cost')}${changedBy(f)}.`,
      because: (f) =>
        `${counted(f.number('cards'), 'Energy card')} on ${f('pokemon')}, worth ${f('units')}; cost ${f('cost')}`,
      say: (f) =>
        f.number('units') === 0
          ? `${it(f)} has no Energy for its Retreat Cost of ${spoken(f.number('cost'))}${changedBy(f)}`
          : `its Retreat Cost is ${spoken(f.number('cost'))}${changedBy(f)} and ${it(f)} has Energy for ${spoken(f.number('units'))}${atMost(f)}${givenHereSpoken(f)}`,
      passed: (f) => `${aPokemon(f)} has the Energy for its Retreat Cost`,
    },
    'payment-order': {
      says: (f) =>
        `The cost of ${f('cost')} is already paid after ${cards(f.list('after'))}; no more Energy is discarded.`,
      because: (f) => `to pay: ${cards(f.list('pay'))}`,
      say: () => 'once the cost is paid you stop discarding Energy',
      passed: () => 'no more Energy is discarded than the cost asks for',
    },
    'payment-too-small': {
      says: (f) => `${capital(cards(f.list('pay')))} pays ${f('units')}; the Retreat Cost is ${f('cost')}.`,
      because: (f) => `to pay: ${cards(f.list('pay'))}, worth ${f('units')}`,
      say: (f) => `that pays ${spoken(f.number('units'))}, and the Retreat Cost is ${spoken(f.number('cost'))}`,
      passed: () => 'what is discarded pays the cost',
    },
    'no-bench': {
      says: (f) => `${f('player')} has no Benched Pokémon to switch with.`,
      because: (f) => `${f('player')}'s Bench is empty`,
      say: () => 'you have no Benched Pokémon to switch with',
      passed: () => 'there is a Benched Pokémon to switch with',
    },
    'only-active-retreats': {
      says: (f) => `${capital(it(f))} is not Active; only an Active Pokémon can retreat.`,
      because: (f) => `${f('pokemon')} is on ${f('place')}`,
      say: (f) => `${it(f)} is not your Active Pokémon`,
      passed: (f) => `${aPokemon(f)} is Active`,
    },
  },
  notes: {
    'energy-removed': (f) => ({
      label: 'pay',
      text: `${f('card')} pays ${f('units')}; ${f.number('left') === 0 ? 'the cost is paid' : `${f('left')} still to pay`}`,
    }),
    'energy-pays-the-rest': (f) => ({
      label: 'pay',
      text: `${f('card')} pays ${f('least')} or more; the cost is paid`,
    }),
    'retreat-cost-is': (f) => ({ label: 'cost', text: `Retreat Cost ${f('cost')}` }),
    'surplus-lapses': (f) => ({
      label: 'pay',
      text: `${f('units')} Energy more than the cost is lost: it pays for nothing else`,
    }),
  },
  needs: {
    'retreat-cost-not-told': {
      says: (f) => `the Retreat Cost of ${f('pokemon')} (write  {retreat 1})`,
      ask: (f) => `the Retreat Cost of ${f('pokemon')}`,
    },
  },
} satisfies WordsOf<RetreatCodes>;
