import { type Force, namedApart, type View } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { Pokemon, ZoneName } from '../../state/index.ts';
import { CARD_WINS } from '../attached-cards/back-to-hand.ts';
import { takesStagesAlong } from '../pokemon/stages-along.ts';
import type { T } from '../questions.ts';
import { strikerOf } from './falling.ts';
import { forcesOnFall } from './more-prizes.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['fallen-go'],
} as const;

/** Texts by which the cards of a Pokémon that is Knocked Out do not go to the discard pile. */

/** Where its cards go; `along`: with all cards attached to it; `alone`: without the cards beneath it. */
export interface Elsewhere {
  readonly to: ZoneName;
  readonly along: boolean;
  readonly alone: boolean;
}

const goes = reading(
  CARD_WINS,
  (view: View, [{ name }, pokemon, where]: readonly [Force, Pokemon, Elsewhere], why): Elsewhere | null => {
    why('fallen-go', { by: name, pokemon: namedApart(view, pokemon), ...where });
    return where;
  },
  () => null,
);

const TWO = 'which of two texts is followed that send a Knocked Out Pokémon to different places';

/** No document says which of two texts that differ is followed. */
const twoDiffer = reading(
  {
    'neo-2001': { open: TWO, near: 'Order.7' },
    'ex-2003': { open: TWO, near: 'intro' },
    'comprehensive-2009': { open: TWO, near: '303.1c' },
    'xy-2016': { open: TWO, near: 'Turn.3C#3' },
    'me-2026': { open: TWO, near: 'Turn.3C#3b' },
    'advanced-2018': { open: TWO, near: 'I.D/ko.3' },
    'advanced-2025': { open: TWO, near: 'I.D/ko.3' },
  },
  (_view: View, _args: readonly []): void => {},
  () => {},
);

/** Where a text has it go; null where none does. */
export const elsewhereFor = (t: T, pokemon: Pokemon): Elsewhere | null => {
  const [first, ...more] = forcesOnFall(t, pokemon, 'fallen-go', strikerOf);
  if (first === undefined) return null;
  const { to, along = false } = first.claim;
  if (more.some(({ claim }) => claim.to !== to || (claim.along ?? false) !== along)) twoDiffer(t.view, []);
  const alone = !along && pokemon.stack.length > 1 && !takesStagesAlong(t.view, pokemon, to, t.why);
  return goes(t.view, [first, pokemon, { to, along, alone }], t.why);
};
