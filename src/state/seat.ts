/** A chair at the table. One-on-one uses p1 and p2; a Team Battle all four, p1 and p3 being a team. */
export type Seat = 'p1' | 'p2' | 'p3' | 'p4';

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4'];

/** The forms of play that a table can be set up for. */
export type FormatName = '1on1' | '2on2' | 'team';

/** Who sits across from p1. */
export type Facing = 'p1-p2' | 'p1-p4';

/** The phases of CR 600.1, with the time between turns and the set-up before the first. */
export type Phase = 'setup' | 'draw' | 'action' | 'attack' | 'end' | 'between';

/** What a player may do only once in a turn. */
export type TurnLimit = 'energy' | 'retreat' | 'supporter' | 'stadium';

export const TURN_LIMITS: readonly TurnLimit[] = ['energy', 'retreat', 'supporter', 'stadium'];
