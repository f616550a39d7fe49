import { describe, expect, it } from 'vitest';
import { saidOtherwise } from './said-otherwise.ts';

const OURS = 'A player may play 1 Supporter in a turn, and can have 5 Pokémon on the Bench.';

describe('a passage of a copy that says something else than ours', () => {
  it.each([
    [
      'another number',
      'it names another number',
      'A player may play 1 Supporter in a turn, and can have 8 Pokémon on the Bench.',
    ],
    [
      'another kind of card',
      'it names another kind of card',
      'A player may play 1 Stadium in a turn, and can have 5 Pokémon on the Bench.',
    ],
    ['not', 'one of them says “not”', 'A player cannot play 1 Supporter in a turn, nor have 5 Pokémon on the Bench.'],
    [
      'must',
      'one says “may”, the other “must”',
      'A player must play 1 Supporter in a turn and has to have 5 Pokémon on the Bench.',
    ],
  ])('is noticed by %s', (_by, why, copy) => expect(saidOtherwise(copy, OURS)).toBe(why));

  it('is noticed by who does it', () =>
    expect(saidOtherwise('The opponent chooses which card goes.', 'The owner chooses which card goes.')).toBe(
      'it speaks of another player',
    ));

  it('is not suspected where the same is said in other words', () =>
    expect(
      saidOtherwise('Each turn you are allowed one Supporter card. Your Bench holds up to five Pokémon.', OURS),
    ).toBeNull());
});
