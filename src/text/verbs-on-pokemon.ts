import {
  activeHidden,
  activesOf,
  claimsOn,
  conditionOf,
  isActive,
  isUndescribed,
  playerOf,
  pokemonOf,
  type View,
} from '../claims/index.ts';
import { reading, unknownFact } from '../engine/index.ts';
import {
  afflict,
  conditionsCured,
  countersMeet,
  damageToItself,
  exchange,
  hasMarks,
  heal,
  inCounters,
  isDamage,
  isDamaged,
  placeCounters,
  placeUnknown,
  preventedByCoin,
  reckon,
  removeMark,
  setAsideFor,
  type TextContext,
  winning,
  withSurvival,
} from '../rules/index.ts';
import { type Pokemon, type SetAside, STRUCK_OUT, type Uid } from '../state/index.ts';
import { count } from './count.ts';
import { countersUpTo } from './how-many-cards.ts';
import { type Change, opponentMeantBy, someFits } from './looking.ts';
import { opponentOf, type VerbOf, type Verbs } from './play-verb.ts';
import { countersGoElsewhere, keptOff, reached, reachesTheActiveAlone, reachesWhoComesUp } from './prevention.ts';
import { cannotDo } from './required.ts';
import { choosePokemon, describedUnless, fitToComeUp, orNamed, resolve } from './who.ts';
import { MAKES_THE_CHOICE } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-bench-to-switch'],
  question: ['switch-with'],
} as const;

