/**
 * A card as data: the printed facts, and the printed text as verbs.
 * The verbs are opaque here (any JSON); `claims/` reads lasting effects from them and `text/` everything that is done.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Letters judges write in deck lists: Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal, Fairy, Dragon, Colorless. */
export type EnergyLetter = 'G' | 'R' | 'W' | 'L' | 'P' | 'F' | 'D' | 'M' | 'Y' | 'N' | 'C';

export const ENERGY_LETTERS: readonly EnergyLetter[] = ['G', 'R', 'W', 'L', 'P', 'F', 'D', 'M', 'Y', 'N', 'C'];

/** Letters for which a basic Energy card exists. */
export const BASIC_LETTERS: readonly EnergyLetter[] = ['G', 'R', 'W', 'L', 'P', 'F', 'D', 'M', 'Y'];

export const ENERGY_NAMES: Readonly<Record<EnergyLetter, string>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
};

export const CARD_KINDS = ['pokemon', 'trainer', 'supporter', 'stadium', 'energy'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const STAGES = [
  'baby',
  'basic',
  'stage 1',
  'stage 2',
  'level-up',
  'mega',
  'break',
  'restored',
  'legend',
  'vmax',
  'vstar',
  'v-union',
] as const;
export type Stage = (typeof STAGES)[number];

/** A Weakness: ×2 when `times`, +n when `plus`; neither when the card prints no amount (CR 304.4a). */
export interface Weakness {
  readonly type: EnergyLetter;
  readonly times?: number;
  readonly plus?: number;
}

/** A Resistance; `minus` is damage, absent when the card prints no amount (CR 304.4a). */
export interface Resistance {
  readonly type: EnergyLetter;
  readonly minus?: number;
}

/** A run of card text: `does` is what the engine executes, `text` is what people read. Text without `does` is not modelled. */
export interface Script {
  readonly text?: string;
  readonly does?: readonly Json[];
  /** What this text can bear on, where it is not executed: acts (`retreat`), values (`damage`, `hp`), of `TOUCHES`. Absent: anything. */
  readonly touches?: readonly string[];
  /** Text that is not executed matters only while this holds, where that much is known. */
  readonly while?: Json;
  /** It matters only where this is so of its Pokémon while the action is carried out. */
  readonly upon?: Upon;
  /** It speaks when the turn is over, and at no time before. */
  readonly afterTurn?: true;
  /** It applies only once its card is in play and says nothing about playing that card. */
  readonly onceInPlay?: true;
  /** It does something when its card comes into play, so the result of playing that card depends on it. */
  readonly arrives?: true;
  /** It speaks while its card is played, and no more once that lies there. */
  readonly asPlayed?: true;
  /** It says how its own Pokémon comes into play, so it speaks before that is there. */
  readonly limitsComing?: true;
  /** A rule that this text only repeats: where the document has that rule, this text adds nothing. */
  readonly repeats?: Repeated;
}

/** The text of a Pokémon that may be attached as an Energy card: it speaks of its card in hand and attached, and not of the Pokémon. */
export const attachesAsEnergy = ({ text = '' }: Script): boolean => /\battach this as an energy card\b/iu.test(text);

const ATTACHED_BY_A_POWER =
  /\battach (?:it|this card|this Pokémon)\b[^.]* as an? (?:Pokémon Tool|Special Energy|Energy) card\b/iu;

/** The power by which a Pokémon card is attached to another Pokémon, where what it says there is not executed. */
export const attachedByPower = ({ kind, powers = [], asTool }: Card): Power | undefined =>
  kind === 'pokemon' && asTool === undefined
    ? powers.find(({ text = '' }) => ATTACHED_BY_A_POWER.test(text))
    : undefined;

/** Rules that cards print. */
export const REPEATED = ['baby-rule', 'darkness-energy'] as const;
export type Repeated = (typeof REPEATED)[number];

/** What of its own Pokémon a text that is not executed may wait for: its Knock Out, a Special Condition on it, damage done to it or on it already, Energy attached to it, its attack, anything it does. */
export const UPON_ITS_POKEMON = [
  'knocked-out',
  'struck-down',
  'afflicted',
  'damaged',
  'has-damage',
  'energy-attached',
  'own-attack',
  'own-act',
] as const;

/** And of any Pokémon or player: a Special Condition, damage, that by an attack of the opponent, that on Pokémon of the same player, a Knock Out, a retreat, an Active Pokémon that goes to the Bench, one with a Special Condition that a Trainer card switches, Energy attached, an evolution, a Poké-Power used, a Supporter played, a card that goes to a hand, a coin flipped for an attack. */
const UPON_THE_TABLE = [
  'affliction',
  'damage',
  'opposing-damage',
  'damage-on-own-side',
  'knock-out',
  'retreat',
  'moved-to-bench',
  'switched-by-trainer',
  'energy',
  'evolution',
  'power-used',
  'supporter',
  'to-hand',
  'attack-coin',
  'prize-taken',
] as const;

export const UPON = [...UPON_ITS_POKEMON, ...UPON_THE_TABLE] as const;
export type Upon = (typeof UPON)[number];

/** Everything that text which is not executed may be said to bear on. */
export const TOUCHES = [
  'draw',
  'bench',
  'attach-energy',
  'evolve',
  'level-up',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'retreat-cost',
  'use-power',
  'attack',
  'cost',
  'energy',
  'damage',
  'weakness',
  'types',
  'hp',
  'conditions',
  'effects',
  'checkup',
  'knock-out',
  'prizes',
  'win',
  // What comes of an act, which the text waits for and neither allows nor forbids.
  'after-bench',
  'after-attach-energy',
  'after-evolve',
  'after-play-trainer',
  'after-play-supporter',
  'after-play-stadium',
  'after-retreat',
] as const;

/** What the damage of an attack may be said not to be affected by: Weakness, Resistance, effects on the Pokémon it strikes. */
export const SET_ASIDE = ['weakness', 'resistance', 'effects'] as const;
export type SetAside = (typeof SET_ASIDE)[number];

/** An attack box. `damage` is the printed damage, in damage points; `mark` the sign printed after it. */
export interface Attack extends Script {
  readonly name: string;
  readonly cost: readonly EnergyLetter[];
  readonly damage: number | null;
  readonly mark?: '+' | '-' | 'x' | '?';
  /** How base damage is found when the number has a sign or is missing (CR 603.5a). */
  readonly base?: Json;
  /** Choices made before anything else (CR 603.4b). */
  readonly choose?: readonly Json[];
  /** What must be done to activate the attack (CR 603.4c). */
  readonly activate?: readonly Json[];
  /** Energy the attack discards from its own Pokémon (CR 603.4g). */
  readonly discards?: readonly Json[];
  /** What its own text says does not keep it from being used: bars such as `asleep` (APR II.E-27). */
  readonly despite?: readonly string[];
  /** Another cost for which its own text lets it be used, under a condition (APR 2025 II.E-32). */
  readonly costWhen?: Json;
  /** That cost. */
  readonly costThen?: readonly EnergyLetter[];
  /** A condition under which its own text has the Energy in its cost ignored. */
  readonly freeWhen?: Json;
  /** A condition without which its own text does not let it be used. */
  readonly onlyIf?: Json;
  /** Its text leaves Weakness and Resistance out of what it does to Benched Pokémon, which matters where no rule does. */
  readonly sparesBench?: true;
  /** What its unread text can bear on where it is copied without what has to be discarded to use it. */
  readonly touchesUnpriced?: readonly string[];
  /** A GX attack: its text lets each player use one in a game. */
  readonly gx?: boolean;
  /** A VSTAR Power: its text lets each player use one in a game, attacks and Abilities together. */
  readonly vstar?: boolean;
  /** What its damage to the Defending Pokémon is not affected by. */
  readonly ignores?: readonly SetAside[];
}

/** More damage of this very attack for later, which the sign beside its number may stand for. */
const growsLater = ({ name, does = [] }: Attack): boolean =>
  does.some((verb) => {
    const { lasting } = verb as { readonly lasting?: { readonly claim: string; readonly attack?: string } };
    return (lasting?.claim === 'damage' || lasting?.claim === 'base-damage') && lasting.attack === name;
  });

/** Is there a sign beside its number that nothing explains? */
export const hasSignUnexplained = (attack: Attack): boolean =>
  attack.mark !== undefined && attack.base === undefined && !(attack.mark === '+' && growsLater(attack));

/** What a card calls it; `pokemon-power` is the older kind, before the two were distinguished (CR 407.1), `ability` the newer that takes the place of both (XY Turn.2F), `trait` an Ancient Trait (XY AppG). */
export const POWER_KINDS = ['power', 'body', 'pokemon-power', 'ability', 'trait'] as const;
export type PowerKind = (typeof POWER_KINDS)[number];

/** The events a power may be tied to (CR 408.3, APR II.E-05 to E-07). */
export const PUT_DOWN = ['benched', 'evolved', 'leveled-up', 'energy-attached', 'came-up'] as const;
export type PutDown = (typeof PUT_DOWN)[number];

/** How a card comes that has a text for the moment before it goes into the hand (APR 2025 II.E-31): as a Prize, or drawn as the turn began. */
export const ARRIVALS = ['prize', 'draw'] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** A Poké-Power, a Poké-Body, or an older Pokémon Power, which is used like the one or in force like the other. */
export interface Power extends Script {
  readonly name: string;
  readonly kind: PowerKind;
  /** Lasting claims of a Poké-Body or an older Pokémon Power. */
  readonly always?: readonly Json[];
  /** The event right after which alone it may be used (CR 408.3). */
  readonly on?: PutDown;
  /** Its text is not executed, but no player uses it: it works by itself. */
  readonly byItself?: true;
  /** Its text is not executed, and it is used as something happens: it is heard there, though it is used. */
  readonly heard?: true;
  /** At most once in its owner's turn. */
  /** A VSTAR Power. */
  readonly vstar?: boolean;
  readonly oncePerTurn?: boolean;
  /** As often as its player likes, by its own words. */
  readonly asOften?: boolean;
  /** Used in the opposing turn, in answer to something there; never an action in your own turn. */
  readonly opposingTurn?: boolean;
  /** Its text is not executed and has an effect for the rest of the turn in which it was used. */
  readonly leaves?: true;
  /** Its text is not executed, but all of it that says when it may be used is read. */
  readonly limitsRead?: true;
  /** Its text lets a player use one Poké-Power of this name in a turn, whichever Pokémon has it. */
  readonly oneOfNamePerTurn?: boolean;
  /** It is used while the card is there, and not in play (APR II.E-17). */
  readonly zone?: 'hand' | 'discard';
  /** It is used only as the card comes this way, before it goes into the hand (APR 2025 II.E-31). */
  readonly comes?: Arrival;
  /** Further conditions for using a Poké-Power. */
  readonly when?: readonly Json[];
}

/** An effect of a card that is used by announcing it. */
export interface Announced extends Script {
  readonly comes?: Arrival;
  readonly oneOfNamePerTurn?: boolean;
  readonly oncePerTurn?: boolean;
  readonly when?: readonly Json[];
}

/** What the text of a Fossil in play lets its player do with it is used under this name. */
export const DISCARD = 'discard';

/** At most so many cards of one kind in a deck: of cards with this name, or of cards with a tag. */
export interface DeckLimit {
  readonly most: number | 'any';
  /** A tag such as `star`; absent: cards of its own name. */
  readonly of?: string;
}

/** One printed card. Amounts of HP and damage are damage points (one counter is 10). */
export interface Card {
  /** Unique key: the id of the print (`dp1-7`), or `own:` and the name for a card written in a file. */
  readonly key: string;
  readonly name: string;
  /** How judges name the print: `DP 7`. */
  readonly print?: string;
  /** Release date of its set, `2007/05/01`. */
  readonly released?: string;
  /** Regulation mark, the letter beside its number: `H`. */
  readonly regulation?: string;
  readonly kind: CardKind;
  readonly stage?: Stage;
  /** "Evolves from" or, for a Level Up card, "put onto". */
  readonly from?: string;
  /** What a Baby Pokémon says it evolves into; empty where it is known of any Pokémon that no card evolves from it. */
  readonly into?: readonly string[];
  readonly hp?: number;
  readonly types?: readonly EnergyLetter[];
  readonly weakness?: readonly Weakness[];
  readonly resistance?: readonly Resistance[];
  readonly retreat?: number;
  readonly attacks?: readonly Attack[];
  readonly powers?: readonly Power[];
  /** Words a rule asks for: `ex`, `EX`, `primal`, `ace spec`, `team plasma`, `hyper gear`, `lv.x`, `tool`, `technical machine`, `fossil`, `star`, `sp`, `basic energy`. */
  readonly tags?: readonly string[];
  /** Energy cards: the units it provides; each unit lists the types it counts as. */
  readonly provides?: Json;
  /** Who may carry it, as a condition on the Pokémon (CR 301.1). */
  readonly attachesTo?: Json;
  /** Lasting claims while in play, of an attachment, a Stadium, or a Pokémon outside its Poké-Bodies (a Fossil). */
  readonly always?: readonly Json[];
  /** What the Pokémon Item is called that says what is in `always` (CR 307.3h): `Wacan Berry`. */
  readonly item?: string;
  /** What a Pokémon card says while a text has it attached to another Pokémon as a Tool (CR 200.3). */
  readonly asTool?: readonly Json[];
  /**
   * What playing it does, for Trainer and Supporter cards. On a card that stays in play (a Stadium, a Tool, a Technical Machine) it is the printed text,
   * which `always` or `lends` says as data; its `does` is empty there, when nothing of the text is left to be said.
   */
  readonly play?: Script;
  /** What each player may use of a Stadium in their own turn, by announcing it (APR I.B-03). */
  readonly announced?: Announced;
  /** How many other cards of the hand are thrown away in order to play it: its cost. */
  readonly discardsToPlay?: number;
  /** Of which kind those cards have to be; absent: of any. */
  readonly discardsOf?: Json;
  /** A condition without which its own text does not let it be played. */
  readonly playsOnlyIf?: Json;
  /** What by its own text does not keep it from being played: `first-turn`. */
  readonly playsDespite?: readonly string[];
  /** A condition without which an official ruling does not let it be played (CR 102.3). */
  readonly ruledOnlyIf?: Json;
  /** What by its own text does not keep it from being played to evolve: `new`, `first-turn`. */
  readonly evolvesDespite?: readonly string[];
  /** True for a Trainer that stays attached when played (Tools, Technical Machines, PlusPower). */
  readonly attaches?: boolean;
  /** Discarded at the end of the turn by its own text. */
  readonly discardAtEndOfTurn?: boolean;
  /** The same at the end of the opponent's next turn. */
  readonly discardAtEndOfOpponentsTurn?: boolean;
  /** The same at the end of a turn in which its Pokémon attacks. */
  readonly discardIfItAttacks?: boolean;
  /** True for a Stadium whose own text keeps it from being played while another card of its name is in play. */
  readonly oneOfItsName?: boolean;
  /** Its own text keeps it in the discard pile: it goes from there to no hand and no deck. */
  readonly staysDiscarded?: boolean;
  /** The Pokémon it may be attached to without being discarded by its own text. */
  readonly discardUnless?: Json;
  /** Damage counters that an Energy card puts on its Pokémon between turns, where its text names the number (Neo After.1D). */
  readonly burden?: number;
  /** Prizes for its Knock Out, where the card or sketch says another number. */
  readonly prizes?: number;
  /** It prints that the turn ends when a Pokémon becomes this card (Mega Evolution, Primal Reversion). */
  readonly endsTurn?: boolean;
  /** Short name for Energy cards: DRE. */
  readonly short?: string;
  /** Attack that an attached Technical Machine lends. */
  readonly lends?: readonly Attack[];
  /** Ability that an attached Pokémon Tool lends; its Pokémon uses it and does not have it. */
  readonly lendsPowers?: readonly Power[];
  /** Text of the card itself that no other field holds and the engine does not execute. */
  readonly unread?: readonly Script[];
  /** What its text says about how many a deck may hold (CR 100.2e); `any` frees this card from every limit (CR 102.1). */
  readonly perDeck?: DeckLimit;
  /** Written out on the board: what the sketch does not say of it is unknown. */
  readonly sketched?: boolean;
  /** A sketch that says nothing of its stage is taken for a Basic Pokémon. */
  readonly stageTaken?: true;
  /** Written in the file of the table: its name means this card, and no other print on file. */
  readonly own?: true;
}

/** How an Energy card is called in a payment: its letter when basic, its short name when it has one, else its name; `?` when it is unknown. */
export const energyLabel = (card: Card | null): string => {
  if (card === null) return '?';
  const basic = (card.tags ?? []).includes('basic energy');
  const letter = basic ? BASIC_LETTERS.find((one) => card.name.startsWith(ENERGY_NAMES[one])) : undefined;
  return letter ?? card.short ?? card.name;
};
