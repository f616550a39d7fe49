import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

describe('the English stemmer', () => {
  const pairs: readonly (readonly [string, string])[] = [
    ['consign', 'consign'],
    ['consigned', 'consign'],
    ['consistency', 'consist'],
    ['consolations', 'consol'],
    ['conspicuously', 'conspicu'],
    ['constancy', 'constanc'],
    ['knack', 'knack'],
    ['knavish', 'knavish'],
    ['kneeling', 'kneel'],
    ['knightly', 'knight'],
    ['knobs', 'knob'],
    ['generously', 'generous'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['ties', 'tie'],
    ['cries', 'cri'],
    ['agreed', 'agre'],
    ['falling', 'fall'],
    ['exceed', 'exceed'],
    ['dying', 'die'],
    ['national', 'nation'],
    ['happy', 'happi'],
    ['playing', 'play'],
    ['relational', 'relat'],
  ];
  it.each(pairs)('reduces %s to %s as the published vocabulary does', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('brings the forms of a rulebook word together', () => {
    for (const forms of [
      ['retreat', 'retreats', 'retreating', 'retreated'],
      ['evolve', 'evolves', 'evolved', 'evolving'],
      ['discard', 'discards', 'discarded', 'discarding'],
      ['bench', 'benches', 'benched'],
      ['paralyze', 'paralyzed', 'paralyzes'],
    ]) {
      expect(new Set(forms.map(stem)).size, forms.join(' ')).toBe(1);
    }
  });

  it('leaves numbers, very short words and nothing at all as they are', () => {
    expect(['', 'ex', '60', '2on2', 'hp'].map(stem)).toEqual(['', 'ex', '60', '2on2', 'hp']);
  });
});
