import { describe, expect, it, vi } from 'vitest';
import type { CorpusIndex, PointsIndex, RuledDoc } from '../corpus/index.ts';
import type { Law, Silence } from '../engine/index.ts';
import { comprehensive2009 } from '../eras/index.ts';
import type { Prohibition } from '../eras/prohibitions.ts';
import { FORMS } from '../formats/index.ts';
import { openPrecedents } from '../precedents/index.ts';
import { drawable, type Face, PLAIN_FACE } from '../render/face.ts';
import { type Line, textOf } from '../render/rich.ts';
import { compareScreen } from '../render/screen/compare.ts';
import { legalScreen } from '../render/screen/legal.ts';
import { replayScreen } from '../render/screen/replay.ts';
import { rulingScreen } from '../render/screen/ruling.ts';
import { type EraQuestionnaire, energy, retreat } from '../rules/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { can, compare, isRefused, legal, replay, type World } from './index.ts';
import { NO_COPIES } from './world.ts';

/** A document of two paragraphs, beside the five that are ruled by, on its way through the commands: from a table in words to the screen. */

const TOY = vi.hoisted(() => ({ key: 'toy-1999', label: 'Toy', title: 'Toy 1999', name: 'Toy rules of 1999' }));
const DOC = TOY.key as RuledDoc;

vi.mock(import('../corpus/documents.ts'), async (original) => {
  const corpus = await original();
  const RULED = [...corpus.RULED, TOY.key as never] as unknown as typeof corpus.RULED;
  return {
    ...corpus,
    DOCUMENTS: [...corpus.DOCUMENTS, TOY] as unknown as typeof corpus.DOCUMENTS,
    RULED,
    isRuled: (document: string): document is RuledDoc => (RULED as readonly string[]).includes(document),
  };
});

vi.mock(import('../eras/index.ts'), async (original) => {
  const eras = await original();
  return {
    ...eras,
    rulesetOf: (doc, options) => {
      if (doc !== DOC) return eras.rulesetOf(doc, options);
      const filling = options.fallback ? { doc: options.fallback, answers: eras.comprehensive2009 } : null;
      return eras.assemble(toyEra(), filling, FORMS[options.format ?? '1on1'].answers, options);
    },
  };
});

/** A rule that the toy document has too, in its own paragraph. */
const bound = <P extends { readonly law: Law<RuledDoc> }>(rule: P, id: string, quote: string): P => ({
  ...rule,
  law: { ...rule.law, [TOY.key]: [id, quote] },
});

const toyEra = () => {
  const silent = (what: string): Silence<never> => ({ silent: what, near: 'T.0' as never });
  const questions = Object.keys(comprehensive2009).map((question) => [question, silent(`anything about ${question}`)]);
  return {
    doc: DOC,
    answers: { ...Object.fromEntries(questions), deck: [] } as unknown as EraQuestionnaire<RuledDoc>,
    prohibitions: [
      bound(retreat.oncePerTurn as never, 'T.1', 'one retreat'),
      bound(energy.onceATurn as never, 'T.2', 'one Energy card'),
    ] as unknown as readonly Prohibition[],
  };
};

