import { tableGiven } from '../asking/tables/table-given.ts';
import { corpusReader } from '../corpus/index.ts';
import { drawable, PLAIN_FACE } from '../render/face.ts';
import { sheetOfRuling } from '../render/sheet/compose.ts';
import { sheetPage } from '../render/sheet/html.ts';
import { type CitedRule, citedIn } from '../render/sheet/sheet.ts';
import { quotedWord } from '../render/shell-word.ts';
import { boardOfLine } from '../scenario/bare-line.ts';
import { canonicalNames } from '../state/notation/index.ts';
import type { App } from './app.ts';

/** The ruling in sight as a sheet to print and sign, the same as `judge can --sheet` writes. */
export const rulingSheet = async (app: App): Promise<string | null> => {
  const { ruling } = app.state;
  if (ruling === null) return null;
  const { report } = ruling;
  const board = boardOfLine(report.board, 'board');
  if (board === null) return null;
  const world = await app.whole();
  const pool = (await world.cards()).ruledBy(report.ruleset);
  const own = await world.ownCopies();
  const corpus = corpusReader(world.corpus());
  const beside = {
    tables: [{ title: 'The table', show: tableGiven(canonicalNames(board.setup, pool), pool, report.ruleset) }],
    again: `judge can ${quotedWord(report.question)} --board ${quotedWord(report.board)}`,
    version: world.version(),
    rules: [],
  };
  const bare = sheetOfRuling(report, 'none', beside);
  const rules = citedIn(bare.parts).flatMap((rule): readonly CitedRule[] => {
    const entry = corpus.entry(rule);
    if (entry === undefined) return [];
    const { document, id, title, text } = entry;
    const original = own.original(entry);
    return [
      {
        document,
        id,
        title,
        text,
        original: original === null ? null : { text: original.text, source: original.source },
      },
    ];
  });
  return sheetPage(drawable({ ...PLAIN_FACE, plain: false }, { ...bare, rules }));
};

export const printSheet = async (app: App): Promise<void> => {
  const html = await rulingSheet(app);
  if (html !== null) app.device.print(html);
};
