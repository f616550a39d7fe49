import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPool } from '../state/index.ts';
import { runScenario } from './index.ts';

/** Protects the judge from an answer that hangs on Knock Outs of the last turn of which nobody was asked, and from hearing that a told one is not used where it is. */

const root = join(import.meta.dirname, '../..');
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

const taken = (ruleset: string, fallen: string, card = 'Pals'): readonly string[] => {
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
  it.each(['xy-2016', 'advanced-2018'])('are taken not to have been where none was told (%s)', (ruleset) => {
    expect(taken(ruleset, '')).toEqual(['illegal', 'no-fall-told']);
    expect(taken(ruleset, ', fallen: 0')).toEqual(['illegal']);
    expect(taken(ruleset, ', fallen: 1')).toEqual(['legal']);
    expect(taken(ruleset, '', 'Switch')).not.toContain('no-fall-told');
  });

  it('are not used by a document that knows no looking back', () => {
    expect(taken('comprehensive-2009', '')).toEqual(['undetermined']);
    expect(taken('comprehensive-2009', ', fallen: 1')).toEqual(['undetermined', 'not-read']);
  });
});
