import type { Row } from './rows.ts';

/** A question about one row of the overview, in the words that `readQuestion` reads. */
export interface AskedOfRow {
  readonly question: string;
  /** The Pokémon it is about, as rows name it; null for a row about none. */
  readonly on: string | null;
  /** The place of that Pokémon, as questions name it; null for a row about none. */
  readonly place: string | null;
  /** What kind of card has to be named first, where `question` has `CARD_HOLE`: `a Basic Pokémon`, `an Evolution of Shinx`. */
  readonly card: string | null;
}

/** Stands in a question for a card that is only supposed to be in the hand, until its name is known. */
export const CARD_HOLE = '{card}';

/** The question about exactly this row, with this card. */
export const questionAbout = (row: Row, card: string): string => {
  const on = row.place ?? 'active';
  switch (row.kind) {
    case 'bench':
      return `bench "${card}"`;
    case 'attach-energy':
      return `attach ${card} to ${on}`;
    case 'evolve':
      return `evolve ${card} on ${on}`;
    case 'level-up':
      return `level-up ${card} on ${on}`;
    case 'play-trainer':
      return row.subject.pokemon === undefined ? `play ${card}` : `attach ${card} to ${on}`;
    case 'play-supporter':
    case 'play-stadium':
      return `play ${card}`;
    // With two Active Pokémon a question names the one that is meant.
    case 'attack':
      return `attack ${row.subject.attack}${row.place === 'active' ? '' : ` with ${row.place}`}`;
    case 'retreat':
      return row.place === 'active' ? 'retreat' : `retreat ${row.place}`;
    case 'use-power':
      return `use ${row.subject.power} of ${on}`;
    case 'end-turn':
      return 'end turn';
    case 'use-card':
      return `use ${row.subject.power}`;
    case 'initial-hand':
      return 'draw seven';
    case 'initial-active':
      return `put ${card} as active`;
    case 'initial-bench':
      return `bench ${card}`;
    case 'set-prizes':
      return 'lay prizes';
    case 'extra-card':
      return 'draw extra';
    case 'first-turn':
      return row.subject.goes === undefined ? 'flip' : `go ${row.subject.goes}`;
    default:
      return row.kind;
  }
};

/** The question that has the verdict of this row. A row that supposes a card in the hand is asked about once that card has a name. */
export const questionOfRow = (row: Row): AskedOfRow => {
  const { card = '', pokemon } = row.subject;
  const wants = row.ifHeld && card !== '' ? card : null;
  return {
    question: questionAbout(row, wants === null ? card : CARD_HOLE),
    on: pokemon ?? null,
    place: row.place,
    card: wants,
  };
};
