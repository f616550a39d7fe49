import { RULE_CLASSES, type RuleClass } from '../../corpus/entry.ts';

/** A heading taken apart: `309.1 Retreating is not switching` and its class in backticks. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly class: RuleClass | null;
  /** What is in backticks at the end and is not a class. */
  readonly wrongClass: string | null;
}

const CLASS_AT_END = /\s*`([^`]*)`\s*$/;
/** An id with a space in it stands in backticks. */
const QUOTED_ID = /^`([^`]+)`\s*(.*)$/;
const GLOSSARY = /^(Gl?:)(.+)$/;

export const isGlossaryId = (id: string): boolean => GLOSSARY.test(id);

/** Reads the words of a heading. A glossary term is id and title in one; a section has no class. */
export const readHeading = (words: string, classed: boolean): Heading => {
  let rest = words.trim();
  let said: string | null = null;
  if (classed) {
    const end = CLASS_AT_END.exec(rest);
    if (end !== null && end.index > 0) {
      said = (end[1] ?? '').trim();
      rest = rest.slice(0, end.index).trim();
    }
  }
  const found = RULE_CLASSES.find((name) => name === said) ?? null;
  const rank = { class: found, wrongClass: found === null ? said : null };
  const quoted = QUOTED_ID.exec(rest);
  if (quoted !== null) {
    const id = quoted[1] ?? '';
    return { id, title: (quoted[2] ?? '') || (GLOSSARY.exec(id)?.[2] ?? '').trim(), ...rank };
  }
  const term = GLOSSARY.exec(rest);
  if (term !== null) return { id: rest, title: (term[2] ?? '').trim(), ...rank };
  const space = rest.search(/\s/);
  if (space < 0) return { id: rest, title: '', ...rank };
  return { id: rest.slice(0, space), title: rest.slice(space).trim(), ...rank };
};

const NUMBERED = /^\d+(?:\.\d+(?:[a-z]+(?:\.[ivxlc]+)?)?)?$/;

/** The id above a numbered id: `606.2a.i` is under `606.2a`, `309.3a` under `309.3`, `309.3` under `309`. Null for other ids. */
export const numberAbove = (id: string): string | null => {
  if (!NUMBERED.test(id) || !id.includes('.')) return null;
  const cut = /\.[ivxlc]+$|(?<=\d)[a-z]+$|\.\d+$/.exec(id);
  return cut === null ? null : id.slice(0, cut.index);
};
