import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

const says = (text: string, mark: '+' | 'x' | null = '+') => {
  const reading = readText('attack', text, {
    name: 'Old Ledger',
    attack: 'Sum',
    damage: mark === 'x' ? 20 : 60,
    mark,
    gx: false,
  });
  return reading.read ? reading.says : reading.why;
};
const when = (is: object) => ({ base: { plus: 40, times: { when: is } } });
const MORE = 'this attack does 40 more damage.';

describe('a text that asks something of the game', () => {
  it('asks whose Stadium it is', () => {
    expect(says(`If you have a Stadium in play, ${MORE}`)).toMatchObject(when({ 'stadium-of': 'yours' }));
    expect(says('If your opponent has a Stadium in play, discard it.', null)).toMatchObject({
      does: [{ if: { 'stadium-of': 'theirs' } }],
    });
  });

  it('asks for a Supporter of a kind that was played', () => {
    const played = (what: string) => says(`If you played ${what} from your hand during this turn, ${MORE}`);
    expect(played('a TAG TEAM Supporter card')).toMatchObject(when({ 'supporter-played': { tag: 'tag team' } }));
    expect(played('an Ancient Supporter card')).toMatchObject(when({ 'supporter-played': { tag: 'ancient' } }));
    expect(played('a Supporter card that has "Moon Gang" in its name')).toMatchObject(
      when({ 'supporter-played': { 'name-has': 'Moon Gang' } }),
    );
    expect(played('a Supporter card')).toMatchObject(when({ 'supporter-played': true }));
    expect(typeof played('a Stadium card')).toBe('string');
  });

  it('asks for what is used once in a game', () => {
    expect(says(`If your opponent has used their VSTAR Power during this game, ${MORE}`)).toMatchObject(
      when({ 'used-in-game': { what: 'vstar', by: 'theirs' } }),
    );
  });

  it('asks for a Resistance, whichever or one', () => {
    expect(says(`If your opponent's Active Pokémon has any Resistance, ${MORE}`)).toMatchObject(
      when({ defending: { resistance: true } }),
    );
    expect(says(`If your opponent's Active Pokémon has Metal Resistance, ${MORE}`)).toMatchObject(
      when({ defending: { resistance: 'M' } }),
    );
  });

  it('counts types of basic Energy, and counters that it puts down first', () => {
    expect(says('This attack does 40 more damage for each type of basic Energy attached to Old Ledger.')).toMatchObject(
      {
        base: { plus: 40, times: { 'energy-types-on': 'self' } },
      },
    );
    expect(
      says(
        'Put up to 5 damage counters on Old Ledger. This attack does 20 damage for each damage counter you placed in this way.',
        'x',
      ),
    ).toMatchObject({ activate: [{ counters: 5, on: 'self', 'up-to': true }], base: { times: { placed: true } } });
  });
});
