import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pokemon, setups, withoutSpans } from '../../tables.fixture.ts';
import { parseBoardLine, parsePokemonLine, printBoardLine, printPokemon } from './index.ts';

const LINES = [
  'CR t9 Ana Ben | Luxray vs ?',
  'CR t9 "Ana María" Ben p2 used energy | Luxray vs ?',
  't9 "Leo" Ben | Luxray vs ?',
  'CR t9 Leo Ben | Luxray vs ?',
  'CR t10 Ana Ben Cora Dan p2 team | Pikachu vs Machamp vs Luxray vs Natu',
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
  'CR t10 p2 team p1-p4 | Pikachu / - [prizes 3] vs - / - [prizes 2, deck 0, out] vs Luxray, Natu / ? vs - / - [prizes 4]',
  'CR | Pikachu [deck ? (Switch)] vs Pikachu [deck 20 (Switch, 2 Potion)]',
  'CR | Pikachu [deck top (?2, Switch)] vs Pikachu [deck 20 top (Switch, 2 Potion)]',
  'CR | Pikachu [fallen 2 (Roselia(DP 96)), fallen-to-damage (Shinx), attacked (Luxray(DP 7)=Tackle), once (Egg)] vs ?',
  'CR | Pikachu [deck (Switch, ?)] vs Pikachu [deck shuffled (Switch, Potion)]',
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
