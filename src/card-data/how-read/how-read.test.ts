import { expect, test } from 'vitest';
import { howTextIsRead } from './how-read.ts';

const HOOD = { name: 'Odd Hood', attack: '', damage: null, mark: null, gx: false } as const;

test.each(['a Pokémon Tool', 'Odd Hood', 'this card'])(
  'what stops a Tool is not that it says where %s goes',
  (card) => {
    const free = `that doesn't already have a ${'Pokémon Tool'} attached to it`;
    const to = `Attach ${card} to 1 of your Pokémon ${free}.`;
    const more = "Prevent all effects of your opponent's Abilities done to the Pokémon this card is attached to.";
    const { text, at } = howTextIsRead('tool', `${to} ${more} Hum a song.`, HOOD);
    expect(text.slice(at?.index)).toMatch(/^(?:Hum )?a song\.|^Hum/u);
  },
);
