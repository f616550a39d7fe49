import { isSituations, type Situation, situationsVerified } from '../../asking/penalties/situations.ts';
import type { World } from '../../asking/world.ts';
import { faultJson } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { Verified } from '../../render/report/verify-report.ts';
import { openSource, readYaml, type Source, type YamlNode } from '../../scenario/index.ts';
import { fileText } from '../file-text.ts';

/** Files of penalty situations among those to verify: they are few, and are run beside the scenarios. */

/** Only such a file can hold situations; a scenario is not opened twice to find out. */
const NAMED = /situations?\.ya?ml$/iu;

export const mayHoldSituations = (file: string): boolean => {
  if (!NAMED.test(file)) return false;
  const source = fileText(file);
  return !('code' in source) && isSituations(source.text);
};

type Plain = string | readonly Plain[] | { readonly [key: string]: Plain };

const plainOf = (node: YamlNode): Plain => {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'list') return node.items.map(plainOf);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, plainOf(value)]));
};

/** A situation as the file says it; null where a part that it needs is missing. */
const situationOf = (read: Plain): Situation | null => {
  const { taken, ...rest } = read as { readonly [key: string]: Plain };
  const one = rest as unknown as Partial<Situation>;
  const whole =
    typeof one.name === 'string' &&
    typeof one.words === 'string' &&
    typeof one.expect?.penalty === 'string' &&
    Array.isArray(one.expect.sections);
  if (!whole) return null;
  return { ...(one as Situation), ...(taken === undefined ? {} : { taken: Number(taken) }) };
};

const situationsIn = (source: Source): readonly Situation[] => {
  const read = readYaml(source);
  if (read === null) return [];
  return (read.kind === 'list' ? read.items : [read]).flatMap((node) => {
    const one = node.kind === 'map' ? situationOf(plainOf(node)) : null;
    if (one === null)
      source.report(
        'bad-situation',
        'this situation is not complete.',
        node.span,
        'expected   name, words and expect: { penalty: …, sections: […] }',
      );
    return one ?? [];
  });
};

export const verifySituations = async (
  files: readonly string[],
  world: World,
): Promise<{ readonly ran: readonly Verified[]; readonly faults: readonly FaultJson[]; readonly unread: number }> => {
  const ran: Verified[] = [];
  const faults: FaultJson[] = [];
  let unread = 0;
  for (const file of files) {
    const text = fileText(file);
    const source = 'code' in text ? null : openSource(text.text, file);
    const situations = source === null ? [] : situationsIn(source);
    const wrong = 'code' in text ? [text] : (source?.faults ?? []).map(faultJson);
    if (wrong.length > 0) unread += 1;
    else ran.push(...(await situationsVerified(file, situations, world)));
    faults.push(...wrong);
  }
  return { ran, faults, unread };
};
