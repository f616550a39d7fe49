import type { NoteCode } from '../../claims/index.ts';
import type { TraceEntry } from '../../engine/index.ts';
import { noteWords } from '../words/by-code.ts';

/** What the damage of a future is made of, for lists in which there is no room for a line each. */

export interface Reckoning {
  /** In points. */
  readonly total: number;
  /** `30 −20 Solid Shell`; null where nothing changed the base damage. */
  readonly parts: string | null;
}

/** A number that changed the damage, with what it is for: `−20 Solid Shell`; one without a sign is what is left: `left at 40 by Focus Band`. */
const partOf = (figure: string, text: string): string => {
  const what = text.replace(/[,:].*$/u, '');
  if (figure === '0') return what;
  return /^\d/u.test(figure) ? `left at ${figure} by ${what}` : `${figure} ${what}`;
};

/** The notes with which a calculation begins. */
const BEGINS: ReadonlySet<NoteCode> = new Set<NoteCode>(['base-damage', 'base-from-text']);

/** Every calculation of damage in a trace, in order. */
export const reckoningsIn = (trace: readonly TraceEntry[]): readonly Reckoning[] => {
  const found: { total: number; parts: string[] }[] = [];
  const walk = (entries: readonly TraceEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') walk(entry.entries);
      if (entry.kind !== 'note') continue;
      const { figure, sum, text } = noteWords(entry.code, entry.facts);
      if (figure === undefined) continue;
      const last = found.at(-1);
      if (BEGINS.has(entry.code)) found.push({ total: Number(figure), parts: [figure] });
      else if (last !== undefined)
        found[found.length - 1] = { total: sum ?? last.total, parts: [...last.parts, partOf(figure, text)] };
    }
  };
  walk(trace);
  return found.map(({ total, parts }) => ({ total, parts: parts.length < 2 ? null : parts.join(' ') }));
};

/** As a clause, where damage was calculated and none of it is left; what else the attack damages is not calculated. */
export const noDamageSaid = (trace: readonly TraceEntry[]): string | null => {
  const reckoned = reckoningsIn(trace);
  if (reckoned.length === 0 || reckoned.some(({ total }) => total > 0)) return null;
  return isDamaged(trace) ? 'the Defending Pokémon takes no damage' : 'the attack does no damage';
};

const isDamaged = (entries: readonly TraceEntry[]): boolean =>
  entries.some((entry) => (entry.kind === 'rule' ? isDamaged(entry.entries) : entry.kind === 'damaged'));
