import { gapsInPlay, type View } from '../../claims/index.ts';
import type { FaultCode } from '../codes.ts';

/** What a text in play that is not read may allow: then nobody can say that a table is impossible. */

/** The words that a text would need to allow it. */
const MAY_ALLOW: { readonly [code in FaultCode]?: RegExp } = {
  'two-tools': /\btools?\b/iu,
  'bench-overfull': /\bbench(?:ed)?\b[^.]*\b(?:up to|more|as many|\d)|\b(?:up to|more|as many|\d)\b[^.]*\bbench/iu,
  'two-supporters': /\b(?:supporter|trainer) cards?\b/iu,
  'supporter-too-long': /\b(?:supporter|trainer) cards?\b/iu,
  'should-be-knocked-out': /\bhp\b|\bhit points\b|\b(?:not|can't be|isn't|aren't|instead of being) knocked out\b/iu,
  'evolved-on-first-turn': /\bevol/iu,
  'leveled-up-on-first-turn': /\blevel|\blv\./iu,
  'condition-kept-off':
    /\bno effects?\b|\bignor|\bloses?\b|\bstops? working\b|\bno (?:poké-power|poké-bod|abilit|pokémon power|pokémon tool)/iu,
  'paralysis-too-long': /\bparaly|\bspecial conditions?\b/iu,
  'paralysis-past-two-turns': /\bparaly|\bspecial conditions?\b/iu,
};

export const mayBeAllowed = (view: View, code: FaultCode): boolean => {
  const words = MAY_ALLOW[code];
  return (
    words !== undefined &&
    gapsInPlay(view).some(({ script: { text, touches } }) =>
      text === undefined ? touches === undefined : words.test(text),
    )
  );
};
