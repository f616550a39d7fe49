import type { Citation } from './documents.ts';
import type { CorpusEntry } from './entry.ts';
import { endOfLettered } from './lettered.ts';
import { GLOSSARY, inDocument, type Lookup, named, opened } from './look-up.ts';
import { editDistance, plainId } from './spelling.ts';

const NEAREST = 3;

/** The citation of an entry. */
export const at = ({ document, id }: CorpusEntry): Citation => ({ document, id });

const sectionPart = (id: string): string => /^\d+/.exec(id)?.[0] ?? '';

/** Rules near an id that does not exist: by number in its own section, then by a slip of the hand anywhere. */
export const nearestTo = (text: string, document: string | undefined, lookup: Lookup): readonly Citation[] => {
  const term = GLOSSARY.exec(text)?.[1];
  const plain = plainId(term ?? text);
  const section = sectionPart(plain);
  const numbered = /^\d/.test(plain);
  const place = Number(/^\d+\.(\d+)/.exec(plain)?.[1] ?? 0);
  const scored = inDocument(lookup.entries, document).flatMap((entry) => {
    if (
      (entry.kind === 'glossary') !== (term !== undefined) ||
      (term === undefined && /^\d/.test(entry.id) !== numbered)
    )
      return [];
    const own = plainId(entry.kind === 'glossary' ? entry.title : entry.id);
    const edits = editDistance(plain.replace(/\./g, ''), own.replace(/\./g, ''), 2);
    const home = numbered && sectionPart(own) === section;
    if (edits > 2 && !(home && entry.kind !== 'section')) return [];
    const away = home ? Math.abs(Number(/^\d+\.(\d+)/.exec(own)?.[1] ?? 0) - place) / 4 : 1;
    return [{ entry, home, score: edits + away + (entry.kind === 'section' ? 0.5 : 0) }];
  });
  scored.sort((a, b) => a.score - b.score);
  const near: CorpusEntry[] = [];
  let atHome = 0;
  for (const { entry, home } of scored) {
    if (home && ++atHome >= NEAREST) continue;
    near.push(entry);
    if (near.length === NEAREST) break;
  }
  return near.map(at);
};

/** The rules directly under a list whose ids are its own and a mark (`Math.J`, `Play.9B6`, `Status#1`), of the sort of mark that was typed. */
const endOfList = (text: string, document: string | undefined, lookup: Lookup) => {
  const [, home = ''] = /^(.*[^\d])\d+$|^(.*)[a-z]$/i.exec(text)?.filter((part) => part !== undefined) ?? [];
  const [list, ...others] = named(home, document, lookup);
  if (list === undefined || others.length > 0 || /^\d/.test(list.id)) return {};
  const last = lookup.entries
    .filter((entry) => entry.document === list.document && entry.parent === list.id && entry.id.startsWith(list.id))
    .filter((entry) => /^[.#]?(?:\d+|[A-Z])$/.test(entry.id.slice(list.id.length)))
    .filter((entry) => (entry.id.charAt(list.id.length) === '#') === home.trimEnd().endsWith('#'))
    .at(-1);
  return last === undefined ? {} : { sectionEnd: { section: at(list), last: at(last) } };
};

/** The section or list an unknown number points into, and how far it really goes. */
export const endOfSection = (
  text: string,
  document: string | undefined,
  lookup: Lookup,
): { readonly sectionEnd?: { readonly section: Citation; readonly last: Citation } } => {
  const end = endOfLettered(text, document, lookup.letters);
  if (end !== null) return { sectionEnd: { section: at(end.home), last: at(end.last) } };
  const number = /^\d+(?=\.)/.exec(plainId(text))?.[0];
  if (number === undefined) return endOfList(text, document, lookup);
  const section = named(number, document, lookup)[0];
  if (section === undefined || section.kind !== 'section') return {};
  const last = opened(section, lookup).at(-1);
  return last === undefined || last === section ? {} : { sectionEnd: { section: at(section), last: at(last) } };
};
