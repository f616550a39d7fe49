import type { Doc } from '../corpus/index.ts';
import { FORMS } from '../formats/index.ts';
import { type FormatAnswers, type OverTexts, PROHIBITIONS, type Prohibition, WORDINGS } from '../rules/index.ts';
import { texts } from '../text/index.ts';

/** The list of prohibitions, over the texts of cards and with the rules of a form of play in their places. */

export type { Prohibition };

/** What a form of play puts in the place of a rule of its own. */
type OfForm = Pick<FormatAnswers<Doc>, 'aimedAtActive' | 'benchFull' | 'settingUp' | 'noneOnFirstTurn'>;

const bound = new Map<OverTexts, Prohibition>();

/** A prohibition that looks into card texts is made once: it is known by what it is. */
const overTexts = (rule: Prohibition | OverTexts): Prohibition => {
  if (typeof rule !== 'function') return rule;
  const made = bound.get(rule) ?? rule(texts);
  bound.set(rule, made);
  return made;
};

// Made when this is loaded: what the laws of all rules are is asked before any ruleset is put together.
const LIST = PROHIBITIONS.map((one) => (typeof one === 'string' ? one : overTexts(one)));

export const prohibitions = (form: OfForm): readonly Prohibition[] =>
  LIST.flatMap((one): readonly Prohibition[] => {
    if (typeof one !== 'string') return [one];
    return one === 'settingUp' ? (form.settingUp as readonly Prohibition[]) : [form[one]];
  });

/** One way to put a point: its first rule shows whether a document has it. */
type Wording = readonly [lead: Prohibition, ...rest: Prohibition[]];

/** The points that documents put in different ways. */
export const POINTS: readonly (readonly Wording[])[] = WORDINGS.map((point) =>
  point.map(([lead, ...rest]): Wording => [overTexts(lead), ...rest.map(overTexts)]),
);

/** The set-up of one against one: that of a form of play which neither the document in force nor its fallback knows. */
export const PLAIN_SETTING_UP = FORMS['1on1'].answers.settingUp as readonly Prohibition[];
