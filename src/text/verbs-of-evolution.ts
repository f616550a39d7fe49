import {
  isUndescribed,
  list,
  nameOf,
  type Obstacle,
  obstacle,
  playerOf,
  pokemonOf,
  seatOf,
  table,
  text,
  topCard,
  type View,
  type Why,
  word,
  yes,
} from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import {
  candyEvolves,
  candyTargets,
  checkAfterOneOfSeveral,
  checkMidway,
  citeChain,
  citeEvolvedByText,
  citePut,
  citeRulingOnEvolving,
  citeRulingOnLevelUp,
  evolution,
  evolve,
  evolvesByCandy,
  evolvesFrom,
  goesOnto,
  isCalled,
  keptFromHand,
  letByRuling,
  levelsUpBy,
  levelsUpThere,
  levelUp,
  namingBelow,
  putAtAnyTime,
  ripe,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, Pokemon, Seat, Uid } from '../state/index.ts';
import type { Defined, VerbOf } from './define-verb.ts';
import { shuffle, shuffleIn } from './drawing-and-shuffling.ts';
import { cardFits, distinctCards } from './fitting-cards.ts';
import { findsNoDeck } from './left-in-piles.ts';
import { type Change, type Looking, someFits } from './looking.ts';
import { sayNoneEvolves, sayNotRipe } from './nothing-fits.ts';
import { reached, someReached } from './prevention.ts';
import { cardFilter, who } from './shapes-of-words.ts';
import { deckAsFarAsKnown, handAsFarAsKnown, orAnAnswer } from './taking-cards.ts';
import { chooseOrNamed, couldBe, describedUnless } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['devolve-to', 'evolve-into'],
} as const;

/** Is it a card that this text puts onto that Pokémon: the one it names, or any that evolves from it? */
export const evolvesInto = (
  view: View,
  { into, which }: VerbOf<'evolve'>,
  id: CardId,
  pokemon: Pokemon,
  why?: Why,
): boolean => {
  const card = view.cardAt(id);
  if (which !== undefined && (card === null || !cardFits(view, card, which, why))) return false;
  return into === undefined ? evolvesFrom(view, id, pokemon, why) : card !== null && isCalled(view, card.name, into);
};

/** What does not keep a text from evolving: by its own words, or by an official ruling on it. */
export const evolvesDespite = (view: View, { despite = [], ruled = [] }: VerbOf<'evolve'>): readonly Obstacle[] => [
  ...despite,
  ...letByRuling(view, [ruled]),
];

/** A document may let whatever comes out of the deck be put there at any time. */
const atAnyTime = ({ view }: T, { from, bound }: VerbOf<'evolve'>, pokemon: Pokemon): boolean =>
  from === 'deck' && bound === undefined && putAtAnyTime(view, [pokemon]);

/** How many cards come off where the player picks the one that is uppermost then; a LV.X stays only on the Pokémon that it levels up. */
const takenOff = (t: T, uid: Uid, context: TextContext): number => {
  const stack = pokemonOf(t.state, uid)?.stack ?? [];
  const options = stack
    .map((id, down) => ({ key: t.view.cardAt(id)?.name ?? 'a card not described', aliases: [], value: down }))
    .filter(({ value }) => value > 0 && !(value === 1 && isLevelCard(t, stack[0])));
  const [only] = options;
  if (only === undefined) return 0;
  return options.length < 2 ? only.value : t.choose({ by: context.seat, code: 'devolve-to', options }).value;
};

const isLevelCard = (t: T, id: CardId | undefined): boolean =>
  id !== undefined && t.view.cardAt(id)?.stage === 'level-up';

/** Is a card known to be in the deck for whichever of these Pokémon is meant? With another one, a card that is not given may be for it. */
const knownForEach = (
  t: T,
  seat: Seat,
  those: readonly Pokemon[],
  fits: (id: CardId, pokemon: Pokemon) => boolean,
): boolean =>
  those.every((pokemon) =>
    playerOf(t.state, seat).deck.cards.some((id) => t.view.cardAt(id) !== null && fits(id, pokemon)),
  );

/** Is there a card on file that this text could put onto that Pokémon? */
const mightEvolve = (view: View, verb: VerbOf<'evolve'>, pokemon: Pokemon): boolean =>
  (verb.bound === undefined || ripe(view, pokemon, evolvesDespite(view, verb), verb.bound)) &&
  (verb.into !== undefined ||
    namingBelow(view, nameOf(view, pokemon)).some(
      (card) => goesOnto(view, card, pokemon) && cardFits(view, card, verb.which ?? {}),
    ));

