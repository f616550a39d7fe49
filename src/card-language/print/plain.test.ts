import { describe, expect, it } from 'vitest';
import { readText, saidPlainly, type TextKind } from '../index.ts';

const PRINTED = { name: 'Mistmoth', attack: 'Slow Hum', damage: 20, mark: '+', gx: false } as const;

const plainly = (kind: TextKind, text: string): string => {
  const reading = readText(kind, text, kind === 'attack' ? PRINTED : { ...PRINTED, damage: null, mark: null });
  return reading.read
    ? saidPlainly(reading.tree)
        .map(({ said }) => said)
        .join(' ')
    : `not read: ${reading.why}`;
};

const MUCH = '30 less damage from attacks';
const AFTER = '(after applying Weakness and Resistance)';

describe('a reading in plain words', () => {
  it('keeps the spelling of the year out of what each player does, but not what they do', () => {
    expect(plainly('trainer', 'Each player discards 2 cards from his or her hand. Your opponent discards first.')).toBe(
      'Each player discards 2 cards from their hand. Your opponent discards first.',
    );
  });

  it('says what is counted and joins what is done', () => {
    expect(
      plainly(
        'attack',
        "This attack does 10 more damage for each Colorless in your opponent's Active Pokémon's Retreat Cost.",
      ),
    ).toContain('for each Colorless in your');
    const looked = 'Look at the top 3 cards of your deck and put 1 of them into your hand.';
    expect(plainly('trainer', `${looked} Shuffle the other cards back into your deck.`)).toBe(
      `${looked} Shuffle the other cards into your deck.`,
    );
  });

  it('calls a Trainer card no Pokémon', () => {
    const coin = 'Draw 3 cards. Then, flip a coin. If heads,';
    const back = 'put this card into your hand instead of the discard pile.';
    expect(plainly('trainer', `${coin} if you played this Mistmoth from your hand, ${back}`)).toBe(
      `${coin} if you played this card from your hand, ${back}`,
    );
    expect(plainly('power', 'Mistmoth gets +10 HP.')).toBe('This Pokémon gets +10 HP.');
  });

  it('goes on small after brackets in the middle of a sentence', () => {
    const tools = 'Choose up to 3 Pokémon Tool cards attached to Pokémon in play';
    expect(plainly('trainer', `${tools} (yours or your opponent's) and discard them.`)).toMatch(
      /\) and discard them\.$/u,
    );
  });

  it('says when a change of damage comes, where the text does, and only there', () => {
    expect(plainly('power', `All of your Pokémon take ${MUCH} ${AFTER}.`)).toBe(
      `All of your Pokémon take ${MUCH} ${AFTER}.`,
    );
    expect(plainly('power', `This Pokémon takes ${MUCH}.`)).toBe(`This Pokémon takes ${MUCH}.`);
  });

  it('words a Pokémon and what belongs to it as the hole asks', () => {
    expect(plainly('power', 'The Retreat Cost for Mistmoth is 0.')).toBe('The Retreat Cost for this Pokémon is 0.');
    expect(plainly('power', "This Pokémon's Retreat Cost is 0.")).toBe("This Pokémon's Retreat Cost is 0.");
  });

  it('tells others of its name from the one that speaks', () => {
    expect(plainly('power', `Your Mistmoth's attacks do 10 more damage to your opponent's Active Pokémon.`)).toBe(
      "The attacks of your Pokémon of this name do 10 more damage to your opponent's Active Pokémon.",
    );
    expect(plainly('power', "Mistmoth's attacks do 10 more damage to your opponent's Active Pokémon.")).toBe(
      "This Pokémon's attacks do 10 more damage to your opponent's Active Pokémon.",
    );
  });
});
