import type { Verdict } from '../../ruling/ruling.ts';
import { listed, sentence } from './facts.ts';

/** What a Say is made of. All parts are spoken: `you`, no ids, no seats. */
export interface Spoken {
  readonly verdict: Verdict;
  /** `retreat`, `attack with Live Coal`. */
  readonly act: string;
  /** One clause for each ground. */
  readonly grounds: readonly string[];
  /** How it can be done, as a sentence each. */
  readonly ways: readonly string[];
  /** What hangs on a coin, as a sentence each. */
  readonly futures: readonly string[];
  /** A card text has to be read first. */
  readonly gap: boolean;
  /** What somebody has to tell, as a noun. */
  readonly needed: readonly string[];
}

const MOST = 3;

/** At most three sentences of spoken language, complete in themselves. */
export const sayOf = (spoken: Spoken): readonly string[] => {
  const { verdict, act } = spoken;
  switch (verdict) {
    case 'legal':
      return [`You may ${act}.`, ...spoken.ways.map(sentence)].slice(0, MOST);
    case 'illegal':
      return [`You can't ${act}.`, ...(spoken.grounds.length > 0 ? [sentence(commaed(spoken.grounds))] : [])];
    case 'depends':
      return [`You may try.`, ...spoken.futures.map(sentence)].slice(0, MOST);
    case 'undetermined':
      return spoken.needed.length > 0
        ? [`I can't say yet. Tell me ${listed(spoken.needed)}.`]
        : ['Our rulebook leaves this open. I will ask the head judge.'];
    case 'not-modelled':
      return spoken.gap ? ['A card text decides this. Let me read it.'] : ['I have no ruling on this yet.'];
  }
};

/** `a, b, and c`: clauses that are read aloud want the pause. */
const commaed = (clauses: readonly string[]): string =>
  clauses.length < 3 ? listed(clauses) : `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`;
