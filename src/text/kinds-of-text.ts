import { playerOf } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, perSources, type Sources, speaksHere, step } from '../engine/index.ts';
import { NOBODY_OF_ONES_OWN, type T, type TextContext } from '../rules/index.ts';
import { someWithin } from '../state/index.ts';
import { type Kind, kind } from './kind.ts';
import { BESIDE, BESIDE_ANY, DAMAGE_TO_OWN, strikesOwn } from './kinds-beside.ts';
import type { Base, Verb } from './verb.ts';
import { opponentMeant } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['base-by-its-sign', 'own-in-play-counted'],
} as const;

/** What a document says of a kind of card text as such (APR part II): the verb is played under that paragraph. Other documents leave it to the card. */

/** Does the player whose Active Pokémon is switched have a Benched Pokémon? Where that is not given, the verb asks. */
const benchIsEmpty = (seat: 'yours' | 'theirs', context: TextContext, t: T): boolean => {
  const whose = seat === 'yours' ? context.seat : opponentMeant(t.view, context);
  if (whose === null) return false;
  const { bench, benchGiven } = playerOf(t.state, whose);
  return benchGiven && bench.length === 0;
};

const switches = (whose: 'yours' | 'theirs', chooser?: 'you') => (verb: Verb) =>
  'switch' in verb && verb.switch === whose && (whose === 'yours' || (verb.chooser === 'you') === (chooser === 'you'));

const onNobody = (whose: 'yours' | 'theirs', chooser?: 'you') => (verb: Verb, context: TextContext, t: T) =>
  switches(whose, chooser)(verb) && benchIsEmpty(whose, context, t);

const saying =
  (claim: string, also: (says: { readonly [key: string]: unknown }) => boolean = () => true) =>
  (verb: Verb) =>
    'lasting' in verb && verb.lasting.claim === claim && also(verb.lasting as never);

const EVOLVES = kind({
  'advanced-2018': ['II.C-12#1', 'is put onto a Pokémon in play'],
  'advanced-2025': ['II.C-12#1', 'is put onto a Pokémon in play'],
});

