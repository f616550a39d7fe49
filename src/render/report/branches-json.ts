import {
  type Answered,
  eventsIn,
  type GameEvent,
  type Question,
  type TraceEntry,
  type TraceNode,
} from '../../engine/index.ts';
import type { Follows, FollowsIf, Branch as PlayedBranch, Said } from '../../ruling/index.ts';
import { titleOf } from '../cite.ts';
import { conditionParts } from '../words/branches.ts';
import { AFTER_TURN, alwaysWords } from '../words/every-answer.ts';
import { given } from '../words/facts.ts';
import type { Names } from '../words/names.ts';
import { answersTo, asked, isChoiceOfText, QUESTIONS, spokenQuestion } from '../words/questions.ts';
import { ofText } from '../words/rule-words.ts';
import { type SpokenFuture, spokenSide, UNTIL_TAILS } from '../words/say.ts';
import { NOTHING, saidOfEvents, spokenOutcome, spokenSeat } from '../words/spoken-future.ts';
import { ifUnchanged, whatIsUnknown } from '../words/unread-texts.ts';
import { cameOf } from './came-of.ts';
import { groundsJson, type Situation, spokenGrounds } from './grounds-json.ts';
import { needOf } from './needs-json.ts';
import { noDamageSaid } from './reckoning.ts';
import { traceJson } from './trace-json.ts';
import type { BranchJson, TraceJson } from './types.ts';

/** Futures in words: what a coin means, and what comes of it. */

/** A future, of whose table afterwards no more is asked than whether there is one. */
type Branch = Omit<PlayedBranch, 'after'> & { readonly after: unknown };

export const leavesOf = (nodes: readonly TraceJson[]): readonly TraceJson[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]));

const coinsIn = (entries: readonly TraceEntry[]): readonly Answered[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return coinsIn(entry.entries);
    return entry.kind === 'answered' && entry.question.kind === 'coin' ? [entry] : [];
  });

const flipsOf = ({ if: conditions, trace, follows }: Branch): Pick<BranchJson, 'flips'> => {
  const coins = coinsIn(follows === undefined || follows.trace.length === 0 ? trace : follows.trace);
  return conditions.length < 2 || coins.length !== conditions.length
    ? {}
    : { flips: coins.map(({ question }) => asked(question)) };
};

/** What each coin of the future with the most of them is flipped for. */
export const coinsFlipped = (branches: readonly Branch[]): readonly string[] => {
  const each = branches.map(({ trace, follows }) => coinsIn(follows === undefined ? trace : follows.trace));
  const longest = each.reduce((most, one) => (one.length > most.length ? one : most), []);
  // A coin that is flipped until tails has no number.
  return longest.flatMap(({ question }, at) => {
    if (question.facts.untilTails !== true) return [asked(question)];
    return longest[at - 1]?.question.facts.untilTails === true ? [] : [`${UNTIL_TAILS}${asked(question)}`];
  });
};

/** What a coin means; null for one that says no more than its events do. */
const meaningOf = ({ question, answer }: Answered): string | null =>
  QUESTIONS[question.code]?.sides?.[answer === 'heads' ? 'heads' : 'tails'](given(question.facts)) ?? null;

/** What the coins mean, one clause each. */
const meaning = (trace: readonly TraceNode[]): readonly string[] =>
  coinsIn(trace).flatMap((coin) => meaningOf(coin) ?? []);

/** What the last coin came to: an earlier one that let the act go on is not what decided. */
const decidingPart = (trace: readonly TraceNode[], parts: readonly string[]): string => {
  const coins = coinsIn(trace);
  const [last] = coins.slice(-1);
  const before = coins.slice(0, -1).filter((coin) => meaningOf(coin) !== null).length;
  return (last === undefined ? undefined : parts[before]) ?? parts[0] ?? '';
};

