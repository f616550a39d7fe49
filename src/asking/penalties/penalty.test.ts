import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileHandbooks } from '../../building/corpus/compile-all.ts';
import { compilePenalties } from '../../building/penalties/compile-penalties.ts';
import { buildSearchData } from '../../building/search/build-index.ts';
import { SUPPOSED } from '../../penalties/index.ts';
import { citeOne } from '../../render/cite.ts';
import { cardPool } from '../../state/index.ts';
import { isRefused } from '../outcome.ts';
import type { World } from '../world.ts';
import { infractionMeant } from './infraction-meant.ts';
import { penaltiesAsCorpus } from './penalties-as-corpus.ts';
import { penalty, penaltyList } from './penalty.ts';
import { requestOfSituation, type Situation } from './situations.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'handbooks');
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
const { index } = compileHandbooks(folder);
const compiled = compilePenalties(text('penalties.yaml'), index);
const table = compiled.table ?? { facts: {}, infractions: [], silent: [], adjust: [], lands: [], duties: [] };
const searched = penaltiesAsCorpus(table);
const asked = [...table.infractions, ...table.silent].map((one) => ({
  document: 'penalties',
  id: one.key,
  phrases: one.asked,
}));
const data = buildSearchData(searched, undefined, asked);
const world = {
  penalties: () => table,
  penaltiesSearchData: () => data,
  cards: async () => ({ every: cardPool([]) }),
} as unknown as World;

const SITUATIONS: readonly Situation[] = parse(text('situations.yaml'));

const ruled = async (situation: Omit<Situation, 'name' | 'expect'>) => {
  const report = await penalty(requestOfSituation(situation), world);
  if (isRefused(report)) throw new Error(JSON.stringify(report.faults));
  return report;
};

describe('the decision table of penalties', () => {
  it('compiles: every section exists, every fact and key too', () => expect(compiled.faults).toEqual([]));

  it('refuses a section that does not exist, and a cell without one', () => {
    const source = text('penalties.yaml');
    expect(compilePenalties(source.replace("'PPG 5.5.1.1#3'", "'PPG 5.5.9'"), index).faults).toEqual([
      'GE2: there is no section PPG 5.5.9',
    ]);
    expect(compilePenalties(source.replace(/sections: \['PPG 5\.1\.1#1'\]/u, 'sections: []'), index).table).toBeNull();
  });

  it.each(SITUATIONS.map((one) => [one.name, one] as const))('%s', async (_name, situation) => {
    const { expect: wanted } = situation;
    const report = await ruled(situation);
    const cited = report.sections.map((section) => citeOne(section).replace(/^PPG /u, ''));
    expect([report.penalty ?? report.verdict, cited]).toEqual([wanted.penalty, wanted.sections]);
    if (wanted.category !== undefined) expect(report.category).toBe(wanted.category);
    if (wanted.severity !== undefined) expect(report.severity).toBe(wanted.severity);
    if (wanted.needs !== undefined) expect(report.prizes?.needs).toBe(wanted.needs);
    if (wanted.wins !== undefined) expect(report.prizes?.winsNow).toBe(wanted.wins);
  });

  it.each(SITUATIONS.map((one) => [one.name, one] as const))('by its questions: %s', async (_name, situation) => {
    const byWords = await ruled(situation);
    const { facts: given = {}, ...rest } = situation;
    // What is supposed unless it is given is not asked for.
    const supposed = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(SUPPOSED, name)));
    const byQuestions = await penalty(
      {
        ...requestOfSituation({ ...rest, facts: supposed, words: byWords.infraction?.key ?? situation.words }),
        choose: async (question, answers) => {
          const value = byWords.facts.find(({ ask }) => ask === question)?.value ?? null;
          expect(value === null || answers.includes(value) ? 'a line to pick' : value).toBe('a line to pick');
          return value;
        },
      },
      world,
    );
    if (isRefused(byQuestions)) throw new Error(JSON.stringify(byQuestions.faults));
    const outcome = ({ verdict, penalty: named, severity, sections }: typeof byWords) => [
      verdict,
      named,
      severity,
      sections,
    ];
    expect(outcome(byQuestions)).toEqual(outcome(byWords));
  });

  it('has a situation for every row, and for every case without a penalty', async () => {
    const shown = new Set<string | null | undefined>();
    for (const one of SITUATIONS) {
      const { row, infraction } = await ruled(one);
      shown.add(row ?? infraction?.key);
    }
    const all = [
      ...table.infractions.flatMap(({ rows }) => rows.map(({ id }) => id)),
      ...table.silent.map(({ key }) => key),
    ];
    expect(all.filter((one) => !shown.has(one))).toEqual([]);
  });
});

