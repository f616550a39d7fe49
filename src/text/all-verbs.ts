import {
  type Check,
  type Claim,
  claimsWith,
  expected,
  inTheNearest,
  isMap,
  later,
  list,
  named,
  said,
  wrong,
} from '../claims/index.ts';
import { type Json, nearest } from '../state/index.ts';
import type { Definition } from './define-verb.ts';
import type { Verb, VerbList, VerbName } from './verb.ts';
import { SHAPES_BECOMING_TOOLS, verbsBecomingTools } from './verbs-becoming-tools.ts';
import { SHAPES_IN_PLAY, verbsInPlay } from './verbs-in-play.ts';
import { SHAPES_OF_ATTACHING, verbsOfAttaching } from './verbs-of-attaching.ts';
import { SHAPES_OF_CHOOSING, verbsOfChoosing } from './verbs-of-choosing.ts';
import { SHAPES_OF_EVOLUTION, verbsOfEvolution } from './verbs-of-evolution.ts';
import { SHAPES_OF_EXCHANGE, verbsOfExchange } from './verbs-of-exchange.ts';
import { shapesOfLastingEffects, verbsOfLastingEffects } from './verbs-of-lasting-effects.ts';
import { shapesOfOrder, verbsOfOrder } from './verbs-of-order.ts';
import { SHAPES_OF_ORDER_IN_DECKS, verbsOfOrderInDecks } from './verbs-of-order-in-decks.ts';
import { SHAPES_OF_SEARCHING, verbsOfSearching } from './verbs-of-searching.ts';
import { SHAPES_OF_SWITCHING, verbsOfSwitching } from './verbs-of-switching.ts';
import { SHAPES_OF_TRADING, verbsOfTrading } from './verbs-of-trading.ts';
import { SHAPES_ON_ATTACHMENTS, verbsOnAttachments } from './verbs-on-attachments.ts';
import { SHAPES_ON_HANDS, verbsOnHands } from './verbs-on-hands.ts';
import { SHAPES_ON_PILES, verbsOnPiles } from './verbs-on-piles.ts';
import { SHAPES_ON_POKEMON, verbsOnPokemon } from './verbs-on-pokemon.ts';
import { SHAPES_ON_PRIZES, verbsOnPrizes } from './verbs-on-prizes.ts';
import { SHAPES_ON_THE_OTHER_HAND, verbsOnTheOtherHand } from './verbs-on-the-other-hand.ts';
import { SHAPES_THAT_END, verbsThatEnd } from './verbs-that-end.ts';
import { SHAPES_THAT_MOVE_COUNTERS, verbsThatMoveCounters } from './verbs-that-move-counters.ts';
import { SHAPES_THAT_TAKE_OFF, verbsThatTakeOff } from './verbs-that-take-off.ts';

/** All verbs together: how each is played, and the check of a text that is made of them. */

/** What does a verb of that name, and what there is to say of it; every verb is of the shape that its own name has. */
const DEFINED = {
  ...verbsOfOrder,
  ...verbsOnPokemon,
  ...verbsOnAttachments,
  ...verbsOfAttaching,
  ...verbsOfOrderInDecks,
  ...verbsOnPiles,
  ...verbsOnHands,
  ...verbsOfEvolution,
  ...verbsOfExchange,
  ...verbsOfChoosing,
  ...verbsOfLastingEffects,
  ...verbsThatTakeOff,
  ...verbsThatMoveCounters,
  ...verbsOfSwitching,
  ...verbsOnPrizes,
  ...verbsOfSearching,
  ...verbsOnTheOtherHand,
  ...verbsOfTrading,
  ...verbsThatEnd,
  ...verbsBecomingTools,
  ...verbsInPlay,
};

export const VERBS = DEFINED as unknown as { readonly [N in VerbName]: Definition<Verb> };

export const verbs: Check<VerbList> = later(() => list(verb));

/** A verb can leave claims, and a claim does verbs once its moment comes. */
export const {
  claim,
  claims: CLAIMS,
  definitionOf: claimDefinition,
} = claimsWith(verbs as Check as Check<readonly Json[]>);

/** The shape of each verb, from which its type follows. */
export const shapesOver = (verbs: Check<VerbList>, claim: Check<Claim>) => ({
  ...shapesOfOrder(verbs),
  ...shapesOfLastingEffects(claim),
  ...SHAPES_ON_POKEMON,
  ...SHAPES_ON_ATTACHMENTS,
  ...SHAPES_OF_ATTACHING,
  ...SHAPES_OF_ORDER_IN_DECKS,
  ...SHAPES_ON_PILES,
  ...SHAPES_ON_HANDS,
  ...SHAPES_OF_EVOLUTION,
  ...SHAPES_OF_EXCHANGE,
  ...SHAPES_OF_CHOOSING,
  ...SHAPES_THAT_TAKE_OFF,
  ...SHAPES_THAT_MOVE_COUNTERS,
  ...SHAPES_OF_SWITCHING,
  ...SHAPES_ON_PRIZES,
  ...SHAPES_OF_SEARCHING,
  ...SHAPES_ON_THE_OTHER_HAND,
  ...SHAPES_OF_TRADING,
  ...SHAPES_THAT_END,
  ...SHAPES_BECOMING_TOOLS,
  ...SHAPES_IN_PLAY,
});

const SHAPES: { readonly [N in VerbName]: Check } = shapesOver(verbs, claim);

const NAMES: readonly string[] = Object.keys(SHAPES);

/** The word that a verb begins with; null: there is none. */
export const verbNameOf = (verb: Json): VerbName | null => {
  if (!isMap(verb)) return null;
  const known = namesFound.get(verb);
  if (known !== undefined) return known;
  const name = nameLookedFor(verb);
  namesFound.set(verb, name);
  return name;
};

/** The names of verbs that were looked for before: they are asked at every action and never change. */
const namesFound = new WeakMap<object, VerbName | null>();

const nameLookedFor = (verb: { readonly [key: string]: Json }): VerbName | null =>
  // A condition may also carry `counters`, which is a verb elsewhere.
  'condition' in verb
    ? 'condition'
    : (Object.keys(verb).find((key): key is VerbName => Object.hasOwn(SHAPES, key)) ?? null);

const shapeOf = (value: Json): Check | undefined => {
  const name = verbNameOf(value);
  return name === null ? undefined : SHAPES[name];
};

export const verb: Check<Verb> = named(
  (value, at) => {
    if (!isMap(value)) return wrong(`${at}: expected a verb, not ${said(value)}`);
    const shape = shapeOf(value);
    if (shape !== undefined) return shape(value, at);
    const keys = Object.keys(value);
    const typed = keys.find((key) => nearest(key, NAMES, 1).length > 0) ?? keys[0] ?? '';
    const [near] = nearest(typed, NAMES, 1);
    const corrected =
      near === undefined
        ? null
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === typed ? near : key, inner]));
    return [
      {
        said: `${at}: “${keys.join(', ')}” is not a verb${expected(typed, NAMES)}`,
        of: value,
        key: typed,
        ofKey: true,
      },
      ...inTheNearest(SHAPES, typed, corrected, at).map((fault) =>
        fault.of === corrected ? { ...fault, of: value, ...(fault.key === near ? { key: typed } : {}) } : fault,
      ),
    ];
  },
  () => Object.values(SHAPES),
  shapeOf,
);
