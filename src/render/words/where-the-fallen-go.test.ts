import { expect, it } from 'vitest';
import type { TraceEntry } from '../../engine/index.ts';
import type { Names } from './names.ts';
import { spokenEnds } from './spoken-future.ts';

/** Where a Pokémon goes that is Knocked Out is said where a text sends it elsewhere than to the discard pile. */

const NAMES = ['Onix', 'Machop', 'Shinx'];
const names = {
  pokemon: (uid: number) => NAMES[uid],
  card: (card: number) => NAMES[card] ?? 'Fire Energy',
  owner: (uid: number) => (uid === 2 ? 'p1' : 'p2'),
  see: () => {},
} as unknown as Names;

const falls = (uid: number) => ({ kind: 'knocked-out', uid, name: NAMES[uid], prizes: 1 });
const goes = (card: number, zone = 'lost') => ({
  kind: 'moved',
  card,
  from: { seat: 'p2', zone: 'discard' },
  to: { seat: 'p2', zone },
  instead: true,
});

const said = (...events: readonly object[]): string => spokenEnds(events as readonly TraceEntry[], names, 'p1');

it('of the only one, of several together, and of one among them', () => {
  expect(said(falls(0), goes(0))).toBe('Onix is Knocked Out and it goes to the Lost Zone');
  expect(said(falls(0), goes(0), falls(1), goes(1))).toBe(
    'Onix and Machop are Knocked Out and they go to the Lost Zone',
  );
  expect(said(falls(0), goes(0, 'hand'), falls(2))).toBe(
    "Onix and your Shinx are Knocked Out and Onix goes to its owner's hand",
  );
});

it('of an attached card that goes there by a text of its own nothing is said', () => {
  expect(said(falls(0), goes(9))).toBe('Onix is Knocked Out');
});
