import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

/** What a text keeps off is named, of several effects of one attack each. */

const VEIL = "Ability Veil: Prevent all effects of attacks from your opponent's Pokémon done to this Pokémon.";
const SNAP =
  "Discard an Energy from your opponent's Active Pokémon. During your opponent's next turn, the Defending Pokémon can't retreat.";

const follows = (veil: string): string =>
  JSON.stringify(
    ruled(
      'attack Snap',
      `ME t9 p1 | Pug{60HP, F, "Snap F 10 ${SNAP}"} +F / - vs Cat{90HP, C, no weakness, no resistance${veil}} +W / -`,
    ).follows,
  );

it('names the discard and the ban that are kept off', () => {
  const said = follows(`, "${VEIL}"`);
  expect(said).toContain("the discard of Energy: prevented by Cat's Veil");
  expect(said).toContain("the ban on retreating: prevented by Cat's Veil");
});

it('says nothing of the kind where both are done', () => {
  expect(follows('')).not.toContain('prevented');
  expect(follows('')).toContain("can't retreat");
});
