import { describe, expect, it } from 'vitest';
import { evolvesDespite, usualTrait } from './usual-traits.ts';

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

  it.each([
    [
      "Prevent all effects of your opponent's Pokémon's Abilities done to this Pokémon.",
      { claim: 'unaffected', by: ['abilities'], whose: 'theirs', on: 'self' },
    ],
    [
      'When 1 of your Pokémon becomes this Pokémon, heal all damage from it.',
      { claim: 'trigger', event: 'evolved', on: 'self', does: [{ heal: 'all', from: 'self' }] },
    ],
    ['When this Pokémon is healed, double the amount healed.', { claim: 'heal-times', times: 2, on: 'self' }],
    [
      'When you attach an Energy card from your hand to this Pokémon (except with an attack, Ability, or Trainer card), you may attach 2 Energy cards.',
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        'as-turn': true,
        on: 'self',
        does: [{ may: [{ attach: { kind: 'energy' }, count: 1, from: 'hand', to: 'self' }] }],
      },
    ],
  ])('is executed: %s', (text, claim) => {
    expect(usualTrait({ name: 'Trait', text })?.always).toEqual([claim]);
    expect(usualTrait({ name: 'Trait', text: `${text} Draw a card.` })).toBeNull();
  });

  it('lets its card evolve at once, and says nothing more', () => {
    const text =
      'You may play this card from your hand to evolve a Pokémon during your first turn or the turn you play that Pokémon.';
    expect(evolvesDespite(text)).toEqual(['new', 'first-turn']);
    expect(evolvesDespite(text.replace('or the turn you play that Pokémon', 'only'))).toBeNull();
    expect(usualTrait({ name: 'Δ Evolution', text })).toBeNull();
  });

  it('is left alone where it says anything else', () => {
    expect(usualTrait({ name: 'Ω Barrage', text: 'This Pokémon may attack twice a turn.' })).toBeNull();
  });
});
