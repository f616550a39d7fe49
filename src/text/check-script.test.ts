import { describe, expect, it } from 'vitest';
import type { Card } from '../state/index.ts';
import { CHECKED_VERBS, checkScripts, VERB_NAMES } from './index.ts';

const card = (fields: Partial<Card>): Card => ({ key: 'own:Test', name: 'Test', kind: 'pokemon', ...fields });
const attack = (does: readonly unknown[]): Card =>
  card({ attacks: [{ name: 'Hit', cost: [], damage: 10, does: does as never }] });

describe('checking card texts written as data', () => {
  it('knows exactly the verbs that can be played', () => {
    expect([...CHECKED_VERBS].sort()).toEqual([...VERB_NAMES].sort());
  });

  it('lets a known text pass', () => {
    expect(checkScripts(attack([{ flip: { heads: [{ condition: 'asleep', on: 'defending' }] } }]))).toEqual([]);
    expect(checkScripts(card({ always: [{ claim: 'retreat', set: 0, on: 'host' }] }))).toEqual([]);
  });

  it.each([
    [[{ flop: {} }], 'is no verb'],
    [[{ condition: 'sleepy', on: 'defending' }], 'expected asleep'],
    [[{ condition: 'asleep', of: 'defending' }], '“of” is not known here'],
    [[{ condition: 'asleep' }], 'on is missing'],
    [[{ heal: 'some', from: 'self' }], 'expected all'],
    [[{ flip: { heads: [{ draw: 'two' }] } }], 'expected a number'],
    [['damage'], 'expected a verb'],
    [[{ lasting: { claim: 'retreet' }, on: 'self', until: 'this-turn' }], 'is no claim'],
  ])('says what is wrong with %j', (does, said) => {
    const faults = checkScripts(attack(does));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join('\n')).toContain(said);
    expect(faults[0]).toContain('Test, attack Hit, does[1]');
  });

  it('finds a misspelled claim, which would otherwise be a text that is not there', () => {
    expect(checkScripts(card({ always: [{ claim: 'retreat', sett: 0 }] })).join()).toContain(
      '“sett” is not known here',
    );
  });

  it('is not led astray by keys of every object', () => {
    expect(checkScripts(attack([{ constructor: 1 }])).join()).toContain('is no verb');
    expect(checkScripts(attack([{ __proto__x: 1 }])).join()).toContain('is no verb');
  });
});
