// Formats of tournaments: what they ask of a deck beyond the rulebook, on a day.
export type { FormatCode, FormatFinding, FormatRuling } from './check-deck.ts';
export { checkFormat } from './check-deck.ts';
export type { Ban, Day, Pool, TournamentFormat } from './format.ts';
export { bansOn, poolOn, sourcesNamed } from './format.ts';
export { type PrintsOfFormat, printsOfFormat } from './prints-of-format.ts';
export type { FormatRead } from './read-format.ts';
export { readFormat } from './read-format.ts';
