import type { Claim, Filter } from '../../../claims/index.ts';
import { productionsOf } from '../production.ts';

/** How many Prizes are taken for a Knock Out, as long as a text is in force. */

const claimed = productionsOf('Claimed');

const one = (claim: Claim): readonly Claim[] => [claim];

/** Prizes are fewer for the opponent: a text of the Pokémon that is Knocked Out. */
const PRIZES = [
  claimed(
    'no Prize',
    "if SELF is Knocked Out by damage from {by:Attacks}, your opponent can't take any Prize cards for it",
    ({ by }) => noPrize(by),
  ),
  claimed(
    'no Prize while something is so',
    "if SELF is {state:State} and is Knocked Out by damage from {by:Attacks}, your opponent can't take any Prize cards for it",
    ({ state, by }) => noPrize(by)?.map((claim) => ({ ...claim, while: { self: { condition: state } } })) ?? null,
  ),
  claimed(
    'fewer Prizes while you have one',
    'if SELF is Knocked Out by damage from {by:Attacks}, and if you have any {kind:Kinds} in play, your opponent takes {n:Many} fewer Prize card',
    ({ by, kind, n }) =>
      n.n !== 1 || Object.keys(kind).length === 0 || by.side !== 'theirs'
        ? null
        : one({
            claim: 'prizes',
            add: -1,
            'by-damage': true,
            on: 'self',
            while: { 'you-have-so-many': { of: { side: 'yours', ...kind }, 'at-least': 1 } },
            ...narrowed(by),
          }),
  ),
];

/** "Your opponent's Pokémon" is whose attack any Knock Out by damage means. */
function narrowed(by: Filter): { readonly by?: Filter } {
  return Object.keys(by).length === 1 ? {} : { by };
}

function noPrize(by: Filter): readonly Claim[] | null {
  return by.side === 'theirs'
    ? [{ claim: 'prizes', none: true, 'by-damage': true, on: 'self', ...narrowed(by) }]
    : null;
}

/** Fewer Prizes, or more, for the Pokémon that is Knocked Out. */
const FOR_ITSELF = [
  claimed(
    'so many fewer Prizes',
    '(if|when) (SELF|it) is Knocked Out by damage from {by:Attacks}, (your opponent|that player) takes {n:Number} fewer Prize (card|cards)',
    ({ by, n }) =>
      by.side === 'theirs' ? one({ claim: 'prizes', add: -n, 'by-damage': true, on: 'self', ...narrowed(by) }) : null,
  ),
  claimed(
    'so many more Prizes',
    '(if|when) SELF is Knocked Out by damage from {by:Attacks}, (your opponent|that player) takes {n:Number} more Prize (card|cards)',
    ({ by, n }) =>
      by.side === 'theirs' ? one({ claim: 'prizes', add: n, 'by-damage': true, on: 'self', ...narrowed(by) }) : null,
  ),
  // Two texts alone are about Knock Outs of every kind.
  claimed(
    'no Prize however',
    [
      "(if|when) SELF is Knocked Out, your opponent can't take any Prize cards for it",
      "(if|when) SELF is Knocked Out, your opponent doesn't take any Prize cards",
    ],
    () => one({ claim: 'prizes', none: true, on: 'self' }),
  ),
  claimed(
    'fewer Prizes where it has a word in its name',
    'if SELF has " {word:Name} " in its name and is Knocked Out by damage from {by:Attacks}, (your opponent|that player) takes {n:Number} fewer Prize (card|cards)',
    ({ word, by, n }) =>
      by.side === 'theirs'
        ? one({
            claim: 'prizes',
            add: -n,
            'by-damage': true,
            on: 'self',
            ...narrowed(by),
            while: { self: { 'name-has': word } },
          })
        : null,
  ),
  claimed(
    'fewer Prizes however',
    '(if|when) SELF is Knocked Out, your opponent takes {n:Number} fewer Prize (card|cards)',
    ({ n }) => one({ claim: 'prizes', add: -n, on: 'self' }),
  ),
  claimed(
    'more Prizes however',
    '(if|when) SELF is Knocked Out, your opponent takes {n:Number} more Prize (card|cards)',
    ({ n }) => one({ claim: 'prizes', add: n, on: 'self' }),
  ),
];

/** More Prizes for what attacks Knock Out. */
const STRUCK = [
  claimed(
    'more Prizes',
    "if your opponent's {kind:Kinds} is Knocked Out by damage from (an attack|attacks) (used by|from|of) {on:Subject}, take {n:Number} more Prize (card|cards)",
    ({ kind, on, n }) => one({ claim: 'prizes', add: n, of: 'struck', on, against: { side: 'theirs', ...kind } }),
  ),
];

export const STANDING_PRIZES = [...PRIZES, ...STRUCK, ...FOR_ITSELF];
