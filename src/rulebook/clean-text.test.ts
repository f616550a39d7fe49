import { describe, expect, it } from 'vitest';
import { cleanLines } from './clean-text.ts';

const texts = (text: string): readonly string[] => cleanLines(text).map((line) => line.text);

describe('what is not part of a text', () => {
  it('goes: line ends of other systems, marks at the front, hidden signs, ligatures', () => {
    expect(texts('\uFEFFone\r\ntwo\u00ADfold\rfi\uFB01ve\u0007 \u001b[2Jsix')).toEqual([
      'one',
      'twofold',
      'fifive [2Jsix',
    ]);
  });

  it('goes: running titles and page numbers, where pages end', () => {
    const page = (at: number): string => `The Rules of Snap\n\n${'abc'[at]} begins\nhere with 7\n\n${at}`;
    expect(texts([0, 1, 2].map(page).join('\n\f'))).toEqual([
      'a begins',
      'here with 7',
      'b begins',
      'here with 7',
      'c begins',
      'here with 7',
    ]);
  });

  it('does not go: headings and steps that are the same several times, a number that is a line', () => {
    const text = ['## Overview of it', '1. Draw a card now', '7'].join('\n\n');
    expect(texts([text, text, text, text, text].join('\n\n'))).toHaveLength(15);
  });

  it('tells where a blank line was', () => {
    expect(cleanLines('a\nb\n\nc').map(({ gap }) => gap)).toEqual([true, false, true]);
  });
});
