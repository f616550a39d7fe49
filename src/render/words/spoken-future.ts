import type { EndingCode, Facts } from '../../claims/index.ts';
import { type EventOf, eventsIn, type GameEvent, type TraceEntry } from '../../engine/index.ts';
import { ALL_CONDITIONS, type GameResult, type Uid } from '../../state/index.ts';
import { bansTogether } from './bans-together.ts';
import { noteWords } from './by-code.ts';
import { devolvedInto, isUnder, leavesFor, ZONES } from './events.ts';
import { capital, counted, countedKinds, listed, spoken } from './facts.ts';
import { spokenBan, spokenEffect, spokenOfKind } from './lasting-effects.ts';
import { type Names, UNDESCRIBED_CARD } from './names.ts';

/** What comes of a coin, as a judge says it to the player to move. */

/** How an attack ends that was used and does nothing. */
export const WITHOUT_EFFECT: ReadonlySet<EndingCode> = new Set(['does-nothing', 'nothing-to-copy']);

/** Seats of one team take turns with those of the other: p1 and p3 play together. */
const isTeammate = (seat: string, mover: string): boolean => (Number(seat.slice(1)) - Number(mover.slice(1))) % 2 === 0;

const takes = (seat: string, mover: string): string => {
  if (seat === mover) return 'you take';
  return isTeammate(seat, mover) ? 'your teammate takes' : 'your opponent takes';
};

/** Who does something, as it is said to the player to move. */
export const spokenSeat = (seat: string, mover: string): string =>
  seat === mover ? 'you' : isTeammate(seat, mover) ? 'your teammate' : 'your opponent';

/** Who wins, as a clause. */
export const ends = ({ outcome, winners }: GameResult, mover: string): string => {
  if (outcome === 'sudden-death') return 'both players win at once, so Sudden Death follows';
  if (outcome === 'tiebreaker') return 'both players win at once, so a tiebreaker game follows';
  if (outcome === 'tie') return 'the game ends in a tie';
  const [winner = ''] = winners;
  if (winners.length > 1) return isTeammate(winner, mover) ? 'your team wins the game' : 'the other team wins the game';
  return winner === mover ? 'you win the game' : `player ${winner.slice(1)} wins the game`;
};

/** One event as a clause, and the Pokémon it is about; null for what needs no word. */
const clauseOf = (event: GameEvent, n: Names, mover: string): { readonly says: string; readonly of: string } | null => {
  switch (event.kind) {
    case 'counters-placed':
      return {
        says: `put ${counted(event.counters, 'damage counter')} on ${n.pokemon(event.uid)}`,
        of: n.pokemon(event.uid),
      };
    case 'damaged':
      return { says: `do ${event.amount} damage to ${n.pokemon(event.uid)}`, of: n.pokemon(event.uid) };
    case 'knocked-out':
      return { says: `${n.pokemon(event.uid)} is Knocked Out`, of: n.pokemon(event.uid) };
    case 'prize-taken':
      return { says: `${takes(event.seat, mover)} a Prize`, of: '' };
    case 'game-ended':
      return { says: ends(event.result, mover), of: '' };
    default:
      return null;
  }
};

/** What comes of what was done. */
const FOLLOWS: ReadonlySet<GameEvent['kind']> = new Set(['knocked-out', 'prize-taken', 'game-ended']);

/** Whose Pokémon is Knocked Out in any case, one or another. */
const oneOrAnother = (facts: Facts, mover: string): string => {
  const player = String(facts.player);
  const whose = player === mover ? 'your' : isTeammate(player, mover) ? "your teammate's" : "your opponent's";
  return facts.count === 1
    ? `one of ${whose} Pokémon is Knocked Out`
    : `${String(facts.count)} of ${whose} Pokémon are Knocked Out`;
};

const fallsAnyhow = (entries: readonly TraceEntry[]): readonly Facts[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return fallsAnyhow(entry.entries);
    return entry.kind === 'note' && entry.code === 'one-falls-in-any-case' ? [entry.facts] : [];
  });

