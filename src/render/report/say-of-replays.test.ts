import { describe, expect, it } from 'vitest';
import { replayed } from '../screen/rulings.fixture.ts';

/** What is read aloud after a replay: the act by the names before it, and whose text has to be read. */

const CHILL =
  'Chiller{80HP, W, no weakness, no resistance, "Poké-Body Chill: As long as this Pokémon is your Active Pokémon, sing between turns."}';

describe('an evolution that is all there is to say', () => {
  it('is said with the name before it', () => {
    const { say } = replayed(
      'board: CR t9 p1 | Shinx / - [hand (Luxio)] vs Riolu(DP 61)\nsteps:\n  - evolve Luxio on active\n',
    );
    expect(say).toEqual(['You may evolve Shinx into Luxio.']);
  });
});

describe('a step that a text not read may change', () => {
  it('is said with the card whose text that is, and without what comes only if it changes nothing', () => {
    const { say } = replayed(`board: 'CR t9 p1 | Shinx ~poisoned / - vs ${CHILL}'\nsteps:\n  - end turn\n`);
    expect(say).toEqual(['You may end the turn.', 'What the text of Chiller does is not known: let me read it.']);
  });
});

describe('a step that waits for a fact or an answer beside a text that is not read', () => {
  const STRUCK = '"Poké-Body Chill: If Chiller is damaged by an attack, sing a song."';
  const step = (chiller: string) =>
    replayed(
      `board: 'CR t9 p1 | Pug{60HP, F, "Hit F 40"} +F / - vs Chiller{${chiller}, W, no weakness, no resistance, ${STRUCK}} -50 / Shinx, Riolu(DP 61)'\nsteps:\n  - attack Hit\n`,
    );

  it('stands under its condition, and what is said first is that the text has to be read', () => {
    for (const { say, steps } of [step('60HP'), step('retreat 1')]) {
      expect(steps[0]).toMatchObject({ mayBeDone: true, ifUnchanged: true });
      expect(say).toEqual(['You may attack with Hit.', 'What the text of Chiller does is not known: let me read it.']);
    }
    expect(step('60HP').steps[0]?.open).not.toBe(null);
    expect(step('retreat 1').steps[0]?.needs.length).toBe(1);
  });
});
