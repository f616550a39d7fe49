export type {
  Attack,
  Card,
  CardKind,
  CardPool,
  DeckLimit,
  EnergyLetter,
  Json,
  Power,
  Resistance,
  Script,
  Stage,
  Weakness,
} from './card.ts';
export { BASIC_LETTERS, cardPool, ENERGY_LETTERS, ENERGY_NAMES, plainName, sameName, TOUCHES } from './card.ts';
export type { Deck, DeckCard, DeckFormat, DeckLine, DeckList, DeckPart, DeckTotal } from './deck.ts';
export { DECK_FORMATS } from './deck.ts';
export type {
  Attachment,
  CardId,
  CardInstance,
  GameResult,
  GameState,
  Mark,
  Player,
  Pokemon,
  PutDown,
  StadiumInPlay,
  Told,
  Uid,
  Until,
  WinCondition,
  Zone,
  ZoneName,
} from './game-state.ts';
export { ZONE_NAMES } from './game-state.ts';
export type { AmbiguousName, FilledIn, LaidTable, Seating } from './lay-table.ts';
export { candidates, layTable } from './lay-table.ts';
export type { Facing, FormatName, Phase, Seat, TurnLimit } from './seat.ts';
export { SEATS, TURN_LIMITS } from './seat.ts';
export type {
  AttachedSpec,
  CardSpec,
  ConditionSpec,
  EffectSpec,
  InputFault,
  PokemonSpec,
  Setup,
  Side,
  Sketch,
  Span,
  ZoneSpec,
} from './setup.ts';
export { tellTable } from './tell-table.ts';
