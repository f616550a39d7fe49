import { describe, expect, test } from 'vitest';
import { boardOfLine } from '../../scenario/bare-line.ts';
import { type Card, type CardPool, cardPool } from '../../state/index.ts';
import { laterCards } from './later-cards.ts';

const pokemon = (name: string, print: string, released?: string): Card => ({
  key: `${name} ${print}`,
  name,
  print,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  retreat: 1,
  ...(released === undefined ? {} : { released }),
});

const candy = (print: string, released: string): Card => ({
  key: `Candy ${print}`,
  name: 'Candy',
  print,
  kind: 'trainer',
  released,
});

const pool: CardPool = cardPool([
  candy('N1 5', '2001/01/01'),
  candy('UL 6', '2016/01/01'),
  pokemon('Aipom', 'N1 1', '2001/01/01'),
  pokemon('Aipom', 'UL 2', '2016/01/01'),
  pokemon('Buizel', 'UL 3', '2016/02/29'),
  pokemon('Corsola', 'ZZ 4', '2025/01/01'),
  pokemon('Ditto', 'shipped'),
]);

const LAST: Readonly<Record<string, string>> = { 'comprehensive-2009': '2010/02/09', 'xy-2016': '2017/02/02' };

const faultsOf = (line: string, document = 'comprehensive-2009'): readonly (readonly [string, string | null])[] => {
  const board = boardOfLine(line, 'board');
  if (board === null) throw new Error(`not a line: ${line}`);
  const asked = { pool, last: LAST[document] ?? '', until: (other: string) => LAST[other] };
  return laterCards(board, document, asked).map(({ message, hint }) => [message, hint]);
};

describe('cards of a later period than the document', () => {
  test('are each refused with both days, and a document that rules on them', () => {
    expect(faultsOf('Buizel / Corsola vs Aipom(UL 2)')).toEqual([
      [
        'Buizel came out on 29 February 2016; CR 2009 rules on cards until 9 February 2010.',
        'a document that does:  --ruleset XY',
      ],
      [
        'Corsola came out on 1 January 2025; CR 2009 rules on cards until 9 February 2010.',
        'no document in this version rules on cards of that time',
      ],
      [
        'Aipom came out on 1 January 2016; CR 2009 rules on cards until 9 February 2010.',
        'a document that does:  --ruleset XY',
      ],
    ]);
  });

  test('have an older print offered, unless they are Pokémon', () => {
    expect(faultsOf('Aipom / - [hand (Candy(UL 6))] vs Aipom').map(([, hint]) => hint)).toEqual([
      'an older print:  Candy(N1 5)   or a document that does:  --ruleset XY',
    ]);
  });

  test('are not meant by a name that an earlier print has, by a card without a date, by a sketch, or by basic Energy', () => {
    expect(faultsOf('Aipom +R / Ditto vs Buizel{60HP}')).toEqual([]);
    expect(faultsOf('Buizel vs Aipom(UL 2)', 'xy-2016')).toEqual([]);
  });
});
