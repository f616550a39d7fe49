import type { Json } from '../../state/index.ts';
import type { Sentence } from './attack-parts.ts';
import { themOf } from './phrases.ts';

/** Usual sentences of attacks by which another attack is used in their place. */

const ANY_OF_THEIRS: Json = { one: { side: 'theirs' } };

const asThis = (whose: Json, ifPayable: boolean): Json => ({
  'copy-attack': whose,
  ...(ifPayable ? { 'if-payable': true } : {}),
});

const whoseOf = (them: string | undefined): Json => (them === undefined ? ANY_OF_THEIRS : themOf(them));

export const COPYING: readonly Sentence[] = [
  {
    pattern: 'you can use this attack only if your opponent has exactly $n Prize cards? (?:remaining|left)',
    part: ([n]) => ({ onlyIf: { 'prizes-left': { theirs: Number(n) } } }),
  },
  {
    pattern:
      "choose 1 of (?:$them|your opponent's Pokémon)'s attacks and use it as this attack(\\. If $self (?:doesn't|does not) have $needed to use that attack, this attack does nothing)?",
    part: ([them, payable]) => ({ choose: [asThis(whoseOf(them), payable !== undefined)] }),
    last: true,
  },
  {
    pattern:
      "choose 1 of (?:$them|your opponent's Pokémon)'s attacks\\. If $self has $needed to use that attack, use it as this attack",
    part: ([them]) => ({ choose: [asThis(whoseOf(them), true)] }),
    last: true,
  },
];
