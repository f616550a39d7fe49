import { nameOf, waysOf } from '../../../card-language/grammar/golden-readings.fixture.ts';
import type { Grammar } from '../../../card-language/grammar/index.ts';
import { spellingsOf } from '../../../card-language/grammar/spellings.ts';

/** Every construction with one choice of its spellings taken away: a pattern or an alternative left out, an optional part made obligatory. */

export interface ChangedPattern {
  readonly of: string;
  readonly change: string;
  /** The mark of the spellings that are left. */
  readonly ways: string;
}

/** Where the bracket that opens there closes, and where its alternatives part. */
const bracketAt = (pattern: string, from: number): { readonly end: number; readonly bars: readonly number[] } => {
  const bars: number[] = [];
  let depth = 0;
  for (let at = from; at < pattern.length; at += 1) {
    const letter = pattern[at] ?? '';
    if (letter === '\\') at += 1;
    else if ('(['.includes(letter)) depth += 1;
    else if (letter === '|' && depth === 1) bars.push(at);
    else if (')]'.includes(letter)) {
      depth -= 1;
      if (depth === 0) return { end: at, bars };
    }
  }
  return { end: pattern.length, bars };
};

const withoutOne = (pattern: string): readonly (readonly [change: string, pattern: string])[] => {
  const found: [string, string][] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at];
    if (letter === '\\') at += 1;
    if (letter !== '(' && letter !== '[') continue;
    const { end, bars } = bracketAt(pattern, at);
    const [before, after] = [pattern.slice(0, at), pattern.slice(end + 1)];
    const borders = [at, ...bars, end];
    const parts = borders.slice(1).map((border, nth) => pattern.slice((borders[nth] ?? 0) + 1, border));
    if (letter === '[') found.push([`${pattern.slice(at, end + 1)} always`, `${before}(${parts.join('|')})${after}`]);
    if (parts.length > 1)
      for (const [nth, part] of parts.entries()) {
        const rest = parts.filter((_part, other) => other !== nth).join('|');
        found.push([`without ${part}`, `${before}${letter}${rest}${pattern[end]}${after}`]);
      }
  }
  return found;
};

export const changedPatterns = ({ productions }: Grammar): readonly ChangedPattern[] =>
  productions.flatMap((production) => {
    const { patterns } = production;
    const changes = patterns.flatMap((pattern, at) => [
      ...(patterns.length > 1
        ? [[`without “${pattern}”`, patterns.filter((_pattern, other) => other !== at)] as const]
        : []),
      ...withoutOne(pattern).map(
        ([change, one]) => [change, patterns.map((other, nth) => (nth === at ? one : other))] as const,
      ),
    ]);
    return changes.map(([change, left]) => ({
      of: nameOf(production),
      change,
      ways: waysOf(left.flatMap(spellingsOf)),
    }));
  });
