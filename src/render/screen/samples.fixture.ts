import type { Citation } from '../../corpus/index.ts';
import type { LegalReport, ReplayReport, RuleReport, RulingReport, SearchReport, TraceJson } from '../report/types.ts';

/** Results made by hand, one for each screen, so that the screens can be looked at without the rules. */
const cr = (id: string): Citation => ({ document: 'comprehensive-2009', id });

const node = (id: string, text: string, more: Partial<TraceJson> = {}): TraceJson => ({
  rule: cr(id),
  depth: 2,
  event: 'note',
  text,
  children: [],
  ...more,
});

export const TABLE_A =
  'CR t7 p1 used retreat | Cyndaquil(MT 79) ~asleep@7 / Luxray(DP 7), Wigglytuff(GE 32) ^Good Night Melody vs Machamp(DP 31) -40 ~asleep@7';

export const ILLEGAL: RulingReport = {
  schema: 1,
  ruleset: 'comprehensive-2009',
  question: 'retreat',
  verdict: 'illegal',
  headline: "p1 can't retreat.",
  say: [
    "You can't retreat.",
    'Cyndaquil is Asleep, it has no Energy for its Retreat Cost of one, and you have already retreated this turn.',
  ],
  grounds: [
    {
      rule: cr('311.2b'),
      code: 'asleep',
      says: 'Cyndaquil is Asleep.',
      because: 'Asleep since turn 7',
      liftedBy: [
        { ...cr('402.2'), says: 'evolving it, or leaving the Active spot' },
        { ...cr('311.2c'), says: 'a coin between turns, if heads' },
      ],
    },
    {
      rule: cr('309.3'),
      code: 'retreat-cost',
      says: 'It has no Energy; its Retreat Cost is 1.',
      because: '0 Energy cards on Cyndaquil, worth 0',
      liftedBy: [
        { ...cr('305.3'), says: 'an Energy card from hand: not yet used this turn' },
        { ...cr('309.3a'), says: 'an effect that sets the cost to 0' },
      ],
    },
    {
      rule: cr('309.2'),
      code: 'already-retreated',
      says: 'p1 has already retreated in turn 7.',
      because: 'retreat used in turn 7',
      liftedBy: [],
    },
  ],
  options: [],
  branches: [],
  gaps: [],
  needs: [],
  assumptions: [{ kind: 'told-by-nobody', about: 'effects', says: 'no other effects in play', rule: null }],
  passed: [],
  trace: [],
  remedy: [{ ...cr('309.1'), says: 'So not in this turn at all. A card that switches Pokémon is no retreat.' }],
  elsewhere: [],
  board: TABLE_A,
};

export const LEGAL: RulingReport = {
  ...ILLEGAL,
  verdict: 'legal',
  headline: 'p1 may retreat Typhlosion.',
  say: [
    'You may retreat; it costs two.',
    'Pay with the Double Rainbow alone, with both Fire, or with one Fire and then the Double Rainbow.',
  ],
  grounds: [],
  remedy: [],
  assumptions: [],
  options: [
    ['pay', true, ['DRE', 'gives 2, exact', 'keeps R R'], '309.4'],
    ['pay', true, ['R, R', 'gives 2, exact', 'keeps DRE'], '309.4'],
    ['pay', true, ['R, then DRE', 'gives 3, one too many', 'keeps R'], '309.4'],
    ['not', false, ['DRE, then R', 'paid after the DRE: stop'], '309.4'],
    ['not', false, ['R, R, DRE', 'paid after the second R: stop'], '309.4'],
    ['for', true, ['bench 1, Cyndaquil'], '309.3'],
  ].map(([group, legal, cells, id]) => ({
    legal: legal === true,
    group: String(group),
    code: 'way',
    cells: cells as string[],
    says: (cells as string[]).join(', '),
    rule: cr(String(id)),
  })),
  trace: [
    node('309.2', 'no retreat yet in turn 9'),
    node('311.2b', 'Typhlosion is not Asleep'),
    node('309.3', '', {
      event: 'rule',
      children: [
        node('309.3', 'Retreat Cost 2, as printed (MT 16)'),
        node('309.3a', 'nothing in play changes it: 3 Pokémon, 3 Energy read', { depth: 3 }),
      ],
    }),
    node('402.2', 'Special Conditions would end on the Bench: there are none', { depth: 3 }),
  ],
  board: 'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +RR+DRE(CG 88) / Cyndaquil(MT 79) vs Machamp(DP 31)',
};

