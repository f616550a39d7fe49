import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSearchIndex, search } from '../../search/index.ts';
import { buildSearchData } from '../search/build-index.ts';
import { compileHandbooks } from './compile-all.ts';

const { index, asked, faults } = compileHandbooks(join(import.meta.dirname, '..', '..', '..', 'handbooks'));
const found = openSearchIndex(buildSearchData(index, undefined, asked), index);
const firstThree = (query: string): readonly string[] => search(found, query, { limit: 3 }).hits.map(({ id }) => id);

describe('the penalty guidelines and the handbooks', () => {
  it('compile without a fault', () => expect(faults).toEqual([]));

  // What judges ask every day, and the section that answers.
  it.each([
    ['drew extra card', '5.5.1'],
    ['two supporters one turn', '4.2.1'],
    ['took too many prizes', '5.5.1'],
    ['forgot to set prizes', '5.5.1'],
    ['attacked without energy', '5.5.1'],
    ['second energy attached', '5.5.1'],
    ['can it be rewound', '4.2.1'],
    ['same mistake again', '4.2.2'],
    ['double prize how many needed', '3.3'],
    ['game loss between rounds', '4.1.1.3'],
    ['who must agree disqualification', '4.1'],
    ['list 59 cards', '5.6.1'],
    ['marked sleeves', '5.6.1'],
    ['unsigned match slip', '5.1.1'],
    ['penalty report columns', '6.1'],
    ['late to round minutes', '5.2.1'],
    ['came back after drop', '5.2.1'],
    ['late and time called', '7.4.4.1'],
    ['time called game 2', '7.4.4.2'],
    ['how many turns after time', '7.4.3'],
    ['top cut tie at time', '7.4.4.2'],
    ['tiebreaker game prizes', '7.4.3.1'],
    ['loser goes first', '7.2'],
    ['slow play seconds', '5.7'],
    ['running down the clock', '5.3.1'],
    ['extra time maximum', '4.4'],
    ["cut or shuffle opponent's deck", '6.2'],
    ['dice heads odd even', '6.1.3'],
    ['notes during match', '7.4.6'],
    ['offer a draw', '5.4'],
  ])('answer “%s” with section %s', (query, id) => expect(firstThree(query)).toContain(id));
});
