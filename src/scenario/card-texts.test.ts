import { describe, expect, test } from 'vitest';
import type { Card, Json } from '../state/index.ts';
import { CLAIMS, checkScripts, VERBS } from '../text/index.ts';

/** What verbs and claims say of themselves, for the catalogue of card authors. Paragraphs that are not in the corpus do not compile. */

const card = (fields: Partial<Card>): Card => ({ key: 'own:Test', name: 'Test', kind: 'pokemon', ...fields });

/** Every key of a value, however deep. */
const keysWithin = (value: unknown): Set<string> =>
  typeof value !== 'object' || value === null
    ? new Set()
    : new Set(Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]));

describe('the catalogue of card texts', () => {
  test.each(Object.entries(VERBS))('shows %s in an example that is a known text and holds it', (name, { example }) => {
    expect([...keysWithin(example)]).toContain(name);
    const does = [example] as unknown as readonly Json[];
    expect(checkScripts(card({ attacks: [{ name: 'Hit', cost: [], damage: 10, does }] }))).toEqual([]);
  });

  test.each(Object.entries(CLAIMS))('shows %s in an example that is a known claim and is one', (name, { example }) => {
    expect(example).toMatchObject({ claim: name });
    const always = [example] as unknown as readonly Json[];
    expect(checkScripts(card({ powers: [{ name: 'Body', kind: 'body', always }] }))).toEqual([]);
  });

  test.each(Object.entries({ ...VERBS, ...CLAIMS }))(
    'says of %s what it does and by which paragraphs',
    (_name, { says, rules }) => {
      expect(says).toMatch(/^.+\.$/u);
      expect(says).not.toContain('|');
      expect(rules.length).toBeGreaterThan(0);
    },
  );
});
