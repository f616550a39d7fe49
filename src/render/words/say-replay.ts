import {
  type Action,
  type Answered,
  type EventOf,
  eventsIn,
  type GameEvent,
  type Question,
  type TraceEntry,
  type TraceNode,
} from '../../engine/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import { ALL_CONDITIONS, type Uid } from '../../state/index.ts';
import type { StepJson } from '../report/types-of-replays.ts';
import { shortly } from './actions.ts';
import { bansTogether } from './bans-together.ts';
import { leavesFor } from './events.ts';
import { capital, counted, ended, given, listed, sentence, spoken } from './facts.ts';
import { spokenBan, spokenEffect } from './lasting-effects.ts';
import type { Names } from './names.ts';
import { QUESTIONS, spokenQuestion } from './questions.ts';
import { commaed, readOnOf, type SpokenNeed, stillNeeded, withoutPrint } from './say.ts';
import {
  countersMove,
  devolves,
  discards,
  ends,
  exchanges,
  goesElsewhere,
  handsShown,
  leavePile,
  leavePokemon,
  restMoves,
  sparedOnBench,
  WITHOUT_EFFECT,
} from './spoken-future.ts';
import { ifUnchanged as ifUnchangedWords } from './unread-texts.ts';
import { VERDICT_WORDS } from './verdicts.ts';

/** What to say to the players after a replayed turn. */

interface After {
  readonly verdict: Verdict;
  /** Although a text decides what comes of it. */
  readonly mayBeDone: boolean;
  readonly action: Action | null;
  /** The player who acts. */
  readonly mover: string;
  /** Whose turn it is. */
  readonly toMove: string;
  /** As a clause, where damage was calculated and none of it done. */
  readonly noDamage: string | null;
  readonly grounds: readonly string[];
  readonly trace: readonly TraceNode[];
  /** Names before the step; they move along with its events. */
  readonly names: Names;
  readonly open: Question | null;
  readonly needed: readonly SpokenNeed[];
  /** Cards whose texts are not read and decide what comes of it. */
  readonly unread: readonly string[];
  /** That it does nothing and why, where it does nothing. */
  readonly noEffect: string | null;
  /** What was played is what comes of it only if those texts change nothing. */
  readonly ifUnchanged: boolean;
  /** A fact is missing within the act, which may be begun all the same. */
  readonly unfinished: boolean;
}

/** The same over the lines of what comes if its texts change nothing. */
export const mayBeDoneWith = ({ verdict, ifUnchanged, ifNone, ifNoneMayBe, gaps }: StepJson): string =>
  ifUnchanged === true
    ? `${mayBeDone(verdict)}; ${ifUnchangedWords(gaps.map(({ card }) => card))}`
    : ifNone === true
      ? `${mayBeDone(verdict, true)}; if none is:`
      : `${mayBeDone(verdict)}${ifNoneMayBe === true ? '; if none may be taken:' : ''}`;

/** Are the lines of a step those of one case alone? */
export const isOfOneCase = ({ ifUnchanged, onPrints }: StepJson): boolean =>
  ifUnchanged === true || onPrints !== undefined;

/** The verdict over such lines, where it is open whether the act may be done at all, or which print it is done with. */
export const verdictWith = ({ verdict, gaps, doubts = [], onPrints }: StepJson): string => {
  if (onPrints !== undefined) return `${VERDICT_WORDS[verdict]}; if it is ${listed(onPrints)}:`;
  const cards = [...new Set([...gaps, ...doubts].map(({ card }) => card))];
  return `${VERDICT_WORDS[verdict]}; if the text of ${listed(cards)} changes nothing:`;
};

/** Of a step of which only what comes of it is open: because a text is not read, or because the document is silent on what comes after the act. */
export const mayBeDone = (verdict: Verdict, taken = false): string =>
  taken
    ? 'may be done; which card is taken is not given'
    : `may be done; what ${verdict === 'not-modelled' ? 'the text does' : 'comes after it'} is not known`;

/** So many sentences of what a judge would look up are said of a step, and how many more there are; damage, Special Conditions, Knock Outs and Prizes all are. */
const MOST = 4;