describe('a penalty', () => {
  it('cites a section in every line', async () => {
    for (const one of SITUATIONS) {
      const { lands, could, duties, repair } = await ruled(one);
      for (const line of [...lands, ...could, ...duties, ...(repair === null ? [] : [repair])])
        expect(line.sections.length, `${one.name}: ${line.says}`).toBeGreaterThan(0);
    }
  });

  it('is open while a fact that decides is missing, and names the facts', async () => {
    const report = await ruled({ words: 'second-supporter' });
    expect([report.verdict, report.penalty, report.needs.map(({ fact }) => fact)]).toEqual([
      'depends',
      null,
      ['repair'],
    ]);
    expect(report.branches.map((one) => one.penalty)).toEqual(['warning', 'double-prize', 'game-loss']);
  });

  it('reads facts from the words and shows that it did', async () => {
    const { facts } = await ruled({ words: 'drew an extra card, saw it' });
    expect(facts).toContainEqual(expect.objectContaining({ fact: 'face-seen', value: 'yes', from: 'words' }));
  });

  it('never supposes intent, and says so where intent would decide', async () => {
    const report = await ruled({ words: 'extra-card', facts: { identifiable: 'no', 'face-seen': 'yes' } });
    expect(report.facts).toContainEqual(expect.objectContaining({ fact: 'on-purpose', value: 'no', from: 'supposed' }));
  });

  it('of Cheating is never moved', async () => {
    const { could } = await ruled({ words: 'deck-stacked', facts: { 'on-purpose': 'yes' } });
    expect(could.map(({ says }) => says)).toEqual(['Cheating is never moved up or down.']);
  });

  it('that is a Prize penalty lands in a running game only', async () => {
    const { prizes, lands } = await ruled({ words: 'took too many prizes', phase: 'between-rounds' });
    expect(prizes).toBeNull();
    expect(lands.map(({ says }) => says).join()).toContain('not regulated');
  });

  it('is not named for words that mean no infraction', async () => {
    const report = await ruled({ words: 'wore a costume' });
    expect([report.verdict, report.penalty]).toEqual(['not-named', null]);
  });

  it.each([
    'player',
    'a player sneezed',
    'the player played a card',
    'opponent dropped a deck',
    'someone ate in the division',
    'the judge took a card of the player',
    'only the opponent played',
  ])('is never recommended for the likeness of one word: %s', async (words) => {
    const outcome = await penalty(requestOfSituation({ words }), world);
    expect(isRefused(outcome) ? 'not-named' : outcome.verdict).toBe('not-named');
  });

  it('is never recommended for one word of a phrase, whatever stands beside it', async () => {
    const known = new Set(
      [...table.infractions, ...table.silent].flatMap(({ key, name }) => [key, name.toLowerCase()]),
    );
    const words = new Set(
      [...table.infractions, ...table.silent].flatMap(({ asked: phrases }) =>
        phrases.flatMap((one) => one.split(/[ -]/u)),
      ),
    );
    const whole = new Set([...table.infractions, ...table.silent].flatMap(({ asked: phrases }) => phrases));
    const certain: string[] = [];
    for (const word of words) {
      if (known.has(word) || whole.has(word)) continue;
      const meant = await infractionMeant(`the player zoomed ${word}`, table, world);
      if (meant.kind === 'one') certain.push(word);
    }
    expect(certain).toEqual([]);
  });

  it('has every fault in one go, with the nearest names', async () => {
    const outcome = await penalty(
      { ...requestOfSituation({ words: 'extra-card' }), facts: ['face-sen=yes', 'repair=some', 'searches=many'] },
      world,
    );
    if (!isRefused(outcome)) throw new Error('refused');
    expect(outcome.faults.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
      expect.stringContaining('face-seen'),
      'bad-value: expected   fully, partly, hardly, not',
      'bad-value: expected   a number',
    ]);
  });

  it('is in the list with the facts that decide', () => {
    const late = penaltyList(world).infractions.find(({ key }) => key === 'late');
    expect(late).toMatchObject({ category: 'Tardiness', facts: ['minutes'] });
  });
});
