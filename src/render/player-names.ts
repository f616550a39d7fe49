/** What the players are called, by seat. */
export type PlayerNames = { readonly [seat: string]: string | undefined };

/** A seat as a text mentions it: `p1`, `player 2`; not one within a word of the header, such as `first-p1`. */
const SEAT = /(?<![\p{L}\p{N}_-])(?:[Pp]layer |p)([1-4])(?![\p{L}\p{N}_-])/gu;

/** The text with the players' names in place of their seats. */
export const withNames = (text: string, players: PlayerNames): string =>
  text.replace(SEAT, (seat: string, number: string) => players[`p${number}`] ?? seat);

/** A player's Pokémon or cards, at the beginning of a sentence or within one. */
const OWNED = /([.?!:] +)?(?<![\p{L}\p{N}_-])p([1-4])'s(?= )/gu;

/** What is said to the player of `seat`: “your Pikachu” and, of the only opponent, “their Pikachu”. */
export const saidTo = (seat: string, players: number, text: string): string =>
  !/p[1-4]'s /.test(text)
    ? text
    : text.replace(OWNED, (_, before: string | undefined, number: string, at: number) => {
        const whose = `p${number}` === seat ? 'your' : players === 2 ? 'their' : `player ${number}'s`;
        return before === undefined && at > 0 ? whose : (before ?? '') + whose.charAt(0).toUpperCase() + whose.slice(1);
      });

/** For a report: the names, where the table gives any. */
export const playersOn = (setup: { readonly players?: PlayerNames } | null): { readonly players?: PlayerNames } =>
  setup?.players === undefined ? {} : { players: setup.players };

/** A player for people: the name where one is known, else the seat. */
export const playerName = (seat: string, players: PlayerNames | undefined): string => players?.[seat] ?? seat;
