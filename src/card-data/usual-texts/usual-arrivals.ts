import type { Json, Power } from '../../state/index.ts';

/** Abilities for the moment before their card goes into the hand (APR 2025 II.E-31), `text` with the Pokémon's own name as "this Pokémon". */

const ONCE = 'once during your turn, ';
const TAKEN = 'took this Pokémon as a face-down Prize card';
const DRAWN = 'drew this Pokémon from your deck';
const ROOM = "your Bench isn't full";
const BEFORE = 'before you put it into your hand';
const DOWN = 'you may put it onto your Bench';

const ARRIVES = new RegExp(
  `^(${ONCE})?if you (${TAKEN} during your turn|${DRAWN} at the beginning of your turn) and ${ROOM}, ${BEFORE}, ${DOWN}(.*)$`,
  'iu',
);

const THIS_WAY = 'this Pokémon onto your Bench in this way';
const ONE_MORE = 'take 1 more Prize card';
const IN_THIS_WAY = `. If you put ${THIS_WAY}, flip a coin. If heads, ${ONE_MORE}.`;

/** What follows once it is on the Bench; null where it says something else. */
const following = (rest: string): readonly Json[] | null => {
  if (rest === '.') return [];
  if (rest === ` and ${ONE_MORE}.`) return [{ 'take-prizes': 1 }];
  if (rest === IN_THIS_WAY) return [{ flip: { heads: [{ 'take-prizes': 1 }] } }];
  const [, cards] = /^\. If you do, draw (\d) cards\.$/u.exec(rest) ?? [];
  return cards === undefined ? null : [{ draw: Number(cards) }];
};

type Said = Pick<Power, 'comes' | 'does' | 'oncePerTurn' | 'when' | 'touches'>;

/** What such an Ability says; without `does` where only its moment is read. Null for any other text. */
export const arrivingText = (text: string): Said | null => {
  const [whole, once, way = '', rest = ''] = ARRIVES.exec(text) ?? [];
  if (whole === undefined) return null;
  const then = following(rest);
  const does: readonly Json[] = then === null ? [] : [{ 'put-this': 'bench' }, ...then];
  return {
    comes: /^took/iu.test(way) ? 'prize' : 'draw',
    when: [{ 'own-turn': true, 'bench-room': true }],
    ...(once === undefined ? {} : { oncePerTurn: true }),
    ...(then === null ? { touches: [] } : { does }),
  };
};
