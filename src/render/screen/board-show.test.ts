import { describe, expect, test } from 'vitest';
import { drawable, type Face } from '../face.ts';
import type { PlaceJson, ShowReport } from '../report/types.ts';
import { widthOf } from '../rich.ts';
import { boardShowScreen } from './board-show.ts';
import { drawnWith, FACES } from './faces.fixture.ts';
import { goldenFile } from './golden.fixture.ts';

const place = (where: string, name: string | null, more: Partial<PlaceJson> = {}): PlaceJson => ({
  place: where,
  name,
  print: null,
  on: [],
  bare: false,
  hp: null,
  damage: 0,
  energy: [],
  attached: [],
  conditions: [],
  notes: [],
  ...more,
});

const zones = (prizes: number, hand: number, deck: number, discard: number) => [
  { zone: 'prizes', count: prizes, known: [] },
  { zone: 'hand', count: hand, known: [] },
  { zone: 'deck', count: deck, known: [] },
  { zone: 'discard', count: discard, known: [] },
];

const TABLE: ShowReport = {
  schema: 1,
  ruleset: 'comprehensive-2009',
  format: '1on1',
  turn: 7,
  toMove: 'p1',
  phase: 'action',
  used: ['retreat'],
  stadium: { name: 'Moonlight Stadium', owner: 'p1' },
  sides: [
    {
      seat: 'p1',
      name: null,
      out: false,
      zones: zones(3, 5, 28, 9),
      active: [place('active', 'Cyndaquil', { hp: { left: 40, max: 60 }, damage: 20, conditions: ['Asleep'] })],
      bench: [
        place('bench 1', 'Luxray', {
          hp: { left: 80, max: 120 },
          damage: 40,
          energy: ['L', 'L', 'DRE'],
          on: ['Luxio', 'Shinx'],
        }),
        place('bench 2', 'Wigglytuff', {
          hp: { left: 90, max: 90 },
          on: ['Jigglypuff'],
          notes: ['Good Night Melody used'],
        }),
      ],
      effects: [],
    },
    {
      seat: 'p2',
      name: null,
      out: false,
      zones: zones(2, 4, 30, 7),
      active: [
        place('active', 'Machamp', {
          hp: { left: 90, max: 130 },
          damage: 40,
          energy: ['F', 'F'],
          conditions: ['Asleep', 'Poisoned'],
          on: ['Machoke', 'Machop'],
          attached: ['Tool Fluffy Berry'],
        }),
      ],
      bench: [
        place('bench 1', 'Pikachu', { hp: { left: 60, max: 60 }, energy: ['L'] }),
        place('bench 2', null),
        place('bench 3', null),
      ],
      effects: [],
    },
  ],
  board: 'CR t7 p1 used retreat | …',
};

const drawn = (report: ShowReport, face: Face, by?: string): Promise<string> =>
  drawnWith(face, boardShowScreen(face, drawable(face, report), by));

