import { fourSit, type InputFault, type Setup, type Span } from '../setup.ts';

/** Where a table tells of players beyond the second: as the one to move or to go first, and the first such side. */
export interface SeatPlaces {
  readonly toMove?: Span;
  readonly first?: Span;
  readonly more?: Span;
  /** The first name of a player, where the header names them. */
  readonly players?: Span;
  /** A word was not understood that may have been the form of play. */
  readonly unclear?: boolean;
}

export type SeatPlacesDraft = { -readonly [K in keyof SeatPlaces]: SeatPlaces[K] };

const TEAM = 'four players sit at a Team Battle only: write   team   in the header';

/**
 * Players beyond the second where no Team Battle is given. A third side with the word of another form of play is not a slip of notation: `judge board
 * check` finds such a table impossible.
 */
export const seatFaults = (setup: Setup, places: SeatPlaces): readonly InputFault[] => [
  ...absentSeats(setup, places),
  ...namesForSeats(setup, places),
];

/** As many names have to be given as there are players; one player alone may be named only where a seat is given with the name. */
const namesForSeats = (setup: Setup, { players: span, unclear }: SeatPlaces): readonly InputFault[] => {
  const names = Object.keys(setup.players ?? {}).length;
  const seats = fourSit(setup) ? 4 : 2;
  if (span === undefined || unclear === true || names === 0 || names === seats) return [];
  return [
    {
      code: 'unknown-seat',
      message: `${names} players are named, and ${seats} sit at this table.`,
      span,
      hint: names > seats ? TEAM : `expected   ${seats} names, in seat order`,
    },
  ];
};

const absentSeats = ({ format, toMove, first, sides }: Setup, places: SeatPlaces): readonly InputFault[] => {
  if (format === 'team' || places.unclear === true) return [];
  if (sides.p3 !== undefined || sides.p4 !== undefined)
    return format !== undefined || places.more === undefined
      ? []
      : [
          {
            code: 'missing-team',
            message: 'a third player is given, and no Team Battle.',
            span: places.more,
            hint: `expected   two players\n${TEAM}`,
          },
        ];
  const absent = [
    { seat: toMove, span: places.toMove },
    { seat: first, span: places.first },
  ];
  return absent.flatMap(({ seat, span }) =>
    span === undefined || seat === undefined || seat === 'p1' || seat === 'p2'
      ? []
      : [
          {
            code: 'unknown-seat',
            message: `${seat} does not sit at this table.`,
            span,
            hint: `expected   p1, p2\n${TEAM}`,
          },
        ],
  );
};
