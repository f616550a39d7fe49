import {
  claimsOn,
  conditionName,
  conditionOf,
  either,
  isActive,
  isUndescribed,
  list,
  namedApart,
  number,
  pokemonOf,
  table,
  type View,
  word,
  yes,
} from '../claims/index.ts';
import {
  afflict,
  conditionsCured,
  countersMeet,
  damageToItself,
  hasMarks,
  heal,
  inCounters,
  isDamage,
  isDamaged,
  keptOffBy,
  placeCounters,
  placeCountersOtherwise,
  preventedByCoin,
  reckon,
  removeMark,
  setAsideFor,
  someAreDamaged,
  spendOnDamage,
  type T,
  type TextContext,
  withSurvival,
} from '../rules/index.ts';
import { type Pokemon, SET_ASIDE, type SetAside, STRUCK_OUT, type Uid } from '../state/index.ts';
import { counted } from './count.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { countersUpTo } from './how-many-cards.ts';
import { someFits } from './looking.ts';
import { countersGoElsewhere, reached, someReached } from './prevention.ts';
import { count, who } from './shapes-of-words.ts';
import { describedUnless, resolve } from './who.ts';

const BENCH_SPARED = ['weakness', 'resistance'] as const satisfies readonly SetAside[];

/** Does the text of the attack leave Weakness and Resistance out for this Pokémon, because it is Benched? */
const sparedOnBench = (view: View, { attack }: TextContext, uid: Uid): boolean => {
  const pokemon = attack?.attack.sparesBench === true ? pokemonOf(view.state, uid) : null;
  return pokemon !== null && !isActive(view, pokemon);
};

/** Is it affected just so already? Another Paralysis may last longer than the old one. */
const isSoAffected = (pokemon: Pokemon, verb: VerbOf<'condition'>): boolean => {
  const there = conditionOf(pokemon, verb.condition);
  if (there === null || verb.condition === 'paralyzed') return false;
  const other = pokemon.marks.findLast(({ parent, says }) => parent === there.id && typeof says.counters === 'number');
  return other?.says.counters === verb.counters;
};

interface Struck {
  readonly uid: Uid;
  readonly attacker: Uid;
  readonly ignores: readonly SetAside[] | undefined;
  readonly bench: 'reckoned' | undefined;
}

/** What becomes of the damage that a text does. Where anything changes it, what it begins with is said first. */
const reckonedFrom = (
  t: T,
  amount: number,
  { uid, attacker, ignores, bench }: Struck,
  { attack }: TextContext,
): number => {
  const reckoning = uid === attacker ? damageToItself : reckon;
  const name = attack?.attack.name ?? '';
  const blow = {
    attacker,
    target: uid,
    ignores: ignores ?? [],
    attack: name,
    ...(bench === undefined ? {} : { bench }),
  };
  const hit = pokemonOf(t.state, uid);
  const itself = uid !== attacker || hit === null ? {} : { itself: namedApart(t.view, hit) };
  const benched = hit === null || isActive(t.view, hit) ? {} : { pokemon: namedApart(t.view, hit), benched: 'yes' };
  if (reckoning(t.view, t.rules.answers, amount, blow) !== amount)
    t.note('base-from-text', { attack: name, damage: amount, ...itself, ...benched });
  return reckoning(t.view, t.rules.answers, amount, blow, t.why);
};

export const SHAPES_ON_POKEMON = {
  /** `coins`: so many have to be heads between turns for it to wake up. `again`: the text says that it holds for one that has the condition already. */
  condition: table(
    { condition: conditionName, on: who, counters: number, coins: number, again: yes },
    'condition',
    'on',
  ),
  damage: table({ damage: count, to: who, ignores: list(word(...SET_ASIDE)), bench: word('reckoned') }, 'damage', 'to'),
  counters: table({ counters: count, on: who, 'up-to': yes }, 'counters', 'on'),
  heal: table({ heal: either(count, word('all')), from: who, 'up-to': yes }, 'heal', 'from'),
  'knock-out': table({ 'knock-out': who }, 'knock-out'),
  cure: table({ cure: either(word('all'), list(conditionName)), on: who }, 'cure', 'on'),
};

/** How much of so much damage is taken off, where its player says so; damage that is not given has room for all of it. */
const healedUpTo = (t: T, uid: Uid, amount: number | 'all', context: TextContext): number | 'all' => {
  const pokemon = pokemonOf(t.state, uid);
  if (amount === 'all' || pokemon === null) return amount;
  return countersUpTo(t, Math.min(amount, pokemon.damage) / 10, false, context) * 10;
};

