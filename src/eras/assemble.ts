import type { Doc, RuledDoc, RuleId } from '../corpus/index.ts';
import { type Action, isSetUp, type Probe } from '../engine/index.ts';
import {
  addUp,
  announced,
  attack,
  attacksTwice,
  basic,
  bench,
  cards,
  check,
  conditionsMeant,
  deckSize,
  discardPile,
  effectiveTypes,
  energy,
  evolution,
  evolved,
  type FormatAnswers,
  features,
  handOnlyOf,
  handSize,
  hasLost,
  hasMorePrizes,
  hasName,
  hasOwner,
  hasRuleBox,
  hasTool,
  inForce,
  inNewestWording,
  isOfKind,
  levelUp,
  lookingBack,
  lostZone,
  type Moment,
  meantByOwnName,
  muteEachOther,
  phases,
  placeUnknown,
  prizesLeft,
  prizesTakenBy,
  type Rules,
  resists,
  retreat,
  silences,
  silencesTool,
  speaksOf,
  stadiumIsOf,
  stadiums,
  stageOf,
  type T,
  trainers,
  turn,
  undescribed,
  usingAPower,
  veryNext,
} from '../rules/index.ts';
import type { CardPool, FormatName } from '../state/index.ts';
import { texts } from '../text/index.ts';
import type { Era, Filling } from './resolve.ts';
import { statedIn } from './stated.ts';

export interface RulesetOptions extends Probe {
  readonly pool: CardPool;
  /** The form of play; one against one where none is named. */
  readonly format?: FormatName;
}

// Bound here, once, so that their laws are known before anything is played.
const use = usingAPower.usePower(texts);
const useCard = announced.useCard(texts);

/** The parts of a ruleset that depend on the form of play alone. */
type OfForm = Pick<Rules, 'perform'> & { readonly readings: Omit<Rules['readings'], 'retreatCost'> };

const madeFor = (form: FormatAnswers<never>): OfForm => ({
  readings: {
    basic: (view, pokemon, why) => basic(view, [pokemon], why),
    evolved,
    stage: stageOf,
    hasOwner: (view, pokemon, why) => hasOwner(view, [pokemon], why),
    hasTool,
    hasEnergy: energy.hasEnergy,
    energyOn: energy.energyOn,
    resists,
    stadiumIsOf: (view, seats, why) => stadiumIsOf(view, [seats], why),
    conditionsMeant: (view, names, why) => conditionsMeant(view, [names], why),
    types: effectiveTypes,
    features: (view, pokemon) => features(view, [pokemon]),
    morePrizes: hasMorePrizes,
    meantByOwnName: (view, source, uid) => meantByOwnName(view, [source, uid]),
    hasName,
    ...lookingBack.readings,
    prizesLeft: (view, seat) => prizesLeft(view, [seat]),
    prizesTaken: (view, seat, why) => prizesTakenBy(view, form, seat, why),
    handSize: (view, seat) => handSize(view, [seat]),
    handOnlyOf: (view, seat, name) => handOnlyOf(view, [seat, name]),
    deckSize: (view, seat) => deckSize(view, [seat]),
    discardPile: (view, seat) => discardPile(view, [seat]),
    lostZone: (view, seat) => lostZone(view, [seat]),
    roomToSearch: (view, seat) => bench.roomToSearch(view, [seat, form.benchLimit(view, [seat])]),
    placeUnknown: (view, place, seat) => placeUnknown(view, [place, seat]),
    undescribed: (view, pokemon) => undescribed(view, [pokemon]),
    inForce,
    addUp,
    muteEachOther,
    silences: (view, what, kind, why) => silences(view, [what, kind], why),
    isOfKind,
    hasRuleBox,
    hasLost: (view, pokemon, kind, name) => hasLost(view, [pokemon, kind, name]),
    silencesTool: (view, force) => silencesTool(view, [force]),
    speaksOf: (view, says, kind, why) => speaksOf(view, [says, kind], why),
    opponents: (view, seat) => form.opponents(view, [seat]),
    turnAfter: (view, seat) => form.turnAfter(view, [seat]),
    reach: (view, of, why) => form.reach(view, [of], why),
    means: (view, from, seat) => form.means(view, [from, seat]),
    stadiumSpeaks: (view) => stadiums.stadiumSpeaks(view, []),
  },
  perform: {
    draw: (t: T) => turn.draw(t),
    bench: (t: T, a) => bench.ontoBench(t, a.card),
    'attach-energy': (t: T, a) => energy.attach(t, a.card, a.to),
    evolve: (t: T, a) => evolution.evolveFromHand(t, a.card, a.on),
    'level-up': (t: T, a) => levelUp.levelUp(t, a.card, a.on),
    'play-trainer': trainers.playTrainer,
    'play-supporter': (t: T, a) => t.rules.answers.playSupporter(t, a),
    'play-stadium': (t: T, a) => stadiums.playStadium(t, a),
    retreat: (t: T, a) => retreat.retreat(t, a),
    'use-power': use,
    'use-card': useCard,
    attack: attack.attack,
    'end-turn': (t: T) => turn.noAttack(t),
    'new-game': (t: T) => t.rules.answers.setUp.newGame(t),
    'initial-hand': (t: T, a) => t.rules.answers.setUp.hand(t, a.cards),
    'initial-active': (t: T, a) => t.rules.answers.setUp.active(t, a.card),
    'initial-bench': (t: T, a) => t.rules.answers.setUp.bench(t, a.card),
    'set-prizes': (t: T) => t.rules.answers.setUp.prizes(t),
    mulligan: (t: T) => t.rules.answers.setUp.mulligan(t, t.state.toMove),
    'extra-card': (t: T, { drawn }) =>
      t.rules.answers.setUp.mulligan(t, form.extraFor(t.view, [t.state.toMove]), drawn),
    'first-turn': opening,
  },
});

