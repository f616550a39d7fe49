import { describe, expect, it } from 'vitest';
import { WHOM, whomOf } from './whom.ts';

const whole = new RegExp(`^${WHOM}$`, 'iu');

describe('which Pokémon a phrase means', () => {
  it.each([
    ['Pokémon', {}],
    ['Stage 2 Grass Pokémon', { stage: 'stage 2', type: 'G' }],
    ['Evolution Pokémon', { evolved: true }],
    ['Ultra Beasts', { tag: 'ultra beast' }],
    ['Pokémon-GX or a Pokémon-EX', { 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] }],
    ['Fire or Water Pokémon', { 'any-of': [{ type: 'R' }, { type: 'W' }] }],
    ['Grass, Fire, or Water Pokémon', { 'any-of': [{ type: 'G' }, { type: 'R' }, { type: 'W' }] }],
    [
      'Basic Grass and Basic Lightning Pokémon',
      {
        'any-of': [
          { basic: true, type: 'G' },
          { basic: true, type: 'L' },
        ],
      },
    ],
    ['Darkness Pokémon and Dragon Pokémon', { 'any-of': [{ type: 'D' }, { type: 'N' }] }],
  ])('is read: %s', (words, filter) => {
    expect(words).toMatch(whole);
    expect(whomOf(words)).toEqual(filter);
  });

  it.each([
    'Shiny Pokémon',
    'Fire or Shiny Pokémon',
    'Pokémon and Fire Pokémon',
    'Fire Energy',
    'non-Ultra Beast Pokémon',
    'Nidoking',
  ])('is left open: %s', (words) => {
    expect(whomOf(words)).toBeNull();
  });
});
