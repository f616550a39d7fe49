import type { NoteCode } from '../claims/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { sameName } from '../state/index.ts';
import type { Said } from './ruling.ts';

/** What was said of a card before a choice was asked for: why it is not among what may be chosen. */
export const whyNotChosen = (trace: readonly TraceEntry[], said: string): readonly Said<NoteCode>[] =>
  trace.flatMap((entry): readonly Said<NoteCode>[] => {
    if (entry.kind !== 'rule') return [];
    const { rule } = entry;
    return entry.entries.flatMap((within) => {
      if (within.kind === 'rule') return whyNotChosen([within], said);
      const isOnIt =
        within.kind === 'note' &&
        Object.values(within.facts).some((fact) => typeof fact === 'string' && sameName(fact, said));
      return isOnIt ? [{ rule, code: within.code, facts: within.facts }] : [];
    });
  });
