import { type Citation, type CorpusEntry, type CorpusReader, parseRuleReference } from '../../corpus/index.ts';
import { citeOne, labelOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { documentKey } from '../document-names.ts';

type Reference = ReturnType<typeof parseRuleReference>;

const titled = (corpus: CorpusReader, citation: Citation): string =>
  `${citation.id}  ${corpus.entry(citation)?.title ?? ''}`.trim();

/** Do several documents have rules like the one that was typed, so that it is not said which one was meant? */
const mayBeOfMany = (corpus: CorpusReader, typed: string): boolean =>
  corpus.index.documents.filter(
    ({ key }) => parseRuleReference(`${labelOf(key)} ${typed}`, corpus.index).nearest.length > 0,
  ).length > 1;

/** What is there instead of a rule that is not. */
const unknownRule = (corpus: CorpusReader, typed: string, reference: Reference): FaultJson => {
  const [document = 'comprehensive-2009'] = [reference.document, reference.nearest[0]?.document].filter(
    (one) => one !== undefined,
  );
  if (typed.trim() === '') return usageFault('missing-word', 'a rule number is empty.', 'judge rule 309.4');
  if (reference.reads === 'words') {
    const words = /^[\w .-]+$/u.test(typed) ? typed : `'${typed.replaceAll("'", '')}'`;
    return usageFault('unknown-rule', `“${typed}” is not a rule number.`, `Words instead:  judge search ${words}`);
  }
  if (reference.document !== undefined && corpus.document(reference.document) === undefined) {
    const held = corpus.index.documents.map((one) => labelOf(one.key)).join(', ');
    return usageFault('unknown-rule', `no rule of ${labelOf(reference.document)} is on file.`, `On file: ${held}.`);
  }
  const isAnyones = reference.document === undefined && mayBeOfMany(corpus, typed);
  const { sectionEnd, nearest } = reference;
  const section = sectionEnd && corpus.entry(sectionEnd.section);
  const ids = reference.unknown.join(', ');
  const search = `Words instead:  judge search ${section === undefined ? 'WORDS' : section.title.toLowerCase()}`;
  const hints = [
    section === undefined || sectionEnd === undefined
      ? ''
      : `${section.id} ${section.title} ends with ${sectionEnd.last.id}.`,
    nearest.length === 0
      ? ''
      : `nearest   ${nearest.map((one) => `${isAnyones ? `${labelOf(one.document)} ` : ''}${titled(corpus, one)}`).join('      ')}`,
    search,
  ];
  return usageFault(
    'unknown-rule',
    `${isAnyones ? 'no document' : labelOf(document)} has${isAnyones ? ' a' : ' no'} rule ${ids === '' ? typed : ids}.`,
    hints.filter((hint) => hint !== '').join('\n'),
  );
};

/** A section is shown as itself with its rules listed, not as everything in it. */
const outermost = (corpus: CorpusReader, reference: Reference): readonly CorpusEntry[] => {
  const entries = reference.matches.flatMap((match) => corpus.entry(match) ?? []);
  if (reference.reads !== 'section') return entries;
  const inside = new Set(entries.map(citeOne));
  return entries.filter(
    (entry) => entry.parent === null || !inside.has(citeOne({ document: entry.document, id: entry.parent })),
  );
};

/** A document's label, and words that say that a number follows. */
const belongsToNext = (word: string): boolean =>
  /^(?:rules?|section|glossary|g:?|§)$/iu.test(word) || documentKey(word) !== null;

/** Words on the command line that make one reference together: `cr 309.4`, `glossary active player`. */
const references = (
  corpus: CorpusReader,
  words: readonly string[],
): readonly { readonly typed: string; readonly reference: Reference }[] => {
  const read: { typed: string; reference: Reference }[] = [];
  let from = 0;
  while (from < words.length) {
    let to = words.length;
    let found: { typed: string; reference: Reference } | null = null;
    // The longest run that is a reference wins, so that a term of three words is one term.
    for (; to > from; to--) {
      const typed = words.slice(from, to).join(' ');
      const reference = parseRuleReference(typed, corpus.index);
      if (reference.matches.length > 0 && reference.unknown.length === 0) {
        found = { typed, reference };
        break;
      }
    }
    if (found === null) {
      // A document's name, `rule` or `glossary` belongs to the word that follows.
      const next = belongsToNext(words[from] ?? '') && from + 1 < words.length ? 2 : 1;
      const typed = words.slice(from, from + next).join(' ');
      found = { typed, reference: parseRuleReference(typed, corpus.index) };
      to = from + next;
    }
    read.push(found);
    from = to;
  }
  return read;
};

/** A document that is one of the five and has no rules here yet. */
export const documentNotOnFile = (corpus: CorpusReader, document: string): FaultJson => {
  const held = corpus.index.documents.map((one) => labelOf(one.key)).join(', ');
  return usageFault('unknown-document', `no rule of ${labelOf(document)} is on file.`, `On file: ${held}.`);
};

/** The entries that the words of a command line name, each once, and every word that names none. A section stands for itself. */
export const namedEntries = (
  corpus: CorpusReader,
  words: readonly string[],
): { readonly entries: readonly CorpusEntry[]; readonly faults: readonly FaultJson[] } => {
  const faults: FaultJson[] = [];
  const found = new Map<string, CorpusEntry>();
  for (const { typed, reference } of references(corpus, words)) {
    if (reference.matches.length === 0 || reference.unknown.length > 0)
      faults.push(unknownRule(corpus, typed, reference));
    else for (const entry of outermost(corpus, reference)) found.set(citeOne(entry), entry);
  }
  return { entries: [...found.values()], faults };
};
