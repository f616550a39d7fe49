import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RAW_SET, rawPokemon } from '../../card-data/samples.fixture.ts';
import type { CardsReadReport, CardsShowReport } from '../../render/report/cards-report.ts';
import { ran } from '../fake-io.fixture.ts';

const read = (...words: readonly string[]) => ran(['cards', 'read', ...words]);
const report = async (...words: readonly string[]) =>
  JSON.parse((await read(...words, '--json')).out) as CardsReadReport;

describe('judge cards read', () => {
  it('prints the reading in our words, whatever the spelling of the year, and ends with 0', async () => {
    const { code, out } = await read('Draw 2 cards. Your opponent shuffles his or her hand into his or her deck.');
    expect(code).toBe(0);
    expect(out).toContain('Your opponent shuffles their hand into their deck.');
    expect((await report('Flip a coin.', 'If heads, draw 2 cards.')).does).toEqual({
      does: [{ flip: { heads: [{ draw: 2 }] } }],
    });
  });

  it('puts a caret under the word that fits nothing, and ends with 1', async () => {
    const { code, out } = await read('Draw 2 cards. If heads, sing a song.', '--kind', 'attack');
    expect(code).toBe(1);
    const lines = out.split('\n');
    const at = lines.findIndex((line) => line.trim() === '^');
    expect(lines[at - 1]?.slice(lines[at]?.indexOf('^'))).toMatch(/^(?:If|heads|sing)/u);
  });

  it('names the word and where it begins', async () => {
    expect(await report('Draw 2 cards. Sing a song.')).toMatchObject({
      read: false,
      why: 'words',
      at: { index: 14, word: 'Sing' },
    });
  });

  it('says where all words fit but mean nothing there', async () => {
    expect(await report("That Pokémon can't retreat during your opponent's next turn.")).toMatchObject({
      read: false,
      why: 'no-sense',
    });
  });

  it('takes a text for whatever kind of card it fits, and a damage for an attack', async () => {
    expect((await report('This Pokémon has no Retreat Cost.')).as).toBe('power');
    expect((await report('This attack does 20 more damage.', '--damage', '30+')).does).toMatchObject({
      base: { plus: 20 },
    });
    expect((await report('This attack does 20 more damage.', '--damage', '30x')).read).toBe(false);
  });

  it('lists all that is wrong with how it was called, and ends with 2', async () => {
    expect((await read()).code).toBe(2);
    const { code, error } = await read('Draw a card.', '--kind', 'song', '--damage', 'much');
    expect(code).toBe(2);
    expect(error).toContain('“song” names nothing that a text stands on');
    expect(error).toContain("“much” can't be read as damage");
  });
});

describe('judge cards show', () => {
  it('tells under a text how it is read, and of another from which word on it is not', async () => {
    const room = mkdtempSync(join(tmpdir(), 'judge-read-'));
    try {
      const texts = [
        'Your opponent draws a card. Heal 20 damage from him or her.',
        'Discard 1 Energy attached to this Pokémon.',
      ];
      const attacks = texts.map((text, at) => ({ name: `Hum ${at}`, cost: ['Colorless'], damage: '', text }));
      writeFileSync(join(room, 'sets.json'), JSON.stringify([RAW_SET]));
      writeFileSync(join(room, 'tst1.json'), JSON.stringify([rawPokemon({ attacks } as never)]));
      const env = { HEADJUDGE_DATA: join(room, 'data') };
      expect((await ran(['cards', 'import', room], '', { env })).code).toBe(0);
      const { out } = await ran(['cards', 'show', 'Mistmoth'], '', { env });
      expect(out.replace(/\s+/gu, ' ')).toContain(
        'Not read from “him or her.” on, in: Heal 20 damage from him or her.',
      );
      const shown = JSON.parse(
        (await ran(['cards', 'show', 'Mistmoth', '--json'], '', { env })).out,
      ) as CardsShowReport;
      expect(shown.cards[0]?.texts.map(({ reading }) => reading?.read)).toEqual([false, true]);
    } finally {
      rmSync(room, { recursive: true, force: true });
    }
  });
});
