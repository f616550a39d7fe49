import { blocksOf } from './blocks.ts';
import type { Drafts } from './drafts.ts';
import { isGlossaryId, numberAbove, readHeading } from './heading.ts';
import { CONTENTS } from './links.ts';

/** How the contents announce a section: under which chapter, by which words, in which line. */
export interface Announced {
  readonly chapter: string | null;
  readonly announced: string;
  readonly at: number;
}

/** One section: its heading, then its rules, each under the heading one step shallower. A heading with a class is a rule itself. */
export const readSection = (
  drafts: Drafts,
  file: string,
  source: string,
  { chapter, announced, at }: Announced,
): void => {
  const blocks = blocksOf(source);
  const [head, ...rules] = blocks;
  if (head === undefined || head.depth !== 1) {
    drafts.fault(file, head?.line ?? 1, 'a section begins with one heading “# number title”');
    return;
  }
  const classed = readHeading(head.heading, true);
  const isRule = classed.class !== null || classed.wrongClass !== null;
  const section = isRule ? classed : readHeading(head.heading, false);
  if (readHeading(announced, false).id !== section.id || readHeading(announced, false).title !== section.title) {
    drafts.fault(CONTENTS, at, `“${announced}” is called “${head.heading}” in ${file}`);
  }
  if (isRule && head.text === '') drafts.fault(file, head.line, `${section.id} says nothing`);
  const again = section.id === chapter && drafts.placeOf(section.id) !== undefined;
  if (again && (isRule || head.text !== ''))
    drafts.fault(file, head.line, `${section.id} stands already at ${drafts.placeOf(section.id)}`);
  if (!again)
    drafts.add(head, file, {
      id: section.id,
      title: section.title,
      kind: isRule ? 'rule' : 'section',
      parent: section.id === chapter ? null : chapter,
      class: isRule ? drafts.classOf(file, head.line, classed) : 'definition',
      confidence: isRule ? drafts.confidenceOf(file, head.line, classed) : null,
    });
  const above: string[] = [section.id];
  for (const block of rules) {
    const heading = readHeading(block.heading, true);
    const { id, title } = heading;
    const ownClass = drafts.classOf(file, block.line, heading);
    const confidence = drafts.confidenceOf(file, block.line, heading);
    if (block.depth === 1 || block.depth > above.length + 1) {
      drafts.fault(
        file,
        block.line,
        `${id} has a heading of depth ${block.depth}; here at most ${above.length + 1} is possible`,
      );
    }
    const depth = Math.min(Math.max(block.depth, 2), above.length + 1);
    above.length = depth - 1;
    const parent = above[depth - 2] ?? section.id;
    const number = numberAbove(id);
    if (number !== null && number !== parent) {
      const problem =
        drafts.placeOf(number) !== undefined ? `stands under ${parent}` : `is missing its parent ${number}`;
      drafts.fault(file, block.line, `${id} ${problem}; its number belongs under ${number}`);
    }
    if (block.text === '') drafts.fault(file, block.line, `${id} says nothing`);
    above.push(id);
    drafts.add(block, file, {
      id,
      title,
      kind: isGlossaryId(id) ? 'glossary' : 'rule',
      parent,
      class: ownClass,
      confidence,
    });
  }
};
