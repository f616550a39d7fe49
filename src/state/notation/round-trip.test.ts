import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../corpus/index.ts';
import { ENERGY_LETTERS, type EnergyLetter, type Resistance, type Stage, type Weakness } from '../card.ts';
import { SEATS, type Seat, TURN_LIMITS } from '../seat.ts';
import type {
  AttachedSpec,
  CardSpec,
  ConditionSpec,
  EffectSpec,
  PokemonSpec,
  Setup,
  Side,
  Sketch,
  ZoneSpec,
} from '../setup.ts';
import { parseBoardLine, parsePokemonLine, printBoardLine, printPokemon } from './index.ts';
import { isHidden } from './shown.ts';
import { CONDITIONS } from './words.ts';

// Generated tables: everything a line can say, nothing it says by leaving out.

/** Absent keys instead of undefined ones, as the reader builds its objects. */
const some = <T>(required: { [K in keyof T]?: fc.Arbitrary<T[K]> }, always: readonly (keyof T)[]): fc.Arbitrary<T> =>
  fc.record(required as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: always.map(String),
  }) as unknown as fc.Arbitrary<T>;

const awkward = fc
  .stringMatching(/^[ -~éδ★◇’−vs"<+/,[\](){}|@~^*=;?-]{1,12}$/u)
  .map((text) => text.trim())
  .filter((text) => text !== '' && ![...text].some(isHidden));

const names: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Luxray',
      'Raichu ex',
      "Team Aqua's Walrein",
      'Flygon ex δ',
      'Mr. Mime',
      'Type: Null',
      'Ho-Oh',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Unown [Q]',
      'Poké Blower +',
      'Goodnight, Babies',
      'vs',
      'A vs B',
      '?',
      '?2',
      '-',
      '- 3',
      '-40',
      'CR',
      't9 p1',
      'EX p1 Team',
      'stadium',
      'Stadium Nav',
      'p1',
      'LL',
      'l',
      'used',
      '2 SCR',
      '151',
      'a;b',
      'a  b',
      ' x',
      'x ',
      'unknown',
      '"',
      '{}',
      'as',
      'asleap',
      'asleep now',
      'p',
      'x −5',
    ),
  },
  { weight: 1, arbitrary: awkward },
);

const turn = fc.integer({ min: 1, max: 99 });
const amount = fc.integer({ min: 0, max: 60 });
const type = fc.constantFrom<EnergyLetter>(...ENERGY_LETTERS);
const seat = fc.constantFrom<Seat>(...SEATS);

const weakness: fc.Arbitrary<Weakness> = fc.oneof(
  fc.record({ type }),
  fc.record({ type, times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type, plus: fc.integer({ min: 1, max: 60 }) }),
);
const resistance: fc.Arbitrary<Resistance> = fc.oneof(
  fc.record({ type }),
  fc.record({ type, minus: fc.integer({ min: 1, max: 60 }) }),
);

const sketch = some<Sketch>(
  {
    hp: fc.integer({ min: 1, max: 400 }),
    types: fc.array(type, { minLength: 1, maxLength: 3 }),
    retreat: fc.integer({ min: 0, max: 5 }),
    weakness: fc.array(weakness, { minLength: 1, maxLength: 2 }),
    resistance: fc.array(resistance, { minLength: 1, maxLength: 2 }),
    stage: fc.constantFrom<Stage>('baby', 'basic', 'stage 1', 'stage 2', 'level-up'),
    prizes: fc.integer({ min: 0, max: 3 }),
    from: names,
  },
  [],
);

const print = fc.constantFrom('DP 7', 'dp1-7', 'CG 88', 'swsh45-SV49', 'p1', 'A; B', 'odd) one');
const card = some<CardSpec>({ name: names, print, owner: seat, since: turn, sketch }, ['name']);
const topCard = some<CardSpec>({ name: names, print, owner: seat, sketch }, ['name']);
const letter = fc.constantFrom('G', 'R', 'W', 'L', 'P', 'F', 'D', 'M', 'Y');
const letterCard = fc.oneof(
  { weight: 4, arbitrary: letter.map((name): CardSpec => ({ name })) },
  { weight: 1, arbitrary: fc.record({ name: letter, owner: seat }) },
);

