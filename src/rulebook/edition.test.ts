import { describe, expect, it } from 'vitest';
import { editionOf } from './edition.ts';

describe('the edition a copy names', () => {
  it.each([
    ['A rulebook\n\nVersion 1.4 DRAFT — March 3, 2011\n', '1.4 DRAFT', 'March 3, 2011'],
    ['A rulebook Ver.3.1 (04/05/2020)\n', '3.1', '04/05/2020'],
    ['A rulebook of 12 May 2004, version 2.0', '2.0', '12 May 2004'],
    ['Rules\n\n…\n\nLast modified on 01/02/09 12:00', null, 'changed 01/02/09'],
    ['Rules\nLast updated: May 2019\n\n…', null, 'May 2019'],
    ['Rules\n\n© 2014 somebody', null, '© 2014'],
    ['Rules without either. The version of a card is not one.', null, null],
  ])('is taken from %j as it stands there', (text, version, date) => {
    expect(editionOf(text)).toEqual({ version, date });
  });

  it('is not taken from the middle of the book', () => {
    expect(editionOf(`Rules\n${'word '.repeat(2_000)}Version 9.9, May 1, 1999\n${'word '.repeat(2_000)}`)).toEqual({
      version: null,
      date: null,
    });
  });
});
