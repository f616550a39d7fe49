import { isRuled } from '../corpus/index.ts';
import { titleOf } from '../render/cite.ts';
import { verdictWith } from '../render/report/deck-report.ts';
import { outside } from '../render/report/outside.ts';
import type { FaultJson } from '../render/report/types.ts';
import type { Verified } from '../render/report/verify-report.ts';
import type { DeckRuling } from '../ruling/index.ts';
import {
  checkDeck,
  checkExpectations,
  type DeckFile,
  isDeckFile,
  replay,
  ruleOnDeckFile,
  scenariosIn,
  type YamlReader,
} from '../scenario/index.ts';
import type { CardPool } from '../state/index.ts';
import { checkFormat } from '../tournament-formats/index.ts';
import { dayFault, type FormatAsked, formatOfFile, settledBy } from './decks/deck-check.ts';
import { deckReader, type FileRead, fileReader } from './tables/read-file.ts';
import type { SourceText } from './tables/source-text.ts';
import type { World } from './world.ts';

/** What came of some scenario files, in their order. */
export interface FilesVerified {
  /** Null for a board that expects nothing. */
  readonly ran: readonly (Verified | null)[];
  readonly faults: readonly FaultJson[];
  /** How many files, or scenarios of a file, cannot be read. */
  readonly unread: number;
}

const placed = (file: string, span: { readonly line: number; readonly column: number } | null | undefined): string =>
  span === null || span === undefined ? file : `${file}:${span.line}:${span.column}`;

/** Runs one file; null for a board that expects nothing. */
const verified = ({ board, pool }: FileRead): Verified | null => {
  const { file, setup, expect, steps } = board;
  const { ruleset = 'comprehensive-2009' } = setup;
  const found = outside(ruleset);
  if (found !== null || !isRuled(ruleset)) {
    return {
      file,
      unmet: [
        {
          at: file,
          path: 'verdict',
          expected: expect?.verdict ?? 'a ruling',
          got: `not-modelled: ${found?.gap.card ?? ''}`,
          partedAt: null,
        },
      ],
    };
  }
  if (expect === undefined && steps.length === 0) return null;
  const { unmet } = checkExpectations(board, replay(board, { pool, doc: ruleset }));
  return {
    file,
    unmet: unmet.map(({ path, expected, got, span, partedAt }) => ({
      at: placed(file, span),
      path,
      expected,
      got,
      partedAt,
    })),
  };
};

/** What rulebook and format together come to, and where the format says what it found; null for a deck of no format of tournaments. */
const byFormat = (deck: DeckFile, ruling: DeckRuling, { tournament }: FormatAsked, cards: CardPool) => {
  if (tournament === undefined) return null;
  const { findings } = checkFormat({
    format: tournament,
    day: deck.day?.says ?? '',
    deck: ruling.deck,
    cards,
    found: ruling.faults.map(({ code }) => code),
  });
  const found = findings.filter(({ outcome }) => outcome !== 'passed');
  return { verdict: verdictWith(ruling.verdict, findings), sources: found.map(({ source }) => source) };
};

/** A format of tournaments depends on the day: the same file comes to the same on every day it is run. */
const whyNoDay = ({ day }: DeckFile): string | null =>
  day === undefined ? 'no date:, such as 2026-04-10' : (dayFault(day.says)?.message ?? null);

/** Runs one deck; null for one that expects nothing. */
const verifiedDeck = (deck: DeckFile, pool: CardPool, world: World): Verified | null => {
  const { file, ruleset = 'comprehensive-2009', expect } = deck;
  if (!isRuled(ruleset)) {
    const got = `not-modelled: ${titleOf(ruleset)}`;
    return {
      file,
      unmet: [{ at: file, path: 'verdict', expected: expect?.verdict ?? 'a ruling', got, partedAt: null }],
    };
  }
  if (expect === undefined) return null;
  const asked = formatOfFile(deck, world);
  const wrong = 'code' in asked ? asked.message : asked.tournament === undefined ? null : whyNoDay(deck);
  if (wrong !== null || 'code' in asked)
    return {
      file,
      unmet: [{ at: file, path: 'format', expected: 'a format and its day', got: wrong ?? '', partedAt: null }],
    };
  const { play, tournament } = asked;
  const ruled = ruleOnDeckFile(deck, { pool, doc: ruleset, ...(play === undefined ? {} : { format: play }) });
  const ruling = tournament === undefined ? ruled : settledBy(ruled, tournament);
  const { unmet } = checkDeck(deck, ruling, byFormat(deck, ruling, asked, pool));
  return { file, unmet: unmet.map(({ span, ...one }) => ({ at: placed(file, span), ...one })) };
};

/**
 * Runs files, scenarios and decks alike, against what they expect; what it looks up for one list of them serves the next. `textOf` gives the text of a
 * file, or why it cannot be read; `yaml` reads it, the YAML library where it is left out.
 */
export const filesVerifier = (
  pool: CardPool,
  world: World,
  textOf: (file: string) => SourceText | FaultJson,
  yaml?: YamlReader,
): ((files: readonly string[]) => FilesVerified) => {
  const read = fileReader(pool, world, { yaml });
  const readADeck = deckReader(pool, world, yaml);
  return (files) => {
    const faults: FaultJson[] = [];
    let unread = 0;
    const sources = files.flatMap((path): readonly (SourceText | FaultJson)[] => {
      const source = textOf(path);
      return 'code' in source ? [source] : scenariosIn(source.text).map((text) => ({ ...source, text }));
    });
    const ran = sources.flatMap((source): readonly (Verified | null)[] => {
      const one = 'code' in source ? null : isDeckFile(source.text) ? readADeck(source) : read(source);
      const wrong = 'code' in source ? [source] : (one?.faults ?? []);
      if (one !== null && wrong.length === 0)
        return ['deck' in one ? verifiedDeck(one.deck, pool, world) : verified(one)];
      faults.push(...wrong);
      unread += 1;
      return [];
    });
    return { ran, faults, unread };
  };
};
