import { existsSync } from 'node:fs';
import { isRuled } from '../../corpus/index.ts';
import { jsonText } from '../../render/escape.ts';
import { deckReport } from '../../render/report/deck-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { deckCheckScreen } from '../../render/screen/deck-check.ts';
import { DECK_ASSUMPTIONS } from '../../ruling/index.ts';
import { boardSchema, type DeckFile, placeName, ruleOnDeckFile } from '../../scenario/index.ts';
import type { DeckFormat } from '../../state/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { cardsOnFile } from '../cards-on-file.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { SourceText } from '../file-text.ts';
import type { Io } from '../io.ts';
import { deckReader } from '../read-file.ts';
import { fallbackFault, fallbackOf, textOf } from '../table.ts';

export interface DeckCheckOptions extends CommonOptions {
  readonly format?: DeckFormat;
  readonly ruleset?: string;
  readonly fallback?: string;
  readonly assume?: readonly string[];
  readonly schema?: boolean;
}

const NO_DECK = usageFault(
  'missing-deck',
  'judge deck check needs a deck.',
  'a file, or - for standard input; a line for each card:  4 Luxray DP 7',
);

/** The list behind the word of the command line; a word that names no file may be the list itself only where it has several lines. */
const listOf = async (where: string, io: Io): Promise<SourceText | FaultJson> => {
  if (where === '-' || where.includes('\n') || existsSync(where)) return textOf(where, io);
  return usageFault('no-such-file', `there is no file ${where}.`, 'judge deck check - reads standard input', where);
};

const namedDeck = (source: SourceText): SourceText => ({
  ...source,
  file: source.file === 'board' ? 'deck' : source.file,
});

const isDeckAssumption = (said: string): boolean => /^\s*ignore\s+\S/iu.test(said);

const assumptionFault = (said: string): FaultJson =>
  usageFault(
    'unknown-assumption',
    `“${said}” is no assumption about this deck.`,
    `it understands   ${DECK_ASSUMPTIONS.join(' · ')}`,
  );

const unruled = async (
  file: DeckFile,
  ruleset: string,
  options: DeckCheckOptions,
  io: Io,
): Promise<ExitCode | null> => {
  const found = outside(ruleset);
  if (found === null) return null;
  const { card, text } = found.gap;
  await refuse(io, options, [
    usageFault('not-modelled', `${card} does not rule on decks yet; the list is in order.`, text, file.file),
  ]);
  return EXIT.open;
};

/** What is wrong with the list and, whatever is in it, with what is assumed about it. */
export const deckFaults = async (where: string, assume: readonly string[], io: Io): Promise<readonly FaultJson[]> => {
  const source = await listOf(where, io);
  const said = assume.filter((one) => !isDeckAssumption(one)).map(assumptionFault);
  if ('code' in source) return [source, ...said];
  const { every } = await cardsOnFile(io);
  return [...deckReader(every)(namedDeck(source)).faults, ...said];
};

/** `judge deck check`: is this deck legal in this format, and by which rules not. */
export const run = async (words: readonly string[], options: DeckCheckOptions, io: Io): Promise<ExitCode> => {
  if (options.schema === true) {
    if (words.length > 0)
      return refuse(io, options, [usageFault('extra-word', '--schema prints the schema and reads no file.')]);
    io.write(`${jsonText(boardSchema, 2)}\n`);
    return EXIT.ok;
  }
  const [where] = words;
  if (where === undefined) return refuse(io, options, [NO_DECK]);
  const source = await listOf(where, io);
  const unread = (options.assume ?? []).filter((one) => !isDeckAssumption(one)).map(assumptionFault);
  if ('code' in source) return refuse(io, options, [source, ...unread]);
  const { every, ruledBy } = await cardsOnFile(io);
  const { deck: file, faults } = deckReader(every)(namedDeck(source));
  if (faults.length > 0) return refuse(io, options, [...faults, ...unread]);
  const ruleset = options.ruleset ?? file.ruleset ?? 'comprehensive-2009';
  const none = await unruled(file, ruleset, options, io);
  if (none !== null || !isRuled(ruleset)) return none ?? EXIT.open;
  const wrong = fallbackFault(options.fallback, ruleset);
  if (wrong !== null) return refuse(io, options, [wrong]);
  const { format, assume } = options;
  const ruling = ruleOnDeckFile(file, {
    pool: ruledBy(ruleset),
    doc: ruleset,
    ...fallbackOf(options.fallback),
    ...(format === undefined ? {} : { format }),
    ...(assume === undefined ? {} : { assume }),
  });
  if (ruling.notUnderstood.length > 0) return refuse(io, options, ruling.notUnderstood.map(assumptionFault));
  const report = deckReport(ruling, {
    name: file.name ?? null,
    totals: file.list.totals,
    at: (span) => placeName(file.file, span),
    rulesetFrom:
      options.ruleset !== undefined && options.ruleset !== file.ruleset
        ? 'option'
        : file.ruleset === undefined
          ? 'default'
          : 'board',
    formatGiven: (format ?? file.format) !== undefined,
  });
  await answer(io, options, report, deckCheckScreen);
  return report.verdict === 'illegal' ? EXIT.no : report.verdict === 'legal' ? EXIT.ok : EXIT.open;
};