const LEFT_FOR: { readonly [to: string]: string } = {
  hand: "goes to its owner's hand",
  deck: "goes into its owner's deck",
  discard: 'is discarded',
  lost: 'goes to the Lost Zone',
};

const leaves = (event: Extract<GameEvent, { kind: 'returned' }>, pokemon: string): string | null => {
  const goes = LEFT_FOR[event.to];
  if (goes === undefined) return null;
  return event.kept === 'basic'
    ? `The Basic Pokémon card of ${pokemon} ${goes}, and all its other cards are discarded.`
    : `${capital(pokemon)} ${goes}${event.attached === 'along' ? ' with all its cards' : ''}.`;
};

/** What changed the table, and the coins that were flipped. */
type Came = GameEvent | Answered;

/** Something that happened, of one Pokémon or of several alike: `That is 20 damage to`, `Skitty and Tangela`. */
interface Happening {
  readonly kind: Came['kind'];
  readonly says: (who: readonly string[]) => string;
  readonly who: readonly string[];
  /** Two with the same words are said together. */
  readonly alike: string;
  /** It is not to be expected, and is said whatever else is. */
  readonly isUnusual?: boolean;
}

const alone = (kind: GameEvent['kind'], says: string): Happening => ({ kind, says: () => says, who: [], alike: says });

const areOr = (who: readonly string[], rest: string, many = who.length): string =>
  `${capital(listed(who))} ${many === 1 ? 'is' : 'are'} ${rest}.`;

/** `2 Water Energy` for two of them. */
const counting = (cards: readonly string[]): readonly string[] =>
  [...new Set(cards)].map((card) => {
    const many = cards.filter((one) => one === card).length;
    return many === 1 ? card : `${many} ${card}`;
  });

const cardsMove = (cards: readonly string[], many: number, from: string, to: string): string =>
  ended(capital(`${listed(cards)} ${many === 1 ? 'moves' : 'move'} from ${from} to ${to}`));

const CONDITION: ReadonlySet<string> = new Set(ALL_CONDITIONS);

const conditionOf = (kind: Came['kind'], pokemon: string, rest: string): Happening => ({
  kind,
  says: (who) => areOr(who, rest),
  who: [pokemon],
  alike: rest,
});

/** The Special Condition that stays with tails, by the coin that is flipped for it. */
const STAYS_WITH_TAILS: { readonly [coin: string]: string } = {
  sleep: 'Asleep',
  'sleep-of-several': 'Asleep',
  'burn-heals': 'Burned',
};

/** What an effect that stays keeps a player from; said of who acts, and to both of who does not. */
const keptFrom = ({ seat, mark }: EventOf<'player-marked'>, n: Names, mover: string): Happening | null => {
  const says = spokenBan(mark, seat === mover ? 'you' : players([seat]), n.doc);
  return says === null ? null : alone('player-marked', sentence(says));
};

/** A Special Condition, or what another effect that stays does to a Pokémon, where the player who made it is spoken to. */
const nowOn = ({ uid, mark }: EventOf<'marked'>, n: Names, mover: string): Happening | null => {
  if (mark.origin === 'condition')
    return CONDITION.has(mark.name) ? conditionOf('marked', n.pokemon(uid), `now ${capital(mark.name)}`) : null;
  const says = mark.seat === mover ? spokenEffect(mark, n.pokemon(uid)) : null;
  return says === null ? null : alone('marked', sentence(says));
};

