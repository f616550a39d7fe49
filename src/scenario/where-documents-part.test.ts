import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { DOCUMENTS } from '../corpus/index.ts';

/** A point on which documents part, or agree: one table, one question, and what each document makes of it. */

const scenarios = join(import.meta.dirname, '../../scenarios');
const root = join(scenarios, 'where-documents-part');
const shared = join(scenarios, 'where-documents-agree');
const keys = new Set<string>(DOCUMENTS.map(({ key }) => key));
const labels = DOCUMENTS.map(({ label }) => label).join('|');

interface Written {
  readonly [key: string]: unknown;
  readonly board?: string;
  readonly steps?: readonly (string | { readonly [key: string]: unknown })[];
}

const read = (point: string, file: string): Written => parse(readFileSync(join(root, point, file), 'utf8'));

/** A card that prints a Pokémon Power or a Poké-Body in one period prints an Ability in another. */
const asAbility = (card: unknown): unknown =>
  JSON.parse(JSON.stringify(card), (key, value) =>
    key === 'kind' && (value === 'body' || value === 'pokemon-power') ? 'ability' : value,
  );

/** The table and the question: all that is left without the document, the names, what is expected, and the coins and choices that one document asks for and another does not. */
const posed = ({
  name: _name,
  about: _about,
  ruleset: _ruleset,
  expect: _expect,
  answers: _all,
  board,
  steps,
  cards,
  ...rest
}: Written) => ({
  ...rest,
  cards: cards === undefined ? cards : asAbility(cards),
  board: board?.replace(new RegExp(`^(?:${labels})\\s+`, 'u'), ''),
  steps: steps?.map((step) => {
    if (typeof step === 'string') return { do: step };
    const { expect: _outcome, answers: _answers, ...asked } = step;
    return asked;
  }),
});

/** What is expected, and by which paragraphs; a paragraph is of one document, so outcomes are compared without them. */
const outcomes = ({ expect: whole, steps = [] }: Written): string =>
  JSON.stringify([whole, ...steps.map((step) => (typeof step === 'string' ? null : step.expect))], (key, value) =>
    key === 'rules' || key === 'rules-not' ? undefined : value,
  );

/** Documents by which the ruling is the same on other grounds: the paragraphs are what parts them. */
const paragraphs = ({ expect: whole, steps = [] }: Written): string => JSON.stringify([whole, steps]);

const rulesetOf = (written: Written): string =>
  typeof written.ruleset === 'string'
    ? written.ruleset
    : (DOCUMENTS.find(({ label }) => written.board?.startsWith(`${label} `))?.key ?? '');

describe('points on which documents part', () => {
  it.each(readdirSync(root))('%s is one question put to at least two documents, with two answers', (point) => {
    const files = readdirSync(join(root, point));
    expect(files.length).toBeGreaterThan(1);
    const written = files.map((file) => read(point, file));
    expect(files.map((file) => file.replace('.yaml', ''))).toEqual(written.map(rulesetOf));
    expect(written.every((one) => keys.has(rulesetOf(one)))).toBe(true);
    for (const one of written) expect(posed(one)).toEqual(posed(written[0] ?? {}));
    expect(new Set(written.map(paragraphs)).size).toBeGreaterThan(1);
    expect(new Set(written.map(outcomes)).size).toBeGreaterThan(1);
  });
});

/** A file may hold several tables. */
const tablesIn = (point: string, file: string): readonly Written[] =>
  parseAllDocuments(readFileSync(join(shared, point, file), 'utf8')).map((one) => one.toJS() as Written);

/** What is expected, without what only says how sure the document is of it and where. */
const outcomeOf = ({ expect: whole, steps = [] }: Written): unknown =>
  [whole, ...steps.map((step) => (typeof step === 'string' ? null : step.expect))].map((expected) => {
    if (typeof expected !== 'object' || expected === null) return { verdict: expected };
    const said = { ...(expected as { readonly [key: string]: unknown }) };
    for (const key of ['rules', 'rules-not', 'silent']) delete said[key];
    return said;
  });

describe('points on which documents agree', () => {
  it.each(readdirSync(shared))('%s is the same question put to at least two documents, with one answer', (point) => {
    const files = readdirSync(join(shared, point));
    expect(files.length).toBeGreaterThan(1);
    const written = files.map((file) => tablesIn(point, file));
    const first = written[0] ?? [];
    for (const [at, tables] of written.entries()) {
      expect(tables.map(rulesetOf)).toEqual(tables.map(() => files[at]?.replace('.yaml', '')));
      expect(tables.map(posed)).toEqual(first.map(posed));
      expect(tables.map(outcomeOf)).toEqual(first.map(outcomeOf));
    }
  });
});
