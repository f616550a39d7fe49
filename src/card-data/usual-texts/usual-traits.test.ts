import { describe, expect, it } from 'vitest';
import { usualTrait } from './usual-traits.ts';

const OWN = 'this Pokémon';

describe('the text of an Ancient Trait', () => {
  it('is in force as a trait where it says one usual thing', () => {
    const barrier = `Whenever your opponent plays a Trainer card (excluding Pokémon Tools and Stadium cards), prevent all effects of that card done to ${OWN}.`;
    expect(usualTrait({ name: 'Ω Barrier', text: barrier })).toEqual({
      name: 'Ω Barrier',
      kind: 'trait',
      text: barrier,
      always: [{ claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on: 'self' }],
    });
    const twice = 'This Pokémon may have up to 2 Pokémon Tool cards attached to it.';
    expect(usualTrait({ name: 'θ Double', text: twice })?.always).toEqual([
      { claim: 'tool-limit', most: 2, on: 'self' },
    ]);
  });

  it('is left alone where it says anything else', () => {
    expect(usualTrait({ name: 'Ω Barrage', text: 'This Pokémon may attack twice a turn.' })).toBeNull();
  });
});
