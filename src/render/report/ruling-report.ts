import { type Citation, citationOf, type RuleId } from '../../corpus/index.ts';
import type { TraceEntry } from '../../engine/index.ts';
import type { Follows, GapFound, Ruling, Said, Way } from '../../ruling/index.ts';
import { type CardPool, fourSit } from '../../state/index.ts';
import { titleOf } from '../cite.ts';
import { playersOn, saidTo } from '../player-names.ts';
import { isOfAct } from '../words/act-itself.ts';
import { asAsked, doing, headlineFor, shortly } from '../words/actions.ts';
import { OVERRULED } from '../words/allowances.ts';
import { ASSUMPTIONS, REMEDIES, type ReportedRemedy } from '../words/assumptions.ts';
import { GROUNDS, noteWords, passedWords } from '../words/by-code.ts';
import { capital, type Given, given, inWords, listed, readable } from '../words/facts.ts';
import { IMPOSSIBLE } from '../words/impossible.ts';
import type { Names } from '../words/names.ts';
import { spokenNoEffect } from '../words/no-effect.ts';
import { asked as askedOf, isChoiceOfText, spokenQuestion } from '../words/questions.ts';
import { fewPrints } from '../words/rulings.ts';
import { type Spoken, type SpokenFuture, sayOf } from '../words/say.ts';
import { spokenEnergy } from '../words/spoken-energy.ts';
import { spokenOutcome, spokenSeat } from '../words/spoken-future.ts';
import { gapWords } from '../words/touches.ts';
import { WAYS } from '../words/ways.ts';
import {
  coinsFlipped,
  effectsOpen,
  type FutureInWords,
  futuresInWords,
  NOTHING_MORE,
  offersIn,
  spokenOpen,
  withoutTaken,
} from './branches-json.ts';
import { followsJson, seeing, sidesInWords, spokenAfterTurn } from './follows-json.ts';
import { groundsJson, restatedBy, type Situation, spokenGrounds } from './grounds-json.ts';
import { needOf } from './needs-json.ts';
import { noDamageSaid } from './reckoning.ts';
import { passedJson, traceJson } from './trace-json.ts';
import type { AssumptionJson, GapJson, OptionJson, RulesetFrom, RulingReport, TraceJson } from './types.ts';

/** What a ruling does not hold: the names on its table, and the receipt. */
export interface RuledTable {
  /** Names before anything happened; new ones each time, because they move along. */
  readonly names: () => Names;
  readonly pool: CardPool;
  readonly board: string;
  readonly rulesetFrom: RulesetFrom;
}

const citationOrNull = (rule: RuleId | null): Citation | null => (rule === null ? null : citationOf(rule));

/** The player to move and the turn, as far as they were given. */
export const situationOf = (ruling: Pick<Ruling, 'subject' | 'setup'>): Situation => {
  const subject = given(ruling.subject);
  return {
    player: subject.has('player') ? subject('player') : (ruling.setup.toMove ?? 'p1'),
    turn: ruling.setup.turn ?? 0,
    turnGiven: ruling.setup.turn !== undefined,
  };
};

/** One of several readings is refused: where a card does that, the row names it. */
const withReason = (cells: readonly string[], { ground }: Way): readonly string[] => {
  if (ground?.facts.by === undefined) return cells;
  const [reason] = groundsJson([ground], { player: '', turn: 0, turnGiven: false });
  return reason === undefined ? cells : cells.with(-1, `${cells.at(-1)}: ${reason.because}`);
};

/** What only some prints bring names them: in a column of its own, or after words that speak of other cards, with the card. */
const ofSomePrints = (cells: readonly string[], facts: Given, group: string): readonly string[] => {
  if (!facts.has('ofPrint')) return cells;
  const [words, ...more] = cells;
  const prints = fewPrints(facts.list('ofPrint')).join(' or ');
  if (more.length > 0 || group === 'pay') return [...cells, `if ${prints}`];
  return [`${words} (if ${facts.has('ofCard') ? `${facts('ofCard')} is ` : ''}${prints})`];
};

const optionJson = (way: Way): OptionJson => {
  const facts = given(way.facts);
  const words = WAYS[way.code]?.(facts) ?? {
    group: way.legal ? 'way' : 'not',
    cells: [readable(way.code, way.facts)],
  };
  const cells = ofSomePrints(withReason(words.cells, way), facts, words.group);
  return {
    legal: way.legal,
    group: way.legal ? words.group : 'not',
    code: way.code,
    cells,
    says: cells.join(', '),
    rule: citationOrNull(way.rule),
  };
};

