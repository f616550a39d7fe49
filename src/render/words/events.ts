import type { EndingCode } from '../../claims/index.ts';
import type { EventKind, EventOf, GameEvent, Pile } from '../../engine/index.ts';
import {
  type CardId,
  type GameResult,
  type Mark,
  type Phase,
  type Seat,
  STRUCK_OUT,
  type WinCondition,
  type ZoneName,
} from '../../state/index.ts';
import { counted, listed } from './facts.ts';
import { effectSays, FOR_THE_GAME, playersEffectSays } from './lasting-effects.ts';
import { type Names, UNDESCRIBED_CARD } from './names.ts';

/** What a line of a replay says, and the word before it. Without a label it shows only on request. */
export interface EventWords {
  readonly label?: string;
  readonly text: string;
  /** What of the text may be listed with its neighbours: `L` of `L from Luxray to Raichu ex`; `text` begins with it. */
  readonly item?: string;
  /** The text where no label stands before it, if that needs another. */
  readonly alone?: string;
}

/** An effect that says two things, such as a ban on two kinds of cards, begins and ends once. */
export const COMES_IN_PARTS: ReadonlySet<string> = new Set<EventKind>([
  'marked',
  'unmarked',
  'player-marked',
  'player-unmarked',
]);

export const ZONES: Readonly<Record<ZoneName, string>> = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  prizes: 'Prizes',
  lost: 'Lost Zone',
  beside: 'place beside the Active Pokémon',
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'set-up',
  draw: 'draw phase',
  action: 'action phase',
  attack: 'attack phase',
  end: 'end phase',
  between: 'time between turns',
};

const CONDITIONS: Readonly<Record<WinCondition, string>> = {
  prizes: 'all Prizes taken',
  'no-pokemon': 'opponent has no Pokémon',
  'no-draw': "opponent can't draw",
  'by-card': 'by a card',
  'fewer-prizes': 'fewer Prizes left in a Tiebreaker game',
};

/** A condition for winning, as the head of a column. */
export const conditionWords = (condition: WinCondition): string => CONDITIONS[condition];

/** Why an attack ends early. */
const EVERY_ENDING = {
  confused: 'the attack fails',
  'baby-flip': "the attack can't be announced",
  'baby-ends-turn': 'the turn ends without the attack',
  'cancelled-by-effect': 'the attack fails',
  'cannot-discard': 'the attack ends: what it has to discard is not there',
  'cannot-do': "the attack ends: what it requires can't be done",
  'does-nothing': 'the attack does nothing',
  'nothing-to-copy': 'there is no attack to copy, so it does nothing',
} satisfies { readonly [code in EndingCode]: string };

export const ENDED: { readonly [code: string]: string } = EVERY_ENDING;

/** Where a card is while its text is carried out, most documents do not say: it is played, and goes to its pile after that. */
const fromPile = ({ from }: EventOf<'moved'>): string => (from.zone === 'beside' ? '' : ` from ${pile(from)}`);

const toPile = ({ to, bottom }: EventOf<'moved'>): string =>
  to.zone === 'beside' ? '' : ` to ${isUnder(bottom, to) ? 'the bottom of ' : ''}${pile(to)}`;

/** Does a card go under the deck? Prizes that change places have no bottom at the table. */
export const isUnder = (bottom: EventOf<'moved'>['bottom'], { zone }: Pile): boolean =>
  bottom === true && zone === 'deck';

/** `devolved to Eevee`. */
export const devolvedInto = ({ uid, cards }: EventOf<'devolved'>, n: Names): string => {
  const into = n.without(uid, cards);
  return into === null ? 'devolved' : `devolved to ${into}`;
};

const pile = ({ seat, zone }: Pile): string => `${seat}'s ${ZONES[zone]}`;

/** What becomes of a card that leaves play for that pile. */
export const leavesFor = ({ zone }: Pile): string =>
  zone === 'discard' ? 'is discarded' : `goes to ${zone === 'lost' ? 'the' : "its owner's"} ${ZONES[zone]}`;

