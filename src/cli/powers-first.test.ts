import { expect, it } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** What is refused names a power that would let it be done, and calls none beside the point that may be used first. */

const OFTEN = 'As often as you like during your turn';
const ENERGY = 'a Water Energy card';

const RAINER = (more: string): string =>
  `Rainer{100HP, W, retreat 1, "Jet WWW 50", "Poké-Power Rain: ${OFTEN} (before your attack), you may attach ${ENERGY} from your hand to 1 of your Pokémon. This power can't be used if Rainer is affected by a Special Condition."}${more}`;

const asked = async (own: string): Promise<string> =>
  (await ran(['can', 'attack Jet', '-b', `CR t9 p1 | ${own} vs Wall{90HP, F, no weakness, no resistance} / -`])).out;

const WAY_OUT = 'using Rain of Rainer first';
const BESIDE = 'Not involved';

it('names a power that allows it, used as often as it has to be', async () => {
  expect(await asked(RAINER(' +W / - [hand (W, W)]'))).toContain(WAY_OUT);
});

it('names none that would not be enough, and does not say that it has no part', async () => {
  for (const hand of ['[hand (W)]', '[hand 2]']) {
    const screen = await asked(RAINER(` +W / - ${hand}`));
    expect(screen).not.toContain(WAY_OUT);
    expect(screen).not.toContain(BESIDE);
    expect(screen).toContain('Rain (Rainer)');
  }
});

it('names none that may not be used now', async () => {
  const screen = await asked(RAINER(' +W ~asleep / - [hand (W, W)]'));
  expect(screen).not.toContain(WAY_OUT);
  expect(screen).toContain(BESIDE);
});
