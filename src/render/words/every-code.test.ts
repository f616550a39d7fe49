import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ALLOWANCES, OVERRULED } from './allowances.ts';
import { ASSUMPTIONS, NEEDS, REMEDIES } from './assumptions.ts';
import { DECK, DECK_ASSUMED } from './decks.ts';
import { ENDED } from './events.ts';
import { given } from './facts.ts';
import { GROUNDS } from './grounds.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { NOTES } from './notes.ts';
import { PASSED } from './passed.ts';
import { QUESTIONS } from './questions.ts';
import { WAYS } from './ways.ts';

/** The sources of a room, tests left out. Codes that are made of a condition's name are written out. */
const source = (room: string, only?: string): string => {
  const folder = fileURLToPath(new URL(`../../${room}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && (only === undefined || file.startsWith(only)),
    )
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
    .replace(/code: `([^`]*)\$\{condition\}([^`]*)`/gu, "code: '$1asleep$2', code: '$1paralyzed$2'");
};

const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].sort();

const rules = source('rules') + source('text');
const ruling = source('ruling');
const engine = source('engine');

const prohibitions = [...found(rules, /code: '([\w-]+)',\s*(?:code: '[\w-]+',\s*)?(?:law|lifts)\b/gu), 'is-paralyzed'];
const lifts = found(rules, /code: '([\w-]+)'(?:, code: '[\w-]+')?,?\s*\}/gu).concat(
  found(rules, /code: '(paralyzed-[\w-]+)'/gu),
);
const notes = found(rules, /\b(?:note|why)(?:\?\.)?\(\s*(?:[\w.]+\([^)]*\),\s*)?'([\w-]+)'/gu);
const questions = [
  ...found(rules, /kind: '(?:coin|choose)',\s*by[^']*code: '([\w-]+)'/gu),
  ...found(rules, /choosePokemon\([^;]*, '([\w-]+)'\)/gu),
];
const needs = [
  ...found(rules, /'([\w-]+-not-told|[\w-]+-untold)'/gu),
  ...found(rules, /unknownFact\([\w.]+, [A-Z_]+, '([\w-]+)'/gu),
  ...found(engine, /new UnknownFact\([^;]*'([\w-]+)'/gu),
  ...found(ruling, /code: '(which-print|[\w-]+-not-[\w-]+)'/gu).filter(
    (code) => ![REMEDIES, ASSUMPTIONS].some((table) => Object.hasOwn(table, code)),
  ),
];
const impossible = found(source('ruling/inspection'), /breaks\(\s*'([\w-]+)'/gu);
const assumptions = [
  ...found(source('ruling', 'assumptions.ts'), /code: '([\w-]+)', facts/gu),
  ...found(ruling, /about:[^{}]*code: '([\w-]+)'/gu),
  ...found(source('state', 'set-up-table.ts'), /filledIn\.push\(\{\s*code: '([\w-]+)'/gu),
];
const ways = found(source('ruling', 'ways.ts'), /code: '([\w-]+)'/gu);
const remedies = found(source('ruling', 'rule-on.ts'), /found\.push\(\{[^{}]*code: '([\w-]+)'/gu);
const endings = found(rules, /(?:end\(t, run, |kind: 'attack-ended', code: )'([\w-]+)'/gu);
const overruled = found(rules, /by: permits\.name, code: '([\w-]+)'/gu);

const without = (codes: readonly string[], ...tables: readonly object[]): string[] =>
  codes.filter((code) => !tables.some((table) => Object.hasOwn(table, code)));

describe('every code has words', () => {
  test('prohibitions, as a ground and as a line of the path', () => {
    expect(prohibitions.length).toBeGreaterThan(35);
    expect(without(prohibitions, GROUNDS)).toEqual([]);
    expect(without(prohibitions, PASSED)).toEqual([]);
  });
  test('notes of a trace', () => {
    expect(notes.length).toBeGreaterThan(25);
    expect(without(notes, NOTES)).toEqual([]);
  });
  test('questions of the game', () => {
    expect(questions.length).toBeGreaterThan(12);
    expect(without(questions, QUESTIONS)).toEqual([]);
  });
  test('what lifts a ground, and what to do about it', () => {
    expect(lifts.length).toBeGreaterThan(5);
    expect(without(lifts, ALLOWANCES, OVERRULED, QUESTIONS, ENDED)).toEqual([]);
    expect(without(Object.keys(ALLOWANCES), REMEDIES)).toEqual([]);
    expect(without(remedies, REMEDIES)).toEqual([]);
    expect(without(overruled, OVERRULED)).toEqual([]);
  });
  test('facts that nobody told', () => {
    expect(needs.length).toBeGreaterThan(7);
    expect(without(needs, NEEDS)).toEqual([]);
  });
  test('what is impossible on a table', () => {
    expect(impossible.length).toBeGreaterThan(10);
    expect(without(impossible, IMPOSSIBLE)).toEqual([]);
  });
  test('what was taken for granted', () => {
    expect(assumptions.length).toBeGreaterThan(5);
    expect(without(assumptions, ASSUMPTIONS)).toEqual([]);
    // A replay tells these notes among its assumptions too.
    expect(
      without(
        notes.filter((code) => code.startsWith('taken-')),
        ASSUMPTIONS,
      ),
    ).toEqual([]);
  });
  test('what the rules say of a deck', () => {
    const deck = source('rules', 'deck/');
    const codes = [...found(deck, /(?:code|kept): '([\w-]+)'/gu), ...found(deck, /'(copies-hang-on-[\w-]+)'/gu)];
    expect(codes.length).toBeGreaterThan(15);
    expect(without(codes, DECK)).toEqual([]);
    expect(without(Object.keys(DECK), Object.fromEntries(codes.map((code) => [code, code])))).toEqual([]);
    expect(
      without(found(source('ruling', 'deck.ts'), /'([\w-]+-is-ordinary|names-are-local)'/gu), DECK_ASSUMED),
    ).toEqual([]);
  });
  test('ways and the ends of attacks', () => {
    expect(without(ways, WAYS)).toEqual([]);
    expect(endings.length).toBeGreaterThan(2);
    expect(without(endings, ENDED)).toEqual([]);
    // An attack that was ended before it did anything is a ground of the ruling.
    expect(
      without(
        endings.map((code) => `ended-${code}`),
        GROUNDS,
      ),
    ).toEqual([]);
  });

  test('and no code of these rooms is left without, wherever it is written', () => {
    const everywhere = found(
      rules + source('ruling', 'rule-on.ts') + source('ruling', 'legal.ts'),
      /code: '([\w-]+)'/gu,
    );
    const faults = ['wrong-answers', 'unknown-assumption', 'assumptions-collide', 'nothing-to-ignore'];
    const tables = [
      GROUNDS,
      NOTES,
      QUESTIONS,
      ALLOWANCES,
      OVERRULED,
      NEEDS,
      IMPOSSIBLE,
      ASSUMPTIONS,
      WAYS,
      REMEDIES,
      ENDED,
      DECK,
    ];
    expect(without(everywhere, ...tables).filter((code) => !faults.includes(code))).toEqual([]);
  });
});

test('the words never break, whatever facts are missing', () => {
  const none = given({});
  for (const { says, because, say } of Object.values(GROUNDS))
    for (const words of [says, because, say]) expect(words(none)).toBeTypeOf('string');
  for (const { says, ask } of Object.values(NEEDS)) for (const words of [says, ask]) expect(words(none)).not.toBe('');
  for (const note of Object.values(NOTES)) expect(note(none).text).not.toBe('');
  for (const way of Object.values(WAYS)) expect(way(none).cells.length).toBeGreaterThan(0);
  for (const question of Object.values(QUESTIONS)) expect(question.asks(none) + question.say(none)).not.toBe('');
  for (const table of [ALLOWANCES, OVERRULED, PASSED, IMPOSSIBLE, ASSUMPTIONS, REMEDIES, DECK, DECK_ASSUMED])
    for (const words of Object.values(table)) expect(words(none)).not.toBe('');
});
