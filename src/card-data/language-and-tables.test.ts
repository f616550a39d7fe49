import { describe, expect, it } from 'vitest';
import { readText } from '../card-language/index.ts';
import { tabledBody } from './card-of.ts';
import { ofItself } from './usual-texts/own-name.ts';
import { usualPower } from './usual-texts/usual-powers.ts';
import { usualAttack, usualTrainer } from './usual-texts/usual-texts.ts';

/** Where the tables of usual sentences and the card language both read a text, they have to say the same. */

const BENCHED = 'Basic Pokémon and put them onto your Bench';
const AROUND = { name: 'Mistmoth', attack: 'Dust', damage: 30, mark: null, gx: false } as const;

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, inner]) => [key, sorted(inner)] as const)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value;

const says = (kind: 'attack' | 'power' | 'trainer', text: string, mark: '+' | 'x' | null = null): unknown => {
  const reading = readText(kind, text, { ...AROUND, mark });
  return reading.read ? sorted(reading.says) : reading.why;
};

describe('the tables and the language say the same', () => {
  it.each([
    ['The Defending Pokémon is now Burned and Confused.', null],
    ['Flip a coin. If tails, this attack does nothing.', null],
    ['Flip 4 coins. This attack does 30 damage times the number of heads.', 'x'],
    ['This attack does 20 more damage for each Water Energy attached to this Pokémon.', '+'],
    ['Discard 2 Fire Energy attached to Mistmoth.', null],
    ["Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.", null],
    ["During your opponent's next turn, the Defending Pokémon can't retreat.", null],
    [`Search your deck for up to 2 ${BENCHED}. Then, shuffle your deck.`, null],
    ['If you have more Prize cards remaining than your opponent, this attack does 60 more damage.', '+'],
    ["This attack does 10 damage to each of your opponent's Benched Pokémon.", null],
  ] as const)('of the attack: %s', (text, mark) => {
    const source = { name: 'Dust', cost: [], damage: 30, text, ...(mark === null ? {} : { mark }) };
    expect(says('attack', text, mark)).toEqual(sorted(usualAttack(source, 'Mistmoth')));
  });

  it.each([
    'Draw 3 cards.',
    'Switch your Active Pokémon with 1 of your Benched Pokémon.',
    'Discard your hand and draw 5 cards.',
  ])('of the Trainer card: %s', (text) => {
    expect(says('trainer', text)).toEqual(sorted(usualTrainer(text)));
  });

  it.each([
    'If Mistmoth has any Water Energy attached to it, it has no Retreat Cost.',
    "Prevent all damage done to Mistmoth by attacks from your opponent's Basic Pokémon.",
    "As long as Mistmoth is in the Active Spot, your opponent's Basic Pokémon's attacks cost Colorless more.",
  ])('of the power in force: %s', (text) => {
    const own = ofItself(text, 'Mistmoth');
    const read = usualPower(own, 'ability');
    const tables = read === null ? tabledBody(own, text, 'Dust') : 'always' in read ? read.always : read;
    expect(says('power', text)).toEqual(sorted(tables));
  });

  it.each([
    'Once during your turn (before your attack), you may draw a card.',
    "Once during your turn (before your attack), you may flip a coin. If heads, your opponent's Active Pokémon is now Poisoned.",
  ])('of the power: %s', (text) => {
    expect(says('power', text)).toEqual(sorted(usualPower(ofItself(text, 'Mistmoth'), 'ability')));
  });
});
