import { settledView, type View } from '../claims/index.ts';
import { isRuled, type RuledDoc } from '../corpus/index.ts';
import { formatOf } from '../formats/index.ts';
import { type QuestionFault, readQuestion, readSpoken, rulesFor, withSeats } from '../ruling/index.ts';
import { type CardPool, plainName, type Setup, type Span, setUpTable } from '../state/index.ts';
import { eachCard } from '../state/notation/index.ts';
import type { BoardFile } from './board-file.ts';

/** A question or step of a file that cannot be understood, and where it is written. */
export interface FaultyQuestion {
  readonly fault: QuestionFault;
  readonly span: Span | null;
}

const DOC: RuledDoc = 'comprehensive-2009';

/** Tables on which nothing lies: in a game, and before it. */
const NOTHING: Setup = { ruleset: DOC, used: [], sides: {}, effects: [] };
const SETTING_UP: Setup = { ...NOTHING, phase: 'setup' };

/** The document a table is ruled by; null for one that is not ruled by. */
const rulesetFor = ({ ruleset = DOC }: Setup): RuledDoc | null => (isRuled(ruleset) ? ruleset : null);

/** The table as questions see it; null where it depends on which print is meant. */
const viewOn = (setup: Setup, pool: CardPool): View | null => {
  const doc = rulesetFor(setup);
  if (doc === null) return null;
  const tableSetUp = setUpTable(setup, pool, formatOf(setup), doc);
  if (tableSetUp.ambiguous.length > 0) return null;
  const rules = rulesFor({ doc, pool: tableSetUp.pool }, tableSetUp);
  return settledView(tableSetUp.state, rules);
};

/** Names that stand for cards that are not on file. */
const sketchesOf = (setup: Setup): ReadonlySet<string> => {
  const names = new Set<string>();
  eachCard(setup, (card) => {
    if (card.sketch !== undefined) names.add(plainName(card.name));
  });
  return names;
};

/** What may be discarded from play is known only on its table: a Fossil may come there in an earlier step. */
const NAMES_IN_PLAY = /^discard\s+\S/iu;

/**
 * The questions of a file that are none. What a question names is looked up on the table only where that is known: for `ask` and the first
 * step, of a file without any other fault. Of every other one the first word is looked at, and whether the card it names is on file. `pool` holds the file's own cards too.
 */
export const faultyQuestions = (file: BoardFile, pool: CardPool): readonly FaultyQuestion[] => {
  const { ask } = file;
  const asked = [
    ...(ask === undefined ? [] : [{ text: ask, span: file.spans.ask ?? null, onTable: true, spoken: true }]),
    ...file.steps.map((step, at) => ({ text: step.do, span: step.span, onTable: at === 0, spoken: false })),
  ];
  if (asked.length === 0) return [];
  /** Of what nothing is known but its words: one that begins no question, or names a card that there is nowhere. */
  const isFaultyAnywhere = ({ code, said }: QuestionFault): boolean =>
    (code === 'unknown-question' && !NAMES_IN_PLAY.test(said)) ||
    (code === 'unknown-card' &&
      said !== '' &&
      pool.named(said).length === 0 &&
      !sketchesOf(file.setup).has(plainName(said)));
  // In the set-up a question may begin with a seat.
  let empty = file.setup.phase === 'setup' ? SETTING_UP : NOTHING;
  const table = file.faults.length === 0 ? viewOn(file.setup, pool) : null;
  return asked.flatMap(({ text, span, onTable, spoken }): readonly FaultyQuestion[] => {
    const known = onTable ? table : null;
    const view = known ?? viewOn(empty, pool);
    // A question may be a sentence; a step is an action.
    const said = withSeats(text, file.setup, pool);
    const read = view === null ? null : spoken ? readSpoken(view, said).read : readQuestion(view, said);
    // After it a game is set up.
    if (read?.ok === true && read.kind === 'new-game') empty = SETTING_UP;
    // What is forbidden anyhow may still be answered.
    if (read === null || read.ok || read.outOfTurn !== undefined || read.wherever !== undefined) return [];
    if (known === null && !isFaultyAnywhere(read.fault)) return [];
    return [{ fault: read.fault, span }];
  });
};
