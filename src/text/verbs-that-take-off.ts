import { namedApart, playerOf, pokemonOf, seatOf, table, word } from '../claims/index.ts';
import { type GameEvent, lawOf, NotModelled, statesLaw, step } from '../engine/index.ts';
import {
  beforeTheHand,
  CARD_BEFORE_RULE,
  effectsRemain,
  isBasicPokemonCard,
  partedFromPile,
  pileFor,
  STAGES_ALONG,
  type T,
  type TextContext,
  TRAINER_BEFORE_RULE,
  takesStagesAlong,
  undescribed,
} from '../rules/index.ts';
import type { CardId, Pokemon, Seat, Uid } from '../state/index.ts';
import { livesWith } from './counters-moved.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { shuffleIn } from './drawing-and-shuffling.ts';
import { hasRoom } from './left-in-piles.ts';
import { isTrainers } from './looking.ts';
import { reached, someReached } from './prevention.ts';
import { who } from './shapes-of-words.ts';
import { describedUnless } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['leaves-play'],
} as const;

/** Texts that take a Pokémon out of play (APR II.C-02), or put their own card somewhere. */

/** Where a Pokémon goes that leaves play, and what is on it. */
type Leaving = Omit<Extract<GameEvent, { kind: 'returned' }>, 'kind' | 'uid'>;

export const leavesPlay = step(
  {
    'comprehensive-2009': ['316.10a', 'removes all effects'],
    'neo-2001': { silent: 'a Pokémon that goes to the hand or the deck leaves play', near: 'Evolution' },
    'ex-2003': { silent: 'a Pokémon that goes to the hand or the deck leaves play', near: 'Evo.2' },
    'xy-2016': { silent: 'a Pokémon that goes to the hand or the deck leaves play', near: 'Zones: Discard Pile' },
    'me-2026': { silent: 'a Pokémon that goes to the hand or the deck leaves play', near: 'Zones: Discard Pile#a' },
    'advanced-2018': ['II.C-02#1', "It has to be the hand or deck of the card's owner"],
    'advanced-2025': ['II.C-02#1', "It has to be the hand or deck of the card's owner"],
  },
  (t: T, uid: Uid, verb: Leaving): void => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) return;
    t.note('leaves-play', { pokemon: namedApart(t.view, pokemon) });
    effectsRemain(t, pokemon, verb.to);
    const isEvolved = verb.kept === undefined && pokemon.stack.length > 1;
    // With all its cards they go along by the text itself, so that a document which leaves the other case open is not asked.
    const asksOfStages =
      isEvolved && (verb.attached === 'discard' || (verb.to !== 'lost' && statesLaw(STAGES_ALONG, t.rules.doc)));
    if (asksOfStages && !takesStagesAlong(t.view, pokemon, verb.to, t.why)) return;
    const apart =
      verb.attached === 'discard'
        ? partedFromPile(t, { ...pokemon, stack: [] }, seatOf(t.state, uid) ?? t.state.toMove)
        : [];
    t.put({
      kind: 'returned',
      uid,
      to: verb.to,
      attached: verb.attached,
      ...(verb.kept === undefined ? {} : { kept: verb.kept }),
    });
    for (const { card, to } of apart) t.put({ kind: 'moved', card, from: { seat: to.seat, zone: 'discard' }, to });
  },
);

/** What a text discards from play with all its cards, or puts in the Lost Zone, is not Knocked Out, and no Prize is taken for it. */
const discarded = step(CARD_BEFORE_RULE, (t: T, uid: Uid, to: 'discard' | 'lost'): void => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return;
  t.note('leaves-play', { pokemon: namedApart(t.view, pokemon) });
  t.put({ kind: 'returned', uid, to, attached: 'along' });
});

const THIS_CARD = lawOf({
  'advanced-2018': ['II.E-17#2', 'in the place that is specified'],
  'advanced-2025': ['II.E-18#1', 'in the place that is specified'],
  'xy-2016': { silent: 'what a card says of its use outside play goes before the rule', near: 'Gl:In Play' },
  'me-2026': { silent: 'what a card says of its use outside play goes before the rule', near: 'Gl:in play' },
});

/** The card that speaks leaves the pile it lies in. */
const put = (t: T, verb: VerbOf<'put-this'>, context: TextContext): void => {
  const { card, seat } = context;
  const zone = (['hand', 'discard', 'beside'] as const).find(
    (one) => card !== null && pileOf(t, seat, one).includes(card),
  );
  if (card === null || zone === undefined) return;
  const to = verb['put-this'];
  if (to !== 'bench') {
    t.put({ kind: 'moved', card, from: { seat, zone }, to: pileFor(t, card, seat, to) });
    if (to === 'deck') shuffleIn(t, seat);
    return;
  }
  context.chosen = t.nextUid;
  t.put({ kind: 'benched', card, seat, from: zone, uid: t.nextUid });
};