const happeningOf = (event: Came, n: Names, mover: string): Happening | null => {
  const { kind } = event;
  switch (kind) {
    case 'answered': {
      const stays = event.answer === 'tails' ? STAYS_WITH_TAILS[event.question.code] : undefined;
      return stays === undefined ? null : conditionOf(kind, given(event.question.facts)('pokemon'), `still ${stays}`);
    }
    case 'drawn':
      return { kind, says: (who) => draws(event.seat, who.length, mover), who: ['a card'], alike: event.seat };
    case 'benched': {
      const says = (who: readonly string[]): string =>
        `${capital(listed(counting(who)))} ${who.length === 1 ? 'comes' : 'come'} onto the Bench.`;
      return { kind, says, who: [n.card(event.card)], alike: event.seat };
    }
    case 'damaged':
      return {
        kind,
        says: (who) => ended(`That is ${event.amount} damage to ${listed(who)}`),
        who: [n.pokemon(event.uid)],
        alike: String(event.amount),
      };
    case 'counters-placed': {
      const counters = counted(event.counters, 'damage counter');
      const says = (who: readonly string[]): string =>
        ended(`Put ${counters} on ${who.length > 1 ? 'each of ' : ''}${listed(who)}`);
      return { kind, says, who: [n.pokemon(event.uid)], alike: counters };
    }
    case 'marked':
      return nowOn(event, n, mover);
    case 'player-marked':
      return keptFrom(event, n, mover);
    case 'unmarked':
      return CONDITION.has(event.name)
        ? conditionOf(kind, n.pokemon(event.uid), `no longer ${capital(event.name)}`)
        : null;
    case 'moved': {
      const says = (who: readonly string[]): string => ended(capital(leavePile(event, who) ?? ''));
      const isLeft = leavePile(event, [n.card(event.card)]) !== null;
      if (event.from.zone === 'deck' && event.to.zone === 'discard')
        return {
          kind,
          says: (who) => sentence(discards(event.from.seat, who.length)),
          who: ['a card'],
          alike: event.from.seat,
        };
      const isUnusual = event.instead === true;
      const alike = `${event.from.seat} ${event.to.zone} ${event.bottom} ${isUnusual}`;
      return isLeft ? { kind, says, who: [n.card(event.card)], alike, isUnusual } : null;
    }
    case 'rest-moved':
      return alone(kind, ended(capital(restMoves(event))));
    case 'stadium-discarded':
      return alone(kind, ended(capital(`${n.card(event.card)} ${leavesFor(event.to)}`)));
    case 'attached': {
      const says = (who: readonly string[]): string =>
        areOr(counting(who), `attached to ${n.pokemon(event.to)}`, who.length);
      return event.energy ? { kind, says, who: [n.card(event.card)], alike: String(event.to) } : null;
    }
    case 'attachment-moved': {
      const says = (who: readonly string[]): string =>
        cardsMove(counting(who), who.length, n.pokemon(event.from), n.pokemon(event.to));
      return { kind, says, who: [n.card(event.card)], alike: `${event.from} ${event.to}` };
    }
    case 'detached': {
      const says = (who: readonly string[]): string =>
        ended(capital(leavePokemon(listed(counting(who)), who.length, n.pokemon(event.from), event.to)));
      return { kind, says, who: [n.card(event.card)], alike: `${event.from} ${event.to.zone}` };
    }
    default: {
      const says = sayHappened(event, n);
      return says === null ? null : alone(kind, says);
    }
  }
};

const sayHappened = (event: GameEvent, n: Names): string | null => {
  switch (event.kind) {
    case 'healed':
      return ended(`Take ${counted(event.amount / 10, 'damage counter')} off ${n.pokemon(event.uid)}`);
    case 'counters-moved':
      return event.to === null ? null : ended(countersMove(event.counters, n.pokemon(event.from), n.pokemon(event.to)));
    case 'evolved':
      return ended(`${capital(n.pokemon(event.uid))} evolves into ${n.card(event.card)}`);
    case 'devolved':
      return `${capital(devolves(event, n.pokemon(event.uid), n))}.`;
    case 'exchanged':
      return ended(capital(exchanges(event, n.pokemon(event.uid), n)));
    case 'attack-ended':
      return WITHOUT_EFFECT.has(event.code) ? 'The attack has no effect.' : 'The attack fails.';
    case 'retreat-failed':
      return `${capital(n.pokemon(event.uid))} stays Active, and can't try to retreat again this turn.`;
    case 'switched':
      return `${capital(n.pokemon(event.in))} is Active now.`;
    case 'promoted':
      return `${capital(n.pokemon(event.uid))} is Active now.`;
    case 'returned':
      return leaves(event, n.pokemon(event.uid));
    default:
      return null;
  }
};

