import { labelOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { columnsOf, type Fact, isNarrow } from '../grid.ts';
import type { RuleReport } from '../report/types.ts';
import { displayWidth } from '../width.ts';

/** Scenarios shown at a terminal unless all are asked for, so that the rule stays in sight. */
const FEW = 3;
const LABEL = 14;

/** A rule as the command line takes it. */
export const named = ({ id, document }: Pick<RuleReport, 'id' | 'document'>): string =>
  /^[\w.]+$/u.test(id) ? `${labelOf(document)} ${id}` : `${labelOf(document)} '${id}'`;

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** `67 scenarios apply it, 29 consider it`: in how many it acted, in how many it was looked at and did not apply. */
const often = ({ applied, considered }: RuleReport): string => {
  const counted = (count: number): string => (count === 1 ? '1 scenario' : `${count} scenarios`);
  return [
    applied.length > 0 ? `${counted(applied.length)} ${applied.length === 1 ? 'applies' : 'apply'} it` : '',
    considered.length > 0
      ? `${applied.length > 0 ? considered.length : counted(considered.length)} ${considered.length === 1 ? 'considers' : 'consider'} it`
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
};

/**
 * The scenarios that show a rule at work. Beside each other where they fit; else each folder once, with the files beneath it. Piped, one a line with
 * what the rule did in it.
 */
export const exercisedFacts = (face: Face, rule: RuleReport, all = false): readonly Fact[] => {
  if (rule.kind === 'section' || rule.class !== 'enforced') return [];
  if (rule.scenarios.length === 0) return [{ label: 'Exercised by', text: 'no scenario yet' }];
  const listed = all || (face.plain && face.screenReader !== true) ? rule.scenarios : rule.scenarios.slice(0, FEW);
  const count: Fact = { label: 'Exercised by', text: often(rule) };
  const under = { labelWidth: LABEL, plainLabel: 'Exercised by', indent: isNarrow(face) && !face.plain ? 2 : 0 };
  const rest = rule.scenarios.length - listed.length;
  const more: readonly Fact[] =
    rest === 0
      ? []
      : [
          {
            ...under,
            text: `${rest} more:  judge rule ${named(rule)} --scenarios`,
          },
        ];
  if (face.plain) {
    const did = new Set(rule.applied);
    return [
      ...listed.map((text): Fact => ({ ...under, text, cite: did.has(text) ? 'applied' : 'considered' })),
      ...more,
    ];
  }
  const room = columnsOf(face) - 4 - (isNarrow(face) ? 0 : LABEL);
  if (listed.every((file) => displayWidth(file) <= room))
    return [count, ...listed.map((text): Fact => ({ ...under, text })), ...more];
  let folder = '';
  const folded = listed.flatMap((file): Fact[] => {
    const opens = folderOf(file) === folder ? [] : [{ ...under, text: folderOf(file) }];
    folder = folderOf(file);
    return [...opens, { ...under, indent: under.indent + 2, text: file.slice(folder.length) }];
  });
  return [count, ...folded, ...more];
};
