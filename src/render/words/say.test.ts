import { describe, expect, it } from 'vitest';
import { sayOf } from './say.ts';

const LEGAL = {
  verdict: 'legal',
  act: 'play Hill',
  kind: 'play-stadium',
  grounds: [],
  payments: null,
  cost: 0,
  passed: [],
  deckEmpty: false,
  hasNoEffect: null,
  futures: [],
  because: [],
  follows: '',
  manyWays: false,
  picksOut: false,
  choice: null,
  readsOn: false,
  readsOf: [],
  coins: [],
  sides: [],
  before: '',
  missing: null,
  whatever: '',
  endsGame: false,
  held: [],
  gap: false,
  needed: [],
  endsTurn: false,
  turnIsOpen: false,
  leavesAttack: false,
  decided: false,
  afterTurn: '',
} as const;

describe('what is said of one coin', () => {
  const side = { within: '', means: '', goesOn: false, toDo: '', unknown: '', tails: false, failedRetreat: null };
  const futures = [
    { ...side, side: 'heads', comes: 'Machop takes 60 damage' },
    { ...side, side: 'tails', comes: 'Machop takes 30 damage', tails: true },
  ];
  const attack = { ...LEGAL, act: 'attack with Fury', kind: 'attack', coins: ['for Fury'] } as const;

  it('is what comes of each side of it, where that is counted', () => {
    expect(sayOf({ ...attack, futures })).toEqual([
      'You may attack with Fury.',
      'Heads: Machop takes 60 damage.',
      'Tails: Machop takes 30 damage.',
      'After that your turn is over.',
    ]);
  });

  it('is nothing where no side is counted, or where more coins than one are flipped', () => {
    const bare = ['You may attack with Fury.', 'After that your turn is over.'];
    expect(sayOf({ ...attack, futures: futures.map((one) => ({ ...one, comes: '' })) })).toEqual(bare);
    expect(sayOf({ ...attack, futures: [...futures, ...futures] })).toEqual(bare);
  });
});

describe('what is said with a yes', () => {
  it('says that more is decided by choices of which there are too many, so that nobody takes it for all', () => {
    const follows = 'Poliwrath takes 130 damage';
    const attack = { ...LEGAL, act: 'attack with Fury', kind: 'attack', follows } as const;
    const more = "What is chosen after that decides more, and I can't say yet what.";
    expect(sayOf({ ...attack, manyWays: true })).toEqual(['You may attack with Fury.', `${follows}.`, more]);
    expect(sayOf(attack)).not.toContain(more);
  });

  it('says that the game is over where only its result is open, and nothing of the turn', () => {
    const attack = { ...LEGAL, act: 'attack with Fury', kind: 'attack', endsGame: true } as const;
    expect(sayOf({ ...attack, resultNeeds: 'how many Prizes you have left' })).toEqual([
      'You may attack with Fury.',
      'The game is over: its result depends on how many Prizes you have left.',
    ]);
  });

  it('says that it is the one of this turn beside what follows and what is still to be chosen', () => {
    const supporter = {
      ...LEGAL,
      act: 'play Hill',
      kind: 'play-supporter',
      passed: ['supporter-already-played'],
    } as const;
    expect(sayOf({ ...supporter, follows: 'You draw 5 cards', picksOut: true })).toEqual([
      'You may play Hill.',
      'You draw 5 cards.',
      'You choose what you take from the discard pile.',
      'That is your one Supporter for this turn.',
    ]);
  });

  it('says that it is the one of this turn only where a rule of the document was asked that allows one', () => {
    expect(sayOf({ ...LEGAL, passed: ['stadium-already-played'] })).toEqual([
      'You may play Hill.',
      'That is your one Stadium for this turn.',
    ]);
    expect(sayOf(LEGAL)).toEqual(['You may play Hill.']);
    // Where the turn ends with it, that is what counts.
    expect(sayOf({ ...LEGAL, passed: ['stadium-already-played'], endsTurn: true })).toEqual([
      'You may play Hill.',
      'After that your turn is over.',
    ]);
  });

  it('says that the turn is over where what is done ends it', () => {
    expect(sayOf({ ...LEGAL, endsTurn: true, turnIsOpen: true })).toEqual(['You may play Hill.']);
    expect(sayOf({ ...LEGAL, endsTurn: true })).toEqual(['You may play Hill.', 'After that your turn is over.']);
    expect(sayOf({ ...LEGAL, act: 'end the turn', kind: 'end-turn', endsTurn: true })).toEqual([
      'You may end the turn.',
    ]);
  });

  it('says the same of a retreat for nothing', () => {
    const retreat = { ...LEGAL, act: 'retreat', kind: 'retreat', payments: [] } as const;
    expect(sayOf({ ...retreat, passed: ['already-retreated'] })[1]).toBe(
      'It costs nothing, but it is your one retreat for this turn.',
    );
    expect(sayOf(retreat)[1]).toBe('It costs nothing.');
  });
});
