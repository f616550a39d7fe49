import { type CardPool, plainName, SEATS, type Setup } from '../../state/index.ts';
import { eachCard } from '../../state/notation/index.ts';

/** Players called by the names of the header, in questions and steps: `Ana retreat`, `attack Live Coal on Ben's bench 1`. */

/** What may stand before the player who acts. */
const LEAD = '^(?:(?:judge|hey),?\\s+)?(?:(?:can|could|may|might|is|does|do)\\s+)?|\\bfor\\s+(?=\\S+\\s+to\\s)';

/** The most words that follow the name of a player in the name of a card: `Misty's Poliwrath`. */
const MOST_WORDS = 4;

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

/** The seats that are named, the longest name first; a name that two players have is left out, for it means neither of them. */
export const seatsByName = (
  players: NonNullable<Setup['players']>,
): readonly (readonly [seat: string, name: string])[] => {
  const named = SEATS.flatMap((seat) => {
    const name = players[seat]?.trim() ?? '';
    return name === '' ? [] : [[seat, name] as const];
  });
  const alone = named.filter(
    ([, name]) => named.filter(([, other]) => plainName(other) === plainName(name)).length === 1,
  );
  return [...alone].sort(([, a], [, b]) => b.length - a.length);
};

/** The same question with seats in place of the players' names. A name that begins the name of a card stays: a player may be called Misty. */
export const withSeats = (text: string, { players, ...setup }: Setup, pool: CardPool): string => {
  if (players === undefined) return text;
  const onTable = new Set<string>();
  eachCard(setup, (card) => onTable.add(plainName(card.name)));
  const isCard = (from: string): boolean => {
    const words = from.split(/\s+/u);
    return words.slice(0, MOST_WORDS).some((_, at) => {
      const name = words
        .slice(0, at + 1)
        .join(' ')
        .replace(/['’]s$|[?.!,:]+$/u, '');
      return onTable.has(plainName(name)) || pool.named(name).some(({ kind }) => at > 0 || kind === 'pokemon');
    });
  };
  const outsideQuotes = (said: string, from: number): string =>
    seatsByName(players).reduce((sofar, [seat, name]) => {
      const called = `(${escaped(name)})`;
      const pattern = new RegExp(
        `(?<=${from === 0 ? LEAD : '(?!)'})${called}(?=(?:['’]s)?:?\\s)|(?<![\\p{L}\\p{N}'’-])${called}(?=['’]s\\s|\\s+(?:active|bench)\\b)`,
        'giu',
      );
      return sofar.replace(pattern, (found: string, ...rest: unknown[]) => {
        const at = rest.find((one) => typeof one === 'number') as number;
        return isCard(sofar.slice(at)) ? found : seat;
      });
    }, said);
  let from = 0;
  return text
    .split(/("[^"]*"|“[^”]*”)/u)
    .map((part, at) => {
      const done = at % 2 === 1 ? part : outsideQuotes(part, from);
      from += part.length;
      return done;
    })
    .join('');
};
