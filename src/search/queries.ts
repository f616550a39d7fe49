/**
 * What judges ask about the rules of 2009, in words of our own, and what a good answer is: 3 answers the question, 2 is needed as well,
 * 1 helps.
 */
export interface GradedQuery {
  readonly query: string;
  readonly grades: { readonly [id: string]: 1 | 2 | 3 };
}

export const QUERIES: readonly GradedQuery[] = [
  {
    query: 'can a confused pokemon retreat',
    grades: { '311.4b': 2, '311.2b': 1, '311.5b': 1, '311.4': 2, '309.1': 1, '309.3': 1 },
  },
  { query: 'asleep retreat', grades: { '311.2b': 3 } },
  { query: 'bench full five', grades: { '300.3': 3, '701.3': 1, '702.6': 1, '602.1': 1 } },
  { query: 'how many prizes for ex', grades: { '303.1e': 3 } },
  { query: 'retreat twice in one turn', grades: { '309.2': 3, '309.3b': 2, '602.1': 2 } },
  { query: 'paying retreat cost with DRE', grades: { '309.4': 3, '309.3': 2 } },
  { query: 'evolve on the first turn', grades: { '307.2f': 3, '307.2e': 2, '307.3f': 1 } },
  { query: 'evolve the turn it was played', grades: { '307.2e': 3, '307.2f': 1 } },
  { query: 'rare candy skip stage 1', grades: { '800.1a': 3, '800.1': 2 } },
  { query: 'both players take last prize same time', grades: { '606.2': 3, '606.2a': 2, '303.1g': 2, '606.1a': 1 } },
  { query: 'sudden death how many prizes', grades: { '606.2a.i': 3, '606.2a': 2 } },
  { query: 'deck out', grades: { '606.1c': 3, '601.2': 3, '702.12': 1 } },
  { query: 'mulligan extra card', grades: { '500.4a': 3, '500.4': 2, '500.4b': 2, '500.4c': 2 } },
  { query: 'who goes first', grades: { '500.5': 3, '303.1g': 1, '702.3': 1 } },
  { query: 'supporter first turn going first', grades: { '602.1a': 3, '702.7': 2 } },
  { query: 'poison and burn at the same time which first', grades: { '605.1a': 3, '701.8': 1, '311.7': 1 } },
  { query: 'paralyzed when does it wear off', grades: { '311.5c': 3, '605.1a': 1 } },
  { query: 'asleep and confused together', grades: { '311.7': 3 } },
  { query: 'does evolving heal special conditions', grades: { '402.2': 3, '307.2c': 3, '307.2b': 1 } },
  { query: 'benching removes conditions', grades: { '402.2': 3, '402.2b': 2, '402.2a': 2 } },
  { query: 'weakness on bench snipe', grades: { '304.4c': 3 } },
  { query: 'weakness no number printed', grades: { '304.4a': 3 } },
  { query: 'damage counters placed weakness', grades: { '304.4d': 3, '304.3': 3 } },
  {
    query: 'order of damage calculation pluspower',
    grades: { '603.5b': 3, '603.5': 3, '603.5e': 2, '404.1': 2, '603.5a': 1 },
  },
  { query: 'confusion coin flip damage to self', grades: { '311.4b': 3, '603.4e': 3 } },
  { query: 'take back attack not enough energy', grades: { '603.3': 3, '603.4a': 3, '302.3': 1 } },
  { query: 'search deck fail to find', grades: { '316.4b': 3, '602.3': 1 } },
  { query: 'must opponent cut after shuffling', grades: { '316.4c': 3, '500.1': 1 } },
  { query: 'how many cards in a deck', grades: { '100.1': 3, '100.2': 1, '316.4a': 1 } },
  { query: 'four copies same name lv.x', grades: { '100.2c': 3, '100.2': 3 } },
  { query: 'two tools on one pokemon', grades: { '308.3': 3, '308.1': 1 } },
  { query: 'attach two energy a turn', grades: { '305.3': 3, '602.1': 1 } },
  { query: 'does scramble energy trigger flame body', grades: { '406.2': 3 } },
  { query: 'Double Rainbow Energy on an ex', grades: { '301.1': 3, '303.1a': 2 } },
  { query: 'what happens when a stadium is replaced', grades: { '312.4': 3, '312.5': 1 } },
  { query: 'how many supporters per turn', grades: { '313.2': 3, '602.1': 2, '313.1': 1 } },
  { query: 'can I look at my prizes', grades: { '316.7b': 3, '316.7a': 2 } },
  { query: 'count opponents hand', grades: { '316.5a': 3 } },
  { query: 'maximum hand size', grades: { '316.5c': 3 } },
  { query: 'lost zone', grades: { '316.9': 3, '316.9a': 3 } },
  { query: 'promote new active after knock out', grades: { '303.1f': 3, '300.1': 3, '303.1g': 2 } },
  {
    query: 'KO by poison between turns prize',
    grades: { '303.1e': 3, '605.3': 2, '303.1c': 2, '311.6b': 2, '303.1g': 1 },
  },
  { query: 'level up lvx attacks of old card', grades: { '307.3h': 3 } },
  { query: 'can I level up a benched pokemon', grades: { '307.3d': 3 } },
  { query: 'baby pokemon basic?', grades: { '201.2': 3, '201.1': 2 } },
  { query: 'poke-body always on', grades: { '409.1': 3 } },
  { query: 'two of the same poke power in a turn', grades: { '408.2': 3, '408.1': 2 } },
  { query: 'come into play power declared later', grades: { '408.3': 3 } },
  { query: 'copy attack energy cost metronome', grades: { '302.6a': 2, '302.6b': 3, '302.6c': 2, '302.6': 2 } },
  { query: 'Unown G attached as tool', grades: { '200.3': 3, '308.2': 2 } },
  { query: 'who chooses gust whirlwind', grades: { '400.3': 3 } },
  { query: 'can a game end in a tie', grades: { '606.2a': 3, '606.2': 2 } },
  { query: 'play trainer that does nothing', grades: { '602.3': 3 } },
  { query: 'old trainer cards supporter search', grades: { '902.2': 3, '902.1': 2, '902.3': 2 } },
  { query: 'team battle partner no pokemon left', grades: { '702.11': 3 } },
  { query: '2 on 2 bench size', grades: { '701.3': 3 } },
  { query: 'paralized pokemon atack', grades: { '311.5b': 3, '701.6': 1 } },
  { query: 'aslep retraet', grades: { '311.2b': 3 } },
  { query: 'resistence amount missing', grades: { '304.4a': 3 } },
  { query: 'devolvd pokemon damge stays', grades: { '307.2b': 3 } },
];

/** Queries kept back while tuning. */
export const isHeld = (at: number): boolean => at % 3 === 2;