const putThis = step(THIS_CARD, put);

/** A Trainer card that its own text puts elsewhere than the rule does. */
const putPlayed = step(TRAINER_BEFORE_RULE, put);

/** Is it a Trainer card that is being played? */
const isPlayed = (t: T, { card, seat }: TextContext): boolean => {
  const kind = card === null || !pileOf(t, seat, 'beside').includes(card) ? undefined : t.view.cardAt(card)?.kind;
  return kind === 'trainer' || kind === 'supporter';
};

const pileOf = (t: T, seat: Seat, zone: 'hand' | 'discard' | 'beside') => playerOf(t.state, seat)[zone].cards;

/** Is it a card with a text for the moment before it goes into the hand, and has just been seen? */
const isJustSeen = (t: T, seat: Seat, card: CardId): boolean =>
  pileOf(t, seat, 'beside').includes(card) &&
  t.view.cardAt(card)?.powers?.some(({ comes }) => comes !== undefined) === true;

/** May so many counters come onto it? Breaks off where that depends on HP that are not given. */
export const bears = (t: T, verb: VerbOf<'move-counters'>, taker: Pokemon, counters: number): boolean => {
  if (verb['not-fatal'] !== true) return true;
  const lives = livesWith(t.view, taker, counters);
  if (lives === null) undescribed(t.view, [taker]);
  return lives === true;
};

/** What lies undermost has to be a Basic Pokémon card; whether a text about that card could mean another is unknown. */
const refuseWithoutBasic = (t: T, uid: Uid, { card, place }: TextContext): void => {
  const undermost = pokemonOf(t.state, uid)?.stack.at(-1);
  const printed = undermost === undefined ? null : t.view.cardAt(undermost);
  if (printed !== null && !isBasicPokemonCard(t.view, printed))
    throw new NotModelled(card, place, `the Basic Pokémon card of what came of ${printed.name}`);
};

export const SHAPES_THAT_TAKE_OFF = {
  'put-this': table({ 'put-this': word('bench', 'hand', 'lost', 'discard', 'deck') }, 'put-this'),
  return: table(
    {
      return: who,
      /** `discard`, `lost`: it leaves play with all its cards, and is not Knocked Out. */
      to: word('hand', 'deck', 'discard', 'lost'),
      attached: word('along', 'discard'),
      kept: word('basic'),
    },
    'return',
    'to',
    'attached',
  ),
};

export const verbsThatTakeOff = {
  'put-this': {
    says: 'The card whose text is used goes from the hand, the discard pile or, a Trainer card, from beside the Active Pokémon to the `bench` (then it is `chosen`), the `hand`, the `lost` Zone, the `discard` pile or the `deck`, which is shuffled (APR II.E-17).',
    rules: ['316.9'],
    example: { 'put-this': 'bench' },
    stands: 'anywhere',
    bears: ['effects'],
    fillsBench: (verb) => verb['put-this'] === 'bench',
    play(t, verb, context) {
      const { card, seat } = context;
      if (verb['put-this'] === 'bench' && card !== null && isJustSeen(t, seat, card)) {
        context.chosen = t.nextUid;
        beforeTheHand.benchedUnseen(t, seat, card);
      } else if (isPlayed(t, context)) putPlayed(t, verb, context);
      else putThis(t, verb, context);
    },
    changes(view, verb, context) {
      // Where a Trainer card goes after its use is not what it is played for.
      if (verb['put-this'] === 'deck' && isTrainers(view, context)) return false;
      return verb['put-this'] !== 'bench' || hasRoom(view, context.seat) === true ? true : null;
    },
  },
  return: {
    says: "A Pokémon goes from play to its owner's `hand`, `deck`, `discard` pile or `lost` zone (in the last two without being Knocked Out), with the stages under it; what is attached goes `along` or is a `discard` (APR II.C-02). `kept: basic`: of its own cards only the Basic Pokémon card goes, the others are discarded.",
    rules: ['316.10a'],
    example: { return: { one: { side: 'yours', place: 'bench' } }, to: 'hand', attached: 'along' },
    stands: 'anywhere',
    bears: ['effects'],
    play(t, verb, context) {
      for (const uid of reached(t, verb.return, context)) {
        describedUnless(t.view, uid, () => false);
        if (verb.kept === 'basic') refuseWithoutBasic(t, uid, context);
        const owner = seatOf(t.state, uid) ?? context.seat;
        if (verb.to === 'discard' || verb.to === 'lost') discarded(t, uid, verb.to);
        else leavesPlay(t, uid, verb);
        if (verb.to === 'deck') shuffleIn(t, owner);
      }
    },
    changes: (view, verb, context) => someReached(view, verb.return, context, () => true),
  },
} satisfies Defined<typeof SHAPES_THAT_TAKE_OFF>;
