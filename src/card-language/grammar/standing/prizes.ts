import type { Claim, Filter } from '../../../claims/index.ts';
import { isSome } from '../card-amounts.ts';
import { sorts } from '../production.ts';
import type { Meaning } from '../sorts.ts';
import { one } from './damage.ts';

/** How many Prizes are taken for a Knock Out, as long as a text is in force. */

const { claimed, standing, toll } = sorts;

/** "Your opponent's Pokémon" is whose attack any Knock Out by damage means. */
function narrowed(by: Filter): { readonly by?: Filter } {
  return Object.keys(by).length === 1 ? {} : { by };
}

/** Of an attack of the opponent's, what the Pokémon that is Knocked Out changes. */
const struck = (by: Filter, toll: Meaning['Toll'], asked: Pick<Claim, 'while' | 'on'> = {}): readonly Claim[] | null =>
  by.side === 'theirs'
    ? [{ claim: 'prizes', ...toll, 'by-damage': true, on: 'self', ...narrowed(by), ...asked } as Claim]
    : null;

const STRUCK_DOWN = 'is Knocked Out by damage from {by:Attacks}';
const WHO = '(your opponent|that player)';

export const STANDING_PRIZES = [
  // More Prizes for what attacks Knock Out.
  claimed(
    'more Prizes',
    "if your opponent's {kind:Kinds} is Knocked Out by damage from (an attack|attacks) (used by|from|of) {on:Subject}, take {n:Number} more Prize (card|cards)",
    ({ kind, on, n }) => one({ claim: 'prizes', add: n, of: 'struck', on, against: { side: 'theirs', ...kind } }),
  ),

  standing(
    'to the hand with its Knock Out',
    [
      `if SELF ${STRUCK_DOWN}, put that Pokémon into your hand. \\(Discard all cards attached to (it|that Pokémon).\\)`,
      `if SELF ${STRUCK_DOWN}, put it into your hand instead of the discard pile. \\(Discard all attached cards.\\)`,
    ],
    ({ by }) => one({ claim: 'falls-to-hand', on: 'self', ...(isSome(by) ? { by } : {}) }),
  ),

  // Fewer Prizes, or more, for the Pokémon that is Knocked Out.
  toll('fewer', `${WHO} takes {n:Number} fewer Prize (card|cards)`, ({ n }) => ({ add: -n })),
  toll('more', `${WHO} takes {n:Number} more Prize (card|cards)`, ({ n }) => ({ add: n })),
  toll('none', `${WHO} (can't take any Prize cards for it|doesn't take any Prize cards)`, () => ({ none: true })),
  claimed('Prizes however', '(if|when) SELF is Knocked Out, {toll:Toll}', ({ toll: prizes }) =>
    one({ claim: 'prizes', ...prizes, on: 'self' } as Claim),
  ),
  claimed('Prizes', `(if|when) (SELF|it) ${STRUCK_DOWN}, {toll:Toll}`, (holes) => struck(holes.by, holes.toll)),
  claimed('Prizes of a kind', `(if|when) 1 of your {kind:Kinds} ${STRUCK_DOWN}, {toll:Toll}`, (holes) =>
    struck(holes.by, holes.toll, { on: { side: 'yours', ...holes.kind } }),
  ),
  claimed(
    'Prizes while it is or has something',
    `if {condition:Condition} and ${STRUCK_DOWN}, {toll:Toll}`,
    ({ condition: { is }, by, toll: prizes }) => (is.self === undefined ? null : struck(by, prizes, { while: is })),
  ),
  claimed(
    'Prizes while you have one',
    `if SELF ${STRUCK_DOWN}, and if you have any {kind:Kinds} in play, {toll:Toll}`,
    ({ by, kind, toll: prizes }) =>
      !isSome(kind)
        ? null
        : struck(by, prizes, { while: { 'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': 1 } } }),
  ),
];
