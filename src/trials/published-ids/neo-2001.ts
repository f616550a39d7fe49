/**
 * The ids of the Neo-era rules as first published, one chapter a line. Other programs keep these ids, so none may
 * ever go away or change; this list is compared with the corpus and is edited only to add.
 */
export const IDS_NEO: readonly string[] = [
  'Title',
  'Play, Play.1, Play.2, Play.3, Play.4, Play.5, Play.6, Play.7, Play.8, Play.9, Play.9A, Play.9B, Play.9B1, Play.9B2, Play.9B3, Play.9B4, Play.9B5, Play.9B6, Play.9C, Play.9D',
  'Math, Math#1, Math.A, Math.B, Math.C, Math.D, Math.E, Math.F, Math.G, Math.H, Math.I, Math.J',
  'Evolution, Evolution#1, Evolution#2, Evolution#3, Evolution#4',
  'Energy Types',
  'Special Trainers, Special Trainers: Stadium, Pokémon Tools',
  'Order, Order.1, Order.2, Order.3, Order.4, Order.5, Order.6, Order.7',
  'After, After.1, After.1A, After.1B, After.1C, After.1D, After.2, After.3',
  'Cond, Cond.Asleep, Cond.Confused, Cond.Confused#1, Cond.Confused#2, Cond.Confused#3, Cond.Paralyzed, Cond.Char',
  'Unown',
  'End',
].flatMap((line) => line.split(', '));
