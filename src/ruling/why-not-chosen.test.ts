import { expect, test } from 'vitest';
import type { TraceNode } from '../engine/index.ts';
import { chosenInstead, whyNotChosen } from './why-not-chosen.ts';

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

test('what is said of a cost does not speak against an Energy card that is called by its letter', () => {
  const entries = [{ kind: 'note', code: 'energy-needed', facts: { cost: ['W', 'W'], has: ['W'] } }];
  expect(whyNotChosen([{ kind: 'rule', rule: RULE, depth: 1, entries }] as unknown as TraceNode[], 'W')).toEqual([]);
});

test('what is said of a player does not speak against an answer that names the player', () => {
  const entries = [{ kind: 'note', code: 'hand-revealed', facts: { player: 'p2' } }];
  expect(whyNotChosen([{ kind: 'rule', rule: RULE, depth: 1, entries }] as unknown as TraceNode[], 'p2')).toEqual([]);
});

test('a choice that was another is named as the one that could have been this, and a coin is not', () => {
  const of = (kind: string, keys: readonly string[], answer: string) => ({
    kind: 'answered',
    asked: true,
    answer,
    question: { kind, code: 'x', by: 'p1', facts: {}, options: keys.map((key) => ({ key, aliases: [] })) },
  });
  const entries = [of('choose', ['Marill', 'Cyndaquil', 'none'], 'Marill'), of('coin', [], 'heads')];
  const asked = [{ kind: 'rule', rule: RULE, depth: 2, entries }] as unknown as readonly TraceNode[];
  expect(chosenInstead(asked, 'cyndaquil')).toMatchObject({ answer: 'Marill' });
  for (const said of ['Marill', 'tails', 'Bill']) expect(chosenInstead(asked, said)).toBe(null);
});
