import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool } from '../state/index.ts';
import { runScenario } from './index.ts';

/** An answer that depends on Knock Outs of the last turn asks for them, and one that was given is not reported as unused where it is used. */

const root = join(import.meta.dirname, '../..');
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

const assumed = (ruleset: string, fallen: string, card = 'Pals'): readonly string[] => {
  const text = `ruleset: ${ruleset}
cards:
  Pals: {kind: trainer, text: Only after a Knock Out., plays-only-if: {fallen-last-turn: any}, does: [{draw: 2}]}
turn: 9
to-move: p1
p1: {active: Pikachu, bench: none, hand: [${card}], deck: 9${fallen}}
p2: {active: Onix, bench: none}
ask: play ${card}
`;
  const { replay } = runScenario(text, 'falls.yaml', { pool, doc: 'comprehensive-2009' });
  const codes = (replay?.ruling?.assumptions ?? []).flatMap(({ code, facts }) =>
    code === 'no-fall-told' || facts.what === 'fallen' ? [code] : [],
  );
  return [replay?.ruling?.verdict ?? 'none', ...codes];
};

describe('Knock Outs of the last turn, where a card asks for them', () => {
  it.each(['comprehensive-2009', 'xy-2016', 'advanced-2018'])(
    'are assumed not to have happened where none was given (%s)',
    (ruleset) => {
      expect(assumed(ruleset, '')).toEqual(['illegal', 'no-fall-told']);
      expect(assumed(ruleset, ', fallen: 0')).toEqual(['illegal']);
      expect(assumed(ruleset, ', fallen: 1')).toEqual(['legal']);
      expect(assumed(ruleset, '', 'Switch')).not.toContain('no-fall-told');
    },
  );
});
