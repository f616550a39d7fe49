import { nameOfDocument, titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { UseReport } from '../report/use-report.ts';
import { type Line, toned } from '../rich.ts';

const LABEL = 10;

const BECAUSE: Readonly<Record<UseReport['from'], string>> = {
  environment: 'the environment variable JUDGE_RULEBOOK',
  project: '.headjudge.json in this folder or one above it',
  chosen: 'judge use',
  default: 'nobody: this is what judge begins with',
};

/** A choice that something else goes before. */
const unheeded = ({ chosen, ruleset, from }: UseReport): string | null => {
  if (chosen === undefined || from === 'default' || from === 'chosen') return null;
  const kept = chosen === null ? 'Your choice is taken back' : `${titleOf(chosen)} is kept as your choice`;
  return `${kept}, but here ${BECAUSE[from]} goes before it: ${titleOf(ruleset)}.`;
};

export const useScreen = (face: Face, report: UseReport): Line[] => {
  const { ruleset, from, fallback, format } = report;
  const note = unheeded(report);
  return blocks(
    face,
    headline(face, [toned('strong', titleOf(ruleset))], nameOfDocument(ruleset)),
    [
      ...factLines(face, {
        label: 'used for',
        labelWidth: LABEL,
        text: 'tables, questions and decks that name no document',
      }),
      ...(fallback === null
        ? []
        : factLines(face, {
            label: 'filled by',
            labelWidth: LABEL,
            text: `${titleOf(fallback)}, where ${titleOf(ruleset)} says nothing; a ruling names each rule it takes from there`,
          })),
      ...(format === null
        ? []
        : factLines(face, {
            label: 'prints',
            labelWidth: LABEL,
            text: `a name without a print means one of ${format}, where it has any`,
          })),
      ...factLines(face, { label: 'chosen by', labelWidth: LABEL, text: BECAUSE[from] }),
      ...(note === null ? [] : factLines(face, { label: 'note', labelWidth: LABEL, text: note })),
    ],
    [
      ...factLines(face, {
        label: 'next',
        labelWidth: LABEL,
        text: 'judge use XY chooses another one, with --fallback CR to fill its silences; judge use --forget takes the choice back',
      }),
    ],
  );
};