/** Where no hand had a Basic Pokémon, what everybody does is more than the act of the player who asks. */
const startsOver = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return startsOver(entry.entries);
    if (entry.kind !== 'note' || entry.code !== 'start-over-together') return [];
    return ['all players show their hands and begin the set-up again, and nobody draws an extra card for it'];
  });

/** A Pokémon as it is spoken of to the player to move: `your Gogoat`, `Leafeon-GX`. */
const spokenName = (uid: Uid, n: Names, mover: string): string => {
  const name = n.pokemon(uid);
  return n.owner(uid) === mover && !/^(?:p\d's|the|a) /u.test(name) ? `your ${name}` : name;
};

/** `Snorlax and your Annihilape are Knocked Out`: own Pokémon come last, so that “your” is not heard of the others. */
const knockedOut = (names: readonly string[], mover: string): string => {
  const isOwn = (name: string): number => Number(name.startsWith('your ') || name.startsWith(`${mover}'s `));
  const different = [...new Set(names)].toSorted((a, b) => isOwn(a) - isOwn(b));
  return `${listed(different)} ${names.length === 1 ? 'is' : 'are'} Knocked Out`;
};

/** For whom no Prize is taken, which the players will ask. */
const noPrizeFor = (free: readonly string[], fallen: number): readonly string[] => {
  if (free.length === 0) return [];
  const whom = free.length < fallen ? listed([...new Set(free)]) : free.length === 1 ? 'it' : 'them';
  return [`no Prize is taken for ${whom}`];
};

/** Is it the move of that Pokémon, which was Knocked Out, to another place than the discard pile? What is attached to it may go there by a text of its own. */
export const goesElsewhere = ({ instead, card }: EventOf<'moved'>, fallen: string, n: Names): boolean =>
  instead === true && n.card(card) === fallen;

/** The other cards of a Pokémon that goes elsewhere when it is Knocked Out: they are discarded. */
const othersDiscarded = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return othersDiscarded(entry.entries);
    if (entry.kind !== 'note' || entry.code !== 'others-discarded') return [];
    const cards = entry.facts.cards as readonly string[];
    return [`${countedKinds(cards)} ${cards.length === 1 ? 'is' : 'are'} discarded`];
  });

/** Where Pokémon that were Knocked Out go, a clause for each place that is not the discard pile. */
const goAway = (away: readonly { readonly spoken: string; readonly leaves: string }[], fallen: number) =>
  [...new Set(away.map(({ leaves }) => leaves))].map((place) => {
    const gone = away.filter(({ leaves }) => leaves === place).map(({ spoken }) => spoken);
    if (gone.length > 1) return `${gone.length === fallen ? 'they' : listed(gone)} ${place.replace('goes', 'go')}`;
    return `${fallen === 1 ? 'it' : gone} ${place}`;
  });

/** Knock Outs, Prizes and the end of the game, as one clause; empty where there are none. */
export const spokenEnds = (trace: readonly TraceEntry[], names: Names, mover: string): string => {
  const fallen: string[] = [];
  const free: string[] = [];
  const said: string[] = [];
  const prizes = new Map<string, number>();
  const away: { readonly spoken: string; readonly leaves: string }[] = [];
  let latest = '';
  for (const event of eventsIn(trace)) {
    if (event.kind === 'knocked-out') latest = event.name;
    if (event.kind === 'moved' && goesElsewhere(event, latest, names))
      away.push({ spoken: fallen.at(-1) ?? latest, leaves: leavesFor(event.to) });
    if (event.kind === 'knocked-out' && event.prizes === 0) free.push(spokenName(event.uid, names, mover));
    if (event.kind === 'prize-taken') prizes.set(event.seat, (prizes.get(event.seat) ?? 0) + 1);
    if (event.kind === 'knocked-out') fallen.push(spokenName(event.uid, names, mover));
    else if (FOLLOWS.has(event.kind))
      said.push(event.kind === 'prize-taken' ? event.seat : (clauseOf(event, names, mover)?.says ?? ''));
    // Of two that are Knocked Out together the second keeps the name that distinguishes it from the first.
    if (event.kind !== 'knocked-out') names.see(event);
  }
  const prizesOf = (seat: string): string => {
    const taken = prizes.get(seat) ?? 1;
    return `${takes(seat, mover)} ${taken === 1 ? 'a Prize' : `${taken} Prizes`}`;
  };
  const falls = [
    ...(fallen.length === 0 ? [] : [knockedOut(fallen, mover)]),
    ...fallsAnyhow(trace).map((facts) => oneOrAnother(facts, mover)),
    ...goAway(away, fallen.length),
    ...othersDiscarded(trace),
    ...noPrizeFor(free, fallen.length),
  ];
  return listed([...falls, ...[...new Set(said)].map((one) => (prizes.has(one) ? prizesOf(one) : one))]);
};

