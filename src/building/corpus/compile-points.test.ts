import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULED } from '../../corpus/documents.ts';
import { PUBLISHED_POINTS } from '../../trials/published-ids/points.ts';
import { compileCorpus } from './compile.ts';
import { compilePoints } from './compile-points.ts';
import { corpusFiles, pointFiles } from './corpus-files.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'rules-corpus');
const { index: corpus } = compileCorpus(corpusFiles(folder));

const TOPICS = '# Topics\n\n- confusion: Confused, conf\n- retreat: retreating\n';
const POINT = [
  '# Retreating',
  '',
  '## `confused-retreat` May a Confused Pokémon retreat?',
  '',
  'Topics: confusion, retreat',
  'Words: coin, stuck',
  '',
  '- Neo: It pays first, then flips. [Cond.Confused#2]',
  '- EX, CR: As usual. [EX Status.Confused; CR 311.2b, 311.5b]',
  '- XY: silent',
  '- APR: In steps.',
  '  1. Announce. [I.A-03/ret.1]',
  '  2. Discard. [I.A-03/ret.2, II.C-01 FAQ 2]',
  '- APR25: silent',
  '- ME: silent',
].join('\n');

const compiled = (point: string, topics = TOPICS) =>
  compilePoints(
    [
      { file: '01-retreat.md', text: point },
      { file: 'topics.md', text: topics },
    ],
    corpus,
  );
const faultsOf = (point: string, topics = TOPICS): readonly string[] =>
  compiled(point, topics).faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('a file of points', () => {
  it('gives each document its answer and its own citations', () => {
    const { index, faults } = compiled(POINT);
    expect(faults).toEqual([]);
    expect(index.topics[0]).toEqual({ name: 'confusion', also: ['Confused', 'conf'] });
    expect(index.points).toEqual([
      {
        key: 'confused-retreat',
        title: 'May a Confused Pokémon retreat?',
        part: 'Retreating',
        topics: ['confusion', 'retreat'],
        words: ['coin', 'stuck'],
        answers: {
          'neo-2001': { says: 'It pays first, then flips.', silent: false, rules: [{ id: 'Cond.Confused#2' }] },
          'ex-2003': { says: 'As usual.', silent: false, rules: [{ id: 'Status.Confused' }] },
          'comprehensive-2009': { says: 'As usual.', silent: false, rules: [{ id: '311.2b' }, { id: '311.5b' }] },
          'xy-2016': { says: 'silent', silent: true, rules: [] },
          'advanced-2018': {
            says: 'In steps.',
            silent: false,
            rules: [{ id: 'I.A-03/ret.1' }, { id: 'I.A-03/ret.2' }, { id: 'II.C-01', part: 'FAQ 2' }],
            steps: [
              { says: 'Announce.', rules: [{ id: 'I.A-03/ret.1' }] },
              { says: 'Discard.', rules: [{ id: 'I.A-03/ret.2' }, { id: 'II.C-01', part: 'FAQ 2' }] },
            ],
          },
          'advanced-2025': { says: 'silent', silent: true, rules: [] },
          'me-2026': { says: 'silent', silent: true, rules: [] },
        },
      },
    ]);
  });

  it.each([
    ['a document without an answer', POINT.replace('- XY: silent\n', ''), 'confused-retreat does not answer for XY'],
    ['a rule that does not exist', POINT.replace('311.5b', '311.99'), 'comprehensive-2009 has no rule 311.99'],
    ['an answer without a rule', POINT.replace(' [Cond.Confused#2]', ''), 'confused-retreat cites nothing for Neo'],
    ['a citation without a document', POINT.replace('CR 311.2b', '311.2b'), '“311.2b, 311.5b” names no document'],
    ['an unknown topic', POINT.replace('confusion,', 'confusing,'), '“confusing” is not a topic of topics.md'],
    ['a topic without points', POINT.replace('confusion, ', ''), 'no point has the topic “confusion”'],
    ['two answers of one document', POINT.replace('- XY:', '- XY, Neo:'), 'answers for neo-2001 twice'],
    ['an unknown document', POINT.replace('- XY:', '- YX:'), '“YX” is not a document'],
    ['a step out of order', POINT.replace('  2. D', '  3. D'), 'step 3 stands where another number belongs'],
    ['two points of one key', `${POINT}\n\n${POINT.slice(POINT.indexOf('## '))}`, 'two points have the key'],
    ['a stray line', `${POINT}\nSomething else.`, '“Something else.” has no place in a point'],
  ])('reports %s', (_what, point, message) => {
    expect(faultsOf(point).join('\n')).toContain(message);
  });

  it('counts the points that a document without rulings leaves open, without a fault', () => {
    const read = { key: 'gym-2000', label: 'Gym', title: 'Gym 2000', name: 'Gym', about: '' };
    const { unanswered, faults } = compilePoints(
      [
        { file: '01-retreat.md', text: POINT },
        { file: 'topics.md', text: TOPICS },
      ],
      { ...corpus, documents: [...corpus.documents, read] },
    );
    expect(faults).toEqual([]);
    expect(unanswered).toContainEqual({ document: 'gym-2000', label: 'Gym', points: 1 });
  });

  it('reports a word that stands for two topics', () => {
    expect(faultsOf(POINT, TOPICS.replace('retreating', 'conf')).join('\n')).toContain('“conf” stands for confusion');
  });
});

describe('the points that ship', () => {
  const { index, faults } = compilePoints(pointFiles(folder), corpus);

  it('have no fault: every document that is ruled by answers, every rule exists', () => {
    expect(faults).toEqual([]);
    for (const { key, answers } of index.points)
      expect(Object.keys(answers), key).toEqual(expect.arrayContaining([...RULED]));
  });

  it('keep every published key', () => {
    const keys = new Set(index.points.map(({ key }) => key));
    expect(PUBLISHED_POINTS.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('are points at all: at least one document rules, and not all alike', () => {
    for (const { key, answers } of index.points) {
      const all = Object.values(answers);
      expect(
        all.some(({ silent }) => !silent),
        key,
      ).toBe(true);
      expect(new Set(all.map(({ says }) => says)).size, key).toBeGreaterThan(1);
    }
  });

  it('hold the orders of attack, damage, between turns and Knock Out step by step', () => {
    for (const key of ['attack-steps', 'damage-steps', 'between-turns-steps', 'knock-out-steps']) {
      const point = index.points.find((one) => one.key === key);
      for (const document of ['neo-2001', 'comprehensive-2009', 'xy-2016', 'advanced-2018'])
        expect(point?.answers[document]?.steps?.length, `${key} ${document}`).toBeGreaterThan(1);
    }
  });
});
