import { describe, expect, it } from 'vitest';
import { usualEnergy } from './usual-energy.ts';

const BEARER = 'the Pokémon this card is attached to';

const ONLY_FIGHTING =
  'This card can only be attached to Fighting Pokémon. This card provides Fighting Energy only while this card is attached to a Fighting Pokémon.';
const ELSEWHERE = '(If this card is attached to anything other than a Fighting Pokémon, discard this card.)';
const ONE = 'but provides only 1 Energy at a time';

describe('the text of a special Energy card', () => {
  it('tells who may carry it, what it gives there, and what it does for them', () => {
    const text = `${ONLY_FIGHTING} The Fighting Pokémon this card is attached to has no Weakness. ${ELSEWHERE}`;
    const fighting = { self: { type: 'F' } };
    expect(usualEnergy(text)).toEqual({
      facts: {
        provides: [{ if: fighting, units: ['F'] }],
        attachesTo: { type: 'F' },
        play: { text, does: [] },
        always: [{ claim: 'no-weakness', on: 'host', while: fighting }],
        unread: [{ text: ELSEWHERE, touches: ['energy', 'cost', 'damage'], while: { not: fighting } }],
      },
      left: '',
    });
  });

  it('gives most where its condition holds', () => {
    const every = `every type of Energy ${ONE}`;
    expect(
      usualEnergy(`This card provides Colorless Energy. If ${BEARER} is a Basic Pokémon, this card provides ${every}.`)
        ?.facts.provides,
    ).toEqual([{ if: { self: { basic: true } }, units: ['all'] }, { units: ['C'] }]);
    expect(
      usualEnergy(`While this card is attached to a Pokémon, it provides Grass, Fire, and Water Energy ${ONE}.`)?.facts
        .provides,
    ).toEqual([{ if: {}, units: [['G', 'R', 'W']] }]);
  });

  it('hands back what it does not know, and is not known where nothing tells what it gives', () => {
    expect(usualEnergy('This card provides Colorless Energy. Shout.')?.left).toBe('Shout.');
    expect(usualEnergy('Shout.')).toBeNull();
  });
});