/** What is said of an outcome: none of the damage that was calculated may be left, and naming the act has said a part of it. */
interface Outcome {
  readonly noDamage: string | null;
  readonly isOfTheAct: (event: GameEvent) => boolean;
}

/** Nothing is said by naming the act. */
export const NOTHING = (): boolean => false;

const CONDITION: ReadonlySet<string> = new Set(ALL_CONDITIONS);

/** What an act does, one clause for each event that a player would count or look at; null for any other. */
const doneClause = (event: GameEvent, n: Names, mover: string): string | null => {
  switch (event.kind) {
    case 'damaged':
      return `${spokenName(event.uid, n, mover)} takes ${event.amount} damage`;
    case 'counters-placed':
      return `${counted(event.counters, 'damage counter')} ${event.counters === 1 ? 'goes' : 'go'} on ${spokenName(event.uid, n, mover)}`;
    case 'healed':
      return `${counted(event.amount / 10, 'damage counter')} ${event.amount === 10 ? 'comes' : 'come'} off ${spokenName(event.uid, n, mover)}`;
    case 'marked': {
      const { origin, name } = event.mark;
      const pokemon = spokenName(event.uid, n, mover);
      if (origin !== 'condition') return spokenEffect(event.mark, pokemon);
      return CONDITION.has(name) ? `${pokemon} is now ${capital(name)}` : null;
    }
    case 'player-marked':
      return (
        spokenBan(event.mark, spokenSeat(event.seat, mover), n.doc) ??
        (event.seat === mover ? spokenOfKind(event.mark) : null)
      );
    case 'unmarked':
      return CONDITION.has(event.name)
        ? `${spokenName(event.uid, n, mover)} is no longer ${capital(event.name)}`
        : null;
    case 'detached':
      return comesOff(event, n.card(event.card), 1, n, mover);
    case 'attached':
      // A Tool is attached by playing it, which the act has said.
      return event.energy ? `${n.card(event.card)} is attached to ${spokenName(event.to, n, mover)}` : null;
    case 'attachment-moved':
      return `${n.card(event.card)} moves from ${spokenName(event.from, n, mover)} to ${spokenName(event.to, n, mover)}`;
    case 'counters-moved':
      return event.to === null
        ? null
        : countersMove(event.counters, spokenName(event.from, n, mover), spokenName(event.to, n, mover));
    case 'evolved':
      return `${spokenName(event.uid, n, mover)} evolves into ${n.card(event.card)}`;
    case 'devolved':
      return devolves(event, spokenName(event.uid, n, mover), n);
    case 'exchanged':
      return exchanges(event, spokenName(event.uid, n, mover), n);
    case 'returned':
      if (event.to === 'beside') return null;
      return event.kept === 'basic'
        ? `the Basic Pokémon card of ${spokenName(event.uid, n, mover)} goes to its owner's ${ZONES[event.to]} and all its other cards are discarded`
        : `${spokenName(event.uid, n, mover)} goes to its owner's ${ZONES[event.to]}`;
    case 'attack-ended':
      return WITHOUT_EFFECT.has(event.code) ? 'the attack has no effect' : 'the attack fails';
    case 'switched':
      return `${spokenName(event.in, n, mover)} becomes Active`;
    case 'benched':
      return `${n.card(event.card)} comes onto ${event.seat === mover ? 'your' : 'the'} Bench`;
    case 'drawn':
      return draws(event.seat, 1, mover);
    case 'hand-drawn':
      return draws(event.seat, event.cards.length, mover);
    case 'moved':
      // A card that is played goes to the discard pile without a word.
      if (event.from.zone === 'beside' && event.to.zone === 'hand')
        return `${n.card(event.card)} goes to its owner's ${ZONES.hand}`;
      return event.from.zone === 'deck' && event.to.zone === 'discard'
        ? discards(event.from.seat, 1)
        : leavePile(event, [n.card(event.card)]);
    case 'rest-moved':
      return restMoves(event);
    case 'stadium-discarded':
      return `${n.card(event.card)} ${leavesFor(event.to)}`;
    default:
      return null;
  }
};

