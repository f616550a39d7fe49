import { inEither, pokemonOf, table, word, yes } from '../claims/index.ts';
import { lawOf, NotModelled, step } from '../engine/index.ts';
import { isDamaged, type T, type TextContext } from '../rules/index.ts';
import type { Pokemon, Uid } from '../state/index.ts';
import { livesWith, mostMoved } from './counters-moved.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { countersUpTo } from './how-many-cards.ts';
import { any, reachesUnknown, someFits } from './looking.ts';
import { isKeptOut, keptOff, reached } from './prevention.ts';
import { amount, who } from './shapes-of-words.ts';
import { bears } from './verbs-that-take-off.ts';
import { atEnd, describedUnless, mayBe, resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['nowhere-to-go'],
} as const;

/** Damage counters that go from one Pokémon to another (APR II.C-08). */

const COUNTERS_MOVE = lawOf({
  'comprehensive-2009': ['304.3', 'place (or move) damage counters'],
  'neo-2001': { silent: 'damage counters that move are not damage', near: 'Math.I' },
  'ex-2003': { silent: 'damage counters that move are not damage', near: 'Attack' },
  'xy-2016': { silent: 'damage counters that move are not damage', near: 'Damage.1' },
  'me-2026': { silent: 'damage counters that move are not damage', near: 'Damage.1b' },
  'advanced-2018': ['II.C-08#1', 'move to another Pokémon'],
  'advanced-2025': ['II.C-08#1', 'move to another Pokémon'],
});

/** Counters that may not arrive do not go back. */
const moveCounters = step(
  COUNTERS_MOVE,
  (t: T, from: Uid, to: Uid, { counters, context }: { counters: number; context: TextContext }): void => {
    const arrives = !keptOff(t.view, to, context, t.why);
    if (arrives && keptOff(t.view, to, context, undefined, { counters }))
      throw new NotModelled(context.card, context.place, 'whether damage counters that are moved are placed');
    (context.attack === null ? movedByOther : movedByAttack)(t, () => {
      const put = (onto: Uid | null): void => t.put({ kind: 'counters-moved', from, to: onto, counters });
      if (arrives) put(to);
      else (context.attack === null ? goneOfOther : goneOfAttack)(t, () => put(null));
    });
  },
);

const SILENT_GONE = 'counters that may not arrive are gone, and do not go back';

const GONE = lawOf({
  'comprehensive-2009': { silent: SILENT_GONE, near: '400.2a' },
  'neo-2001': { silent: SILENT_GONE, near: 'Order.5' },
  'ex-2003': { silent: SILENT_GONE, near: 'Attack' },
  'xy-2016': { silent: SILENT_GONE, near: 'Attack.E' },
  'me-2026': { silent: SILENT_GONE, near: 'Attack.B' },
  'advanced-2018': ['II.C-08', 'a number of damage counters'],
  'advanced-2025': ['II.C-08', 'a number of damage counters'],
});

/** By an attack they have left the one Pokémon, and do not return to it. */
const goneOfAttack = step(GONE, (_t: T, put: () => void): void => {
  put();
});

const BY_ANOTHER =
  'counters that an Ability or a Trainer card moves and that may not arrive are gone, as those of an attack are';

/** The rulebook says so of attacks alone. */
const goneOfOther = step(
  {
    ...GONE,
    'advanced-2018': { silent: BY_ANOTHER, near: 'II.C-08' },
    'advanced-2025': { silent: BY_ANOTHER, near: 'II.C-08' },
  },
  (_t: T, put: () => void): void => {
    put();
  },
);

const AS_IT_IS = lawOf({
  ...COUNTERS_MOVE,
  'advanced-2018': ['II.C-08#1', 'each is worth 10 damage'],
  'advanced-2025': ['II.C-08#1', 'each is worth 10 damage'],
});

const movedByOther = step(AS_IT_IS, (_t: T, put: () => void): void => {
  put();
});

