import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_HOLE, legalOn, questionOfRow, type Row, type Ruling, ruleOn } from '../ruling/index.ts';
import { type Card, type CardPool, cardPool, type Setup } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { readBoard, type ScenarioText } from './index.ts';
import { folderOf, shippedScenarios } from './shipped.fixture.ts';

/** The overview of a table and the single question are two views of one ruling: they never disagree. */

const DOC = 'comprehensive-2009';
const root = join(import.meta.dirname, '../..');
const onFile = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

interface GivenTable {
  readonly name: string;
  readonly setup: Setup;
  readonly pool: CardPool;
}

const scenario = ({ name, text }: ScenarioText): GivenTable => {
  const { setup, cards } = readBoard(text, name);
  return { name, setup, pool: cards.length === 0 ? onFile : cardPool([...onFile.all(), ...cards]) };
};

const line = (text: string): GivenTable => ({ name: text, setup: parseBoardLine(text).setup, pool: onFile });

/** The question that the row carries; with a card, the one about that card. */
const questionFor = (row: Row, card?: string): string => {
  const { question } = questionOfRow(row);
  return card === undefined ? question : question.replace(CARD_HOLE, card);
};

/** The cards that "a Trainer from hand", "its Evolution card" and the like stand for. */
const meant = (row: Row, pool: CardPool): readonly Card[] =>
  pool.all().filter((card) => {
    const { kind, stage } = card;
    switch (row.kind) {
      case 'bench':
      case 'initial-active':
      case 'initial-bench':
        return kind === 'pokemon' && (stage === 'basic' || stage === 'baby');
      case 'attach-energy':
        return kind === 'energy';
      case 'evolve':
        return row.subject.card === `an Evolution of ${card.from}` && (stage === 'stage 1' || stage === 'stage 2');
      case 'level-up':
        return `${card.from} LV.X` === row.subject.card && stage === 'level-up';
      case 'play-trainer':
        return kind === 'trainer' && !(card.tags ?? []).includes('fossil');
      default:
        return row.kind === `play-${kind}`;
    }
  });

const codes = (all: readonly { readonly code: string }[]): readonly string[] => [
  ...new Set(all.map(({ code }) => code)),
];

const rulingOn = ({ setup, pool }: GivenTable, question: string): Ruling | string => {
  const ruled = ruleOn(question, { setup, pool, doc: DOC });
  return ruled.ok ? ruled.ruling : `${ruled.fault.code} ${ruled.fault.said}`;
};

/** What the row and the question say differently; empty when they agree. */
const disagreement = (given: GivenTable, row: Row): string => {
  const where = `${given.name}: ${JSON.stringify([row.kind, row.subject, row.place])} is ${row.verdict} in the overview`;
  if (!row.ifHeld) {
    const ruling = rulingOn(given, questionFor(row));
    if (typeof ruling === 'string') return `${where}, unread as a question: ${ruling}`;
    const mine = [row.verdict, codes(row.grounds), codes(row.needs)];
    const theirs = [ruling.verdict, codes(ruling.grounds), codes(ruling.needs)];
    return JSON.stringify(mine) === JSON.stringify(theirs) ? '' : `${where}: ${JSON.stringify([mine, theirs])}`;
  }
  const cards = meant(row, given.pool);
  if (cards.length === 0) return `${where}, and no card on file is meant`;
  const stands = codes(row.grounds.filter((ground) => ground.overruled === null));
  if (row.verdict === 'illegal') {
    for (const card of cards.slice(0, 3)) {
      const ruling = rulingOn(given, questionFor(row, card.name));
      if (typeof ruling === 'string') return `${where}, unread with ${card.name}: ${ruling}`;
      const also = stands.every((code) => ruling.grounds.some((ground) => ground.code === code));
      if (ruling.verdict !== 'illegal' || !also) return `${where}, but ${ruling.verdict} with ${card.name}`;
    }
    return '';
  }
  const open = (card: Card): boolean => {
    const ruling = rulingOn(given, questionFor(row, card.name));
    if (typeof ruling === 'string' || ruling.verdict === 'illegal') return false;
    return codes(row.needs).every((code) => ruling.needs.some((need) => need.code === code));
  };
  return cards.some(open) ? '' : `${where}, and with no card on file so`;
};

