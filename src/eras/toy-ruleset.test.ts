import { describe, expect, it } from 'vitest';
import type { GroundCode } from '../claims/index.ts';
import { citationOf, inferredBy, type RuledDoc } from '../corpus/index.ts';
import { forbids, type Law, legality, rulesIn, type Silence, takeStep } from '../engine/index.ts';
import { FORMS, oneOnOne } from '../formats/index.ts';
import { type EraQuestionnaire, retreat } from '../rules/index.ts';
import { type Card, cardPool, type GameState, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { assemble } from './assemble.ts';
import { comprehensive2009 } from './comprehensive-2009/index.ts';
import { rulesetOf } from './index.ts';
import type { Prohibition } from './prohibitions.ts';
import { resolved } from './resolve.ts';

/** A ruleset of a document that is in no corpus: what a further one needs, and what its silences come to. */

const TOY = 'toy-1999' as RuledDoc;
const bound = (id: string, quote: string): Law<RuledDoc> => ({ [TOY]: [id, quote] }) as unknown as Law<RuledDoc>;
const silent = (what: string): Silence<never> => ({ silent: what, near: 'T.0' as never });

const noEnergyOnSundays = forbids({
  acts: ['attach-energy'],
  obstacle: 'phase',
  code: 'no-energy-on-sundays' as GroundCode,
  law: bound('T.1', 'no Energy on Sundays'),
  when: () => ({}),
});

const QUESTIONS = Object.keys(comprehensive2009) as readonly (keyof EraQuestionnaire<RuledDoc>)[];

/** Says nothing on any question but what it forbids. */
const toy = {
  ...Object.fromEntries(QUESTIONS.map((question) => [question, silent(`anything about ${question}`)])),
  deck: [],
} as unknown as EraQuestionnaire<RuledDoc>;

const cards: readonly Card[] = [
  { key: 'r', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
  {
    key: 'a',
    name: 'Alpha',
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['R'],
    retreat: 0,
    attacks: [{ name: 'Hit', cost: [], damage: 20 }],
  },
  { key: 'x', name: 'Hero-EX', kind: 'pokemon', stage: 'basic', hp: 20, types: ['F'], tags: ['EX'], retreat: 0 },
];
const pool = cardPool(cards);
const table = (line: string): GameState =>
  setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009').state;
const retreated = (): GameState => {
  const state = table('CR t5 p1 | Alpha / Alpha vs Alpha');
  return { ...state, spent: { ...state.spent, retreat: true } };
};
const uid = (state: GameState): number => state.players[0]?.active[0]?.uid ?? 0;

/** The rule of other documents, on which this one is silent. */
const allowed = { allowed: 'a player may retreat as often as they like', near: 'T.0' };
const once = {
  ...retreat.oncePerTurn,
  law: { ...retreat.oncePerTurn.law, [TOY]: allowed } as typeof retreat.oncePerTurn.law,
};

const era = { doc: TOY, answers: toy, prohibitions: [noEnergyOnSundays, once] as unknown as readonly Prohibition[] };
const form = FORMS['1on1'].answers;
const alone = assemble(era, null, form, { pool });
const filled = assemble(era, { doc: 'comprehensive-2009', answers: comprehensive2009 }, form, { pool });

describe('a sixth ruleset', () => {
  it('answers a question on which it is silent as the document that fills its silences', () => {
    const answers = resolved(era, { doc: 'comprehensive-2009', answers: comprehensive2009 });
    expect(answers.prizesFor).toBe(comprehensive2009.prizesFor);
    expect(() => resolved(era, null).prizesFor).toThrow();
  });

  it('rules by its own paragraphs, and by no other', () => {
    const state = table('CR t5 p1 | Alpha / - [hand (R)] vs Alpha');
    const energy = state.cards.findIndex(({ card }) => card === 'r');
    const { grounds } = legality(filled, state, { kind: 'attach-energy', card: energy, to: uid(state) });
    expect(grounds.map(({ rule }) => citationOf(rule))).toEqual([{ document: TOY, id: 'T.1' }]);
  });

  it('tells a prohibition on which it is silent, and what it takes from that', () => {
    const state = retreated();
    const { grounds, unsaid } = legality(alone, state, { kind: 'retreat', pokemon: uid(state) });
    expect(grounds).toEqual([]);
    expect(unsaid.map(({ rule }) => [citationOf(rule).id, inferredBy(rule)])).toEqual([
      ['T.0', 'a player may retreat as often as they like'],
    ]);
  });

  it('takes that prohibition from the document that fills its silences, and cites that document', () => {
    const state = retreated();
    const { grounds, unsaid } = legality(filled, state, { kind: 'retreat', pokemon: uid(state) });
    expect(grounds.map(({ rule }) => rule)).toEqual(['comprehensive-2009/309.2']);
    expect(unsaid).toEqual([]);
  });

  it('breaks off where play needs an answer it has not', () => {
    const state = table('CR t5 p1 | Alpha / Alpha vs Alpha');
    const outcome = takeStep(alone, state, { kind: 'attack', attacker: uid(state), attack: 'Hit' }, []);
    expect(outcome.kind).toBe('not-told');
    if (outcome.kind === 'not-told') expect(outcome.needs.code).toMatch(/^document-silent/);
  });

  it('plays by the document that fills its silences', () => {
    const state = table('CR t5 p1 | Alpha / Alpha vs Alpha');
    const outcome = takeStep(filled, state, { kind: 'attack', attacker: uid(state), attack: 'Hit' }, []);
    expect(outcome.kind).toBe('done');
    if (outcome.kind !== 'done') return;
    expect(new Set(rulesIn(outcome.trace).map((rule) => citationOf(rule).document))).toEqual(
      new Set(['comprehensive-2009']),
    );
    expect(outcome.state.players[1]?.active[0]?.damage).toBe(20);
  });
});

describe('a document that fills the silences of another', () => {
  it('says what cards of its own time count for', () => {
    const state = table('CR t5 p1 | Alpha / - [prizes 4] vs Hero-EX / Alpha');
    const hit = { kind: 'attack', attacker: uid(state), attack: 'Hit' } as const;
    const alone = rulesetOf('comprehensive-2009', { pool });
    expect(takeStep(alone, state, hit, []).kind).toBe('not-told');
    const outcome = takeStep(rulesetOf('comprehensive-2009', { pool, fallback: 'xy-2016' }), state, hit, []);
    expect(outcome.kind).toBe('done');
    if (outcome.kind === 'done') expect(outcome.state.players[0]?.prizes.cards).toHaveLength(2);
  });
});
