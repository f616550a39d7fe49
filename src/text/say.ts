import {
  CONDITIONS,
  type Condition,
  claimsOn,
  conditionOf,
  fits,
  holds,
  nameOf,
  opponentsOf,
  playerOf,
  pokemonOf,
  seatOf,
} from '../claims/index.ts';
import { NotModelled, notTold, type Play, reading, step } from '../engine/index.ts';
import {
  activeOf,
  afflict,
  check,
  evolution,
  evolve,
  exchange,
  heal,
  placeCounters,
  reckon,
  removeMark,
  type T,
  type TextContext,
} from '../rules/index.ts';
import { type Json, type Mark, type Pokemon, type Seat, sameName, type Uid } from '../state/index.ts';
import { draw, drawUntil, search, shuffle, shuffleHandIn } from './cards-of-piles.ts';
import { count, flip } from './count.ts';
import { canDiscard, discardAttached, discardEnergy, fittingEnergy, moveEnergy, pickEnergy } from './energy-verbs.ts';
import { candyTargets, evolvesByCandy } from './rare-candy.ts';
import type { Duration, Verb, Who } from './verb.ts';
import { choosePokemon, resolve } from './who.ts';

/** Plays a card's text written as verbs, in the order of the text. */

type Player = { readonly [K in string]: (t: T, verb: never, context: TextContext) => Play<void> };

/** Protection from effects is asked before each effect on a Pokémon; it never undoes one that is there already. */
const isPrevented = reading(
  { 'comprehensive-2009': ['400.2', 'prevented'] },
  (view, [uid, context]: readonly [Uid, TextContext], why): boolean => {
    const pokemon = pokemonOf(view.state, uid);
    const source = context.attack === null ? null : pokemonOf(view.state, context.attack.attacker);
    if (pokemon === null || source === null) return false;
    const shield = claimsOn(view, pokemon, 'prevent').find(
      ({ claim, from }) =>
        claim.what !== 'damage' && (claim.from === undefined || fits(view, source, claim.from, from)),
    );
    if (shield !== undefined && uid !== source.uid)
      why('effect-prevented', { by: shield.name, pokemon: nameOf(view, pokemon) });
    return shield !== undefined && uid !== source.uid;
  },
  () => false,
);

const reached = function* (
  t: T,
  who: Who,
  context: TextContext,
  wanted?: (pokemon: Pokemon) => boolean,
): Play<readonly Uid[]> {
  const uids = yield* resolve(t, who, context, wanted);
  return uids.filter((uid) => !isPrevented(t.view, [uid, context], t.why));
};

/**
 * What a resolving effect does to another Pokémon is a new effect of the same source, which may be prevented by itself. What has left and cannot
 * arrive goes to its owner's discard pile: the document does not say where, and nothing else is left for it.
 */
const arrives = step(
  { 'comprehensive-2009': ['400.2a', 'new effect'] },
  function* (t: T, to: Uid, context: TextContext): Play<boolean> {
    return !isPrevented(t.view, [to, context], t.why);
  },
  (_t: T, _to: Uid, _context: TextContext): boolean => true,
);

const opponentOf = (t: T, seat: Seat): Seat => opponentsOf(t.state, seat)[0] ?? seat;

const endOf = (t: T, until: Duration): Mark['until'] => {
  const round = t.state.players.length;
  switch (until) {
    case 'this-turn':
      return { turn: t.state.turn, checkup: false };
    case 'opponents-next-turn':
      return { turn: t.state.turn + 1, checkup: false };
    case 'your-next-turn':
      return { turn: t.state.turn + round, checkup: false };
    case 'while-in-play':
      return null;
  }
};

/** What a required part cannot do ends the attack (CR 603.4g). */
const cannot = (t: T, context: TextContext): void => {
  if (context.required !== true || context.attack === null) return;
  context.attack.ended = 'cannot-discard';
  t.put({ kind: 'attack-ended', code: 'cannot-discard' });
};

type VerbOf<K extends string> = Extract<Verb, { readonly [P in K]: unknown }>;

