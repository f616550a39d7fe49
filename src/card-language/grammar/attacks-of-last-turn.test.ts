import { expect, it } from 'vitest';
import { type Printed, readText } from '../index.ts';

const printed: Printed = { name: 'Emberfox', attack: 'Metal Glow', damage: 30, mark: null, gx: false };

it('asks which attack was used in the last turn, and by which Pokémon', () => {
  const asked = (condition: string) => {
    const reading = readText('attack', `You can use this attack only if ${condition}. Draw a card.`, printed);
    return reading.read ? reading.says.onlyIf : reading.why;
  };
  const asks = (value: object) => ({ 'used-last-turn': value });
  expect(asked('Emberfox used Warm Up during your last turn')).toEqual(asks({ by: 'self', attack: 'Warm Up' }));
  expect(asked('1 of your Pokémon used Warm Up during your last turn')).toEqual(asks({ by: 'any', attack: 'Warm Up' }));
  expect(asked('1 of your other Ancient Pokémon used an attack during your last turn')).toEqual(
    asks({ by: 'other', tag: 'ancient' }),
  );
});
