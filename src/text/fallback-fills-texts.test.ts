import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ran } from '../cli/fake-io.fixture.ts';

/** What a document says of card texts as such fills the silence of the document in force, as every other rule does. */

const FOX = 'Fox{60HP, R, no weakness, no resistance, "Trick C Heal 30 damage from this Pokémon. Then, draw 2 cards."}';
const TABLE = `t9 p1 | ${FOX} +R / - [hand 0, deck 20] vs Fox{60HP, R, no weakness, no resistance} / -`;

const asked = async (document: string, ...words: readonly string[]) => {
  const { out } = await ran(['can', 'attack Trick', '-b', `${document} ${TABLE}`, ...words]);
  return out;
};

describe('a text whose second part depends on its first', () => {
  it('is left open in ME where its first part cannot be done, since it says nothing of that', async () => {
    const out = await asked('ME');
    expect(out).not.toMatch(/draws/u);
    expect(out).toMatch(/ME 2026 does not say whether what comes after “Then” follows/u);
  });

  it('does not go on where APR 2025 fills that silence, and says so', async () => {
    const out = await asked('ME', '--fallback', 'APR25');
    expect(out).not.toMatch(/draws/u);
    expect(out).toContain('II.E-20#3');
    expect(out).toMatch(/APR 2025 II\.E-20#3 decides \(ME 2026 is silent here\)/u);
  });

  it('goes on where CR fills it, by which effects of an attack do not depend on each other', async () => {
    const out = await asked('ME', '--fallback', 'CR');
    expect(out).toMatch(/draws (?:a card|2 cards)/u);
    expect(out).toMatch(/CR 2009 302\.5 decides \(ME 2026 is silent here\)/u);
  });
});

/** Laws whose question is what the document in force itself says. */
const OF_THE_DOCUMENT_ALONE: ReadonlySet<string> = new Set(['SEARCHING', 'MAY_FIND_NOTHING']);

it('no text asks only the document in force', () => {
  const files = readdirSync('src/text').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = files.flatMap((name) =>
    [...readFileSync(join('src/text', name), 'utf8').matchAll(/speaksOfLaw\((\w+)/gu)].map(([, law = '']) => law),
  );
  expect(found.filter((law) => !OF_THE_DOCUMENT_ALONE.has(law))).toEqual([]);
});
