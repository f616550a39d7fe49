import { OWN_POWER, SELF, wordOf } from '../lexicon/index.ts';

/** All the ways of writing that a pattern stands for, as symbols. */

export type Piece = string | { readonly hole: string; readonly sort: string };

const PART = /\{(\w+):(\w+)\}|[[\]()|]|\\.|[^\s[\](){}|\\.,;:]+|[.,;:]/gu;

type Ways = readonly (readonly Piece[])[];

const crossed = (before: Ways, after: Ways): Ways => before.flatMap((one) => after.map((other) => [...one, ...other]));

const wordsOf = (part: string): readonly string[] =>
  (part.match(/'s\b|(?:(?!'s\b).)+/gu) ?? []).map((word) =>
    word === SELF || word === OWN_POWER ? word : wordOf(word),
  );

/** Round brackets of the text itself are written `\(` and `\)`. */
export const spellingsOf = (pattern: string): Ways => {
  const parts = [...pattern.matchAll(PART)];
  let at = 0;
  const alternatives = (): Ways => {
    let all: Ways = [];
    let now: Ways = [[]];
    while (at < parts.length) {
      const [part = '', hole, sort] = parts[at] ?? [];
      if (part === ')' || part === ']') break;
      at += 1;
      if (part === '|') {
        all = [...all, ...now];
        now = [[]];
      } else if (part === '(' || part === '[') {
        const inner = alternatives();
        at += 1;
        now = crossed(now, part === '[' ? [[], ...inner] : inner);
      } else if (hole !== undefined && sort !== undefined) now = crossed(now, [[{ hole, sort }]]);
      else now = crossed(now, [wordsOf(part.startsWith('\\') ? part.slice(1) : part)]);
    }
    return [...all, ...now];
  };
  return alternatives();
};