/** `Asleep` for a condition, the name of its maker for every other lasting effect. */
export const markName = (mark: Mark): string => {
  const said = mark.says.name;
  const name = mark.origin === 'condition' && typeof said === 'string' ? said : mark.name;
  return mark.origin === 'condition' ? conditionName(name) : name;
};

/** Prizes of which the cards are not given are only counted. */
const turnedUp = ({ seat, cards }: EventOf<'prizes-turned-up'>, n: Names): string => {
  const names = cards.map((card) => n.card(card));
  return names.includes(UNDESCRIBED_CARD)
    ? `${seat} turns ${counted(cards.length, 'Prize')} face up; which cards they are is not given`
    : `${seat} turns ${listed(names)} face up`;
};

/** Whom an effect that is kept with a player concerns: that player, unless it says something of the other side, or of both. */
const whomItConcerns = ({ says: { on } }: Mark, seat: Seat): string => {
  const side = typeof on === 'object' && on !== null && 'side' in on ? on.side : 'yours';
  return side === 'theirs' ? `${seat}'s opponent` : side === 'any' ? 'both players' : seat;
};

/** A second mark of a Special Condition: how many counters or coins the text gives for it. */
const ofItsOwnNumber = ({ says: { by, name, counters, coins } }: Mark): string | null => {
  if (typeof by !== 'string' || typeof name !== 'string') return null;
  if (typeof counters === 'number')
    return `${counted(counters, 'damage counter')} for ${conditionName(name)}, by ${by}`;
  return typeof coins === 'number' ? `${counted(coins, 'coin')} for ${conditionName(name)}, by ${by}` : null;
};

/** What an effect says and until when; its name is that under which it ends. */
const untilItEnds = (mark: Mark, what: string, n: Names): string => {
  const turn = mark.until === null || !n.turnGiven ? null : mark.until.turn;
  // What comes as a turn ends comes then, and does not last until then.
  if (turn !== null && mark.says.claim === 'end-of-turn')
    return `${what.replace(/ at the end of a turn(?: of .*)?$/u, ` when turn ${turn} ends`)} (${mark.name})`;
  return `${what}${turn === null ? '' : ` until turn ${turn} ends`} (${mark.name})`;
};

/** What an effect says of its Pokémon and until when, as far as there are words for it. */
const effectOn = (mark: Mark, pokemon: string, n: Names): string => {
  const what = effectSays(mark, pokemon);
  return what === null ? `${mark.name} affects ${pokemon}` : untilItEnds(mark, what, n);
};

/** The same of an effect that is kept with a player. */
const effectOnPlayer = (mark: Mark, seat: Seat, n: Names): string => {
  const what = playersEffectSays(mark, seat, n.doc);
  if (what === null) return `${markName(mark)} affects ${whomItConcerns(mark, seat)}`;
  return untilItEnds(mark, mark.until === null ? `${what}${FOR_THE_GAME}` : what, n);
};

/** `the effect of Harden`; what the reader assumed is called that itself. */
const effectNamed = (name: string): string => (name.startsWith('the ') ? name : `the effect of ${name}`);

/** `asleep` as it is written in a sentence: `Asleep`. */
export const conditionName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const isCondition = (name: string): boolean => /^(asleep|burned|confused|paralyzed|poisoned|char)$/iu.test(name);

/** ` (p2: all Prizes taken and opponent has no Pokémon; p1: all Prizes taken)`: the winners first, and everybody who meets a condition. */
const whoMeetsWhat = ({ met, winners }: GameResult): string => {
  const won = ({ seat }: GameResult['met'][number]): boolean => winners.includes(seat);
  const all = [...met.filter(won), ...met.filter((one) => !won(one))];
  const why = all
    .filter(({ conditions }) => conditions.length > 0)
    .map(({ seat, conditions }) => `${seat}: ${listed(conditions.map((one) => CONDITIONS[one]))}`);
  return why.length === 0 ? '' : ` (${why.join('; ')})`;
};