/** Has the last coin words of its own? */
const lastSays = (trace: readonly TraceNode[]): boolean => {
  const last = coinsIn(trace).at(-1);
  return last !== undefined && meaningOf(last) !== null;
};

/** Does it say how it goes on, so that its events are still to be said? */
const lastMeans = (trace: readonly TraceNode[]): boolean =>
  coinsIn(trace).at(-1)?.answer === 'heads' && lastSays(trace);

/** What is known of a ruling that depends on a text; null for every other future. */
const clauseSays = (
  { if: conditions, verdict, grounds = [] }: Branch,
  situation: Situation,
): readonly string[] | null => {
  const [clause, cost] = conditions.map(conditionParts);
  if (clause?.of !== 'clause') return null;
  if (verdict === 'not-modelled') return ['depends on what it says: legal or illegal'];
  if (cost?.of === 'retreat cost' && cost.is === '0' && verdict === 'legal') return ['nothing to discard'];
  if (cost?.is === 'paid' || cost?.is === 'not paid') return [];
  if (cost !== undefined && verdict === 'legal') return ['enough Energy'];
  if (cost !== undefined && grounds.every(({ obstacle }) => obstacle === 'energy')) return ['too little Energy'];
  return groundsJson(grounds, situation)
    .filter(({ restates }) => restates === null)
    .map(({ says }) => says.replace(/\.$/u, '').replace(/^(?:It|The)\b/u, (word) => word.toLowerCase()));
};

/** Does this part of a future say how a coin falls? */
export const isCoin = (condition: string): boolean => conditionParts(condition).of === 'coin';

/** Is it a coin, or an offer that is taken or not? */
const isOfSide = (condition: string): boolean => isCoin(condition) || conditionParts(condition).of === 'choose';

const isPrint = (condition: string): boolean => conditionParts(condition).of === 'print';

const onCoins = ({ if: conditions }: Branch): boolean => conditions.every(isOfSide);

const isUnsaid = ({ code }: Said): boolean => code === 'document-silent' || code === 'document-silent-on';

/** What a document does not say is said of it; of any other fact that was not given, that the rest depends on it. */
const openFor = (need: Said, rest: string, player: string): string =>
  isUnsaid(need)
    ? `${titleOf(String(need.facts.document))} does not say ${String(need.facts.what ?? 'what happens next')}`
    : `${rest} ${needOf(need, player).json.says}`;

/** What is missing for what comes next, as it is read aloud. */
export const spokenOpen = (need: Said, player: string, follows = 'what follows'): string =>
  isUnsaid(need) ? openFor(need, '', player) : `${follows} depends on ${needOf(need, player).say.ask}`;

export const NOTHING_MORE = 'nothing more happens';

/** Where a future broke off, and why: so that it does not look as if nothing followed. */
const brokeOff = (branch: Branch, situation: Situation, began: boolean): readonly string[] => {
  if (branch.after !== null) return began ? [] : [NOTHING_MORE];
  if (branch.verdict === 'not-modelled') return [began ? 'then a card text decides' : 'a card text decides this'];
  const rest = began ? 'the rest depends on' : onCoins(branch) ? 'what follows depends on' : 'it depends on';
  const needed = (branch.needs ?? []).map((need) => openFor(need, rest, situation.player));
  // A future of coins that is not known has run into a text; one for a print has its verdict.
  return needed.length > 0 || !onCoins(branch) || branch.needs !== undefined ? needed : [`${rest} a card text`];
};

const openAfter = ({ follows }: Branch, player: string): BranchJson['open'] =>
  follows === undefined || follows.open === null ? null : needOf(follows.open, player).json;

const openAfterTheTurn = ({ follows }: Branch, player: string): BranchJson['open'] => {
  const open = follows?.afterTurn?.open ?? null;
  return open === null ? null : needOf(open, player).json;
};