/** What is never left out: the players would take it for what did not happen. */
const ALWAYS_SAID: ReadonlySet<Came['kind']> = new Set([
  'answered',
  'attack-ended',
  'counters-placed',
  'damaged',
  'marked',
  'player-marked',
  'retreat-failed',
  'unmarked',
]);

/** Of these the cards are counted. */
const OF_CARDS: ReadonlySet<Came['kind']> = new Set([
  'attached',
  'attachment-moved',
  'benched',
  'detached',
  'drawn',
  'moved',
]);

/** Those of one kind that come one after the other with the same words, as one. */
const joined = (all: readonly Happening[]): readonly Happening[] => {
  const found: Happening[] = [];
  for (const one of all) {
    const last = found.at(-1);
    // What happens to one of them a second time is said a second time; cards are counted.
    const isOther = one.who.length > 0 && one.who.every((name) => last?.who.includes(name) === false);
    const isMore = isOther || OF_CARDS.has(one.kind);
    if (last?.kind === one.kind && last.alike === one.alike && isMore)
      found[found.length - 1] = { ...last, who: [...last.who, ...one.who] };
    else found.push(one);
  }
  return found;
};

/** At most so many, without those that have to be said; what is left out comes last. */
const atMost = (all: readonly Happening[], most: number): readonly Happening[] => {
  const isSaid = ({ kind, isUnusual = false }: Happening): boolean => isUnusual || ALWAYS_SAID.has(kind);
  let room = Math.max(0, most - all.filter(isSaid).length);
  return all.filter((one) => isSaid(one) || room-- > 0);
};

/** What is left out is at least counted. */
const andMore = (left: number): readonly string[] =>
  left === 0 ? [] : [`${capital(spoken(left))} more ${left === 1 ? 'thing happens' : 'things happen'}.`];

/** That a Pokémon which is Knocked Out has no Special Condition and no cards any more need not be said. */
const fallsIn = (events: readonly Came[]): ReadonlySet<Uid> =>
  new Set(events.flatMap((event) => (event.kind === 'knocked-out' ? [event.uid] : [])));

/** `Gamma and Alpha are Knocked Out.`, `Two Small are Knocked Out.` */
const spokenKnockOut = (names: readonly string[]): string => {
  const each = [...new Set(names)].map((name) => {
    const number = names.filter((one) => one === name).length;
    return number === 1 ? name : `${spoken(number)} ${name}`;
  });
  return `${capital(listed(each))} ${names.length === 1 ? 'is' : 'are'} Knocked Out.`;
};

/** `You draw 8 cards.` */
const draws = (seat: string, number: number, mover: string): string =>
  `${seat === mover ? 'You draw' : `${capital(players([seat]))} draws`} ${number === 1 ? 'a card' : `${number} cards`}.`;

const takesPrizes = (seat: string, number: number, mover: string): string =>
  `${seat === mover ? 'You take' : `${capital(players([seat]))} takes`} ${number === 1 ? 'a Prize' : `${number} Prizes`}.`;

type Counted = Extract<GameEvent, { kind: 'counters-placed' | 'healed' }>;

/** How many counters, or how much damage, one Pokémon gets or loses in a part of a step is said at once, where it begins: Poison and Burn are one number. */
const addedUp = (all: readonly Came[]): readonly Came[] => {
  const sums = new Map<string, number>();
  const isCounted = (event: Came): event is Counted => event.kind === 'counters-placed' || event.kind === 'healed';
  const numberOf = (event: Counted): number => (event.kind === 'healed' ? event.amount : event.counters);
  const keyOf = ({ kind, uid }: Counted): string => `${kind} ${uid}`;
  for (const event of all.filter(isCounted)) sums.set(keyOf(event), (sums.get(keyOf(event)) ?? 0) + numberOf(event));
  return all.flatMap((event): readonly Came[] => {
    if (!isCounted(event)) return [event];
    const sum = sums.get(keyOf(event));
    sums.delete(keyOf(event));
    if (sum === undefined) return [];
    return [event.kind === 'healed' ? { ...event, amount: sum } : { ...event, counters: sum }];
  });
};

