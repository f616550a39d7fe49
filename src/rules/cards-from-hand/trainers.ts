import {
  claimsOnPlayer,
  type ForceOf,
  namedApart,
  playerOf,
  pokemonOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import {
  type ActionOf,
  type ForbidParts,
  type GameEvent,
  type Law,
  lawOf,
  NotModelled,
  reading,
  speaksHere,
  step,
  unknownFact,
} from '../../engine/index.ts';
import { type Card, type CardId, type Seat, sameName, type Uid } from '../../state/index.ts';
import { isAttachedByPlay, isTechnicalMachine, isTool } from '../attached-cards/attached-cards.ts';
import { attachMachine, attachTo, attachTool } from '../attached-cards/tools.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { isFossil, isTrainer } from '../cards/card-types.ts';
import { searchForNobody } from '../pokemon/bench.ts';
import { isPart } from '../pokemon/v-union.ts';
import { forbids } from '../prohibition.ts';
import { handSize } from '../public-information.ts';
import type { Answers, T, TextContext, Texts } from '../questions.ts';
import { pileFor } from '../zones.ts';
import { openNoEffect, unknownEffect } from './discarded-for-nothing.ts';
import { saysNobodyToSwitchWith } from './nobody-to-switch-with.ts';
import { isStopped } from './stopped-trainers.ts';
import { whatIsMissing } from './what-is-missing.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['effect-hangs-on-untold'],
  note: ['machine-is-a-trainer', 'supporters-a-turn', 'tool-is-a-trainer', 'trainers-not-limited'],
} as const;

/** Trainers and Supporters, and what every card that is played from hand has in common (CR 205, 313, 315, 602.1a, 602.3). */

type PlayAction = ActionOf<'play-trainer'> | ActionOf<'play-supporter'> | ActionOf<'play-stadium'>;
const PLAYS = ['play-trainer', 'play-supporter', 'play-stadium'] as const;

/** A Tool is a Trainer card as well, even a card of another type that was played as a Tool. */
const toolIsTrainer = reading(
  {
    'comprehensive-2009': ['308.2', 'counts as a Trainer card'],
    'ex-2003': ['Tools', 'a variation of Trainer cards'],
    'advanced-2018': ['I.B-01#3', 'Some Items have further rules'],
    'advanced-2025': ['I.B', 'four main kinds'],
    'neo-2001': ['Pokémon Tools', 'A Pokémon Tool is a Trainer card'],
    'xy-2016': ['Gl:Pokémon Tool', 'A Trainer card of a special kind'],
    'me-2026': ['Gl:Pokémon Tool', 'A Trainer card'],
  },
  (_view, [card, as]: readonly [Card, string | undefined], why) => {
    const is = isTool(card) || as === 'tool';
    if (is) why('tool-is-a-trainer', { card: card.name });
    return is;
  },
  () => false,
);