export const optionsJson = (ways: readonly Way[]): readonly OptionJson[] => ways.map(optionJson);

/** Gaps as they are; their words are those of the card. */
export const gapJson = (gap: GapFound): GapJson => ({
  card: gap.card,
  place: gap.place,
  clause: gap.clause,
  text: gap.text,
  couldChange: gapWords(gap),
  rule: citationOrNull(gap.rule ?? null),
});

const KINDS: readonly AssumptionJson['kind'][] = ['chosen', 'told-by-nobody', 'default', 'fallback'];

/** Assumptions in the order chosen, not given, default, fallback; the normal lines of several Pokémon are one assumption. */
export const assumptionsJson = (assumptions: Ruling['assumptions']): readonly AssumptionJson[] => {
  const lines = assumptions.filter(({ code }) => code === 'normal-line');
  const rest = assumptions.filter(({ code }) => code !== 'normal-line');
  const [first] = lines;
  const pokemon = lines.map(({ facts }) => String(facts.pokemon ?? ''));
  const folded = first === undefined ? rest : [...rest, { ...first, facts: { pokemon } }];
  return folded
    .map(({ kind, about, code, facts, rule }) => ({
      kind,
      about,
      says: inWords(ASSUMPTIONS, code, facts),
      rule: citationOrNull(rule),
    }))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
};

/** What a document is chosen by that neither the board nor a flag names. */
const CHOSEN_BY: Readonly<Record<Exclude<RulesetFrom, 'option' | 'board' | 'default'>, string>> = {
  environment: 'it is your usual rulebook (JUDGE_RULEBOOK)',
  project: 'it is the usual rulebook of this folder (.headjudge.json)',
  chosen: 'it is your usual rulebook (judge use)',
  day: 'it is the rulebook of that day',
  format: 'it is the newest document that decks are ruled by, and the format is of today',
};

/** The assumption where neither the table nor a flag names the document. */
export const unnamedRuleset = (from: RulesetFrom, ruleset: string, table = 'the board'): readonly AssumptionJson[] => {
  if (from === 'option' || from === 'board') return [];
  const why = from === 'default' ? `neither ${table} nor --ruleset names a document` : CHOSEN_BY[from];
  return [{ kind: 'default', about: 'ruleset', says: `${titleOf(ruleset)} decides: ${why}.`, rule: null }];
};

type Remedies = RulingReport['remedies'];

/** What would make it legal, or settle it. That nothing will is said only of what lasts until the end of the turn. */
const remediesJson = (ruling: Ruling): Remedies => {
  const remedy = (code: ReportedRemedy, rule: RuleId, facts: Said['facts']): Remedies[number] => ({
    code,
    says: inWords(REMEDIES, code, facts),
    ...citationOf(rule),
  });
  if (ruling.verdict !== 'illegal') return [];
  const standing = ruling.grounds.filter((ground) => ground.overruled === null);
  const distinct = standing.filter((ground) => GROUNDS[ground.code]?.restates === undefined);
  const endsWithTurn = standing.some(
    (ground) => ground.allowances.length === 0 && GROUNDS[ground.code]?.lastsThisTurn === true,
  );
  const [first] = distinct;
  // Of several readings it is enough that one becomes possible; their ways say whose grounds are whose.
  const readings = ruling.ways.some(({ code }) => code.endsWith('-so'));
  const each =
    !readings && distinct.length > 1 && first !== undefined && distinct.every((ground) => ground.allowances.length > 0);
  return [
    ...(each ? [remedy('each-of-them', first.rule, { standing: distinct.length })] : []),
    ...ruling.remedy
      .filter(({ code }) => code !== 'not-this-turn' || endsWithTurn)
      .map(({ code, rule, facts }) => remedy(code, rule, { ...facts, standing: distinct.length })),
  ];
};

/** How the texts that are not executed can be settled, one line each. */
const settledBy = (ruling: Ruling): readonly string[] => {
  const open = ruling.gaps.filter((gap) => (gap.settledBy ?? []).length > 0);
  const lines = open.map((gap) =>
    inWords(REMEDIES, 'settle-it', { card: gap.card, by: gap.settledBy ?? [], one: open.length === 1 }),
  );
  return ruling.verdict === 'not-modelled' ? [...new Set(lines)] : [];
};

