import type { Doc, RuleId } from '../corpus/index.ts';
import { type CardPool, cardPool, type InputFault, type Span } from '../state/index.ts';
import { canonicalNames, checkNames, nearest, shown } from '../state/notation/index.ts';
import type { BoardFile } from './board-file.ts';
import { checkOwnCards } from './check-own-cards.ts';
import { readBoard } from './read-board.ts';
import { type Replay, replay } from './replay.ts';
import { type Checked, checkExpectations, ruleIdIn } from './verify.ts';

/** One scenario, read, replayed and compared. `replay` is null when the file could not be read. */
export interface ScenarioRun {
  readonly file: BoardFile;
  readonly faults: readonly InputFault[];
  readonly replay: Replay | null;
  readonly checked: Checked;
}

export interface RunOptions {
  readonly pool: CardPool;
  /** The document to rule by where the file names none. */
  readonly doc: Doc;
  /** Ids of every rule of the document, so that an expectation cannot name one that does not exist. */
  readonly knownRules?: ReadonlySet<string>;
  readonly off?: ReadonlySet<RuleId>;
}

/** Reads a board or scenario and checks its names against the pool and the cards of the file itself. */
export const readChecked = (text: string, file: string, pool: CardPool): BoardFile => {
  const read = readBoard(text, file);
  const known = read.cards.length === 0 ? pool : cardPool([...pool.all(), ...read.cards]);
  const names = checkNames(read.setup, known).map((fault) => ({
    ...fault,
    file,
    ...(fault.span === undefined ? {} : { excerpt: read.excerpt(fault.span) }),
  }));
  return {
    ...read,
    setup: canonicalNames(read.setup, known),
    faults: [...read.faults, ...names, ...checkOwnCards(read, pool)],
  };
};

/** Rules that a file names and the document does not have, each at its place. */
export const unknownRules = (file: BoardFile, known: ReadonlySet<string>): readonly InputFault[] => {
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
    ...expectations.flatMap(({ rules, rulesNot, spans, span }) => [
      ...rules.flatMap((rule, at) => unknown(rule, spans[`rules ${at + 1}`] ?? span)),
      ...rulesNot.flatMap((rule, at) => unknown(rule, spans[`rules-not ${at + 1}`] ?? span)),
    ]),
  ];
};

/** Runs one scenario text. Faults of the input stop it before anything is ruled. */
export const runScenario = (text: string, name: string, options: RunOptions): ScenarioRun => {
  const file = readChecked(text, name, options.pool);
  const faults = [...file.faults, ...(options.knownRules === undefined ? [] : unknownRules(file, options.knownRules))];
  if (faults.length > 0) return { file, faults, replay: null, checked: { met: 0, unmet: [] } };
  const replayed = replay(file, {
    pool: options.pool,
    doc: options.doc,
    ...(options.off === undefined ? {} : { off: options.off }),
  });
  return { file, faults: [], replay: replayed, checked: checkExpectations(file, replayed) };
};
