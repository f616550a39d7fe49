import { describe, expect, it } from 'vitest';
import type { Card } from '../state/index.ts';
import { checkScripts } from './index.ts';

const card = (fields: Partial<Card>): Card => ({ key: 'own:Test', name: 'Test', kind: 'pokemon', ...fields });
const attack = (does: readonly unknown[]): Card =>
  card({ attacks: [{ name: 'Hit', cost: [], damage: 10, does: does as never }] });

describe('checking card texts written as data', () => {
  it('lets a known text pass', () => {
    expect(checkScripts(attack([{ flip: { heads: [{ condition: 'asleep', on: 'defending' }] } }]))).toEqual([]);
    expect(checkScripts(card({ kind: 'energy', always: [{ claim: 'retreat', set: 0, on: 'host' }] }))).toEqual([]);
  });

  it.each([
    [[{ flop: {} }], 'is not a verb'],
    [[{ condition: 'sleepy', on: 'defending' }], 'expected asleep'],
    [[{ condition: 'asleep', of: 'defending' }], '“of” is not known here'],
    [[{ condition: 'asleep' }], 'on is missing'],
    [[{ heal: 'some', from: 'self' }], 'expected all'],
    [[{ flip: { heads: [{ draw: 'two' }] } }], 'expected a number'],
    [['damage'], 'expected a verb'],
    [[{ lasting: { claim: 'retreet' }, on: 'self', until: 'this-turn' }], 'is not a claim'],
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

  it('tells what was probably meant, and what else is wrong with that', () => {
    expect(checkScripts(attack([{ condtion: 'aslep', on: 'defendng' }]))).toEqual([
      'Test, attack Hit, does[1]: “condtion, on” is not a verb; nearest condition',
      'Test, attack Hit, does[1].condition: "aslep" is not known here; nearest asleep; expected asleep, burned, confused, paralyzed, poisoned, char',
      'Test, attack Hit, does[1].on: "defendng" is not known here; nearest defending; expected self, host, defending, your-active, opponents-active, chosen, attacker',
    ]);
    expect(checkScripts(card({ always: [{ claim: 'damge', when: 'befor', add: 'x' }] }))).toEqual([
      'Test, always[1]: “damge” is not a claim; nearest damage',
      'Test, always[1].when: "befor" is not known here; nearest before; expected before, after, behind',
      'Test, always[1].add: expected a number, not "x"',
    ]);
  });

  it('finds an unknown word in touches, which would match no act', () => {
    expect(checkScripts(card({ unread: [{ text: 'x', touches: ['retreats'] }] })).join()).toContain('nearest retreat');
    expect(checkScripts(card({ unread: [{ text: 'x', touches: ['retreat'] }] }))).toEqual([]);
  });

  describe('against the card they stand on', () => {
    const anchor = { kind: 'trainer', tags: ['tool'], attaches: true } as const;
    const hit = (fields: object): Card => card({ attacks: [{ name: 'Hit', cost: [], damage: 30, ...fields }] });

    it.each([
      ['verbs on a Tool', card({ ...anchor, play: { does: [{ draw: 1 }] } }), 'stands under always'],
      ['verbs on a Stadium', card({ kind: 'stadium', play: { does: [{ draw: 1 }] } }), 'stands under always'],
      ['a Stadium about itself', card({ kind: 'stadium', always: [{ claim: 'retreat', set: 0 }] }), 'says whom'],
      [
        'a Stadium that asks for its Pokémon',
        card({
          kind: 'stadium',
          always: [{ claim: 'retreat', set: 0, on: { side: 'any' }, while: { self: { place: 'active' } } }],
        }),
        'there is no Pokémon',
      ],
      [
        'a Trainer that heals itself',
        card({ kind: 'trainer', play: { does: [{ may: [{ heal: 20, from: 'self' }] }] } }),
        '“self” means no Pokémon here',
      ],
      [
        'a power about the Defending Pokémon',
        card({ powers: [{ name: 'Hum', kind: 'power', does: [{ condition: 'asleep', on: 'defending' }] }] }),
        '“defending” means no Pokémon here',
      ],
      [
        'a ban on Trainers that is about Pokémon',
        card({ powers: [{ name: 'Hum', kind: 'body', always: [{ claim: 'cannot', act: 'play-trainer' }] }] }),
        'about a player',
      ],
      [
        'a ban on Trainers left on a Pokémon',
        hit({ does: [{ lasting: { claim: 'cannot', act: 'play-trainer' }, on: 'defending', until: 'this-turn' }] }),
        'about a player',
      ],
      ['verbs of a Poké-Body', card({ powers: [{ name: 'Hum', kind: 'body', does: [{ draw: 1 }] }] }), 'under always'],
      [
        'claims of a Poké-Power',
        card({ powers: [{ name: 'Hum', kind: 'power', always: [{ claim: 'hp', add: 10 }] }] }),
        'under does',
      ],
      ['claims of a Pokémon that no Poké-Body makes', card({ always: [{ claim: 'hp', add: 10 }] }), 'does not stay'],
      ['a sign without a base', hit({ mark: 'x', does: [] }), 'no base says how'],
      ['a base without a number', hit({ damage: null, base: { times: 2 } }), 'there is none'],
    ])('refuses %s, which would be silent', (_, faulty, said) => {
      expect(checkScripts(faulty).join()).toContain(said);
    });

    it.each([
      ['a Tool that says nothing more', card({ ...anchor, play: { text: 'x', does: [] } })],
      [
        'a claim that speaks from its bearer',
        hit({ does: [{ lasting: { claim: 'retreat', add: 1, on: 'self' }, on: 'defending', until: 'this-turn' }] }),
      ],
      ['a sign whose text is not written', hit({ mark: 'x', text: 'x' })],
      ['a base that adds to a missing number', hit({ damage: null, base: { plus: 10, times: 2 } })],
    ])('lets %s pass', (_, sound) => {
      expect(checkScripts(sound)).toEqual([]);
    });
  });

  it('is not led astray by keys of every object', () => {
    expect(checkScripts(attack([{ constructor: 1 }])).join()).toContain('is not a verb');
    expect(checkScripts(attack([{ __proto__x: 1 }])).join()).toContain('is not a verb');
  });
});
