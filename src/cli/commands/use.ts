import { namedFormat, notAFormat } from '../../asking/decks/named-format.ts';
import { DOCUMENT_LABELS, documentKey, notADocument } from '../../asking/document-names.ts';
import { fallbackFault } from '../../asking/tables/fallback.ts';
import { usualFormat } from '../../asking/tables/prints-of-usual-format.ts';
import { isRuled, RULED } from '../../corpus/index.ts';
import { labelOf, titleOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { UseReport } from '../../render/report/use-report.ts';
import { useScreen } from '../../render/screen/use.ts';
import { tournamentFormats } from '../added-formats.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { chooseRulebook } from '../choose-rulebook.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { NO_HOME } from '../rulebook-on-file.ts';
import { usualRulebook } from '../usual-rulebook.ts';

export interface UseOptions extends CommonOptions {
  /** Takes the choice back. */
  readonly forget?: boolean;
  /** The key of the document that fills its silences. */
  readonly fallback?: string;
  /** The format whose prints names without a print mean. */
  readonly format?: string;
}

/** What is wrong with the words. */
const faultOf = (
  typed: string,
  { forget, fallback, format }: UseOptions,
  env: Io['env'],
): ReturnType<typeof usageFault> | null => {
  if (forget === true && typed !== '')
    return usageFault(
      'bad-value',
      `--forget takes the choice back, and “${typed}” makes one; one of the two is enough.`,
    );
  if (typed === '' && fallback !== undefined)
    return usageFault(
      'bad-value',
      '--fallback goes with the document whose silences it fills.',
      'judge use ME --fallback APR25',
    );
  if (typed === '')
    return format === undefined
      ? null
      : usageFault(
          'bad-value',
          '--format goes with the document that is ruled by.',
          'judge use ME --fallback APR25 --format standard',
        );
  const document = documentKey(typed);
  if (document === null)
    return usageFault('unknown-document', notADocument(typed), `judge use XY\nThe documents are ${DOCUMENT_LABELS}.`);
  const formats = { tournamentFormats: () => tournamentFormats(env) };
  if (format !== undefined && namedFormat(format, formats) === undefined)
    return notAFormat(format, 'a format of tournaments', formats);
  if (isRuled(document)) return fallbackFault(fallback, document);
  return usageFault(
    'not-modelled',
    `this version does not rule by ${titleOf(document)}.`,
    `It rules by ${RULED.map(labelOf).join(', ')}.`,
  );
};

/** `judge use D`: what tables and questions that name no document are ruled by from now on. Without words it shows that. */
export const run = async (words: readonly string[], options: UseOptions, io: Io): Promise<ExitCode> => {
  const typed = words.join(' ').trim();
  const wrong = faultOf(typed, options, io.env);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const chosen = options.forget === true ? null : typed === '' ? undefined : documentKey(typed);
  if (chosen !== undefined) {
    if (dataFolder(io.env) === null) return refuse(io, options, [NO_HOME]);
    if (!chooseRulebook(io.env, chosen, options))
      return refuse(io, options, [
        usageFault('not-written', 'your choice cannot be kept: the data folder cannot be written.'),
      ]);
  }
  const usual = usualRulebook(io.env);
  if (usual !== null && 'code' in usual) return refuse(io, options, [usual]);
  const formats = { tournamentFormats: () => tournamentFormats(io.env) };
  const format = usual?.format === undefined ? null : usualFormat(usual.format, formats);
  if (format !== null && 'code' in format) return refuse(io, options, [format]);
  const report: UseReport = {
    schema: 1,
    ruleset: usual?.ruleset ?? 'comprehensive-2009',
    from: usual?.from ?? 'default',
    fallback: usual?.fallback ?? null,
    format: format?.key ?? null,
    ...(chosen === undefined ? {} : { chosen }),
  };
  await answer(io, options, report, useScreen);
  return EXIT.ok;
};