const attached = some<AttachedSpec>({ card: fc.oneof(letterCard, card), as: fc.constant('tool' as const) }, ['card']);
const condition = some<ConditionSpec>(
  {
    name: fc.oneof(fc.constantFrom<string>(...CONDITIONS), fc.constant('imprison marker'), names),
    amount,
    since: turn,
  },
  ['name'],
).filter(({ name }) => CONDITIONS.every((known) => known === name || known !== name.toLowerCase()));
const effect = some<EffectSpec>({ name: names, by: names, since: turn, chosen: names }, ['name']);

const marks = {
  attached: fc.array(attached, { maxLength: 4 }),
  damage: fc.integer({ min: 0, max: 40 }).map((counters) => counters * 10),
  conditions: fc.array(condition, { maxLength: 2 }),
  history: fc.array(names, { maxLength: 2 }),
  effects: fc.array(effect, { maxLength: 2 }),
};
const told = ['card', 'attached', 'damage', 'conditions', 'history', 'effects'] as const;
const blank: PokemonSpec = { card: null, attached: [], damage: 0, conditions: [], history: [], effects: [] };

const pokemon: fc.Arbitrary<PokemonSpec> = fc.oneof(
  {
    weight: 4,
    arbitrary: some<PokemonSpec>(
      { card: topCard, under: fc.array(card, { maxLength: 2 }), since: turn, ...marks },
      told,
    ),
  },
  { weight: 1, arbitrary: fc.record({ card: fc.constant(null), ...marks }) },
  { weight: 1, arbitrary: fc.constant(blank) },
);

const zone: fc.Arbitrary<ZoneSpec> = fc
  .array(fc.oneof(fc.constant(null), letterCard, card), { maxLength: 5 })
  .chain((listed) =>
    fc.oneof(
      fc.constant({ listed }),
      fc.integer({ min: listed.length, max: 60 }).map((count) => ({ count, listed })),
    ),
  );

const side = some<Side>(
  {
    active: fc.array(pokemon, { maxLength: 2 }),
    bench: fc.array(pokemon, { maxLength: 3 }),
    prizes: zone,
    hand: zone,
    deck: zone,
    discard: zone,
    lost: zone,
    beside: zone,
    fallen: amount,
    mulligans: amount,
    gx: fc.constant(true),
    effects: fc.array(effect, { maxLength: 2 }),
  },
  ['effects'],
).filter(({ effects, ...rest }) => effects.length > 0 || Object.keys(rest).length > 0);

const setups: fc.Arbitrary<Setup> = some<Setup>(
  {
    ruleset: fc.constantFrom(...DOCUMENTS.map(({ key }) => key)),
    turn,
    toMove: seat,
    phase: fc.constantFrom('setup', 'draw', 'attack', 'end', 'between'),
    format: fc.constantFrom('2on2', 'team'),
    facing: fc.constantFrom('p1-p2', 'p1-p4'),
    first: seat,
    used: fc.subarray([...TURN_LIMITS]),
    sides: fc.record({ p1: side, p2: side, p3: side, p4: side }, { requiredKeys: [] }),
    stadium: card,
    effects: fc.array(effect, { maxLength: 2 }),
  },
  ['used', 'sides', 'effects'],
);

/** The same value without the places it was read from. */
const withoutSpans = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'span' ? undefined : inner))) as T;

