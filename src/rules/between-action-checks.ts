import { activesOf, inPlay, lookAtAll, nameOf, playerOf, pokemonOf, type View, type Why } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { GameOver, type Law, lawOf, NotModelled, notTold, reading, step } from '../engine/index.ts';
import { CAME_UP, type Card, type CardId, type Player, type Pokemon, type Seat, type Uid } from '../state/index.ts';
import { mayCarry } from './carriers.ts';
import { cease, speaking } from './ceasing.ts';
import type { CheckRun, Fallen } from './check-run.ts';
import { maximumHp } from './effective-values.ts';
import { effectsOfFalling, fellToDamage, rememberFall } from './falling.ts';
import { inOrder } from './in-order.ts';
import { prizesToPick } from './public-information.ts';
import type { AwardSteps, SettleSteps, T } from './questions.ts';
import { remember } from './remembered.ts';
import { benchOptions } from './switching.ts';
import { decide } from './winning.ts';
import { detachToDiscard, effectsStayBehind, pileFor } from './zones.ts';

/** The checks between actions, in their order, repeated until nothing new happens (CR 303). */

const KNOCK_OUT = lawOf({
  'comprehensive-2009': ['303.1c', 'Knocked Out'],
  'ex-2003': ['intro', 'Knocked Out is removed from play'],
  'advanced-2018': ['I.D/ko.3', 'treats it as Knocked Out'],
  'neo-2001': ['Order.7', 'is Knocked Out'],
  'xy-2016': ['Turn.3C#3', 'Knocked Out'],
});

const seatsFrom = (view: View): readonly Seat[] => {
  const seats = view.state.players.map((player) => player.seat);
  const at = seats.indexOf(view.state.toMove);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

const othersFirst = (
  view: View,
  _args: readonly [],
  why: (code: string, facts: { readonly order: readonly Seat[] }) => void,
): readonly Seat[] => {
  const order = [...seatsFrom(view), view.state.toMove];
  why('order-of-players', { order });
  return order;
};

const moverFirst = (view: View): readonly Seat[] => [view.state.toMove, ...seatsFrom(view)];

const orderBy = <D extends Doc>(law: Law<D>) => reading(law, othersFirst, moverFirst);

const FILLING = lawOf({
  'comprehensive-2009': ['303.1g', 'first'],
  'advanced-2018': ['I.D/ko.5', 'the player who goes next'],
  'xy-2016': { silent: 'the player whose turn it is not comes first', near: 'Turn.3C#4' },
});
const TAKING = lawOf({
  ...FILLING,
  'advanced-2018': ['I.D/ko.4', 'Each of the two players takes Prize cards'],
});
/** Neo says it of the time between turns alone. */
const BETWEEN = lawOf({ 'neo-2001': ['After.3', 'the player whose turn comes next is the first'] });

/** Who acts first when both sides have a place to fill: in a turn not the player whose turn it is, between turns the one whose turn comes. */
const orderInTurn = orderBy(FILLING);
const orderBetweenTurns = orderBy({ ...FILLING, ...BETWEEN });

const order = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? orderBetweenTurns : orderInTurn)(view, [], why);

/** The same when both have Prizes to draw. */
const prizeOrderInTurn = orderBy(TAKING);
const prizeOrderBetweenTurns = orderBy({ ...TAKING, ...BETWEEN });

const prizeOrder = ({ view, why }: T): readonly Seat[] =>
  (view.state.phase === 'between' ? prizeOrderBetweenTurns : prizeOrderInTurn)(view, [], why);

const attachmentIsValid = reading(
  {
    'comprehensive-2009': ['301.1', 'valid'],
    'ex-2003': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Tools' },
    'advanced-2018': { silent: 'an attachment that its own text no longer allows is discarded', near: 'II.A#1' },
    'neo-2001': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Pokémon Tools' },
    'xy-2016': { silent: 'an attachment that its own text no longer allows is discarded', near: 'Zones: Discard Pile' },
  },
  (view, [pokemon, card]: readonly [Pokemon, number]) => {
    const printed = view.cardAt(card);
    return printed === null || mayCarry(view, printed, pokemon, view.state.cards[card]?.owner);
  },
  () => true,
);

