import { isRuled, type RuledDoc } from '../corpus/index.ts';
import type { Probe } from '../engine/index.ts';
import type { DeckRuling } from '../ruling/index.ts';
import { type CardPool, type InputFault, nearest, poolWith, type Span } from '../state/index.ts';
import { canonicalNames, shown } from '../state/notation/index.ts';
import { namesChecked } from './bare-line.ts';
import type { BoardFile, Step } from './board-file.ts';
import { checkOwnCards } from './check-own-cards.ts';
import { isDeckFile } from './deck-file.ts';
import type { YamlReader } from './parsed-yaml.ts';
import { readBoard } from './read-board.ts';
import { type Replay, replay } from './replay.ts';
import { checkDeck, readCheckedDeck, ruleOnDeckFile } from './run-deck.ts';
import { type Checked, checkExpectations, ruleIdIn } from './verify.ts';

/** One scenario, read, replayed or ruled on as a deck, and compared. `replay` and `deck` are null when the file could not be read. */
export interface ScenarioRun {
  readonly faults: readonly InputFault[];
  readonly replay: Replay | null;
  readonly deck: DeckRuling | null;
  readonly checked: Checked;
}

/** The ids of the rules of a document. */
export type KnownRules = (document: string) => ReadonlySet<string>;

export interface RunOptions extends Probe {
  readonly pool: CardPool;
  /** The document to rule by where the file names none. */
  readonly doc: RuledDoc;
  /** Ids of every rule of a document, so that an expectation cannot name one that does not exist. */
  readonly knownRules?: KnownRules;
  /** Reads the file; the YAML library where this is left out. */
  readonly yaml?: YamlReader;
}

/** Reads a board or scenario and checks its names against the pool and the cards of the file itself. */
export const readChecked = (text: string, file: string, pool: CardPool, yaml?: YamlReader): BoardFile => {
  const read = readBoard(text, file, yaml);
  const known = poolWith(pool, read.cards);
  return {
    ...read,
    setup: canonicalNames(read.setup, known),
    faults: [...read.faults, ...namesChecked(read, known), ...checkOwnCards(read, pool)],
  };
};

/** The rules that a file may name: those of its document and of the one that fills its silences. */
export const rulesNamedIn = ({ fallback }: BoardFile, doc: string, known: KnownRules): ReadonlySet<string> =>
  fallback === undefined ? known(doc) : new Set([...known(doc), ...known(fallback)]);

/** What of a file names rules. */
export type NamingRules = Pick<BoardFile, 'file' | 'about' | 'expect' | 'excerpt'> & {
  readonly steps: readonly Pick<Step, 'expect'>[];
  readonly spans: Pick<BoardFile['spans'], 'about'>;
};

/** Rules that a file names and the document does not have, each at its place. */
export const unknownRules = (file: NamingRules, known: ReadonlySet<string>): readonly InputFault[] => {
  const unknown = (rule: string, span: Span | undefined): readonly InputFault[] => {
    const id = ruleIdIn(rule);
    if (known.has(id)) return [];
    const near = nearest(id, [...known], 3);
    return [
      {
        code: 'unknown-rule',
        message: `no rule has the number “${shown(rule)}”.`,
        file: file.file,
        ...(span === undefined ? {} : { span, excerpt: file.excerpt(span) }),
        ...(near.length === 0 ? {} : { hint: `nearest   ${near.join('   ')}` }),
      },
    ];
  };
  const expectations = [file.expect, ...file.steps.map((step) => step.expect)].filter((one) => one !== undefined);
  return [
    ...file.about.flatMap((rule, at) => unknown(rule, file.spans.about[at])),
    ...expectations.flatMap(({ rules, rulesNot, silent = [], spans, span }) => [
      ...rules.flatMap((rule, at) => unknown(rule, spans[`rules ${at + 1}`] ?? span)),
      ...rulesNot.flatMap((rule, at) => unknown(rule, spans[`rules-not ${at + 1}`] ?? span)),
      ...silent.flatMap((rule, at) => unknown(rule, spans[`silent ${at + 1}`] ?? span)),
    ]),
  ];
};

const unread = (faults: readonly InputFault[]): ScenarioRun => ({
  faults,
  replay: null,
  deck: null,
  checked: { met: 0, unmet: [] },
});

/** The document of the file, where it is one that is ruled by. */
const ruledBy = (ruleset: string | undefined, { doc }: RunOptions): RuledDoc =>
  ruleset !== undefined && isRuled(ruleset) ? ruleset : doc;

const runDeck = (text: string, name: string, options: RunOptions): ScenarioRun => {
  const file = readCheckedDeck(text, name, options.pool, options.yaml);
  const doc = ruledBy(file.ruleset, options);
  const naming = { ...file, steps: [] };
  const faults = [
    ...file.faults,
    ...(options.knownRules === undefined ? [] : unknownRules(naming, options.knownRules(doc))),
  ];
  if (faults.length > 0) return unread(faults);
  const deck = ruleOnDeckFile(file, { ...options, doc });
  return { faults: [], replay: null, deck, checked: checkDeck(file, deck) };
};

/** Runs one scenario text. Faults of the input stop it before anything is ruled. */
export const runScenario = (text: string, name: string, options: RunOptions): ScenarioRun => {
  if (isDeckFile(text)) return runDeck(text, name, options);
  const file = readChecked(text, name, options.pool, options.yaml);
  const doc = ruledBy(file.setup.ruleset, options);
  const faults = [
    ...file.faults,
    ...(options.knownRules === undefined ? [] : unknownRules(file, rulesNamedIn(file, doc, options.knownRules))),
  ];
  if (faults.length > 0) return unread(faults);
  const replayed = replay(file, { ...options, doc });
  return { faults: [], replay: replayed, deck: null, checked: checkExpectations(file, replayed) };
};
