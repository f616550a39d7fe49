import { CATEGORIES, CONFIDENCES, DUTIES, PHASES, SCALE, SEVERITIES, STAGES } from '../../penalties/index.ts';

/** The form of `handbooks/penalties.yaml`. That sections, facts and keys exist is checked after it. */

type Schema = { readonly [key: string]: unknown };

const text: Schema = { type: 'string', minLength: 1 };
const table = (properties: Schema, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: Schema, least = 1): Schema => ({ type: 'array', items, minItems: least });
const oneOf = (choices: readonly string[]): Schema => ({ enum: choices });
const key: Schema = { type: 'string', pattern: '^[a-z][a-z0-9-]*$' };
/** Every cell has one; only what no document names may have none. */
const sections = list({ type: 'string', pattern: '^(?:PPG|TRH|TCG-H) \\d[\\d.]*(?:#\\d+)?$' });
const names: Schema = { type: 'object', additionalProperties: text };

const row = table(
  {
    id: text,
    category: oneOf(CATEGORIES),
    severity: oneOf(SEVERITIES),
    if: names,
    start: oneOf(SCALE),
    could: list(oneOf(SCALE)),
    repair: text,
    sections,
    conf: oneOf(CONFIDENCES),
    note: text,
  },
  ['id', 'severity', 'start', 'sections', 'conf'],
);

export const penaltiesSchema: Schema = table(
  {
    facts: {
      type: 'object',
      propertyNames: key,
      additionalProperties: table(
        {
          ask: text,
          is: { anyOf: [oneOf(['yes-no', 'number']), names] },
          cues: { type: 'object', additionalProperties: list(text) },
        },
        ['ask', 'is'],
      ),
    },
    infractions: list(
      table({ key, name: text, say: text, asked: list(text), rows: list(row) }, [
        'key',
        'name',
        'say',
        'asked',
        'rows',
      ]),
    ),
    silent: list(
      table(
        {
          key,
          name: text,
          asked: list(text),
          sections: { ...sections, minItems: 0 },
          says: text,
          nearest: list(table({ key, when: text }, ['key', 'when'])),
        },
        ['key', 'name', 'asked', 'sections', 'says', 'nearest'],
      ),
    ),
    adjust: list(
      table(
        {
          moves: oneOf(['up', 'down', 'either', 'other']),
          to: oneOf(SCALE),
          keys: list(key),
          fact: key,
          says: text,
          sections,
          categories: list(oneOf(CATEGORIES)),
        },
        ['moves', 'says', 'sections', 'categories'],
      ),
    ),
    lands: list(
      table({ penalty: oneOf(SCALE), phase: list(oneOf(PHASES)), stage: oneOf(STAGES), says: text, sections }, [
        'penalty',
        'says',
        'sections',
      ]),
    ),
    duties: list(table({ when: oneOf(DUTIES), says: text, sections }, ['when', 'says', 'sections'])),
  },
  ['facts', 'infractions', 'silent', 'adjust', 'lands', 'duties'],
);
