import { describe, expect, it, test } from 'vitest';
import { type Card, cardPool } from './index.ts';
import { canonicalNames, checkNames, parseBoardLine, printBoardLine } from './notation/index.ts';
import { asPrint, plainPrint } from './print-codes.ts';

const pokemon = (key: string, name: string, print: string): Card => ({ key, name, print, kind: 'pokemon' });

const pool = cardPool([
  pokemon('zz1-7', 'Mistmoth', 'ZZA 7'),
  pokemon('zz1-8', 'Mistmoth', 'ZZA 8'),
  pokemon('zz1gg-GG05', 'Lanternfly', 'ZZA GG05'),
  pokemon('svp-900', 'Duskgnat', 'PR-SV 900'),
  pokemon('zz2-4', 'Mistmoth', 'ZZC 4'),
  pokemon('zz3-4', 'Duskgnat', 'ZZC 4'),
]);

const read = (line: string) => parseBoardLine(line).setup;
const canonical = (line: string): string => printBoardLine(canonicalNames(read(line), pool));

describe('a print as players write it', () => {
  test.each([
    ['EVS 083', 'evs 83'],
    ['evs-83', 'evs 83'],
    ['CRZ-GG 5', 'crz gg5'],
    ['CRZ GG05', 'crz gg5'],
    ['SVP 067', 'pr-sv 67'],
    ['HIF SV22', 'sma sv22'],
    ['HIF-SV 22', 'sma sv22'],
    ['HIF 22', 'hif 22'],
    ['PR-SV 67', 'pr-sv 67'],
    ['PR-SW SWSH022', 'pr-sw 22'],
    ['me01-077', 'me1 77'],
    ['sv03.5-006', 'sv3pt5 6'],
  ])('%s is %s', (written, plain) => {
    expect(plainPrint(written)).toBe(plain);
    expect(asPrint(written)).toBe(plain);
  });

  it.each(['Mistmoth', 'Porygon2', 'Energy Removal 2', 'Mega Mistmoth ex', '7'])('“%s” is a name', (name) =>
    expect(asPrint(name)).toBeNull(),
  );
});

describe('a print without a name', () => {
  it.each(['ZZA 8', 'zza-008', 'zz1-8'])('%s means the card that has it', (print) =>
    expect(pool.named(print).map(({ key }) => key)).toEqual(['zz1-8']),
  );

  it('stands on the board line for its card, with the print', () =>
    expect(canonical('ZZA 8 / ZZA-GG 5 vs SVP 900 [hand (zza 7)]')).toBe(
      'Mistmoth(ZZA 8) / Lanternfly(ZZA GG05) vs Duskgnat(PR-SV 900) [hand (Mistmoth(ZZA 7))]',
    ));

  it('is in its own spelling for who is there no more', () =>
    expect(canonical('Mistmoth [fallen (mistmoth(zza-007)), attacked (zz1-8=Glow)] vs Mistmoth')).toBe(
      'Mistmoth [fallen (Mistmoth(ZZA 7)), attacked (Mistmoth(ZZA 8)=Glow)] vs Mistmoth',
    ));

  it('that several cards have means none of them, and they are named', () => {
    const [fault] = checkNames(read('ZZC 4 vs Mistmoth'), pool);
    expect(fault).toMatchObject({ code: 'unknown-print', message: '2 cards have the print “ZZC 4”.' });
    expect(fault?.hint).toContain('Mistmoth(ZZC 4)   Duskgnat(ZZC 4)');
  });

  it('of a set that PTCG Live alone has is refused, and the name is asked for', () =>
    expect(checkNames(read('SVALT 3 vs Mistmoth'), pool)).toMatchObject([
      { code: 'unknown-card', hint: 'only PTCG Live has this set: write the name of the card' },
    ]));
});
