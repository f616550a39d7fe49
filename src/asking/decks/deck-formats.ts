import { faultJson } from '../../render/report/errors.ts';
import { type FormatsReport, formatsReport } from '../../render/report/formats-report.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { readFormat, type TournamentFormat } from '../../tournament-formats/index.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { SourceText } from '../tables/source-text.ts';
import type { World } from '../world.ts';
import { namedFormat, notAFormat } from './named-format.ts';

export interface DeckFormatsRequest {
  /** The key of one format; without it all are listed. */
  readonly format?: string;
  /** The day to tell it for, `2026-04-10`. */
  readonly day: string;
}

/** The formats of tournaments, or one of them with what is banned in it. */
export const deckFormats = ({ format, day }: DeckFormatsRequest, world: World): Outcome<FormatsReport> => {
  if (format === undefined) return formatsReport(world.tournamentFormats(), day, false);
  const found = namedFormat(format, world);
  return found === undefined
    ? refused([notAFormat(format, 'a format of tournaments', world)])
    : formatsReport([found], day, true);
};

/** A format out of a file of the reader's. */
export const formatOf = (
  source: SourceText | FaultJson,
): { readonly format: TournamentFormat | null; readonly faults: readonly FaultJson[] } => {
  if ('code' in source) return { format: null, faults: [source] };
  const { format, faults } = readFormat(source.text, source.file);
  return { format, faults: faults.map(faultJson) };
};
