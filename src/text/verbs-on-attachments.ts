import {
  either,
  flag,
  isUndescribed,
  letter,
  pokemonOf,
  seatOf,
  table,
  text,
  type View,
  type Why,
  word,
  yes,
} from '../claims/index.ts';
import { lawOf, speaksHere, step } from '../engine/index.ts';
import {
  detachToDiscard,
  hasAttached,
  isAttachedTool,
  mayStay,
  ofThatTypeForOthers,
  remarkOnType,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, EnergyLetter, Pokemon, Uid } from '../state/index.ts';
import {
  canDiscard,
  discardAttached,
  discardEnergy,
  fittingEnergy,
  mayHaveEnergy,
  moveEnergy,
  pickEnergy,
} from './attached-energy.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { pickInAll } from './energy-on-several.ts';
import { noneIsEnough } from './how-many-cards.ts';
import { any, reachesUnknown, someFits } from './looking.ts';
import { arrives, isKeptOut, isShielded, lostOnTheWay, reached, someReached } from './prevention.ts';
import { cannotDiscard, cannotDo, isRequired } from './required.ts';
import { amount, who } from './shapes-of-words.ts';
import { atEnd, couldBe, describedUnless, mayBe, resolve } from './who.ts';

/** Energy of several types on a Pokémon of another player, meant by a text as of one of them. */
const askOfTheirType = (
  t: T,
  picked: readonly CardId[],
  uid: Uid,
  type: EnergyLetter | undefined,
  { seat }: TextContext,
): void => {
  if (type !== undefined && seatOf(t.state, uid) !== seat) ofThatTypeForOthers(t.view, picked, uid, type);
};

export const SHAPES_ON_ATTACHMENTS = {
  'discard-energy': table(
    {
      'discard-energy': either(amount, word('any')),
      from: who,
      /** So many on all those Pokémon together, and not on each. */
      'in-all': yes,
      type: letter,
      basic: flag,
      special: flag,
      named: text,
      'up-to': flag,
    },
    'discard-energy',
    'from',
  ),
  'move-energy': table(
    {
      'move-energy': amount,
      from: who,
      to: who,
      type: letter,
      basic: flag,
      special: flag,
      named: text,
      'up-to': flag,
      spread: yes,
    },
    'move-energy',
    'from',
    'to',
  ),
  /** `trainers`: every Trainer card there, Tools among them; where there is none, nothing is in its way. */
  'discard-tool': table({ 'discard-tool': who, trainers: yes }, 'discard-tool'),
};

/** A Pokémon Tool, or any Trainer card where the text says so. */
const isTakenOff = (
  view: View,
  attachment: Pokemon['attached'][number],
  { trainers }: VerbOf<'discard-tool'>,
  why?: Why,
): boolean =>
  isAttachedTool(view, attachment, why) || (trainers === true && view.cardAt(attachment.card)?.kind === 'trainer');

