import type { CorpusIndex } from '../../corpus/index.ts';
import type { PenaltyTable } from '../../penalties/index.ts';

/** What judges type for each infraction, as a corpus that can be searched. The build makes its index of the same. */
export const penaltiesAsCorpus = ({ infractions, silent }: PenaltyTable): CorpusIndex => ({
  hash: '',
  documents: [{ key: 'penalties', label: 'penalties', title: 'penalties', name: 'penalties', about: '' }],
  entries: [...infractions, ...silent].map(({ key, name, asked }) => ({
    document: 'penalties',
    id: key,
    title: name,
    kind: 'rule',
    parent: null,
    text: asked.map((phrase) => `- ${phrase}`).join('\n'),
    examples: [],
    class: 'people',
    links: [],
    file: 'penalties.yaml',
    line: 1,
  })),
});