const paymentsOf = (ways: readonly Way[], pool: CardPool): readonly (readonly string[])[] | null => {
  const pays = ways.filter((way) => way.code === 'pay');
  // A payment that only some prints can make is not advice while the print is not given.
  if (pays.length === 0 || pays.some(({ facts }) => facts.ofPrint !== undefined)) return null;
  return pays.map((way) =>
    given(way.facts)
      .list('cards')
      .map((label) => spokenEnergy(label, pool)),
  );
};

/** Texts that what follows depends on, and that are not shown as gaps already. */
const unreadAfter = ({ follows, branches, gaps }: Ruling): readonly GapJson[] => {
  const all = [follows, ...branches.map((branch) => branch.follows)].flatMap((one) => one?.texts ?? []);
  return all
    .filter(
      ({ card, text }, at) =>
        text !== '' &&
        !gaps.some((gap) => gap.text === text) &&
        all.findIndex((other) => other.card === card && other.text === text) === at,
    )
    .map((gap) => gapJson({ ...gap, clause: 'its text', couldChange: [] }));
};

const withUnreadAfter = (ruling: Ruling): Pick<RulingReport, 'unreadAfter'> => {
  const unread = unreadAfter(ruling);
  return unread.length === 0 ? {} : { unreadAfter: unread };
};

const endsGame = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? endsGame(entry.entries) : entry.kind === 'game-ended'));

const endsIt = ({ event, children }: TraceJson): boolean => event === 'game-ended' || children.some(endsIt);

/** Is the game over after it, or on a side of a coin that is flipped next? Then nothing is said of how the turn goes on. */
const mayEndGame = ({ branches }: Ruling, following: readonly TraceEntry[], sides: readonly FutureInWords[]): boolean =>
  endsGame(following) ||
  sides.some(({ json }) => json.trace.some(endsIt)) ||
  (branches.length > 0 && branches.every(({ follows }) => follows !== undefined && endsGame(allTraced(follows))));

/** What is not given and decides the result, where the game is over in any case. */
const resultNeeds = (follows: Ruling['follows'] | undefined, seat: string): Pick<Spoken, 'resultNeeds'> => {
  const open = follows?.open;
  return open?.facts.over === true ? { resultNeeds: needOf(open, seat).say.ask } : {};
};

/** What is said before the sides of what is asked next: `Then flip a coin for Drag Along`. */
const beforeTheSides = (follows: Ruling['follows'], seat: string): string => {
  const question = follows?.asks?.question;
  if (question === undefined) return `What follows depends on which ${given(follows?.open?.facts ?? {})('card')} it is`;
  if (question.kind === 'coin') return `Then flip a coin ${askedOf(question)}`;
  const who = spokenSeat(question.by, seat);
  return who === 'you' ? 'You choose' : `${capital(who)} chooses`;
};

const endsTurn = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) =>
    entry.kind === 'rule'
      ? endsTurn(entry.entries)
      : entry.kind === 'note'
        ? entry.code === 'turn-ends-by-text'
        : entry.kind === 'phase-began' && entry.phase === 'end',
  );

/** Is the game over whatever is missing? */
const endsInAnyCase = ({ trace, always, open }: Follows): boolean =>
  open?.facts.over === true || endsGame([...trace, ...(always?.trace ?? [])]);

/** What lies hidden is asked of nobody. */
const HIDDEN: ReadonlySet<string> = new Set(['hand-not-told', 'order-after-shuffle', 'pile-not-told']);

/** What is missing for the rest, where it is the same however the coins fall; where the game is over whatever it is, nothing is. */
const missingAfter = ({ follows, branches }: Ruling, seat: string, what: string): string | null => {
  const each = follows === null ? branches.map((branch) => branch.follows ?? null) : [follows];
  const opens = each.flatMap((one) => (one === null || endsInAnyCase(one) ? [] : [one.open]));
  const said = opens.map((open) => (open === null || HIDDEN.has(open.code) ? null : spokenOpen(open, seat, what)));
  const [first = null, ...others] = said;
  return others.every((one) => one === first) ? first : null;
};

/** Where the turn ends with every side of the coins, that is said after them and not of each. */
const unlessOver =
  (isOver: boolean) =>
  (side: SpokenFuture): SpokenFuture =>
    isOver && side.means === noteWords('turn-ends-by-text', {}).text ? { ...side, means: NOTHING_MORE } : side;

/** Was a retreat begun that a coin did not let happen? */
const retreatFailed = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? retreatFailed(entry.entries) : entry.kind === 'retreat-failed'));

