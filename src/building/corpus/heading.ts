import { CONFIDENCES, type Confidence, RULE_CLASSES, type RuleClass } from '../../corpus/entry.ts';

/** A heading taken apart: `309.1 Retreating is not switching`, its class in backticks, and perhaps how sure it is, in backticks after that. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly class: RuleClass | null;
  /** What is in backticks at the end and is not a class. */
  readonly wrongClass: string | null;
  readonly confidence: Confidence | null;
  /** What is in backticks after a class and is not a confidence. */
  readonly wrongConfidence: string | null;
}

const CLASS_AT_END = /\s*`([^`]*)`\s*$/;
/** An id with a space in it stands in backticks. */
const QUOTED_ID = /^`([^`]+)`\s*(.*)$/;
const GLOSSARY = /^(Gl?:)(.+)$/;

export const isGlossaryId = (id: string): boolean => GLOSSARY.test(id);

/** Reads the words of a heading. A glossary term is id and title in one; a section has no class. */
export const readHeading = (words: string, classed: boolean): Heading => {
  let rest = words.trim();
  const ends: string[] = [];
  // At most two, a class and a confidence; an id in backticks stands at the beginning.
  for (let end = CLASS_AT_END.exec(rest); classed && ends.length < 2 && end !== null && end.index > 0; ) {
    ends.unshift((end[1] ?? '').trim());
    rest = rest.slice(0, end.index).trim();
    end = CLASS_AT_END.exec(rest);
  }
  const [said = null, sure = null] = ends;
  const found = RULE_CLASSES.find((name) => name === said) ?? null;
  const confidence = CONFIDENCES.find((name) => name === sure) ?? null;
  const rank = {
    class: found,
    wrongClass: found === null ? said : null,
    confidence,
    wrongConfidence: confidence === null ? sure : null,
  };
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
