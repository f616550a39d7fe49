import { isRefused } from '../../asking/outcome.ts';
import { type PenaltyRequest, penalty, penaltyList } from '../../asking/penalties/penalty.ts';
import type { World } from '../../asking/world.ts';
import type { Phase, Stage, Tier } from '../../penalties/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { PenaltyReport } from '../../render/report/types-of-penalties.ts';
import { penaltyListScreen, penaltySay, penaltyScreen } from '../../render/screen/penalty.ts';
import { quotedWord } from '../../render/shell-word.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode, exitOfRefusal } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { noteSheet, whyNoSheet, withSheet } from '../with-sheet.ts';
import { worldOnDisk } from '../world-on-disk.ts';

export interface PenaltyOptions extends CommonOptions {
  readonly fact?: readonly string[];
  readonly repair?: string;
  readonly minutes?: number;
  readonly again?: number;
  readonly phase?: Phase;
  readonly stage?: Stage;
  readonly tier?: Tier;
  readonly prizes?: number;
  readonly taken?: number;
  readonly took?: number;
  readonly event?: string;
  readonly round?: string;
  readonly judge?: string;
  readonly player?: string;
  readonly list?: boolean;
  readonly say?: boolean;
  readonly board?: string;
  readonly ruleset?: string;
  readonly log?: boolean;
  readonly csv?: boolean;
  readonly sheet?: string;
  readonly force?: boolean;
}

const NO_WORDS = usageFault(
  'missing-word',
  'judge penalty needs words for what happened.',
  "judge penalty 'drew an extra card'\nEvery infraction:  judge penalty --list",
);

/** Most players of today's formats put out six. */
const USUAL_PRIZES = 6;

export const requestOf = (words: string, options: PenaltyOptions, io: Io): PenaltyRequest => ({
  words,
  facts: [
    ...(options.fact ?? []),
    ...(options.repair === undefined ? [] : [`repair=${options.repair}`]),
    ...(options.minutes === undefined ? [] : [`minutes=${options.minutes}`]),
  ],
  occasion: {
    phase: options.phase ?? 'game',
    stage: options.stage ?? 'swiss',
    tier: options.tier ?? null,
    minutes: options.took ?? null,
  },
  prizes: options.prizes ?? USUAL_PRIZES,
  taken: options.taken ?? null,
  again: options.again ?? 0,
  slip: {
    tournament: options.event ?? '',
    round: options.round ?? '',
    judge: options.judge ?? '',
    player: options.player ?? '',
  },
  ...(io.canAsk && options.json !== true
    ? { choose: (question: string, answers: readonly string[]) => io.ask(question, answers) }
    : {}),
});

/** The table before the act, where a turn was given and an act of it is taken back. */
const tablesOf = ({ repaired }: PenaltyReport) =>
  repaired === null || repaired.step === null ? [] : [{ title: 'The table before the act', show: repaired.table }];

/** The words that give the same recommendation again. */
const againOf = (said: string, options: PenaltyOptions): string =>
  [
    'judge penalty',
    quotedWord(said),
    ...(options.fact ?? []).flatMap((one) => ['--fact', quotedWord(one)]),
    ...(
      ['repair', 'minutes', 'again', 'phase', 'stage', 'tier', 'prizes', 'taken', 'board', 'ruleset'] as const
    ).flatMap((name) => (options[name] === undefined ? [] : [`--${name}`, quotedWord(String(options[name]))])),
  ].join(' ');

/** 0 a penalty is named, 1 nothing was wrong, 3 the documents name none, or a fact that decides is missing. */
const exitOf = ({ verdict }: PenaltyReport): ExitCode =>
  verdict === 'penalty' ? EXIT.ok : verdict === 'none' ? EXIT.no : EXIT.open;

const NO_PENALTY = 'something the guidelines name no penalty for';

/** Without words a person picks what happened from a list, by its kind; empty where they stop. */
const picked = async (world: World, io: Io): Promise<string> => {
  const { infractions, notNamed } = penaltyList(world);
  const kinds = [...new Set(infractions.flatMap(({ category }) => category ?? []))];
  const kind = await io.ask('What kind of thing happened?', [...kinds, NO_PENALTY]);
  if (kind === null) return '';
  const of = kind === NO_PENALTY ? notNamed : infractions.filter(({ category }) => category === kind);
  const name = await io.ask(
    'What happened?',
    of.map((one) => one.name),
  );
  return of.find((one) => one.name === name)?.key ?? '';
};

/** `judge penalty`: the recommended penalty for what happened. */
export const run = async (words: readonly string[], options: PenaltyOptions, io: Io): Promise<ExitCode> => {
  const world = worldOnDisk(io);
  if (options.list === true) {
    await answer(io, options, penaltyList(world), penaltyListScreen);
    return EXIT.ok;
  }
  const typed = words.join(' ').trim();
  const said = typed === '' && io.canAsk && options.json !== true ? await picked(world, io) : typed;
  if (said === '') return refuse(io, options, [NO_WORDS]);
  if (said.toLowerCase() === 'log') {
    const { showLog } = await import('./penalty-log.ts');
    return showLog(options, io);
  }
  const noSheet = await whyNoSheet(options);
  if (noSheet !== null) return refuse(io, options, [noSheet]);
  const named = await penalty(requestOf(said, options, io), world);
  if (isRefused(named)) return refuse(io, options, named.faults);
  let report = named;
  if (options.board !== undefined) {
    const { repaired } = await import('../../asking/penalties/repaired.ts');
    const { textOf } = await import('../table.ts');
    const back = await repaired(await textOf(options.board, io), options.ruleset, world);
    if (isRefused(back)) {
      await refuse(io, options, back.faults);
      return exitOfRefusal(back);
    }
    report = { ...report, repaired: back };
  }
  if (options.log === true) {
    const { keepInLog } = await import('./penalty-log.ts');
    const kept = keepInLog(report, options, io);
    if ('message' in kept) return refuse(io, options, [kept]);
    report = { ...report, ...kept };
  }
  const written = await withSheet(
    io,
    options,
    report,
    async () => ({ tables: tablesOf(report), again: againOf(said, options) }),
    ({ sheetOfPenalty }) => sheetOfPenalty,
  );
  if ('code' in written) return refuse(io, options, [written]);
  await answer(io, options, report, options.say === true ? (_face, shown) => penaltySay(shown) : penaltyScreen);
  await noteSheet(io, options);
  return exitOf(report);
};