/** What breaks it off, or is open after it; not which print a card is, which is asked of the table. */
const openIn = (branch: Branch, player: string): BranchJson['open'] => {
  const [need] = onCoins(branch) ? (branch.needs ?? []) : [];
  return need === undefined
    ? (openAfter(branch, player) ?? openAfterTheTurn(branch, player))
    : needOf(need, player).json;
};

const FOLLOWS_UNKNOWN = 'what follows is unknown:';
const FOLLOWS_DEPENDS = 'what follows depends on';
const IS_ASKED = 'is asked:';

/** Is it known of a future how it goes on to its end? */
export const goesToItsEnd = ({ open, says }: BranchJson): boolean =>
  open === null && !says.includes(FOLLOWS_UNKNOWN) && !says.includes(IS_ASKED);

/** The effects that may change what follows, of which only is not given whether they are there. */
export const effectsOpen = ({ texts = [] }: Pick<Follows, 'texts'>): readonly string[] => [
  ...new Set(texts.flatMap(({ card, isThere }) => (isThere === undefined ? [] : [card]))),
];

/** What is not known of what comes after it: a text that is not read, what a player has to choose first, or a point the document or the table leaves open. */
const unknownAfter = (
  branch: Branch,
  player: string,
  ifNothing: readonly string[],
  always: readonly string[],
): readonly string[] => {
  const unread = branch.follows?.unread ?? [];
  if (unread.length > 0)
    return [`${FOLLOWS_UNKNOWN} ${whatIsUnknown(unread, effectsOpen(branch.follows ?? {}))}`, ...ifNothing];
  const asks = branch.follows?.asks ?? null;
  if (asks !== null) return [`then ${asks.question.by} ${IS_ASKED} ${spokenQuestion(asks.question)}`, ...always];
  const open = openAfter(branch, player);
  if (open === null) return [];
  // What each print brings stands after the question which one it is.
  if (branch.follows?.sides !== undefined) return [`${FOLLOWS_DEPENDS} ${open.says}`, ...always];
  return [...always, `${FOLLOWS_UNKNOWN} ${open.says}`];
};

/** Cards that are chosen out of a pile: those that every choice takes are a part of them, and would be heard as all. */
const isTakenUp = (entry: TraceEntry): boolean => entry.kind === 'moved' && entry.from.zone === 'discard';

export const withoutTaken = <E extends TraceEntry>(entries: readonly E[]): readonly E[] =>
  entries
    .filter((entry) => !isTakenUp(entry))
    .map((entry) => (entry.kind === 'rule' ? { ...entry, entries: withoutTaken(entry.entries) } : entry));

/** What comes of it whatever a search finds that it breaks off at, or whatever is chosen next. */
const certainAfter = ({ follows }: Branch): readonly TraceNode[] =>
  follows === undefined || follows.unread.length > 0 || (follows.open === null && follows.asks === null)
    ? []
    : (follows.always?.trace ?? []);

/** What happened, as far as no unread text may change it. */
const surelyCame = ({ trace, follows }: Branch): readonly TraceNode[] => {
  if (follows === undefined) return trace;
  // Where prints of a card part in what comes, nothing of one of them is sure.
  const apart = follows.open !== null && follows.trace.length === 0;
  if (follows.unread.length > 0 || apart) return [];
  return follows.trace.length === 0 ? trace : follows.trace;
};

/** What every answer to the question after it brings, with the names after what happened. */
const inAnyCase = ({ follows }: Branch, trace: readonly TraceNode[], names: Names): readonly string[] => {
  if (follows?.always === undefined) return [];
  for (const event of eventsIn(trace)) names.see(event);
  const [first, ...more] = cameOf(follows.always.trace, names, []);
  const words = alwaysWords(follows.always);
  // Where no answer brings anything yet, there is nothing that each of them brings.
  if (first === undefined && words.endsWith(':')) return [];
  return [`${words.charAt(0).toLowerCase()}${words.slice(1)}${first === undefined ? '' : ` ${first}`}`, ...more];
};

