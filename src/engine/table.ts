import {
  type Facts,
  isKnownSilent,
  type NoteCode,
  type QuestionCode,
  settle,
  type View,
  viewOf,
  type Why,
} from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { CardId, GameState, Seat, Uid, Zone, ZoneName } from '../state/index.ts';
import { apply } from './apply.ts';
import { BRINGS_CARDS, type GameEvent } from './event.ts';
import { Hand } from './hand.ts';
import type { Answer, Needed, Option, Question } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import type { TraceEntry, TraceNode } from './trace.ts';

const NO_FACTS: Facts = {};

/** The game ended in the middle of a text. Caught by the step, always: no error, which would write down where it arose. */
export class GameOver {}

/** A card text has to be executed that the engine cannot execute. Caught by the step. */
export class NotModelled extends Error {
  readonly card: CardId | null;
  readonly place: string;
  readonly clause: string;
  /** What the clause can bear on; null: anything. */
  readonly touches: readonly string[] | null;
  constructor(card: CardId | null, place: string, clause: string, touches: readonly string[] | null = null) {
    super(clause);
    this.card = card;
    this.place = place;
    this.clause = clause;
    this.touches = touches;
  }
}

/** Who chooses among what. */
interface Choice<O extends Option> {
  readonly by: Seat;
  readonly code: QuestionCode;
  readonly facts?: Facts;
  readonly options: readonly O[];
  readonly inSeries?: boolean;
  readonly limits?: readonly RuleId[];
  readonly needs?: Needed;
}

/**
 * The table while one action is carried out: the state being written, and the trace. Nothing changes without a rule in force: `put` outside
 * of any rule throws.
 */
export class Table<A = unknown> {
  readonly rules: Ruleset<A>;
  /** The table before the action. */
  readonly start: GameState;
  readonly trace: TraceNode[] = [];
  /** Everything that happened in this step so far. */
  readonly events: GameEvent[] = [];
  readonly #hand: Hand;
  /** The rules in force, each as it is traced if it does nothing. */
  readonly #open: TraceNode[] = [];
  /** Where the entries of each of them begin among those written; what is closed leaves the list and goes into its own. */
  readonly #begins: number[] = [];
  readonly #written: TraceEntry[] = [];
  #count = 0;
  /** So many of the rules in force, from the first, have acted or were passed. */
  #acted = 0;
  readonly #answer: (question: Question, t: Table<A>) => Answer;
  #view: View | null = null;
  /** It is known that no card in play has a text that lasts. */
  #isSilent: boolean;
  #dealtWith: Set<string> | null = null;
  #said: Set<string> | null = null;

  constructor(state: GameState, rules: Ruleset<A>, answer: (question: Question, t: Table<A>) => Answer) {
    this.rules = rules;
    this.start = state;
    this.#hand = new Hand(state);
    this.#isSilent = isKnownSilent(state, rules);
    this.#answer = answer;
  }

  /** Lets the world speak. Where it does not, the step breaks off here. */
  ask(question: Question): Answer {
    return this.#answer(question, this);
  }

  /** Has one of these chosen, and gives the one that was. */
  choose<O extends Option>({ options, facts = NO_FACTS, ...asked }: Choice<O>): O {
    const answer = this.ask({ kind: 'choose', ...asked, facts, options });
    const chosen = options.find(({ key }) => key === answer);
    if (chosen === undefined) throw new Error(`“${answer}” is none of the options`);
    return chosen;
  }

  get state(): GameState {
    return this.#hand.state;
  }

  /** The position as it is now; a new one after every event, since any of them may change what a text asks. */
  get view(): View {
    this.#view ??= viewOf(this.#hand.state, this.rules, this.#isSilent);
    return this.#view;
  }

  /** Nothing is written on this table any more: what was found out about it serves who asks about it next. */
  settle(): void {
    settle(this.view, this.rules);
  }

