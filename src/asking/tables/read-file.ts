import { faultJson, inReadingOrder } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { ASSUMPTIONS, readAssumptions } from '../../ruling/index.ts';
import {
  type BoardFile,
  type DeckFile,
  faultyQuestions,
  type KnownRules,
  type NamingRules,
  readChecked,
  readCheckedDeck,
  rulesNamedIn,
  unknownRules,
  type YamlReader,
} from '../../scenario/index.ts';
import { type CardPool, poolWith, type Span } from '../../state/index.ts';
import { sourcesNamed } from '../../tournament-formats/index.ts';
import { type AskedWrongly, questionFault } from '../question-fault.ts';
import type { World } from '../world.ts';
import type { SourceText } from './source-text.ts';

/** Board and scenario files. Apart from board lines, so that those need neither the YAML parser nor the rulings. */

/** A file as it was read, with the cards it may name and everything wrong with it. */
export interface FileRead {
  readonly board: BoardFile;
  readonly pool: CardPool;
  readonly faults: readonly FaultJson[];
}

/** The fault of a question, at its place in the file. */
export const faultInFile = (
  fault: AskedWrongly,
  pool: CardPool,
  file: BoardFile,
  span: Span | null | undefined,
): FaultJson => {
  const described = { ...questionFault(fault, pool), file: file.file };
  if (span === null || span === undefined) return described;
  const { line, column, start, end } = span;
  return { ...described, line, column, excerpt: file.excerpt(span), length: Math.max(1, end - start) };
};

/** Texts under `assume` that are not assumptions on any table. */
const assumptionFaults = (board: BoardFile, pool: CardPool): readonly FaultJson[] =>
  board.assume.flatMap((said, at) => {
    if (readAssumptions([said]).notUnderstood.length === 0) return [];
    return [
      faultInFile({ code: 'unknown-assumption', said, expected: ASSUMPTIONS }, pool, board, board.spans.assume[at]),
    ];
  });

const namesRules = ({ about, expect, steps }: NamingRules): boolean =>
  about.length > 0 ||
  [expect, ...steps.map((step) => step.expect)].some(
    (one) => one !== undefined && one.rules.length + one.rulesNot.length > 0,
  );

/** The sections and pages that formats of tournaments name: a deck of such a format is expected to break one of them. */
const sourcesOf = (world: World): ReadonlySet<string> => new Set(world.tournamentFormats().flatMap(sourcesNamed));

/** The rules there are, looked up only once a file names any. */
const rulesOnce = (world: World): KnownRules => {
  const known = new Map<string, ReadonlySet<string>>();
  return (document) => {
    const found = known.get(document);
    if (found !== undefined) return found;
    const ids = world.corpus().entries.flatMap((entry) => (entry.document === document ? [entry.id] : []));
    known.set(document, new Set(ids));
    return new Set(ids);
  };
};

/** The document of a file that names none. */
const USUAL = 'comprehensive-2009';

/** A question is read by the document that rules on it. */
const ruledBy = (board: BoardFile, usual: string): BoardFile =>
  board.setup.ruleset === undefined ? { ...board, setup: { ...board.setup, ruleset: usual } } : board;

/** Reads files one after the other. */
export const fileReader = (
  shipped: CardPool,
  world: World,
  { yaml, usual = USUAL }: { readonly yaml?: YamlReader | undefined; readonly usual?: string | undefined } = {},
): ((source: SourceText) => FileRead) => {
  const knownRules = rulesOnce(world);
  return ({ text, file }) => {
    const board = readChecked(text, file, shipped, yaml);
    const pool = poolWith(shipped, board.cards);
    const faults = [
      ...board.faults.map(faultJson),
      ...faultyQuestions(ruledBy(board, usual), pool).map(({ fault, span }) => faultInFile(fault, pool, board, span)),
      ...assumptionFaults(board, pool),
      ...(namesRules(board)
        ? unknownRules(board, rulesNamedIn(board, board.setup.ruleset ?? usual, knownRules)).map(faultJson)
        : []),
    ];
    return { board, pool, faults: inReadingOrder(faults) };
  };
};

/** A deck as it was read, with everything wrong with it. */
export interface DeckRead {
  readonly deck: DeckFile;
  readonly faults: readonly FaultJson[];
}

/** Reads decks one after the other. */
export const deckReader = (pool: CardPool, world: World, yaml?: YamlReader): ((source: SourceText) => DeckRead) => {
  const knownRules = rulesOnce(world);
  return ({ text, file }) => {
    const deck = readCheckedDeck(text, file, pool, yaml);
    const naming = { ...deck, steps: [] };
    const faults = [
      ...deck.faults,
      ...(namesRules(naming)
        ? unknownRules(
            naming,
            deck.tournament === undefined
              ? knownRules(deck.ruleset ?? USUAL)
              : new Set([...knownRules(deck.ruleset ?? USUAL), ...sourcesOf(world)]),
          )
        : []),
    ];
    return { deck, faults: inReadingOrder(faults.map(faultJson)) };
  };
};