/** Made once: a file with cards of its own has a pool of its own, and each pool a ruleset. */
const knownFor = new WeakMap<FormatAnswers<never>, OfForm>();

const ofForm = (form: FormatAnswers<never>): OfForm => {
  const made = knownFor.get(form) ?? madeFor(form);
  knownFor.set(form, made);
  return made;
};

const NO_RULES: ReadonlySet<RuleId> = new Set();

/**
 * One document's rules for one pool of cards. `off` switches paragraphs off and `recorder` hears which values rules decided, for tests that ask
 * what a rule is there for.
 */
export const assemble = <D extends RuledDoc>(
  era: Era<D>,
  fallback: Filling | null,
  form: FormatAnswers<never>,
  options: RulesetOptions,
): Rules => {
  const { doc } = era;
  const { answers, forbids, unsaid } = statedIn(era, fallback, form);
  const { readings, perform } = ofForm(form);
  const { pool, format = '1on1', off = NO_RULES, recorder = null } = options;
  const filled = fallback?.doc ?? null;
  return {
    doc,
    fallback: filled,
    off,
    recorder,
    format,
    pool: inNewestWording(pool, { doc, fallback: filled, off, recorder }),
    answers,
    readings: {
      ...readings,
      retreatCost: (view, pokemon, why) =>
        answers.retreatCost(view, [pokemon], why) ?? undescribed(view, [pokemon]) ?? 0,
    },
    forbids,
    unsaid,
    perform,
    afterwards,
    refused: phases.committed,
    overruled: cards.overruled,
  };
};

/** The game opens in the document's own order. */
const opening = (t: T): void => {
  for (const moment of Object.values(t.rules.answers.opening) as readonly Moment<Doc>[]) moment(t);
};

/** Nothing is checked before the game begins. Checks follow every action of it; an attack, or going without one, ends the turn. */
const afterwards = (t: T, action: Action): void => {
  if (isSetUp(action)) return;
  check(t);
  veryNext.moveWindow(t, action);
  if (action.kind === 'attack' && attacksTwice.turnGoesOn(t, action.attacker)) return;
  // A turn also ends when its player is removed from the game.
  const over = ['end', 'between'].includes(t.state.phase) || action.kind === 'attack' || action.kind === 'end-turn';
  if (over) turn.finishTurn(t);
};