/** What an act itself does is said by its name. */
const OF_THE_ACT: { readonly [kind: string]: GameEvent['kind'] } = {
  'play-stadium': 'stadium-discarded',
  evolve: 'evolved',
  bench: 'benched',
  'attach-energy': 'attached',
  draw: 'drawn',
  retreat: 'detached',
};

/** Coins of which the events do not say what they decided. */
const DECIDES_ALONE: ReadonlySet<string> = new Set([
  'trainer-may-be-stopped',
  'damage-may-be-prevented',
  'knock-out-may-be-averted',
]);

/** What such coins decided. */
const sayCoins = (entries: readonly TraceEntry[]): readonly string[] =>
  entries.flatMap((entry): readonly string[] => {
    if (entry.kind === 'rule') return sayCoins(entry.entries);
    if (entry.kind !== 'answered' || !DECIDES_ALONE.has(entry.question.code)) return [];
    const { code, facts } = entry.question;
    const says = QUESTIONS[code]?.sides?.[entry.answer === 'heads' ? 'heads' : 'tails'](given(facts));
    return says === undefined ? [] : [sentence(says)];
  });

/** All that came, in order, whatever the rules it stands under. */
const cameIn = (entries: readonly TraceEntry[]): readonly Came[] =>
  entries.flatMap((entry) => (entry.kind === 'rule' ? cameIn(entry.entries) : entry.kind === 'note' ? [] : [entry]));

/** What came in a step up to the end of the turn, and what came after it; null where the turn goes on. */
const partedAtTheEnd = (trace: readonly TraceNode[]): readonly [readonly Came[], readonly Came[] | null] => {
  const all = cameIn(trace);
  const end = all.findIndex((event) => event.kind === 'phase-began' && event.phase === 'end');
  return end < 0 ? [all, null] : [all.slice(0, end), all.slice(end)];
};

/** A Special Condition that gives way to the same one once more is not over and is said once, and what it brings with it ends with it. */
const withoutRenewed = (events: readonly Came[]): readonly Came[] =>
  events.filter((event, at) => {
    const isCondition = event.kind === 'unmarked' || (event.kind === 'marked' && event.mark.origin === 'condition');
    if (!isCondition) return true;
    const name = event.kind === 'unmarked' ? event.name : event.mark.name;
    const isSame = (other: Came): boolean =>
      other.kind === 'unmarked'
        ? event.kind === 'unmarked' && other.uid === event.uid && other.name === name
        : other.kind === 'marked' &&
          other.uid === event.uid &&
          other.mark.name === name &&
          (event.kind === 'unmarked' || other.mark.origin === 'condition');
    return !events.slice(at + 1).some(isSame);
  });

const sayPart = (
  events: readonly Came[],
  names: Names,
  most: number,
  mover: string,
  act: Action['kind'] | undefined,
): readonly string[] => {
  const happened: Happening[] = [];
  const prizes = new Map<string, number>();
  const fallen: string[] = [];
  const away: string[] = [];
  const promoted: string[] = [];
  let prizesDue = 0;
  const gone = fallsIn(events);
  const down = new Set<Uid>();
  for (const event of bansTogether(addedUp(withoutRenewed(events)))) {
    if (event.kind === 'knocked-out') down.add(event.uid);
    // A card that was taken off before that may be why it fell.
    const isOfFallen =
      ((event.kind === 'marked' || event.kind === 'unmarked') && gone.has(event.uid)) ||
      (event.kind === 'detached' && down.has(event.from));
    const one = isOfFallen || event.kind === OF_THE_ACT[act ?? ''] ? null : happeningOf(event, names, mover);
    if (event.kind !== 'answered') names.see(event);
    if (event.kind === 'prize-taken') prizes.set(event.seat, (prizes.get(event.seat) ?? 0) + 1);
    if (event.kind === 'knocked-out') {
      prizesDue += event.prizes;
      fallen.push(event.name);
    } else if (event.kind === 'moved' && event.instead === true && fallen.length > 0) {
      // The cards beneath it go where it goes.
      if (goesElsewhere(event, fallen.at(-1) ?? '', names))
        away.push(sentence(`${fallen.at(-1)} ${leavesFor(event.to)}`));
    } else if (event.kind === 'promoted') promoted.push(...(one === null ? [] : [one.says([])]));
    else if (one !== null) happened.push(one);
  }
  // Knock Outs are said, whatever else there would be to say, and who comes up for what is gone comes after them.
  const none = prizesDue === 0 ? ['No Prize is taken.'] : [];
  const taken = prizes.size === 0 ? none : [...prizes].map(([seat, number]) => takesPrizes(seat, number, mover));
  const fell = fallen.length === 0 ? [] : [[spokenKnockOut(fallen), ...away, ...taken].join(' ')];
  const last = [...fell, ...promoted];
  const all = joined(happened);
  // A Knock Out leaves room for what led to it.
  const said = atMost(all, Math.max(most - last.length, MOST - 1));
  return [...said.map(({ says, who }) => says(who)), ...andMore(all.length - said.length), ...last];
};

