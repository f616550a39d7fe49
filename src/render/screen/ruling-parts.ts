import { cite } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { type Fact, factLines, isNarrow } from '../grid.ts';
import type { AssumptionJson, GapJson, GroundJson, SayingCitation } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';

/** Parts of a ruling that several screens share. `bare` drops the document's label from the margin. */

export const sayLines = (face: Face, say: readonly string[]): Line[] => {
  if (say.length === 0) return [];
  const { quote, unquote } = signsOf(face);
  return factLines(face, { label: 'Say', labelWidth: 6, text: `${quote}${say.join(' ')}${unquote}` });
};

export const groundLines = (
  face: Face,
  ground: GroundJson,
  index: number,
  allLifts: boolean,
  bare: string | null,
  explain: boolean,
): Line[] => {
  const lifts = isNarrow(face) && !face.plain && !allLifts ? ground.liftedBy.slice(0, 1) : ground.liftedBy;
  const fact =
    ground.because === ground.says || !explain
      ? []
      : factLines(face, { indent: 5, label: 'on this table', labelWidth: 15, text: ground.because });
  return [
    ...factLines(face, { label: String(index + 1), labelWidth: 3, text: ground.says, cite: cite([ground.rule], bare) }),
    ...fact,
    ...lifts.flatMap((lift, at) =>
      factLines(face, {
        indent: isNarrow(face) ? 2 : 5,
        ...(at === 0 || isNarrow(face) ? { label: 'lifted by' } : {}),
        labelWidth: 12,
        plainLabel: 'lifted by',
        text: lift.says,
        cite: cite([lift], bare),
        inline: true,
      }),
    ),
  ];
};

/** A card text that is not executed, printed from the card and marked with a bar: it is what the judge must read. */
export const gapLines = (face: Face, gap: GapJson, decides: boolean): Line[] => {
  const label = decides ? 'gap' : 'gap, no matter';
  const labelWidth = Math.max(label.length + 2, 6);
  const where = [gap.card, gap.place, gap.clause].filter((part) => part !== '').join(', ');
  const more: Fact[] = [
    ...gap.text
      .split('\n')
      .filter((text) => text !== '')
      .map((text): Fact => ({ label: signsOf(face).bar, labelWidth: 2, text })),
    ...(gap.couldChange.length > 0 && decides ? [{ text: `It could change ${gap.couldChange.join(', ')}.` }] : []),
  ];
  return [
    ...factLines(face, { label, labelWidth, text: where }),
    ...more.flatMap((fact) => factLines(face, { indent: isNarrow(face) ? 1 : labelWidth, ...fact })),
  ];
};

const WORDS: Readonly<Record<AssumptionJson['kind'], string>> = {
  chosen: 'Assumed',
  'told-by-nobody': 'Taken',
  default: 'Taken',
  fallback: 'Taken',
};

export const assumptionLines = (face: Face, assumptions: readonly AssumptionJson[], bare: string | null): Line[] => {
  let last = '';
  return assumptions.flatMap((assumption) => {
    const word = WORDS[assumption.kind];
    const starts = word !== last;
    last = word;
    return factLines(face, {
      ...(starts ? { label: word } : {}),
      labelWidth: 10,
      plainLabel: word,
      text: assumption.says,
      cite: cite([assumption.rule], bare),
    });
  });
};

/** Lines with one word before the first of them. */
export const sayings = (
  face: Face,
  label: string,
  labelWidth: number,
  ones: readonly SayingCitation[],
  bare: string | null,
): Line[] =>
  ones.flatMap((one, index) =>
    factLines(face, {
      ...(index === 0 && label !== '' ? { label } : {}),
      labelWidth,
      plainLabel: label,
      text: one.says,
      cite: cite([one], bare),
    }),
  );

export const heading = (face: Face, text: string): Line[] =>
  face.plain ? [] : factLines(face, { text: toned('strong', text) });
