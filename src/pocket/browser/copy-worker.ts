import type { CopyImported } from '../device.ts';
import { copyFrom, type KnownRules } from '../import-copy.ts';
import { atWork } from './in-worker.ts';

/** The rules of a copy are found beside the page. */

export interface CopyOrder extends Omit<KnownRules, 'editions'> {
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly on: string;
}

/** Only an import needs them, so that they are a file of their own. */
const editionsRead = async (): Promise<KnownRules['editions']> => {
  const answer = await fetch('kept-words.json');
  if (!answer.ok) throw new Error('kept-words.json is missing beside this page');
  return answer.json();
};

atWork<CopyOrder, CopyImported>(async ({ name, bytes, on, outline, corpus }, progress) =>
  copyFrom(name, new Uint8Array(bytes), { outline, corpus, editions: await editionsRead() }, on, progress),
);