/** The name of the Pokémon is that of the card that goes. */
export const devolves = (event: EventOf<'devolved'>, pokemon: string, n: Names): string => {
  const { cards, to } = event;
  const what = cards.length === 1 ? 'its top card' : `its ${cards.length} top cards`;
  const into = to.zone === 'lost' ? 'the' : "its owner's";
  return `${pokemon} is ${devolvedInto(event, n)}, ${what} going to ${into} ${ZONES[to.zone]}`;
};

/** The name of the Pokémon is that of the card that goes. */
export const exchanges = ({ card, pile }: EventOf<'exchanged'>, pokemon: string, n: Names): string =>
  `${n.card(card)} takes the place of ${pokemon}, whose card goes to ${pile.zone === 'lost' ? 'the' : "its owner's"} ${ZONES[pile.zone]}`;

/** So many cards leave a Pokémon: `2 cards are discarded from Onix`. */
export const leavePokemon = (
  what: string,
  cards: number,
  whose: string,
  { zone }: EventOf<'detached'>['to'],
): string =>
  zone === 'discard'
    ? `${what} ${cards === 1 ? 'is' : 'are'} discarded from ${whose}`
    : `${what} ${cards === 1 ? 'goes' : 'go'} from ${whose} to ${zone === 'lost' ? 'the' : cards === 1 ? "its owner's" : "their owner's"} ${ZONES[zone]}`;

/** Cards that leave a Pokémon by one effect, named where it is one. */
const comesOff = ({ from, to }: EventOf<'detached'>, card: string, cards: number, n: Names, mover: string): string =>
  leavePokemon(cards === 1 ? card : `${cards} cards`, cards, spokenName(from, n, mover), to);

/** `2 damage counters move from Onix to Machop`. */
export const countersMove = (counters: number, from: string, to: string): string =>
  `${counted(counters, 'damage counter')} ${counters === 1 ? 'moves' : 'move'} from ${from} to ${to}`;

/** Cards that one Pokémon loses to the discard pile, such as those that an attack costs, which are gone however its coins fall. */
const discarded = (run: readonly GameEvent[], n: Names): ReturnType<typeof clauseOf> => {
  const off = run.flatMap((event) => (event.kind === 'detached' && event.to.zone === 'discard' ? [event] : []));
  const [first] = off;
  return first === undefined
    ? null
    : { says: `discard ${countedKinds(off.map(({ card }) => n.card(card)))} from ${n.pokemon(first.from)}`, of: '' };
};

/** Several cards that one Pokémon gets, as `Fire Energy and 2 Water Energy`. */
const allAttached = (
  { to, energy }: EventOf<'attached'>,
  run: readonly GameEvent[],
  n: Names,
  mover: string,
): string | null => {
  if (!energy) return null;
  const cards = run.flatMap((event) => (event.kind === 'attached' ? [n.card(event.card)] : []));
  return `${countedKinds(cards)} are attached to ${spokenName(to, n, mover)}`;
};

/** Several cards that go from one Pokémon to another. */
const allMoved = (
  { from, to }: EventOf<'attachment-moved'>,
  run: readonly GameEvent[],
  n: Names,
  mover: string,
): string => {
  const cards = run.flatMap((event) => (event.kind === 'attachment-moved' ? [n.card(event.card)] : []));
  return `${countedKinds(cards)} move from ${spokenName(from, n, mover)} to ${spokenName(to, n, mover)}`;
};