/** Prohibitions that look at a payment. */
const OF_PAYMENT: ReadonlySet<string> = new Set(['payment-order', 'payment-too-small']);

/** `pay for the retreat with R and W`, where that payment alone is refused and not the retreat; null elsewhere. */
const payRefused = (standing: Ruling['grounds']): string | null => {
  const [first] = standing;
  return first === undefined || !standing.every(({ code }) => OF_PAYMENT.has(code))
    ? null
    : `pay for the retreat with ${listed(given(first.facts).list('pay'))}`;
};

/** Prohibitions that a card overrules here; of two that state one fact, or in one paragraph that the same text overrules, one. */
export const overruledJson = (grounds: Ruling['grounds']): RulingReport['overruled'] => {
  const lifted = grounds.filter(({ overruled }) => overruled !== null);
  const all = lifted.flatMap((ground) => {
    const { rule, overruled } = ground;
    return overruled === null || restatedBy(ground, lifted) !== null
      ? []
      : [
          {
            ...citationOf(overruled.rule),
            says: inWords(OVERRULED, overruled.code, overruled.facts),
            ground: citationOf(rule).id,
          },
        ];
  });
  return all.filter(
    (one, at) =>
      all.findIndex(({ ground, says, id }) => ground === one.ground && says === one.says && id === one.id) === at,
  );
};

/** Does that player still choose which cards come out of the discard pile? */
const picksOut = (asks: Follows['asks'], seat: string): boolean =>
  asks?.question.code === 'take-card' && asks.question.by === seat && asks.question.facts.zone === 'discard';

/** What a text has a player choose next, as it is asked; null where each answer is said, or nothing is asked. */
const choiceNext = (asks: Follows['asks'], sides: readonly unknown[], seat: string): string | null => {
  if (asks === null || sides.length === 2 || !isChoiceOfText(asks.question)) return null;
  const who = spokenSeat(asks.question.by, seat);
  const question = spokenQuestion(asks.question);
  return who === 'you' ? question : `${capital(who)} is asked: ${question}`;
};

/** What comes before a text has something chosen, and what comes whatever that is, which stands after the choice. */
const comingSaid = (
  ruling: Ruling,
  next: Ruling['follows'] | undefined,
  choice: string | null,
  following: readonly TraceEntry[],
  names: () => Names,
): { readonly follows: string; readonly whatever: string } => {
  if (choice === null) return { follows: spokenComing(ruling, following, names), whatever: '' };
  const { trace = [], always } = next ?? {};
  return {
    follows: spokenComing(ruling, trace, names),
    // Whether there was damage is seen in the whole of it.
    whatever: spokenOutcome(
      withoutTaken(always?.trace ?? []),
      () => seeing(names(), trace),
      situationOf(ruling).player,
      { noDamage: null, isOfTheAct: isOfAct(ruling.action) },
    ),
  };
};

/** What is still to be chosen of what follows, and what is said before what each choice brings. */
const chosenNext = (next: Ruling['follows'] | undefined, sides: readonly unknown[], seat: string) => ({
  before: beforeTheSides(next ?? null, seat),
  picksOut: picksOut(next?.asks ?? null, seat),
  choice: choiceNext(next?.asks ?? null, sides, seat),
  manyWays: sides.length === 0 && next?.always?.complete === false,
});

/** What of a trace is said as it is noted: what makes the Bench hold as many as this needs, and which of the extra cards it is. */
const saidAsNoted = (trace: readonly TraceEntry[]): readonly string[] =>
  trace.flatMap((entry) => {
    if (entry.kind === 'rule') return saidAsNoted(entry.entries);
    if (entry.kind !== 'note') return [];
    if (entry.code === 'bench-holds') return [noteWords(entry.code, entry.facts).text];
    return entry.code === 'extra-card-of-so-many'
      ? [`it is card ${String(entry.facts.drawn)} of up to ${String(entry.facts.mulligans)}`]
      : [];
  });

/** What keeps a text from doing anything, where it is all that there is to say. */
export const preventedIn = (trace: readonly TraceEntry[]): readonly string[] =>
  trace.flatMap((entry) => {
    if (entry.kind === 'rule') return preventedIn(entry.entries);
    return entry.kind === 'note' && entry.code === 'effect-prevented' ? [noteWords(entry.code, entry.facts).text] : [];
  });

