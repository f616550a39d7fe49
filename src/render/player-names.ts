/** What the players are called, by seat. */
export type PlayerNames = { readonly [seat: string]: string | undefined };

/** A seat as a text mentions it: `p1`, `player 2`; not one within a word of the header, such as `first-p1`. */
const SEAT = /(?<![\p{L}\p{N}_-])(?:[Pp]layer |p)([1-4])(?![\p{L}\p{N}_-])/gu;

/** The text with the players' names in place of their seats. */
export const withNames = (text: string, players: PlayerNames): string =>
  text.replace(SEAT, (seat: string, number: string) => players[`p${number}`] ?? seat);

/** For a report: the names, where the table gives any. */
export const playersOn = (setup: { readonly players?: PlayerNames } | null): { readonly players?: PlayerNames } =>
  setup?.players === undefined ? {} : { players: setup.players };

/** A player for people: the name where one is known, else the seat. */
export const playerName = (seat: string, players: PlayerNames | undefined): string => players?.[seat] ?? seat;