/** As much damage to each of several Pokémon. */
const takeEach = ({ amount }: EventOf<'damaged'>, run: readonly GameEvent[], n: Names, mover: string): string => {
  const names = run.flatMap((event) => (event.kind === 'damaged' ? [spokenName(event.uid, n, mover)] : []));
  return `${listed([...new Set(names)])} take ${amount} damage each`;
};

/** As many counters off each of several Pokémon. */
const healsEach = ({ amount }: EventOf<'healed'>, run: readonly GameEvent[], n: Names, mover: string): string => {
  const names = run.flatMap((event) => (event.kind === 'healed' ? [spokenName(event.uid, n, mover)] : []));
  return `${counted(amount / 10, 'damage counter')} ${amount === 10 ? 'comes' : 'come'} off each of ${listed([...new Set(names)])}`;
};

const draws = (seat: string, cards: number, mover: string): string => {
  const who = seat === mover ? 'you draw' : isTeammate(seat, mover) ? 'your teammate draws' : 'your opponent draws';
  return `${who} ${cards === 1 ? 'a card' : `${cards} cards`}`;
};

const movedIn = (run: readonly GameEvent[], n: Names): readonly string[] =>
  run.flatMap((event) => (event.kind === 'moved' ? [n.card(event.card)] : []));

/** So many different cards are named. */
const MOST_NAMED = 3;

/** Cards of a hand that an act takes elsewhere, or that come back out of the discard pile, named where everybody sees them; null for those that are played. */
export const leavePile = ({ from, to, instead, bottom }: EventOf<'moved'>, cards: readonly string[]): string | null => {
  const under = isUnder(bottom, to) ? 'the bottom of ' : '';
  // It never lay in the discard pile.
  if (instead === true)
    return `${countedKinds(cards)} ${cards.length === 1 ? 'goes' : 'go'} to ${to.zone === 'lost' ? 'the' : `${to.seat}'s`} ${ZONES[to.zone]}`;
  const isTaken =
    (from.zone === 'discard' && TAKEN_UP_INTO.has(to.zone)) || (from.zone === 'deck' && to.zone === 'hand');
  if (isTaken) return takenUp(from, `${under}${from.seat}'s ${ZONES[to.zone]}`, cards);
  if (from.zone !== 'hand' || !LEFT_FOR.has(to.zone)) return null;
  const isNamed = to.zone !== 'deck' && !cards.includes(UNDESCRIBED_CARD) && new Set(cards).size <= MOST_NAMED;
  const isOne = cards.length === 1;
  const what = isNamed ? countedKinds(cards) : isOne ? UNDESCRIBED_CARD : `${cards.length} cards`;
  const hand = `from ${from.seat}'s hand`;
  return to.zone === 'discard'
    ? `${what} ${isOne ? 'is' : 'are'} discarded ${hand}`
    : `${what} ${isOne ? 'goes' : 'go'} ${hand} to ${under}the ${ZONES[to.zone]}`;
};

/** A hand that goes away whole, of which not every card is given. */
export const restMoves = ({ from, to, whole }: EventOf<'rest-moved'>): string =>
  `${whole === true ? '' : 'the rest of '}${from.seat}'s hand ${to.zone === 'discard' ? 'is discarded' : `goes to the ${ZONES[to.zone]}`}`;

const LEFT_FOR: ReadonlySet<string> = new Set(['discard', 'deck', 'lost']);
const TAKEN_UP_INTO: ReadonlySet<string> = new Set(['hand', 'deck']);

const takenUp = ({ seat, zone }: EventOf<'moved'>['from'], into: string, cards: readonly string[]): string => {
  const isNamed = new Set(cards).size <= MOST_NAMED && !cards.includes(UNDESCRIBED_CARD);
  const what = isNamed ? countedKinds(cards) : cards.length === 1 ? UNDESCRIBED_CARD : `${cards.length} cards`;
  return `${what} ${cards.length === 1 ? 'goes' : 'go'} from ${seat}'s ${ZONES[zone]} to ${into}`;
};