interface Saying {
  readonly most?: number;
  readonly first?: readonly string[];
  readonly over?: string;
  readonly act?: Action['kind'] | undefined;
}

/** What came before the act itself, as the draw that begins the turn does, and what came of the act. */
const partedAtTheAct = (came: readonly Came[]): readonly [readonly Came[], readonly Came[]] => {
  const act = came.findIndex((event) => event.kind === 'phase-began' && event.phase === 'action');
  return [came.slice(0, act + 1), came.slice(act + 1)];
};

/**
 * What happened, in so many sentences and those that have to be said, in the order in which it did. `first`: what is said before anything that comes of the act; `over`: what is said
 * where the turn ends.
 */
export const sayEvents = (
  trace: readonly TraceNode[],
  names: Names,
  mover: string,
  { most = MOST, first = [], over = '', act }: Saying = {},
): readonly string[] => {
  const [before, after] = partedAtTheEnd(trace);
  const [drawn, done] = partedAtTheAct(before);
  const said = [...sayPart(drawn, names, most, mover, act), ...first, ...sayPart(done, names, most, mover, act)];
  if (after === null) return said;
  const isOver = after.some(({ kind }) => kind === 'game-ended') || before.some(({ kind }) => kind === 'game-ended');
  return [...said, ...(over === '' || isOver ? [] : [over]), ...sayPart(after, names, most, mover, act)];
};

/** So many sentences at most tell what led to the last step. */
const MOST_BEFORE = 6;
/** Of more than that, first what is said in any case, then what decides, then damage and counters, then the rest; the latest of each. */
const BY_WEIGHT: readonly RegExp[] = [
  / Knocked Out\.| can't /u,
  / stays Active, | no damage\.| is Active now\.$|^The attack | (?:now|no longer|still) (?:Asleep|Burned|Confused|Paralyzed|Poisoned)\.$/u,
  /^That is \d+ damage to |^Put \d+ damage counter|turn(?: of player \d)? is over\.$/u,
];

/** A step of which what came is said, or that it was refused. */
export interface SaidBefore {
  readonly trace: readonly TraceNode[];
  readonly names: Names;
  readonly noDamage: string | null;
  /** Of the draw of the turn nothing is said. */
  readonly isDraw: boolean;
  /** Whose turn the step may end, where that is said. */
  readonly turnOf?: string;
  /** One clause for each ground of a step that was refused. */
  readonly refused?: { readonly action: Action; readonly seat: string; readonly grounds: readonly string[] };
}

/** What the grounds say to the player who acts is not said to another one. */
const sayRefused = (
  { action, seat, grounds }: NonNullable<SaidBefore['refused']>,
  names: Names,
  mover: string,
): string => {
  const who = seat === mover ? 'You' : capital(players([seat]));
  const why = seat !== mover && grounds.some((one) => /\byour?\b/iu.test(one)) ? [] : grounds;
  const because = why.length === 0 ? '' : `: ${commaed(why)}`;
  return ended(`${who} can't ${shortly(action, names)}${because}`);
};

