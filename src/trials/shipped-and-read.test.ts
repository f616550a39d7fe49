import { describe, expect, test } from 'vitest';
import type { Card } from '../state/index.ts';
import { executedTwice } from './shipped-and-read.ts';

const card = (does: readonly { readonly [key: string]: unknown }[], text: string): Card =>
  ({
    key: 'ex16-24',
    name: 'Wobbuffet',
    kind: 'pokemon',
    attacks: [{ name: 'Flip Over', cost: ['P'], damage: 50, text, does }],
  }) as unknown as Card;

describe('a card that ships, beside the reading of its printed text', () => {
  const ours = card([{ damage: 10, to: 'self' }], 'in our words');
  test('is named where they are executed in two ways', () => {
    const read = card([{ damage: 10, to: 'self', ignores: ['weakness'] }], 'as printed');
    expect(executedTwice(ours, read).map(({ part }) => part)).toEqual(['Flip Over']);
  });
  test('agrees whatever the words and the order of keys', () => {
    expect(executedTwice(ours, card([{ to: 'self', damage: 10 }], 'as printed'))).toEqual([]);
  });
  test('is named where they are played on other terms', () => {
    const supporter = (most: number): Card => ({
      key: 'ex16-83',
      name: 'Good Advice',
      kind: 'supporter',
      play: { does: [{ draw: 2 }] },
      playsOnlyIf: { 'hand-at-most': most },
    });
    expect(executedTwice(supporter(7), supporter(6)).map(({ part }) => part)).toEqual(['its text']);
    expect(executedTwice(supporter(6), supporter(6))).toEqual([]);
  });
  test('is not compared with a text that is not read', () => {
    expect(executedTwice(ours, card([{ touches: ['damage'] }], 'as printed'))).toEqual([]);
  });
  test('is named where only the printed text leaves out Weakness and Resistance for the Bench, read or not', () => {
    const unread = card([{ touches: ['damage'] }], 'as printed');
    const [attack] = unread.attacks ?? [];
    const spares = { ...unread, attacks: attack === undefined ? [] : [{ ...attack, sparesBench: true as const }] };
    expect(executedTwice(ours, spares).map(({ part }) => part)).toEqual(['Flip Over']);
  });
});