/** Whose hands everybody has seen. */
export const handsShown = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return handsShown(entry.entries);
    return entry.kind === 'note' && entry.code === 'hand-revealed' ? [noteWords(entry.code, entry.facts).text] : [];
  });

/** `2 cards from p1's deck are discarded`. */
export const discards = (seat: string, cards: number): string =>
  cards === 1 ? `a card from ${seat}'s deck is discarded` : `${cards} cards from ${seat}'s deck are discarded`;

/** Cards that come one after the other, as one event: so many drawn, so many discarded. */
const runsOf = (
  events: readonly GameEvent[],
  isOfTheAct: Outcome['isOfTheAct'] = NOTHING,
): readonly (readonly GameEvent[])[] => {
  const runs: GameEvent[][] = [];
  for (const event of bansTogether(events)) {
    const last = runs.at(-1);
    const first = last?.find(({ kind }) => kind !== 'conjured');
    const isMore = (one: GameEvent): boolean => isOneOfMany(one, event) && isOfTheAct(one) === isOfTheAct(event);
    if (first !== undefined && (event.kind === 'conjured' || isMore(first))) last?.push(event);
    else runs.push([event]);
  }
  return runs;
};

const isOneOfMany = (a: GameEvent, b: GameEvent): boolean =>
  (a.kind === 'drawn' && b.kind === 'drawn' && a.seat === b.seat) ||
  (a.kind === 'detached' && b.kind === 'detached' && a.from === b.from && a.to.zone === b.to.zone) ||
  (a.kind === 'attached' && b.kind === 'attached' && a.to === b.to && a.energy === b.energy) ||
  (a.kind === 'attachment-moved' && b.kind === 'attachment-moved' && a.from === b.from && a.to === b.to) ||
  (a.kind === 'healed' && b.kind === 'healed' && a.amount === b.amount) ||
  (a.kind === 'damaged' && b.kind === 'damaged' && a.amount === b.amount) ||
  (a.kind === 'moved' && b.kind === 'moved' && sameWay(a, b));

const sameWay = (a: EventOf<'moved'>, b: EventOf<'moved'>): boolean =>
  a.from.zone === b.from.zone && a.from.seat === b.from.seat && a.to.zone === b.to.zone && a.bottom === b.bottom;

/** A run of such events as a clause; a card that is taken as there only so that it can be drawn is not one more. */
const runClause = (all: readonly GameEvent[], n: Names, mover: string): string | null => {
  const run = all.filter(({ kind }) => kind !== 'conjured');
  const [first] = run;
  if (first === undefined) return null;
  if (first.kind === 'drawn') return draws(first.seat, run.length, mover);
  if (first.kind === 'attachment-moved' && run.length > 1) return allMoved(first, run, n, mover);
  if (first.kind === 'damaged' && run.length > 1) return takeEach(first, run, n, mover);
  if (first.kind === 'healed' && run.length > 1) return healsEach(first, run, n, mover);
  if (first.kind === 'detached') return comesOff(first, n.card(first.card), run.length, n, mover);
  if (first.kind === 'attached' && run.length > 1) return allAttached(first, run, n, mover);
  if (first.kind !== 'moved' || first.from.zone === 'beside') return doneClause(first, n, mover);
  const isDiscard = first.from.zone === 'deck' && first.to.zone === 'discard';
  return isDiscard ? discards(first.from.seat, run.length) : leavePile(first, movedIn(run, n));
};

/** So many things are said; of more, it is said how many: the lines of the ruling have them all. */
const MOST_DONE = 4;

/** What is said first where there is too much: what is never left out, what else is done, the cards of a hand, and what becomes of other cards and lasting effects. */
type Rank = 0 | 1 | 2 | 3;
const ALWAYS = 0;
const RANKS: readonly Rank[] = [ALWAYS, 1, 2, 3];

const rankOf = (run: readonly GameEvent[]): Rank => {
  if (isAlwaysSaid(run)) return ALWAYS;
  if (isOutOfHand(run)) return 2;
  return isBeside(run) ? 3 : 1;
};