const hasAttachments = ({ active, bench }: Player): boolean =>
  active.some((pokemon) => pokemon !== null && pokemon.attached.length > 0) ||
  bench.some(({ attached }) => attached.length > 0);

const attachments = step(
  {
    'comprehensive-2009': ['303.1a', 'attachment'],
    'ex-2003': { silent: 'attachments that are not allowed any more fall off first', near: 'intro' },
    'advanced-2018': { silent: 'attachments that are not allowed any more fall off first', near: 'I.D/ko.1' },
    'neo-2001': { silent: 'attachments that are not allowed any more fall off first', near: 'Order.7' },
    'xy-2016': { silent: 'attachments that are not allowed any more fall off first', near: 'Turn.3C#2' },
  },
  (t: T) => {
    for (const player of t.state.players) {
      if (!hasAttachments(player)) continue;
      for (const pokemon of inPlay(player)) {
        for (const { card, as } of pokemon.attached) {
          if (as !== undefined || attachmentIsValid(t.view, [pokemon, card])) continue;
          t.why(attachmentIsValid.rule(t.rules), 'attachment-invalid', {
            card: t.view.cardAt(card)?.name ?? 'a card',
            pokemon: nameOf(t.view, pokemon),
          });
          detachToDiscard(t, card, pokemon.uid);
        }
      }
    }
  },
);

const triggers = step(
  {
    'comprehensive-2009': ['303.1b', 'triggered effects'],
    'ex-2003': { silent: 'effects that wait for an event come before Knock Outs', near: 'intro' },
    'advanced-2018': ['II.E-03#3', 'the effects that follow this text are done first'],
    'neo-2001': { silent: 'effects that wait for an event come before Knock Outs', near: 'Order.7' },
    'xy-2016': { silent: 'effects that wait for an event come before Knock Outs', near: 'Turn.3C#2' },
  },
  (t: T) => {
    t.rules.answers.triggered(t);
  },
);

/** Damage that equals HP. */
const equalsHp = reading(
  {
    'comprehensive-2009': ['304.2', 'Knocked Out'],
    'ex-2003': { silent: 'damage equal to the HP is a Knock Out', near: 'Types: Pokémon.4' },
    'advanced-2018': ['I.D#1', 'when it has no remaining HP'],
    'neo-2001': ['Order.7', 'equal to its Hit Points or greater'],
    'xy-2016': ['Turn.3C#3', 'equal to its HP or more'],
  },
  (_view, [damage, hp, pokemon]: readonly [number, number, string], why) => {
    why('damage-reaches-hp', { pokemon, damage, hp });
    return true;
  },
  () => false,
);

/** Damage that passes HP. */
const passesHp = reading(
  {
    'comprehensive-2009': ['304.2', 'Knocked Out'],
    'ex-2003': ['Types: Pokémon.4', 'all the damage it can take before being Knocked Out'],
    'advanced-2018': ['I.D#1', 'when it has no remaining HP'],
    'neo-2001': ['Order.7', 'equal to its Hit Points or greater'],
    'xy-2016': ['Turn.3C#3', 'equal to its HP or more'],
  },
  (_view, [damage, hp, pokemon]: readonly [number, number, string], why) => {
    why('damage-reaches-hp', { pokemon, damage, hp });
    return true;
  },
  () => false,
);

const isLethal = (view: View, damage: number, hp: number, pokemon: string, why: Why | undefined): boolean => {
  if (damage < hp) return false;
  return (damage === hp ? equalsHp : passesHp)(view, [damage, hp, pokemon], why);
};

const newlyHurt = (t: T, uid: Uid): boolean =>
  t.events.some((event) => (event.kind === 'damaged' || event.kind === 'counters-placed') && event.uid === uid);

/** An effect of being Knocked Out may have taken damage off again. */
const isStillLethal = (t: T, pokemon: Pokemon): boolean => {
  const hp = maximumHp(t.view, pokemon);
  return hp === null || pokemon.damage >= hp;
};