/** The first that fits and that the document mentions. */
const KINDS: { readonly [name: string]: readonly Kind[] } = {
  heal: [
    kind(
      {
        'advanced-2018': ['II.C-06#3', 'every damage counter on that Pokémon'],
        'advanced-2025': ['II.C-06#3', 'every damage counter on that Pokémon'],
      },
      (verb) => 'heal' in verb && verb.heal === 'all',
    ),
    kind({
      'advanced-2018': ['II.C-06#1', 'Damage counters are taken off'],
      'advanced-2025': ['II.C-06#1', 'Damage counters are taken off'],
    }),
  ],
  switch: [
    kind(NOBODY_OF_ONES_OWN, onNobody('yours')),
    kind(
      {
        'advanced-2018': ['II.C-05#3', "can't be switched"],
        'advanced-2025': ['II.C-05#4', "this kind of effect can't be used"],
      },
      onNobody('theirs', 'you'),
    ),
    kind(
      { 'advanced-2018': ['II.C-04#4', 'does not switch'], 'advanced-2025': ['II.C-04#3', "can't be switched out"] },
      onNobody('theirs'),
    ),
    kind(
      {
        'advanced-2018': ['II.C-03#1', 'one of your Benched Pokémon takes its place'],
        'advanced-2025': ['II.C-03#1', 'one of your Benched Pokémon takes its place'],
      },
      switches('yours'),
    ),
    kind(
      {
        'advanced-2018': ['II.C-05#1', 'is put into their Active Spot'],
        'advanced-2025': ['II.C-05#1', 'is put into their Active Spot'],
      },
      switches('theirs', 'you'),
    ),
    kind(
      {
        'advanced-2018': ['II.C-04#2', 'the opponent chooses the new Active Pokémon'],
        'advanced-2025': ['II.C-04#1', 'The opponent chooses which of their other Benched Pokémon'],
      },
      switches('theirs'),
    ),
  ],
  'move-energy': [
    kind({
      'advanced-2018': ['II.C-10#1', 'moves to another Pokémon'],
      'advanced-2025': ['II.C-10#1', 'moves to another Pokémon'],
    }),
  ],
  attach: [
    kind({
      'advanced-2018': ['II.C-09#1', 'your own Energy on your own Pokémon'],
      'advanced-2025': ['II.C-09#1', 'your own Energy on your own Pokémon'],
    }),
  ],
  search: [
    kind(
      { 'advanced-2018': ['II.C-11#1', 'go onto your Bench'], 'advanced-2025': ['II.C-11#1', 'go onto your Bench'] },
      (verb) => 'search' in verb && verb.to === 'bench',
    ),
  ],
  evolve: [EVOLVES],
  devolve: [
    kind({
      'advanced-2018': ['II.C-13#2', 'the cards and damage counters it carried pass'],
      'advanced-2025': ['II.C-13#2', 'keeps its Energy, Items, Pokémon Tools and damage counters'],
    }),
  ],
  'rare-candy': [EVOLVES],
  lasting: [
    kind(
      {
        'advanced-2018': ['II.C-19', 'The effect is on the player'],
        'advanced-2025': ['II.C-19', 'The effect is on the player'],
      },
      (verb) => 'lasting' in verb && (verb.on === 'you' || verb.on === 'opponent'),
    ),
    kind(
      {
        'advanced-2018': ['II.C-16', 'attacks do no damage to a Pokémon'],
        'advanced-2025': ['II.C-16', 'attacks do no damage to a Pokémon'],
      },
      saying('prevent', ({ what }) => what === 'damage'),
    ),
    kind(
      {
        'advanced-2018': ['II.C-17', 'all effects of attacks are prevented'],
        'advanced-2025': ['II.C-17', 'all effects of attacks are prevented'],
      },
      saying('prevent'),
    ),
    kind(
      {
        'advanced-2018': ['II.E-02', 'your turn which follows'],
        'advanced-2025': ['II.E-02', 'your turn which follows'],
      },
      (verb) => 'lasting' in verb && verb.until === 'your-next-turn',
    ),
    kind(
      {
        'advanced-2018': ['II.E-01', 'follows immediately after'],
        'advanced-2025': ['II.E-01', 'the next turn the opponent plays'],
      },
      (verb) => 'lasting' in verb && verb.until === 'opponents-next-turn',
    ),
  ],
  may: [
    kind({
      'advanced-2018': ['II.E-10#1', 'The player using the card chooses'],
      'advanced-2025': ['II.E-10#1', 'The player using the card chooses'],
    }),
  ],
  nothing: [
    kind({
      'advanced-2018': ['II.D-01#2', 'it counts as used, and the turn ends'],
      'advanced-2025': ['II.D-01#2', 'it counts as used, and the turn ends'],
    }),
  ],
  'or-nothing': [
    kind({
      'advanced-2018': ['II.D-01#2', 'a condition for failing in its text'],
      'advanced-2025': ['II.D-01#2', 'a condition for failing in its text'],
    }),
  ],
  'copy-attack': [
    kind({
      'advanced-2018': ['II.C-18#2', 'even when its attack cost is not covered'],
      'advanced-2025': ['II.C-18#2', 'even when its attack cost is not covered'],
    }),
  ],
  'look-at-top': [
    kind({ 'advanced-2018': ['II.C-20#1', 'Face-down cards'], 'advanced-2025': ['II.C-20#1', 'Face-down cards'] }),
  ],
  choose: [
    kind({
      'advanced-2018': ['II.D-04#1', 'The specified number of the specified cards'],
      'advanced-2025': ['II.D-04#1', 'The specified number of the specified things'],
    }),
  ],
  damage: [
    kind(
      {
        'advanced-2018': ['II.B-09', 'damages the Attacking Pokémon'],
        'advanced-2025': ['II.B-09', 'damages the Pokémon that uses it'],
      },
      (verb) => 'damage' in verb && verb.to === 'self',
    ),
    kind(DAMAGE_TO_OWN, (verb, context, t) => 'damage' in verb && strikesOwn(t, verb.to, context) === 'alone'),
    kind({ 'advanced-2018': ['II.B-08#1', 'and damage those'], 'advanced-2025': ['II.B-08#1', 'and damage those'] }),
  ],
  condition: [
    kind(
      {
        'advanced-2018': ['II.E-16#1', 'not the usual one'],
        'advanced-2025': ['II.E-16#1', 'becomes the number in the text'],
      },
      (verb) => 'condition' in verb && verb.condition === 'poisoned' && verb.counters !== undefined,
    ),
  ],
};

