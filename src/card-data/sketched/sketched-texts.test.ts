import { expect, test } from 'vitest';
import { formatOf } from '../../formats/index.ts';
import { ruleOn } from '../../ruling/index.ts';
import { cardPool, describeTable, handInTextReader, setUpTable } from '../../state/index.ts';
import { parseBoardLine, printBoardLine } from '../../state/notation/index.ts';
import { readSketchedTexts } from './index.ts';

handInTextReader(readSketchedTexts);

// A sketch with the words of its card is ruled on as an imported card is.

const pool = cardPool([]);
const COAT = "Poké-Body Warm Coat: As long as Emberling is your Active Pokémon, your opponent's Pokémon can't retreat.";
const FURY = 'Fury 0 30+ Flip a coin. If heads, this attack does 30 more damage.';
const ODD = 'Haze 0 Frobnicate the Defending Pokémon.';
const table = (line: string) => ({ setup: parseBoardLine(line).setup, pool, doc: 'comprehensive-2009' as const });
const ruled = (question: string, line: string) => {
  const found = ruleOn(question, table(line));
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.ruling;
};
const PEBBLET = 'Pebblet{60HP, F, retreat 0}';

test('its attack does what its text says', () => {
  const { verdict, branches } = ruled('attack Fury', `CR t9 p1 | Emberling{60HP, R, "${FURY}"} / - vs ${PEBBLET} / -`);
  expect(verdict).toBe('legal');
  const dealt = branches.map(({ trace }) => /"damage":(\d+)/u.exec(JSON.stringify(trace))?.[1]);
  expect(dealt).toEqual(['60', '30']);
});

test('its Poké-Body is in force, and another one is not', () => {
  const line = (coat: string): string => `CR t9 p2 | Emberling{60HP, R, ${coat}} / - vs ${PEBBLET} / ${PEBBLET}`;
  expect(ruled('retreat', line(`"${COAT}"`)).verdict).toBe('illegal');
  expect(ruled('retreat', line('"Poké-Body Thick Coat: Emberling can\'t be Burned."')).verdict).toBe('legal');
});

test('a sketch that names attacks names all of them, and one that names none may have any', () => {
  const line = (facts: string): string => `CR t9 p1 | Emberling{60HP, R${facts}} / - vs ${PEBBLET} / -`;
  expect(ruled('attack Singe', line('')).verdict).toBe('undetermined');
  expect(ruleOn('attack Singe', table(line(', "Claw R 20"')))).toMatchObject({ ok: false });
});

test('a text that is not read stays on the table and is not played', () => {
  const line = `CR t9 p1 | Emberling{60HP, R, "${ODD}"} / - vs ${PEBBLET} / -`;
  const ruling = ruled('attack Haze', line);
  expect(ruling.gaps.map(({ text }) => text)).toEqual(['Frobnicate the Defending Pokémon.']);
  expect(ruling.follows?.unread).not.toEqual([]);
  expect(ruling.verdict).toBe('legal');
});

test('the table that is described afterwards has the words again', () => {
  const line = `CR t9 p1 | Emberling{60HP, R, "${COAT}", "Claw R 20", "${FURY}", "${ODD}"} / - vs ${PEBBLET} / -`;
  const { setup } = table(line);
  const { state, pool: known } = setUpTable(setup, pool, formatOf(setup), 'comprehensive-2009');
  expect(printBoardLine(describeTable(state, known))).toBe(line);
});
