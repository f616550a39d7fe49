import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuled, RULED, type RuledDoc } from '../../corpus/index.ts';
import { KIND_WORDS } from '../../render/report/legal-report.ts';
import { legalOn, questionOfRow, type Row, type TableToRule } from '../../ruling/index.ts';
import { readBoard } from '../../scenario/index.ts';
import { folderOf, shippedScenarios } from '../../scenario/shipped.fixture.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { narrowed } from './legal.ts';

/** What `judge legal WORD` lists is what `judge legal` lists, under the words that judges use for it. */

const root = join(import.meta.dirname, '../../..');
const onFile: readonly Card[] = JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8'));

const FOSSIL: Card = {
  key: 'own:Shell Fossil',
  name: 'Shell Fossil',
  kind: 'trainer',
  tags: ['fossil'],
  stage: 'basic',
  hp: 40,
  types: ['C'],
};
const MACHINE: Card = {
  key: 'own:Machine',
  name: 'Machine',
  kind: 'trainer',
  tags: ['technical machine'],
  attacks: [],
};
const pool = cardPool([...onFile, FOSSIL, MACHINE]);

const WORDS = [...new Set(Object.values(KIND_WORDS))];

const listed = (table: TableToRule, word: string): readonly Row[] => {
  const { open, closed } = legalOn(table, narrowed(word).only);
  return [...open, ...closed];
};

const tableOf = (doc: RuledDoc, line: string): TableToRule => ({ setup: parseBoardLine(line).setup, pool, doc });

const said = (row: Row): string => `${questionOfRow(row).question} is ${row.verdict}`;

/** Rows of the whole overview that no word lists, and rows of a word that the whole overview does not have. */
const apart = (table: TableToRule): readonly string[] => {
  const whole = listed(table, '').map(said);
  const byWords = WORDS.flatMap((word) => listed(table, word).map(said));
  return [...whole.filter((row) => !byWords.includes(row)), ...byWords.filter((row) => !whole.includes(row))];
};

const HAND = '[hand (Shell Fossil, Machine, Fluffy Berry, R)]';

describe('the overview of one kind of action', () => {
  it.each(RULED)('lists in %s a Fossil as played and as benched, what is attached by playing it as both', (doc) => {
    const asked = (word: string): readonly string[] =>
      listed(tableOf(doc, `t7 p1 | Wall{60HP, C} / - ${HAND} vs Wall{60HP, C}`), word).map(
        ({ subject }) => subject.card ?? '',
      );
    expect(asked('play')).toEqual(['Shell Fossil', 'Machine', 'Fluffy Berry']);
    expect(asked('bench')).toEqual(['Shell Fossil']);
    expect(asked('attach')).toEqual(['Fire Energy', 'Machine', 'Fluffy Berry']);
    expect(asked('retreat')).toEqual(['']);
  });

  it.each(RULED)('has in %s every row of the whole overview, and no other', (doc) => {
    const lines = [
      `t7 p1 | Wall{60HP, C} / - ${HAND} vs Wall{60HP, C}`,
      't7 p1 | Wall{60HP, C} / - vs Wall{60HP, C}',
      't7 p1 draw | Wall{60HP, C} / - [deck 3] vs Wall{60HP, C}',
      'setup',
    ];
    expect(lines.flatMap((line) => apart(tableOf(doc, line)))).toEqual([]);
  });

  it('has every row on the tables of the scenarios, the first of every fifth folder', () => {
    const first = [...new Map(shippedScenarios.map((one) => [folderOf(one), one])).values()].filter(
      (_one, at) => at % 5 === 0,
    );
    const found = first.flatMap(({ name, text }) => {
      const { setup, cards } = readBoard(text, name);
      const { ruleset = '' } = setup;
      const doc = isRuled(ruleset) ? ruleset : 'comprehensive-2009';
      return apart({ setup, pool: cards.length === 0 ? pool : cardPool([...pool.all(), ...cards]), doc }).map(
        (row) => `${name}: ${row}`,
      );
    });
    expect(found).toEqual([]);
  });
});
