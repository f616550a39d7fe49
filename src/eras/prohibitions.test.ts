import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Doc, RULED } from '../corpus/index.ts';
import { type Forbid, leftOpenBy, paragraphOf, speaksOfLaw, statesLaw } from '../engine/index.ts';
import { FORMS } from '../formats/index.ts';
import { cardPool } from '../state/index.ts';
import { rulesetOf } from './index.ts';
import { POINTS, type Prohibition, prohibitions } from './prohibitions.ts';

const pool = cardPool([]);
const form = FORMS['1on1'].answers;
const listed = prohibitions(form as never);
const ofForms: readonly unknown[] = Object.values(FORMS).flatMap(({ answers }) => [
  answers.aimedAtActive,
  answers.benchFull,
  answers.noneOnFirstTurn,
  ...answers.settingUp,
]);
const inPoints = new Set<Prohibition>(POINTS.flat(2));

const inForce = (doc: Doc, fallback?: Doc): readonly Prohibition[] => {
  const rules = rulesetOf(doc as never, { pool, ...(fallback === undefined ? {} : { fallback: fallback as never }) });
  return [...new Set(Object.values(rules.forbids).flat())] as readonly Prohibition[];
};

/** Of two documents, each in turn. */
const PAIRS = RULED.flatMap((doc) => RULED.filter((other) => other !== doc).map((other) => [doc, other] as const));

const isProhibition = (value: unknown): value is Forbid =>
  typeof value === 'object' && value !== null && 'form' in value && value.form === 'forbids';

describe('the list of prohibitions', () => {
  it('names each once', () => {
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('leaves out none that a file of rules exports', async () => {
    const folder = join(import.meta.dirname, '..', 'rules');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/u.test(file),
    );
    const exported = await Promise.all(
      files.map(async (file) =>
        Object.entries((await import(join(folder, file))) as object).flatMap(([name, rule]) =>
          isProhibition(rule) ? [{ name: `${file}: ${name}`, rule: rule as unknown }] : [],
        ),
      ),
    );
    expect(exported.flat().length).toBeGreaterThan(100);
    const known: readonly unknown[] = [...listed, ...ofForms];
    expect(
      exported
        .flat()
        .filter(({ rule }) => !known.includes(rule))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('keeps the order of the judge in every document', () => {
    for (const doc of RULED)
      for (const rules of Object.values(rulesetOf(doc, { pool }).forbids)) {
        const places = rules.map((rule) => listed.indexOf(rule as unknown as Prohibition));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
  });
});

describe('which document has which', () => {
  it.each(RULED)('follows from the law of each: %s', (doc) => {
    const has = new Set(inForce(doc));
    const wrong = listed.filter((rule) => !inPoints.has(rule) && has.has(rule) !== speaksOfLaw(rule.law, doc));
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  it.each(RULED)('has one wording of each point: %s', (doc) => {
    const has = new Set(inForce(doc));
    for (const point of POINTS) {
      const stands = point.flat().filter((rule) => has.has(rule));
      expect(point.some((wording) => stands.every((rule) => wording.includes(rule)))).toBe(true);
    }
  });
});

describe('a fallback', () => {
  it.each(PAIRS)('fills %s from %s, and overrides nothing', (doc, fallback) => {
    const own = inForce(doc);
    const filled = inForce(doc, fallback);
    // What was only inferred may give way to what the fallback states of the same point.
    const gone = own.filter((rule) => !filled.includes(rule));
    expect(gone.filter((rule) => !inPoints.has(rule) || statesLaw(rule.law, doc)).map(({ code }) => code)).toEqual([]);
    for (const rule of own.filter(({ law }) => statesLaw(law, doc)))
      expect(paragraphOf(rule.law, { doc, fallback })).toMatch(new RegExp(`^${doc}/`, 'u'));
    // What is inferred of what the fallback leaves out is the document's own.
    for (const rule of filled.filter((one) => !own.some(({ law }) => law === one.law))) {
      expect(statesLaw(rule.law, doc)).toBe(false);
      expect(paragraphOf(rule.law, { doc, fallback })).toMatch(new RegExp(`^${fallback}/`, 'u'));
      expect(leftOpenBy(rule.law, { doc, fallback })).toBe(null);
    }
  });

  it.each(PAIRS)(
    'leaves %s no act without a rule that had one, where %s states a point for some acts alone',
    (doc, fallback) => {
      const own = inForce(doc);
      const filled = inForce(doc, fallback);
      for (const point of POINTS) {
        const codes = new Set(point.flat().map(({ code }) => code));
        const acts = (rules: readonly Prohibition[]): readonly string[] =>
          rules.filter((rule) => codes.has(rule.code)).flatMap((rule) => [...rule.acts]);
        expect(acts(own).filter((act) => !acts(filled).includes(act))).toEqual([]);
      }
    },
  );
});
