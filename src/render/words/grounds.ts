import { counted, spoken, type Words } from './facts.ts';

/** A reason why not: the line on the screen, the bare fact, and the clause for the sentence that is said to the player. */
export interface GroundWords {
  readonly says: Words;
  readonly because?: Words;
  readonly aloud?: Words;
}

/** Words for every prohibition; the code is that of the rule. */
export const GROUNDS: { readonly [code: string]: GroundWords } = {
  'already-retreated': {
    says: (f) => `${f('player')} has already retreated in turn ${f('turn')}.`,
    because: (f) => `retreat used in turn ${f('turn')}`,
    aloud: () => 'you have already retreated this turn',
  },
  'retreat-cost': {
    says: (f) =>
      f.number('units') === 0
        ? `It has no Energy; its Retreat Cost is ${f('cost')}.`
        : `Its Energy gives ${f('units')}; its Retreat Cost is ${f('cost')}.`,
    because: (f) => `${counted(f.number('cards'), 'Energy card')} on ${f('pokemon')}, worth ${f('units')}`,
    aloud: (f) =>
      f.number('units') === 0
        ? `it has no Energy for its Retreat Cost of ${spoken(f.number('cost'))}`
        : `its Energy gives ${spoken(f.number('units'))}, and its Retreat Cost is ${spoken(f.number('cost'))}`,
  },
  'payment-order': {
    says: (f) => `The cost of ${f('cost')} is met after ${f.list('after').join(', ') || 'nothing'}; no more comes off.`,
    because: (f) => `to pay: ${f.list('pay').join(', ')}`,
    aloud: (f) => `the cost is met after ${f.list('after').join(' and ') || 'nothing'}, so you stop there`,
  },
  'payment-too-small': {
    says: (f) => `${f.list('pay').join(', ')} gives ${f('units')}; the Retreat Cost is ${f('cost')}.`,
    aloud: (f) => `that gives ${spoken(f.number('units'))} and the cost is ${spoken(f.number('cost'))}`,
  },
  'no-bench': {
    says: (f) => `${f('player')} has no Benched Pokémon to change with.`,
    aloud: () => 'there is nobody on your Bench to change with',
  },
  'only-active-retreats': {
    says: (f) => `${f('pokemon')} is not Active (${f('place')}); only the Active Pokémon retreats.`,
    aloud: (f) => `${f('pokemon')} is not your Active Pokémon`,
  },
};
