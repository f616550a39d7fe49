import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const attack = (text: string, damage?: number, mark?: '+' | 'x') =>
  usualAttack(
    { name: 'Dust', cost: [], ...(damage === undefined ? {} : { damage }), ...(mark ? { mark } : {}), text },
    'Mistmoth',
  );
const DISCARD = 'from your discard pile';
const TOOLS = 'Pokémon Tool cards';
const SHUFFLE = 'Shuffle your deck afterward.';
const COMING = 'the end of your next turn';

describe('an attack whose words stand on a few cards each', () => {
  it('throws Tools away before its damage, where there are any', () => {
    const words = `Before doing damage, discard all ${TOOLS} from your opponent's Active Pokémon.`;
    expect(attack(words.replace('discard all', 'discard 2'), 30)).toBeNull();
  });

  it.each([
    [
      'Search your deck for Nidoran ♀ and put it onto your Bench. Shuffle your deck afterward.',
      { search: { kind: 'pokemon', named: 'Nidoran ♀' }, count: 1, to: 'bench' },
    ],
    [
      `The Defending Pokémon has no Abilities until ${COMING}.`,
      { lasting: { claim: 'mute', what: 'abilities' }, on: 'defending', until: 'end-of-your-next-turn' },
    ],
  ])('is executed: %s', (text, verb) => {
    expect(attack(text)).toEqual({ does: [verb] });
    expect(attack(`${text} You can do anything.`)).toBeNull();
  });

  it.each([
    'Search your deck for Water Pokémon and put it onto your Bench. Shuffle your deck afterward.',
    `Search your deck for Basic Energy, reveal it, and put it into your hand. ${SHUFFLE}`,
    `Put 2 Evolved Pokémon ${DISCARD} into your hand.`,
  ])('takes no phrase for a name: %s', (text) => {
    expect(attack(text)).toBeNull();
  });
});
