import { type Citation, DOCUMENTS } from '../../corpus/documents.ts';
import type { CorpusIndex } from '../../corpus/entry.ts';
import type { Question } from '../../corpus/questions.ts';
import type { CorpusFile } from './compile.ts';
import type { CorpusFault } from './links.ts';
import { nearestId, readPhrases } from './phrases.ts';

const LABELS = DOCUMENTS.map(({ label }) => label).join(', ');

/**
 * Reads what is asked of all documents at once: `phrase; phrase | CR 309.4; XY Turn.2E#2, Turn.2E | EX Options.5`, a line for each question: what
 * is typed, the rules that answer it, and those that are needed beside them. `#` begins a remark. A line without a fault is a question.
 */
export const compileQuestions = (
  files: readonly Omit<CorpusFile, 'document'>[],
  corpus: CorpusIndex,
): { readonly questions: readonly Question[]; readonly faults: readonly CorpusFault[] } => {
  const faults: CorpusFault[] = [];
  const ids = new Map(DOCUMENTS.map(({ key }) => [key as string, new Set<string>()]));
  for (const { document, id } of corpus.entries) ids.get(document)?.add(id);
  const places = new Map<string, string>();
  const inOrder = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
  const questions = inOrder.flatMap(({ file, text }) =>
    text.split(/\r?\n/u).flatMap((raw, at): readonly Question[] => {
      const written = raw.trim();
      if (written === '' || written.startsWith('#')) return [];
      let faulty = false;
      const fault = (message: string): void => {
        faults.push({ file, line: at + 1, message });
        faulty = true;
      };
      const [said = '', answered, besides = '', ...more] = written.split('|');
      if (answered === undefined || more.length > 0) {
        fault(
          'a line is phrases, a bar, the rules that answer, and perhaps a bar and rules beside them: “phrase | CR 309.4”',
        );
        return [];
      }
      const phrases = readPhrases(said, 'the line', fault);
      for (const phrase of phrases) {
        const before = places.get(phrase);
        if (before === undefined) places.set(phrase, `${file}:${at + 1}`);
        else if (before !== `${file}:${at + 1}`) fault(`“${phrase}” is asked in ${before} already`);
      }
      const answers = readCitations(answered, ids, fault);
      const beside = readCitations(besides, ids, fault);
      if (answers.length === 0) fault('no rule answers');
      const all = [...answers, ...beside].map(({ document, id }) => `${document}/${id}`);
      const twice = all.find((one, place) => all.indexOf(one) < place);
      if (twice !== undefined) fault(`${twice} is named twice`);
      return faulty ? [] : [{ phrases, answers, beside }];
    }),
  );
  return { questions, faults };
};

/** `CR 309.4, 309.3; XY Turn.2E#2`: the rules by document. */
const readCitations = (
  text: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  fault: (message: string) => void,
): readonly Citation[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [label = '', ...rest] = part.split(' ');
      const document = DOCUMENTS.find((one) => one.label === label)?.key;
      if (document === undefined) {
        fault(`“${label}” names no document; there are ${LABELS}`);
        return [];
      }
      const own = ids.get(document) ?? new Set();
      return rest
        .join(' ')
        .split(',')
        .map((id) => id.trim())
        .flatMap((id) => {
          if (own.has(id)) return [{ document, id }];
          fault(`${label} has no rule ${id}${nearestId(id, own)}`);
          return [];
        });
    });
