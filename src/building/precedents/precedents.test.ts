import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRuled } from '../../corpus/index.ts';
import { keysOf, openPrecedents, PERIODS } from '../../precedents/index.ts';
import { runScenario } from '../../scenario/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { compileAll } from '../corpus/compile-all.ts';
import { compilePrecedents, PRECEDENTS_FOLDER, precedentFiles } from './compile-precedents.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { index } = compileAll(join(root, 'rules-corpus'));
const files = precedentFiles(root);
const there = (file: string): boolean => existsSync(join(root, file));
const { precedents, faults } = compilePrecedents(files, index, there);
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist', 'cards.json'), 'utf8')) as readonly Card[]);

const ran = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { checked, faults: wrong, replay } = runScenario(text, file, { pool, doc: 'comprehensive-2009' });
  return { unmet: checked.unmet, wrong, verdict: replay?.ruling?.verdict ?? null };
};

const GOOD = `name: One
precedent:
  date: 2003-10-30
  source: {kind: rules-team, where: somewhere}
  mechanic: no effect
  act: play
  holds: It is not played.
  document: same
  because: The rules forbid it.
  rests-on: [CR 602.3]
  open: no table
`;
const compiled = (text: string, file = `${PRECEDENTS_FOLDER}/ex/one.yaml`) =>
  compilePrecedents([{ file, text }], index, there);

describe('the published rulings', () => {
  it('compile without a fault', () => expect(faults).toEqual([]));

  it('cover every period', () => {
    for (const period of PERIODS)
      expect(
        precedents.some((one) => one.period === period),
        period,
      ).toBe(true);
  });

  it('come to what they expect, where there is a table', () => {
    const wrong = precedents
      .filter(({ plays }) => plays)
      .flatMap(({ id }) => {
        const came = ran(`${PRECEDENTS_FOLDER}/${id}.yaml`);
        return came.wrong.length + came.unmet.length === 0 ? [] : [{ id, ...came }];
      });
    expect(wrong).toEqual([]);
  });

  it('are held by scenarios that pass', () => {
    for (const file of new Set(precedents.flatMap(({ heldBy }) => heldBy))) {
      const { unmet, wrong } = ran(file);
      expect([file, unmet, wrong]).toEqual([file, [], []]);
    }
  });

  // A table that a document decides otherwise than the ruling is one on which they part.
  it('agree with the verdict of their table unless the document says the contrary', () => {
    const wrong = precedents.flatMap(({ id, plays, verdict, document }) => {
      if (!plays || verdict === null) return [];
      const came = ran(`${PRECEDENTS_FOLDER}/${id}.yaml`).verdict;
      return came === null || document === 'contrary' || document === 'silent' || came === verdict ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('rest on paragraphs of documents that rule, or say nothing of them', () => {
    const unruled = precedents.filter(({ restsOn, plays }) => plays && !restsOn.some((one) => isRuled(one.document)));
    expect(unruled.map(({ id }) => id)).toEqual([]);
  });

  it('are found by card and by rule as if all had been read', () => {
    const opened = openPrecedents(keysOf(precedents), precedents.length, (at) => JSON.stringify(precedents[at]));
    const named = precedents.filter(({ cards }) => cards.includes('Rare Candy')).map(({ id }) => id);
    expect(opened.ofCard('rare candy').map(({ id }) => id)).toEqual(named);
    expect(opened.ofRule('comprehensive-2009', '602.3').length).toBeGreaterThan(0);
    expect(opened.ofCard('__proto__')).toEqual([]);
  });
});

describe('a file of a published ruling', () => {
  it('needs no table where it says why', () => expect(compiled(GOOD).faults).toEqual([]));

  it('has every fault reported at once, with line and column', () => {
    const text = GOOD.replace('2003-10-30', '30 Oct')
      .replace('kind: rules-team', 'kind: rule-team')
      .replace('mechanic: no effect', 'mechanic: no efect')
      .replace('  document: same\n', '')
      .replace('because', 'becuase');
    const { faults: found } = compiled(text);
    expect(found.slice(0, 4).map((fault) => /^\S+: “[^”]*”/u.exec(fault)?.[0])).toEqual([
      'precedents/ex/one.yaml:3:9: “30 Oct”',
      'precedents/ex/one.yaml:4:18: “rule-team”',
      'precedents/ex/one.yaml:5:13: “no efect”',
      'precedents/ex/one.yaml:8:3: “becuase”',
    ]);
    expect(found.slice(4).join()).toContain('the precedent has no document.');
    expect(found.slice(4).join()).toContain('the precedent has no because.');
  });

  it('names rules, scenarios and a period that exist', () => {
    const text = GOOD.replace('CR 602.3', 'CR 602.33').replace('open: no table', 'held-by: [scenarios/none.yaml]');
    expect(compiled(text, 'precedents/gym/one.yaml').faults.map((fault) => fault.split('\n')[0])).toEqual([
      'precedents/gym/one.yaml: a precedent stands in a folder of its period.',
      'precedents/gym/one.yaml:10:14: there is no rule CR 602.33.',
      'precedents/gym/one.yaml:11:13: there is no scenario scenarios/none.yaml.',
    ]);
  });

  it('is played, or says why it is not', () => {
    expect(compiled(GOOD.replace('  open: no table\n', '')).faults[0]).toContain('describes no table');
    const both = `${GOOD}board: CR | Luxray vs Machamp\nask: retreat\nexpect: illegal\n`;
    expect(compiled(both).faults[0]).toContain('said to be open');
  });
});