export const NOT_MODELLED: RulingReport = {
  ...ILLEGAL,
  verdict: 'not-modelled',
  headline: "no ruling yet on p1's retreat.",
  say: ['A card text decides this. Let me read it.'],
  grounds: [],
  remedy: [],
  assumptions: [],
  gaps: [
    {
      card: 'Flygon (RR 5)',
      place: 'Poké-Body Rainbow Float',
      clause: 'clause 1 of 1',
      text: '…the Retreat Cost for those Pokémon is 0.',
      couldChange: ['the Retreat Cost of Typhlosion'],
    },
  ],
  branches: [
    { if: ['clause: applies'], verdict: 'legal', says: 'nothing to discard', trace: [] },
    { if: ['clause: does not apply'], verdict: 'illegal', says: 'the cost is 2, one R gives 1', trace: [] },
  ],
  passed: [
    { ...cr('311.2b'), says: 'not Asleep' },
    { ...cr('309.2'), says: 'no retreat yet this turn' },
  ],
};

export const DEPENDS: RulingReport = {
  ...NOT_MODELLED,
  verdict: 'depends',
  headline: 'p1 may try to attack with Karate Chop.',
  say: ['You may try.', 'Flip a coin.'],
  gaps: [],
  branches: [
    { if: ['coin: heads'], verdict: 'legal', says: 'the attack goes on', trace: [] },
    { if: ['coin: tails'], verdict: 'illegal', says: '3 damage counters on Machamp; the attack fails', trace: [] },
  ],
};

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

export const OVERVIEW: LegalReport = {
  schema: 1,
  ruleset: 'comprehensive-2009',
  headline: 'p1, turn 7, action phase: 3 kinds of action open, 3 not.',
  open: [
    {
      action: 'attach',
      verdict: 'legal',
      rule: cr('305.3'),
      says: 'an Energy card from hand, to any of 3 Pokémon',
      options: [],
    },
    {
      action: 'bench',
      verdict: 'legal',
      rule: cr('300.3'),
      says: 'a Basic Pokémon from hand; 3 places free',
      options: [],
    },
    { action: 'end turn', verdict: 'legal', rule: cr('603.2'), says: 'without an attack', options: [] },
  ],
  closed: [
    { action: 'attack', what: 'Tackle', grounds: ILLEGAL.grounds.slice(0, 1) },
    { action: 'attack', what: 'Live Coal', grounds: ILLEGAL.grounds.slice(0, 2) },
    { action: 'retreat', what: '', grounds: ILLEGAL.grounds },
  ],
  assumptions: [{ kind: 'default', about: 'hand', says: 'p1 holds the card, where a row says so', rule: null }],
  gaps: [],
  board: TABLE_A,
};

export const REPLAY: ReplayReport = {
  schema: 1,
  ruleset: 'comprehensive-2009',
  name: 'Lightning Star takes the Double Rainbow along',
  verdict: 'legal',
  headline: '1 step, 2 of 3 expectations met.',
  say: [],
  steps: [
    {
      action: { kind: 'attack' },
      says: "p1 attacks Wailord with Luxray's Lightning Star.",
      verdict: 'legal',
      grounds: [],
      trace: [
        node('603.4a', 'needs L L L L; L, L and DRE give it', { label: 'Energy' }),
        node('603.4b', 'bench 1, Raichu ex', { label: 'choice', event: 'choice' }),
        node('603.5', '', {
          event: 'rule',
          children: [
            node('603.5a', 'base', { label: 'damage', figure: '80' }),
            node('603.5b', 'DRE, an effect on the attacker', { label: 'damage', figure: '−10', sum: 70 }),
            node('603.5c', 'Weakness L', { label: 'damage', figure: '×2', sum: 140 }),
          ],
        }),
        node('603.4h', '14 damage counters on Wailord for 140 damage', { label: 'counters', event: 'damaged' }),
        node('301.1', 'DRE off Raichu ex', { label: 'checks', event: 'detached' }),
        node('604.1', 'the end phase begins'),
      ],
    },
  ],
  table: {},
  result: null,
  expectations: {
    met: 2,
    unmet: [
      {
        path: 'p2 active damage',
        expected: '160',
        got: '140',
        at: 'turn.yaml:8:26',
        partedAt: { ...cr('603.5b'), says: '160 is the sum without the effect of DRE.' },
      },
    ],
  },
  changed: ['Wailord 60/200 -140', 'Luxray no Energy', 'Raichu ex L L'],
  gaps: [],
  assumptions: [],
  board: 'CR t10 p2 draw | Luxray(DP 7)<Luxio<Shinx / Raichu ex(SS 98)<Pikachu +LL vs Wailord(GE 30)<Wailmer -140 / ?2',
};
