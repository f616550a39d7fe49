import { expect, it } from 'vitest';
import type { TraceNode } from '../../engine/index.ts';
import type { Names } from './names.ts';
import { sayEvents } from './say-replay.ts';

/** What the players would look for on the table: counters that change places, and cards that are discarded. */

const names = {
  pokemon: (uid: number) => ['Onix', 'Machop'][uid],
  card: () => 'Fire Energy',
  see: () => {},
} as unknown as Names;

const said = (...events: readonly object[]): readonly string[] =>
  sayEvents(events as readonly TraceNode[], names, 'p1');

it('says which counters move', () => {
  expect(said({ kind: 'counters-moved', from: 0, to: 1, counters: 2 })).toEqual([
    '2 damage counters move from Onix to Machop.',
  ]);
  expect(said({ kind: 'counters-moved', from: 0, to: null, counters: 2 })).toEqual([]);
});

it('says that an attack did no damage after the draw that begins the turn', () => {
  const turn = [
    { kind: 'drawn', seat: 'p2', cards: [3] },
    { kind: 'phase-began', phase: 'action', seat: 'p2' },
    { kind: 'counters-moved', from: 0, to: 1, counters: 2 },
  ] as unknown as readonly TraceNode[];
  const [draw, first, ...more] = sayEvents(turn, names, 'p1', { first: ['The attack does no damage.'] });
  expect(draw).toMatch(/draws a card\.$/u);
  expect([first, ...more]).toEqual(['The attack does no damage.', '2 damage counters move from Onix to Machop.']);
});

it('counts the cards that come off one Pokémon, but for one that is Knocked Out', () => {
  const off = { kind: 'detached', from: 0, card: 3, to: { seat: 'p1', zone: 'discard' } };
  expect(said(off, { ...off, card: 4 })).toEqual(['2 Fire Energy are discarded from Onix.']);
  expect(said({ ...off, to: { seat: 'p1', zone: 'hand' } })).toEqual([
    "Fire Energy goes from Onix to its owner's hand.",
  ]);
  const fallen = { kind: 'knocked-out', uid: 0, name: 'Onix', prizes: 1 };
  expect(said(fallen, off)).toEqual(['Onix is Knocked Out.']);
});

it('says where a Pokémon goes that a text sends elsewhere when it is Knocked Out, and nothing of what was attached to it', () => {
  const fallen = { kind: 'knocked-out', uid: 0, name: 'Fire Energy', prizes: 1 };
  const goes = (zone: string) => ({
    kind: 'moved',
    card: 3,
    from: { seat: 'p1', zone: 'discard' },
    to: { seat: 'p1', zone },
    instead: true,
  });
  expect(said(fallen, goes('lost'))).toEqual(['Fire Energy is Knocked Out. Fire Energy goes to the Lost Zone.']);
  expect(said(fallen, goes('hand'))).toEqual(["Fire Energy is Knocked Out. Fire Energy goes to its owner's hand."]);
  expect(said({ ...fallen, name: 'Onix' }, goes('lost'))).toEqual(['Onix is Knocked Out.']);
});

it('says a Special Condition once that a text makes worse at once', () => {
  const poisoned = { kind: 'marked', uid: 0, mark: { origin: 'condition', name: 'poisoned', says: {} } };
  const over = { kind: 'unmarked', uid: 0, mark: 1, name: 'poisoned' };
  const worse = { kind: 'marked', uid: 0, mark: { origin: 'attack', name: 'poisoned', says: { claim: 'x' } } };
  expect(said(poisoned, over, poisoned)).toEqual(['Onix is now Poisoned.']);
  expect(said(poisoned, over, poisoned, worse)[0]).toEqual('Onix is now Poisoned.');
});

it('counts the Energy that moves from one Pokémon to another', () => {
  const move = { kind: 'attachment-moved', card: 3, from: 0, to: 1, energy: true };
  expect(said(move, { ...move, card: 4 })).toEqual(['2 Fire Energy move from Onix to Machop.']);
  expect(said(move)).toEqual(['Fire Energy moves from Onix to Machop.']);
});

it('says which card takes the place of a Pokémon', () => {
  const exchange = { kind: 'exchanged', uid: 0, card: 3, with: 2, pile: { seat: 'p1', zone: 'deck' } };
  expect(said(exchange)).toEqual(["Fire Energy takes the place of Onix, whose card goes to its owner's deck."]);
});

it('counts what is left out', () => {
  const moves = (counters: number) => ({ kind: 'counters-moved', from: 0, to: 1, counters });
  expect(said(...[1, 2, 3, 4, 5, 6].map(moves)).slice(4)).toEqual(['Two more things happen.']);
  expect(said(...[1, 2, 3, 4, 5].map(moves)).slice(4)).toEqual(['One more thing happens.']);
  expect(said(...[1, 2, 3, 4].map(moves))).toHaveLength(4);
});

const ITEMS = { claim: 'cannot', act: 'play-trainer' };
const STADIUMS = { claim: 'cannot', act: 'play-stadium' };
const left = (says: object, more: object = {}) => ({
  ...{ says, name: 'attack Jam', seat: 'p1', origin: 'attack', from: 9, until: { turn: 10 } },
  ...more,
});
const HELD = { kind: 'marked', uid: 0, mark: left({ claim: 'cannot', act: 'retreat' }) };

it('says what a player is kept from, of the one who acts and of the other', () => {
  expect(said({ kind: 'player-marked', seat: 'p2', mark: left(STADIUMS) })).toEqual([
    "Player 2 can't play Stadium cards from the hand in their next turn.",
  ]);
  expect(said({ kind: 'player-marked', seat: 'p1', mark: left(STADIUMS, { until: { turn: 11 } }) })).toEqual([
    "You can't play Stadium cards from the hand in your next turn.",
  ]);
});

it('says a ban on every kind of Trainer card once', () => {
  const bans = [{ ...ITEMS, tools: true }, { ...ITEMS, act: 'play-supporter' }, STADIUMS];
  expect(said(...bans.map((says) => ({ kind: 'player-marked', seat: 'p2', mark: left(says) })))).toEqual([
    "Player 2 can't play Trainer cards of any kind from the hand in their next turn.",
  ]);
});

it('says what a Pokémon is kept from to the player who made it so', () => {
  expect(said(HELD)).toEqual(["Onix can't retreat in your opponent's next turn."]);
  expect(said({ ...HELD, mark: { ...HELD.mark, seat: 'p2' } })).toEqual([]);
});
