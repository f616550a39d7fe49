import { FUNCTIONS, OPERATORS } from './operators.ts';

/** What the changed text calls at every place that has a mutant. */

/** The name under which the switch is known to the changed text. */
export const SWITCH = '__mutant';

/** What the calls use: which mutant is on, and what is kept from one question to the next. */
export interface MutantSwitch {
  /** The mutant that is on; -1 for the rules as they are. */
  on: number;
  /** Places come by since this was set to nothing, and how many may be before it is taken for a circle. */
  rounds: number;
  most: number;
  circles(): never;
  /** Hears at every place what has been come by and which of its mutants would have made another value; only where the text was made for hearing. */
  passed(site: number, others: readonly boolean[]): void;
  memory<M extends Map<unknown, unknown> | WeakMap<object, unknown>>(made: M): M;
}

/** A map that can be emptied without knowing what is in it. */
class Forgetful extends WeakMap<object, unknown> {
  #kept = new WeakMap<object, unknown>();
  forget(): void {
    this.#kept = new WeakMap();
  }
  override get(key: object): unknown {
    return this.#kept.get(key);
  }
  override has(key: object): boolean {
    return this.#kept.has(key);
  }
  override set(key: object, value: unknown): this {
    this.#kept.set(key, value);
    return this;
  }
  override delete(key: object): boolean {
    return this.#kept.delete(key);
  }
}

export interface Memories {
  /** What is known now is known for good: it came with the files. */
  loaded(): void;
  /** Nothing is known but what came with the files. */
  forget(): void;
}

export const mutantSwitch = (): MutantSwitch & Memories => {
  const maps = new Map<Map<unknown, unknown>, ReadonlyMap<unknown, unknown>>();
  const weak: Forgetful[] = [];
  return {
    on: -1,
    rounds: 0,
    most: Number.POSITIVE_INFINITY,
    circles() {
      throw new Error('a mutant goes in circles');
    },
    passed() {},
    memory<M extends Map<unknown, unknown> | WeakMap<object, unknown>>(made: M): M {
      if (made instanceof Map) {
        maps.set(made, new Map());
        return made;
      }
      const one = new Forgetful();
      weak.push(one);
      return one as WeakMap<object, unknown> as M;
    },
    loaded() {
      for (const map of maps.keys()) maps.set(map, new Map(map));
    },
    forget() {
      for (const one of weak) one.forget();
      for (const [map, known] of maps) {
        map.clear();
        for (const [key, value] of known) map.set(key, value);
      }
    },
  };
};

/** One function for a place: what it computes, and what its mutants compute instead. */
const written = (name: string, given: string, plain: string, others: readonly string[], hearing: boolean): string => {
  const body = hearing
    ? `const is = ${plain}; ${SWITCH}.passed(id, [${others.map((one) => `is !== (${one})`).join(', ')}]); return is;`
    : `if (++${SWITCH}.rounds > ${SWITCH}.most) ${SWITCH}.circles(); ${others.map((one, at) => `if (${SWITCH}.on === id + ${at}) return ${one};`).join(' ')} return ${plain};`;
  return `const ${callOf(name)} = (id, ${given}) => { ${body} };`;
};

/** How the changed text names the function of that name. */
export const callOf = (name: string): string => `${SWITCH}_${name}`;

/** The text of the functions that a changed text calls; with `hearing`, those that tell the switch what is come by. */
export const callsOf = (hearing: boolean): string =>
  [
    ...Object.entries(OPERATORS).map(([operator, [name, ...others]]) =>
      written(
        name,
        'a, b',
        `a ${operator} b`,
        others.map((one) => `a ${one} b`),
        hearing,
      ),
    ),
    ...Object.entries(FUNCTIONS).map(([plain, [name, other]]) =>
      written(name, '...all', `${plain}(...all)`, [`${other}(...all)`], hearing),
    ),
    written('value', 'a, b', 'a', ['b'], hearing),
  ].join('\n');
