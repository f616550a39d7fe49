import {
  activeHidden,
  activesOf,
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
  type T,
  type TextContext,
  winning,
  withSurvival,
} from '../rules/index.ts';
import { type Pokemon, type SetAside, STRUCK_OUT, type Uid } from '../state/index.ts';
import { count } from './count.ts';
import { countersUpTo } from './how-many-cards.ts';
import { opponentOf, type Player, type VerbOf } from './play-verb.ts';
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

/** Conditions, damage, counters, healing, switching. */
export const verbsOnPokemon: Player = {
  condition(t: T, verb: VerbOf<'condition'>, context: TextContext): void {
    for (const uid of reached(t, verb.on, context)) {
      afflict(t, uid, verb.condition, { seat: context.seat, name: context.place }, verb.counters ?? verb.coins);
    }
  },
  damage(t: T, verb: VerbOf<'damage'>, context: TextContext): void {
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
  counters(t: T, verb: VerbOf<'counters'>, context: TextContext): void {
    const most = count(t, verb.counters, context);
    const counters = verb['up-to'] === true ? countersUpTo(t, most, false, context) : most;
    const open = (pokemon: Pokemon): boolean => !countersGoElsewhere(t.view, [pokemon, context], t.why);
    for (const uid of reached(t, verb.on, context, open)) {
      if (context.attack !== null && counters > 0) countersMeet(t.view, context.attack.attacker, uid);
      placeCounters(t, uid, counters);
    }
  },
  heal(t: T, verb: VerbOf<'heal'>, context: TextContext): void {
    const amount = typeof verb.heal === 'object' ? count(t, verb.heal, context) * 10 : verb.heal;
    if (amount === 0) return;
    const hurt = (pokemon: Pokemon): boolean => isDamaged(pokemon) || isUndescribed(t.view, pokemon);
    for (const uid of reached(t, verb.from, context, hurt)) {
      describedUnless(t.view, uid, isDamaged);
      heal(t, uid, amount);
    }
  },
  'knock-out'(t: T, verb: VerbOf<'knock-out'>, context: TextContext): void {
    for (const uid of reached(t, verb['knock-out'], context)) {
      describedUnless(t.view, uid, () => false);
      t.put({ kind: 'happened', uid, what: STRUCK_OUT });
    }
  },
  win(t: T, _verb: VerbOf<'win'>, context: TextContext): void {
    winning.winsByCard(t, context.seat);
  },
  lose(t: T, _verb: VerbOf<'lose'>, context: TextContext): void {
    winning.losesByCard(t, context.seat);
  },
  'take-prizes'(t: T, verb: VerbOf<'take-prizes'>, context: TextContext): void {
    t.put({ kind: 'prizes-due', seat: context.seat, prizes: verb['take-prizes'] });
  },
  cure(t: T, verb: VerbOf<'cure'>, context: TextContext): void {
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
  switch(t: T, verb: VerbOf<'switch'>, context: TextContext): void {
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
};
