export type {
  Announced,
  Attack,
  Card,
  CardKind,
  DeckLimit,
  EnergyLetter,
  Json,
  Power,
  PowerKind,
  PutDown,
  Repeated,
  Resistance,
  Script,
  SetAside,
  Stage,
  Upon,
  Weakness,
} from './card.ts';
export {
  ARRIVALS,
  type Arrival,
  attachedByPower,
  attachesAsEnergy,
  BASIC_LETTERS,
  CARD_KINDS,
  DISCARD,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  energyLabel,
  hasSignUnexplained,
  POWER_KINDS,
  PUT_DOWN,
  REPEATED,
  SET_ASIDE,
  STAGES,
  TOUCHES,
  UPON,
  UPON_ITS_POKEMON,
} from './card.ts';
export { isGxName, TAGS, tagMeant, tagsOf } from './card-class.ts';
export { candidates } from './card-meant.ts';
export type { CardPool, NameLists } from './card-pool.ts';
export {
  asMarked,
  cardPool,
  joinedLists,
  mappedPool,
  markedFrom,
  plainName,
  poolWith,
  sameName,
  sameText,
  spelling,
  textOf,
  textsOfPeriod,
  withinPeriod,
  withoutPrint,
} from './card-pool.ts';
export { copyOfPlayer, copyOfPokemon, copyOfState, copyOfZone } from './copies.ts';
export type { Deck, DeckCard, DeckFormat, DeckLine, DeckList, DeckPart, DeckTotal } from './deck.ts';
export { DECK_FORMATS } from './deck.ts';
export { describeTable } from './describe-table.ts';
export type {
  Attachment,
  AttackUsed,
  CardId,
  CardInstance,
  GameResult,
  GameState,
  Given,
  Mark,
  Player,
  Pokemon,
  StadiumInPlay,
  Uid,
  Until,
  WinCondition,
  Zone,
  ZoneName,
} from './game-state.ts';
export {
  CAME_UP,
  EARLIER,
  EVOLVED_FROM,
  FIRST_ARRIVAL,
  HEALED,
  JUST,
  JUST_BEFORE,
  KEPT_FROM_HAPPENING,
  LAST_TURN,
  STRUCK_OUT,
  TRIED_TO_RETREAT,
  UNKNOWN_ARRIVAL,
  ZONE_NAMES,
} from './game-state.ts';
export { isUser } from './last-user.ts';
export { closest, handInNameFinder, type NameFinder, nearest } from './name-finder.ts';
export { noted } from './noted-reads.ts';
export { asPrint, isPrint, nameAndPrint, printsOfCard, withPrint } from './print-codes.ts';
export { sameValue } from './same-value.ts';
export type { Facing, FormatName, Phase, Seat, TurnLimit } from './seat.ts';
export { SEATS, TURN_LIMITS } from './seat.ts';
export type { TableSetUp } from './set-up-table.ts';
export { setUpTable } from './set-up-table.ts';
export type { AmbiguousName, FilledIn, Seating } from './setting-up.ts';
export type {
  AttachedSpec,
  AttackedSpec,
  CardSpec,
  ConditionSpec,
  EffectSpec,
  InputFault,
  PokemonSpec,
  PrintedPowerKind,
  Setup,
  Side,
  Sketch,
  SketchedAttack,
  SketchedPower,
  Span,
  ZoneSpec,
} from './setup.ts';
export { fourSit, isPartOf, NO_ENERGY, OVER } from './setup.ts';
export type { ConditionName } from './special-condition.ts';
export { ALL_CONDITIONS, CHAR, CONDITIONS, EXCLUSIVE_CONDITIONS } from './special-condition.ts';
export { handInTextReader, type TextReader } from './text-reader.ts';
export { DONE, isDone } from './this-turn.ts';
export {
  alikeIn,
  type FactsRead,
  type FindOnCard,
  foundOn,
  isWatched,
  stagesOnto,
  type WatchedPool,
  watchedPool,
} from './watched-cards.ts';
export {
  hasEntry,
  hasKey,
  isTable,
  mappedWithin,
  mentions,
  mentionsLike,
  replacedWithin,
  someWithin,
} from './within-value.ts';
