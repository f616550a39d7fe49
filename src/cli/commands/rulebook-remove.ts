import { DOCUMENT_LABELS, documentKey } from '../../asking/document-names.ts';
import { labelOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { RulebookRemoveReport } from '../../render/report/rulebook-report.ts';
import { rulebookRemoveScreen } from '../../render/screen/rulebook.ts';
import { copiesOnFile, removeCopy, rulebooksFolder } from '../../rulebook/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { copyJson, NO_HOME, notStored, whenFree } from '../rulebook-on-file.ts';

/** `judge rulebook remove D`: nothing of that copy stays in the reader's folder. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const typed = words.join(' ').trim();
  if (typed === '')
    return refuse(io, options, [
      usageFault(
        'missing-word',
        'judge rulebook remove needs a document.',
        `judge rulebook remove CR\nThe documents are ${DOCUMENT_LABELS}.`,
      ),
    ]);
  const document = documentKey(typed);
  if (document === null)
    return refuse(io, options, [
      usageFault('unknown-document', `“${typed}” is not a document.`, `The documents are ${DOCUMENT_LABELS}.`),
    ]);
  const home = dataFolder(io.env);
  if (home === null) return refuse(io, options, [NO_HOME]);
  const folder = rulebooksFolder(home);
  const before = copiesOnFile(folder);
  if (!before.has(document)) {
    const held = [...before.keys()].map(labelOf).join(', ');
    await refuse(io, options, [
      usageFault(
        'not-imported',
        `no copy of ${labelOf(document)} was imported.`,
        held === '' ? null : `Imported: ${held}.`,
      ),
    ]);
    return EXIT.no;
  }
  const end = await whenFree(() => removeCopy(folder, document), io);
  io.progress(null);
  if (!end.ok) {
    await refuse(io, options, [notStored(end, folder)]);
    return end.why === 'busy' ? EXIT.usage : EXIT.failed;
  }
  const removed = end.before ?? before.get(document);
  if (removed === undefined) return EXIT.no;
  const report: RulebookRemoveReport = { schema: 1, removed: copyJson(removed), folder };
  await answer(io, options, report, rulebookRemoveScreen);
  return EXIT.ok;
};