const andMore = (left: number): string => `${spoken(left)} more ${left === 1 ? 'thing happens' : 'things happen'}`;

/** What becomes of cards and Special Conditions beside damage. */
const BESIDE: ReadonlySet<GameEvent['kind']> = new Set([
  'player-marked',
  'unmarked',
  'detached',
  'attached',
  'attachment-moved',
  'returned',
]);

/** Left to the lines of the ruling where it would be too much: effects that stay are too. */
const isBeside = ([first]: readonly GameEvent[]): boolean =>
  first !== undefined && (BESIDE.has(first.kind) || (first.kind === 'marked' && first.mark.origin !== 'condition'));

const isOutOfHand = ([first]: readonly GameEvent[]): boolean => first?.kind === 'moved' && first.from.zone === 'hand';

/** What is done to a Pokémon that is Knocked Out goes with it; a card that was taken off before that may be why. */
const isOfThese = (event: GameEvent, at: number, all: readonly GameEvent[]): boolean => {
  if (event.kind === 'marked' || event.kind === 'unmarked')
    return all.some((one) => one.kind === 'knocked-out' && one.uid === event.uid);
  return (
    event.kind === 'detached' && all.slice(0, at).some((one) => one.kind === 'knocked-out' && one.uid === event.from)
  );
};

/** Never left out: the players would take it for what does not happen. */
const isAlwaysSaid = ([first]: readonly GameEvent[]): boolean =>
  first?.kind === 'damaged' ||
  first?.kind === 'counters-placed' ||
  first?.kind === 'attack-ended' ||
  (first?.kind === 'marked' && first.mark.origin === 'condition') ||
  (first?.kind === 'unmarked' && CONDITION.has(first.name));

/** A condition that a Pokémon has already gives way to the same one, which is all that is said. */
const givesWayToTheSame = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  event.kind === 'unmarked' &&
  events.some(
    (one) =>
      one.kind === 'marked' && one.uid === event.uid && one.mark.name === event.name && one.mark.origin === 'condition',
  );

/** A condition that is placed on one Pokémon once more later is said there. */
const isPlacedAgain = (event: GameEvent, at: number, events: readonly GameEvent[]): boolean =>
  event.kind === 'marked' &&
  event.mark.origin === 'condition' &&
  events
    .slice(at + 1)
    .some(
      (one) =>
        one.kind === 'marked' &&
        one.uid === event.uid &&
        one.mark.origin === 'condition' &&
        one.mark.name === event.mark.name,
    );

/** Counters that come onto one Pokémon from several sides, or off it one after the other, as so many in all. */
const countersTogether = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const found: GameEvent[] = [];
  for (const event of events) {
    const at = found.findIndex(
      (one) =>
        (one.kind === 'counters-placed' && event.kind === 'counters-placed' && one.uid === event.uid) ||
        (one.kind === 'healed' && event.kind === 'healed' && one.uid === event.uid),
    );
    const same = found[at];
    if (same?.kind === 'counters-placed' && event.kind === 'counters-placed')
      found[at] = { ...same, counters: same.counters + event.counters };
    else if (same?.kind === 'healed' && event.kind === 'healed')
      found[at] = { ...same, amount: same.amount + event.amount };
    else found.push(event);
  }
  return found;
};

