import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../ruling/index.ts';
import { RULED } from '../corpus/index.ts';
import { cardPool } from '../state/index.ts';
import { lawsInCode, quotesOf, rulesetOf, saidAgainIn } from './index.ts';

interface Entry {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly class: string;
}

const entries: readonly Entry[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/corpus.json'), 'utf8'),
).entries;
const byId = new Map(entries.map((entry) => [`${entry.document}/${entry.id}`, entry]));

describe('a rule in code and its paragraph', () => {
  it.each(RULED.flatMap((doc) => quotesOf(doc)).map(({ rule, quote }) => [rule, quote] as const))(
    '%s says “%s”',
    (rule, quote) => {
      const entry = byId.get(rule);
      expect(quote.length).toBeGreaterThan(1);
      expect(`${entry?.title} ${entry?.text}`.toLowerCase()).toContain(quote.toLowerCase());
    },
  );

  it.each(RULED.flatMap((doc) => saidAgainIn(doc).map((one) => [`${doc}/${one.id}`, doc, one] as const)))(
    '%s only says again what is bound elsewhere',
    (rule, doc, { quote, by }) => {
      const entry = byId.get(rule);
      expect(entry?.class).toBe('enforced');
      expect(`${entry?.title} ${entry?.text}`.toLowerCase()).toContain(quote.toLowerCase());
      const bound: readonly string[] = lawsInCode(doc);
      expect(bound).not.toContain(rule);
      expect(by.filter((other) => !bound.includes(`${doc}/${other}`))).toEqual([]);
    },
  );

  it('is quoted rightly wherever a file names one', () => {
    const src = join(import.meta.dirname, '..');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test') && !file.startsWith('search'),
    );
    const cited = files.flatMap((file) =>
      [
        ...readFileSync(join(src, file), 'utf8').matchAll(
          /'([a-z]+-\d{4})': \[\s*'([^']+)',\s*(?:'([^']*)'|"([^"]*)"),?\s*\]/gu,
        ),
      ].map(([, document, id, plain, quoted]) => ({ file, rule: `${document}/${id}`, quote: plain ?? quoted ?? '' })),
    );
    expect(cited.length).toBeGreaterThan(250);
    for (const { file, rule, quote } of cited) {
      const entry = byId.get(rule);
      expect(`${entry?.title} ${entry?.text}`.toLowerCase(), `${file}: ${rule}`).toContain(quote.toLowerCase());
    }
  });

  it('covers well over a hundred paragraphs', () => {
    expect(lawsInCode().length).toBeGreaterThan(130);
  });

  it('is bound when the rooms are loaded, not only once a ruleset is put together', () => {
    const before = lawsInCode();
    rulesetOf('comprehensive-2009', { pool: cardPool([]) });
    expect(lawsInCode()).toEqual(before);
  });
});
