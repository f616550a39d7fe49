import { isCount, LONGEST_WORDS, notACount, tooLong } from '../asking/bounds.ts';
import { documentKey, notADocument } from '../asking/document-names.ts';
import { checkedText, isRefused, type Outcome, type SourceText, type World } from '../asking/index.ts';
import { findNames, readSketchedTexts } from '../cli/data.ts';
import { noDataFolder } from '../cli/data-folder.ts';
import { failureOf } from '../cli/failure.ts';
import { worldOnDisk } from '../cli/world-on-disk.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { handInNameFinder } from '../state/name-finder.ts';
import { handInTextReader } from '../state/text-reader.ts';
import { JudgeError } from './judge-error.ts';

handInNameFinder(findNames);
handInTextReader(readSketchedTexts);

/** How a function of the library asks: every argument is read, all that is wrong is thrown at once, and the world is what the package ships. */

/** Arguments that were read, and what is wrong with them. */
export class Arguments {
  readonly faults: FaultJson[] = [];
  readonly #call: string;

  constructor(call: string) {
    this.#call = call;
  }

  /** The key of a document. */
  document(name: string, value: string | undefined): string | undefined {
    if (value === undefined) return undefined;
    const key = documentKey(value);
    if (key === null) this.#wrong(name, notADocument(value));
    return key ?? undefined;
  }

  count(name: string, value: number | undefined): number | undefined {
    if (value !== undefined && !isCount(value)) this.#wrong(name, notACount(String(value)));
    return value;
  }

  oneOf<Word extends string>(name: string, value: string | undefined, words: readonly Word[]): Word | undefined {
    if (value === undefined) return undefined;
    const word = words.find((one) => one === value.toLowerCase());
    if (word === undefined) this.#wrong(name, `“${value}” is not one of ${words.join(', ')}.`);
    return word;
  }

  /** Texts of bounded length. */
  texts(name: string, values: readonly string[]): readonly string[] {
    const length = values.join(' ').length;
    if (length > LONGEST_WORDS) this.faults.push(tooLong(`${this.#call}: ${name}`, length));
    return values;
  }

  /** Coins and choices, several in a text with commas between them. */
  answers(values: readonly string[]): readonly string[] {
    return this.texts('answers', values)
      .flatMap((value) => value.split(','))
      .map((one) => one.trim())
      .filter((one) => one !== '');
  }

  #wrong(name: string, message: string): void {
    this.faults.push(usageFault('bad-value', `${this.#call}: ${name}: ${message}`));
  }
}

/** The properties that have a value. */
export const given = <T extends object>(options: T): { readonly [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The text of a board. An object with a circular reference, or with what JSON cannot write, is not a board. */
export const textOfBoard = (board: string | object): SourceText | FaultJson => {
  try {
    return checkedText(typeof board === 'string' ? board : JSON.stringify(board), 'standard input');
  } catch {
    const hint = 'expected   texts, numbers, lists and objects of these';
    throw new JudgeError([usageFault('bad-argument', 'the board cannot be written as JSON.', hint)], false);
  }
};

/** Asks one command. Refusals and failures are thrown as {@link JudgeError}. */
export const ask = async <T extends object>(
  call: string,
  args: Arguments,
  command: (world: World) => Outcome<T> | Promise<Outcome<T>>,
  dataFolder?: string,
): Promise<T> => {
  const env = dataFolder === undefined ? {} : { HEADJUDGE_DATA: dataFolder };
  const noFolder = noDataFolder(env);
  if (noFolder !== null)
    args.faults.push(
      usageFault('no-data-folder', `dataFolder is not a folder: ${noFolder}.`, 'expected   a folder, there or not yet'),
    );
  if (args.faults.length > 0) throw new JudgeError(args.faults, false);
  let outcome: Outcome<T>;
  try {
    // A program says what it rules by; what a person chose for the command line does not change its answers.
    outcome = await command({ ...worldOnDisk({ env }), usualRulebook: () => null });
  } catch (thrown) {
    const { fault, failed } = failureOf(thrown, call, process.version);
    throw new JudgeError([fault], failed);
  }
  if (isRefused(outcome)) throw new JudgeError(outcome.faults, false);
  return outcome;
};
