import { VERDICT_WORDS } from '../render/words/verdicts.ts';
import type { Verdict } from '../ruling/index.ts';

/** The disputes of the day, as they are kept on the device and in a backup. */
export interface Kept {
  readonly id: string;
  /** When it was ruled, `2026-11-23T14:02:00.000Z`. */
  readonly at: string;
  readonly line: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly verdict: Verdict;
  readonly headline: string;
  readonly ruleset: string;
}

/** A backup as it is written to a file. */
export interface Backup {
  readonly headjudge: 'pocket backup';
  readonly schema: 1;
  readonly usual: string;
  /** Neither is there in a backup of an earlier version. */
  readonly fallback?: string | null;
  readonly format?: string | null;
  readonly line: string;
  readonly saved: readonly Kept[];
}

/** More disputes than a weekend has; a file with more is a mistake. */
const MOST_KEPT = 2_000;
/** Longest text in a backup, as long as the longest board line. */
const LONGEST = 20_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keptOf = (value: unknown): Kept | string => {
  if (!isRecord(value)) return 'is not a dispute';
  const { id, at, line, question, answers, verdict, headline, ruleset } = value;
  const wrong = Object.entries({ id, at, line, question, headline, ruleset }).find(([, one]) => !isText(one));
  if (wrong !== undefined) return `has no text as ${wrong[0]}`;
  if (Number.isNaN(Date.parse(String(at)))) return 'has no date as at';
  if (!Array.isArray(answers) || !answers.every(isText)) return 'has no list of texts as answers';
  if (typeof verdict !== 'string' || !Object.hasOwn(VERDICT_WORDS, verdict)) return 'has no verdict';
  return { id, at, line, question, answers, verdict, headline, ruleset } as Kept;
};

/** Reads a backup; everything that is wrong with it where it is none. */
export const readBackup = (text: string): Backup | readonly string[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ['This file is not a backup: it is not JSON.'];
  }
  if (!isRecord(value) || value.headjudge !== 'pocket backup')
    return ['This file is not a backup of headjudge pocket.'];
  if (value.schema !== 1) return ['This backup was written by another version of headjudge pocket.'];
  const { usual, fallback = null, format = null, line, saved } = value;
  if (!Array.isArray(saved)) return ['This backup has no list of disputes.'];
  if (saved.length > MOST_KEPT) return [`This backup has ${saved.length} disputes; ${MOST_KEPT} are read at most.`];
  const read = saved.map(keptOf);
  const faults = read.flatMap((one, at) =>
    typeof one === 'string' ? [`Dispute ${at + 1} of the backup ${one}.`] : [],
  );
  if (!isText(usual)) faults.push('The backup has no text as usual.');
  if (fallback !== null && !isText(fallback)) faults.push('The backup has no text as fallback.');
  if (format !== null && !isText(format)) faults.push('The backup has no text as format.');
  if (!isText(line)) faults.push('The backup has no text as line.');
  if (faults.length > 0) return faults;
  return { headjudge: 'pocket backup', schema: 1, usual, fallback, format, line, saved: read } as Backup;
};

/** The disputes of both, the newest first; of one dispute the one that is there already. */
export const joined = (here: readonly Kept[], others: readonly Kept[]): readonly Kept[] =>
  [...new Map([...others, ...here].map((one) => [one.id, one] as const)).values()].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  );
