import { nameOf, placeOf, playerOf, pokemonOf, type View, type Why } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import {
  type ActionOf,
  type ForbidParts,
  type Law,
  NotModelled,
  notTold,
  type Option,
  type Play,
  reading,
  step,
} from '../engine/index.ts';
import { type Card, type CardId, type Pokemon, sameName, type Uid } from '../state/index.ts';
import { isAttachedByPlay, isTechnicalMachine, isTool } from './attached-cards.ts';
import { isTrainer, playedAsTool } from './card-types.ts';
import { beyondTold, carriers, hiddenCarrier } from './energy.ts';
import { forbids } from './prohibition.ts';
import type { Answers, T, TextContext, Texts } from './questions.ts';
import { pileFor } from './zones.ts';

/** Trainers, Supporters, Stadiums, Pokémon Tools and Technical Machines (CR 205, 308, 312-315, 602.1a, 602.3). */

type PlayAction = ActionOf<'play-trainer'> | ActionOf<'play-supporter'> | ActionOf<'play-stadium'>;
const PLAYS = ['play-trainer', 'play-supporter', 'play-stadium'] as const;

export const isFossil = (card: Card): boolean => (card.tags ?? []).includes('fossil');

/** A Tool is a Trainer card as well, even a card of another type that was played as a Tool. */
const toolIsTrainer = reading(
  { 'comprehensive-2009': ['308.2', 'counts as a Trainer card'] },
  (_view, [card, as]: readonly [Card, string | undefined], why) => {
    const is = isTool(card) || as === 'tool';
    if (is) why('tool-is-a-trainer', { card: card.name });
    return is;
  },
  () => false,
);

/** A Technical Machine is a Trainer card as well. */
const machineIsTrainer = reading(
  { 'comprehensive-2009': ['314.2', 'counts as a Trainer card'] },
  (_view, [card]: readonly [Card], why) => {
    const is = isTechnicalMachine(card);
    if (is) why('machine-is-a-trainer', { card: card.name });
    return is;
  },
  () => false,
);

/** Does an effect that speaks of Trainer cards reach this card? */
export const isTrainerCard = (view: View, card: Card, as?: string, why?: Why): boolean =>
  toolIsTrainer(view, [card, as], why) ||
  machineIsTrainer(view, [card], why) ||
  (isTrainer(view, [card], why) && !isTool(card) && !isTechnicalMachine(card));

/** No Trainer, Supporter or Stadium card in the turn of whoever goes first; a Fossil on the Bench is one. */
export const noneFor = <D extends Doc>(
  law: Law<D>,
  code: string,
  goesFirst: (view: View) => boolean,
): ForbidParts<Answers<Doc>, PlayAction['kind'] | 'bench', D> => ({
  acts: [...PLAYS, 'bench'],
  bar: 'first-turn',
  code,
  law,
  when: (view, action: PlayAction | ActionOf<'bench'>) => {
    const card = view.cardAt(action.card);
    if (card === null || !goesFirst(view)) return null;
    if (action.kind === 'bench' && !isFossil(card)) return null;
    return { player: view.state.toMove, card: card.name };
  },
});

/** The starting player, on the first turn of the game. */
export const noneOnFirstTurn = forbids(
  noneFor(
    { 'comprehensive-2009': ['602.1a', 'first turn'] },
    'no-trainers-first-turn',
    ({ state }) => state.turn === 1 && state.toMove === state.first,
  ),
);

export const oneSupporter = forbids({
  acts: ['play-supporter'],
  bar: 'limit',
  code: 'supporter-already-played',
  law: { 'comprehensive-2009': ['313.2', 'one Supporter'] },
  when: (view) => (view.state.spent.supporter ? { player: view.state.toMove, turn: view.state.turn } : null),
});

export const oneStadium = forbids({
  acts: ['play-stadium'],
  bar: 'limit',
  code: 'stadium-already-played',
  law: { 'comprehensive-2009': ['312.3', 'one Stadium'] },
  when: (view) => (view.state.spent.stadium ? { player: view.state.toMove, turn: view.state.turn } : null),
});

export const notTheSameStadium = forbids({
  acts: ['play-stadium'],
  bar: 'target',
  code: 'same-stadium',
  law: { 'comprehensive-2009': ['312.5', 'same Stadium'] },
  when: (view, action) => {
    const card = view.cardAt(action.card);
    const there = view.state.stadium === null ? null : view.cardAt(view.state.stadium.card);
    return card !== null && there !== null && sameName(card.name, there.name) ? { card: card.name } : null;
  },
});

/** Technical Machines take no place of a Tool, however many there are. */
const takesToolPlace = reading(
  { 'comprehensive-2009': ['314.3', 'any number'] },
  (_view, [card]: readonly [Card]) => isTool(card),
  (_view, [card]) => isTool(card) || isTechnicalMachine(card),
);