/** What came of the steps before the last, for the table to be understood; of much, what decides most. */
export const sayBefore = (steps: readonly SaidBefore[], mover: string): readonly string[] => {
  const said = steps.flatMap(({ trace, names, noDamage, isDraw, turnOf, refused }) =>
    refused !== undefined
      ? [sayRefused(refused, names, mover)]
      : sayEvents(trace, names, mover, {
          first: noDamage === null ? [] : [sentence(noDamage)],
          act: isDraw ? 'draw' : undefined,
          ...(turnOf === undefined ? {} : { over: turnIsOver(mover, turnOf) }),
        }),
  );
  if (said.length <= MOST_BEFORE) return said;
  const weightOf = (text: string): number => {
    const at = BY_WEIGHT.findIndex((words) => words.test(text));
    return at < 0 ? BY_WEIGHT.length : at;
  };
  const weights = said.map(weightOf);
  const byWeight = weights.map((_, at) => at).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0) || b - a);
  const kept = new Set(byWeight.filter((at, nth) => weights[at] === 0 || nth < MOST_BEFORE));
  return said.filter((_text, at) => kept.has(at));
};

/** The act itself, what stands of it whatever the texts do, and that they have to be read. */
const sayBesideText = ({ ifUnchanged, trace, names, mover, unread }: After, may: string, asked: readonly string[]) => [
  may,
  ...(ifUnchanged ? [] : [...sayEvents(trace, names, mover), ...asked]),
  readOnOf(unread),
];

/** To the player whose turn it was, or of whose turn it was to both. */
const turnIsOver = (mover: string, seat: string): string =>
  mover === '' ? `After that the turn of ${players([seat])} is over.` : 'After that your turn is over.';

/** Who is spoken to, where what came before is said to both. */
const spokenTo = ({ mover, toMove }: After): string => (mover === '' ? `${capital(players([toMove]))}, ` : '');

/** Was a retreat begun that a coin did not let happen? That it may be begun would be heard as that it happens. */
const failsToRetreat = (trace: readonly TraceEntry[]): boolean =>
  eventsIn(trace).some(({ kind }) => kind === 'retreat-failed');

export const sayAfter = (said: After): readonly string[] => {
  const { verdict, action, grounds, trace, names, open, needed } = said;
  // Who wins whatever is answered is said before the question.
  const settled = open === null ? [] : eventsIn(trace).filter((event) => event.kind === 'game-ended');
  const won = settled.map((event) => sentence(ends(event.result, said.mover)));
  const asked = open === null ? [] : [...won, spokenQuestion(open)];
  if (verdict === 'illegal' && action !== null)
    return [sentence(`${spokenTo(said)}you can't ${shortly(action, names)}`), sentence(commaed(grounds))];
  // What happens changes the names, and the act is called by those before it.
  const act = action === null ? null : sentence(`${spokenTo(said)}you may ${shortly(action, names)}`);
  if (said.mayBeDone && verdict === 'undetermined') {
    const begun = said.unfinished && act !== null ? [act] : [];
    const events = sayEvents(trace, names, said.mover);
    return [...begun, ...events, ...stillNeeded(needed, begun.length > 0)];
  }
  if (said.mayBeDone && act !== null) return sayBesideText(said, act, asked);
  if (verdict === 'not-modelled') {
    const cards = [...new Set(said.unread.map(withoutPrint))];
    return [
      cards.length === 0 ? 'A card text decides this.' : `The text of ${listed(cards)} decides this.`,
      'Let me read it.',
    ];
  }
  if (verdict !== 'legal' && open === null) return needed.length === 0 ? ["I can't say yet."] : stillNeeded(needed);
  const over =
    action === null || action.kind === 'end-turn' || open !== null ? '' : turnIsOver(said.mover, said.toMove);
  const spared = sparedOnBench(trace);
  const none = said.noDamage === null ? (spared === null ? [] : [sentence(spared)]) : [sentence(said.noDamage)];
  const first = [...sayCoins(trace), ...none, ...handsShown(trace).map(sentence)];
  const events = sayEvents(trace, names, said.mover, { first, over, act: action?.kind });
  // Where nothing of it has words of its own, that it may be done is said; of an attack what it does is enough.
  const happens = events.filter((text) => text !== over).length + asked.length > 0;
  const isSaidByWhatComes = action?.kind === 'attack' || action?.kind === 'end-turn' || failsToRetreat(trace);
  const idle = said.noEffect === null ? [] : [sentence(said.noEffect)];
  // That it has no effect is said of the act, which has to be named for it.
  const may = act === null || (happens && isSaidByWhatComes && idle.length === 0) ? [] : [act];
  return [...may, ...idle, ...events, ...asked];
};