/** That the text evolves a Pokémon now is said before a deck that is not given ends what is known: the players may differ about that alone. */
const citeBeforeUnknownDeck = (t: T, verb: VerbOf<'evolve'>, context: TextContext): void => {
  const { deck } = playerOf(t.state, context.seat);
  if (verb.from !== 'deck' || (deck.given && deck.cards.every((id) => t.view.cardAt(id) !== null))) return;
  const despite = evolvesDespite(t.view, verb);
  const [first] = couldBe(t.view, verb.evolve, context).filter(
    (pokemon) =>
      !atAnyTime(t, verb, pokemon) && ripe(t.view, pokemon, despite, verb.bound) && mightEvolve(t.view, verb, pokemon),
  );
  if (first !== undefined) citeEvolvedByText(t.view, first, despite, t.why);
};

/**
 * Might a card of that pile evolve the Pokémon that the verb is about? A search of the deck may find nothing, but a card that evolves it has to exist;
 * where none is on file, that is unknown, unless its card says that none exists.
 */
const evolvesFromDeck = (view: View, verb: VerbOf<'evolve'>, context: Looking): Change => {
  if (findsNoDeck(view, context.seat)) return false;
  const isMeant = (pokemon: Pokemon): boolean =>
    verb.bound === undefined || ripe(view, pokemon, evolvesDespite(view, verb), verb.bound);
  const mayEvolve = (pokemon: Pokemon): boolean =>
    isMeant(pokemon) && (verb.into !== undefined || topCard(view, pokemon)?.into?.length !== 0);
  if (someFits(view, verb.evolve, context, mayEvolve) === false) return false;
  // By its own words there is no Pokémon it may be used on.
  const isBound = (pokemon: Pokemon): boolean => !ripe(view, pokemon, evolvesDespite(view, verb), verb.bound);
  if (verb.bound !== undefined && someFits(view, verb.evolve, context, (one) => !isBound(one)) === false) return false;
  return someFits(view, verb.evolve, context, (pokemon) => mightEvolve(view, verb, pokemon)) === true ? true : null;
};

const evolvesFromHand = (view: View, verb: VerbOf<'evolve'>, context: Looking): Change => {
  const pile = playerOf(view.state, context.seat).hand;
  const known = pile.given && pile.cards.every((id) => view.cardAt(id) !== null);
  const fit = someFits(view, verb.evolve, context, (pokemon) =>
    pile.cards.some(
      (id) =>
        evolvesInto(view, verb, id, pokemon) &&
        ripe(view, pokemon, evolvesDespite(view, verb), verb.bound) &&
        !keptFromHand(view, pokemon, 'text'),
    ),
  );
  return fit === false && !known ? null : fit;
};

export const SHAPES_OF_EVOLUTION = {
  /** `despite`: what an official ruling says does not stop this card (CR 102.3). */
  /** `bound`: what stops it by its own words, where the document would let an effect do it. */
  /** `only`: for a Stage 2 alone, as Pokémon Breeder. */
  'rare-candy': table(
    { 'rare-candy': yes, despite: list(obstacle), bound: list(obstacle), only: word('stage 2') },
    'rare-candy',
  ),
  evolve: table(
    {
      evolve: who,
      from: word('deck', 'hand'),
      /** The card of that name, whatever it says it evolves from. */
      into: text,
      /** Of the cards that evolve it, only those that fit. */
      which: cardFilter,
      despite: list(obstacle),
      /** What an official ruling says does not stop it (CR 102.3). */
      ruled: list(obstacle),
      bound: list(obstacle),
    },
    'evolve',
    'from',
  ),
  /** A Level Up card out of the deck goes onto that Pokémon; by CR 303.1 the checks follow. `despite`: what an official ruling says does not stop it (CR 102.3). */
  'level-up': table({ 'level-up': who, from: word('deck'), despite: list(obstacle) }, 'level-up', 'from'),
  devolve: table({ devolve: who, to: word('hand', 'deck', 'discard'), 'any-stage': yes }, 'devolve', 'to'),
};