/** A Technical Machine is a Trainer card as well. */
const machineIsTrainer = reading(
  {
    'comprehensive-2009': ['314.2', 'counts as a Trainer card'],
    'ex-2003': { silent: 'a Technical Machine is a Trainer card', near: 'Types: Trainer' },
    'advanced-2018': { silent: 'a Technical Machine is a Trainer card', near: 'I.B-01#3' },
    'advanced-2025': { silent: 'a Technical Machine is a Trainer card', near: 'I.B-02#2' },
    'xy-2016': ['Gl:Technical Machine', 'A kind of Trainer card'],
    'me-2026': ['Gl:Technical Machine', 'A Trainer card'],
  },
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
  // A document without such cards is asked about none.
  (isTechnicalMachine(card) && machineIsTrainer(view, [card], why)) ||
  (isTrainer(view, [card], why) && !isTool(card) && !isTechnicalMachine(card));

/** The player who goes first plays no Trainer, Supporter or Stadium card in that turn; a Fossil on the Bench is one. */
export const noneFor = <D extends Doc, C extends string>(
  law: Law<D>,
  code: C,
  goesFirst: (view: View) => boolean,
): ForbidParts<Answers<Doc>, PlayAction['kind'] | 'bench', D, C> => ({
  acts: [...PLAYS, 'bench'],
  obstacle: 'first-turn',
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
export const isFirstTurnOfGame = ({ state }: View): boolean => state.turn === 1 && state.toMove === state.first;

export const noneOnFirstTurn = forbids(
  noneFor(
    {
      'comprehensive-2009': ['602.1a', 'first turn'],
      'neo-2001': { allowed: 'Trainer cards may be played in the first turn too', near: 'Play.9B4' },
      'ex-2003': { allowed: 'Trainer cards may be played in the first turn too', near: 'Options#1' },
      // That player leaves out the attack, and takes all other acts they want.
      'xy-2016': { otherwise: 'Turn.3#3' },
      'me-2026': { otherwise: 'Turn.2D#9' },
      'advanced-2018': { allowed: 'Trainer cards may be played in the first turn too', near: 'I.B-01#1' },
      'advanced-2025': {
        allowed: 'Trainer cards other than Supporters may be played in the first turn too',
        near: 'I.B-01#1',
      },
    },
    'no-trainers-first-turn',
    isFirstTurnOfGame,
  ),
);

/** The player who goes first, where Supporters alone are barred on the first turn of the game. */
export const noSupporterFirst = forbids({
  acts: ['play-supporter'],
  obstacle: 'first-turn',
  code: 'no-supporter-first-turn',
  law: {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'advanced-2018': 'absent',
    // It states the limit of one in a turn, and not whether that holds in the very first turn.
    'advanced-2025': {
      open: 'whether the player who goes first may play a Supporter card in their first turn',
      near: 'I.B-03#1',
    },
    'me-2026': ['Turn.2D#4', 'cannot play a Supporter card in that turn'],
  },
  when: (view, action) => {
    if (!isFirstTurnOfGame(view)) return null;
    return { player: view.state.toMove, card: view.cardAt(action.card)?.name ?? 'a Supporter' };
  },
});

export const ONE_SUPPORTER = lawOf({
  'comprehensive-2009': ['313.2', 'one Supporter'],
  'ex-2003': ['Supporter', 'only one Supporter card'],
  'advanced-2018': ['I.B-02#1', 'only one can be used'],
  'advanced-2025': ['I.B-03#1', 'only one can be used'],
  'xy-2016': ['Turn.2D', 'no more than one in a turn'],
  'me-2026': ['Turn.2D#3', 'no more than one Supporter card'],
});

/** How many a player may play in a turn: one, or as many as a text lets them. */
export const supportersATurn = (view: View, seat: Seat, why?: Why): number => {
  if (!view.says('supporter-limit')) return 1;
  const said = claimsOnPlayer(view, playerOf(view.state, seat), 'supporter-limit');
  const [most] = said.toSorted((a, b) => b.claim.most - a.claim.most);
  return most === undefined ? 1 : byAText(view, most)(view, [seat, most], why);
};

const byAText = byKindOfText((law) =>
  reading(
    law,
    (_view, [player, { name, claim }]: readonly [Seat, ForceOf<'supporter-limit'>], why): number => {
      why('supporters-a-turn', { player, by: name, most: claim.most });
      return claim.most;
    },
    () => 1,
  ),
);

export const oneSupporter = forbids({
  acts: ['play-supporter'],
  obstacle: 'limit',
  code: 'supporter-already-played',
  law: ONE_SUPPORTER,
  when: (view) =>
    view.state.spent.supporter && (view.state.supporters ?? 1) >= supportersATurn(view, view.state.toMove)
      ? { player: view.state.toMove, turn: view.state.turn }
      : null,
  readBy: (view, _action, why) => {
    supportersATurn(view, view.state.toMove, why);
  },
});

const isInHand = (view: View, card: CardId): boolean =>
  playerOf(view.state, view.state.toMove).hand.cards.includes(card);

const FROM_HAND = lawOf({
  'comprehensive-2009': ['316.5b', 'hand'],
  'ex-2003': { silent: 'cards are played from the hand', near: 'Options.2' },
  'neo-2001': { silent: 'cards are played from the hand', near: 'Play.2' },
});

/** Of cards that are to be played at once too few are in the hand, whatever its cards are that are not known. */
export const tooFewTogether = (view: View, action: { readonly card: CardId; readonly together?: number }) => {
  const { hand, seat } = playerOf(view.state, view.state.toMove);
  const card = view.cardAt(action.card);
  const names = hand.cards.map((id) => view.cardAt(id)?.name);
  if (action.together === undefined || card === null) return null;
  const held = names.filter((name) => name !== undefined && sameName(name, card.name)).length;
  const hidden = names.filter((name) => name === undefined).length;
  if (held >= action.together) return null;
  if (!hand.given || held + hidden >= action.together)
    return unknownFact(view, FROM_HAND, 'hand-not-told', { player: seat });
  return { card: `another ${card.name}`, player: seat };
};

/** A card of this class is played from hand. */
export const fromHand = forbids({
  acts: ['bench', 'attach-energy', 'evolve', 'level-up', ...PLAYS],
  obstacle: 'hand',
  code: 'not-in-hand',
  law: FROM_HAND,
  // For a card in hand that is not described it is not reported that it is the one meant.
  concerns: (view, action) =>
    (view.cardAt(action.card) !== null || !isInHand(view, action.card)) && !isPart(view.cardAt(action.card)),
  when: (view, action) => {
    if (isInHand(view, action.card)) return tooFewTogether(view, action);
    const unnamed = action.kind === 'level-up' ? 'a LV.X' : 'that card';
    return { card: view.cardAt(action.card)?.name ?? unnamed, player: view.state.toMove };
  },
});

/** A card in the Lost Zone is out of reach for the rest of the game, and no text brings it back to hand. */
export const notLost = forbids({
  acts: ['bench', 'attach-energy', 'evolve', 'level-up', ...PLAYS],
  obstacle: 'hand',
  code: 'in-the-lost-zone',
  law: {
    'comprehensive-2009': ['316.9a', 'stays inaccessible'],
    'xy-2016': ['Gl:Lost Zone', 'cannot be played any more'],
    'me-2026': ['App7#2', 'cannot be played any more'],
  },
  concerns: (view) => playerOf(view.state, view.state.toMove).lost.cards.length > 0,
  when: (view, action) => {
    const { hand, lost } = playerOf(view.state, view.state.toMove);
    const card = view.cardAt(action.card);
    if (card === null || hand.cards.includes(action.card)) return null;
    const there = lost.cards.some((id) => sameName(view.cardAt(id)?.name ?? '', card.name));
    return there ? { card: card.name, player: view.state.toMove } : null;
  },
});

export const contextOfPlay = (view: View, card: CardId, named?: Uid, together?: number): TextContext => ({
  seat: view.state.toMove,
  uid: null,
  card,
  place: view.cardAt(card)?.name ?? 'a card',
  origin: 'card',
  attack: null,
  chosen: null,
  named,
  together,
});

const COST = lawOf({
  'comprehensive-2009': { silent: 'a cost has to be paid', near: '602.2' },
  'ex-2003': { silent: 'a cost has to be paid', near: 'Options.4' },
  'advanced-2018': ['I.B-01/itm.1', "whose conditions can't be followed"],
  'advanced-2025': ['I.B-01/itm.1', "whose conditions can't be followed"],
  'neo-2001': { silent: 'a cost has to be paid', near: 'Play.9B4' },
  'xy-2016': { silent: 'a cost has to be paid', near: 'Turn.2D' },
  'me-2026': { silent: 'a cost has to be paid', near: 'Turn.2D#1' },
});

/** The same of Supporters, of which APR speaks in a paragraph of their own. */
const COST_OF_SUPPORTER = lawOf({
  ...COST,
  'advanced-2018': ['I.B-02/sup.1', "whose conditions can't be followed"],
  'advanced-2025': ['I.B-03/sup.1', "whose conditions can't be followed"],
});

/** What has to be paid for playing it has to be there: so many other cards of the hand, of a kind if its text names one. */
const payable = <D extends Doc>(texts: Texts, acts: readonly PlayAction['kind'][], law: Law<D>) =>
  forbids({
    acts,
    obstacle: 'hand',
    code: 'cost-of-playing',
    law,
    concerns: (view, action: PlayAction) => (view.cardAt(action.card)?.discardsToPlay ?? 0) > 0,
    when: (view, action: PlayAction) => {
      const card = view.cardAt(action.card);
      const seat = view.state.toMove;
      const cost = card?.discardsToPlay ?? 0;
      const { hand } = playerOf(view.state, seat);
      const others = hand.cards.filter((id) => id !== action.card);
      if (card === null) return null;
      const { discardsOf } = card;
      if (discardsOf === undefined) {
        if (others.length >= cost) return null;
        return { card: card.name, cost, others: handSize(view, [seat]) - (hand.cards.length - others.length) };
      }
      const known = others.flatMap((id) => view.cardAt(id) ?? []);
      const fitting = known.filter((one) => texts.fits(view, one, discardsOf)).length;
      if (fitting >= cost) return null;
      if (!hand.given || known.length < others.length) unknownFact(view, law, 'hand-not-told', { player: seat });
      return { card: card.name, cost, others: fitting, kind: 'some' };
    },
  });

export const costPayable = (texts: Texts) => payable(texts, ['play-trainer', 'play-stadium'], COST);
export const supporterCostPayable = (texts: Texts) => payable(texts, ['play-supporter'], COST_OF_SUPPORTER);

/** Is this played for a text that is not written as data? */
const isUnread = (card: Card | null): boolean =>
  card !== null && card.kind !== 'stadium' && !isAttachedByPlay(card) && card.play?.does === undefined;

/** Breaks off where the Bench is not given. */
const isFull = (view: View): boolean => view.readings.roomToSearch(view, view.state.toMove) === 0;

type FromHand = 'play-trainer' | 'play-supporter' | 'play-stadium';

/** A play that would leave the game as it is. The cost of a card is not an effect. */
export const leavesAllAsItIs = <D extends Doc, K extends FromHand>(
  texts: Texts,
  acts: readonly K[],
  law: Law<D>,
): ForbidParts<Answers<Doc>, K, D, 'no-game-effect'> => ({
  acts,
  obstacle: 'no-effect',
  code: 'no-game-effect',
  law,
  // For a text that is not understood it is not reported either that it would change something.
  concerns: (view, action: { readonly card: CardId }) => !isUnread(view.cardAt(action.card)),
  when: (view, action: { readonly card: CardId; readonly on?: Uid }) => {
    const card = view.cardAt(action.card);
    if (card === null || card.kind === 'stadium' || isAttachedByPlay(card) || card.play?.does === undefined)
      return null;
    const context = contextOfPlay(view, action.card, action.on);
    const changes = texts.wouldChange(view, card.play.does, context);
    if (changes === null && texts.fillsBench(card.play.does) && isFull(view)) searchForNobody(view, card.name);
    if (changes === null) openNoEffect(texts, view, card.play.does, context);
    const missing = changes === true ? {} : whatIsMissing(view, card.play.does, context);
    if (changes === null) unknownEffect(view, law, 'effect-hangs-on-untold', { card: card.name, ...missing });
    if (changes !== false) return null;
    const named = action.on === undefined ? null : pokemonOf(view.state, action.on);
    return { card: card.name, ...missing, ...(named === null ? {} : { pokemon: namedApart(view, named) }) };
  },
  readBy: (view, action: { readonly card: CardId; readonly on?: Uid }, why) => {
    const does = view.cardAt(action.card)?.play?.does ?? [];
    saysNobodyToSwitchWith(view, does, contextOfPlay(view, action.card, action.on), why);
  },
});

export const CHANGES_SOMETHING = lawOf({
  'comprehensive-2009': ['602.3', 'no game effect'],
  'neo-2001': { open: 'whether a card may be played that changes nothing', near: 'Play.9B4' },
  'ex-2003': { open: 'whether a card may be played that changes nothing', near: 'Options.4' },
  'xy-2016': { open: 'whether a card may be played that changes nothing', near: 'Turn.2D' },
  'me-2026': { open: 'whether a card may be played that changes nothing', near: 'Turn.2D' },
});

/** A deck search always is an effect. */
export const someEffect = (texts: Texts) => forbids(leavesAllAsItIs(texts, PLAYS, CHANGES_SOMETHING));

/** Puts the card beside the Active while its text is carried out. */
export const putBesideActive = (t: T, card: CardId): void => {
  const seat = t.state.toMove;
  t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: { seat, zone: 'beside' } });
};

export const sayText = (t: T, texts: Texts, card: CardId, named: Uid | undefined, together?: number): void => {
  const printed = t.view.cardAt(card);
  if (printed?.play?.does === undefined) {
    throw new NotModelled(card, printed?.name ?? 'a card', printed?.play?.text ?? 'its text');
  }
  const context = contextOfPlay(t.view, card, named, together);
  const { discardsToPlay, discardsOf } = printed;
  if (discardsToPlay !== undefined)
    texts.say(
      t,
      [{ 'discard-hand': discardsToPlay, ...(discardsOf === undefined ? {} : { of: discardsOf }) }],
      context,
    );
  if (isStopped(t, card)) return;
  texts.say(t, printed.play.does, context);
};

export const DISCARDED_WHEN_DONE = lawOf({
  'comprehensive-2009': ['315.1', 'discarded'],
  'ex-2003': ['Options.4', 'Then discard it'],
  'advanced-2018': ['I.B-01/itm.4', 'The Item is discarded'],
  'advanced-2025': ['I.B-01/itm.4', 'The Item is discarded'],
  'neo-2001': {
    silent: 'a Trainer card that does not stay in play is discarded once its text is done',
    near: 'Play.9B4',
  },
  'xy-2016': ['Turn.2D', 'puts the card into the discard pile'],
  'me-2026': ['Gl:Item card', 'then discards it'],
});

/** What does not stay in play goes to the discard pile. */
const toDiscard = step(DISCARDED_WHEN_DONE, (t: T, id: CardId): void => {
  const seat = t.state.toMove;
  // Its text may have taken it elsewhere.
  if (!playerOf(t.state, seat).beside.cards.includes(id)) return;
  t.put({ kind: 'moved', card: id, from: { seat, zone: 'beside' }, to: pileFor(t, id, seat, 'discard') });
});

/** Any other Trainer: its text, then the discard pile, unless it is attached. ME tells in other places what is done and where the card goes. */
export const playItem = (texts: Texts) =>
  step(
    {
      ...DISCARDED_WHEN_DONE,
      'neo-2001': ['Play.9B4', 'You may play a Trainer card'],
      'me-2026': ['Turn.2D#1', 'follows its text'],
    },
    (t: T, { card: id, to, on, together }: ActionOf<'play-trainer'>, card: Card): void => {
      if (card.attaches === true) {
        if (!isStopped(t, id)) attachTo(t, id, card, to);
        return;
      }
      putBesideActive(t, id);
      sayText(t, texts, id, on, together);
      if (playerOf(t.state, t.state.toMove).beside.cards.includes(id)) toDiscard(t, id);
    },
  );

export const ANY_NUMBER = lawOf({
  'comprehensive-2009': ['315.2', 'no limit'],
  'ex-2003': ['Options#1', 'any number of times'],
  'advanced-2018': ['I.B-01#1', 'any number can be played'],
  'advanced-2025': ['I.B-01#1', 'any number can be played'],
  'neo-2001': ['Play.9B', 'as many times as you want'],
  'xy-2016': ['Turn.2D', 'number of Item cards is not limited'],
  'me-2026': ['Turn.2D#2', 'number of Item cards is not limited'],
});

/** Trainers are not counted in a turn, and what else is counted does not stand in their way. */
const anyNumber = step(ANY_NUMBER, (t: T): void => {
  if (t.state.spent.supporter || t.state.spent.stadium) t.note('trainers-not-limited', { player: t.state.toMove });
});

const TOOLS: Law<'advanced-2025'> = { 'advanced-2025': ['I.B-02#1', 'Any number of Pokémon Tool cards can be played'] };

/** A Tool, where Tools are a kind of their own. */
const playTool = step(TOOLS, (t: T, { card, to }: ActionOf<'play-trainer'>, printed: Card): void => {
  attachTool(t, card, printed, to);
});

export const playTrainer = (t: T, action: ActionOf<'play-trainer'>): void => {
  const card = t.view.cardAt(action.card);
  if (card === null) return;
  const ownKind = isTool(card) && speaksHere(TOOLS, t.rules);
  if (!ownKind) anyNumber(t);
  if (isTool(card) || isTechnicalMachine(card)) {
    if (isStopped(t, action.card)) return;
    if (ownKind) playTool(t, action, card);
    else (isTool(card) ? attachTool : attachMachine)(t, action.card, card, action.to);
  } else t.rules.answers.playItem(t, action, card);
};

/** That a Supporter was played this turn, and which one, if its card is known. */
export const supporterPlayed = (t: T, card: CardId): GameEvent => {
  const name = t.view.cardAt(card)?.name;
  return { kind: 'spent', limit: 'supporter', ...(name === undefined ? {} : { name }) };
};

/** A Supporter goes to the discard pile as soon as its text is done, like any other Trainer card. */
const supporterToDiscard = step(
  { 'xy-2016': ['Turn.2D', 'puts the card into the discard pile'], 'me-2026': ['Turn.2D#8', 'go to the discard pile'] },
  (t: T, card: CardId): void => {
    const seat = t.state.toMove;
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
  },
);

/** A Supporter whose text is carried out at once, like that of any other Trainer card. */
export const playSupporterAsItem = (texts: Texts) =>
  step(
    { 'xy-2016': ['Turn.2D', 'in the same way as an Item card'], 'me-2026': ['Turn.2D#1', 'follows its text'] },
    (t: T, action: ActionOf<'play-supporter'>): void => {
      t.put(supporterPlayed(t, action.card));
      putBesideActive(t, action.card);
      sayText(t, texts, action.card, action.on);
      // Its text may have taken it elsewhere.
      if (playerOf(t.state, t.state.toMove).beside.cards.includes(action.card)) supporterToDiscard(t, action.card);
    },
  );

export const SUPPORTER_IS_PLAYED = lawOf({
  'comprehensive-2009': ['313.1', 'next to'],
  'ex-2003': ['Supporter', 'next to your Active Pokémon'],
  'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
  'advanced-2025': ['I.B-03/sup.4', 'it is discarded'],
  'xy-2016': ['Turn.2D', 'in the same way as an Item card'],
  'me-2026': ['Turn.2D#8', 'go to the discard pile'],
});

/** A Supporter stays next to the Active until its player's turn ends. */
export const playSupporter = (texts: Texts) =>
  step(SUPPORTER_IS_PLAYED, (t: T, action: ActionOf<'play-supporter'>): void => {
    t.put(supporterPlayed(t, action.card));
    putBesideActive(t, action.card);
    sayText(t, texts, action.card, action.on);
  });