/** The seats that have won: one player, or a team. */
export const winnersOf = (winner: string | readonly string[] | null): readonly string[] =>
  winner === null ? [] : typeof winner === 'string' ? [winner] : winner;

/** `p1 wins`, `p1 and p3 win`. */
export const winnersWin = (winner: string | readonly string[] | null): string => {
  const winners = winnersOf(winner);
  return winners.length === 0 ? 'no player wins' : `${listed(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
};

/** `player 2`, `players 1 and 3`. */
const players = (seats: readonly string[]): string =>
  `${seats.length > 1 ? 'players' : 'player'} ${listed(seats.map((seat) => seat.replace(/^p/u, '')))}`;

/** Why the winners have won, by the winning condition. */
const REASONS: { readonly [condition: string]: (losers: string, has: string) => string } = {
  prizes: () => 'they have taken all their Prizes',
  'no-pokemon': (losers, has) => `${losers} ${has} no Pokémon left`,
  'no-draw': (losers) => `${losers} can't draw a card`,
  'by-card': () => 'a card says so',
  'fewer-prizes': () => 'they have fewer Prizes left in the Tiebreaker game',
};

/** How a game ended, for the players to hear. */
export const sayOfResult = (result: {
  readonly outcome: string;
  readonly winner: string | readonly string[] | null;
  readonly met: readonly { readonly seat: string; readonly conditions: readonly string[] }[];
  readonly next?: 'tiebreaker';
}): readonly string[] => {
  const both = result.met.length > 2 ? 'Both teams' : 'Both players';
  if (result.outcome === 'sudden-death') {
    return [
      `${both} win at once, and neither meets more winning conditions.`,
      'Play Sudden Death: a new game with one Prize each.',
    ];
  }
  if (result.outcome === 'tiebreaker') {
    return [
      `${both} win at once, and neither meets more winning conditions.`,
      'Play a tiebreaker game: a new game with 6 Prizes each. The first player with fewer Prizes left wins.',
    ];
  }
  if (result.outcome === 'tie')
    return [
      `${both} win at once, and neither meets more winning conditions: the game is a tie.`,
      result.next === 'tiebreaker'
        ? 'If this event needs a winner, you must play a Tiebreaker: a new game with 6 Prizes each; the first with fewer Prizes left wins.'
        : 'If you want a winner, you may play Sudden Death.',
    ];
  const winners = winnersOf(result.winner);
  const others = result.met.filter(({ seat }) => !winners.includes(seat));
  const conditions = result.met.find((one) => winners.includes(one.seat))?.conditions ?? [];
  const next = Math.max(0, ...others.map((one) => one.conditions.length));
  const won = `${players(winners)} ${winners.length > 1 ? 'win' : 'wins'}`;
  if (next > 0) {
    const close = others.filter((one) => one.conditions.length === next).map(({ seat }) => seat);
    return [
      sentence(
        `${both} win at once, but ${players(winners)} ${winners.length > 1 ? 'meet' : 'meets'} ${spoken(conditions.length)} winning conditions and ${players(close)} only ${spoken(next)}: ${won}`,
      ),
    ];
  }
  const losers = others.map(({ seat }) => seat);
  const has = losers.length > 1 ? 'have' : 'has';
  const why = conditions.map((one) => REASONS[one]?.(players(losers), has) ?? one).join(', and ');
  return [sentence(`${won}: ${why}`)];
};
