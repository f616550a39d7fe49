import { OPERATORS } from '../operators.ts';

/** What the changed text of the grammar calls at every place that has a mutant, and what words and functions are changed to. */

/** The name under which the switch is known to the changed text. */
export const ON = '__on';

/** Words of the data that are changed to another of their kind; what the types do not take there is no mutant. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  yours: 'theirs',
  theirs: 'yours',
  you: 'opponent',
  opponent: 'you',
  self: 'defending',
  defending: 'self',
  'your-active': 'opponents-active',
  'opponents-active': 'your-active',
  active: 'bench',
  bench: 'active',
  hand: 'deck',
  deck: 'hand',
  discard: 'hand',
  top: 'bottom',
  bottom: 'top',
  heads: 'tails',
  tails: 'heads',
  before: 'after',
  after: 'before',
  all: 'any',
  any: 'all',
  pokemon: 'trainer',
  trainer: 'pokemon',
  energy: 'pokemon',
  basic: 'stage-1',
  asleep: 'confused',
  poisoned: 'burned',
  'this-turn': 'your-next-turn',
  'your-next-turn': 'opponents-next-turn',
  'opponents-next-turn': 'this-turn',
  along: 'discard',
  chosen: 'self',
};

export const TURNED: Readonly<Record<string, string>> = { every: 'some', some: 'every' };

const CALCULATED: Readonly<Record<string, (a: never, b: never) => unknown>> = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
  '===': (a: unknown, b: unknown) => a === b,
  '!==': (a: unknown, b: unknown) => a !== b,
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
};

export interface GrammarSwitch {
  /** The mutant that is on; -1 for the grammar as it is. */
  on: number;
  /** Where it is listened to: the places that were come by. */
  passed: Set<number> | null;
  is(id: number): boolean;
  either(id: number, operator: '&&' | '||', left: () => unknown, right: () => unknown): unknown;
  compared(id: number, operator: string, a: unknown, b: unknown): unknown;
}

export const grammarSwitch = (): GrammarSwitch => ({
  on: -1,
  passed: null,
  is(id) {
    this.passed?.add(id);
    return this.on === id;
  },
  either(id, operator, left, right) {
    return this.is(id) === (operator === '&&') ? left() || right() : left() && right();
  },
  compared(id, operator, a, b) {
    const [, ...others] = OPERATORS[operator] ?? [''];
    this.passed?.add(id);
    const other = this.on >= id && this.on < id + others.length ? others[this.on - id] : operator;
    return CALCULATED[other ?? operator]?.(a as never, b as never);
  },
});
