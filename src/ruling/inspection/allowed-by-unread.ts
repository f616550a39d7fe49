import { gapsInPlay, type View } from '../../claims/index.ts';
import type { FaultCode } from '../codes.ts';

/** What a text in play that is not read may allow: then nobody can say that a table is impossible. */

/** The words that a text would need to allow it. */
const SEVERAL_SUPPORTERS =
  /\b(?:play|have) (?:up to )?(?:\d+|two|another|an additional|any number of|as many) [^.]*\bsupporter/iu;
const MAY_ALLOW: { readonly [code in FaultCode]?: RegExp } = {
  'two-tools': /\b(?:[2-9]|two|any number of) (?:pokémon )?tools?\b/iu,
  'bench-overfull': /\b(?:can|may) have (?:up to |as many as )?\d+ [^.]*\bbench/iu,
  'two-supporters': SEVERAL_SUPPORTERS,
  'supporter-too-long': SEVERAL_SUPPORTERS,
  'should-be-knocked-out':
    /\bhp\b(?! or| remaining)(?<!\b(?:full|remaining|maximum) hp)|\bmaximum hp for\b|\b(?:not|can't be|isn't|aren't|instead of being) knocked out\b/iu,
  'evolved-on-first-turn': /\bevol/iu,
  'leveled-up-on-first-turn': /\blevel|\blv\./iu,
  'effect-too-old': /\bspecial conditions?\b[^.]*\b(?:evolv|devolv)/iu,
  'effect-from-before-the-bench': /\b(?:special conditions?|effects?)\b[^.]*\bbench/iu,
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
