import { describe, expect, it } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { textOf } from '../rich.ts';
import { rulingScreen } from '../screen/ruling.ts';
import { ruled } from '../screen/rulings.fixture.ts';

/** A text that saves from Knock Outs by attacks of the opponent has a say where such an attack struck, and a reason where none did. */

const shown = (question: string, board: string): string =>
  rulingScreen(PLAIN_FACE, ruled(question, board)).map(textOf).join(' ').replace(/\s+/gu, ' ');

const MANKEY = 'Mankey{30HP, F, no weakness, no resistance, "Anger C 20"}';
const IDLE = "Focus Band saves Mankey from the opponent's attacks only";

describe.each(['EX', 'Neo'])('a Tool that saves from attacks of the opponent, by %s', (document) => {
  it('is said to have no part where a Confused Pokémon Knocks itself Out', () => {
    const board = `${document} t9 p1 | ${MANKEY} ~confused -10 +F +Focus Band / Shinx2{50HP} vs Wall{90HP, no weakness, no resistance} / -`;
    expect(shown('attack Anger', board)).toContain(IDLE);
  });

  it('has its coin where an attack of the opponent does it', () => {
    const board = `${document} t9 p1 | Pup{90HP, W, "Claw C 20"} +W / - vs ${MANKEY} -10 +Focus Band / Shinx2{50HP}`;
    const screen = shown('attack Claw', board);
    expect(screen).not.toContain(IDLE);
    expect(screen).toContain('heads');
  });
});
