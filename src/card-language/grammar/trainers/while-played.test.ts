import { describe, expect, it } from 'vitest';
import { SHUFFLED, says } from './says.fixture.ts';

const OFFER = 'When you play this card, you may discard 2 other cards from your hand. If you do,';
const offered = (less: readonly unknown[], more: readonly unknown[]) => ({
  does: [
    {
      if: { 'hand-at-least': 2 },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
      then: [{ 'pick-one': { 'keep the cards': less, 'discard them': [{ 'discard-hand': 2 }, ...more] } }],
      else: less,
    },
  ],
});

describe('cards that may be discarded for more', () => {
  it('are discarded before anything is done', () => {
    expect(says(`Heal 60 damage from your Active Pokémon. ${OFFER} draw 2 cards.`)).toEqual(
      offered([{ heal: 60, from: 'your-active' }], [{ heal: 60, from: 'your-active' }, { draw: 2 }]),
    );
  });

  it('may make a search one for more kinds', () => {
    const search = { search: { kind: 'stadium' }, count: 1, to: 'hand' };
    expect(
      says(
        `Search your deck for a Stadium card, reveal it, and put it into your hand. ${SHUFFLED} ${OFFER} you may also search for a Supporter card and a Pokémon Tool card in this way.`,
      ),
    ).toEqual(offered([search], [{ ...search, also: [{ kind: 'supporter' }, { tag: 'tool' }] }]));
  });
});
