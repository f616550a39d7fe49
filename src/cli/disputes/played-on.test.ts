import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ran } from '../fake-io.fixture.ts';
import { home, person } from '../prompts/person.fixture.ts';

/** A question after actions that were played is about the table they led to, with all its facts. */

const EXPAND = 'CR t9 p1 | Jigglypuff +DD / Luxray vs Luxray(DP 7) +LLLL / Pichu';

describe('a turn played on', () => {
  it('leaves effects of attacks lying, and the next question is ruled with them', async () => {
    const { out } = await ran(
      ['board', 'new', EXPAND],
      '',
      person(home(), [['attack Expand'], ['draw'], ['attack Lightning Star']], ['d', 'n', 'd', 'n', 'enter']),
    );
    const [, last = ''] = /\n(✓ LEGAL {3}p2 may attack[\s\S]*)$/u.exec(out) ?? [];
    expect(last).toContain("p2 may attack with Lightning Star of p2's Luxray");
    expect(last).not.toContain('gap');
  });

  it('remembers who came down in this turn, though no turn was given', async () => {
    const { out } = await ran(
      ['board', 'new', 'CR | Cyndaquil / Luxray vs Machamp'],
      '',
      person(home(), [['bench Pikachu'], ['evolve Raichu on bench 2']], ['d', 'n', 'enter']),
    );
    expect(out).toContain("✗ ILLEGAL   p1 can't evolve Pikachu into Raichu.");
    expect(out).toContain('307.2e');
  });
});

describe('the line of a table that was played to', () => {
  it('tells the turn as soon as something came about in it, so that it is ruled on alike', async () => {
    const file = join(home(), 'turn.yaml');
    writeFileSync(file, 'board: CR | Cyndaquil / Luxray vs Machamp\nsteps:\n  - bench Pikachu\n');
    const line = (await ran(['replay', file])).out.trimEnd().split('\n').at(-1) ?? '';
    expect(line).toContain('Pikachu@');
    expect((await ran(['can', 'evolve Raichu on bench 2', '-b', line])).code).toBe(1);
  });

  it('gives no turn where nothing depends on it', async () => {
    const file = join(home(), 'turn.yaml');
    writeFileSync(file, 'board: CR | Cyndaquil +R / Luxray vs Machamp\nsteps:\n  - retreat\n');
    const { out } = await ran(['replay', file]);
    expect(out).toMatch(/\nCR p1 used retreat \| Luxray/u);
  });
});

describe('a file that plays on', () => {
  const file = join(home(), 'file.yaml');
  writeFileSync(file, 'board: CR t9 p1 | Cyndaquil / Luxray vs Machamp\nsteps:\n  - attach Fire to active\n');
  it.each([
    ['can', ['can', 'retreat', '-b', file]],
    ['legal', ['legal', '-b', file]],
  ])('is asked about by judge %s as it begins, and that is said', async (_, words) => {
    expect((await ran(words)).out).toContain(
      'The table is as the file gives it, before its step; judge replay plays on',
    );
  });
});