/** By an attack it is one of its effects, and no damage. */
const movedByAttack = step(
  {
    ...AS_IT_IS,
    'advanced-2018': ['II.C-08#2', 'It is not counted as damage'],
    'advanced-2025': ['II.C-08#2', 'It is not counted as damage'],
  },
  (_t: T, put: () => void): void => {
    put();
  },
);

const nowhere = step(
  {
    'comprehensive-2009': { silent: 'counters without anywhere to go stay', near: '304.3' },
    'neo-2001': { silent: 'counters without anywhere to go stay', near: 'Math.I' },
    'ex-2003': { silent: 'counters without anywhere to go stay', near: 'Attack' },
    'xy-2016': { silent: 'counters without anywhere to go stay', near: 'Damage.1' },
    'me-2026': { silent: 'counters without anywhere to go stay', near: 'Damage.1b' },
    'advanced-2018': ['II.C-08#4', "damage counters can't be moved"],
    'advanced-2025': ['II.C-08#4', "damage counters can't be moved"],
  },
  (t: T): void => {
    t.note('nowhere-to-go', {});
  },
);

/** How many are moved: all, so many as far as there are any, or as many as the player says. */
const howMany = (t: T, verb: VerbOf<'move-counters'>, giver: Pokemon, context: TextContext): number => {
  const most = mostMoved(verb, giver);
  const any = verb['move-counters'] === 'any';
  return !any && verb['up-to'] !== true ? most : countersUpTo(t, most, any, context);
};

export const SHAPES_THAT_MOVE_COUNTERS = {
  'move-counters': inEither(
    table({ 'move-counters': word('any'), from: who, to: who }, 'move-counters', 'from', 'to'),
    table(
      { 'move-counters': amount, from: who, to: who, 'not-fatal': yes, 'up-to': yes },
      'move-counters',
      'from',
      'to',
    ),
  ),
};

export const verbsThatMoveCounters = {
  'move-counters': {
    says: 'Damage counters go from one Pokémon to another: so many (`up-to`: or fewer), `all`, or `any` number the player likes. They are not damage; what may not arrive is gone (APR II.C-08). `not-fatal`: only onto a Pokémon that has HP left with them.',
    rules: ['304.3'],
    example: { 'move-counters': 1, from: { one: { side: 'any' } }, to: { one: { side: 'any' } } },
    stands: 'anywhere',
    bears: ['damage'],
    play(t, verb, context) {
      const [from] = atEnd(context, 'from', () => reached(t, verb.from, context, isDamaged));
      if (from === undefined) return;
      describedUnless(t.view, from, isDamaged);
      const giver = pokemonOf(t.state, from);
      if (giver === null) return;
      const mayTake = (taker: Pokemon): boolean => taker !== giver && bears(t, verb, taker, mostMoved(verb, giver));
      const [to] = atEnd(context, 'to', () => resolve(t, verb.to, context, mayTake));
      const taker = to === undefined ? null : pokemonOf(t.state, to);
      if (taker === null || taker === giver) {
        nowhere(t);
        return;
      }
      const counters = howMany(t, verb, giver, context);
      if (counters > 0) moveCounters(t, from, taker.uid, { counters, context });
    },
    changes(view, verb, context) {
      const bearsAll = (taker: Pokemon, giver: Pokemon): boolean =>
        verb['not-fatal'] !== true || livesWith(view, taker, mostMoved(verb, giver)) === true;
      const moves = mayBe(view, verb.from, context)
        .filter((giver) => isDamaged(giver) && !isKeptOut(view, giver.uid, context))
        .map((giver) => someFits(view, verb.to, context, (taker) => taker.uid !== giver.uid && bearsAll(taker, giver)));
      return any([...moves, reachesUnknown(view, verb.from, context) ? null : false]);
    },
  },
} satisfies Defined<typeof SHAPES_THAT_MOVE_COUNTERS>;
