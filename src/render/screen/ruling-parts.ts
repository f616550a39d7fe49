import type { Citation } from '../../corpus/index.ts';
import { cite, titleOf } from '../cite.ts';
import { type Face, signsOf } from '../face.ts';
import { type Fact, factLines, isNarrow } from '../grid.ts';
import { rulesOfGround } from '../report/rules-of-ground.ts';
import type { AssumptionJson, GapJson, GroundJson, RulesetFrom, SayingCitation, UnsureJson } from '../report/types.ts';
import { type Line, toned } from '../rich.ts';
import { ALLOWANCE_LABELS, LASTS_THIS_TURN } from '../words/allowances.ts';
import { sentence } from '../words/facts.ts';

/** Parts of a ruling that several screens share. `bare` drops the document's label from the margin. */

/** `CR 2009`, and that the command line chose it where the board said otherwise or nothing. */
export const documentTitle = (report: { readonly ruleset: string; readonly rulesetFrom: RulesetFrom }): string =>
  `${titleOf(report.ruleset)}${report.rulesetFrom === 'option' ? ' by --ruleset' : ''}`;

export const sayLines = (face: Face, say: readonly string[]): Line[] => {
  if (say.length === 0) return [];
  const { quote, unquote } = signsOf(face);
  return factLines(face, { label: 'Say', labelWidth: 6, text: `${quote}${say.join(' ')}${unquote}` });
};

/** One ground with everything that is cited for the same fact. */
interface CitedGround {
  readonly ground: GroundJson;
  readonly rules: readonly Citation[];
}

/** Grounds that state a fact once more under another paragraph are cited with it, not said again. */
const distinctGrounds = (grounds: readonly GroundJson[]): readonly CitedGround[] =>
  grounds
    .filter((ground) => ground.restates === null)
    .map((ground) => ({ ground, rules: rulesOfGround(ground, grounds) }));

const allowanceLines = (face: Face, ground: GroundJson, all: boolean, bare: string | null): Line[] => {
  const indent = isNarrow(face) ? 2 : 5;
  if (ground.lastsThisTurn) return factLines(face, { indent, text: LASTS_THIS_TURN });
  const shown = isNarrow(face) && !face.plain && !all ? ground.allowedBy.slice(0, 1) : ground.allowedBy;
  const labelWidth = Math.max(0, ...shown.map(({ how }) => ALLOWANCE_LABELS[how].length)) + 2;
  return shown.flatMap((one, at) => {
    const label = ALLOWANCE_LABELS[one.how];
    return factLines(face, {
      indent,
      ...(one.how !== shown[at - 1]?.how || isNarrow(face) ? { label } : {}),
      labelWidth,
      plainLabel: label,
      text: one.says,
      cite: cite([one], bare),
      inline: true,
    });
  });
};

/** Every ground, numbered, with what would make it fall away. `explain` adds the fact on this table. */
export const groundsLines = (
  face: Face,
  grounds: readonly GroundJson[],
  bare: string | null,
  explain: boolean,
): Line[] =>
  distinctGrounds(grounds).flatMap(({ ground, rules }, index) => [
    ...factLines(face, { label: String(index + 1), labelWidth: 3, text: ground.says, cite: cite(rules, bare) }),
    ...(explain && ground.because !== ground.says.replace(/\.$/u, '')
      ? factLines(face, { indent: isNarrow(face) ? 2 : 5, label: 'here', labelWidth: 12, text: ground.because })
      : []),
    ...allowanceLines(face, ground, explain, bare),
  ]);

/** What cards overrule on this table. */
export const overruledLines = (
  face: Face,
  overruled: readonly (SayingCitation & { readonly ground: string })[],
  bare: string | null,
): Line[] =>
  overruled.flatMap((one) =>
    factLines(face, {
      label: 'although',
      labelWidth: 10,
      text: `${one.ground} forbids it: ${one.says}`,
      cite: cite([one], bare),
    }),
  );

/** On what a text bears that is not executed: on the verdict, on what follows alone, or on nothing. */
export type GapBears = 'verdict' | 'follows' | 'nothing';

const GAP_LABELS: { readonly [bears in GapBears]: string } = {
  verdict: 'gap',
  follows: 'gap, what follows',
  nothing: 'gap, no matter',
};

