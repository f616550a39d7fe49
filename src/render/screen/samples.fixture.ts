import type { Citation } from '../../corpus/index.ts';
import type { CoverageReport, RuleReport, SearchReport } from '../report/types.ts';

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

const ENFORCED = {
  ...cr('309.2'),
  title: 'One retreat per turn',
  section: '309',
  status: 'enforced' as const,
  code: ['src/rules/retreat.ts', 'src/rules/effective-values.ts'],
  applied: ['scenarios/a.yaml', 'scenarios/b.yaml'],
  considered: ['scenarios/c.yaml'],
};

export const COVERAGE: CoverageReport = {
  schema: 1,
  documents: [{ document: 'comprehensive-2009', rules: 7, enforced: 1, people: 1, definition: 2, open: 3 }],
  sections: [
    { ...cr('3'), title: 'Game Concepts', parent: null, rules: 5, enforced: 1, people: 1, definition: 1, open: 2 },
    { ...cr('306'), title: 'Playing Field', parent: '3', rules: 1, enforced: 0, people: 1, definition: 0, open: 0 },
    { ...cr('309'), title: 'Retreating', parent: '3', rules: 4, enforced: 1, people: 0, definition: 1, open: 2 },
    { ...cr('6'), title: 'Turn Sequence', parent: null, rules: 1, enforced: 0, people: 0, definition: 0, open: 1 },
    {
      ...cr('606'),
      title: 'Winning and Losing',
      parent: '6',
      rules: 1,
      enforced: 0,
      people: 0,
      definition: 0,
      open: 1,
    },
    { ...cr('10'), title: 'Glossary', parent: null, rules: 1, enforced: 0, people: 0, definition: 1, open: 0 },
  ],
  rules: [
    {
      ...ENFORCED,
      ...cr('306.1'),
      title: 'Table layout',
      section: '306',
      status: 'people',
      code: [],
      applied: [],
      considered: [],
    },
    { ...ENFORCED, ...cr('309.1'), title: 'Retreating is not switching', status: 'definition', considered: [] },
    ENFORCED,
    { ...ENFORCED, ...cr('309.3'), title: 'Paying the Retreat Cost', status: 'open', applied: [] },
    { ...ENFORCED, ...cr('309.4'), title: 'Removing Energy one card at a time', status: 'open', code: [] },
    {
      ...ENFORCED,
      ...cr('606.2a.ii'),
      title: 'Repeating Sudden Death',
      section: '606',
      status: 'open',
      code: [],
      applied: [],
      considered: [],
    },
    {
      ...ENFORCED,
      ...cr('G:active player'),
      title: 'Active player',
      section: '10',
      status: 'definition',
      code: [],
      applied: [],
      considered: [],
    },
  ],
};

/** The same of one chapter alone. */
export const COVERAGE_OF_CHAPTER: CoverageReport = {
  ...COVERAGE,
  documents: [{ document: 'comprehensive-2009', rules: 5, enforced: 1, people: 1, definition: 1, open: 2 }],
  sections: COVERAGE.sections.filter(({ id, parent }) => id === '3' || parent === '3'),
  rules: COVERAGE.rules.filter(({ id }) => id.startsWith('3')),
};
