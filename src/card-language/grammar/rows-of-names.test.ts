import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

/** Rows of names, and names that end with an s or with a letter. */

const read = (text: string, name = 'Mistmoth') => {
  const reading = readText('power', text, { name, attack: 'Dust', damage: null, mark: null, gx: false });
  return reading.read ? reading.says : null;
};
const named = (...names: readonly string[]) => names.map((name) => ({ named: name }));

const OWN = 'your';

describe('names in a row', () => {
  it('are as many as there are commas between them, the own name among them', () => {
    expect(read('Each of your Dustling, Fogmoth, Mistmoth, Kabutops, and Kabutops ex has no Weakness.')).toEqual([
      {
        claim: 'no-weakness',
        on: { side: 'yours', 'any-of': named('Dustling', 'Fogmoth', 'Mistmoth', 'Kabutops', 'Kabutops ex') },
      },
    ]);
    expect(read('You pay Colorless less to retreat your Dustling, Fogmoth, Fogmoth ex, and Mistmoth.')).toEqual([
      {
        claim: 'retreat',
        add: -1,
        on: { side: 'yours', 'any-of': named('Dustling', 'Fogmoth', 'Fogmoth ex', 'Mistmoth') },
      },
    ]);
  });

  it('mean another card where "ex" stands after the own name', () => {
    const text = (name: string) =>
      `Once during your turn, you may search your deck for ${name} and put it onto your Bench. Then, shuffle your deck.`;
    expect(read(text('Mistmoth ex'))).toMatchObject({ does: [{ search: { named: 'Mistmoth ex' }, to: 'bench' }] });
    expect(read(text('Mistmoth'))).toMatchObject({ does: [{ search: { named: 'Mistmoth' }, to: 'bench' }] });
  });

  it('mean one Pokémon where its name ends so anyhow, and are left alone where they might mean several', () => {
    const attach = (name: string) =>
      read(`Once during your turn, you may attach a Psychic Energy card from your hand to 1 of your ${name}.`);
    expect(attach('Latios')).toMatchObject({ does: [{ to: { one: { side: 'yours', named: 'Latios' } } }] });
    expect(attach('Fogmoths')).toBeNull();
  });

  it('have their letter where they are Unown, the article among them', () => {
    const all = read(
      'Once during your turn (before your attack), if you have Unown H, Unown E, Unown A, and Unown L on your Bench, you may draw a card.',
      'Unown [H]',
    ) as { readonly when: readonly unknown[] };
    const one = (name: string) => ({ not: { 'you-have': { side: 'yours', place: 'bench', named: name } } });
    expect(all.when).toEqual([
      {
        not: {
          'any-of': [
            { not: { 'in-play': { of: { side: 'yours', place: 'bench', named: 'Unown [H]' }, 'at-least': 1 } } },
            one('Unown E'),
            one('Unown A'),
            one('Unown L'),
          ],
        },
      },
    ]);
    expect(
      read(
        `Once during your turn (before your attack), you may search ${OWN} deck for any 1 Unown and put it onto your Bench. Shuffle your deck afterward.`,
      ),
    ).toMatchObject({ does: [{ search: { 'name-has': 'Unown' }, to: 'bench' }] });
  });
});