const lethal = step(KNOCK_OUT, (t: T, { fallen }: CheckRun) => {
  const doomed: Fallen[] = [];
  lookAtAll(t.state.players, (pokemon, { seat }) => {
    const hp = maximumHp(t.view, pokemon);
    if (pokemon.damage === 0 && (hp === null || hp > 0)) return;
    // What lay on it before has not Knocked it Out; only new damage raises the question.
    if (hp === null && !newlyHurt(t, pokemon.uid)) return;
    const name = nameOf(t.view, pokemon);
    if (hp === null) {
      notTold(t.view, KNOCK_OUT, 'hp-not-told', { pokemon: name, damage: pokemon.damage, player: seat });
      return;
    }
    if (!isLethal(t.view, pokemon.damage, hp, name, t.why)) return;
    const prizes = t.rules.answers.prizesFor(t.view, [pokemon], t.why);
    doomed.push({ uid: pokemon.uid, seat, prizes, name });
  });
  if (doomed.length === 0) return;
  effectsOfFalling(t, doomed);
  // Looked at for all of them before the first is gone, with which something that holds for another may end.
  const still = doomed.filter(({ uid }) => {
    const pokemon = pokemonOf(t.state, uid);
    return pokemon !== null && isStillLethal(t, pokemon);
  });
  for (const one of still) {
    const pokemon = pokemonOf(t.state, one.uid);
    if (pokemon === null) continue;
    effectsStayBehind(t, pokemon);
    for (const { card } of pokemon.attached) pileFor(t, card, one.seat, 'discard');
    const toDamage = fellToDamage(t, pokemon);
    t.put({ kind: 'knocked-out', uid: one.uid, seat: one.seat, name: one.name, prizes: one.prizes });
    rememberFall(t, one.seat, toDamage);
    fallen.push(one);
  }
});

/** What one counts for that is marked EX or GX. A document without such cards leaves it open, unless the card itself says it. */
const ofMarked = reading(
  { 'xy-2016': ['AppA.Rules#2', '2 Prize cards'] },
  (_view: View, _args: readonly []) => 2,
  () => 1,
);

/** Does a card carry one of these marks, for which more than one Prize may be taken? */
const marked = (card: Card | null, marks: readonly string[]): boolean =>
  (card?.tags ?? []).some((tag) => marks.includes(tag));

/** One Prize, or what the mark of a later time counts for. */
export const onePrizeUnlessMarked = (view: View, card: Card | null, marks: readonly string[]): number =>
  marked(card, marks) ? ofMarked(view, []) : 1;

/** One Prize for a Knock Out, two for a Pokémon-ex; a card or sketch may say another number. */
export const prizesFor = reading(
  { 'comprehensive-2009': ['303.1e', 'two'], 'xy-2016': ['AppA.Rules#2', '2 Prize cards'] },
  (view, [pokemon]: readonly [Pokemon]) => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    if (card?.prizes !== undefined) return card.prizes;
    return marked(card, ['ex']) ? 2 : onePrizeUnlessMarked(view, card, ['EX', 'gx']);
  },
  () => 0,
);

/** As many Prizes as Pokémon were Knocked Out; a card may say another number. What a class of cards counts for is left to another document. */
export const onePrizeEach = reading(
  { 'advanced-2018': ['I.D/ko.4', "how many of the opponent's Pokémon were Knocked Out"] },
  (view, [pokemon]: readonly [Pokemon]) => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    if (card?.prizes !== undefined) return card.prizes;
    return marked(card, ['ex']) ? prizesFor(view, [pokemon]) : onePrizeUnlessMarked(view, card, ['EX', 'gx']);
  },
  () => 0,
);

/** One Prize for every Knock Out; a card may say another number. */
export const onePrize = reading(
  { 'neo-2001': ['After.3', 'choose a Prize'] },
  (view, [pokemon]: readonly [Pokemon]) => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    return card?.prizes ?? onePrizeUnlessMarked(view, card, ['ex', 'EX', 'gx']);
  },
  () => 0,
);

/** The Prize that is taken: where one lies face up everybody knows which it is, and the player says which one it shall be. */
export const prizeTaken = (t: T, seat: Seat): CardId | null => {
  const options = prizesToPick(t.view, [seat], t.why);
  if (options.length < 2) return options[0]?.value ?? t.topOf(seat, 'prizes');
  const answer = t.ask({ kind: 'choose', by: seat, code: 'take-prize', facts: {}, options });
  return options.find(({ key }) => key === answer)?.value ?? null;
};

