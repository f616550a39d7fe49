import type { Citation } from '../../corpus/index.ts';
import type { CompareReport, CoverageReport, RuleReport, SearchReport, TopicsReport } from '../report/types.ts';

/** Results made by hand for screens that need no ruling. */
const cr = (id: string): Citation => ({ document: 'comprehensive-2009', id });
const neo = (id: string): Citation => ({ document: 'neo-2001', id });
const ex = (id: string): Citation => ({ document: 'ex-2003', id });
const xy = (id: string): Citation => ({ document: 'xy-2016', id });
const apr = (id: string): Citation => ({ document: 'advanced-2018', id });

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
  reading: null,
  confidence: null,
  unsettled: null,
  examples: ['cost 2 with R, R and DRE: DRE, or R R, or R then DRE'],
  children: [],
  see: [{ ...cr('305.2'), title: 'How much an Energy gives' }],
  citedBy: [cr('602.1'), cr('309.3')],
  before: { ...cr('309.3b'), title: 'A cost of zero is still the retreat of the turn' },
  after: { ...cr('310.1'), title: "A card's own name means that very card" },
  elsewhere: [
    { ...neo('Cond.Confused#2'), says: 'By discarding Energy cards.', point: 'How is the Retreat Cost paid?' },
    { ...apr('I.A-03/ret.2'), says: 'The amount needed is discarded.', point: 'How is the Retreat Cost paid?' },
    {
      ...apr('II.C-01'),
      part: 'FAQ',
      says: 'The amount needed is discarded.',
      point: 'How is the Retreat Cost paid?',
    },
    {
      ...apr('II.C-10'),
      part: 'FAQ 1',
      says: 'A card; one of two units may be taken for two.',
      point: 'Card or unit?',
    },
  ],
  code: ['src/rules/retreat/retreat.ts'],
  scenarios: ['scenarios/cr/309.4-three-ways.yaml'],
  applied: ['scenarios/cr/309.4-three-ways.yaml'],
  considered: [],
  original: null,
  ownCopy: null,
  precedents: [],
};

export const SEARCH: SearchReport = {
  query: 'aslep retraet',
  total: 23,
  corrected: [
    { from: 'aslep', to: 'asleep' },
    { from: 'retraet', to: 'retreat' },
  ],
  missing: [],
  nearest: [],
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
  confidence: null,
  code: ['src/rules/retreat/retreat.ts', 'src/rules/pokemon/effective-values.ts'],
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

const silent = { says: 'silent', silent: true, rules: [] } as const;
const asUsual = { says: 'As usual, without a coin.', silent: false } as const;

export const COMPARED: CompareReport = {
  schema: 1,
  topic: 'confusion',
  by: 'topic',
  corrected: [{ from: 'confuson', to: 'confusion' }],
  missing: [],
  nearest: [],
  of: 55,
  points: [
    {
      point: 'May a Confused Pokémon retreat?',
      key: 'confused-retreat',
      part: 'Retreating and switching',
      topics: ['confusion', 'retreat'],
      documents: {
        'neo-2001': {
          says: 'It pays first, then flips. Tails: it stays, and it may not try again this turn.',
          silent: false,
          rules: [neo('Cond.Confused#1'), neo('Cond.Confused#2')],
        },
        'ex-2003': { ...asUsual, rules: [ex('Status.Confused')] },
        'comprehensive-2009': { ...asUsual, rules: [cr('311.2b'), cr('311.5b')] },
        'xy-2016': { ...asUsual, rules: [xy('SC.Removing'), xy('Turn.2E#2')] },
        'advanced-2018': { ...asUsual, rules: [apr('I.A-03/ret.1b'), { ...apr('II.C-01'), part: 'FAQ 2' }] },
      },
    },
    {
      point: 'In what order is an attack carried out?',
      key: 'attack-steps',
      part: 'Attacking',
      topics: ['attack'],
      documents: {
        'neo-2001': {
          says: 'Confusion comes last.',
          silent: false,
          rules: [neo('Order.1'), neo('Order.6')],
          steps: [
            { says: 'Flip if the target is a Baby Pokémon, before anything is announced.', rules: [neo('Order.1')] },
            { says: 'Confusion.', rules: [neo('Order.6')] },
          ],
        },
        'ex-2003': { ...silent, says: 'silent; no list is given.' },
        'comprehensive-2009': silent,
        'xy-2016': silent,
        'advanced-2018': {
          says: 'Flips put on the attacker and Confusion come before any text of the attack.',
          silent: false,
          rules: [apr('I.A-01/atk.2b')],
          steps: [{ says: 'Confusion.', rules: [apr('I.A-01/atk.2b')] }],
        },
      },
    },
  ],
};

export const TOPICS: TopicsReport = {
  schema: 1,
  topics: [
    { topic: 'confusion', also: ['Confused', 'conf'], points: 8 },
    { topic: 'technical machines', also: [], points: 1 },
  ],
  points: 206,
};
