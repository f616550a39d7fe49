import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { NotBuilt, version } from './data.ts';

/** What went wrong on our side while something was asked, in words for the person who asked. */

/** Where an error arose, without the path of anybody's machine: `retreat.ts:12:5`. */
const placeOf = (error: Error): string =>
  /([\w.-]+:\d+:\d+)\)?$/mu.exec(error.stack?.split('\n').slice(1).join('\n') ?? '')?.[1] ?? 'unknown place';

export interface Failure {
  readonly fault: FaultJson;
  /** The program itself failed; false where the user's own data is damaged, which importing it again repairs. */
  readonly failed: boolean;
}

/** What a user keeps that may be damaged, by the error that says so, and how it is put right. */
const DAMAGED: Readonly<Record<string, { readonly code: string; readonly what: string; readonly again: string }>> = {
  CardsDamaged: {
    code: 'damaged-cards',
    what: 'the imported cards',
    again: 'Import them again:  judge cards import PATH --fresh',
  },
  RulebooksDamaged: {
    code: 'damaged-rulebooks',
    what: 'your own copies',
    again: 'Import them again:  judge rulebook import FILE',
  },
  FormatsDamaged: {
    code: 'damaged-formats',
    what: 'a format that you added',
    again: 'Add it again:  judge deck formats --add FILE\nOr delete that file, to go back to the format that ships.',
  },
};

/** `call` is what was asked, `judge can`; `node` the version of Node. */
export const failureOf = (thrown: unknown, call: string, node: string): Failure => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const damaged = DAMAGED[error.name];
  if (damaged !== undefined) {
    const { code, what, again } = damaged;
    return { fault: usageFault(code, `${what} cannot be read: ${error.message}.`, again), failed: false };
  }
  const nothing = 'No ruling was made; nothing was changed.';
  const report = `report   headjudge ${version()}, Node ${node}, ${call}: ${error.name} at ${placeOf(error)}`;
  const hint = error instanceof NotBuilt ? nothing : `${nothing}\n${report}`;
  return { fault: usageFault('internal', `judge itself failed: ${error.message}`, hint), failed: true };
};
