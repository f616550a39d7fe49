import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { PenaltyLogReport, PenaltyReport } from '../../render/report/types-of-penalties.ts';
import { penaltyCsv, penaltyLogScreen } from '../../render/screen/penalty.ts';
import { codeOf, whyNotWritten } from '../../user-files/index.ts';
import { answer, refuse } from '../answer.ts';
import { dayOf } from '../day.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { keep, keptOn } from '../penalty-log.ts';
import type { PenaltyOptions } from './penalty.ts';

/** The day's log of penalties: keeping one, and showing them. */

/** At a Regional and above, extra time in a round is so many minutes in all (PPG 4.4). */
const MOST_MINUTES = 16;

const notKept = (why: string): FaultJson => usageFault('not-written', `the log cannot be written: ${why}.`);

/** What the log of the day says of the same player, and of the extra time of the round. */
const warnings = (
  report: PenaltyReport,
  options: PenaltyOptions,
  kept: PenaltyLogReport['kept'],
): readonly string[] => {
  const { player = '', round = '' } = options;
  const key = report.infraction?.key ?? null;
  const same = player === '' ? [] : kept.filter((one) => one.player === player && one.key === key);
  const minutes = kept
    .filter((one) => round !== '' && one.round === round)
    .reduce((sum, { took }) => sum + (took ?? 0), options.took ?? 0);
  return [
    ...(same.length === 0
      ? []
      : [
          `The log has the same of this player today (${same.map(({ at }) => at).join(', ')}): it may be raised further (PPG 4.2.2#1).`,
        ]),
    ...(minutes > MOST_MINUTES
      ? [
          `Extra time of this round is ${minutes} minutes in the log; at a Regional and above 16 are allowed (PPG 4.4#3).`,
        ]
      : []),
  ];
};

/** Keeps a penalty in the log of the day; what the log says of it is added to its notes. */
export const keepInLog = (
  report: PenaltyReport,
  options: PenaltyOptions,
  io: Io,
): Pick<PenaltyReport, 'notes' | 'kept'> | FaultJson => {
  if (report.verdict !== 'penalty')
    return usageFault('nothing-to-keep', 'no penalty is named yet, so there is nothing to keep.');
  const now = new Date();
  const day = dayOf(now);
  try {
    const noted = warnings(report, options, keptOn(io.env, day).kept);
    const file = keep(io.env, day, {
      at: now.toISOString().slice(11, 16),
      key: report.infraction?.key ?? null,
      penalty: report.penalty,
      headline: report.headline,
      round: options.round ?? '',
      player: options.player ?? '',
      took: options.took ?? null,
      slip: report.slip,
    });
    if (file === null) return notKept('you have no folder for data; HEADJUDGE_DATA names one');
    return { notes: [...report.notes, ...noted], kept: file };
  } catch (error) {
    return notKept(whyNotWritten(codeOf(error)));
  }
};

/** `judge penalty log`: the penalties of today. */
export const showLog = async (options: PenaltyOptions, io: Io): Promise<ExitCode> => {
  const day = dayOf(new Date());
  let report: PenaltyLogReport;
  try {
    report = { schema: 1, day, ...keptOn(io.env, day) };
  } catch (error) {
    const why = whyNotWritten(codeOf(error));
    return refuse(io, options, [usageFault('unreadable', `the log cannot be read: ${why}.`)]);
  }
  if (options.csv === true && options.json !== true) {
    for (const line of penaltyCsv(report)) io.write(`${line.map(({ text }) => text).join('')}\n`);
  } else await answer(io, options, report, penaltyLogScreen);
  return report.kept.length > 0 ? EXIT.ok : EXIT.no;
};
