import { corpusReader } from '../../corpus/index.ts';
import type { EngineCodes } from '../../engine/index.ts';
import type { NeedJson } from '../../render/report/types.ts';
import { noSuchRule } from '../../render/words/rulings.ts';
import type { World } from '../world.ts';

/** What a document has no rule for is named by the title of the rule of another document that is cited for it. */

/** The code of a need for what a document does not say. */
const SILENCE: EngineCodes['need'] = 'document-silent';

const isSilence = (value: object): value is NeedJson =>
  'code' in value && value.code === SILENCE && 'says' in value && 'id' in value;

const inWords = (says: string, title: string): string => says.replace(noSuchRule(null), noSuchRule(title));

/** What says in its own words what is open after it, such as the future of a coin. */
const saysWhatIsOpen = (value: object): value is { readonly says: string; readonly open: NeedJson } =>
  'open' in value && typeof value.open === 'object' && value.open !== null && isSilence(value.open) && 'says' in value;

/** The report with every such silence named. The corpus is opened only where there is one. */
export const silencesNamed = <T>(report: T, world: World): T => {
  let reader: ReturnType<typeof corpusReader> | null = null;
  const titleOf = (silence: NeedJson): string | undefined => {
    reader ??= corpusReader(world.corpus());
    return reader.entry(silence)?.title;
  };
  const named = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map(named);
      return items.every((item, at) => item === value[at]) ? value : items;
    }
    if (isSilence(value)) {
      const title = titleOf(value);
      return title === undefined ? value : { ...value, says: inWords(value.says, title) };
    }
    const title = saysWhatIsOpen(value) ? titleOf(value.open) : undefined;
    const entries = Object.entries(
      title !== undefined && saysWhatIsOpen(value) ? { ...value, says: inWords(value.says, title) } : value,
    );
    const changed = entries.map(([key, inner]) => [key, named(inner)] as const);
    return title === undefined && changed.every(([, inner], at) => inner === entries[at]?.[1])
      ? value
      : Object.fromEntries(changed);
  };
  return named(report) as T;
};
