import { type Command, InvalidArgumentError, type Option } from 'commander';
import { LONGEST_WORDS, tooLong } from '../asking/bounds.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { takesSeveral } from './program.ts';

/** Flags whose value is a file, or a table written out, which is bounded where it is read. */
export const UNBOUNDED = ['file', 'path', 'board'];

/** A fault, and which word of the command line it is about. */
export interface FaultAt {
  readonly at: number;
  readonly fault: FaultJson;
}

/** The values that commander finds for the flags of a command line, and everything wrong with them. */
export class FlagValues {
  readonly faults: FaultAt[] = [];
  /** Every value of a flag, by the name commander has for it. */
  readonly values = new Map<string, readonly string[]>();
  readonly #words: readonly string[];
  readonly #twice = new Set<Option>();

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** Hears of every value for the flags of this command. Commander would stop at the first that is wrong. */
  listenTo(command: Command): void {
    for (const option of command.options) {
      if (!option.required && !option.optional) continue;
      const { parseArg } = option;
      option.argParser((value, before) => this.#take(option, value, before, parseArg));
    }
  }

  /**
   * The words as commander may read them. It would take any word for the value of a flag, even another flag; here that is a fault, and an optional
   * value stands after `=` only.
   */
  strict(command: Command, words: readonly string[]): readonly string[] {
    const end = words.indexOf('--');
    const last = end < 0 ? words.length : end;
    const strict: string[] = [];
    for (let at = 0; at < last; at++) {
      const word = words[at] ?? '';
      const option = command.options.find(({ long, short }) => long === word || short === word);
      const next = at + 1 < last ? words[at + 1] : undefined;
      if (option?.required === true) {
        if (next === undefined || /^--./u.test(next))
          this.fault(word, 'missing-value', `${word} needs a value: ${option.flags}.`);
        else strict.push(word, words[++at] ?? '');
      } else if (option?.optional === true) {
        strict.push(`${word}=`);
        if (next !== 'all') continue;
        // No question has the word, so it was meant for the flag before it.
        this.fault(word, 'bad-value', `${word} takes its value after =.  Did you mean ${word}=all?`);
        at++;
      } else strict.push(word);
    }
    return [...strict, ...words.slice(last)];
  }

  /** A fault about a word of the command line. */
  fault(word: string, code: string, message: string, hint: string | null = null): void {
    const at = this.#words.findIndex((one) => one === word || one.startsWith(`${word}=`));
    this.faults.push({ at: at < 0 ? this.#words.length : at, fault: usageFault(code, message, hint) });
  }

  #take(option: Option, typed: string, before: unknown, read: Option['parseArg']): unknown {
    const flag = option.long ?? option.flags;
    const name = option.attributeName();
    // After a short flag the sign is part of the word: `-b=FILE`.
    const value = option.short === undefined ? typed : typed.replace(/^=/u, '');
    this.#once(option, flag, name);
    this.values.set(name, [...(this.values.get(name) ?? []), value]);
    if (value.length > LONGEST_WORDS && !UNBOUNDED.includes(name)) {
      const at = this.#words.findIndex((word) => word.startsWith(flag));
      this.faults.push({ at, fault: tooLong(`${flag}: a value`, value.length) });
      return before;
    }
    try {
      return read === undefined ? value : read(value, before);
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      this.fault(flag, 'bad-value', `${flag}: ${error.message}`);
      return before;
    }
  }

  /** A second value would override the first without a word. */
  #once(option: Option, flag: string, name: string): void {
    if (!this.values.has(name) || takesSeveral(option) || this.#twice.has(option)) return;
    this.#twice.add(option);
    const hint = name === 'answers' ? 'Write all of them after one flag, with commas:  --answers heads,tails' : null;
    this.fault(flag, 'told-twice', `${flag} is given twice; one is enough.`, hint);
  }
}