/** What each side of a coin brings that is flipped next: `heads: p1's Terrakion is Knocked Out`. `names`: those at the flip. */
const bySide = (sides: Follows['sides'], names: () => Names): readonly string[] =>
  (sides ?? []).map((side) => {
    const { trace: came, asks } = side.follows;
    const means = meaning(came);
    const happens = cameOf(came, names(), means);
    const said = happens.length > 0 ? happens : means;
    const next = asks === null ? [] : [`then ${asks.question.by} ${IS_ASKED} ${spokenQuestion(asks.question)}`];
    return `${side.if.map((one) => conditionParts(one).is).join(', then ')}: ${[...said, ...next].join(', ') || 'nothing more'}`;
  });

export const ofPrint = ({ if: conditions }: Pick<FollowsIf, 'if'>): boolean => conditions.some(isPrint);

/** A side as a future of its own, which is known as far as what follows is. */
export const asFuture = (side: FollowsIf): Branch => ({
  ...side,
  verdict: 'legal',
  trace: side.follows.trace,
  after: 'what follows',
});

/** What follows with each print that a card may be, where that is not the same with all of them. */
const byPrint = (sides: readonly FollowsIf[], names: () => Names, situation: Situation): readonly string[] =>
  together(futuresInWords(sides.map(asFuture), names, false, situation)).map(
    ({ json, spoken }) => `${spoken.side}: ${json.says}`,
  );

/** Prints of which the same is said stand together; none of them, where it is the same with all. */
export const together = (prints: readonly FutureInWords[]): readonly FutureInWords[] => {
  const found: FutureInWords[] = [];
  for (const one of prints) {
    const at = found.findIndex(({ json }) => json.says === one.json.says);
    const same = found[at];
    if (same === undefined) found.push(one);
    else {
      const side = `${same.spoken.side} or ${one.spoken.side}`;
      found[at] = { json: { ...same.json, if: [`print: ${side}`] }, spoken: { ...same.spoken, side } };
    }
  }
  const says = (one: FutureInWords): FutureInWords =>
    one.json.says === '' ? { ...one, json: { ...one.json, says: NOTHING_MORE } } : one;
  return found.length < 2 ? [] : found.map(says);
};

/** Names that have moved along with these traces. */
const namesAfter = (names: () => Names, ...traces: readonly (readonly TraceNode[])[]): Names => {
  const along = names();
  for (const event of traces.flatMap(eventsIn)) along.see(event);
  return along;
};

/** What comes when the turn is over: `when the turn is over: 1 damage counter on Machop`. */
const afterTheTurn = (
  branch: Branch,
  trace: readonly TraceNode[],
  names: () => Names,
  player: string,
): readonly string[] => {
  const { follows } = branch;
  if (follows?.afterTurn === undefined) return [];
  const { trace: came, asks, sides } = follows.afterTurn;
  const along = namesAfter(names, trace);
  const brought = bySide(sides, () => namesAfter(names, trace, came));
  const asked = asks === null ? [] : [`${asks.question.by} ${IS_ASKED} ${spokenQuestion(asks.question)}`];
  const next = brought.length > 0 ? [brought.join('; ')] : asked;
  const open = openAfterTheTurn(branch, player);
  const unknown = open === null ? [] : [`${FOLLOWS_UNKNOWN} ${open.says}`];
  const said = [...cameOf(came, along, meaning(came)), ...next, ...unknown];
  return [`${AFTER_TURN.toLowerCase()} ${said.join(', ')}`];
};

/** A future as the contract has it, and as it is said to the players. */
export interface FutureInWords {
  readonly json: BranchJson;
  readonly spoken: SpokenFuture;
}

/** `heads, then tails`; a card that is chosen stands as it is written. */
const sideOf = (conditions: readonly string[]): string => {
  const [first = '', ...others] = conditions.map((one) =>
    isOfSide(one) || isPrint(one) ? conditionParts(one).is : one,
  );
  return [first, ...others.map((side) => `then ${side}`)].join(', ');
};

