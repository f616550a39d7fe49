import type { Citation } from '../../corpus/index.ts';
import type { ElsewhereJson } from '../report/types.ts';

/** What decides by another document, in words. */

interface Reason {
  readonly text: string;
  readonly cites: readonly Citation[];
}

const groundReasons = (grounds: ElsewhereJson['grounds']): readonly Reason[] =>
  grounds
    .filter(({ restates }) => restates === null)
    .map((ground) => ({
      text: ground.says,
      cites: [ground, ...grounds.filter(({ restates }) => restates === ground.code)].map(({ rule }) => rule),
    }));

/**
 * Every ground, or everything that would have to be known and what stands against the act on the table as it was given; of an act that is allowed what is said to the players, with all that it
 * rests on.
 */
export const reasonsElsewhere = ({ verdict, grounds, needs, says, restsOn }: ElsewhereJson): readonly Reason[] => {
  if (verdict === 'illegal') return groundReasons(grounds);
  if (verdict === 'undetermined')
    return [...needs.map((need) => ({ text: `${need.says}.`, cites: [need] })), ...groundReasons(grounds)];
  return says.length === 0 ? [] : [{ text: says.join(' '), cites: restsOn }];
};