const LINES = [
  'CR | Cyndaquil ~asleep / Luxray vs ?',
  'CR t7 p1 used retreat | Cyndaquil ~asleep@7 / Luxray +LL, Wigglytuff(GE 32) ^Good Night Melody vs Machamp -40',
  'CR t12 p2 | Cyndaquil / Pichu [prizes 1] vs Chansey(MT 76) +WWWW -60 / - [prizes 1]',
  'XY t3 p1 | Wall{300HP, C, retreat 4, weak Wx2, resist G-30} vs "Goodnight, Babies"',
  'APR t9 p1 used energy | Noibat +DCE -20 ~poisoned=3 *Torment(Liepard)@8=Agility / Talonflame@9<Fletchinder<Fletchling, ?2 [prizes 4, hand 6 (Rare Candy, Switch), deck 28, discard (4 L, Guzma), gx] vs Alolan Muk<Alolan Grimer +PP+Choice Helmet / Type: Null [prizes 3] | stadium Thunder Mountain ◇(p2)',
  "CR t13 p1 2on2 | Team Aqua's Walrein<- +WW -20, Pikachu<Pichu ~paralyzed@12 / Luxray<Luxio<Shinx +L+Unown G=tool [prizes 2] vs Lucario LV.X<Lucario<Riolu +F *Stance@12, Flygon ex δ<Vibrava<Trapinch +LF+Fluffy Berry(p1) / ? [prizes 3]",
  'CR t7 p1 used retreat | Cyndaquil(MT 79) ~asleep@7 / Luxray(DP 7), Wigglytuff(GE 32) ^Good Night Melody vs Machamp(DP 31) -40 ~asleep@7',
  'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +RR+DRE(CG 88) / Cyndaquil(MT 79) vs Machamp(DP 31)',
  'CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL+DRE(CG 88) / Raichu ex(SS 98)<Pikachu vs Wailord(GE 30)<Wailmer / ?2',
  'Neo t9 p1 | Charmeleon(BS 24) +RR ~confused / Flaaffy vs Natu',
  'CR t12 p2 attack | Pichu / - [prizes 0, discard (Cyndaquil(MT 79))] vs - / - [prizes 0, discard (Chansey(MT 76), 4 W)]',
  'CR t10 p2 team | Pikachu vs Machamp vs Luxray vs Natu',
];

describe('the board line', () => {
  test.each(LINES)('reads and prints unchanged: %s', (line) => {
    const { setup, faults } = parseBoardLine(line);
    expect(faults).toEqual([]);
    expect(printBoardLine(setup)).toBe(line);
  });

  test('every table a line can say prints, reads back the same, and prints the same bytes again', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const line = printBoardLine(setup);
        const back = parseBoardLine(line);
        expect(back.faults).toEqual([]);
        expect(withoutSpans(back.setup)).toEqual(setup);
        expect(printBoardLine(back.setup)).toBe(line);
      }),
      { numRuns: 400 },
    );
  });

  test('one Pokémon by itself reads back the same', () => {
    fc.assert(
      fc.property(pokemon, (spec) => {
        const back = parsePokemonLine(printPokemon(spec));
        expect(back.faults).toEqual([]);
        expect(withoutSpans(back.pokemon)).toEqual([spec]);
      }),
      { numRuns: 300 },
    );
  });

  test('any text at all is read without throwing, and what was understood prints to a line that stays', () => {
    const pieces = fc.array(
      fc.constantFrom(
        ...'Luxray|vs|/|,|<|+LL|-50|~as|~|@7|@|^|*|(|)|{|}|[|]|?|?2|"|=|-|CR|t9|p1|used|prizes 3|hand (|stadium|2|;|\n|é|\u001b|-4x|{300HP|weak Wx2| '.split(
          '|',
        ),
        '|',
        ' ',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((p) => p.join(' ')),
          pieces.map((p) => p.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const { setup, faults } = parseBoardLine(text);
          for (const { span } of faults) {
            expect(span?.start).toBeGreaterThanOrEqual(0);
            expect(span?.end).toBeLessThanOrEqual(text.length);
          }
          const line = printBoardLine(setup);
          expect(printBoardLine(parseBoardLine(line).setup)).toBe(line);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('what a line says by leaving it out is left out: action phase, one-on-one, no damage', () => {
    const { setup } = parseBoardLine('1ON1 action P1 t9 cr | luxray -0 vs ?');
    expect(printBoardLine(setup)).toBe('CR t9 p1 | luxray vs ?');
  });

  test('spelling is free on input: case, order, spaces, short conditions, split letters, a printed minus sign', () => {
    const { setup, faults } = parseBoardLine(
      'used RETREAT energy  P2 T9 comprehensive-2009|Luxray ( dp 7 ) +l+L + dre −40~PAR@3~po=2/? 2 VS "Type: Null"',
    );
    expect(faults).toEqual([]);
    expect(printBoardLine(setup)).toBe(
      'CR t9 p2 used energy retreat | Luxray(dp 7) +LL+dre -40 ~paralyzed@3 ~poisoned=2 / ?2 vs Type: Null',
    );
  });
});