const carriesTool = (view: View, uid: Uid): string | null => {
  for (const attachment of pokemonOf(view.state, uid)?.attached ?? []) {
    const printed = view.cardAt(attachment.card);
    if (playedAsTool(view, [attachment]) || (printed !== null && takesToolPlace(view, [printed])))
      return printed?.name ?? 'a card';
  }
  return null;
};

/** What stops a further Tool on that Pokémon: the Tool it has. */
const oneToolEach = reading(
  { 'comprehensive-2009': ['308.3', 'may not attach another'] },
  (view, [uid]: readonly [Uid]) => carriesTool(view, uid),
  () => null,
);

/** Every Pokémon this card could be attached to as things stand. */
const hosts = (view: View, card: Card): readonly Pokemon[] =>
  carriers(view, card).filter(({ uid }) => !isTool(card) || oneToolEach(view, [uid]) === null);

/** Whoever may carry the Tool has one, or the Pokémon it is played on has. */
export const oneTool = forbids({
  acts: ['play-trainer'],
  bar: 'target',
  code: 'already-has-a-tool',
  law: { 'comprehensive-2009': ['308.3', 'may not attach another'] },
  when: (view, action) => {
    const card = view.cardAt(action.card);
    if (card === null || !isTool(card)) return null;
    if (action.to === undefined) {
      const all = carriers(view, card);
      if (all.length === 0 || hosts(view, card).length > 0) return null;
      beyondTold(view, card);
      return {
        card: card.name,
        pokemon: all.map((pokemon) => nameOf(view, pokemon)).join(', '),
        tool: 'a Pokémon Tool',
      };
    }
    const pokemon = pokemonOf(view.state, action.to);
    const tool = carriesTool(view, action.to);
    return pokemon !== null && tool !== null ? { card: card.name, pokemon: nameOf(view, pokemon), tool } : null;
  },
});

/** A card of this class is played from hand. */
export const fromHand = forbids({
  acts: ['bench', 'attach-energy', 'evolve', 'level-up', ...PLAYS],
  bar: 'hand',
  code: 'not-in-hand',
  law: { 'comprehensive-2009': ['316.5b', 'hand'] },
  when: (view, action) => {
    const hand = playerOf(view.state, view.state.toMove).hand;
    if (hand.cards.includes(action.card)) return null;
    return { card: view.cardAt(action.card)?.name ?? 'that card', player: view.state.toMove };
  },
});

/** A card in the Lost Zone is out of reach for the rest of the game, and no text brings it back to hand. */
export const notLost = forbids({
  acts: ['bench', 'attach-energy', 'evolve', 'level-up', ...PLAYS],
  bar: 'hand',
  code: 'in-the-lost-zone',
  law: { 'comprehensive-2009': ['316.9a', 'stays inaccessible'] },
  concerns: (view) => playerOf(view.state, view.state.toMove).lost.cards.length > 0,
  when: (view, action) => {
    const { hand, lost } = playerOf(view.state, view.state.toMove);
    const card = view.cardAt(action.card);
    if (card === null || hand.cards.includes(action.card)) return null;
    const there = lost.cards.some((id) => sameName(view.cardAt(id)?.name ?? '', card.name));
    return there ? { card: card.name, player: view.state.toMove } : null;
  },
});

export const contextOfPlay = (view: View, card: CardId): TextContext => ({
  seat: view.state.toMove,
  uid: null,
  card,
  place: view.cardAt(card)?.name ?? 'a card',
  origin: 'card',
  attack: null,
  chosen: null,
});

const NO_EFFECT: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['602.3', 'no game effect'] };

/** A play that would leave the game as it is. The cost of a card is no effect; a deck search always is one. */
export const someEffect = (texts: Texts) =>
  forbids({
    acts: PLAYS,
    bar: 'no-effect',
    code: 'no-game-effect',
    law: { 'comprehensive-2009': ['602.3', 'no game effect'] },
    when: (view, action: PlayAction) => {
      const card = view.cardAt(action.card);
      if (card === null || card.kind === 'stadium' || isAttachedByPlay(card) || card.play?.does === undefined)
        return null;
      const changes = texts.wouldChange(view, card.play.does, contextOfPlay(view, action.card));
      if (changes === null) notTold(view, NO_EFFECT, 'effect-hangs-on-untold', { card: card.name });
      return changes === false ? { card: card.name } : null;
    },
  });

/** Lies beside the Active while its text is carried out. */
const layDown = (t: T, card: CardId): void => {
  const seat = t.state.toMove;
  t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: { seat, zone: 'beside' } });
};

const sayText = function* (t: T, texts: Texts, card: CardId): Play<void> {
  const printed = t.view.cardAt(card);
  if (printed?.play?.does === undefined) {
    throw new NotModelled(card, printed?.name ?? 'a card', printed?.play?.text ?? 'its text');
  }
  yield* texts.say(t, printed.play.does, contextOfPlay(t.view, card));
};

