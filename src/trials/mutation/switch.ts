/** What the changed text calls at every place that has a mutant. */

type Operands = readonly [left: never, right: never];

const COMPUTE: Readonly<Record<string, (...sides: Operands) => unknown>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
};

/** A mutant that comes by so often in one scenario goes in circles. */
const MOST = 200_000;

export interface MutantSwitch {
  /** The mutant that is on; null for the rules as they are. */
  on: number | null;
  /** Places that were come by; null where nobody asks. */
  seen: Set<number> | null;
  rounds: number;
  operator(id: number, operator: string, left: never, right: never): unknown;
  value<T>(id: number, value: T, other: T): T;
}

/** `alternatives` tells what each mutant makes of its operator. */
export const mutantSwitch = (
  alternatives: ReadonlyMap<number, string>,
  most: (operator: string) => number,
): MutantSwitch => {
  const turn = (self: MutantSwitch): void => {
    self.rounds += 1;
    if (self.rounds > MOST) throw new Error('a mutant goes in circles');
  };
  const by = (operator: string): ((...sides: Operands) => unknown) =>
    COMPUTE[operator] ??
    (() => {
      throw new Error(`no operator ${operator}`);
    });
  return {
    on: null,
    seen: null,
    rounds: 0,
    operator(id, operator, left, right) {
      this.seen?.add(id);
      if (this.on === null || this.on < id || this.on >= id + most(operator)) return by(operator)(left, right);
      turn(this);
      return by(alternatives.get(this.on) ?? operator)(left, right);
    },
    value(id, value, other) {
      this.seen?.add(id);
      if (this.on !== id) return value;
      turn(this);
      return other;
    },
  };
};