const failedRetreatIn = (events: readonly GameEvent[], names: Names): SpokenFuture['failedRetreat'] => {
  const failed = events.find((event) => event.kind === 'retreat-failed');
  return failed === undefined
    ? null
    : {
        pokemon: names.pokemon(failed.uid),
        paid: events.some((event) => event.kind === 'detached' && event.to.zone === 'discard'),
      };
};

/** What is certain may come before the choice or after it. */
const MORE_TO_CHOOSE = 'what is chosen after that changes nothing of it';
const ONLY_TO_CHOOSE = 'then there is more to choose';

/** The same, as it is read aloud beside what is known of that side of the coin; empty where the act itself is known to its end. */
const spokenBreak = (branch: Branch, situation: Situation): string => {
  if (!onCoins(branch) || branch.verdict === 'not-modelled') return '';
  const [need] = branch.after === null ? (branch.needs ?? []) : [];
  if (need !== undefined) return spokenOpen(need, situation.player);
  const { open = null, asks = null, unread = [] } = branch.follows ?? {};
  if (unread.length === 0 && asks !== null && isChoiceOfText(asks.question)) return MORE_TO_CHOOSE;
  const [broke = open === null ? '' : spokenOpen(open, situation.player)] = brokeOff(branch, situation, true);
  return broke;
};

const spokenOf = (
  conditions: readonly string[],
  trace: readonly TraceNode[],
  parts: readonly string[],
  names: () => Names,
  situation: Situation,
): SpokenFuture => {
  const events = eventsIn(trace);
  const comes = spokenOutcome(trace, names, situation.player, { noDamage: noDamageSaid(trace), isOfTheAct: NOTHING });
  const fails = events.some(({ kind }) => kind === 'attack-ended');
  return {
    side: sideOf(conditions),
    means: lastSays(trace) || comes === '' || fails ? decidingPart(trace, parts) : comes,
    goesOn: lastMeans(trace),
    toDo: saidOfEvents(events, names(), situation.player),
    comes,
    tails: conditions.length > 0 && conditionParts(conditions.at(-1) ?? '').is === 'tails',
    unknown: '',
    failedRetreat: failedRetreatIn(events, names()),
  };
};

/** So many answers of a choice are named within a line. */
const MOST_ANSWERS = 6;

/** `as p1 chooses (Metal Energy, none)`, `as p1 chooses 0 to 2 (Metal Energy)`. */
const asChosen = (question: Question, picks: Branch['picks']): string => {
  const answers = answersTo(question).filter((answer) => picks === undefined || answer !== 'none');
  const many = picks === undefined ? '' : ` ${picks.least} to ${picks.most}`;
  if (answers.length > MOST_ANSWERS) return many === '' ? 'as chosen' : `as ${question.by} chooses${many}`;
  return `as ${question.by} chooses${many} (${answers.join(', ')})`;
};

/** `if p2 does what Mind Games offers: `, before a coin that is flipped only then. */
const ifTaken = ({ offered }: Branch): string =>
  offered === undefined ? '' : `if ${offered.by} does what ${ofText(given(offered.facts))} offers: `;

/** What has to be said of an offer before the sides of its coin: `your opponent may do what Mind Games offers, or not`. */
export const offersIn = (branches: readonly Branch[], player: string): readonly string[] => {
  const [first] = branches.flatMap(({ offered }) => offered ?? []);
  if (first === undefined) return [];
  return [`${spokenSeat(first.by, player)} may do what ${ofText(given(first.facts))} offers, or not`];
};

/** The paragraphs that say how many may be chosen are cited with it. */
const limitsOf = ({ chosen }: Branch): readonly TraceNode[] =>
  chosen?.kind !== 'choose'
    ? []
    : (chosen.limits ?? []).map((rule) => ({ kind: 'rule', rule, depth: 2, entries: [] }) as const);

