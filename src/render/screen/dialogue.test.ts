import { describe, expect, it } from 'vitest';
import type { Shown } from '../../dialogue/index.ts';
import { type Face, PLAIN_FACE } from '../face.ts';
import { textOf, widthOf } from '../rich.ts';
import { dialogueScreen, spokenOffers, spokenQuestion } from './dialogue.ts';

const SHOWN: Shown = {
  rows: [
    { id: 'ruleset', label: 'Rulebook', inset: false, says: 'CR 2009' },
    { id: 'pokemon', label: "p1's Active", inset: false, says: 'Cyndaquil' },
    { id: 'on', label: 'on it', inset: true, says: 'Asleep' },
    {
      id: 'bench',
      label: "p1's Bench",
      inset: false,
      says: 'Luxray, Wigglytuff, Raichu ex, Team Aqua’s Walrein, Machamp and four more of them',
    },
  ],
  label: "p2's Active",
  inset: false,
  usual: 'not described',
  typed: 'macha',
  offers: [
    { answer: 'Machamp', says: 'Machamp', note: 'Stage 2, 3 prints' },
    { answer: 'x', says: 'A name that is far too long to stand in any row of a narrow terminal', note: 'Basic' },
  ],
  numeric: false,
  more: 2,
  pick: 0,
  said: null,
  board: 'CR | Cyndaquil ~asleep / Luxray vs ?',
};

const face = (more: Partial<Face>): Face => ({ ...PLAIN_FACE, plain: false, ...more });

const drawn = (of: Face, shown: Shown = SHOWN, rows = 40): readonly string[] => {
  const { above, prompt, below } = dialogueScreen(of, 'New table', shown, rows);
  return [...above, [...prompt, { text: shown.typed }], ...below].map(textOf);
};

describe('the dialogue on the screen', () => {
  it('80 columns', () => {
    expect(drawn(face({ width: 80 })).map((line) => line.trimEnd())).toEqual([
      "New table                     Enter: take it · <: back · .: that's all · ?: help",
      '',
      '  Rulebook      CR 2009',
      "  p1's Active   Cyndaquil",
      '    on it       Asleep',
      "  p1's Bench    Luxray, Wigglytuff, Raichu ex, Team Aqua’s Walrein, Machamp",
      '                and four more of them',
      "  p2's Active?  [not described]  macha",
      '  ▸ Machamp                     Stage 2, 3 prints',
      '    A name that is far too long to stand in any row of a narrow terminal  Basic',
      '    2 more: type on',
      '',
      'CR | Cyndaquil ~asleep / Luxray vs ?',
    ]);
  });

  it.each([32, 40, 59, 60, 80, 120])(
    '%i columns: no line is wider, but for the board line, which must not be broken',
    (width) => {
      for (const ascii of [false, true])
        for (const line of drawn(face({ width, ascii })).slice(0, -1))
          expect(widthOf(line), line).toBeLessThanOrEqual(width);
    },
  );

  it('ASCII has ASCII signs alone', () => {
    expect(drawn(face({ width: 80, ascii: true })).join('\n')).toMatch(/^[\n -~]*$/u);
  });

  it('a low terminal keeps the question and the latest facts', () => {
    const lines = drawn(face({ width: 80 }), SHOWN, 14);
    expect(lines.length).toBeLessThanOrEqual(14);
    expect(lines.join('\n')).toContain("p2's Active?");
    expect(lines.join('\n')).toContain('four more of them');
  });

  it('steering signs of a card or file do not reach the terminal', () => {
    const evil = { answer: 'x', says: 'Evil\u001b[2J\u202e', note: '\u0007' };
    const text = drawn(face({ width: 80 }), { ...SHOWN, offers: [evil], said: '\u001b]0;x' }).join('\n');
    for (const sign of ['\u001b', '\u202e', '\u0007']) expect(text).not.toContain(sign);
  });

  it('one line at a time, for who listens', () => {
    expect(spokenQuestion(PLAIN_FACE, SHOWN)).toBe("p2's Active? Enter for not described.");
    expect(spokenOffers(PLAIN_FACE, SHOWN)[0]).toBe('1. Machamp, Stage 2, 3 prints.');
    expect(spokenOffers(PLAIN_FACE, { ...SHOWN, numeric: true })[0]).toBe('Machamp, Stage 2, 3 prints.');
  });
});
