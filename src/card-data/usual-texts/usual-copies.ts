import type { Json } from '../../state/index.ts';
import type { Sentence } from './attack-parts.ts';
import { letterOf, where } from './phrases.ts';

/** Sentences of attacks until 2011 about other attacks, and about what an attack has done already: copies, a stronger blow next turn, what is drained, Energy thrown away at will. */

const TYPE_STAYS = " \\(No matter what type (?:the Defending|that) Pokémon is, $self's type is still [^.]{4,24}\\.\\)";
const COPY =
  "choose 1 of the Defending Pokémon's attacks\\. [\\p{L} -]{3,20} copies that attack except for its Energy costs?( and anything else required in order to use that attack, such as discarding Energy cards)?";
const STILL = '\\. \\(You must still do anything else (?:in order to use|required for) that attack\\.\\)';
const REST = `(?:${STILL}|\\.)?(?:${TYPE_STAYS})?(?: $self performs that attack)?`;

const copied = (spares: string | undefined): Json => ({
  'copy-attack': 'defending',
  ...(spares === undefined ? {} : { spares: 'prices' }),
});

const ONE_COUNTER: Json = { heal: 10, from: 'self' };
const drained = (verb: Json): Json => ({ times: { whether: { 'damage-done': true } }, does: [verb] });

export const COPIES: readonly Sentence[] = [
  {
    pattern: `(flip a coin\\. If heads, )?${COPY}${REST}`,
    part: ([coin, spares]) => ({
      choose:
        coin === undefined ? [copied(spares)] : [{ flip: { heads: [copied(spares)], tails: [{ nothing: true }] } }],
      does: [],
    }),
    last: true,
  },
  {
    pattern: "during your next turn, $self's ([A-Z][\\p{L}' -]{2,20}) attack's base damage is $n instead of $n",
    part: ([attack = '', to]) => ({
      does: [{ lasting: { claim: 'base-damage', set: Number(to), attack }, on: 'self', until: 'your-next-turn' }],
    }),
  },
  {
    pattern: 'unless all damage from this attack is prevented, you may remove 1 damage counter from $self',
    part: () => ({ does: [drained({ may: [ONE_COUNTER] })] }),
  },
  {
    pattern:
      'if this attack damages the Defending Pokémon \\(after applying Weakness and Resistance\\), remove 1 damage counter from $self, if it has any',
    part: () => ({ does: [drained(ONE_COUNTER)] }),
  },

  {
    pattern:
      "you may discard all $type Energy(?: cards)? attached to $self\\. If you do, this attack's base damage is $n instead of $n",
    part: ([type, to, from], { damage, mark }) => {
      if (damage === null || mark !== null || Number(from) !== damage) return null;
      const letter = letterOf(type);
      return {
        activate: [
          where({ self: { 'with-energy': letter } }, [
            { may: [{ 'discard-energy': 'all', from: 'self', type: letter }] },
          ]),
        ],
        base: { plus: Number(to) - damage, times: { whether: { discarded: true } } },
        does: [],
      };
    },
  },
  {
    pattern:
      'put $n damage counters on the Defending Pokémon\\. If the Defending Pokémon is Pokémon-ex, put $n damage counters instead',
    part: ([n, ex]) => ({
      does: [
        where({ defending: { tag: 'ex' } }, [{ counters: Number(ex), on: 'defending' }]),
        where({ not: { defending: { tag: 'ex' } } }, [{ counters: Number(n), on: 'defending' }]),
      ],
    }),
  },
];
