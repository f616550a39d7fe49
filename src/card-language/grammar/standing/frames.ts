import type { Claim, Condition } from '../../../claims/index.ts';
import { withThat } from '../../lower/steps.ts';
import { productionsOf } from '../production.ts';
import type { Asked, Limit } from '../sorts.ts';

/** How texts in force are made: sentences one after another, each with what it asks for, and whether copies of it add up. */

const standings = productionsOf('Standings');
const standing = productionsOf('Standing');
const said = productionsOf('Said');
const proviso = productionsOf('Proviso');
const limit = productionsOf('Limit');
const power = productionsOf('PowerText');

/** Both hold; each table of conditions asks for everything it says. */
export const bothHold = (one: Condition, other: Condition): Condition =>
  Object.keys(one).some((key) => key in other)
    ? { not: { 'any-of': [{ not: one }, { not: other }] } }
    : { ...one, ...other };

/** Claims that speak only while something is so. "It" is the Pokémon that was asked about. */
export const provided = ({ is, about }: Asked, claims: readonly Claim[]): readonly Claim[] =>
  (about === 'self' ? withThat(claims, 'self') : claims).map((claim) => ({
    ...claim,
    while: claim.while === undefined ? is : bothHold(is, claim.while),
  }));

const limited = (claims: readonly Claim[], { once }: Limit): readonly Claim[] =>
  once === undefined ? claims : claims.map((claim) => ({ ...claim, once }));

const LIMITS = [
  limit('none', ['[]'], () => ({})),
  limit(
    'one at a time',
    [
      "you can't apply more than 1 {own:Name} Ability at a time.",
      "the effect of {own:Name} doesn't stack.",
      "you can't use more than 1 {own:Name} Poké-Body each turn.",
    ],
    ({ own }, { attack }) => (own === attack ? { once: true } : null),
  ),
];

const PROVISOS = [
  proviso('one', ['{condition:Condition}'], ({ condition }) => condition),
  proviso('two', ['{one:Condition}[,] and [if] {other:Condition}'], ({ one, other }) => ({
    is: bothHold(one.is, other.is),
    ...(one.about === undefined ? {} : { about: one.about }),
  })),
];

const SENTENCES = [
  standing('plain', ['{said:Said}. {limit:Limit}'], (holes) => limited(holes.said, holes.limit)),
  standing('as long as', ['(as long as|if) {proviso:Proviso}, {said:Said}. {limit:Limit}'], (holes) =>
    limited(provided(holes.proviso, holes.said), holes.limit),
  ),
  said('one', ['{one:Claimed}'], ({ one }) => one),
  said('and', ['{one:Claimed}[,] and {more:Said}'], ({ one, more }) => [...one, ...more]),
  standings('one', ['{one:Standing}'], ({ one }) => one),
  standings('one and more', ['{one:Standing} {more:Standings}'], ({ one, more }) => [...one, ...more]),
  power('in force', ['{always:Standings}'], ({ always }) => ({ always })),
];

export const STANDING_FRAMES = [...LIMITS, ...PROVISOS, ...SENTENCES];
