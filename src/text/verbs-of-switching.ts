import { activeHidden, activesOf, filter, playerOf, table, type View, word } from '../claims/index.ts';
import { lawOf, reading, unknownFact } from '../engine/index.ts';
import { exchange, placeUnknown, type TextContext } from '../rules/index.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { type Change, opponentMeantBy, someFits } from './looking.ts';
import {
  ABOUT_THE_ACTIVE_ALONE,
  keptOff,
  protectedIsSaid,
  reachesTheActiveAlone,
  reachesWhoComesUp,
} from './prevention.ts';
import { cannotDo } from './required.ts';
import { choosePokemon, fitToComeUp, orNamed, sayWhoIsNotMeant } from './who.ts';
import { choiceLaw } from './who-chooses.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['no-bench-to-switch', 'none-to-come-up'],
  question: ['switch-with'],
} as const;

/** An Active Pokémon that changes places with a Benched one. */

const BROUGHT_UP = 'whether the Active Pokémon goes to the Bench for another one if something keeps this text off it';

/** A text that brings a Benched Pokémon of the opponent up is about that one. Asked where something keeps it off the Active one. */
const ABOUT_THE_BENCHED_ONE = lawOf({
  'neo-2001': { open: BROUGHT_UP, near: 'Order.5' },
  'ex-2003': { open: BROUGHT_UP, near: 'Options#2' },
  'comprehensive-2009': 'absent',
  'xy-2016': { open: BROUGHT_UP, near: 'Attack.E' },
  'me-2026': { open: BROUGHT_UP, near: 'Attack.B' },
  'advanced-2018': ['II.C-05#1', 'is put into their Active Spot'],
  'advanced-2025': ['II.C-05#1', 'is put into their Active Spot'],
});

const aimsAtBench = reading(
  ABOUT_THE_BENCHED_ONE,
  (_view, _args: readonly []) => true,
  () => false,
);

const benchChanges = (view: View, seat: TextContext['seat'], named: TextContext['named']): Change => {
  const player = playerOf(view.state, seat);
  // Named may be whom it brings in, or whom it takes back.
  const goes = player.active.some((pokemon) => pokemon !== null && pokemon.uid === named);
  if (named !== undefined && !goes) return player.bench.some(({ uid }) => uid === named);
  if (!player.benchGiven) return null;
  return player.bench.length > 0;
};

const howExchanged = (whose: 'yours' | 'theirs', pullsUp: boolean) => {
  if (whose === 'yours') return 'switch';
  return pullsUp ? 'brought-up' : 'sent-back';
};

export const SHAPES_OF_SWITCHING = {
  switch: table(
    {
      switch: word('yours', 'theirs'),
      chooser: word('you', 'opponent'),
      with: word('self', 'chosen'),
      of: filter,
      /** Of two Active Pokémon (CR 701) the opponent picks the one that goes. */
      away: word('opponent'),
    },
    'switch',
  ),
};

export const verbsOfSwitching = {
  switch: {
    says: 'An Active Pokémon changes places with a Benched one. The player who has to do it picks; `chooser` says otherwise; `with: self` brings up the Benched Pokémon that has the text, `with: chosen` the one that came last; `of` is a FILTER of those that may come up; `away: opponent`: of two Active Pokémon the opponent picks the one that goes. It is not a retreat.',
    rules: ['309.1', '400.3'],
    example: { switch: 'theirs', chooser: 'you' },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    picks: true,
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
      const shielded = pullsUp && keptOff(t.view, active.uid, context);
      if (shielded) protectedIsSaid(t, active.uid, context, ABOUT_THE_BENCHED_ONE);
      const untouched = shielded && aimsAtBench(t.view, []);
      if (!untouched && keptOff(t.view, active.uid, context, t.why)) return void cannotDo(t, context);
      if (!player.benchGiven) unknownFact(t.view, choiceLaw(t), 'bench-not-told', { player: seat });
      if (player.bench.length === 0) {
        t.note('no-bench-to-switch', { player: seat });
        return void cannotDo(t, context);
      }
      const among =
        verb.with !== undefined
          ? player.bench.filter(({ uid }) => uid === (verb.with === 'self' ? context.uid : context.chosen))
          : orNamed(fitToComeUp(t.view, verb, player.bench, context), context);
      if (among.length === 0) {
        if (verb.of !== undefined) t.note('none-to-come-up', { player: seat, filter: JSON.stringify(verb.of) });
        return void cannotDo(t, context);
      }
      if (verb.of !== undefined)
        sayWhoIsNotMeant(t, verb.of, player.bench, fitToComeUp(t.view, verb, player.bench, context));
      const into = choosePokemon(t, among, by, 'switch-with');
      // Asked only where something keeps that one out of it: a document may not say what then becomes of the exchange.
      if (into !== null && verb.switch === 'theirs' && keptOff(t.view, into, context)) {
        if (!pullsUp) protectedIsSaid(t, into, context, ABOUT_THE_ACTIVE_ALONE);
        const stays = pullsUp ? reachesWhoComesUp(t.view, [into, context], t.why) : !reachesTheActiveAlone(t.view, []);
        if (stays) return void cannotDo(t, context);
      }
      if (into !== null) exchange(t, seat, active.uid, into, howExchanged(verb.switch, pullsUp));
    },
    changes(view, verb, context) {
      // Who is chosen is known when it is played.
      if (verb.with === 'chosen') return null;
      if (verb.with === 'self') return playerOf(view.state, context.seat).bench.some(({ uid }) => uid === context.uid);
      if (verb.of !== undefined)
        return someFits(view, { one: { ...verb.of, side: verb.switch, place: 'bench' } }, context, () => true);
      return benchChanges(view, verb.switch === 'yours' ? context.seat : opponentMeantBy(view, context), context.named);
    },
  },
} satisfies Defined<typeof SHAPES_OF_SWITCHING>;