/** Rows about a card that may be held differ only in the place: one of each kind and verdict speaks for the others. */
const different = (rows: readonly Row[]): readonly Row[] => {
  const key = (row: Row): string => JSON.stringify([row.kind, row.subject.card, row.verdict, codes(row.grounds)]);
  return rows.filter(
    (row, at) => !row.ifHeld || rows.findIndex((other) => other.ifHeld && key(other) === key(row)) === at,
  );
};

/** Every name of an attack or power that is printed on a card in play, whichever print it is; what it may borrow is asked of no card. */
const printed = ({ setup, pool }: GivenTable): readonly { readonly question: string; readonly name: string }[] => {
  const side = setup.sides[setup.toMove ?? 'p1'];
  const cards = [...(side?.active ?? []), ...(side?.bench ?? [])]
    .flatMap(({ card, under = [] }) => [card, ...under])
    .flatMap((spec) => (spec === null || spec.sketch !== undefined ? [] : pool.named(spec.name)));
  const attacks = new Set(cards.flatMap((card) => (card.attacks ?? []).map(({ name }) => name)));
  // What is always in force is not used.
  const used = cards.flatMap((card) =>
    (card.powers ?? []).filter(({ kind, always }) => kind === 'power' || (always === undefined && kind !== 'body')),
  );
  return [
    ...[...attacks].map((name) => ({ name, question: `attack ${name}` })),
    ...[...new Set(used.map(({ name }) => name))].map((name) => ({ name, question: `use ${name}` })),
  ];
};

/** Attacks and powers that a question is answered about, and that have no row in the overview. */
const missing = (given: GivenTable, rows: readonly Row[]): readonly string[] => {
  if (given.setup.phase === 'setup') return [];
  return printed(given).flatMap(({ question, name }) => {
    if (rows.some(({ subject }) => subject.attack === name || subject.power === name)) return [];
    const ruling = rulingOn(given, question);
    if (typeof ruling === 'string' || ruling.action === null) return [];
    // On a table that cannot be, whatever is asked waits for the table.
    if (ruling.faults.length > 0) return [];
    // Where no Pokémon is Active the question is answered, and there is no Pokémon for a row.
    if (ruling.subject.place === 'nowhere') return [];
    // A Pokémon without known attacks is asked about as if it might have that one, an evolved one about what it could do before.
    const bare = [...ruling.needs, ...apartFromTexts(ruling)].some(({ code }) => NOT_KNOWN_TO_HAVE.has(code));
    return bare ? [] : [`${given.name}: ${question} is ${ruling.verdict}, and no row says so`];
  });
};

const NOT_KNOWN_TO_HAVE: ReadonlySet<string> = new Set([
  'no-such-attack',
  'no-such-power',
  'attacks-not-told',
  'powers-not-told',
]);

const apartFromTexts = ({ grounds, branches }: Ruling): Ruling['grounds'] => [
  ...grounds,
  ...branches.flatMap((branch) => branch.grounds ?? []),
];

const disagreements = (given: GivenTable): readonly string[] => {
  const { open, closed } = legalOn({ setup: given.setup, pool: given.pool, doc: DOC });
  const rows = [...open, ...closed];
  return [
    ...different(rows)
      .map((row) => disagreement(given, row))
      .filter((text) => text !== ''),
    ...missing(given, rows),
  ];
};

