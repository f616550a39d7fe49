import { describe, expect, it } from 'vitest';
import type { BranchJson } from '../report/types.ts';
import { branchRowsOf } from './branches.ts';
import { countedIn } from './reported-together.ts';

/** Rows of a list say once what several futures, or several events, have in common. */

const future = (coins: string, says: string): BranchJson => ({
  if: [...coins].map((side) => `coin: ${side === 'h' ? 'heads' : 'tails'}`),
  verdict: 'legal',
  says,
  grounds: [],
  trace: [],
  open: null,
});

const EVERY = ['hhh', 'hht', 'hth', 'htt', 'thh', 'tht', 'tth', 'ttt'];
const heads = (coins: string): number => [...coins].filter((side) => side === 'h').length;

describe('the futures of several coins', () => {
  it('are listed by how many are heads, where nothing else matters', () => {
    const rows = branchRowsOf(EVERY.map((coins) => future(coins, `${heads(coins)}0 damage`)));
    expect(rows.map(({ label, branch }) => `${label}: ${branch.says}`)).toEqual([
      '3 heads: 30 damage',
      '2 heads: 20 damage',
      '1 heads: 10 damage',
      'no heads: 00 damage',
    ]);
  });

  it('are listed one by one where the order of the coins matters, where one is left out, and where there are few', () => {
    expect(branchRowsOf(EVERY.map((coins) => future(coins, coins))).length).toBe(8);
    expect(branchRowsOf(EVERY.slice(1).map((coins) => future(coins, 'x'))).length).toBe(7);
    expect(branchRowsOf(['h', 't'].map((coins) => future(coins, 'x'))).map(({ label }) => label)).toEqual([
      'heads',
      'tails',
    ]);
  });
});

describe('coins that are flipped for different things', () => {
  const flipped = (coins: string, says: string): BranchJson => ({
    ...future(coins, says),
    flips: [...coins].map((_, at) => (at < 2 ? 'for Fury' : 'because of Focus Band')),
  });

  it('are counted apart', () => {
    const says = ['hhh', 'hht', 'ht', 'th', 'tt'].map((coins) =>
      flipped(coins, `${heads(coins.slice(0, 2))} ${coins[2] ?? ''}`),
    );
    expect(branchRowsOf(says).map(({ label, branch }) => `${label}: ${branch.says}`)).toEqual([
      '2 heads, heads: 2 h',
      '2 heads, tails: 2 t',
      '1 heads: 1 ',
      'no heads: 0 ',
    ]);
  });

  it('are never added up', () => {
    const alike = EVERY.map((coins) => flipped(coins, 'the same'));
    expect(branchRowsOf(alike).map(({ label }) => label)).toEqual([
      '2 heads, heads',
      '2 heads, tails',
      '1 heads, heads',
      '1 heads, tails',
      'no heads, heads',
      'no heads, tails',
    ]);
  });
});

describe('equal events one after the other', () => {
  it('are counted', () => {
    expect(countedIn(['p1 takes a Prize', 'p1 takes a Prize', 'p2 takes a Prize'])).toEqual([
      'p1 takes 2 Prizes',
      'p2 takes a Prize',
    ]);
    const fire = "Fire Energy from p1's hand to p1's discard pile";
    expect(countedIn([fire, fire])).toEqual([`2 ${fire}`]);
  });

  it('are left alone where they are not of a kind that is counted', () => {
    expect(countedIn(['p1 searches', 'p1 searches'])).toEqual(['p1 searches', 'p1 searches']);
  });
});