/** What is done in the course of an act, as clauses in its order; of too many, how many more there are. */
const spokenDone = (
  trace: readonly TraceEntry[],
  names: Names,
  mover: string,
  isOfTheAct: Outcome['isOfTheAct'],
): readonly string[] => {
  const done: { readonly clause: string; readonly rank: Rank }[] = [];
  const events = eventsIn(trace);
  const fallenNames = new Set(events.flatMap((event) => (event.kind === 'knocked-out' ? event.name : [])));
  const reported = events
    .filter((event, at, all) => !isOfThese(event, at, all) && !givesWayToTheSame(event, events))
    .filter((event) => event.kind !== 'happened')
    .filter((event) => event.kind !== 'moved' || ![...fallenNames].some((name) => goesElsewhere(event, name, names)))
    .filter((event, at, all) => !isPlacedAgain(event, at, all));
  for (const run of runsOf(countersTogether(reported), isOfTheAct)) {
    const clause = run.some(isOfTheAct) ? null : runClause(run, names, mover);
    for (const event of run) names.see(event);
    if (clause === null) continue;
    done.push({ clause, rank: rankOf(run) });
  }
  const room = RANKS.findLast((rank) => done.filter((one) => one.rank <= rank).length <= MOST_DONE) ?? ALWAYS;
  // Of the first kind for which there is no room, as many as there is room for.
  let more = Math.max(0, MOST_DONE - done.filter(({ rank }) => rank <= room).length);
  const kept = done.filter(({ rank }) => rank <= room || (rank === room + 1 && more-- > 0));
  const said = kept.map(({ clause }) => clause);
  return kept.length === done.length ? said : [...said, andMore(done.length - kept.length)];
};

const sparedIn = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return sparedIn(entry.entries);
    const isSpared = entry.kind === 'note' && entry.code === 'damage-prevented' && entry.facts.benched !== undefined;
    return isSpared ? [String(entry.facts.pokemon)] : [];
  });

/** Which Benched Pokémon a text keeps the damage off, as a clause: its players will ask. Null where there is none. */
export const sparedOnBench = (trace: readonly TraceEntry[]): string | null => {
  const names = [...new Set(sparedIn(trace))];
  return names.length === 0 ? null : `${listed(names)} ${names.length === 1 ? 'takes' : 'take'} no damage`;
};

/**
 * What an act does and what comes of it, as one sentence: `Whiscash takes 90 damage; it is Knocked Out, you take 2 Prizes and you win the game`. `isOfTheAct`: naming the act has
 * said it; `noDamage`: damage was calculated, and none of it is left.
 */
export const spokenOutcome = (
  trace: readonly TraceEntry[],
  names: () => Names,
  mover: string,
  { noDamage, isOfTheAct }: Outcome,
): string => {
  const spared = noDamage === null ? sparedOnBench(trace) : null;
  const done = [
    ...(noDamage === null ? [] : [noDamage]),
    ...startsOver(trace),
    ...handsShown(trace),
    ...spokenDone(trace, names(), mover, isOfTheAct),
    ...(spared === null ? [] : [spared]),
  ];
  const ends = spokenEnds(trace, names(), mover);
  const [only, ...more] = done;
  const [, name] = /^(?:\d+ damage counters? go(?:es)? on )?(.+?)(?: takes \d+ damage)?$/u.exec(only ?? '') ?? [];
  const isSame = name !== undefined && more.length === 0 && ends.startsWith(`${name} is Knocked Out`);
  return [listed(done), isSame ? ends.replace(name, 'it') : ends].filter((part) => part !== '').join('; ');
};

/** `put 3 damage counters on Machop; it is Knocked Out and your opponent takes a Prize`; empty where nothing of the kind happens. */
export const saidOfEvents = (events: readonly GameEvent[], names: Names, mover: string): string => {
  const done: string[] = [];
  const follows: string[] = [];
  let named = '';
  // What is done to several at once is said of each here.
  for (const run of runsOf(events).flatMap((all) => (all[0]?.kind === 'damaged' ? all.map((one) => [one]) : [all]))) {
    const event = run.find(({ kind }) => kind !== 'conjured');
    if (event === undefined) continue;
    // What goes with a Pokémon that is Knocked Out is said by that.
    const clause =
      event.kind !== 'detached' ? clauseOf(event, names, mover) : follows.length > 0 ? null : discarded(run, names);
    for (const one of run) names.see(one);
    if (clause === null) continue;
    const says = clause.of !== '' && clause.of === named && follows.length === 0 && done.length > 0;
    if (FOLLOWS.has(event.kind)) follows.push(says ? clause.says.replace(clause.of, 'it') : clause.says);
    else done.push(clause.says);
    if (clause.of !== '') named = clause.of;
  }
  return [listed(done), listed(follows)].filter((part) => part !== '').join('; ');
};