/** The kinds of one verb that a document mentions, or the one that fills its silences; most mention none. */
const spokenOf = (kinds: readonly Kind[] | undefined, sources: Sources): readonly Kind[] =>
  kinds?.filter(({ law }) => speaksHere(law, sources)) ?? [];

interface OfVerb {
  readonly first: readonly Kind[];
  readonly beside: readonly Kind[];
}

const byName = perSources(() => new Map<string, OfVerb>());

const kindsOf = (name: string, sources: Sources): OfVerb => {
  const known = byName(sources);
  const found = known.get(name) ?? {
    first: spokenOf(KINDS[name], sources),
    beside: spokenOf([...(BESIDE[name] ?? []), ...BESIDE_ANY], sources),
  };
  known.set(name, found);
  return found;
};

/** Plays a verb under what the document says of its kind and beside it, plainly where it says nothing. */
export const asItsKind = (t: T, name: string, verb: Verb, context: TextContext, play: () => void): void => {
  const kinds = kindsOf(name, t.rules);
  if (kinds.first.length === 0 && kinds.beside.length === 0) {
    play();
    return;
  }
  const fitting = ({ fits }: Kind): boolean => fits(verb, context, t);
  const found = kinds.first.find(fitting);
  const beside = kinds.beside.filter(fitting);
  if (found === undefined && beside.length === 0) {
    play();
    return;
  }
  const all = [...(found === undefined ? [] : [found]), ...beside];
  all.reduce(
    (inner, { said }) =>
      () =>
        said(t, inner),
    play,
  )();
};

const baseKind = (law: Law<Advanced>) => ({
  law,
  said: step(
    law,
    (t: T, play: () => number): number => {
      const damage = play();
      t.note('base-by-its-sign', { damage });
      return damage;
    },
    (_t: T, _play: () => number) => 0,
  ),
});

const PLUS = baseKind({
  'advanced-2018': ['II.B-01#1', 'the base damage goes up'],
  'advanced-2025': ['II.B-01#1', 'the base damage goes up'],
});
const TIMES = baseKind({
  'advanced-2018': ['II.B-02#1', 'multiply the count by the number'],
  'advanced-2025': ['II.B-02#1', 'multiply the count by the number'],
});
const MINUS = baseKind({
  'advanced-2018': ['II.B-03#1', 'the base damage goes down'],
  'advanced-2025': ['II.B-03#1', 'the base damage goes down'],
});

const PLACE_NOT_NAMED: Law<'advanced-2025'> = {
  'advanced-2025': ['II.E-37#2', 'your own Pokémon in play are meant'],
};

/** What is counted by a name of an attack: Pokémon in the place that is named, or one's own in play. */
const HAS_ATTACK = {
  law: PLACE_NOT_NAMED,
  fits: (base: Base): boolean =>
    someWithin(
      base,
      (of) => typeof of === 'object' && of !== null && 'has-attack' in of && 'side' in of && of.side === 'yours',
    ),
  counting: (t: T, play: () => number) => (): number => ownInPlay(t, play),
};

const ownInPlay = step(
  PLACE_NOT_NAMED,
  (t: T, play: () => number): number => {
    const found = play();
    t.note('own-in-play-counted', {});
    return found;
  },
  (_t: T, _play: () => number) => 0,
);

/** The base damage that a text finds, under what the document says of its sign. */
export const baseAsItsKind = (t: T, base: Base, play: () => number): number => {
  const found = 'plus' in base ? PLUS : 'minus' in base ? MINUS : TIMES;
  const counted = HAS_ATTACK.fits(base) && speaksHere(HAS_ATTACK.law, t.rules) ? HAS_ATTACK.counting(t, play) : play;
  return speaksHere(found.law, t.rules) ? found.said(t, counted) : counted();
};
