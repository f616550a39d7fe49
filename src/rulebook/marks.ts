import type { CorpusEntry } from '../corpus/index.ts';

/** What a paragraph is known by in print, and what an id lets one expect there. */

export type Mark =
  /** `309.4`, `2.`, `C-14`, `b.`: as it is printed, without its signs. */
  | { readonly kind: 'label'; readonly value: string }
  | { readonly kind: 'diamond' }
  | { readonly kind: 'bullet' }
  /** Parts of a book, above everything that has an id. */
  | { readonly kind: 'part'; readonly value: string }
  /** A heading sign and no label: its number may be lost. */
  | { readonly kind: 'heading' };

export interface Marked {
  readonly mark: Mark | null;
  /** How many signs in front are none of the text: heading signs, dashes, bullets. */
  readonly signs: number;
}

/** Set before a line that is printed larger than the text; it stands in no quote. */
export const LARGE = '\uE000';

const SIGNS = /^(?:(#{1,6}|\uE000)\s+)?(?:([-•●▪*+])\s+)?(?:([◆♦❖◇])\s*)?/u;
/** `**1** `, `6** `, `309.4 `, `B. `: with a full stop, or after another sign, or with the number of a rule. */
const NUMBER = /^\**(\d{1,3}(?:\.\d{1,2}[a-z]?(?:\.[ivx]{1,4})?)?)\**(\.)?\**(?:\s|$)/u;
const LETTER = /^(\**)([A-Ka-h])\**(\.)?\**(?:\s|$)/u;
const SECTION = /^([A-H])-(\d)\s?(\d)(?!\d)\s*/u;
const PART = /^(?:part\s+)?(I{1,3})\.\s+\p{Lu}[^.!?]{2,60}$/iu;

/** The mark a line begins with. */
export const markOf = (line: string): Marked => {
  const [signs = '', hash, bullet, diamond] = SIGNS.exec(line) ?? [];
  const rest = line.slice(signs.length);
  const free = hash !== undefined || bullet !== undefined;
  const found = (mark: Mark | null): Marked => ({ mark, signs: signs.length });
  if (diamond !== undefined) return found({ kind: 'diamond' });
  const section = SECTION.exec(rest);
  if (section !== null) return found({ kind: 'label', value: `${section[1]}-${section[2]}${section[3]}` });
  const part = PART.exec(rest)?.[1];
  if (part !== undefined) return found({ kind: 'part', value: part.toUpperCase() });
  const number = NUMBER.exec(rest);
  if (number?.[1] !== undefined && (free || number[2] !== undefined || /^\*|[.*]/u.test(number[0]) || rest.length > 3))
    return found({ kind: 'label', value: number[1] });
  const letter = LETTER.exec(rest);
  const isCapital = letter?.[2] !== undefined && letter[2] < 'a';
  if (
    letter?.[2] !== undefined &&
    (letter[3] !== undefined || (isCapital && (free || letter[1] !== '' || rest.length === 1)))
  )
    return found({ kind: 'label', value: letter[2] });
  if (bullet !== undefined) return found({ kind: 'bullet' });
  return found(hash === undefined ? null : { kind: 'heading' });
};

/** What stands where an entry begins. `names` are looked for in a heading or a label; `exact`: in nothing else. */
export type Expected =
  | { readonly kind: 'label'; readonly value: string; readonly strict: boolean }
  | { readonly kind: 'diamond' }
  | { readonly kind: 'name'; readonly names: readonly string[]; readonly exact: boolean }
  | { readonly kind: 'open' };

const CR = 'comprehensive-2009';
const APR: readonly string[] = ['advanced-2018', 'advanced-2025'];

const ofApr = (id: string): Expected => {
  if (id.includes('#')) return { kind: 'diamond' };
  const section = /-(\d\d)$/u.exec(id) && id.slice(id.lastIndexOf('.') + 1);
  if (section) return { kind: 'label', value: section, strict: true };
  const [, number, letter] = /\/[a-z]+\.(\d+)([a-z]?)$/u.exec(id) ?? [];
  if (number !== undefined) return { kind: 'label', value: letter || number, strict: false };
  return { kind: 'label', value: id.slice(id.lastIndexOf('.') + 1), strict: false };
};

/** What an entry is known by, from its id and its title alone. */
export const expectedOf = ({ document, id, title, kind }: CorpusEntry): Expected => {
  if (document === CR && /^\d/u.test(id)) return { kind: 'label', value: id, strict: true };
  if (APR.includes(document)) return ofApr(id);
  if (kind === 'glossary') return { kind: 'name', names: [id.slice(id.indexOf(':') + 1)], exact: true };
  if (id.includes('#')) return { kind: 'open' };
  const [, number, capital, inner, small] = /\.(\d*)([A-Z]?)(\d*)([a-z]?)$/u.exec(id) ?? [];
  const value = small || inner || capital || number;
  if (value) return { kind: 'label', value, strict: false };
  return {
    kind: 'name',
    names: [id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('.')) + 1), title],
    exact: false,
  };
};