/** What comes by one of the choices that are open is said as such: another one brings something else. */
const asOneChoice = (said: SpokenFuture, { chosen }: Branch): SpokenFuture => {
  const one = (words: string): string =>
    chosen === undefined || words === '' ? words : `it depends on the choice; for example, ${words}`;
  return { ...said, toDo: one(said.toDo), comes: one(said.comes) };
};

/** `priced`: what changed the cost of an attack is said in one of the futures, since it is the same in each. */
const futureInWords = (branch: Branch, names: () => Names, situation: Situation, priced: boolean): FutureInWords => {
  const trace = surelyCame(branch);
  const means = meaning(trace.length > 0 ? trace : branch.trace);
  const inOrder = branch.chosen === undefined && trace.length > 0;
  const came = (reckoned: boolean): readonly string[] => {
    const coin = reckoned && inOrder ? meaningOf : () => null;
    const [first, ...more] = cameOf(trace, names(), means, { reckoned, priced: priced && reckoned, coin });
    if (first === undefined) return [];
    return [
      branch.chosen === undefined ? first : `${asChosen(branch.chosen, branch.picks)}, such as: ${first}`,
      ...more,
    ];
  };
  const grounds = spokenGrounds(branch.grounds ?? [], situation);
  const clause = clauseSays(branch, situation);
  const unchanged = branch.follows?.ifNothing?.trace ?? [];
  const [first, ...more] =
    unchanged.length === 0 ? [] : cameOf(unchanged, names(), meaning(unchanged), { reckoned: true });
  const ifNothing = first === undefined ? [] : [`${ifUnchanged(branch.follows?.unread ?? [])} ${first}`, ...more];
  const sides = branch.follows?.sides?.some(ofPrint)
    ? byPrint(branch.follows.sides, () => namesAfter(names, trace), situation)
    : bySide(branch.follows?.sides, () => namesAfter(names, trace));
  const always = sides.length > 0 ? sides : inAnyCase(branch, trace, names());
  const after = unknownAfter(branch, situation.player, ifNothing, always);
  const later = afterTheTurn(branch, trace, names, situation.player);
  const partsWith = (reckoned: boolean): readonly string[] => {
    const happens = reckoned && inOrder ? came(reckoned) : [...means, ...came(reckoned)];
    const broke =
      after.length === 0 || branch.needs !== undefined ? brokeOff(branch, situation, happens.length > 0) : [];
    const future = [...happens, ...after, ...broke];
    return clause ?? (grounds.length > 0 ? grounds : future);
  };
  const unknown = spokenBreak(branch, situation);
  // Said in words of its own.
  const isKnown = (part: string): boolean =>
    unknown === '' || (!part.startsWith(FOLLOWS_UNKNOWN) && !part.includes(IS_ASKED));
  const said = asOneChoice(
    spokenOf(
      branch.if,
      [...trace, ...withoutTaken(certainAfter(branch))],
      partsWith(false).filter(isKnown),
      names,
      situation,
    ),
    branch,
  );
  return {
    json: {
      if: branch.if,
      ...flipsOf(branch),
      verdict: branch.verdict,
      says: `${ifTaken(branch)}${[...partsWith(true), ...later].join('; ')}`,
      grounds: groundsJson(branch.grounds ?? [], situation),
      // What comes if an unread text changes nothing is cited with what it is said by.
      trace: traceJson(
        [
          ...(trace.length > 0 ? trace : [...branch.trace, ...unchanged]),
          ...certainAfter(branch),
          ...limitsOf(branch),
          ...(branch.follows?.afterTurn?.trace ?? []),
          ...(branch.follows?.afterTurn?.sides ?? []).flatMap((side) => side.follows.trace),
        ],
        names(),
      ),
      open: openIn(branch, situation.player),
    },
    spoken: { ...said, unknown: unknown === MORE_TO_CHOOSE && said.comes === '' ? ONLY_TO_CHOOSE : unknown },
  };
};

