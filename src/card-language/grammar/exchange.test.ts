import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

/** A Pokémon for which another card out of the deck is put in its place. */

const ONCE = 'Once during your turn (before your attack), you may';
const ALL_OF_IT = '(Any cards attached to Mistmoth, damage counters, Special Conditions,';
const ON_IT = `${ALL_OF_IT} and effects on it are now on the new Pokémon.)`;
const AND_SWITCH = 'and switch it with Mistmoth.';

const read = (text: string) => {
  const printed = { attack: 'Molt', damage: null, mark: null, gx: false, name: 'Mistmoth' } as const;
  const reading = readText('power', text, printed);
  return reading.read ? reading.says : null;
};

describe('a Pokémon that takes the place of another', () => {
  it('is another card of its own name', () => {
    const back = 'If you do, put Mistmoth on top of your deck. Shuffle your deck afterward.';
    expect(read(`${ONCE} search your deck for another Mistmoth ${AND_SWITCH} ${ON_IT} ${back}`)).toEqual({
      does: [{ exchange: 'self', for: { kind: 'pokemon', named: 'Mistmoth' }, from: 'deck' }],
      oncePerTurn: true,
    });
    expect(read(`${ONCE} search your deck for another Duskmoth ${AND_SWITCH} ${ON_IT} ${back}`)).toBeNull();
  });

  it('is one of three that are named', () => {
    const three = 'Sun Moth, Rain Moth, or Snow Moth';
    const back = 'Shuffle Mistmoth back into your deck.';
    expect(read(`${ONCE} search your deck for ${three} ${AND_SWITCH} ${ON_IT} ${back}`)).toEqual({
      does: [
        {
          exchange: 'self',
          for: { 'any-of': ['Sun Moth', 'Rain Moth', 'Snow Moth'].map((named) => ({ kind: 'pokemon', named })) },
          from: 'deck',
        },
      ],
      oncePerTurn: true,
    });
  });
});
