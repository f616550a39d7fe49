import { type Facts, type View, viewOf, type Why } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import type { CardId, GameState, Seat, Uid, ZoneName } from '../state/index.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './event.ts';
import { Hand } from './hand.ts';
import { NotTold } from './not-told.ts';
import type { Answer, Question } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import type { TraceEntry, TraceNode } from './trace.ts';

interface OpenNode {
  readonly kind: 'rule';
  readonly rule: RuleId;
  depth: 2 | 3;
  readonly entries: TraceEntry[];
}

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

/**
 * The table while one action is carried out: the state being written, and the trace. Nothing changes without a rule in force: `put` outside
 * of any rule throws.
 */
export class Table<A = unknown> {
  readonly rules: Ruleset<A>;
  readonly trace: TraceNode[] = [];
  /** Everything that happened in this step so far. */
  readonly events: GameEvent[] = [];
  readonly #hand: Hand;
  readonly #open: OpenNode[] = [];
  readonly #answer: (question: Question, t: Table<A>) => Answer;
  #view: View | null = null;
  #dealtWith: Set<string> | null = null;

  constructor(state: GameState, rules: Ruleset<A>, answer: (question: Question, t: Table<A>) => Answer) {
    this.rules = rules;
    this.#hand = new Hand(state);
    this.#answer = answer;
  }

  /** Lets the world speak. Where it does not, the step breaks off here. */
  ask(question: Question): Answer {
    return this.#answer(question, this);
  }

  get state(): GameState {
    return this.#hand.state;
  }

  /** The position as it is now; a new one after every event, since any of them may change what a text asks. */
  get view(): View {
    this.#view ??= viewOf(this.#hand.state, this.rules);
    return this.#view;
  }

  put(event: GameEvent): void {
    const top = this.#open.at(-1);
    if (top === undefined) throw new Error(`no rule in force for ${event.kind}`);
    apply(this.#hand, event);
    this.#view = null;
    this.events.push(event);
    this.#write(event);
  }

  note(code: string, facts: Facts = {}): void {
    this.#write({ kind: 'note', code, facts });
  }

  answered(question: Question, answer: Answer, asked: boolean): void {
    this.#write({ kind: 'answered', question, answer, asked });
  }

  enter(rule: RuleId): void {
    this.#open.push({ kind: 'rule', rule, depth: 3, entries: [] });
  }

  leave(): void {
    const node = this.#open.pop();
    if (node === undefined) throw new Error('no rule to leave');
    const above = this.#open.at(-1);
    if (above === undefined) this.trace.push(node);
    else above.entries.push(node);
  }

  /** Collects the rules a value was read by, under the rule in force. */
  readonly why: Why = (rule, code, facts = {}) => {
    this.#deepen();
    const node: OpenNode = { kind: 'rule', rule, depth: 2, entries: [{ kind: 'note', code, facts }] };
    const top = this.#open.at(-1);
    if (top === undefined) this.trace.push(node);
    else top.entries.push(node);
  };

  #deepen(): void {
    for (const node of this.#open) node.depth = 2;
  }

  #write(entry: TraceEntry): void {
    const top = this.#open.at(-1);
    if (top === undefined) throw new Error('nothing is written without a rule in force');
    this.#deepen();
    top.entries.push(entry);
  }

  /** Closes what was left open when a step was broken off, so that the trace can be shown. */
  closeAll(): void {
    while (this.#open.length > 0) this.leave();
  }

  get nextUid(): Uid {
    return this.#hand.state.nextUid;
  }

  /** Effects between turns that were dealt with before their turn came, by who has them and what says it. */
  get dealtWith(): Set<string> {
    this.#dealtWith ??= new Set();
    return this.#dealtWith;
  }

  /** How many of this step's events triggered effects have already been heard by. */
  heard = 0;

  /** The bottom card of a pile, on the same terms as the top card. */
  bottomOf(seat: Seat, zone: ZoneName): CardId | null {
    const pile = this.state.players.find((p) => p.seat === seat)?.[zone];
    if (pile?.told === true) return this.topOf(seat, zone) === null ? null : (pile.cards.at(-1) ?? null);
    const card = this.state.cards.length;
    this.put({ kind: 'conjured', card, in: { seat, zone } });
    return card;
  }

  /** The top card of a pile; where the pile was not told, a card nobody described comes to light. Null when the pile is told and empty. */
  topOf(seat: Seat, zone: ZoneName): CardId | null {
    const player = this.state.players.find((p) => p.seat === seat);
    const pile = player?.[zone];
    if (pile === undefined) return null;
    const top = pile.cards[0];
    const known = pile.shuffled === true && pile.cards.some((id) => this.state.cards[id]?.card !== null);
    // Of a pile nobody told there may be more cards than those known to be in it.
    const several = !pile.told || pile.cards.length > 1;
    const rule = this.#open.at(-1)?.rule;
    if (known && several && rule !== undefined) throw new NotTold(rule, 'order-after-shuffle', { player: seat });
    const seen = pile.cards.length - (pile.told ? 0 : (pile.beneath ?? 0));
    if (top !== undefined && seen > 0) return top;
    if (pile.told) return null;
    const card = this.state.cards.length;
    this.put({ kind: 'conjured', card, in: { seat, zone } });
    return card;
  }
}
