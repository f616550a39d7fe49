import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOf } from '../formats/index.ts';
import { cardPool, describeTable, setUpTable } from './index.ts';
import { canonicalNames, parseBoardLine, printBoardLine } from './notation/index.ts';

const pool = cardPool(JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')));
const tableOf = (line: string) => {
  const setup = canonicalNames(parseBoardLine(line).setup, pool);
  return setUpTable(setup, pool, formatOf(setup), 'comprehensive-2009');
};

describe('laying a table out and telling it back', () => {
  it.each([
    'CR t7 p1 used retreat | Cyndaquil(MT 79) -20 ~asleep@6 / Luxray(DP 7)<Luxio<Shinx +LL -40 vs Machamp(DP 31)<Machoke<Machop +FF / Pikachu, ?',
    'CR t12 p2 | Cyndaquil / Pichu(MT 93) [prizes 1] vs Chansey(MT 76) +WWWW -60 / - [prizes 1]',
    'CR p2 setup first-p1 | Pikachu(MD 70) / - [prizes 6, hand 6, deck 47] vs - / - [prizes 0, hand 7 (Switch), deck 53, mulligans 2]',
    'CR t5 p1 | Wall{300HP, C, retreat 4, weak Wx2, resist G-30} / - vs ? / ?2 [prizes 4, hand 3 (Switch), deck 20, discard (R, DRE)]',
    'CR t13 p1 2on2 | Machop -20, Pikachu ~paralyzed@12 / Shinx [prizes 2] vs Pichu(MT 93) +L, Turtwig / ? [prizes 3]',
    'CR t10 p2 team p1-p4 | Pikachu / - [prizes 3] vs - / - [prizes 2, deck 0, out] vs Turtwig / ? vs Machop / - [prizes 4]',
  ])('says the same again: %s', (line) => {
    const first = printBoardLine(canonicalNames(describeTable(tableOf(line).state, tableOf(line).pool), pool));
    const second = printBoardLine(canonicalNames(describeTable(tableOf(first).state, tableOf(first).pool), pool));
    expect(second).toBe(first);
  });

  it('keeps the form of play, who sits across, and who is out', () => {
    const line = 'CR t10 p2 team p1-p4 | Pikachu / - vs - / - [prizes 2, out] vs Turtwig / ? vs Machop / -';
    const { state, pool: known } = tableOf(line);
    expect(printBoardLine(canonicalNames(describeTable(state, known), pool))).toBe(line);
    expect(state.players.map(({ team }) => team)).toEqual([1, 2, 1, 2]);
  });

  it('takes the normal line beneath an Evolution that was given alone, and says so', () => {
    const { state, filledIn } = tableOf('CR t7 p1 | Luxray(DP 7) / - vs ?');
    expect(state.players[0]?.active[0]?.stack.length).toBe(3);
    expect(filledIn.some((one) => one.code === 'normal-line')).toBe(true);
  });

  it.each([
    ['fallen (Shinx, Shinx(DP 98)), fallen-to-damage (Shinx(DP 98))', ['Shinx', 'Shinx (DP 98)']],
    ['fallen (Shinx, Shinx(DP 98)), fallen-to-damage (Shinx(DP 98), Shinx(MT 99))', ['Shinx (MT 99)', 'Shinx (DP 98)']],
    ['fallen (Shinx), fallen-to-damage (Shinx)', ['Shinx']],
    ['fallen (Shinx(DP 98)), fallen-to-damage (Shinx(MT 99))', ['Shinx (DP 98)', 'Shinx (MT 99)']],
  ])('counts who fell to damage among those who fell: %s', (said, names) => {
    const { state } = tableOf(`CR t7 p1 | Pikachu / - [${said}] vs ?`);
    expect(state.players[0]).toMatchObject({ fallen: names.length, fallenNames: names });
  });

  it('keeps an unknown zone apart from an empty one', () => {
    const { state } = tableOf('CR t7 p1 | Pikachu / - [hand 0] vs ?');
    expect(state.players[0]?.benchGiven).toBe(true);
    expect(state.players[1]?.benchGiven).toBe(false);
    expect(state.players[0]?.hand).toMatchObject({ given: true, cards: [] });
    expect(state.players[0]?.prizes.given).toBe(false);
  });

  it('takes a set-up side without an Active Pokémon to have set out nothing, and says so', () => {
    const { state, filledIn } = tableOf('CR setup | [deck 60] vs ?');
    expect(state).toMatchObject({ turn: 0, phase: 'setup', given: { turn: false, first: false } });
    expect(state.players[0]).toMatchObject({ activeGiven: true, active: [null], benchGiven: true, mulligans: 0 });
    expect(state.players[0]?.hand).toMatchObject({ given: true, cards: [] });
    expect(state.players[0]?.prizes).toMatchObject({ given: true, cards: [] });
    expect(state.players[1]?.prizes.given).toBe(false);
    expect(filledIn.map(({ code, facts }) => [code, facts.player])).toEqual([
      ['nothing-set-out', 'p1'],
      ['to-move', 'p1'],
    ]);
  });

  it('knows nothing of a set-up side that was not given at all', () => {
    const { state } = tableOf('CR setup | [deck 60]');
    expect(state.players[1]).toMatchObject({ activeGiven: false, benchGiven: false });
  });

  it('says of such a name whether a card with its print is there too', () => {
    const [first] = pool.named('Raichu ex');
    const asked = (line: string) => tableOf(line).ambiguous.map(({ isGivenToo }) => isGivenToo);
    expect(asked('CR t7 p1 | Raichu ex / - vs ?')).toEqual([undefined]);
    expect(asked(`CR t7 p1 | Raichu ex / - vs Raichu ex(${first?.print})`)).toEqual([true]);
  });

  it('lists a name that stands for different texts', () => {
    expect(tableOf('CR t7 p1 | Raichu ex / - vs ?').ambiguous.map((one) => one.name)).toEqual(['Raichu ex']);
  });
});
