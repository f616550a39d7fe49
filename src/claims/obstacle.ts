/** What stands in the way where something is forbidden: a card that allows it has to name this very word. Each word with what it means. */
export const OBSTACLE_MEANINGS = {
  asleep: 'the Pokémon is Asleep',
  paralyzed: 'the Pokémon is Paralyzed',
  limit: 'a turn allows no more of it: one retreat, one Supporter, one Energy card from hand',
  'first-turn': 'it is the first turn of the game, or of the player',
  new: 'the Pokémon came into play, or evolved, this turn',
  place: 'the Pokémon or card is not where it has to be, or finds no room there: Benched, a full Bench',
  energy: 'there is not enough Energy to pay with, or not of the type',
  target: 'it cannot be done with this card or to this Pokémon: the wrong kind, evolves from another, nobody there',
  phase: 'it is not the time for it: the other player’s turn, after the attack, before the draw',
  effect: 'an effect or a text says no: a lasting effect, a Poké-Body, the conditions of a power',
  'no-effect': 'it would change nothing',
  hand: 'a card that is needed is not in hand, or not where it is played or paid from',
  detail: 'it may be done, but not in the way that was named: this payment, this number, this order',
  used: 'this very power or card has been used, or this very attempt made, and may not be again',
} as const satisfies Readonly<Record<string, string>>;

export type Obstacle = keyof typeof OBSTACLE_MEANINGS;

export const OBSTACLES = Object.keys(OBSTACLE_MEANINGS) as readonly Obstacle[];