describe('the drawn table', () => {
  test('has the columns agreed on at 80', async () => {
    expect(await drawn(TABLE, FACES['80'] as Face)).toBe(`\
  CR 2009 · turn 7 · p1 to move · action phase                   used: retreat

  p2  2 Prizes   hand 4   deck 30   discard 7
 2–3  2 Pokémon not described
   1  Pikachu                60/60 ██████████       L
   A  Machamp               90/130 ███████░░░  -40  F F     ASLEEP  POISONED
      on Machoke, Machop · Tool Fluffy Berry
  ───────────────────── Moonlight Stadium, played by p1 ──────────────────────
   A  Cyndaquil              40/60 ███████░░░  -20          ASLEEP
   1  Luxray                80/120 ███████░░░  -40  L L DRE
      on Luxio, Shinx
   2  Wigglytuff             90/90 ██████████
      on Jigglypuff · Good Night Melody used
  p1  3 Prizes   hand 5   deck 28   discard 9
`);
  });

  test('has the columns agreed on at 40', async () => {
    expect(await drawn(TABLE, FACES['40'] as Face)).toBe(`\
 CR 2009 · turn 7
 p1 to move · action phase
 used: retreat

 p2 2 Prizes, hand 4, deck 30, discard 7
2–3  2 Pokémon not described
 1  Pikachu               60/60
    L
 A  Machamp              90/130  -40
    F F  ASLEEP  POISONED
    on Machoke, Machop
    Tool Fluffy Berry
 ─ Moonlight Stadium, played by p1 ──
 A  Cyndaquil             40/60  -20
    ASLEEP
 1  Luxray               80/120  -40
    L L DRE
    on Luxio, Shinx
 2  Wigglytuff            90/90
    on Jigglypuff
    Good Night Melody used
 p1 3 Prizes, hand 5, deck 28, discard 9
`);
  });

  test.each(Object.keys(FACES))('looks as it was agreed: %s', async (kind) => {
    await expect(await drawn(TABLE, FACES[kind] as Face)).toMatchFileSnapshot(goldenFile(`board-show-${kind}`));
  });

  test('is turned round for the other player', async () => {
    const text = await drawn(TABLE, FACES['80'] as Face, 'p2');
    expect(text.trimEnd().split('\n').at(-1)).toBe('  p2  2 Prizes   hand 4   deck 30   discard 7');
  });

  test('names both Actives in 2-on-2, and keeps the number columns', async () => {
    const two: ShowReport = {
      ...TABLE,
      format: '2on2',
      turn: 13,
      used: [],
      stadium: null,
      sides: [
        {
          seat: 'p1',
          name: null,
          out: false,
          zones: [{ zone: 'prizes', count: 2, known: [] }],
          active: [
            place('active 1', "Team Aqua's Walrein", {
              hp: { left: 100, max: 120 },
              damage: 20,
              energy: ['W', 'W'],
              bare: true,
            }),
            place('active 2', 'Pikachu', {
              hp: { left: 60, max: 60 },
              conditions: ['Paralyzed'],
              on: ['Pichu'],
              notes: ['Paralyzed since turn 12'],
            }),
          ],
          bench: [
            place('bench 1', 'Luxray', {
              hp: { left: 120, max: 120 },
              energy: ['L'],
              on: ['Luxio', 'Shinx'],
              attached: ['Unown G as a Tool'],
            }),
          ],
          effects: [],
        },
        {
          seat: 'p2',
          name: null,
          out: false,
          zones: [{ zone: 'prizes', count: 3, known: [] }],
          active: [
            place('active 1', 'Lucario LV.X', {
              hp: { left: 110, max: 110 },
              energy: ['F'],
              on: ['Lucario', 'Riolu'],
              notes: ['Stance since turn 12'],
            }),
            place('active 2', 'Flygon ex δ', {
              hp: { left: 150, max: 150 },
              energy: ['L', 'F'],
              on: ['Vibrava', 'Trapinch'],
              attached: ['Tool Fluffy Berry, owned by p1'],
            }),
          ],
          bench: [place('bench 1', null)],
          effects: [],
        },
      ],
    };
    expect(await drawn(two, FACES['80'] as Face)).toBe(`\
  CR 2009 · 2-on-2 · turn 13 · p1 · action phase                 used: nothing

  p2  3 Prizes
   1   a Pokémon not described
   A1  Lucario LV.X        110/110 ██████████       F
       on Lucario, Riolu · Stance since turn 12
   A2  Flygon ex δ         150/150 ██████████       L F
       on Vibrava, Trapinch · Tool Fluffy Berry, owned by p1
  ──────────────────────────────── no Stadium ────────────────────────────────
   A1  Team Aqua's Walrein 100/120 ████████░░  -20  W W
       on nothing: counts as a Basic
   A2  Pikachu               60/60 ██████████               PARALYZED
       on Pichu · Paralyzed since turn 12
   1   Luxray              120/120 ██████████       L
       on Luxio, Shinx · Unown G as a Tool
  p1  2 Prizes
`);
  });

  test('says who is out of the game, and which place was not given', async () => {
    const described = TABLE.sides[0] as ShowReport['sides'][number];
    const blank = { ...described, zones: [], effects: [] };
    const table: ShowReport = {
      ...TABLE,
      sides: [
        { ...blank, bench: null },
        { ...blank, seat: 'p2', active: null, bench: [] },
        { ...blank, seat: 'p3', out: true, active: null, bench: null },
      ],
    };
    const wide = await drawn(table, FACES['80'] as Face);
    expect(wide).toContain('p1  Bench not given');
    expect(wide).toContain('p2  Active not given');
    expect(wide).toContain('p3  out of the game\n');
    const plain = await drawn(table, FACES.plain as Face);
    for (const line of ['p1 bench\tnot given', 'p2 active\tnot given', 'p3\tout of the game'])
      expect(plain.split('\n')).toContain(line);
    expect(await drawn(TABLE, FACES.plain as Face)).not.toContain('not given');
  });

  test('holds a name of 51 letters, five on the Bench and eleven Energy cards', () => {
    const long = 'Gyarados and the very long name of a Trainer owned it';
    const crowd: ShowReport = {
      ...TABLE,
      sides: TABLE.sides.map((side) => ({
        ...side,
        bench: [1, 2, 3, 4, 5].map((number) =>
          place(`bench ${number}`, long, {
            hp: { left: 10, max: 120 },
            damage: 110,
            energy: Array(11).fill('R'),
            conditions: ['Confused', 'Burned', 'Poisoned'],
          }),
        ),
      })),
    };
    for (const width of [32, 40, 60, 80, 120]) {
      const face: Face = { width, colour: 0, ascii: false, plain: false, contrast: false };
      for (const line of boardShowScreen(face, crowd)) expect(widthOf(line)).toBeLessThanOrEqual(width);
    }
  });
});