/** A text that brings a Benched Pokémon of the opponent up is about that one. Asked where something keeps it off the Active one. */
const aimsAtBench = reading(
  {
    'comprehensive-2009': 'absent',
    'advanced-2018': ['II.C-05#1', 'is put into their Active Spot'],
    'advanced-2025': ['II.C-05#1', 'is put into their Active Spot'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

const BENCH_SPARED = ['weakness', 'resistance'] as const satisfies readonly SetAside[];

/** Does the text of the attack leave Weakness and Resistance out for this Pokémon, because it is Benched? */
const sparedOnBench = (view: View, { attack }: TextContext, uid: Uid): boolean => {
  const pokemon = attack?.attack.sparesBench === true ? pokemonOf(view.state, uid) : null;
  return pokemon !== null && !isActive(view, pokemon);
};

const benchChanges = (view: View, seat: TextContext['seat'], named: TextContext['named']): Change => {
  const player = playerOf(view.state, seat);
  // Named may be whom it brings in, or whom it takes back.
  const goes = player.active.some((pokemon) => pokemon !== null && pokemon.uid === named);
  if (named !== undefined && !goes) return player.bench.some(({ uid }) => uid === named);
  if (!player.benchGiven) return null;
  return player.bench.length > 0;
};

/** Is it affected just so already? Another Paralysis may last longer than the old one. */
const isSoAffected = (pokemon: Pokemon, verb: VerbOf<'condition'>): boolean => {
  const there = conditionOf(pokemon, verb.condition);
  if (there === null || verb.condition === 'paralyzed') return false;
  const other = pokemon.marks.findLast(({ parent, says }) => parent === there.id && typeof says.counters === 'number');
  return other?.says.counters === verb.counters;
};

/** Conditions, damage, counters, healing, switching. */
export const verbsOnPokemon = {
  condition: {
    play(t, verb, context) {
      for (const uid of reached(t, verb.on, context)) {
        afflict(t, uid, verb.condition, { seat: context.seat, name: context.place }, verb.counters ?? verb.coins);
      }
    },
    changes: (view, verb, context) => someFits(view, verb.on, context, (pokemon) => !isSoAffected(pokemon, verb)),
  },
  damage: {
    play(t, verb, context) {
      const amount = count(t, verb.damage, context);
      for (const uid of resolve(t, verb.to, context)) {
        const attacker = context.attack?.attacker ?? null;
        const own = sparedOnBench(t.view, context, uid) ? [...(verb.ignores ?? []), ...BENCH_SPARED] : verb.ignores;
        const ignores = attacker === null ? own : setAsideFor(t.view, attacker, uid, own);
        const reckoned = uid === attacker ? damageToItself : reckon;
        const damage =
          attacker === null
            ? amount
            : reckoned(
                t.view,
                t.rules.answers,
                amount,
                { attacker, target: uid, ignores: ignores ?? [], attack: context.attack?.attack.name ?? '' },
                t.why,
              );
        if (!isDamage(damage) || pokemonOf(t.state, uid) === null) continue;
        if (attacker !== null && preventedByCoin(t, uid, ignores)) continue;
        const points = inCounters(t.view, damage, t.why);
        const done = attacker === null ? points : withSurvival(t, uid, points, ignores, attacker);
        if (isDamage(done)) t.put({ kind: 'damaged', uid, amount: done, by: attacker });
      }
    },
    changes: (view, verb, context) => someFits(view, verb.to, context, () => true),
  },
  counters: {
    play(t, verb, context) {
      const most = count(t, verb.counters, context);
      const counters = verb['up-to'] === true ? countersUpTo(t, most, false, context) : most;
      const open = (pokemon: Pokemon): boolean => !countersGoElsewhere(t.view, [pokemon, context], t.why);
      for (const uid of reached(t, verb.on, context, open)) {
        if (context.attack !== null && counters > 0) countersMeet(t.view, context.attack.attacker, uid);
        placeCounters(t, uid, counters);
      }
    },
    changes: (view, verb, context) => someFits(view, verb.on, context, () => true),
  },
  heal: {
    play(t, verb, context) {
      const amount = typeof verb.heal === 'object' ? count(t, verb.heal, context) * 10 : verb.heal;
      if (amount === 0) return;
      const hurt = (pokemon: Pokemon): boolean => isDamaged(pokemon) || isUndescribed(t.view, pokemon);
      for (const uid of reached(t, verb.from, context, hurt)) {
        describedUnless(t.view, uid, isDamaged);
        heal(t, uid, amount);
      }
    },
    changes: (view, verb, context) =>
      someFits(
        view,
        verb.from,
        context,
        (pokemon) => isDamaged(pokemon) && claimsOn(view, pokemon, 'no-heal').length === 0,
      ),
  },
  'knock-out': {
    play(t, verb, context) {
      for (const uid of reached(t, verb['knock-out'], context)) {
        describedUnless(t.view, uid, () => false);
        t.put({ kind: 'happened', uid, what: STRUCK_OUT });
      }
    },
    changes: (view, verb, context) => someFits(view, verb['knock-out'], context, () => true),
  },
  win: {
    play(t, _verb, context) {
      winning.winsByCard(t, context.seat);
    },
    changes: () => true,
  },
  lose: {
    play(t, _verb, context) {
      winning.losesByCard(t, context.seat);
    },
    changes: () => true,
  },
  'take-prizes': {
    play(t, verb, context) {
      t.put({ kind: 'prizes-due', seat: context.seat, prizes: verb['take-prizes'] });
    },
    changes: () => true,
  },
  cure: {
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
      return someFits(view, verb.on, context, (pokemon) => names.some((name) => conditionOf(pokemon, name) !== null));
    },
  },
  switch: {
    play(t, verb, context) {
      const seat = verb.switch === 'yours' ? context.seat : opponentOf(t, context);
      const by =
        (verb.chooser ?? (verb.switch === 'yours' ? 'you' : 'opponent')) === 'you'
          ? context.seat
          : opponentOf(t, context);
      const player = playerOf(t.state, seat);
      if (activeHidden(player)) placeUnknown(t.view, ['active', seat]);
      const actives = activesOf(player);
      const out =
        actives.length < 2
          ? actives[0]?.uid
          : verb.away === 'opponent'
            ? choosePokemon(t, actives, opponentOf(t, context), 'which-active')
            : t.rules.answers.form.oneActive(t, actives, context);
      const active = actives.find((pokemon) => pokemon.uid === out) ?? null;
      const pullsUp = verb.switch === 'theirs' && by === context.seat;
      if (active === null) return void cannotDo(t, context);
      const untouched = keptOff(t.view, active.uid, context) && pullsUp && aimsAtBench(t.view, []);
      if (!untouched && keptOff(t.view, active.uid, context, t.why)) return void cannotDo(t, context);
      if (!player.benchGiven) unknownFact(t.view, MAKES_THE_CHOICE, 'bench-not-told', { player: seat });
      if (player.bench.length === 0) {
        t.note('no-bench-to-switch', { player: seat });
        return void cannotDo(t, context);
      }
      const among =
        verb.with === 'self'
          ? player.bench.filter(({ uid }) => uid === context.uid)
          : orNamed(fitToComeUp(t.view, verb, player.bench, context), context);
      if (among.length === 0) return void cannotDo(t, context);
      const into = choosePokemon(t, among, by, 'switch-with');
      // Asked only where something keeps that one out of it: a document may not say what then becomes of the exchange.
      if (into !== null && verb.switch === 'theirs' && keptOff(t.view, into, context)) {
        const stays = pullsUp ? reachesWhoComesUp(t.view, [into, context], t.why) : !reachesTheActiveAlone(t.view, []);
        if (stays) return void cannotDo(t, context);
      }
      if (into !== null) exchange(t, seat, active.uid, into);
    },
    changes(view, verb, context) {
      if (verb.with === 'self') return playerOf(view.state, context.seat).bench.some(({ uid }) => uid === context.uid);
      if (verb.of !== undefined)
        return someFits(view, { one: { ...verb.of, side: verb.switch, place: 'bench' } }, context, () => true);
      return benchChanges(view, verb.switch === 'yours' ? context.seat : opponentMeantBy(view, context), context.named);
    },
  },
} satisfies Partial<Verbs>;