const endWords = (result: GameResult): string => {
  const why = whoMeetsWhat(result);
  if (result.outcome === 'sudden-death') return `both players win at once${why}: Sudden Death`;
  if (result.outcome === 'tiebreaker') return `both players win at once${why}: a tiebreaker game`;
  if (result.outcome === 'tie') return `the game ends in a tie${why}`;
  return `the game ends: ${listed(result.winners)} ${result.winners.length > 1 ? 'win' : 'wins'}${why}`;
};

/** `Pikachu, 2 L and 4 cards`: equal ones together, those not described last. */
const cardsOf = (cards: readonly CardId[], n: Names): string => {
  const names = cards.map((card) => n.energy(card));
  const different = [...new Set(names)].filter((name) => name !== UNDESCRIBED_CARD);
  const hidden = names.filter((name) => name === UNDESCRIBED_CARD).length;
  const runs = different.map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });
  return listed([...runs, ...(hidden === 0 ? [] : [counted(hidden, 'card')])]) || 'nothing';
};

/** One sentence for each kind of event; a kind without words does not compile. */
const EVENT_WORDS: { readonly [K in EventKind]: (event: EventOf<K>, n: Names) => EventWords } = {
  'turn-began': (e, n) => ({
    label: 'turn',
    text: n.turnGiven ? `turn ${e.turn} of ${e.seat} begins` : `${e.seat}'s turn begins`,
  }),
  'phase-began': (e) => ({ text: `the ${PHASES[e.phase]} begins` }),
  spent: (e) => ({ text: `the ${e.limit === 'energy' ? 'Energy attachment' : e.limit} of this turn is used` }),
  conjured: (e) => ({ text: `a card that was not given comes from ${pile(e.in)}` }),
  drawn: (e, n) => ({ label: 'draw', text: `${e.seat} draws ${n.card(e.card)}` }),
  moved: (e, n) => ({
    label: e.to.zone === 'beside' ? 'play' : 'moved',
    text:
      e.instead === true
        ? `${n.card(e.card)} to ${pile(e.to)} instead of ${pile(e.from)}`
        : `${n.card(e.card)}${fromPile(e)}${toPile(e)}`,
  }),
  'rest-moved': (e) => ({
    label: 'moved',
    text: `${e.whole === true ? '' : 'all other cards of '}${pile(e.from)} to ${pile(e.to)}`,
  }),
  shuffled: (e) =>
    e.zone === undefined
      ? { label: 'deck', text: `${e.seat} shuffles` }
      : { label: 'Prizes', text: `${e.seat} shuffles the Prizes` },
  'prizes-turned-up': (e, n) => ({
    label: 'Prizes',
    text: turnedUp(e, n),
  }),
  searched: (e) => ({ label: 'deck', text: `${e.seat} searches` }),
  benched: (e, n) => ({
    label: 'bench',
    text: `${n.card(e.card)}${e.from === 'beside' ? '' : ` from ${e.seat}'s ${ZONES[e.from]}`} to the Bench`,
  }),
  attached: (e, n) => ({
    label: 'attach',
    text: `${n.card(e.card)}${e.as === undefined ? '' : ` as a ${e.as === 'tool' ? 'Pokémon Tool' : e.as}`} to ${n.pokemon(e.to)}`,
  }),
  'attachment-moved': (e, n) => ({
    label: 'moved',
    item: n.energy(e.card),
    text: `${n.energy(e.card)} from ${n.pokemon(e.from)} to ${n.pokemon(e.to)}`,
  }),
  detached: (e, n) => ({
    label: e.to.zone === 'discard' ? 'discard' : 'moved',
    item: n.energy(e.card),
    text: `${n.energy(e.card)} off ${n.pokemon(e.from)}${e.to.zone === 'discard' ? '' : ` to ${pile(e.to)}`}`,
  }),
  evolved: (e, n) => ({ label: 'evolve', text: `${n.pokemon(e.uid)} evolves into ${n.card(e.card)}` }),
  'leveled-up': (e, n) => ({ label: 'level up', text: `${n.pokemon(e.uid)} levels up to ${n.card(e.card)}` }),
  devolved: (e, n) => ({
    label: 'devolve',
    text: `${n.pokemon(e.uid)} is ${devolvedInto(e, n)}: ${listed(e.cards.map((card) => `the card ${n.card(card)}`))} ${e.cards.length === 1 ? 'goes' : 'go'} to ${pile(e.to)}`,
  }),
  exchanged: (e, n) => ({
    label: 'switch',
    text: `${n.card(e.card)} takes the place of ${n.card(e.with)}, which goes to ${pile(e.pile)}; everything on it stays`,
  }),
  'happenings-forgotten': () => ({ label: '', text: '' }),
  switched: (e, n) => ({
    label: 'switch',
    text: `${n.pokemon(e.in)} is now Active; ${n.pokemon(e.out)} goes to the Bench`,
  }),
  promoted: (e, n) => ({ label: 'promote', text: `${e.seat} makes ${n.pokemon(e.uid)} the Active Pokémon` }),
  damaged: (e, n) => {
    const on = `on ${n.pokemon(e.uid)}${n.damage(e.uid) > 0 ? `: ${n.damage(e.uid) + e.amount} damage in all` : ` for ${e.amount} damage`}`;
    return {
      label: 'counters',
      text: `${e.amount / 10} ${on}`,
      alone: `${counted(e.amount / 10, 'damage counter')} ${on}`,
    };
  },
  'counters-placed': (e, n) => ({
    label: 'counters',
    text: `${counted(e.counters, 'damage counter')} on ${n.pokemon(e.uid)}${n.damage(e.uid) > 0 ? `: ${n.damage(e.uid) + e.counters * 10} damage in all` : ''}`,
  }),
  healed: (e, n) => ({ label: 'heal', text: `${counted(e.amount / 10, 'damage counter')} off ${n.pokemon(e.uid)}` }),
  marked: (e, n) => {
    const name = markName(e.mark);
    return e.mark.origin === 'condition'
      ? { label: 'condition', text: `${n.pokemon(e.uid)} is now ${name}` }
      : { label: 'effect', text: ofItsOwnNumber(e.mark) ?? effectOn(e.mark, n.pokemon(e.uid), n) };
  },
  unmarked: (e, n) =>
    isCondition(e.name)
      ? { label: 'condition', text: `${n.pokemon(e.uid)} is no longer ${conditionName(e.name)}` }
      : { label: 'effect', text: `${effectNamed(e.name)} on ${n.pokemon(e.uid)} ends${n.whatItSays(e.uid, e.mark)}` },
  'player-marked': (e, n) => ({ label: 'effect', text: effectOnPlayer(e.mark, e.seat, n) }),
  // The effect is kept with the player whose text it is, and may concern the other one or both.
  'player-unmarked': (e) => ({ label: 'effect', text: `${effectNamed(e.name)} ends` }),
  'knocked-out': (e) => ({
    label: 'checks',
    text: `${e.seat}'s ${e.name} is Knocked Out; ${e.prizes === 0 ? 'no Prize' : counted(e.prizes, 'Prize')} for it`,
  }),
  'prize-taken': (e) => ({ label: 'checks', text: `${e.seat} takes a Prize` }),
  'prizes-due': (e) => ({
    label: 'checks',
    text: `${e.seat} still has ${counted(e.prizes, 'Prize')} to take`,
  }),
  'attack-declared': (e, n) => ({
    text: `${n.pokemon(e.uid)} attacks${e.target === null ? '' : ` ${n.pokemon(e.target)}`} with ${e.attack}`,
  }),
  'attack-ended': (e) => ({
    label: 'attack',
    text: ENDED[e.code] ?? `the attack ends: ${e.code.replaceAll('-', ' ')}`,
  }),
  'power-used': (e, n) => ({ label: 'power', text: `${n.pokemon(e.uid)} uses ${e.name}` }),
  happened: (e, n) =>
    e.what === STRUCK_OUT
      ? { label: 'effect', text: `${n.pokemon(e.uid)} will be Knocked Out` }
      : { text: `${n.pokemon(e.uid)}: ${e.what} this turn` },
  'vstar-used': (e) => ({ label: 'power', text: `${e.seat} has used the VSTAR Power of this game` }),
  'spent-in-game': (e) => ({ text: `${e.name} of ${e.seat} has done what it does once in a game` }),
  'union-played': (e) => ({ text: `${e.seat} has played ${e.name}, which can be done once in a game` }),
  'gx-used': (e) => ({ label: 'attack', text: `${e.seat} has used the GX attack of this game` }),
  fell: (e) => ({
    text: `${counted(e.count, 'Pokémon', 'Pokémon')} of ${e.seat} Knocked Out this turn, ${e.toDamage} by damage`,
  }),
  'fallen-forgotten': (e) => ({ text: `earlier Knock Outs of ${e.seat} no longer matter` }),
  returned: (e, n) => ({
    label: 'moved',
    text:
      e.kept === 'basic'
        ? `the Basic Pokémon card of ${n.pokemon(e.uid)} goes to its owner's ${ZONES[e.to]}; all its other cards are discarded`
        : `${n.pokemon(e.uid)} ${e.to === 'beside' ? 'leaves its place' : `goes to its owner's ${ZONES[e.to]}`}${e.attached === 'along' ? ' with all cards attached to it' : '; the cards attached to it are discarded'}`,
  }),
  'counters-moved': (e, n) => ({
    label: 'counters',
    text: `${counted(e.counters, 'damage counter')} from ${n.pokemon(e.from)}${e.to === null ? ", which can't be put on another Pokémon" : ` to ${n.pokemon(e.to)}`}`,
  }),
  'card-used': (e) => ({ label: 'use', text: `${e.name} is used` }),
  'retreat-failed': (e, n) => ({ label: 'retreat', text: `${n.pokemon(e.uid)} stays Active` }),
  'stadium-played': (e, n) => ({ label: 'Stadium', text: `${n.card(e.card)} comes into play` }),
  'stadium-discarded': (e, n) => ({ label: 'Stadium', text: `${n.card(e.card)} ${leavesFor(e.to)}` }),
  window: (e, n) =>
    e.open === null
      ? { text: 'it is too late for a power that is used right after' }
      : e.forNone === true
        ? { text: `no power of ${n.pokemon(e.open.uid)} that waits for this can be used` }
        : { label: 'power', text: `now is the moment for a power of ${n.pokemon(e.open.uid)}` },
  incarnated: (e, n) => ({ text: `${n.pokemon(e.uid)} counts as a new Pokémon` }),
  'turn-marks-cleared': () => ({ text: 'what counted only for this turn is over' }),
  'player-out': (e) => ({ label: 'out', text: `${e.seat} is removed from the game` }),
  'lost-sight': (e) => ({ text: `the order of ${e.seat}'s deck is unknown now` }),
  'hand-drawn': (e, n) => ({ label: 'draw', text: `${e.seat} draws ${cardsOf(e.cards, n)}` }),
  'hand-shown': (e, n) => ({ label: 'shows', text: `${e.seat} shows the hand: ${cardsOf(e.cards, n)}` }),
  'hand-returned': (e) => ({ label: 'moved', text: `${e.seat}'s hand goes back into the deck` }),
  'set-out': (e, n) => ({
    label: e.as,
    text: `${n.card(e.card)}, face down, ${e.as === 'active' ? 'as the Active Pokémon' : 'on the Bench'} of ${e.seat}`,
  }),
  'prizes-set': (e) => ({ label: 'Prizes', text: `${e.seat} sets ${counted(e.cards.length, 'Prize')}, face down` }),
  'first-player': (e) => ({ label: 'first', text: `${e.seat} takes the first turn` }),
  'turned-up': (e, n) => ({ label: 'turn up', text: `${e.seat}: ${listed(e.uids.map((uid) => n.pokemon(uid)))}` }),
  'new-game': () => ({ label: 'game', text: 'a new game: all cards go back into the decks' }),
  'game-began': (e) => ({ label: 'turn', text: `turn 1 of ${e.seat} begins` }),
  'game-ended': (e) => ({ text: endWords(e.result) }),
};

/** The words of an event, with the names of that moment. */
export const eventWords = (event: GameEvent, names: Names): EventWords =>
  (EVENT_WORDS[event.kind] as (event: GameEvent, names: Names) => EventWords)(event, names);
