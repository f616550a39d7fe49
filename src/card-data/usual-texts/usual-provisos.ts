import type { Json } from '../../state/index.ts';
import { letterOf, phrase } from './phrases.ts';

/** What an Ability that is used asks for before “you may”: where its card lies, who is in play, what has happened. */

interface Provided {
  readonly when?: readonly Json[];
  /** It is used while the card lies there, and not in play. */
  readonly zone?: 'hand' | 'discard';
}

type Found = readonly (string | undefined)[];

const TABLE: readonly (readonly [string, (found: Found) => Provided])[] = [
  ['if $self is (?:$mine|in the Active Spot), (.+)', () => ({ when: [{ self: { place: 'active' } }] })],
  ['if $self is on your Bench, (.+)', () => ({ when: [{ self: { place: 'bench' } }] })],
  ['if $self is in your (hand|discard pile), (.+)', ([zone]) => ({ zone: zone === 'hand' ? 'hand' : 'discard' })],
  [
    'if $self has any $type Energy attached to it, (.+)',
    ([type]) => ({ when: [{ self: { 'with-energy': letterOf(type) } }] }),
  ],
  [
    'if $self is (Asleep|Burned|Confused|Paralyzed|Poisoned), (.+)',
    ([condition = '']) => ({ when: [{ self: { condition: condition.toLowerCase() } }] }),
  ],
  ['if $self was on (?:the|your) Bench and became $mine this turn, (.+)', () => ({ when: [{ 'came-up': true }] })],
  ['if you have ([A-Z][a-z]+) in play, (.+)', ([name = '']) => ({ when: [{ 'you-have': { named: name } }] })],
  ['if $fallen $lastturn, (.+)', () => ({ when: [{ 'fallen-last-turn': 'any' }] })],
];

let known: readonly (readonly [RegExp, (found: Found) => Provided])[] | null = null;

const MAY = /^you may (?:use this Ability\. (?:If you do, )?)?(.+)$/isu;

/** Everything a text asks for, and what follows “you may”; null where it asks for something else. */
export const provided = (text: string): (Provided & { readonly act: string }) | null => {
  known ??= TABLE.map(([pattern, says]) => [phrase(pattern), says]);
  const when: Json[] = [];
  let zone: Provided['zone'];
  for (let left = text; ; ) {
    const act = MAY.exec(left)?.[1];
    if (act !== undefined) return { act, when, ...(zone === undefined ? {} : { zone }) };
    let said: Provided | null = null;
    for (const [pattern, says] of known) {
      const found = pattern.exec(left);
      if (found === null) continue;
      said = says(found.slice(1));
      left = found.at(-1) ?? '';
      break;
    }
    if (said === null) return null;
    when.push(...(said.when ?? []));
    zone ??= said.zone;
  }
};