  put(event: GameEvent): void {
    if (this.#open.length === 0) throw new Error(`no rule in force for ${event.kind}`);
    apply(this.#hand, event);
    this.#isSilent = !BRINGS_CARDS.has(event.kind) && (this.#isSilent || this.#view?.isSilent === true);
    this.#view = null;
    this.events.push(event);
    this.#write(event);
  }

  note(code: NoteCode, facts: Facts = NO_FACTS): void {
    this.#write({ kind: 'note', code, facts });
  }

  answered(question: Question, answer: Answer, asked: boolean): void {
    this.#write({ kind: 'answered', question, answer, asked });
  }

  enter(idle: TraceNode): void {
    this.#open.push(idle);
    this.#begins.push(this.#count);
  }

  leave(): void {
    const idle = this.#open.pop();
    const from = this.#begins.pop();
    if (idle === undefined || from === undefined) throw new Error('no rule to leave');
    const depth = this.#acted > this.#open.length ? 2 : 3;
    // A rule that was considered and did nothing has one and the same node every time.
    const node: TraceNode =
      from === this.#count
        ? idle
        : { kind: 'rule', rule: idle.rule, depth, entries: this.#written.slice(from, this.#count) };
    this.#count = from;
    if (this.#acted > this.#open.length) this.#acted = this.#open.length;
    this.#add(node);
  }

  /** Collects the rules a value was read by, under the rule in force. */
  readonly why: Why = (rule, code, facts = NO_FACTS) => {
    this.#acted = this.#open.length;
    this.#add({ kind: 'rule', rule, depth: 2, entries: [{ kind: 'note', code, facts }] });
  };

  /** A fact under a rule that makes none of those in force act: it comes before the first of them that has not acted yet. */
  readonly aside: Why = (rule, code, facts = NO_FACTS) => {
    const node: TraceNode = { kind: 'rule', rule, depth: 2, entries: [{ kind: 'note', code, facts }] };
    const at = this.#begins[this.#acted];
    if (at === undefined) this.#add(node);
    else if (this.#acted === 0) this.trace.push(node);
    else {
      this.#written.splice(at, 0, node);
      this.#count += 1;
      for (let open = this.#acted; open < this.#begins.length; open += 1)
        this.#begins[open] = (this.#begins[open] ?? 0) + 1;
    }
  };

  #write(entry: TraceEntry): void {
    if (this.#open.length === 0) throw new Error('nothing is written without a rule in force');
    this.#acted = this.#open.length;
    this.#written[this.#count] = entry;
    this.#count += 1;
  }

  /** Under the rule in force; where there is none, at the top of the trace. */
  #add(node: TraceNode): void {
    if (this.#open.length === 0) this.trace.push(node);
    else {
      this.#written[this.#count] = node;
      this.#count += 1;
    }
  }

  /** The rules in force now, the innermost first: on whose authority something is asked. */
  get inForce(): readonly RuleId[] {
    return [...new Set(this.#open.map(({ rule }) => rule).toReversed())];
  }

  /** Closes what was left open when a step was broken off, so that the trace can be shown. */
  closeAll(): void {
    while (this.#open.length > 0) this.leave();
  }

  /**
   * After a shuffle the top card may be any card of the pile; its order is unknown from now on. A question about a card that is not known breaks off
   * there, and play goes on until then.
   */
  #loseSight(seat: Seat, { cards, given }: Zone): void {
    const keys = new Set(cards.map((id) => this.state.cards[id]?.card ?? null));
    // A pile that is not given may hold more cards than those known to be in it.
    if (keys.size === 0 || (keys.size === 1 && (given || keys.has(null)))) return;
    this.put({ kind: 'lost-sight', seat, cards: cards.filter((id) => this.state.cards[id]?.card !== null) });
  }

  get nextUid(): Uid {
    return this.#hand.state.nextUid;
  }

  /** Effects between turns that were dealt with before their turn came, by who has them and what says it. */
  get dealtWith(): Set<string> {
    this.#dealtWith ??= new Set();
    return this.#dealtWith;
  }

  /** Is it the first time in this step that this is to be said? The same checks are made several times. */
  saysFirst(what: string): boolean {
    this.#said ??= new Set();
    const isFirst = !this.#said.has(what);
    this.#said.add(what);
    return isFirst;
  }

  /** How many of this step's events triggered effects have already been heard by. */
  heard = 0;

  /** The bottom card of a pile, on the same terms as the top card. */
  bottomOf(seat: Seat, zone: ZoneName, inAll = 1): CardId | null {
    const pile = this.state.players.find((p) => p.seat === seat)?.[zone];
    if (pile?.given === true) return this.topOf(seat, zone, inAll) === null ? null : (pile.cards.at(-1) ?? null);
    const card = this.state.cards.length;
    this.put({ kind: 'conjured', card, in: { seat, zone } });
    return card;
  }

  /**
   * The top card of a pile; where the pile is not given, a card that is not described comes to light. Null when the pile is given and empty.
   * `inAll`: so many go from it one after the other. Where that is the whole pile, its order decides nothing.
   */
  topOf(seat: Seat, zone: ZoneName, inAll = 1): CardId | null {
    const player = this.state.players.find((p) => p.seat === seat);
    const pile = player?.[zone];
    if (pile === undefined) return null;
    const top = pile.cards[0];
    const goesWhole = pile.given && pile.cards.length <= inAll;
    if (pile.shuffled === true && !goesWhole) this.#loseSight(seat, pile);
    const seen = pile.cards.length - (pile.given ? 0 : (pile.beneath ?? 0));
    if (top !== undefined && seen > 0) return top;
    if (pile.given) return null;
    const card = this.state.cards.length;
    this.put({ kind: 'conjured', card, in: { seat, zone } });
    return card;
  }
}