/** The winner of the Prizes is always the opponent of the fallen Pokémon's owner. */
const prizes = step(
  {
    'comprehensive-2009': ['303.1e', 'Prize Card'],
    'ex-2003': ['Attack', 'take a prize'],
    'advanced-2018': ['I.D/ko.4', 'takes Prize cards'],
    'neo-2001': ['Play.6', 'You take them when'],
    'xy-2016': ['Turn.3C#3', "takes 1 of the opponent's own Prize cards"],
  },
  (t: T, { fallen }: CheckRun) => {
    if (fallen.length === 0 && t.state.players.every(({ due }) => due <= 0)) return;
    const { prizeTaker, drew } = t.rules.answers.form;
    const owing = new Map<Seat, Seat[]>();
    for (const { seat, prizes: number } of fallen) {
      if (number === 0) continue;
      const taker = prizeTaker(t.view, [seat]);
      owing.set(taker, [...(owing.get(taker) ?? []), ...Array.from({ length: number }, () => seat)]);
    }
    // Prizes that a told table says are still to be taken.
    for (const { seat, due } of t.state.players) {
      const [owner = seat] = t.rules.answers.form.opponents(t.view, [seat]);
      if (due > 0) owing.set(seat, [...(owing.get(seat) ?? []), ...Array.from({ length: due }, () => owner)]);
    }
    for (const first of owing.size > 1 ? prizeOrder(t) : owing.keys()) {
      for (const owner of owing.get(first) ?? []) {
        const seat = prizeTaker(t.view, [owner], t.why);
        const prize = prizeTaken(t, seat);
        if (prize === null) {
          t.note('no-prize-left', { player: seat });
          break;
        }
        t.put({ kind: 'prize-taken', seat, card: prize });
        drew(t, seat);
      }
    }
  },
);

const PROMOTE = lawOf({
  'comprehensive-2009': ['303.1f', 'Active position'],
  'ex-2003': ['intro', 'as the new Active Pokémon'],
  'advanced-2018': ['I.D/ko.5', 'moves their next Active Pokémon to the Active Spot'],
  'neo-2001': ['After.3', 'replace their Pokémon'],
  'xy-2016': ['Turn.3C#4', 'new Active Pokémon'],
});

/** Has this player fewer Active Pokémon than the form of play asks for, and the places for them? */
const vacancy = (t: T, player: Player): boolean =>
  player.activeTold &&
  !player.out &&
  player.active.includes(null) &&
  activesOf(player).length < t.rules.answers.form.actives(t.view, []);

/** Did a Pokémon of that player leave play in this step? A place that was empty before says that there was nobody to fill it. */
const lostOne = (t: T, seat: Seat): boolean =>
  t.events.some((event) => event.kind === 'knocked-out' && event.seat === seat);

const fillPlace = (t: T, seat: Seat): void => {
  t.rules.answers.form.fillActive(t, seat);
};

const otherPlace = step(PROMOTE, fillPlace);

/** The player whose turn it is. */
const ownPlace = step(
  {
    'comprehensive-2009': ['303.1f', 'Active position'],
    'ex-2003': ['intro', 'as the new Active Pokémon'],
    'neo-2001': ['After.3', 'replace their Pokémon'],
    'advanced-2018': ['I.D/ko.6', 'Put out your new Active Pokémon'],
    'xy-2016': ['Turn.3C#4', 'new Active Pokémon'],
  },
  fillPlace,
);

/** In a document without an order: of several who need a new Active Pokémon one at most has a choice, so it makes no difference who is first. */
const anyOrder = reading(
  {
    'ex-2003': { silent: 'who has no choice may step up first or last', near: 'intro' },
    'neo-2001': 'unknown',
    'comprehensive-2009': 'unknown',
    'xy-2016': 'unknown',
    'advanced-2018': 'unknown',
  },
  (_view: View, _args: readonly []) => true,
  () => false,
);