/** Discarding and moving what is attached. */
export const verbsOnAttachments = {
  'discard-energy': {
    says: 'Discards attached Energy: so many, `up-to` so many, `all`, or `any` number the player likes, of a `type`, only `basic`, only `special` or only those `named` so; `in-all`: so many of all those Pokémon together.',
    rules: ['316.10b', '103.3'],
    example: { 'discard-energy': 1, from: 'defending', type: 'W' },
    stands: 'anywhere',
    bears: ['effects'],
    // That “all” of none counts as followed is said elsewhere.
    needsObject: (verb) => verb['discard-energy'] !== 'all',
    play(t, verb, context) {
      const has = (pokemon: Pokemon): boolean => mayHaveEnergy(t.view, pokemon, verb);
      remarkOnType(t, couldBe(t.view, verb.from, context), verb.type);
      const from = reached(t, verb.from, context, has, { discard: 'Energy' });
      const upTo = 'up-to' in verb && verb['up-to'] === true;
      const isNeeded = from.length === 0 && verb['discard-energy'] !== 'any';
      if (isNeeded && !noneIsEnough(t, upTo, context)) cannotDiscard(t, context);
      if (verb['in-all'] === true) {
        for (const { uid, card } of pickInAll(t, from, { ...verb, goes: 'discarded' }, context))
          discardEnergy(t, uid, [card], context);
        return;
      }
      for (const uid of from) {
        describedUnless(t.view, uid, hasAttached);
        const fitting = fittingEnergy(t.view, uid, verb, t.why);
        const enough = !isRequired(context) || canDiscard(t, fitting, upTo ? 1 : verb['discard-energy']);
        if (!enough && !noneIsEnough(t, upTo, context) && cannotDiscard(t, context)) return;
        const picked = pickEnergy(t, fitting, verb['discard-energy'], context, { uid, ...verb, goes: 'discarded' });
        askOfTheirType(t, picked, uid, verb.type, context);
        discardEnergy(t, uid, picked, context);
      }
    },
    changes: (view, verb, context) =>
      someReached(view, verb.from, context, (pokemon) => fittingEnergy(view, pokemon.uid, verb).length > 0),
  },
  'move-energy': {
    says: 'Moves attached Energy (of a `type`, only `basic`, only `special` or only those `named` so; `up-to` so many) to another Pokémon, with `spread` each to whichever its player likes; where it is kept from arriving, the outcome is undetermined.',
    rules: ['400.2a'],
    example: { 'move-energy': 1, from: 'self', to: { one: { side: 'yours', place: 'bench' } } },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: (verb) => verb['move-energy'] !== 'all',
    play(t, verb, context) {
      const has = (pokemon: Pokemon): boolean => mayHaveEnergy(t.view, pokemon, verb);
      remarkOnType(t, couldBe(t.view, verb.from, context), verb.type);
      const [from] = atEnd(context, 'from', () => reached(t, verb.from, context, has));
      if (from === undefined) return void cannotDo(t, context);
      describedUnless(t.view, from, hasAttached);
      const wanted = verb['move-energy'];
      const fitting = fittingEnergy(t.view, from, verb, t.why);
      if (fitting.length < (wanted === 'all' ? 1 : wanted) && cannotDo(t, context)) return;
      if (fitting.length === 0) return;
      const pick = (): readonly CardId[] =>
        pickEnergy(t, fitting, wanted, context, { uid: from, ...verb, goes: 'moved' });
      const other = (): readonly Uid[] => resolve(t, verb.to, context, (pokemon) => pokemon.uid !== from);
      for (const one of verb.spread === true ? pick().map((card) => [card]) : [null]) {
        const [to] = atEnd(context, 'to', other);
        if (to === undefined || to === from) return void cannotDo(t, context);
        const picked = one ?? pick();
        askOfTheirType(t, picked, from, verb.type, context);
        if (isShielded(t.view, to, context, t.why) || lostOnTheWay(t, picked, from, to, context)) continue;
        arrives(t, picked, to, context);
        moveEnergy(
          t,
          from,
          to,
          picked.filter((card) => !isOutOfPlace(t, card, from, to)),
        );
      }
    },
    changes(view, verb, context) {
      const has = (giver: Pokemon): boolean =>
        fittingEnergy(view, giver.uid, verb).length > 0 && !isKeptOut(view, giver.uid, context);
      const givers = mayBe(view, verb.from, context);
      const toOther = givers
        .filter(has)
        .map((giver) => someFits(view, verb.to, context, (taker) => taker.uid !== giver.uid));
      const unknown = reachesUnknown(view, verb.from, context) || givers.some((giver) => isUndescribed(view, giver));
      return any([...toOther, unknown ? null : false]);
    },
  },
  'discard-tool': {
    says: 'Discards the Pokémon Tools on a Pokémon, or with `trainers` all Trainer cards on it.',
    rules: ['308.2'],
    example: { 'discard-tool': 'defending' },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, verb, context) {
      let found = false;
      for (const uid of reached(t, verb['discard-tool'], context, undefined, { discard: 'Pokémon Tools' })) {
        describedUnless(t.view, uid, hasAttached);
        for (const attachment of pokemonOf(t.state, uid)?.attached ?? []) {
          if (!isTakenOff(t.view, attachment, verb, t.why)) continue;
          found = true;
          discardAttached(t, attachment.card, uid, context.seat);
        }
      }
      if (!found && verb.trainers !== true) cannotDiscard(t, context);
    },
    changes: (view, verb, context) =>
      someReached(view, verb['discard-tool'], context, ({ attached }) =>
        attached.some((attachment) => isTakenOff(view, attachment, verb)),
      ),
  },
} satisfies Defined<typeof SHAPES_ON_ATTACHMENTS>;

const OUT_OF_PLACE = lawOf({
  'comprehensive-2009': { otherwise: '301.1' },
  'advanced-2025': ['II.C-10#3', 'The Special Energy is then discarded'],
});

const discardedOnTheWay = step(
  OUT_OF_PLACE,
  (t: T, card: CardId, from: Uid): boolean => {
    detachToDiscard(t, card, from);
    return true;
  },
  () => false,
);

/** A Special Energy that may not be attached to that Pokémon leaves the other and is discarded. Was it? */
const isOutOfPlace = (t: T, id: CardId, from: Uid, to: Uid): boolean => {
  const [card, pokemon] = [t.view.cardAt(id), pokemonOf(t.state, to)];
  if (card === null || pokemon === null || card.attachesTo === undefined || !speaksHere(OUT_OF_PLACE, t.rules))
    return false;
  return !mayStay(t.view, card, pokemon, seatOf(t.state, to) ?? undefined) && discardedOnTheWay(t, id, from);
};
