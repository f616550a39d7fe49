import { claim, defineClaim } from './define-claim.ts';
import { list, number, yes } from './shape.ts';
import { conditionName } from './shapes-of-words.ts';

/** Claims about Special Conditions. */

export const CLAIMS_ON_CONDITIONS = {
  condition: defineClaim(claim('condition', { name: conditionName, counters: number }, 'name'), {
    says: 'A Special Condition, as the engine notes it; a text uses the verb.',
    rules: ['311.1'],
    example: { claim: 'condition', name: 'burned' },
    bears: ['conditions'],
  }),
  /** `stays`: the text says that it can't *become* so, which is about what comes and not about what is there. */
  'immune-to-condition': defineClaim(
    claim('immune-to-condition', { names: list(conditionName), removes: yes, stays: yes }),
    {
      says: 'No Special Condition, or none of these, can be put on it; `removes`: those that are there are removed; `stays`: they stay.',
      rules: ['311.1'],
      example: { claim: 'immune-to-condition', names: ['asleep'], on: 'self' },
      bears: ['conditions'],
    },
  ),
  'poison-counters': defineClaim(claim('poison-counters', { add: number }, 'add'), {
    says: 'Poison puts so many counters more on it.',
    rules: ['311.6b'],
    example: { claim: 'poison-counters', add: 1, on: { side: 'theirs' } },
    bears: ['checkup'],
  }),
  /** `add`: so many more (APR25 II.E-17). */
  'burn-counters': defineClaim(claim('burn-counters', { put: number, add: number }), {
    says: 'Burn puts so many counters in place of the usual number; of several the largest (APR II.E-28).',
    rules: ['311.3b'],
    example: { claim: 'burn-counters', put: 6, on: { side: 'theirs' } },
    bears: ['checkup'],
  }),
  'sleep-coins': defineClaim(claim('sleep-coins', { coins: number }, 'coins'), {
    says: 'So many coins are flipped for its Sleep between turns, and all of them have to be heads; of several such numbers the largest.',
    rules: ['311.2c'],
    example: { claim: 'sleep-coins', coins: 2, on: { side: 'any' } },
    bears: ['checkup'],
  }),
};