/** Evolving and devolving by a text; by CR 303.1 the checks follow in the middle of it. */
export const verbsOfEvolution = {
  'rare-candy': {
    says: 'What Rare Candy does; with `only: stage 2` what Pokémon Breeder does. `bound: [new, first-turn]`: its own words stop it there, where the document would let an effect evolve (APR II.C-12).',
    rules: ['800.1'],
    example: { 'rare-candy': true },
    stands: 'anywhere',
    bears: ['evolve'],
    picks: true,
    play(t, verb, context) {
      const among = candyTargets(t.view, context.seat, verb, context.named);
      const chosen = chooseOrNamed(t, { one: { side: 'yours' } }, among, context.seat, context);
      if (chosen === null) return;
      const options = distinctCards(
        t,
        playerOf(t.state, context.seat).hand.cards.filter((id) => evolvesByCandy(t.view, id, chosen, verb)),
      );
      const card = t.choose({ by: context.seat, code: 'evolve-into', options }).value;
      citeChain(t.view, card, chosen, t.why);
      evolve(t, card, chosen, { seat: context.seat, zone: 'hand', put: 'candy' });
      checkMidway(t);
    },
    changes: (view, verb, { seat, named }) => candyEvolves(view, seat, verb, named),
  },
  evolve: {
    says: 'A card that evolves from that Pokémon goes onto it, and by CR 303.1 the checks follow at once. Time in play and first turns bind it like any evolving, except where `despite` says the text does it all the same (`new`, `first-turn`), or `ruled` that an official ruling lets it (CR 102.3). `into`: the card of that name, whatever it says it evolves from; `which` narrows the cards. Of several Pokémon (`each`, `some`) each evolves, and the deck is shuffled after the last. The Pokémon is `chosen` from then on.',
    rules: ['307.2', '303.1'],
    example: { evolve: 'your-active', from: 'deck' },
    stands: 'anywhere',
    bears: ['evolve'],
    play(t, verb, context) {
      const { seat } = context;
      citeBeforeUnknownDeck(t, verb, context);
      const several = typeof verb.evolve === 'object' && !('one' in verb.evolve);
      // Where several Pokémon get a card, all of the deck has to be known.
      const isKnownForEach =
        !several &&
        knownForEach(t, seat, couldBe(t.view, verb.evolve, context), (id, one) => evolvesInto(t.view, verb, id, one));
      // Where the text names the card, one that is there is all it asks for, whatever else is in the hand.
      const named = (id: CardId): boolean =>
        verb.into !== undefined && isCalled(t.view, t.view.cardAt(id)?.name ?? '', verb.into);
      const { cards: pile, needs } =
        verb.from === 'deck'
          ? deckAsFarAsKnown(t, seat, () => isKnownForEach)
          : { ...handAsFarAsKnown(t, seat, named), needs: undefined };
      const suits = (pokemon: Pokemon): readonly CardId[] =>
        atAnyTime(t, verb, pokemon) ||
        (ripe(t.view, pokemon, evolvesDespite(t.view, verb), verb.bound) &&
          !(verb.from === 'hand' && keptFromHand(t.view, pokemon, 'text')))
          ? pile.filter((id) => evolvesInto(t.view, verb, id, pokemon, t.why))
          : [];
      let done = 0;
      for (const uid of reached(t, verb.evolve, context, (pokemon) => suits(pokemon).length > 0)) {
        describedUnless(t.view, uid, () => false);
        const pokemon = pokemonOf(t.state, uid);
        // What another of them has taken is not there any more.
        const left = (id: CardId): boolean => done === 0 || playerOf(t.state, seat)[verb.from].cards.includes(id);
        const options = pokemon === null ? [] : distinctCards(t, suits(pokemon).filter(left));
        if (pokemon === null || options.length === 0) continue;
        const orNeeds = needs === undefined ? {} : { needs: orAnAnswer(needs, options, false) };
        const card = t.choose({ by: seat, code: 'evolve-into', options, ...orNeeds }).value;
        const by = context.card === null ? null : t.view.cardAt(context.card);
        citeRulingOnEvolving(t.view, by?.name ?? context.place, pokemon, verb.ruled ?? [], t.why);
        if (!atAnyTime(t, verb, pokemon)) citeEvolvedByText(t.view, pokemon, evolvesDespite(t.view, verb), t.why);
        if (verb.from === 'deck') citePut(t.view, pokemon, verb.evolve === 'self', t.why);
        evolve(t, card, uid, { seat, zone: verb.from, put: 'text' });
        context.chosen = uid;
        done += 1;
        if (several) continue;
        if (verb.from === 'deck') shuffle(t, seat);
        checkMidway(t);
        return;
      }
      if (done > 0) {
        if (verb.from === 'deck') shuffle(t, seat);
        checkMidway(t);
        return;
      }
      const hasOne = (pokemon: Pokemon): boolean => pile.some((id) => evolvesInto(t.view, verb, id, pokemon));
      sayNoneEvolves(
        t,
        { of: seat, zone: verb.from, which: verb.which },
        couldBe(t.view, verb.evolve, context),
        hasOne,
      );
      const meant = couldBe(t.view, verb.evolve, context).filter((one) => hasOne(one) && !atAnyTime(t, verb, one));
      sayNotRipe(t, meant, evolvesDespite(t.view, verb), verb.bound ?? []);
      if (verb.from === 'deck') shuffle(t, seat);
    },
    changes: (view, verb, context) => (verb.from === 'deck' ? evolvesFromDeck : evolvesFromHand)(view, verb, context),
  },
  'level-up': {
    says: 'A LV.X out of the deck goes onto that Pokémon, which counts as leveling up; then the deck is shuffled. `despite: [new, place]`: an official ruling lets it do so for one that is new, or on the Bench (CR 102.3). Without such a ruling, whether a text levels up a Benched one is not modelled.',
    rules: ['307.3a', '307.3e', '307.3f', '307.3g'],
    example: { 'level-up': { one: { side: 'yours' } }, from: 'deck' },
    stands: 'anywhere',
    bears: ['level-up'],
    play(t, verb, context) {
      const { seat } = context;
      const { despite = [] } = verb;
      const isKnownForEach = knownForEach(t, seat, couldBe(t.view, verb['level-up'], context), (id, one) =>
        levelsUpBy(t.view, [id, one, despite]),
      );
      const { cards: deck, needs } = deckAsFarAsKnown(t, seat, () => isKnownForEach);
      const suits = (pokemon: Pokemon): readonly CardId[] =>
        deck.filter((id) => levelsUpBy(t.view, [id, pokemon, despite]));
      for (const uid of reached(t, verb['level-up'], context, (pokemon) => suits(pokemon).length > 0)) {
        describedUnless(t.view, uid, () => false);
        const pokemon = pokemonOf(t.state, uid);
        const options = pokemon === null ? [] : distinctCards(t, suits(pokemon));
        if (pokemon === null || options.length === 0) continue;
        if (!levelsUpThere(t.view, pokemon, despite))
          throw new NotModelled(context.card, context.place, 'leveling up a Benched Pokémon by a text');
        const orNeeds = needs === undefined ? {} : { needs: orAnAnswer(needs, options, false) };
        const card = t.choose({ by: seat, code: 'evolve-into', options, ...orNeeds }).value;
        const by = context.card === null ? null : t.view.cardAt(context.card);
        citeRulingOnLevelUp(t.view, by?.name ?? context.place, pokemon, despite, t.why);
        levelUp.levelUp(t, card, uid, verb.from);
        shuffle(t, seat);
        checkMidway(t);
        return;
      }
      sayNoneEvolves(
        t,
        { of: seat, zone: verb.from },
        couldBe(t.view, verb['level-up'], context),
        (pokemon) => suits(pokemon).length > 0,
      );
      shuffle(t, seat);
    },
    changes: () => true,
  },
  devolve: {
    says: 'Takes the highest Evolution card off, with `any-stage` all cards down to the one that the player picks; by CR 303.1 the checks follow at once.',
    rules: ['307.2', '307.3i', '303.1'],
    example: { devolve: 'defending', to: 'hand' },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, verb, context) {
      const isEvolved = (pokemon: Pokemon): boolean =>
        isUndescribed(t.view, pokemon) || t.view.readings.evolved(t.view, pokemon);
      const all = reached(t, verb.devolve, context, isEvolved);
      for (const uid of all) {
        describedUnless(t.view, uid, () => false);
        const owner = seatOf(t.state, uid) ?? context.seat;
        const down = verb['any-stage'] === true ? takenOff(t, uid, context) : undefined;
        evolution.devolve(t, uid, { seat: owner, zone: verb.to }, down);
        if (verb.to === 'deck') shuffleIn(t, owner);
        if (uid === all.at(-1)) checkMidway(t);
        else checkAfterOneOfSeveral(t);
      }
    },
    changes: (view, verb, context) =>
      someReached(view, verb.devolve, context, (pokemon) => view.readings.evolved(view, pokemon)),
  },
} satisfies Defined<typeof SHAPES_OF_EVOLUTION>;