const verbs: Player = {
  *flip(t: T, verb: VerbOf<'flip'>, context: TextContext): Play<void> {
    const heads = yield* flip(t, context, verb.by);
    yield* sayAll(t, (heads ? verb.flip.heads : verb.flip.tails) ?? [], context);
  },
  *'flip-coins'(t: T, verb: VerbOf<'flip-coins'>, context: TextContext): Play<void> {
    for (let coin = 0; coin < verb['flip-coins']; coin += 1) {
      if (yield* flip(t, context)) yield* sayAll(t, verb['each-heads'], context);
    }
  },
  *condition(t: T, verb: VerbOf<'condition'>, context: TextContext): Play<void> {
    for (const uid of yield* reached(t, verb.on, context)) {
      yield* afflict(t, uid, verb.condition, { seat: context.seat, name: context.place }, verb.counters);
    }
  },
  *damage(t: T, verb: VerbOf<'damage'>, context: TextContext): Play<void> {
    const amount = yield* count(t, verb.damage, context);
    for (const uid of yield* resolve(t, verb.to, context)) {
      const attacker = context.attack?.attacker ?? null;
      const own = attacker !== null && uid === attacker;
      const damage =
        own || attacker === null ? amount : reckon(t.view, t.rules.answers, amount, { attacker, target: uid }, t.why);
      if (damage > 0 && pokemonOf(t.state, uid) !== null)
        t.put({ kind: 'damaged', uid, amount: damage, by: attacker, attack: true });
    }
  },
  *counters(t: T, verb: VerbOf<'counters'>, context: TextContext): Play<void> {
    const counters = yield* count(t, verb.counters, context);
    for (const uid of yield* reached(t, verb.on, context)) yield* placeCounters(t, uid, counters);
  },
  *heal(t: T, verb: VerbOf<'heal'>, context: TextContext): Play<void> {
    const hurt = (pokemon: { readonly damage: number }): boolean => pokemon.damage > 0;
    for (const uid of yield* resolve(t, verb.from, context, hurt)) yield* heal(t, uid, verb.heal);
  },
  *cure(t: T, verb: VerbOf<'cure'>, context: TextContext): Play<void> {
    for (const uid of yield* resolve(t, verb.on, context)) {
      for (const name of verb.cure === 'all' ? CONDITIONS : verb.cure) {
        const pokemon = pokemonOf(t.state, uid);
        const mark = pokemon === null ? null : conditionOf(pokemon, name);
        if (mark !== null) yield* removeMark(t, uid, mark);
      }
    }
  },
  *draw(t: T, verb: VerbOf<'draw'>, context: TextContext): Play<void> {
    yield* draw(t, verb.who === 'opponent' ? opponentOf(t, context.seat) : context.seat, verb.draw);
  },
  *'draw-until'(t: T, verb: VerbOf<'draw-until'>, context: TextContext): Play<void> {
    yield* drawUntil(t, context.seat, verb['draw-until']);
  },
  *switch(t: T, verb: VerbOf<'switch'>, context: TextContext): Play<void> {
    const seat = verb.switch === 'yours' ? context.seat : opponentOf(t, context.seat);
    const by =
      (verb.chooser ?? (verb.switch === 'yours' ? 'you' : 'opponent')) === 'you'
        ? context.seat
        : opponentOf(t, context.seat);
    const active = activeOf(t.view, seat);
    const player = playerOf(t.state, seat);
    if (active === null || isPrevented(t.view, [active.uid, context], t.why)) return;
    if (!player.benchTold)
      notTold(t.view, { 'comprehensive-2009': ['400.3', 'makes the choice'] }, 'bench-not-told', { player: seat });
    if (player.bench.length === 0) {
      t.note('no-bench-to-switch', { player: seat });
      return;
    }
    const into = yield* choosePokemon(t, player.bench, by, 'switch-with');
    if (into !== null) yield* exchange(t, seat, active.uid, into);
  },
  *'discard-energy'(t: T, verb: VerbOf<'discard-energy'>, context: TextContext): Play<void> {
    const has = (pokemon: Pokemon): boolean => fittingEnergy(t.view, pokemon.uid, verb).length > 0;
    for (const uid of yield* reached(t, verb.from, context, has)) {
      const fitting = fittingEnergy(t.view, uid, verb, t.why);
      if (!canDiscard(t, fitting, verb['discard-energy'])) cannot(t, context);
      if (context.attack?.ended === 'cannot-discard') return;
      yield* discardEnergy(t, uid, yield* pickEnergy(t, fitting, verb['discard-energy'], context));
    }
  },
  *'move-energy'(t: T, verb: VerbOf<'move-energy'>, context: TextContext): Play<void> {
    const has = (pokemon: Pokemon): boolean => fittingEnergy(t.view, pokemon.uid, verb).length > 0;
    const [from] = yield* reached(t, verb.from, context, has);
    if (from === undefined) return;
    const fitting = fittingEnergy(t.view, from, verb, t.why);
    if (fitting.length === 0) return;
    const [to] = yield* resolve(t, verb.to, context, (pokemon) => pokemon.uid !== from);
    if (to === undefined || to === from) return;
    const picked = yield* pickEnergy(t, fitting, verb['move-energy'], context);
    if (yield* arrives(t, to, context)) yield* moveEnergy(t, from, to, picked);
    else yield* discardEnergy(t, from, picked);
  },
  *'discard-tool'(t: T, verb: VerbOf<'discard-tool'>, context: TextContext): Play<void> {
    for (const uid of yield* reached(t, verb['discard-tool'], context)) {
      for (const { card, as } of pokemonOf(t.state, uid)?.attached ?? []) {
        if (as === 'tool' || (t.view.cardAt(card)?.tags ?? []).includes('tool')) yield* discardAttached(t, card, uid);
      }
    }
  },
  *'discard-stadium'(t: T, _verb: VerbOf<'discard-stadium'>): Play<void> {
    if (t.state.stadium !== null) t.put({ kind: 'stadium-discarded', card: t.state.stadium.card });
  },
  *'discard-hand'(t: T, verb: VerbOf<'discard-hand'>, context: TextContext): Play<void> {
    const hand = playerOf(t.state, context.seat).hand;
    if (!hand.told)
      notTold(t.view, { 'comprehensive-2009': ['400.3', 'makes the choice'] }, 'hand-not-told', {
        player: context.seat,
      });
    for (let gone = 0; gone < verb['discard-hand']; gone += 1) {
      const left = playerOf(t.state, context.seat).hand.cards;
      const options = distinct(t, left);
      if (options.length === 0) return;
      const answer = yield { kind: 'choose', by: context.seat, code: 'discard-from-hand', facts: {}, options };
      const card = options.find((option) => option.key === answer)?.value;
      if (card === undefined) return;
      t.put({
        kind: 'moved',
        card,
        from: { seat: context.seat, zone: 'hand' },
        to: { seat: context.seat, zone: 'discard' },
      });
    }
  },
  *'shuffle-hand'(t: T, verb: VerbOf<'shuffle-hand'>, context: TextContext): Play<void> {
    const who = verb['shuffle-hand'];
    if (who !== 'opponent') yield* shuffleHandIn(t, context.seat);
    if (who !== 'you') yield* shuffleHandIn(t, opponentOf(t, context.seat));
  },
  *search(t: T, verb: VerbOf<'search'>, context: TextContext): Play<void> {
    const seat = context.seat;
    if (verb.to === 'bench' && !playerOf(t.state, seat).benchTold) {
      notTold(t.view, { 'comprehensive-2009': ['300.3', 'more than five'] }, 'bench-not-told', { player: seat });
    }
    const room =
      verb.to === 'bench'
        ? t.rules.answers.benchLimit(t.view, [seat], t.why) - playerOf(t.state, seat).bench.length
        : verb.count;
    const found = yield* search(t, context, 'deck', verb.search, Math.min(verb.count, room), verb['up-to'] === true);
    for (const card of found) {
      if (verb.to === 'bench') t.put({ kind: 'benched', card, seat, from: 'deck', uid: t.nextUid });
      else t.put({ kind: 'moved', card, from: { seat, zone: 'deck' }, to: { seat, zone: 'hand' } });
    }
    yield* shuffle(t, seat);
  },
  *'from-discard'(t: T, verb: VerbOf<'from-discard'>, context: TextContext): Play<void> {
    const seat = context.seat;
    const found = yield* search(t, context, 'discard', verb['from-discard'], verb.count, verb['up-to'] === true);
    for (const card of found)
      t.put({ kind: 'moved', card, from: { seat, zone: 'discard' }, to: { seat, zone: verb.to } });
    if (verb.to === 'deck') yield* shuffle(t, seat);
  },
  *'rare-candy'(t: T, _verb: VerbOf<'rare-candy'>, context: TextContext): Play<void> {
    const chosen = yield* choosePokemon(t, candyTargets(t.view, context.seat), context.seat, 'choose-pokemon');
    if (chosen === null) return;
    const options = distinct(
      t,
      playerOf(t.state, context.seat).hand.cards.filter((id) => evolvesByCandy(t.view, id, chosen)),
    );
    const answer = yield { kind: 'choose', by: context.seat, code: 'evolve-into', facts: {}, options };
    const card = options.find((option) => option.key === answer)?.value;
    if (card === undefined) return;
    yield* evolve(t, card, chosen, 'hand');
    yield* check(t);
  },
  *devolve(t: T, verb: VerbOf<'devolve'>, context: TextContext): Play<void> {
    for (const uid of yield* reached(t, verb.devolve, context, (pokemon) => t.view.readings.evolved(t.view, pokemon))) {
      const owner = seatOf(t.state, uid) ?? context.seat;
      yield* evolution.devolve(t, uid, { seat: owner, zone: verb.to });
      if (verb.to === 'deck') yield* shuffle(t, owner);
      yield* check(t);
    }
  },
  *lasting(t: T, verb: VerbOf<'lasting'>, context: TextContext): Play<void> {
    const mark = (): Mark => ({
      id: t.state.nextMark,
      says: {
        ...(verb.lasting as unknown as { readonly [key: string]: Json }),
        ...(verb.ends === undefined ? {} : { ends: verb.ends }),
      },
      name: context.place,
      seat: context.seat,
      origin: context.origin === 'power' ? 'power' : context.origin === 'attack' ? 'attack' : 'card',
      marker: verb.marker === true,
      from: t.state.turn,
      until: endOf(t, verb.until),
      parent: null,
    });
    if (verb.on === 'you' || verb.on === 'opponent') {
      t.put({
        kind: 'player-marked',
        seat: verb.on === 'you' ? context.seat : opponentOf(t, context.seat),
        mark: mark(),
      });
      return;
    }
    for (const uid of yield* reached(t, verb.on, context)) t.put({ kind: 'marked', uid, mark: mark() });
  },
  *choose(t: T, verb: VerbOf<'choose'>, context: TextContext): Play<void> {
    yield* resolve(t, { one: verb.choose }, context);
  },
  *if(t: T, verb: VerbOf<'if'>, context: TextContext): Play<void> {
    const met = holds(t.view, verb.if as Condition, { seat: context.seat, uid: context.uid });
    yield* sayAll(t, (met ? verb.then : verb.else) ?? [], context);
  },
  *may(t: T, verb: VerbOf<'may'>, context: TextContext): Play<void> {
    const options = [
      { key: 'yes', aliases: ['y'], value: 1 },
      { key: 'no', aliases: ['n'], value: 0 },
    ];
    const answer = yield { kind: 'choose', by: context.seat, code: 'may', facts: { place: context.place }, options };
    if (answer === 'yes') yield* sayAll(t, verb.may, context);
  },
  *nothing(t: T, _verb: VerbOf<'nothing'>, context: TextContext): Play<void> {
    if (context.attack === null) return;
    context.attack.ended = 'does-nothing';
    t.put({ kind: 'attack-ended', code: 'does-nothing' });
  },
  *'not-modelled'(_t: T, verb: VerbOf<'not-modelled'>, context: TextContext): Play<void> {
    throw new NotModelled(context.card, context.place, verb['not-modelled']);
  },
};

const distinct = (t: T, cards: readonly number[]) => {
  const options: { key: string; aliases: string[]; value: number }[] = [];
  for (const id of cards) {
    const key = t.view.cardAt(id)?.name ?? 'a card not described';
    if (!options.some((option) => sameName(option.key, key))) options.push({ key, aliases: [], value: id });
  }
  return options;
};

/** The names of all verbs this interpreter plays. */
export const VERB_NAMES: readonly string[] = Object.keys(verbs);

const verbNameOf = (verb: Json): string | null => {
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return null;
  // A condition may also carry `counters`, which is a verb elsewhere.
  if ('condition' in verb) return 'condition';
  return Object.keys(verb).find((key) => key in verbs) ?? null;
};

export const sayAll = function* (t: T, does: readonly (Verb | Json)[], context: TextContext): Play<void> {
  for (const verb of does) {
    const name = verbNameOf(verb as Json);
    const play = name === null ? undefined : verbs[name];
    if (play === undefined) throw new NotModelled(context.card, context.place, JSON.stringify(verb));
    yield* play(t, verb as never, context);
    if (context.attack !== null && context.attack.ended !== null) return;
  }
};
