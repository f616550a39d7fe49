import type { Claim, Filter } from '../../../claims/index.ts';
import { isSome } from '../card-amounts.ts';
import { LOST_ALONG } from '../phrases.ts';
import { sorts } from '../production.ts';
import type { Meaning } from '../sorts.ts';
import { one } from './damage.ts';

/** How many Prizes are taken for a Knock Out and where the Pokémon goes, as long as a text is in force. */

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
const INSTEAD = 'instead of the discard pile';
const NOT_ALONG = '\\(Discard all (attached cards|cards attached to (it|that Pokémon)).\\)';
const WHO = '(your opponent|that player)';

export const STANDING_PRIZES = [
  // More Prizes for what attacks Knock Out.
  claimed(
    'more Prizes',
    "if your opponent's {kind:Kinds} is Knocked Out by damage from (an attack|attacks) (used by|from|of) {on:Subject}, take {n:Number} more Prize (card|cards)",
    ({ kind, on, n }) => one({ claim: 'prizes', add: n, of: 'struck', on, against: { side: 'theirs', ...kind } }),
  ),

  // Fewer Prizes, or more, for the Pokémon that is Knocked Out.
  toll('fewer', `${WHO} takes {n:Number} fewer Prize (card|cards)`, ({ n }) => ({ add: -n })),
  toll('more', `${WHO} takes {n:Number} more Prize (card|cards)`, ({ n }) => ({ add: n })),
  toll('none', `${WHO} (can't take any Prize cards for it|doesn't take any Prize cards)`, () => ({ none: true })),
  claimed('Prizes however', '(if|when) SELF is Knocked Out, {toll:Toll}', ({ toll: prizes }) =>
    one({ claim: 'prizes', ...prizes, on: 'self' } as Claim),
  ),
  claimed('Prizes', `(if|when) (SELF|it) ${STRUCK_DOWN}, {toll:Toll}`, (holes) => struck(holes.by, holes.toll)),
  standing(
    'Prizes, once in a game',
    "{said:Claimed}. This effect of your (SELF|this card) can't be applied more than once per game.",
    ({ said }) =>
      said.every(({ claim }) => claim === 'prizes')
        ? said.map((claim) => ({ ...claim, 'once-in-game': true }) as Claim)
        : null,
  ),
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

  // Where the Pokémon itself goes.
  standing(
    'all that fall are lost',
    `whenever a Pokémon \\(either yours or your opponent's\\) is Knocked Out, put that Pokémon in the Lost Zone ${INSTEAD}. [${NOT_ALONG}]`,
    () => one({ claim: 'fallen-go', to: 'lost', on: { side: 'any' } }),
  ),
  standing(
    'back to the hand when it falls',
    `if SELF ${STRUCK_DOWN}, put (it|that Pokémon) into your hand [${INSTEAD}]. ${NOT_ALONG}`,
    ({ by }) => one({ claim: 'fallen-go', to: 'hand', 'by-damage': true, on: 'self', ...(isSome(by) ? { by } : {}) }),
  ),
  claimed(
    'whom its attacks strike down is lost',
    `if your opponent's {kind:Kinds} is Knocked Out by damage from {on:Subject}'s attacks, ${LOST_ALONG} ${INSTEAD}`,
    ({ kind, on }) =>
      one({ claim: 'fallen-go', to: 'lost', along: true, of: 'struck', on, against: { side: 'theirs', ...kind } }),
  ),
];
