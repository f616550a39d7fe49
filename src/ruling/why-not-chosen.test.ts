import { expect, test } from 'vitest';
import type { TraceNode } from '../engine/index.ts';
import { whyNotChosen } from './why-not-chosen.ts';

const RULE = 'me-2026/3 Card Types: Trainer#a' as TraceNode['rule'];

const trace: readonly TraceNode[] = [
  {
    kind: 'rule',
    rule: 'me-2026/Attack.F3' as TraceNode['rule'],
    depth: 1,
    entries: [
      {
        kind: 'rule',
        rule: RULE,
        depth: 2,
        entries: [
          { kind: 'note', code: 'tool-is-no-item', facts: { card: 'Rigid Band' } },
          { kind: 'note', code: 'tool-is-no-item', facts: { card: 'Hero’s Cape' } },
        ],
      },
    ],
  },
] as unknown as readonly TraceNode[];

test('what was said of a card before the choice is why it may not be chosen, with its paragraph', () => {
  expect(whyNotChosen(trace, 'rigid band')).toMatchObject([{ rule: RULE, facts: { card: 'Rigid Band' } }]);
});

test('of a card that nothing was said of, nothing is', () => {
  expect(whyNotChosen(trace, 'Switch')).toEqual([]);
});
