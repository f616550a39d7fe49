import { bansOn, poolOn, type TournamentFormat } from '../../tournament-formats/index.ts';

/** `judge deck formats --json`. */
export interface FormatsReport {
  readonly schema: 1;
  /** The day that was asked about, `2026-04-10`. */
  readonly date: string;
  readonly formats: readonly FormatJson[];
  /** The file in which a format was kept just now. */
  readonly added?: string;
}

export interface FormatJson {
  readonly format: string;
  readonly title: string;
  readonly by: string;
  readonly asOf: string;
  /** Null for a day before the first that is recorded. */
  readonly pool: {
    readonly from: string;
    readonly marks: readonly string[];
    readonly sets: readonly string[];
    readonly everything: boolean;
    readonly source: string;
    readonly doubt: string | null;
  } | null;
  readonly bans: number;
  /** What is banned on that day, where one format was asked for. */
  readonly banned?: readonly {
    readonly card: string;
    /** Empty: every print. */
    readonly prints: readonly string[];
    readonly from: string | null;
    readonly why: string | null;
    readonly source: string;
  }[];
}

export const formatsReport = (formats: readonly TournamentFormat[], day: string, whole: boolean): FormatsReport => ({
  schema: 1,
  date: day,
  formats: formats.map((format) => {
    const pool = poolOn(format, day);
    const bans = bansOn(format, day);
    return {
      format: format.key,
      title: format.title,
      by: format.by,
      asOf: format.asOf,
      pool: pool === null ? null : { ...pool, doubt: pool.doubt ?? null },
      bans: bans.length,
      ...(whole
        ? {
            banned: bans.map(({ card, prints, from, why = null, source }) => ({ card, prints, from, why, source })),
          }
        : {}),
    };
  }),
});
