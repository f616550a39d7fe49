import { describe, expect, it } from 'vitest';
import { PLAIN_FACE } from '../render/face.ts';
import { ran } from './fake-io.fixture.ts';

const FOX = 'Foxy{60HP, R, "Nip R 20", "Fury CC 30+ Flip a coin. If heads, this attack does 30 more damage."} +RR';
const BOARD = `CR t9 p1 | ${FOX} / Luxray vs Machamp`;
const READ = 'read  Fury of Foxy: Flip a coin. If heads, this attack does 30 more damage.';
const TURN = ['board: |', `  ${BOARD}`, 'steps:', '  - do: attack Fury', '    answers: [tails]', ''].join('\n');

describe('how a card text was read that an answer rests on', () => {
  it.each([[['can', 'attack Fury', '-b', BOARD]], [['legal', '-b', BOARD]], [['replay', '-']]])(
    '%j shows it with --explain, drawn and spoken, and only then',
    async (words) => {
      const shown = await ran([...words, '--explain'], TURN);
      expect(shown.out).toContain(READ);
      expect((await ran(words, TURN)).out).not.toContain('read  Fury');
      const spoken = await ran([...words, '--explain'], TURN, { face: { ...PLAIN_FACE, screenReader: true } });
      expect(spoken.out).toMatch(/How the card texts were read[\s\S]*Fury of Foxy/u);
    },
  );

  it('is not said of a text that the answer does not rest on', async () => {
    expect((await ran(['can', 'retreat', '-b', BOARD, '--explain'])).out).not.toContain('read  Fury');
    expect((await ran(['legal', 'retreat', '-b', BOARD, '--explain'])).out).not.toContain('read  Fury');
  });
});