const cards: readonly Card[] = [
  { key: 'r', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
  {
    key: 'a',
    name: 'Alpha',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['R'],
    retreat: 1,
    attacks: [{ name: 'Hit', cost: ['R'], damage: 20 }],
  },
];
const pool = cardPool(cards);

const rule = (id: string, title: string, text: string): CorpusIndex['entries'][number] => ({
  document: TOY.key,
  id,
  title,
  kind: 'rule',
  parent: null,
  text,
  examples: [],
  class: 'enforced',
  links: [],
  file: 'toy.md',
  line: 1,
});

const points: PointsIndex = {
  topics: [{ name: 'retreat', also: [] }],
  points: [
    {
      key: 'retreats-in-a-turn',
      title: 'How often may a player retreat in a turn?',
      part: 'Retreat',
      topics: ['retreat'],
      words: [],
      answers: {
        'comprehensive-2009': { says: 'once', silent: false, rules: [{ id: '309.2' }] },
        [TOY.key]: { says: 'once, and never on Sundays', silent: false, rules: [{ id: 'T.1' }] },
      },
    },
  ],
};

const unused = (): never => {
  throw new Error('not asked for here');
};

const world: World = {
  version: () => '0.0.0',
  corpus: () => ({
    hash: '',
    documents: [{ ...TOY, about: '' }],
    entries: [
      rule('T.0', 'What this is', 'A game for two players.'),
      rule('T.1', 'Retreat', 'You may retreat once in your turn.'),
      rule('T.2', 'Energy', 'You may attach one Energy card in your turn.'),
    ],
  }),
  points: () => points,
  pointsAbout: () => points,
  searchData: unused,
  pointsSearchData: unused,
  handbooks: unused,
  handbooksSearchData: unused,
  penalties: unused,
  penaltiesSearchData: unused,
  precedents: () => openPrecedents({ cards: {}, rules: {} }, 0, () => ''),
  coverage: unused,
  coverageOf: unused,
  cards: async () => ({
    shipped: pool,
    every: pool,
    ruledBy: () => pool,
    shippedFirst: pool,
    names: () => ({ shown: [], plain: [] }),
  }),
  importedCards: async () => null,
  ownCopies: async () => NO_COPIES,
  tournamentFormats: () => [],
  usualRulebook: () => null,
};

const drawn = <R extends object>(report: R, screen: (face: Face, report: R) => readonly Line[]): string =>
  `\n${screen(PLAIN_FACE, drawable(PLAIN_FACE, report)).map(textOf).join('\n')}\n`;

/** The report of a command that was not refused. */
const reported = <R extends object>(came: R): Extract<R, { readonly report: unknown }> => {
  if (isRefused(came)) throw new Error(JSON.stringify(came));
  return came as Extract<R, { readonly report: unknown }>;
};

const FRESH = 'Toy t5 p1 | Alpha +R / Alpha [hand 1 (R)] vs Alpha';
const SPENT = FRESH.replace('t5 p1', 't5 p1 used retreat');
const line = (text: string) => ({ text, file: 'board' });
const FILLED = { fallback: 'comprehensive-2009' };

describe('a document of two paragraphs', () => {
  it('forbids by its own paragraph', async () => {
    const { report } = reported(await can({ question: 'retreat', table: line(SPENT), ...FILLED }, world));
    expect(report.verdict).toBe('illegal');
    expect(report.grounds.map(({ rule }) => rule)).toEqual([{ document: TOY.key, id: 'T.1' }]);
    expect(drawn(report, (face, ruled) => rulingScreen(face, ruled, 'none'))).toMatchInlineSnapshot(`
      "
      ✗ ILLEGAL   p1 can't retreat.	Toy 1999
      Say  “You can't retreat. You have already retreated this turn.”
      1  p1 has already retreated in turn 5.	Toy T.1
      cannot change this turn
      remedy  So you can't do it this turn.	Toy T.1
      remedy  A card that switches Pokémon is not a retreat, so this does not stop it.	CR 309.1
      Toy t5 p1 used retreat | Alpha +R / Alpha [hand 1 (R)] vs Alpha
      "
    `);
  });

  it('leaves open what it does not say', async () => {
    const { report } = reported(await can({ question: 'retreat', table: line(FRESH) }, world));
    expect(report.verdict).toBe('undetermined');
    expect(drawn(report, (face, ruled) => rulingScreen(face, ruled, 'none'))).toMatchInlineSnapshot(`
      "
      ? UNDETERMINED   may p1 retreat?	Toy 1999
      Say  “I can't say yet. Tell me which other document decides this point.”
      needed  Toy 1999 has no rule like this one (--fallback takes it from a document that has one)	CR 309.3
      filled  CR  ✓ LEGAL  You may retreat; it costs one. Pay with one Fire.	CR 309.4, 309.3, 309.2
      Toy t5 p1 | Alpha +R / Alpha [hand 1 (R)] vs Alpha
      "
    `);
  });

  it('is filled by another document, and is one of those the others are compared with', async () => {
    const filled = reported(await can({ question: 'retreat', table: line(FRESH), ...FILLED }, world)).report;
    expect(filled.verdict).toBe('legal');
    const elsewhere = { question: 'retreat', table: line(SPENT.replace('Toy', 'CR')), everywhere: true };
    const { report } = reported(await can(elsewhere, world));
    expect(report.elsewhere.find(({ document }) => document === TOY.key)).toMatchObject({ verdict: 'undetermined' });
  });

  it('has an overview', async () => {
    const { report } = reported(await legal({ table: line(SPENT), ...FILLED }, world));
    expect(drawn(report, (face, overview) => legalScreen(face, overview))).toMatchInlineSnapshot(`
      "
      p1, turn 5, action phase: 3 kinds of action open, 1 not.	Toy 1999
      open  attach  Fire Energy, to p1's Active Alpha or p1's Alpha on Bench 1	CR 305.3
      open  attack  Hit	CR 603.1
      open  end turn  without an attack	CR 603.2
      closed  retreat  p1 has already retreated in turn 5	T.1
      Assumed  CR 2009 305.3 decides (Toy 1999 is silent here).	CR 305.3
      Assumed  CR 2009 603.1 decides (Toy 1999 is silent here).	CR 603.1
      Assumed  CR 2009 603.2 decides (Toy 1999 is silent here).	CR 603.2
      Toy t5 p1 used retreat | Alpha +R / Alpha [hand 1 (R)] vs Alpha
      "
    `);
    const alone = reported(await legal({ table: line(SPENT) }, world)).report;
    expect(alone.closed).toEqual([]);
    expect(new Set(alone.open.map(({ verdict }) => verdict))).toEqual(new Set(['undetermined']));
  });

  it('is replayed up to the step that it forbids', async () => {
    const text = JSON.stringify({
      board: FRESH,
      steps: ['attach R to active', 'retreat to bench 1', 'retreat to bench 1'],
    });
    const { report } = reported(await replay({ table: { text, file: 'toy.yaml' }, ...FILLED }, world));
    expect(report.steps.map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'illegal']);
    expect(drawn(report, (face, replayed) => replayScreen(face, replayed, 'none'))).toMatchInlineSnapshot(`
      "
      ✗ ILLEGAL   step 3 of 3.	Toy 1999
      step 1  p1 attaches Fire Energy to p1's Active Alpha.
      attach  Fire Energy to p1's Active Alpha	CR 305.3
      step 2  p1 retreats p1's Active Alpha.
      cost  Retreat Cost 1	CR 309.3
      pay  R pays 1; the cost is paid	CR 309.4
      discard  R off p1's Active Alpha	CR 309.4
      switch  p1's Alpha on Bench 1 is now Active; p1's Active Alpha goes to the Bench	CR 309.3, 309.2
      switch  what is attached to p1's Active Alpha goes with it	CR 309.3, 316.1
      step 3  p1 retreats p1's Active Alpha.
      ✗ ILLEGAL
      1  p1 has already retreated in turn 5.	T.1
      cannot change this turn
      Say  “You can't retreat. You have already retreated this turn.”
      Assumed  CR 2009 305.3 decides (Toy 1999 is silent here).	CR 305.3
      Assumed  CR 2009 309.3 decides (Toy 1999 is silent here).	CR 309.3
      Assumed  CR 2009 309.4 decides (Toy 1999 is silent here).	CR 309.4
      Assumed  CR 2009 316.1 decides (Toy 1999 is silent here).	CR 316.1
      Assumed  CR 2009 309.2 decides (Toy 1999 is silent here).	CR 309.2
      Penalty  If it was played so:  judge penalty 'WHAT HAPPENED' -b FILE  takes the act back and names the penalty.
      Toy t5 p1 used energy retreat | Alpha / Alpha +R [hand 0, discard ? (R)] vs Alpha
      "
    `);
  });

  it('stands beside the others in a comparison', async () => {
    const report = await compare({ topic: ['retreat'], differences: true }, world);
    if (isRefused(report)) throw new Error(JSON.stringify(report));
    expect(drawn(report, compareScreen)).toMatchInlineSnapshot(`
      "
      How often may a player retreat in a turn?	comprehensive-2009	once	309.2
      How often may a player retreat in a turn?	toy-1999	once, and never on Sundays	T.1
      "
    `);
  });
});