/** What comes of it, as it is said. */
const spokenComing = (ruling: Ruling, trace: readonly TraceEntry[], names: () => Names): string => {
  const outcome = spokenOutcome(trace, names, situationOf(ruling).player, {
    noDamage: noDamageSaid(trace),
    isOfTheAct: isOfAct(ruling.action),
  });
  const prevented = outcome === '' ? [...new Set(preventedIn(trace))] : [];
  // What is said of a Special Condition or of counters says it of the whole text as well.
  const said = prevented.filter((one) => !prevented.some((other) => other !== one && other.endsWith(one)));
  return said.length === 0 ? outcome : listed(said).replace(/^prevented /u, 'the effect is prevented ');
};

export const impossibleJson = ({ rule, code, facts }: Ruling['faults'][number]) => ({
  ...citationOf(rule),
  says: inWords(IMPOSSIBLE, code, facts),
});

/** Does a text let its Pokémon attack once more after that? */
const leavesAnAttack = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) =>
    entry.kind === 'rule' ? leavesAnAttack(entry.entries) : entry.kind === 'note' && entry.code === 'attacks-twice',
  );

const allTraced = ({ trace, always, sides = [] }: Follows): readonly TraceEntry[] => [
  ...trace,
  ...(always?.trace ?? []),
  ...sides.flatMap(({ follows }) => follows.trace),
];

/** Whether the act leaves another attack is seen only once it is done. */
const mayLeaveAnAttack = (follows: Follows): boolean =>
  follows.open?.code === 'first-attack-not-told' || leavesAnAttack(allTraced(follows));

/** Does what follows break off before its end is seen? */
const breaksOff = ({ asks, open, unread, sides, always }: Follows): boolean => {
  if (open !== null || unread.length > 0) return true;
  if (sides !== undefined) return sides.some((side) => breaksOff(side.follows));
  return asks !== null && always?.complete !== true;
};

/** The unread texts beside an act that have to be read for what comes of it, also where its coins are given, whether one may let the turn go on, and whether another attack is left. */
const openBeside = ({ follows, branches, turnMayGoOn }: Ruling) => {
  const isCutShort = branches.some((branch) => branch.follows === undefined && (branch.needs ?? []).length > 0);
  const all = [follows, ...branches.map((branch) => branch.follows)].filter((one) => one !== null && one !== undefined);
  const each = <T>(of: (one: Follows) => readonly T[]): readonly T[] => [...new Set(all.flatMap(of))];
  return {
    effectsOpen: each(effectsOpen),
    readsOf: each(({ unread }) => unread),
    turnIsOpen:
      all.some((one) => one.couldChange?.includes('turn') === true || mayLeaveAnAttack(one)) ||
      (turnMayGoOn === true && (isCutShort || all.some(breaksOff))),
    leavesAttack: !isCutShort && all.length > 0 && all.every((one) => leavesAnAttack(allTraced(one))),
  };
};

/** Is it an attack whose own text has to be read out for what comes of it? */
const readsOn = ({ action, follows }: Ruling): boolean =>
  action?.kind === 'attack' && (follows?.texts ?? []).some(({ place }) => place === `attack ${action.attack}`);

/** What was rightly begun and has no effect. */
const withoutEffect = (seat: string, action: Ruling['action'], short: string): string =>
  action?.kind === 'retreat'
    ? `${seat} may try to retreat, and the retreat fails.`
    : `${seat} may ${short}, but it has no effect.`;