const promote = step(PROMOTE, (t: T) => {
  if (!t.state.players.some((player) => vacancy(t, player))) return;
  const vacant = t.state.players.filter((player) => vacancy(t, player)).map((player) => player.seat);
  const choosing = vacant.filter((seat) => {
    const { bench, benchTold } = playerOf(t.state, seat);
    return bench.length > 1 || !benchTold;
  });
  const ordered = vacant.length > 1 && !(choosing.length < 2 && anyOrder(t.view, []));
  for (const seat of ordered ? order(t) : vacant) {
    if (!vacant.includes(seat)) continue;
    const player = playerOf(t.state, seat);
    const sure = player.benchTold || (activesOf(player).length > 0 && !lostOne(t, seat));
    if (!sure) notTold(t.view, PROMOTE, 'bench-not-told', { player: seat });
    for (const _place of player.active) {
      const now = playerOf(t.state, seat);
      if (!vacancy(t, now) || now.bench.length === 0) break;
      t.rules.answers.form.actives(t.view, [], t.why);
      (seat === t.state.toMove ? ownPlace : otherPlace)(t, seat);
    }
  }
});

/** Moves one Pokémon of that player up. */
export const moveUp = (t: T, seat: Seat): void => {
  const options = benchOptions(t.view, seat);
  const answer = t.ask({ kind: 'choose', by: seat, code: 'promote', facts: {}, options });
  const uid = options.find((option) => option.key === answer)?.value;
  if (uid === undefined) return;
  t.put({ kind: 'promoted', seat, uid });
  remember(t, uid, CAME_UP);
};

/** A player always has one Active Pokémon while any is in play. */
export const fillActive = step(
  {
    'comprehensive-2009': ['300.1', 'Active Pokémon'],
    'ex-2003': ['intro', 'as the new Active Pokémon'],
    'advanced-2018': ['I.E#2', 'has to put out a new one from the Bench'],
    'neo-2001': { silent: 'an Active Pokémon that is gone is replaced from the Bench', near: 'After.3' },
    'xy-2016': ['Zones: Active Pokémon', 'must have one at all times'],
  },
  moveUp,
);

const win = step(
  {
    'comprehensive-2009': ['303.1h', 'win condition'],
    'ex-2003': ['intro', "a certain number of the opponent's Pokémon"],
    'advanced-2018': ['I.E#1', 'wins'],
    'neo-2001': { silent: 'it is looked whether somebody has won', near: 'Play.6' },
    'xy-2016': ['Turn.3C#4', 'wins'],
  },
  (t: T) => {
    decide(t);
  },
);

export const settleSteps = { attachments, triggers, lethal, cease } satisfies SettleSteps<'comprehensive-2009'>;
/** The replacement is named before the Prize, and nothing is said of winning but that Prizes are taken. */
export const awardAfterReplacing = { promote, prizes, win } satisfies AwardSteps<'neo-2001'>;

export const awardSteps = { prizes, promote, win } satisfies AwardSteps<'comprehensive-2009'>;

/** Rounds after which the checks are said to circle instead of being followed further. */
const BOUND = 50;

/** One whole series of checks: settle until stable, then award; once more if that changed anything. */
export const check = step(
  {
    'comprehensive-2009': ['303.1', 'series of checks'],
    'ex-2003': ['intro', 'Knocked Out is removed from play'],
    'advanced-2018': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
    'neo-2001': ['Order.7', 'is Knocked Out'],
    'xy-2016': ['Turn.3C#2', 'Check whether it Knocked Out'],
  },
  (t: T): void => {
    const { settle, award } = t.rules.answers;
    for (let round = 0; ; round += 1) {
      if (round > BOUND) throw new NotModelled(null, 'between-action checks', `no end after ${BOUND} rounds`);
      const before = t.events.length;
      const run: CheckRun = { fallen: [], spoke: [] };
      for (let again = true, turns = 0; again; turns += 1) {
        if (turns > BOUND) throw new NotModelled(null, 'between-action checks', `no end after ${BOUND} rounds`);
        const seen = t.events.length;
        run.spoke = speaking(t.view);
        for (const one of inOrder(settle)) one(t, run);
        again = t.events.length > seen;
      }
      for (const one of inOrder(award)) one(t, run);
      if (t.state.result !== null) throw new GameOver();
      if (t.events.length === before || run.fallen.length === 0) return;
    }
  },
);