/** Conditions, damage, counters, healing. */
export const verbsOnPokemon = {
  condition: {
    says: 'Puts a Special Condition on a Pokémon; `counters` is another number than the usual one between turns, `again` lets it replace that of a Pokémon that has the condition already.',
    rules: ['311.1', '311.8'],
    example: { condition: 'poisoned', on: 'defending', counters: 3 },
    stands: 'anywhere',
    bears: ['conditions'],
    play(t, verb, context) {
      for (const uid of reached(t, verb.on, context, undefined, { condition: verb.condition })) {
        const by = { seat: context.seat, name: context.place };
        afflict(t, uid, verb.condition, by, verb.counters ?? verb.coins, verb.again === true);
      }
    },
    changes: (view, verb, context) =>
      someReached(
        view,
        verb.on,
        context,
        (pokemon) => !isSoAffected(pokemon, verb) && keptOffBy(view, pokemon, verb.condition) === null,
      ),
  },
  damage: {
    says: 'Damage of an attack beside its own number. It meets Weakness and Resistance unless on the Bench; `ignores` sets parts of the reckoning aside; `bench: reckoned`: both count on the Bench as well. To its own Pokémon it comes unchanged.',
    rules: ['304.4c', '603.5'],
    example: { damage: 20, to: { one: { side: 'theirs', place: 'bench' } } },
    stands: 'anywhere',
    bears: ['damage'],
    play(t, verb, context) {
      const amount = counted(t, verb.damage, context);
      for (const uid of resolve(t, verb.to, context)) {
        const attacker = context.attack?.attacker ?? null;
        const own = sparedOnBench(t.view, context, uid) ? [...(verb.ignores ?? []), ...BENCH_SPARED] : verb.ignores;
        const ignores = attacker === null ? own : setAsideFor(t.view, attacker, uid, own);
        const damage =
          attacker === null ? amount : reckonedFrom(t, amount, { uid, attacker, ignores, bench: verb.bench }, context);
        if (pokemonOf(t.state, uid) === null) continue;
        if (attacker !== null && uid !== attacker) {
          const isAny = isDamage(amount);
          if (!isDamage(damage)) spendOnDamage(t, uid, attacker, { ...(ignores && { ignores }), isLeft: false, isAny });
        }
        if (!isDamage(damage)) continue;
        if (attacker !== null && preventedByCoin(t, uid, ignores)) continue;
        const points = inCounters(t.view, damage, t.why);
        const done = attacker === null ? points : withSurvival(t, uid, points, ignores, attacker);
        if (attacker !== null && uid !== attacker)
          spendOnDamage(t, uid, attacker, { ...(ignores && { ignores }), isLeft: true, isAny: true });
        if (isDamage(done)) t.put({ kind: 'damaged', uid, amount: done, by: attacker });
      }
    },
    changes: (view, verb, context) => someFits(view, verb.to, context, () => true),
  },
  counters: {
    says: 'Places damage counters, which are not damage; `up-to`: as many of them as its player likes, one at least in a document that says so.',
    rules: ['304.3', '304.4d'],
    example: { counters: 2, on: { each: { side: 'theirs' } } },
    stands: 'anywhere',
    bears: ['damage'],
    play(t, verb, context) {
      const most = counted(t, verb.counters, context);
      const counters = verb['up-to'] === true ? countersUpTo(t, most, false, context) : most;
      // None reach nobody, and nothing has to keep them off.
      if (counters === 0) return;
      const open = (pokemon: Pokemon): boolean => !countersGoElsewhere(t.view, [pokemon, context], t.why);
      for (const uid of reached(t, verb.on, context, open, { counters })) {
        if (context.attack !== null) countersMeet(t.view, context.attack.attacker, uid);
        (context.attack === null ? placeCountersOtherwise : placeCounters)(t, uid, counters);
      }
    },
    changes: (view, verb, context) => someReached(view, verb.on, context, () => true, 'counters'),
  },
  heal: {
    says: 'Takes damage off, never more than there is; a COUNT other than a number is of counters. `up-to`: as many of those counters as its player likes, one at least in a document that says so.',
    rules: ['304.1'],
    example: { heal: 20, from: 'self' },
    stands: 'anywhere',
    bears: ['damage'],
    needsObject: () => true,
    play(t, verb, context) {
      const amount = typeof verb.heal === 'object' ? counted(t, verb.heal, context) * 10 : verb.heal;
      if (amount === 0) return;
      const hurt = (pokemon: Pokemon): boolean => isDamaged(pokemon) || isUndescribed(t.view, pokemon);
      const uids = reached(t, verb.from, context, hurt);
      if (context.attack === null) someAreDamaged(t, uids);
      for (const uid of uids) {
        describedUnless(t.view, uid, isDamaged);
        heal(t, uid, verb['up-to'] === true ? healedUpTo(t, uid, amount, context) : amount);
      }
    },
    changes: (view, verb, context) =>
      someReached(
        view,
        verb.from,
        context,
        (pokemon) => isDamaged(pokemon) && claimsOn(view, pokemon, 'no-heal').length === 0,
      ),
  },
  'knock-out': {
    says: 'A Pokémon is Knocked Out, whatever damage is on it; the checks take it off.',
    rules: ['303.1c'],
    example: { 'knock-out': 'opponents-active' },
    stands: 'anywhere',
    bears: ['knock-out'],
    play(t, verb, context) {
      for (const uid of reached(t, verb['knock-out'], context)) {
        describedUnless(t.view, uid, () => false);
        t.put({ kind: 'happened', uid, what: STRUCK_OUT });
      }
    },
    changes: (view, verb, context) => someReached(view, verb['knock-out'], context, () => true),
  },
  cure: {
    says: 'Ends Special Conditions: `all`, or those named.',
    rules: ['311.1', '903.1'],
    example: { cure: 'all', on: 'your-active' },
    stands: 'anywhere',
    bears: ['conditions'],
    needsObject: () => true,
    play(t, verb, context) {
      const card = (context.card === null ? null : t.view.cardAt(context.card)?.name) ?? context.place;
      const names = conditionsCured(t.view, verb.cure, card, t.why);
      for (const uid of reached(t, verb.on, context)) {
        describedUnless(t.view, uid, (pokemon) => !isActive(t.view, pokemon) || hasMarks(pokemon));
        for (const name of names) {
          const pokemon = pokemonOf(t.state, uid);
          const mark = pokemon === null ? null : conditionOf(pokemon, name);
          if (mark !== null) removeMark(t, uid, mark);
        }
      }
    },
    changes(view, verb, context) {
      const card = context.card === null ? null : view.cardAt(context.card);
      const names = conditionsCured(view, verb.cure, card?.name ?? context.place);
      return someReached(view, verb.on, context, (pokemon) =>
        names.some((name) => conditionOf(pokemon, name) !== null),
      );
    },
  },
} satisfies Defined<typeof SHAPES_ON_POKEMON>;