/** Futures that begin with the same coin and come to the same verdict are one future of the question that was asked. */
const merged = (branches: readonly Branch[]): readonly Branch[] => {
  const byFirst = new Map<string, readonly Branch[]>();
  for (const branch of branches) byFirst.set(branch.if[0] ?? '', [...(byFirst.get(branch.if[0] ?? '') ?? []), branch]);
  return [...byFirst].flatMap(([first, group]) => {
    const [one] = group;
    const alike = group.length > 1 && new Set(group.map((branch) => branch.verdict)).size === 1;
    return alike && one !== undefined ? [{ ...one, if: [first], trace: [] }] : group;
  });
};

/** So many futures are listed in the order of their coins; more of them, the likeliest first. */
const FEW = 6;

/** What the first coin of a future means, where more coins follow it. */
const wentOn = (branch: Branch | undefined): string => {
  const [coin] = coinsIn(branch?.trace ?? []);
  return (coin === undefined ? null : meaningOf(coin)) ?? 'it goes on, with more coins';
};

/** `next coin heads`, `next coins heads, tails`. */
const sideWords = ({ json }: FutureInWords): string =>
  `next ${json.if.length === 1 ? 'coin' : 'coins'} ${json.if.map((coin) => conditionParts(coin).is).join(', ')}`;

/** `the attack works; next coin heads: 6 damage counters on Machamp`: what the coins that follow come to, where they are few. */
const thenSides = (goesOn: string, after: readonly FutureInWords[]): string =>
  after.length > FEW
    ? goesOn
    : [
        goesOn,
        ...after.map((one) => {
          const { says } = one.json;
          return `${sideWords(one)}: ${says.startsWith(`${goesOn}; `) ? says.slice(goesOn.length + 2) : says}`;
        }),
      ].join('; ');

/** The same, as it is read aloud: of one more coin with both its sides. */
const spokenSides = (goesOn: string, after: readonly FutureInWords[]): string =>
  after.length !== 2 || after.every(({ spoken }) => spoken.comes === '')
    ? goesOn
    : [goesOn, ...after.map((one) => `${sideWords(one)}: ${spokenSide(one.spoken)}`)].join('; ');

/** Every future of a ruling. Where the verdict depends on a coin, only the coins that decide it make futures of their own. */
export const futuresInWords = (
  branches: readonly Branch[],
  names: () => Names,
  depends: boolean,
  situation: Situation,
): readonly FutureInWords[] => {
  const coined = branches.every(({ if: conditions }) => conditions.every(isCoin));
  if (!depends || !coined) {
    const ordered = coined && branches.length > FEW ? branches.toSorted((a, b) => a.if.length - b.if.length) : branches;
    return ordered.map((branch, at) => futureInWords(branch, names, situation, at === 0));
  }
  return merged(branches).map((branch, first) => {
    const future = futureInWords(branch, names, situation, first === 0);
    if (branch.trace.length > 0) return future;
    const group = branches.filter((one) => one.if[0] === branch.if[0]);
    // Where the further coins change nothing, what comes of it is said.
    const each = group.map((one) => futureInWords({ ...one, if: branch.if }, names, situation, first === 0));
    const [same] = each;
    if (same !== undefined && each.every(({ json }) => json.says === same.json.says)) return same;
    const goesOn = wentOn(group[0]);
    const after = group.map((one, at) =>
      futureInWords({ ...one, if: one.if.slice(1) }, names, situation, first === 0 && at === 0),
    );
    return {
      json: { ...future.json, says: thenSides(goesOn, after), trace: traceJson(group[0]?.trace ?? [], names()) },
      spoken: spokenOf(branch.if, [], [spokenSides(goesOn, after)], names, situation),
    };
  });
};