/** The answer to one question, in words and in the shape of the contract. */
export const rulingReport = (ruling: Ruling, table: RuledTable): RulingReport => {
  const { verdict, action, subject } = ruling;
  const names = table.names();
  const facts: Given = given(subject);
  const situation = situationOf(ruling);
  const seat = situation.player;
  const what = action === null ? asAsked(ruling.question, facts) : doing(action, names, facts);
  const futures = futuresInWords(ruling.branches, table.names, verdict === 'depends', situation);
  const needs = ruling.needs.map((need) => needOf(need, seat));
  const standing = ruling.grounds.filter((ground) => ground.overruled === null);
  const short = payRefused(standing) ?? (action === null ? what : shortly(action, names, facts));
  // The action was allowed, and has no effect: by its own text, or by coin flips that were given.
  const decided =
    verdict === 'legal' && (standing.some((ground) => ground.code.startsWith('ended-')) || retreatFailed(ruling.trace));
  const remedies = remediesJson(ruling);
  // Where prints differ, what one of them passed is not true of the others.
  const byPrint = ruling.branches.some((branch) => branch.if.some((one) => one.startsWith('print:')));
  const asked = byPrint ? [] : ruling.passed;
  const factsOf = (passed: Said): Said['facts'] => ({ ...passed.facts, ...subject, turnGiven: situation.turnGiven });
  // Rules about how something is paid have nothing to look at while the payment is not given.
  const idle = ({ code }: Said): boolean =>
    OF_PAYMENT.has(code) && action?.kind === 'retreat' && action.pay === undefined;
  // Where the answers were given, one future is left, and what follows in it is what follows.
  const [onlyFuture] = ruling.branches.length === 1 ? ruling.branches : [];
  const next = ruling.follows ?? onlyFuture?.follows;
  const sides = sidesInWords(ruling.follows, table.names, situation);
  const following = [...(next?.trace ?? []), ...(sides.length > 0 ? [] : withoutTaken(next?.always?.trace ?? []))];
  const coming = comingSaid(ruling, next, choiceNext(next?.asks ?? null, sides, seat), following, table.names);
  const noEffect = spokenNoEffect(ruling.ways, 'would have');
  const deckEmpty = ruling.ways.some(({ code }) => code === 'deck-empty');
  const pays = ruling.ways.find((way) => way.code === 'pay' && way.facts.ofPrint === undefined);
  const overruled = overruledJson(ruling.grounds);
  const isOver = endsTurn([...ruling.trace, ...(next?.always?.trace ?? [])]);
  return {
    schema: 1,
    ruleset: ruling.ruleset,
    rulesetFrom: table.rulesetFrom,
    question: ruling.question,
    verdict,
    headline:
      deckEmpty && verdict === 'legal'
        ? `${seat} has to draw, but the deck is empty.`
        : decided
          ? withoutEffect(seat, action, short)
          : headlineFor(verdict, seat, noEffect === null ? what : `${what}, but it would have no effect now`, short),
    say: sayOf({
      verdict,
      act: short,
      kind: action?.kind ?? null,
      grounds: spokenGrounds(ruling.grounds, situation),
      payments: paymentsOf(ruling.ways, table.pool),
      cost: pays === undefined ? 0 : given(pays.facts).number('cost'),
      passed: ruling.passed.map(({ code }) => code),
      deckEmpty,
      hasNoEffect: noEffect,
      futures: futures.map(({ spoken }) => unlessOver(isOver)(spoken)),
      because: [...(verdict === 'depends' ? [] : saidAsNoted(ruling.trace)), ...offersIn(ruling.branches, seat)],
      ...coming,
      ...chosenNext(next, sides, seat),
      readsOn: readsOn(ruling),
      ...openBeside(ruling),
      coins: coinsFlipped(ruling.branches),
      sides: sides.map(({ spoken }) => spoken),
      missing: missingAfter(ruling, seat, coming.follows === '' ? 'what follows' : 'what else follows'),
      held: ruling.assumptions.filter(({ code }) => code === 'card-in-hand').map(({ about }) => about),
      gap: ruling.gaps.length > 0,
      needed: needs.map((need) => need.say),
      endsTurn: isOver,
      endsGame: mayEndGame(ruling, following, sides) || next?.open?.facts.over === true,
      ...resultNeeds(next, seat),
      decided,
      afterTurn: spokenAfterTurn(ruling, table.names, situation),
    }).map((text) => saidTo(seat, fourSit(ruling.setup) ? 4 : 2, text)),
    grounds: groundsJson(ruling.grounds, situation),
    options: optionsJson(ruling.ways),
    branches: futures.map(({ json }) => json),
    gaps: ruling.gaps.map(gapJson),
    ...withUnreadAfter(ruling),
    needs: needs.map((need) => need.json),
    assumptions: [...assumptionsJson(ruling.assumptions), ...unnamedRuleset(table.rulesetFrom, ruling.ruleset)],
    passed: asked
      .filter((passed) => !idle(passed))
      .map((passed) => ({ ...citationOf(passed.rule), says: passedWords(passed.code, factsOf(passed)) })),
    trace: [
      ...asked.map((passed) =>
        passedJson(passed.rule, passedWords(passed.code, factsOf(passed)), idle(passed) ? 3 : 2),
      ),
      ...traceJson(ruling.trace, table.names()),
    ],
    follows: followsJson(ruling.follows, table.names, situation, sides),
    remedy: [...remedies.map((remedy) => remedy.says), ...settledBy(ruling)],
    remedies,
    overruled,
    lifted: overruled,
    faults: ruling.faults.map(impossibleJson),
    elsewhere: [],
    board: table.board,
    ...playersOn(ruling.setup),
  };
};
