import { describe, expect, it } from 'vitest';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, type GameState, type Mark, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { apply } from './apply.ts';
import type { EventKind, EventOf } from './event.ts';
import { Hand } from './hand.ts';

const cards: readonly Card[] = [
  { key: 'r', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
  { key: 'a', name: 'Alpha', kind: 'pokemon', stage: 'basic', hp: 60, types: ['R'], retreat: 1 },
  { key: 'b', name: 'Beta', kind: 'pokemon', stage: 'basic', hp: 60, types: ['W'], retreat: 0 },
];

const LINE =
  'CR t3 p1 | Alpha +R / Beta [prizes 2 (R), hand (Beta, R), deck (R, Alpha, R), discard 0, lost 0] vs Beta / -';

const table = (line = LINE): GameState => {
  const { setup, faults } = parseBoardLine(line);
  expect(faults).toEqual([]);
  return setUpTable(setup, cardPool(cards), oneOnOne, 'comprehensive-2009').state;
};

const became = <K extends EventKind>(before: GameState, ...events: readonly EventOf<K>[]): GameState => {
  const hand = new Hand(before);
  for (const event of events) apply(hand, event);
  return hand.state;
};

const p1 = (state: GameState) => {
  const [player] = state.players;
  if (player === undefined) throw new Error('p1 sits there');
  return player;
};
const active = (state: GameState) => {
  const [pokemon] = p1(state).active;
  if (pokemon === undefined || pokemon === null) throw new Error('no Pokémon is Active');
  return pokemon;
};
const mark = (id: number): Mark => ({ ...MARK, id });
const USED = [{ card: 0, name: 'Ask', putDownAgain: false }];
const MARK = { name: 'x', says: {}, at: 0 } as unknown as Mark;

describe('an event changes the table by what it says and no more', () => {
  it('a Pokémon that comes into play has the next number, arrives next, and was nothing else before', () => {
    const before = table();
    const [card = -1] = p1(before).hand.cards;
    const state = became(before, { kind: 'benched', card, seat: 'p1', from: 'hand', uid: before.nextUid });
    expect(p1(state).bench.at(-1)).toMatchObject({ uid: before.nextUid, inc: 0, since: 3, at: before.clock });
    expect(state.nextUid).toBe(before.nextUid + 1);
    expect(state.clock).toBe(before.clock + 1);
  });

  it('who becomes another one is so once', () => {
    const before = table();
    const { uid, inc } = active(before);
    expect(active(became(before, { kind: 'incarnated', uid })).inc).toBe(inc + 1);
  });

  it('a card that is not given comes to light on top of a deck, and after the others anywhere else', () => {
    const before = table();
    const card = before.cards.length;
    const onDeck = became(before, { kind: 'conjured', card, in: { seat: 'p1', zone: 'deck' } });
    expect(p1(onDeck).deck.cards[0]).toBe(card);
    const inHand = became(before, { kind: 'conjured', card, in: { seat: 'p1', zone: 'hand' } });
    expect(p1(inHand).hand.cards.at(-1)).toBe(card);
  });

  it('what is attached says as what only where it is said', () => {
    const before = table();
    const { uid } = active(before);
    const card = p1(before).hand.cards.at(-1) ?? -1;
    const from = { seat: 'p1', zone: 'hand' } as const;
    const plain = became(before, { kind: 'attached', card, to: uid, from, energy: true });
    expect(active(plain).attached.at(-1)).toEqual({ card, at: before.clock });
    const tool = became(before, { kind: 'attached', card, to: uid, from, energy: false, as: 'tool' });
    expect(active(tool).attached.at(-1)).toEqual({ card, at: before.clock, as: 'tool' });
  });

  it('marks go one by one, on a Pokémon and on a player, and the next number is above all of them', () => {
    const before = { ...table(), nextMark: 5 };
    const { uid } = active(before);
    const on = (id: number) => ({ kind: 'marked', uid, mark: mark(id) }) as const;
    const onPlayer = (id: number) => ({ kind: 'player-marked', seat: 'p1', mark: mark(id) }) as const;
    expect(became(before, on(7)).nextMark).toBe(8);
    expect(became(before, on(2)).nextMark).toBe(5);
    expect(became(before, onPlayer(7)).nextMark).toBe(8);
    expect(became(before, onPlayer(2)).nextMark).toBe(5);
    const two = became<EventKind>(before, on(1), on(2), onPlayer(3), onPlayer(4));
    const left = became<EventKind>(
      two,
      { kind: 'unmarked', uid, mark: 1, name: 'x' },
      { kind: 'player-unmarked', seat: 'p1', mark: 3, name: 'x' },
    );
    expect(active(left).marks.map(({ id }) => id)).toEqual([2]);
    expect(p1(left).marks.map(({ id }) => id)).toEqual([4]);
  });

  it('a Prize that is taken is owed no more, and no player owes fewer than none', () => {
    const before = table();
    const [first = -1, second = -1] = p1(before).prizes.cards;
    const owing = became(before, { kind: 'prizes-due', seat: 'p1', prizes: 2 });
    const one = became(owing, { kind: 'prize-taken', seat: 'p1', card: first });
    expect(p1(one).due).toBe(1);
    expect(p1(became(one, { kind: 'prize-taken', seat: 'p1', card: second })).due).toBe(0);
    expect(p1(became(before, { kind: 'prize-taken', seat: 'p1', card: first })).due).toBe(0);
  });

  it('those that fell are counted, and those among them that fell to damage, until they are forgotten', () => {
    const fell = (toDamage: number) => ({ kind: 'fell', seat: 'p1', count: 1, toDamage }) as const;
    const counts = (state: GameState) => [p1(state).fallen, p1(state).fallenToDamage];
    const before = table();
    expect(counts(became(before, fell(1)))).toEqual([1, 1]);
    expect(counts(became(before, fell(0), fell(1), fell(1)))).toEqual([3, 2]);
    const forgotten = became<EventKind>(before, fell(1), { kind: 'fallen-forgotten', seat: 'p1' });
    expect(counts(forgotten)).toEqual([0, 0]);
    expect(counts(became(forgotten, fell(0)))).toEqual([1, 0]);
    // A number of those to damage that is left over from earlier does not matter once none is counted.
    const [player, ...others] = before.players;
    const left = {
      ...before,
      players: [{ ...(player as (typeof before.players)[number]), fallenToDamage: 3 }, ...others],
    };
    expect(counts(became(left, fell(1)))).toEqual([1, 1]);
  });

  it('the number that fell to damage, where it is not given, stays unknown after another Knock Out', () => {
    const before = table('CR t5 p1 | Alpha [fallen 1] / - vs Beta / -');
    const after = became<EventKind>(before, { kind: 'fell', seat: 'p1', count: 1, toDamage: 0 });
    expect([p1(after).fallen, p1(after).fallenToDamage]).toEqual([2, undefined]);
  });

  it('a game begins with turn 1; a new one, before that, with every card in the deck of its owner', () => {
    const before = {
      ...table('CR t7 p1 | Alpha +R / Beta [prizes 2, hand (R), deck (R), discard 1, lost 1] vs Beta / -'),
    };
    expect(became(before, { kind: 'game-began', seat: 'p2' })).toMatchObject({ turn: 1, toMove: 'p2' });
    const fallen = became<EventKind>(
      before,
      { kind: 'fell', seat: 'p1', count: 1, toDamage: 0 },
      { kind: 'prizes-due', seat: 'p1', prizes: 1 },
    );
    const begun = became(fallen, { kind: 'new-game' });
    expect(begun).toMatchObject({ turn: 0, phase: 'setup', stadium: null, suddenDeath: true });
    expect(p1(begun)).toMatchObject({ fallen: 0, mulligans: 0, due: 0, out: false, bench: [], active: [null] });
    const own = begun.cards.flatMap(({ owner }, id) => (owner === 'p1' ? [id] : []));
    expect(p1(begun).deck.cards).toEqual(own);
    expect(own.length).toBeGreaterThan(2);
  });

  it('a turn and a new game begin with nothing played and nothing used, and count nothing that was not counted', () => {
    const before = { ...table(), supporters: 2, supportersPlayed: ['Ada', 'Bea'], cardsUsed: USED };
    const none = { supporters: 0, supportersPlayed: [], cardsUsed: [], powersUsed: [] };
    const next = { kind: 'turn-began', turn: 4, seat: 'p2' } as const;
    for (const event of [next, { kind: 'new-game' } as const]) {
      expect(became<EventKind>(before, event)).toMatchObject(none);
      const { supporters, supportersPlayed, cardsUsed } = became<EventKind>(table(), event);
      expect([supporters, supportersPlayed, cardsUsed]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('cards known to be at the bottom of a deck that is not given are counted until they are taken or the deck is shuffled', () => {
    const before = table('CR t3 p1 | Alpha / - [prizes 2, hand (R, R), discard 0, lost 0] vs Beta / -');
    const [first = -1, second = -1] = p1(before).hand.cards;
    const under = (card: number, bottom: boolean) =>
      ({
        kind: 'moved',
        card,
        from: { seat: 'p1', zone: 'hand' },
        to: { seat: 'p1', zone: 'deck' },
        bottom,
      }) as const;
    const one = became(before, under(first, true));
    const two = became(one, under(second, true));
    expect([p1(one).deck.beneath, p1(two).deck.beneath]).toEqual([1, 2]);
    expect(p1(two).deck.cards).toEqual([first, second]);
    const drawn = (state: GameState, card: number) =>
      p1(became(state, { kind: 'drawn', seat: 'p1', card })).deck.beneath;
    expect(drawn(two, first)).toBe(1);
    expect(drawn(two, second)).toBe(1);
    const onTop = became(one, under(second, false));
    expect(drawn(onTop, second)).toBe(1);
    expect(drawn(onTop, first)).toBe(0);
    expect(p1(became(two, { kind: 'shuffled', seat: 'p1' })).deck.beneath).toBe(0);
  });
});