/** A Pokémon in a place nobody told. */
const NOT_TOLD = -1;

const chooseHost = function* (t: T, card: Card, given: Uid | undefined): Play<Uid> {
  if (given !== undefined) return given;
  const seat = t.state.toMove;
  const options: Option[] = hosts(t.view, card).map((pokemon) => {
    const place = placeOf(t.state, pokemon.uid);
    return { key: place, aliases: [place.replace(' ', ''), nameOf(t.view, pokemon)], value: pokemon.uid };
  });
  const hidden = hiddenCarrier(t.view, card);
  if (hidden !== null) options.push({ key: 'a Pokémon nobody told', aliases: ['?', 'other'], value: NOT_TOLD });
  if (options.length === 0) throw new Error(`nobody to attach ${card.name} to`);
  const answer = yield { kind: 'choose', by: seat, code: 'attach-to', facts: { card: card.name }, options };
  const host = options.find((option) => option.key === answer)?.value ?? NOT_TOLD;
  if (host === NOT_TOLD && hidden !== null) t.view.readings.placeUntold(t.view, hidden.place, hidden.seat);
  return host;
};

const attachTo = function* (t: T, id: CardId, card: Card, to: Uid | undefined): Play<void> {
  const host = yield* chooseHost(t, card, to);
  t.put({ kind: 'attached', card: id, to: host, from: { seat: t.state.toMove, zone: 'hand' }, energy: false });
};

/** A Tool is attached face up and stays. */
const attachTool = step({ 'comprehensive-2009': ['308.1', 'attaching it face up'] }, attachTo);

/** A Technical Machine is attached face up and stays, whatever else is there. */
const attachMachine = step({ 'comprehensive-2009': ['314.1', 'attaching it face up'] }, attachTo);

/** Any other Trainer: its text, then the discard pile, unless it is attached. */
const doText = step(
  { 'comprehensive-2009': ['315.1', 'discarded'] },
  function* (t: T, texts: Texts, id: CardId, card: Card, to: Uid | undefined): Play<void> {
    if (card.attaches === true) return yield* attachTo(t, id, card, to);
    const seat = t.state.toMove;
    layDown(t, id);
    yield* sayText(t, texts, id);
    t.put({ kind: 'moved', card: id, from: { seat, zone: 'beside' }, to: pileFor(t, id, seat, 'discard') });
  },
);

/** Trainers are not counted in a turn, and what else is counted does not stand in their way. */
const anyNumber = step({ 'comprehensive-2009': ['315.2', 'no limit'] }, function* (t: T): Play<void> {
  if (t.state.spent.supporter || t.state.spent.stadium) t.note('trainers-not-limited', { player: t.state.toMove });
});

export const playTrainer = (texts: Texts) =>
  function* (t: T, action: ActionOf<'play-trainer'>): Play<void> {
    const card = t.view.cardAt(action.card);
    if (card === null) return;
    yield* anyNumber(t);
    if (isTool(card)) yield* attachTool(t, action.card, card, action.to);
    else if (isTechnicalMachine(card)) yield* attachMachine(t, action.card, card, action.to);
    else yield* doText(t, texts, action.card, card, action.to);
  };

/** A Supporter lies beside the Active until its player's turn ends. */
export const playSupporter = (texts: Texts) =>
  step(
    { 'comprehensive-2009': ['313.1', 'next to'] },
    function* (t: T, action: ActionOf<'play-supporter'>): Play<void> {
      t.put({ kind: 'spent', limit: 'supporter' });
      layDown(t, action.card);
      yield* sayText(t, texts, action.card);
    },
  );

/** A Stadium's effect is there for as long as the card lies in play. */
export const stadiumSpeaks = reading(
  { 'comprehensive-2009': ['312.2', 'indefinite continuous effect'] },
  (view, _args: readonly []) => view.state.stadium !== null,
  () => false,
);

/** One Stadium at a time: the one in play makes way, into its owner's pile. */
const oldStadiumGoes = step({ 'comprehensive-2009': ['312.4', 'discarded'] }, function* (t: T): Play<void> {
  const old = t.state.stadium;
  if (old !== null)
    t.put({ kind: 'stadium-discarded', card: old.card, to: pileFor(t, old.card, t.state.toMove, 'discard') });
});

export const playStadium = step(
  { 'comprehensive-2009': ['312.1', 'face up'] },
  function* (t: T, action: ActionOf<'play-stadium'>): Play<void> {
    t.put({ kind: 'spent', limit: 'stadium' });
    yield* oldStadiumGoes(t);
    t.put({ kind: 'stadium-played', card: action.card, from: { seat: t.state.toMove, zone: 'hand' } });
  },
);