const LINES = [
  'CR | Switch vs Machamp(DP 31)',
  'CR t9 p1 | Cyndaquil(MT 79) +R / - vs Machamp(DP 31) / -',
  'CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL / Cyndaquil(MT 79) vs Machamp(DP 31) / -',
  'CR t9 p1 | Lucario(MT 10)<Riolu +F / Pikachu vs Machamp(DP 31) / -',
  'CR t9 p1 | Pikachu / Lucario<Riolu, Switch, Cyndaquil vs Machamp(DP 31) / -',
  'CR t1 p1 | Pikachu / - vs Machamp(DP 31) / -',
  'CR t2 p2 | Pikachu / - vs Cyndaquil(MT 79) / -',
  'CR t9 p1 used energy retreat supporter stadium | Pikachu / Pichu vs Machamp(DP 31) / -',
  'CR t9 p1 draw | Pikachu / - [deck 3] vs Machamp(DP 31) / -',
  'CR t9 p1 attack | Pikachu / - vs Machamp(DP 31) / -',
  'CR t9 p1 between | Pikachu / - vs Machamp(DP 31) / -',
  'CR t9 p1 | Pikachu -60 / Cyndaquil vs Machamp(DP 31) / -',
  'CR t9 p1 | Pikachu ~asleep ~confused / Cyndaquil [hand (Raichu, R, Switch)] vs Machamp(DP 31) / -',
  'CR t9 p1 | Pikachu ~confused +LL / - [hand (Raichu, Raichu, R, Switch, Potion)] vs ?',
  'CR t9 p1 | Pikachu [prizes 0] vs Machamp(DP 31) / -',
  'CR t9 p1 | ? / ?2 vs ?',
  'CR t9 p1 | Wall{60HP, C, retreat 1} +R / - vs ?',
  'CR t9 p1 | Raichu ex +LL / - vs ?',
  'CR t9 p1 | Machamp +FFFF / - vs Pikachu / -',
  'CR t9 p1 | Machamp +FF / Gardevoir [hand (Raichu, R)] vs Pikachu / -',
  'CR t9 p1 | Aggron ex, Luxray / - vs Kecleon / -',
  'CR t9 p1 | Pikachu *Torment@8 / - vs ?',
  'CR t5 p1 | Pikachu +LL ~asleep@9 / Shinx vs Machamp(DP 31) / -',
  'CR t5 p1 | Pikachu +LL ~paralyzed@9 / Shinx vs Machamp(DP 31) ~asleep@8 / -',
  'CR t5 p1 | Machamp +FFF ~confused@9 / Shinx vs Machamp ~burned@7 / -',
  'CR t5 p1 | Luxray(DP 7)<Luxio<Shinx ~asleep@9 / Shinx~poisoned@9 vs Machamp / -',
  'CR t5 p1 | Uxie ~asleep@9 / Azelf@8, Gardevoir vs Machamp / -',
  'CR t5 p1 | Raichu ex ~asleep@9 *Torment@9 / - vs Gardevoir / -',
  'CR t5 p1 between | Pikachu +LL ~asleep@9 / Shinx vs Machamp(DP 31) / -',
  'CR t5 p1 attack | Pikachu +LL ~paralyzed@9 / Shinx vs Machamp(DP 31) / -',
  'CR t5 p1 2on2 | Pikachu +LL ~asleep@9, Cyndaquil(MT 79) +R ~paralyzed@8 / Shinx vs Machop, Turtwig / -',
  'CR t5 p1 team | Pikachu +LL ~asleep@9 / Shinx vs Machop ~paralyzed@9 vs Turtwig / - vs - / -',
  'CR | - / Pikachu vs - / -',
  'CR |',
  'CR t9 p1 2on2 | Pikachu +LL, Cyndaquil(MT 79) +R ~asleep / Shinx, ? vs Machop, Turtwig / -',
  'CR t9 p1 2on2 | Pikachu +LL / - vs ?',
  'CR t9 p1 team | Pikachu +LL / Shinx vs Machop vs Turtwig / - vs - / -',
  'CR t10 p2 team p1-p2 | Pikachu / Shinx vs - / - [hand (Switch, Mareep, R)] vs Turtwig / - vs Machop / -',
] as const;

describe('what the overview offers and what the question answers are one', () => {
  it.each(LINES)('%s', (text) => {
    expect(disagreements(line(text))).toEqual([]);
  });

  it.each([...new Set(shippedScenarios.map(folderOf))])('%s', (folder) => {
    const here = shippedScenarios.filter((one) => folderOf(one) === folder);
    expect(here.flatMap((one) => disagreements(scenario(one)))).toEqual([]);
  });
});
