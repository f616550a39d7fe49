import type { Citation } from '../../corpus/index.ts';
import type { RuleReport, SearchReport } from '../report/types.ts';

/** Results made by hand for screens that need no ruling. */
const cr = (id: string): Citation => ({ document: 'comprehensive-2009', id });

export const RULE: RuleReport = {
  document: 'comprehensive-2009',
  id: '309.4',
  title: 'Paying a Retreat Cost',
  kind: 'rule',
  parent: '309',
  text: 'Energy cards come off the Active Pokémon one at a time, in the order its owner likes. As soon as the cost is met or passed, no more may be removed.',
  class: 'enforced',
  links: [cr('305.2')],
  breadcrumb: [
    { ...cr('3'), title: 'Game concepts' },
    { ...cr('309'), title: 'Retreating' },
  ],
  examples: ['cost 2 with R, R and DRE: DRE, or R R, or R then DRE'],
  children: [],
  see: [{ ...cr('305.2'), title: 'How much an Energy gives' }],
  citedBy: [cr('602.1'), cr('309.3')],
  before: { ...cr('309.3b'), title: 'A cost of zero is still the retreat of the turn' },
  after: { ...cr('310.1'), title: "A card's own name means that very card" },
  elsewhere: [],
  code: ['src/rules/retreat.ts'],
  scenarios: ['scenarios/cr/309.4-three-ways.yaml'],
  applied: ['scenarios/cr/309.4-three-ways.yaml'],
  considered: [],
  original: null,
};

export const SEARCH: SearchReport = {
  query: 'aslep retraet',
  total: 23,
  corrected: [
    { from: 'aslep', to: 'asleep' },
    { from: 'retraet', to: 'retreat' },
  ],
  missing: [],
  hits: [
    {
      document: 'comprehensive-2009',
      id: '311.2b',
      title: "Asleep Pokémon can't attack or retreat",
      breadcrumb: ['Game concepts', 'Special Conditions', 'Asleep'],
      snippet: 'While Asleep a Pokémon may neither attack nor retreat.',
      marks: [
        { start: 6, end: 12 },
        { start: 46, end: 53 },
      ],
      score: 0.93,
    },
    {
      document: 'comprehensive-2009',
      id: '309.1',
      title: 'Retreating is not switching',
      breadcrumb: ['Game concepts', 'Retreating'],
      snippet: 'To retreat means to pay Energy so that the Active Pokémon goes to the Bench.',
      marks: [{ start: 3, end: 10 }],
      score: 0.4,
    },
  ],
};
