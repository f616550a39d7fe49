import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RuledDoc } from '../../corpus/index.ts';
import { cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { ruleOn } from '../index.ts';
import { inspect } from './index.ts';

const dist = (file: string): string => readFileSync(join(import.meta.dirname, '../../../dist', file), 'utf8');
const pool = cardPool(JSON.parse(dist('cards.json')));
const doc = 'comprehensive-2009';

const setupOf = (line: string) => {
  const { setup, faults } = parseBoardLine(line);
  expect(faults).toEqual([]);
  return setup;
};
const faultsOf = (line: string, by: RuledDoc = doc): readonly string[] =>
  inspect({ setup: setupOf(line), pool, doc: by }).map(({ rule, code }) => `${rule.replace(`${by}/`, '')} ${code}`);

const verdictOf = (question: string, line: string): string => {
  const ruled = ruleOn(question, { setup: setupOf(line), pool, doc });
  return ruled.ok ? ruled.ruling.verdict : ruled.fault.code;
};

/** Sixty cards: one Active, five on hand and so on; `deck` says how many of them the deck has. */
const whole = (deck: number): string =>
  `CR t9 p1 | Pikachu / - [prizes 6, hand 5, deck ${deck}, discard 10, lost 0] vs ? | stadium Moonlight Stadium(p2)`;

/** A table the game could not have reached, what is wrong with it, and its neighbour that the game could have reached. */
const TABLES: readonly (readonly [fault: string, impossible: string, possible: string])[] = [
  [
    '701.2 second-active-missing',
    'CR t9 2on2 | Pikachu / Shinx vs Machop, Gible / -',
    'CR t9 2on2 | Pikachu / - vs Machop, Gible / -',
  ],
  [
    '701.2 second-active-missing',
    'CR setup 2on2 | Pikachu / Shinx vs Machop, Gible / -',
    'CR setup 2on2 | Pikachu, Shinx / Riolu vs Machop, Gible / -',
  ],
  [
    '701.3 bench-overfull',
    'CR t9 2on2 | Pikachu, Riolu / ?5 vs Machop, Gible / -',
    'CR t9 2on2 | Pikachu, Riolu / ?4 vs Machop, Gible / -',
  ],
  [
    '702.1 seat-without-player',
    'CR t9 2on2 | Pikachu / - vs Machop / - vs Shinx / - vs Gible / -',
    'CR t9 team | Pikachu / - vs Machop / - vs Shinx / - vs Gible / -',
  ],
  [
    '702.4 too-many-prizes',
    'CR t9 team | Pikachu [prizes 4] vs Machop vs Shinx vs Gible',
    'CR t9 team | Pikachu [prizes 4] vs Machop vs - [out] vs Gible',
  ],
  [
    '702.6 bench-overfull',
    'CR t9 team | Pikachu / ?5 vs Machop vs Shinx vs Gible',
    'CR t9 team | Pikachu / ?4 vs Machop vs Shinx vs Gible',
  ],
  [
    '702.10 already-won-by-prizes',
    'CR t9 team | Pikachu [prizes 0] vs Machop vs Shinx [prizes 0] vs Gible',
    'CR t9 team | Pikachu [prizes 0] vs Machop vs Shinx [prizes 1] vs Gible',
  ],
  [
    '702.11 already-lost-all',
    'CR t9 team | - / - vs Machop vs - / - vs Gible',
    'CR t9 team | - / - vs Machop vs Shinx / - vs Gible',
  ],
  ['100.1 too-many-cards', 'CR t9 | Pikachu [deck 60] vs ?', 'CR t9 | Pikachu [deck 59] vs ?'],
  ['100.1 wrong-deck-size', whole(30), whole(38)],
  ['100.1 wrong-deck-size', whole(19), whole(18)],
  [
    '100.2 too-many-copies',
    'CR t9 | Pikachu [deck 40, hand (4 Pikachu)] vs ?',
    'CR t9 | Pikachu [deck 40, hand (3 Pikachu)] vs ?',
  ],
  [
    '100.2 too-many-copies',
    'CR t9 | Lucario LV.X<Lucario<Riolu [deck 40, hand (3 Lucario)] vs ?',
    'CR t9 | Lucario LV.X<Lucario<Riolu [deck 40, hand (2 Lucario, 14 R)] vs ?',
  ],
  [
    '100.2 too-many-copies',
    'CR t9 | Pikachu [deck 40, hand (5 Switch)] vs ?',
    'CR t9 | Pikachu [deck 20, hand (5 Switch)] vs ?',
  ],
  ['101.1 unknown-energy-type', 'CR t9 | Pikachu +Y vs ?', 'CR t9 | Pikachu +M vs ?'],
  ['101.1 unknown-type', 'CR t9 | Wall{60HP, Y} vs ?', 'CR t9 | Wall{60HP, M} vs ?'],
  ['101.1 unknown-type', 'CR t9 | Wall{60HP, C, weak Nx2} vs ?', 'CR t9 | Wall{60HP, C, weak Dx2} vs ?'],
  ['200.3 cannot-be-attached', 'CR t9 | Pikachu +Cyndaquil vs ?', 'CR t9 | Pikachu +Unown G=tool vs ?'],
  ['203.1 basic-on-top', 'CR t9 | Pikachu<Raichu vs ?', 'CR t9 | Pikachu<Pichu vs ?'],
  ['204.2 level-up-on-nothing', 'CR t9 | Lucario LV.X<- vs ?', 'CR t9 | Lucario LV.X vs ?'],
  ['300.1 nobody-on-table', 'CR |', 'CR | ? vs ?'],
  ['300.1 no-active', 'CR t9 | - vs ?', 'CR t9 | ? vs ?'],
  ['300.1 no-active', 'CR t9 | - / Pikachu vs ?', 'CR t9 | Pikachu / Pikachu vs ?'],
  ['300.1 two-actives', 'CR t9 | Pikachu, Pikachu vs ?', 'CR t9 | Pikachu vs ?'],
  ['300.2 not-a-pokemon', 'CR t9 | Switch vs ?', 'CR t9 | Dome Fossil vs ?'],
  ['300.2 not-a-pokemon', 'CR t9 | Pikachu / Moonlight Stadium vs ?', 'CR t9 | Pikachu / Dome Fossil vs ?'],
  ['300.3 bench-overfull', 'CR t9 | Pikachu / ?6 vs ?', 'CR t9 | Pikachu / ?5 vs ?'],
  ['301.1 attachment-invalid', 'CR t9 | Pikachu +DRE(CG 88) vs ?', 'CR t9 | Raichu<Pikachu +DRE(CG 88) vs ?'],
  ['303.1c should-be-knocked-out', 'CR t9 | Pikachu -60 vs ?', 'CR t9 | Pikachu -50 vs ?'],
  ['303.1c should-be-knocked-out', 'CR t9 | Pikachu -90 vs ?', 'CR t9 between | Pikachu -90 vs ?'],
  ['303.1c should-be-knocked-out', 'CR t9 draw | Pikachu -90 vs ?', 'CR t9 end | Pikachu -90 vs ?'],
  ['307.2a wrong-line', 'CR t9 | Raichu<Shinx vs ?', 'CR t9 | Raichu<Pikachu vs ?'],
  ['307.2a wrong-line', 'CR t9 | Luxray<Switch vs ?', 'CR t9 | Luxray<Shinx vs ?'],
  ['307.3a wrong-put-onto', 'CR t9 | Lucario LV.X<Riolu vs ?', 'CR t9 | Lucario LV.X<Lucario<Riolu vs ?'],
  ['307.3g leveled-up-twice', 'CR t9 | Lucario LV.X<Lucario LV.X<Lucario<Riolu vs ?', 'CR t9 | Lucario LV.X vs ?'],
  ['307.2f evolved-on-first-turn', 'CR t2 p2 | ? vs Raichu<Pikachu', 'CR t4 p2 | ? vs Raichu<Pikachu'],
  ['307.2f evolved-on-first-turn', 'CR t9 | Raichu@2<Pikachu vs ?', 'CR t9 | Raichu@3<Pikachu vs ?'],
  ['307.2f evolved-on-first-turn', 'CR t3 | Raichu<Pikachu vs ?', 'CR t3 | Raichu@3<Pikachu vs ?'],
  ['307.2f evolved-on-first-turn', 'CR t1 | Raichu<Pikachu vs ?', 'CR t1 | Pikachu vs ?'],
  ['307.3f leveled-up-on-first-turn', 'CR t3 | Lucario LV.X vs ?', 'CR t5 | Lucario LV.X vs ?'],
  ['308.3 two-tools', 'CR t9 | Pikachu +Fluffy Berry+Unown G=tool vs ?', 'CR t9 | Pikachu +Fluffy Berry vs ?'],
  ['311.1 unknown-condition', 'CR t9 | Pikachu ~char vs ?', 'CR t9 | Pikachu ~burned vs ?'],
  ['311.3c condition-twice', 'CR t9 | Pikachu ~burned ~burned vs ?', 'CR t9 | Pikachu ~burned ~poisoned vs ?'],
  ['311.6c condition-twice', 'CR t9 | Pikachu ~poisoned ~poisoned=3 vs ?', 'CR t9 | Pikachu ~poisoned=3 vs ?'],
  ['311.7 condition-twice', 'CR t9 | Pikachu ~asleep ~asleep vs ?', 'CR t9 | Pikachu ~asleep ~burned vs ?'],
  ['311.7 conditions-exclude', 'CR t9 | Pikachu ~asleep ~confused vs ?', 'CR t9 | Pikachu ~confused ~poisoned vs ?'],
  ['311.8 condition-places-nothing', 'CR t9 | Pikachu ~paralyzed=2 vs ?', 'CR t9 | Pikachu ~burned=4 vs ?'],
  ['311.5c paralysis-too-long', 'CR t9 | Pikachu ~paralyzed@6 vs ?', 'CR t9 | Pikachu ~paralyzed@7 vs ?'],
  ['311.5c paralysis-too-long', 'CR t9 | ? vs Pikachu ~paralyzed@7', 'CR t9 | ? vs Pikachu ~paralyzed@8'],
  ['402.2 condition-on-bench', 'CR t9 | ? / Pikachu ~asleep vs ?', 'CR t9 | Pikachu ~asleep / ? vs ?'],
  ['307.2c effect-too-old', 'CR t9 | Raichu@7<Pikachu ~asleep@6 vs ?', 'CR t9 | Raichu@7<Pikachu ~asleep@7 vs ?'],
  ['307.3c effect-too-old', 'CR t9 | Lucario LV.X@7 *Stance@6 vs ?', 'CR t9 | Lucario LV.X@7 *Stance@8 vs ?'],
  ['316.10a effect-too-old', 'CR t9 | Pikachu@7 ~burned@6 vs ?', 'CR t9 | Pikachu@7 ~burned@8 vs ?'],
  [
    '402.2 effect-from-before-the-bench',
    'CR t9 | Pikachu ~asleep@7 ^came up vs ?',
    'CR t9 | Pikachu ~asleep@9 ^came up vs ?',
  ],
  [
    '402.2 effect-from-before-the-bench',
    'CR t9 | Pikachu ~burned@8 ^just came up vs ?',
    'CR t9 | Pikachu ~burned@8 vs ?',
  ],
  ['312.1 not-a-stadium', 'CR t9 | ? vs ? | stadium Switch', 'CR t9 | ? vs ? | stadium Moonlight Stadium'],
  ['312.1 cannot-be-attached', 'CR t9 | Pikachu +Moonlight Stadium vs ?', 'CR t9 | Pikachu +R vs ?'],
  ['315.1 cannot-be-attached', 'CR t9 | Pikachu +Switch vs ?', 'CR t9 | Pikachu +Fluffy Berry vs ?'],
  ['316.2 in-anothers-zone', 'CR t9 | ? [hand (Switch(p2))] vs ?', 'CR t9 | ? [hand (Switch(p1))] vs ?'],
  ['316.2 in-anothers-zone', 'CR t9 | ? [discard (R(p2))] vs ?', 'CR t9 | Pikachu +R(p2) vs ?'],
  [
    '500.4c mulligans-on-both-sides',
    'CR setup | Pikachu / - [mulligans 2] vs ? [mulligans 1]',
    'CR setup | Pikachu / - [mulligans 0] vs ? [mulligans 1]',
  ],
  ['500.3 too-many-prizes', 'CR t9 | ? [prizes 7] vs ?', 'CR t9 | ? [prizes 6] vs ?'],
  ['600.1 since-the-future', 'CR t9 | Pikachu@10 vs ?', 'CR t9 | Pikachu@9 vs ?'],
  ['600.1 since-the-future', 'CR t9 | Pikachu@10 vs ?', 'CR | Pikachu@10 vs ?'],
  ['600.1 effect-from-the-future', 'CR t9 | Pikachu ~asleep@10 vs ?', 'CR t9 | Pikachu ~asleep@9 vs ?'],
  ['600.1 effect-from-the-future', 'CR t9 | ? vs ? [*Torment@10]', 'CR t9 | ? vs ? [*Torment@8]'],
  ['600.1 not-their-turn', 'CR t9 p2 first-p1 | ? vs ?', 'CR t9 p2 first-p2 | ? vs ?'],
  ['702.12 removed-player-moves', 'CR t9 p1 team | - [out] vs ? vs ? vs ?', 'CR t9 p1 team | ? vs ? vs ? vs - [out]'],
  [
    '702.12 removed-in-play',
    'CR t9 p1 team | ? vs Pikachu / - [out] vs ? vs ?',
    'CR t9 p1 team | ? vs - [out] vs ? vs ?',
  ],
  ['702.12 removed-alone', 'CR t9 p1 2on2 | ? vs - [out]', 'CR t9 p1 team | ? vs - [out] vs ? vs ?'],
  ['602.1 used-before-action', 'CR t9 draw used energy | ? vs ?', 'CR t9 used energy | ? vs ?'],
  ['602.1a trainer-on-first-turn', 'CR t1 used supporter | ? vs ?', 'CR t2 used supporter | ? vs ?'],
  ['602.1a trainer-on-first-turn', 'CR t1 | Pikachu +Fluffy Berry vs ?', 'CR t1 | Pikachu +R vs ?'],
  [
    '602.1a trainer-on-first-turn',
    'CR t1 | ? vs ? | stadium Moonlight Stadium',
    'CR t2 p2 | ? vs ? | stadium Moonlight Stadium',
  ],
  [
    '702.7 trainer-on-first-turn',
    'CR t2 p2 team | Pikachu +Fluffy Berry vs ? vs ? vs ?',
    'CR t3 p3 team | Pikachu +Fluffy Berry vs ? vs ? vs ?',
  ],
  ['602.1a trainer-on-first-turn', 'CR t1 2on2 used supporter | ? vs ?', 'CR t2 p2 2on2 used supporter | ? vs ?'],
  ['606.1a already-won-by-prizes', 'CR t9 | ? [prizes 0] vs ?', 'CR t9 | ? [prizes 1] vs ?'],
  ['606.1b already-lost-all', 'CR t9 | - / - vs ?', 'CR t9 | ? / - vs ?'],
];

describe('a table the game could not have reached', () => {
  it.each(TABLES)('%s: %s', (fault, impossible) => {
    expect(faultsOf(impossible)).toEqual([fault]);
  });

  it.each(TABLES.map(([fault, , possible]) => [possible, fault] as const))('%s has no such fault (%s)', (possible) => {
    expect(faultsOf(possible)).toEqual([]);
  });

  it('has none where a document lets an effect evolve a Pokémon in a first turn', () => {
    const documents = ['ex-2003', 'xy-2016', 'advanced-2018', 'advanced-2025', 'me-2026'] as const;
    for (const by of documents) expect(faultsOf('CR t3 | Raichu@2<Pikachu vs ?', by)).toEqual([]);
  });

  it('has all its faults listed, each with the Pokémon or player it is about', () => {
    expect(faultsOf('CR t3 | Pikachu@5 ~asleep@9 -90 +Y / ?6 [prizes 7] vs - / - | stadium Switch').toSorted()).toEqual(
      [
        '300.3 bench-overfull',
        '500.3 too-many-prizes',
        '303.1c should-be-knocked-out',
        '101.1 unknown-energy-type',
        '600.1 since-the-future',
        '600.1 effect-from-the-future',
        '606.1b already-lost-all',
        '312.1 not-a-stadium',
      ].toSorted(),
    );
  });

  it('measures Paralysis of the EX article in turns of either player', () => {
    const tooOld = ['Status.Paralyzed paralysis-past-two-turns'];
    expect(faultsOf('EX t5 | Pikachu ~paralyzed@3 vs ?', 'ex-2003')).toEqual(tooOld);
    expect(faultsOf('EX t5 | Pikachu ~paralyzed@4 vs ?', 'ex-2003')).toEqual([]);
    expect(faultsOf('EX t5 | ? vs Pikachu ~paralyzed@3', 'ex-2003')).toEqual(tooOld);
    expect(faultsOf('EX t5 | ? vs Pikachu ~paralyzed@4', 'ex-2003')).toEqual([]);
  });

  it('is not looked for in the set-up, where no Pokémon has to be there yet', () => {
    expect(faultsOf('CR setup | - / - [prizes 0] vs - / - [prizes 0]')).toEqual([]);
  });
});

describe('an effect older than the coming up of its Pokémon', () => {
  it.each<readonly [RuledDoc, string, readonly string[]]>([
    ['ex-2003', 'EX', ['Status#1 effect-from-before-the-bench']],
    ['xy-2016', 'XY', ['Turn.2E#3 effect-from-before-the-bench']],
    ['me-2026', 'ME', ['Turn.2E#3 effect-from-before-the-bench']],
    ['advanced-2018', 'APR', ['II.C-03#4 effect-from-before-the-bench']],
    ['advanced-2025', 'APR25', ['II.C-03#4 effect-from-before-the-bench']],
    // It leaves open what the Bench ends.
    ['neo-2001', 'Neo', []],
  ])('is at fault where the document ends it on the Bench: %s', (by, label, expected) => {
    expect(faultsOf(`${label} t9 | Pip{60HP, C, basic} ~asleep@7 ^came up vs ?`, by)).toEqual(expected);
  });
});

describe('an effect that an attack leaves on the other side', () => {
  it.each<readonly [RuledDoc, string, string]>([
    ['neo-2001', 'Neo', 'Play.9'],
    ['ex-2003', 'EX', 'Attack'],
    ['comprehensive-2009', 'CR', '600.1'],
  ])('is at fault on the Pokémon that attacked, and not on the one that was attacked: %s', (by, label, paragraph) => {
    const fault = [`${paragraph} effect-of-own-attack`];
    expect(faultsOf(`${label} t9 p1 | Pikachu vs Blaziken<- *Clutch@8`, by)).toEqual(fault);
    expect(faultsOf(`${label} t9 p1 | Pikachu *Clutch@8 vs Blaziken<-`, by)).toEqual([]);
    // Without a turn it may be that of another Blaziken.
    expect(faultsOf(`${label} t9 p1 | Pikachu vs Blaziken<- *Clutch`, by)).toEqual([]);
  });

  it('is none where the text leaves it on the attacker', () => {
    expect(faultsOf('CR t9 p1 | Pikachu vs Lucario LV.X<Lucario<Riolu *Stance@8')).toEqual([]);
  });
});

describe('a Supporter beside the Active', () => {
  const supporter = pool.all().find(({ kind }) => kind === 'supporter')?.name ?? '';
  it.each([
    [`CR t9 | ? [beside (${supporter})] vs ?`, []],
    [`CR t9 | ? [beside (${supporter}, ${supporter})] vs ?`, ['313.2 two-supporters']],
    [`CR t9 | ? vs ? [beside (${supporter})]`, ['313.1 supporter-too-long']],
    ['CR t9 | ? [beside (Switch)] vs ?', ['313.1 not-a-supporter']],
  ])('%s', (line, expected) => {
    expect(faultsOf(line)).toEqual(expected);
  });
});

describe('a question about such a table', () => {
  it.each([
    // Which of the two conditions it has decides; Asleep and Paralyzed forbid the same.
    ['retreat', 'CR t9 | Pikachu +L ~asleep ~confused / ? vs ?', 'undetermined'],
    ['retreat', 'CR t9 | Pikachu +L ~asleep ~paralyzed / ? vs ?', 'illegal'],
    ['retreat', 'CR t9 used retreat | Pikachu +L ~asleep ~confused / ? vs ?', 'illegal'],
    // Energy that these rules do not know may be some they do.
    ['retreat', 'CR t9 | Pikachu +Y / ? vs ?', 'undetermined'],
    ['retreat', 'CR t9 | Pikachu +L / Pichu +Y vs ?', 'legal'],
    // A game that is over, a turn that is another's: nothing is answered.
    ['end turn', 'CR t9 | Pikachu / ? [prizes 0] vs ?', 'undetermined'],
    ['retreat', 'CR t9 p2 first-p1 | ? vs Pikachu +L / ?', 'undetermined'],
    // What is wrong elsewhere is no matter here.
    ['retreat', 'CR t9 | Pikachu +L / ?6 [prizes 7] vs ?', 'legal'],
    ['retreat', 'CR t9 | Pikachu +L / Raichu<Shinx -200 vs Switch', 'legal'],
    ['evolve Raichu on active', 'CR t9 | Pikachu@10 / ? vs ?', 'undetermined'],
    ['evolve Raichu on active', 'CR t9 | Pikachu@8 / ? vs ?', 'legal'],
    ['attack Quick Attack', 'CR t9 | Pikachu +LL / ? vs Switch / -', 'undetermined'],
    ['attach R to active', 'CR t9 | Pikachu -90 / ? vs ?', 'undetermined'],
    ['attach R to bench 1', 'CR t9 | Pikachu -90 / Pichu vs ?', 'legal'],
  ])('%s: %s is %s', (question, line, verdict) => {
    expect(verdictOf(question, line)).toBe(verdict);
  });
});

describe('a name that stands for several prints', () => {
  it('is at fault only where every print of it is', () => {
    const prints = ['Tall', 'Small'].map((print, at) => ({
      key: print,
      name: 'Twofold',
      print,
      kind: 'pokemon' as const,
      stage: 'basic' as const,
      hp: 90 - 30 * at,
      types: ['C' as const],
    }));
    const both = [prints, prints.toReversed()].map((order) => cardPool([...pool.all(), ...order]));
    const codes = (line: string, among: typeof pool): readonly string[] =>
      inspect({ setup: setupOf(line), pool: among, doc }).map(({ code }) => code);
    for (const among of both) {
      expect(codes('CR t9 | Twofold -60 vs ?', among)).toEqual([]);
      expect(codes('CR t9 | Twofold(Small) -60 vs ?', among)).toEqual(['should-be-knocked-out']);
      expect(codes('CR t9 | Twofold -90 vs ?', among)).toEqual(['should-be-knocked-out']);
    }
  });
});
