import { type Draft, EMPTY_DRAFT, readDraft } from '../../dialogue/index.ts';

/** An unfinished dispute: the table as it is now, the one it began with, and the actions between them. Plain data. */

export interface PlayedStep {
  readonly do: string;
  readonly answers: readonly string[];
}

export interface Session {
  readonly draft: Draft;
  /** The table the first action was played on; null before the first action. */
  readonly start: string | null;
  readonly steps: readonly PlayedStep[];
  /** The file whose own cards the table names; null if there is none. */
  readonly own: string | null;
  /** The file it was saved in. */
  readonly saved: string | null;
}

export const NEW_SESSION: Session = { draft: EMPTY_DRAFT, start: null, steps: [], own: null, saved: null };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 65_536;
const orNull = (value: unknown): boolean => value === null || isText(value);

const isStep = (value: unknown): value is PlayedStep =>
  typeof value === 'object' &&
  value !== null &&
  'do' in value &&
  isText(value.do) &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.every(isText);

/** A session as it was saved; null for anything else. */
export const readSession = (value: unknown): Session | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { draft, start, steps, own, saved } = value as { readonly [key in keyof Session]?: unknown };
  const table = readDraft(draft);
  if (table === null || !orNull(start) || !orNull(own) || !orNull(saved)) return null;
  if (!Array.isArray(steps) || steps.length > 200 || !steps.every(isStep)) return null;
  return {
    draft: table,
    start: start as string | null,
    steps,
    own: own as string | null,
    saved: saved as string | null,
  };
};

/** Is there anything in it worth keeping? */
export const isBegun = ({ draft, steps }: Session): boolean =>
  steps.length > 0 || Object.keys(draft.answers).some((id) => id !== 'ruleset');
