import type { Format } from './format.ts';

/** Two players, one Active Pokémon each (CR 300.1). */
export const oneOnOne: Format = { name: '1on1', seats: ['p1', 'p2'], teamOf: { p1: 1, p2: 2 }, actives: 1 };
