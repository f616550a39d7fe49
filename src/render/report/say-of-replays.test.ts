import { describe, expect, it } from 'vitest';
import { replayed } from '../screen/rulings.fixture.ts';

/** What is read aloud after a replay: the act by the names before it, and whose text has to be read. */

const CHILL =
  'Chiller{80HP, W, no weakness, no resistance, "Poké-Body Chill: As long as this Pokémon is your Active Pokémon, sing between turns."}';

describe('an evolution that is all there is to say', () => {
  it('is told with the name before it', () => {
    const { say } = replayed(
      'board: CR t9 p1 | Shinx / - [hand (Luxio)] vs Riolu(DP 61)\nsteps:\n  - evolve Luxio on active\n',
    );
    expect(say).toEqual(['You may evolve Shinx into Luxio.']);
  });
});

describe('a step that a text not read may change', () => {
  it('is told with the card whose text that is, and without what comes only if it changes nothing', () => {
    const { say } = replayed(`board: 'CR t9 p1 | Shinx ~poisoned / - vs ${CHILL}'\nsteps:\n  - end turn\n`);
    expect(say).toEqual(['You may end the turn.', 'What the text of Chiller does is not known: let me read it.']);
  });
});