/** A card text that is not executed, printed from the card and marked with a bar: it is what the judge must read. */
export const gapLines = (face: Face, gap: GapJson, bears: GapBears, bare: string | null): Line[] => {
  const label = GAP_LABELS[bears];
  const decides = bears === 'verdict';
  const labelWidth = Math.max(label.length + 2, 6);
  // That a whole text is meant is seen below.
  const where = [
    gap.card,
    gap.place === gap.card ? '' : gap.place,
    gap.clause === gap.text || gap.clause === 'its text' ? '' : gap.clause,
  ]
    .filter((part) => part !== '')
    .join(', ');
  const changes = gap.couldChange.length > 0 && decides;
  const more: Fact[] = [
    ...gap.text
      .split('\n')
      .filter((text) => text !== '')
      .map((text): Fact => ({ label: signsOf(face).obstacle, labelWidth: 2, text })),
    ...(changes ? [{ text: `It could change ${gap.couldChange.join(', ')}.`, cite: cite([gap.rule], bare) }] : []),
  ];
  return [
    ...factLines(face, { label, labelWidth, text: where, ...(changes ? {} : { cite: cite([gap.rule], bare) }) }),
    ...more.flatMap((fact) => factLines(face, { indent: isNarrow(face) ? 1 : labelWidth, ...fact })),
  ];
};

/** What the judge chose to assume: it follows the verdict that rests on it. */
export const chosenLines = (face: Face, assumptions: readonly AssumptionJson[], bare: string | null): Line[] =>
  assumptions
    .filter((one) => one.kind === 'chosen')
    .flatMap((one, index) =>
      factLines(face, {
        ...(index === 0 ? { label: 'Assumed' } : {}),
        labelWidth: 10,
        plainLabel: 'Assumed',
        text: sentence(one.says),
        cite: cite([one.rule], bare),
      }),
    );

/** How a sentence was understood: it follows the verdict, because that is what was ruled on. */
export const askedLines = (face: Face, assumptions: readonly AssumptionJson[]): Line[] =>
  assumptions
    .filter((one) => one.about === 'question')
    .flatMap((one) => factLines(face, { label: 'Asked', labelWidth: 8, plainLabel: 'Asked', text: `${one.says}.` }));

/**
 * What else the ruling assumes, a line for each, and which document rules where none was named.
 */
export const assumedLines = (face: Face, assumptions: readonly AssumptionJson[]): Line[] => {
  const assumed = assumptions.filter(
    (one) => one.kind !== 'chosen' && one.about !== 'ruleset' && one.about !== 'question',
  );
  const note = assumptions.find((one) => one.about === 'ruleset');
  // The same is assumed at once beside each paragraph near it.
  const sentences = [...new Set(assumed.map(({ says }) => says))];
  return [
    ...sentences.flatMap((says, index) =>
      factLines(face, {
        ...(index === 0 ? { label: 'Assumed' } : {}),
        labelWidth: 10,
        plainLabel: 'Assumed',
        text: sentence(says),
        cite: cite(
          assumed.flatMap((one) => (one.says === says ? [one.rule] : [])),
          null,
        ),
      }),
    ),
    ...(note === undefined ? [] : factLines(face, { label: 'note', labelWidth: 10, text: sentence(note.says) })),
  ];
};

/** What the ruling rests on that is not sure, and what would settle it. */
export const unsureLines = (face: Face, unsure: readonly UnsureJson[] | undefined): Line[] =>
  (unsure ?? []).flatMap((one, index) =>
    factLines(face, {
      ...(index === 0 ? { label: 'How sure' } : {}),
      labelWidth: 10,
      plainLabel: 'How sure',
      text: one.says,
      cite: cite([one], null),
    }),
  );

/** What the game could not have reached. */
export const faultLines = (face: Face, faults: readonly SayingCitation[], bare: string | null): Line[] =>
  faults.flatMap((fault, index) =>
    factLines(face, {
      ...(index === 0 ? { label: 'impossible' } : {}),
      labelWidth: 12,
      plainLabel: 'impossible',
      text: fault.says,
      cite: cite([fault], bare),
    }),
  );

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
