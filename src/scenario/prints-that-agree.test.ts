import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Card, cardPool } from '../state/index.ts';
import { readChecked } from './index.ts';
import { replay } from './replay.ts';

const shipped = JSON.parse(readFileSync(new URL('../../dist/cards.json', import.meta.url), 'utf8')) as Card[];
const doubled = shipped.find(({ name }) => name === 'Double Colorless Energy');
if (doubled === undefined) throw new Error('no Double Colorless Energy is shipped');
const { short, ...reprint } = doubled;

const ATTACHED =
  'board: CR t5 p1 | Cyndaquil(MT 79) / - [hand (Double Colorless Energy), deck 9] vs ?\nsteps: [attach Double Colorless Energy to active]\n';

const firstStep = (other: Partial<Card>, text = ATTACHED) => {
  const pool = cardPool([...shipped, { ...reprint, key: 'again-1', print: 'AG 1', ...other } as Card]);
  const file = readChecked(text, 'prints.yaml', pool);
  expect(file.faults).toEqual([]);
  return replay(file, { pool, doc: 'comprehensive-2009' }).steps[0];
};

const played = (other: Partial<Card>, text = ATTACHED) => firstStep(other, text)?.verdict;

test('prints of which one alone has a short name come to one table', () => {
  expect(short).toBe('DCE');
  expect(played({})).toBe('legal');
});

test('prints of which one is spelt in another way come to one table', () => {
  expect(played({ name: 'Double-Colorless Energy' })).toBe('legal');
});

test('prints of which one alone harms its Pokémon do not', () => {
  const counter = {
    claim: 'trigger',
    event: 'energy-attached',
    this: true,
    on: 'host',
    does: [{ counters: 1, on: 'host' }],
  };
  const step = firstStep({ always: [counter] as unknown as Card['always'] } as Partial<Card>);
  expect(step?.verdict).toBe('undetermined');
  // What is shown of the step is what comes with the first of them.
  expect(step?.onPrints).toEqual([`Double Colorless Energy ${doubled.print}`]);
});

test('prints on which a step is refused alike, and changes nothing, are not asked about', () => {
  // One of the two is a basic Energy card, which is written as a letter, and the other is not.
  const special = { key: 'again-2', name: 'Darkness Energy', tags: [] };
  const refused =
    'board: CR t5 p1 | Cyndaquil(MT 79) +"Darkness Energy" / - vs Cyndaquil(MT 79) / -\nsteps: [retreat]\n';
  expect(played(special, refused)).toBe('illegal');
});

test('a print that asks for attacks of the last turn does not part from the others where nothing is asked', () => {
  const cyndaquil = shipped.find(({ print }) => print === 'MT 79');
  if (cyndaquil === undefined) throw new Error('no Cyndaquil is shipped');
  const asking = { if: { 'used-last-turn': { attack: 'Ram', named: '' } } };
  const again = { ...cyndaquil, key: 'again-3', print: 'AG 3', always: [asking] } as unknown as Card;
  const pool = cardPool([...shipped, again]);
  const text = 'board: CR t5 p1 | Luxray(DP 7) / Cyndaquil vs Luxray(DP 7) / -\nsteps: [end turn]\n';
  const file = readChecked(text, 'prints.yaml', pool);
  expect(file.faults).toEqual([]);
  expect(replay(file, { pool, doc: 'comprehensive-2009' }).steps[0]?.verdict).toBe('legal');
});
