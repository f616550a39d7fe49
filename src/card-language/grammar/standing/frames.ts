import type { Claim, Condition, Filter } from '../../../claims/index.ts';
import { sameValue } from '../../../state/index.ts';
import type { Who } from '../../../text/index.ts';
import { THAT, withThat } from '../../lower/steps.ts';
import { but } from '../pokemon.ts';
import { sorts } from '../production.ts';
import type { Asked, Limit } from '../sorts.ts';

/** How texts in force are made: sentences one after another, each with what it asks for, and whether copies of it add up. */

const { limit, powerText: power, proviso, said, standing, standings } = sorts;

/** Both hold; each table of conditions asks for everything it says. */
export const bothHold = (one: Condition, other: Condition): Condition =>
  Object.keys(one).some((key) => key in other)
    ? { not: { 'any-of': [{ not: one }, { not: other }] } }
    : { ...one, ...other };

/** Claims that speak only while something is so. "It" is the Pokémon that was asked about. */
export const provided = ({ is, about }: Asked, claims: readonly Claim[]): readonly Claim[] =>
  (about === 'self' || is.self !== undefined ? withThat(claims, 'self') : claims).map((claim) => ({
    ...claim,
    while: claim.while === undefined ? is : bothHold(is, claim.while),
  }));

/** Copies do not add up, or the power stops while something is so. */
export const limited = (claims: readonly Claim[], { once, while: stopped }: Limit): readonly Claim[] => {
  const all = stopped === undefined ? claims : provided({ is: { not: stopped } }, claims);
  return once === undefined ? all : all.map((claim) => ({ ...claim, once }));
};

/** As it is printed, with two misprints. */
const AS_LONG_AS = '(as long as|if|as along as|as long)';

/** Of those the claims are about, all but a kind; null where it is not clear who is left out. */
export const allBut = (claims: readonly Claim[], kind: Filter): readonly Claim[] | null => {
  const others = but(kind);
  const found = claims.flatMap((claim): readonly Claim[] => {
    const { on } = claim;
    const isClear = typeof on === 'object' && !('against' in claim) && !('from' in claim) && claim.per === undefined;
    return others === null || !isClear || Object.keys(others).some((key) => key in on)
      ? []
      : [{ ...claim, on: { ...on, ...others } }];
  });
  return found.length < claims.length ? null : found;
};

/** What is there of it already goes. */
const freed = (claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => ({ ...claim, removes: true }) as Claim);

export const STANDING_FRAMES = [
  limit('none', ['[]', 'this power works even while SELF is Asleep, Confused, or Paralyzed.'], () => ({})),
  limit(
    'one at a time',
    [
      "you can't apply more than 1 OWNPOWER Ability at a time.",
      "the effect of OWNPOWER doesn't stack.",
      "you can't use more than 1 OWNPOWER (Poké-Body|Poké-Power) (each turn|between turns).",
      "this effect can't be applied more than once at a time to the same Pokémon.",
      "each Pokémon can't be affected by more than 1 OWNPOWER Poké-Body.",
    ],
    () => ({ once: true }),
  ),
  // One text alone: it speaks of its own Pokémon, on which its text is but once.
  limit(
    'no more with more of a name',
    "you can't reduce more than {n:Number} damage even if there is more than 1 {name:Name} in play.",
    ({ name: other }, { name }) => (other === name ? null : { once: true }),
  ),
  limit(
    'stops',
    [
      'this power stops working (while|if) SELF is Asleep, Confused, or Paralyzed.',
      "(this power can't be used|you can't use this power) if SELF is [already] Asleep, Confused, or Paralyzed.",
    ],
    () => ({ while: { self: { condition: ['asleep', 'confused', 'paralyzed'] } } }),
  ),
  limit(
    'stops with more of its name',
    'this power stops working if you have more than {n:Number} SELF in play. [\\(This power works even if SELF is Asleep, Confused, or Paralyzed.\\)]',
    ({ n }, { name }) => ({ while: { 'you-have-so-many': { of: { side: 'yours', named: name }, 'at-least': n + 1 } } }),
  ),
  limit(
    'stops while affected',
    'this power (stops working (while|when)|cannot be used if) SELF is affected by a Special Condition.',
    () => ({ while: { self: { affected: true } } }),
  ),
  proviso('one', '{condition:Condition}', ({ condition }) => condition),

  standing('plain', '{said:Said}. {notes:Reminders} {limit:Limit}', (holes) => limited(holes.said, holes.limit)),
  standing('unless', '{said:Said} unless {proviso:Proviso}. {limit:Limit}', (holes) =>
    limited(provided({ is: { not: holes.proviso.is } }, holes.said), holes.limit),
  ),
  standing(
    'as long as it is there',
    'as long as SELF is in play[,] {said:Said}. {notes:Reminders} {limit:Limit}',
    (holes) => limited(withThat(holes.said, 'self'), holes.limit),
  ),
  standing(
    'freed of them',
    '{said:Claimed}. \\(Remove any Special Conditions affecting (those Pokémon|that Pokémon|SELF).\\) {limit:Limit}',
    (holes) =>
      holes.said.every(({ claim }) => claim === 'immune-to-condition') ? limited(freed(holes.said), holes.limit) : null,
  ),
  // One text alone; others are freed of all Special Conditions.
  standing(
    'freed of the one',
    '{said:Claimed}. \\(If any of those Pokémon are {again:State}, remove that Special Condition.\\) {limit:Limit}',
    (holes) => {
      const isSame = (claim: Claim): boolean =>
        claim.claim === 'immune-to-condition' && claim.names?.length === 1 && claim.names[0] === holes.again;
      return holes.said.every(isSame) ? limited(freed(holes.said), holes.limit) : null;
    },
  ),
  // One text alone; conditions have no word for it without "if".
  standing('in your first turn', 'during your first turn, {said:Said}.', ({ said: claims }) =>
    provided({ is: { 'first-turn': true } }, claims),
  ),
  standing(
    'as long as',
    `${AS_LONG_AS} {proviso:Proviso}, [and] {said:Said}. {notes:Reminders} {limit:Limit}`,
    (holes) => limited(provided(holes.proviso, holes.said), holes.limit),
  ),
  standing('and it is discarded then', '{said:Claimed}. Then, discard this card.', ({ said: claims }) => {
    const spent = claims.flatMap((claim) => (claim.claim === 'survives' ? [{ ...claim, spent: true as const }] : []));
    return spent.length < claims.length ? null : spent;
  }),
  said('one', '{one:Claimed}', ({ one }) => one),
  said(
    'but of a kind',
    ['{one:Claimed}, except [for] {rest:Kinds}', '{one:Claimed} \\((except|excluding) for {rest:Kinds}\\)'],
    ({ one, rest }) => allBut(one, rest),
  ),
  // "It" is the Pokémon of which the first was said.
  said('and', '{one:Claimed}[,] and {more:Said}', ({ one, more }) => [
    ...one,
    ...(one.every(({ on }) => sameValue(on, one[0]?.on)) ? withThat(more, (one[0]?.on ?? THAT) as Who) : more),
  ]),
  standings('one', '{one:Standing}', ({ one }) => one),
  standings('one and more', '{one:Standing} {more:Standings}', ({ one, more }) => [...one, ...more]),
  power('in force', '{always:Standings}', ({ always }) => ({ always })),
];
