import type { CardId, ConditionName, EnergyLetter, Json, SetAside } from '../state/index.ts';
import type { Condition, Filter } from './condition.ts';
import type { Obstacle } from './obstacle.ts';
import type { Tally } from './tally.ts';

/** What an action may be called in a prohibition or a permission, in the order in which CR 602.1 lists them. */
export const ACTS = [
  'attach-energy',
  'bench',
  'evolve',
  'level-up',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'use-power',
  'use-card',
  'attack',
] as const;

export type Act = (typeof ACTS)[number];

/** What a claim is about. `self`: the Pokémon that has the Poké-Body. `host`: the Pokémon the card is attached to. */
export type Subject = 'self' | 'host' | Filter;

interface Common {
  readonly on?: Subject;
  /** The claim holds only while this does. */
  readonly while?: Condition;
  /** However many texts of this name a side has, one of them speaks. */
  readonly once?: true;
  /** What it adds is added so many times. */
  readonly per?: Tally;
}

/**
 * The closed vocabulary of everything that lasts: what a Poké-Body, an attached card, a Stadium or a lasting effect may say.
 * Plain data, written in card files as `{claim: retreat, set: 0, on: host}`. Damage and HP are damage points, `counters` are counters.
 */
export type Claim =
  /** `for-each`: so much for each Pokémon in play that fits. */
  | (Common & {
      readonly claim: 'retreat';
      readonly set?: number;
      readonly add?: number;
      readonly 'for-each'?: Filter;
    })
  | (Common & { readonly claim: 'hp'; readonly set?: number; readonly add?: number })
  /** `are`: these in place of its own; `also`: these beside what it is anyhow. */
  | (Common & {
      readonly claim: 'types';
      readonly are?: readonly EnergyLetter[];
      readonly also?: readonly EnergyLetter[];
    })
  /** Each Energy attached to it is of that type instead of its own; `basic`: that of basic Energy cards alone. */
  | (Common & {
      readonly claim: 'energy-type';
      readonly type: EnergyLetter;
      readonly basic?: true;
      /** Only what is attached when this effect is left; `cards` are those, in what was left. */
      readonly 'there-now'?: true;
      readonly cards?: readonly CardId[];
    })
  /** Each basic Energy card of that type that is attached to it gives so many Energy, in place of one. */
  | (Common & { readonly claim: 'energy-units'; readonly type: EnergyLetter; readonly units: number })
  /** Of Colorless, or of a `type`; `none`: the Energy in the cost is ignored. */
  | (Common & { readonly claim: 'cost'; readonly add?: number; readonly type?: EnergyLetter; readonly none?: true })
  | (Common & {
      readonly claim: 'cannot';
      readonly act: Act;
      readonly attack?: string;
      readonly gx?: true;
      /** Of `play-trainer`: Pokémon Tools as well, where a document does not count them as Items. */
      readonly tools?: true;
      /** Of cards of that kind alone. */
      readonly only?: 'special-energy' | 'tool' | 'ace-spec';
    })
  | (Common & { readonly claim: 'may'; readonly act: Act; readonly despite: readonly Obstacle[] })
  | (Common & {
      readonly claim: 'damage';
      /** Before Weakness and Resistance it applies to the dealer, after them on the receiver (CR 404.1); `behind` them on the dealer, as older cards have it. */
      readonly when: 'before' | 'after' | 'behind';
      readonly add: number;
      /** Only where damage would be done without it. */
      readonly 'if-damage'?: true;
      /** Only of the attack of that name. */
      readonly attack?: string;
      /** So much for each Prize that the player it names has taken. */
      readonly 'for-each-prize'?: 'yours' | 'theirs';
      /** Which other Pokémon the damage must go to or come from. */
      readonly against?: Filter;
    })
  | (Common & {
      readonly claim: 'prevent';
      readonly what: 'damage' | 'effects' | 'all';
      readonly from?: Filter;
      /** Only damage of so much or less, as it stands when this is looked at. With `what: damage` only. */
      readonly 'at-most'?: number;
      /** Only damage of so much or more, in the same way. */
      readonly 'at-least'?: number;
      /** Only damage of just one of these amounts, in the same way. */
      readonly exactly?: readonly number[];
    })
  /** `pokemon-powers`: the older wording. Which kinds each word reaches is CR 407.1. */
  | (Common & {
      readonly claim: 'mute';
      readonly what: 'powers' | 'bodies' | 'both' | 'pokemon-powers' | 'abilities' | 'tools';
      /** Powers, or Tools, of that name go on. */
      readonly except?: string;
      /** It reaches cards in hands and discard piles as well. */
      readonly beyond?: true;
    })
  /** The damage of its attacks is not affected by these, on Pokémon that fit `against`. */
  | (Common & { readonly claim: 'sets-aside'; readonly what: readonly SetAside[]; readonly against?: Filter })
  /** `against`: which attackers it does not count for; absent: nobody's damage. */
  | (Common & { readonly claim: 'no-weakness'; readonly against?: Filter })
  | (Common & { readonly claim: 'no-resistance'; readonly against?: Filter })
  /** Its Weakness is of that type, the amount as before, or multiplies by so much, the type as before; a Pokémon without one keeps none. */
  | (Common & { readonly claim: 'weakness'; readonly type?: EnergyLetter; readonly times?: number })
  /** It can use attacks beside its own: of the stages beneath it, or of the Basic Pokémon in its owner's discard pile. */
  /** `in-play`: of every other Pokémon in play, or of those `among` them that fit. */
  | (Common & {
      readonly claim: 'uses-attacks';
      readonly of: 'stages-beneath' | 'discarded-basics' | 'in-play';
      readonly among?: Filter;
    })
  /** Damage of an attack that would knock it out does not; so many HP are left. */
  /** `against`: the attackers; `spent`: the card that says it is discarded then. */
  | (Common & {
      readonly claim: 'survives';
      readonly left: number;
      readonly against?: Filter;
      readonly spent?: true;
      /** Only on heads of a coin that is flipped then. */
      readonly flip?: true;
    })
  /** The base damage of that attack of it is so much, whatever stands beside the attack. */
  | (Common & { readonly claim: 'base-damage'; readonly set: number; readonly attack: string })
  /** What is healed from it counts so many times. */
  | (Common & { readonly claim: 'heal-times'; readonly times: number })
  /** No damage can be healed from it. */
  | (Common & { readonly claim: 'no-heal' })
  /** Before damage of an attack is put on it a coin is flipped; heads prevents that damage. */
  | (Common & { readonly claim: 'flip-to-prevent' })
  /** Poison puts so many counters more on it. */
  | (Common & { readonly claim: 'poison-counters'; readonly add: number })
  /**
   * So many Prizes more or fewer when it is Knocked Out (`by-damage`: by the damage of an attack of the opponent), or, with `of: struck`, when the damage of its
   * attacks Knocks Out one of the opponent's (`against`: which).
   */
  | (Common & {
      readonly claim: 'prizes';
      readonly add?: number;
      /** None at all, whatever else adds to them. */
      readonly none?: true;
      readonly 'by-damage'?: true;
      /** Of its own Knock Out: by an attack of such a Pokémon. */
      readonly by?: Filter;
      readonly of?: 'struck';
      readonly against?: Filter;
      /** Once in a game for all cards of that name that its player has. */
      readonly 'once-in-game'?: true;
    })
  | (Common & { readonly claim: 'condition'; readonly name: ConditionName; readonly counters?: number })
  /** `removes`: those that are there already are removed. */
  | (Common & {
      readonly claim: 'immune-to-condition';
      readonly names?: readonly ConditionName[];
      readonly removes?: true;
    })
  /** That it becomes the Mega Evolution or Primal Reversion of that name does not end the turn. */
  | (Common & { readonly claim: 'turn-goes-on'; readonly named: string })
  /** Whenever that player plays a Trainer card of any kind, the owner may flip a coin; heads: it does nothing and goes onto the deck. */
  | (Common & { readonly claim: 'flip-to-stop' })
  | (Common & { readonly claim: 'flip-to-attack' })
  /** A player who attacks this Pokémon flips a coin first; tails ends the attack. */
  | (Common & { readonly claim: 'flip-to-be-attacked' })
  | (Common & {
      readonly claim: 'trigger';
      readonly event: TriggerEvent;
      /** What is attached counts as Energy of that type. */
      readonly type?: EnergyLetter;
      /** It came from there; absent: as the document means attaching. */
      readonly from?: 'hand' | 'deck' | 'discard' | 'any';
      /** It is the attachment of the turn, and no text attached it. */
      readonly 'as-turn'?: true;
      /** The very card that says this is what was attached. */
      readonly this?: true;
      /** Of a Knock Out: by the damage of an attack of the opponent. */
      readonly 'by-damage'?: true;
      /** Of damage or a Knock Out: by the attack of such a Pokémon. */
      readonly by?: Filter;
      /** What its list asks of the Pokémon is meant as of when the attack was declared. */
      readonly 'as-declared'?: true;
      readonly does: readonly Json[];
    })
  /**
   * Cards of these kinds, played from the hand of the opponent or of anybody, have no effect on it; on a Stadium `on: self` is the card. `abilities`: what Abilities
   * do to it, where an Ancient Trait keeps them off.
   */
  | (Common & {
      readonly claim: 'unaffected';
      readonly by: readonly ('play-trainer' | 'play-supporter' | 'abilities')[];
      readonly whose: 'theirs' | 'any';
    })
  /** So many Supporters that player may play in a turn. */
  | (Common & { readonly claim: 'supporter-limit'; readonly most: number })
  /** So many Pokémon Tools may be attached to it. */
  | (Common & { readonly claim: 'tool-limit'; readonly most: number })
  /**
   * So many Pokémon sit on the Bench of that player, and a player with more discards some; of several the fewest. `first`: where both do, the owner
   * of the card is first, or their opponent. `rest: hand`: they go back to the hand with all their cards.
   */
  | (Common & {
      readonly claim: 'bench-size';
      readonly most: number;
      readonly first?: 'owner' | 'opponent';
      readonly rest?: 'hand';
    })
  /**
   * What goes to its owner's hand instead of the discard pile: the very card that says `this`, off a Pokémon in whatever way; else every Energy card
   * that gives more than Colorless Energy, where a text of another player than its owner discards it.
   */
  | (Common & { readonly claim: 'back-to-hand'; readonly this?: true })
  /** Burn puts so many counters in place of the usual number, of several the largest (APR II.E-28); or so many more (APR25 II.E-17). */
  | (Common & { readonly claim: 'burn-counters'; readonly put?: number; readonly add?: number })
  /** `any-time`: it depends on no check between turns, so its owner chooses when (CR 605.2). */
  | (Common & { readonly claim: 'checkup'; readonly does: readonly Json[]; readonly 'any-time'?: true })
  | (Common & { readonly claim: 'end-of-turn'; readonly does: readonly Json[] });

/**
 * Events a triggered effect can wait for (CR 406): Energy attached to the Pokémon, damage done to it by an attack of an opponent, the Pokémon put on
 * the Bench, the Pokémon evolved or leveled up, the Pokémon Knocked Out (APR I.D/ko.2), the Pokémon come up for one that retreated.
 */
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];

export const TRIGGER_EVENTS = [
  'energy-attached',
  'damaged-by-attack',
  'benched',
  'evolved',
  'leveled-up',
  'knocked-out',
  'up-for-retreated',
] as const;

export type ClaimKind = Claim['claim'];
export type ClaimOf<K extends ClaimKind> = Extract<Claim, { readonly claim: K }>;
