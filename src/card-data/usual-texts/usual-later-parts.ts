import type { Json } from '../../state/index.ts';
import { more, type Parts, type Sentence } from './attack-parts.ts';
import { letterOf, where } from './phrases.ts';
import { readAttackSentence } from './usual-attack-sentences.ts';

/** Sentences of attacks since Black & White that are more than effects: counts, prices and coins their damage depends on. */

const nothingIf = (met: Json): Parts => ({ activate: [where(met, [{ nothing: true }])] });

/** Two coins whose heads are counted, and what is said of them. */
const TWO_COINS: Json = { 'flip-coins': 2, 'each-heads': [] };
const COINS_OF_TWO: readonly (readonly [string, Json])[] = [
  ['both (?:of them )?are heads', { heads: 2 }],
  ['both (?:of them )?are tails', { heads: 0 }],
  ['either (?:of them )?is tails', { not: { heads: 2 } }],
  ['(?:either|1|at least 1) (?:of them )?is heads', { not: { heads: 0 } }],
];

/** An offer of more damage: what it asks for follows where it was taken up. */
const offered = (added: Parts | null, price: readonly Json[] | null): Parts | null =>
  added === null || price === null ? null : { ...added, does: [where({ accepted: true }, price)] };

export const LATER_PARTS: readonly Sentence[] = [
  {
    pattern: 'you can use this attack only if you have more Prize cards (?:remaining|left) than your opponent',
    part: () => ({ onlyIf: { 'more-prizes': true } }),
  },
  {
    pattern:
      'discard all (?:$type )?Energy (?:attached to|from) $self\\. This attack does $n more damage for each (?:card|Energy card|Energy) you discarded(?: in this way)?',
    part: ([type, n], printed) => {
      const read = more(printed, n, { discarded: true });
      const energy = type === undefined ? {} : { type: letterOf(type) };
      return read === null ? null : { ...read, activate: [{ 'discard-energy': 'all', from: 'self', ...energy }] };
    },
    last: true,
  },
  {
    pattern: 'you may do $n more damage\\. If you do, ($self does $n damage to itself)',
    part: ([n, harm = ''], printed) => offered(more(printed, n, { may: true }), readAttackSentence(harm)),
    last: true,
  },
  {
    pattern:
      'if there is any Stadium card in play, this attack does $n more damage\\. (?:Then, discard that Stadium card|Discard that Stadium card)',
    part: ([n], printed) => {
      const read = more(printed, n, { when: { stadium: true } });
      return read === null ? null : { ...read, does: [{ 'discard-stadium': true }] };
    },
  },
  ...COINS_OF_TWO.map(
    ([side, met]): Sentence => ({
      pattern: `flip 2 coins\\. If ${side}, this attack does nothing`,
      part: () => ({ activate: [TWO_COINS, ...(nothingIf(met).activate ?? [])] }),
    }),
  ),
  ...COINS_OF_TWO.map(
    ([side, met]): Sentence => ({
      pattern: `flip 2 coins\\. If ${side}, this attack does $n more damage`,
      part: ([n], printed) => {
        const read = more(printed, n, { when: met });
        return read === null ? null : { activate: [TWO_COINS], ...read };
      },
      last: true,
    }),
  ),
  ...COINS_OF_TWO.map(
    ([side, met]): Sentence => ({
      pattern: `flip 2 coins\\. If ${side}, ((?!this attack )[^.]{5,160})`,
      part: (found) => {
        const then = readAttackSentence(found.at(-1) ?? '');
        return then === null ? null : { does: [TWO_COINS, where(met, then)] };
      },
      last: true,
    }),
  ),
];
