import type { Attack, CardId, Json, Seat, Uid } from '../../state/index.ts';

/** The working memory of one attack, from its declaration to its end. */
export interface AttackRun {
  readonly attacker: Uid;
  readonly seat: Seat;
  /** What is performed: the declared attack, or the one it copies (CR 302.6a). */
  attack: Attack;
  /** The attack that was announced, whatever it copies. */
  readonly announced: Attack;
  /** How many times another attack has been taken over: what is copied may copy in its turn. */
  copies: number;
  /** The card that prints the attack. */
  card: CardId;
  /** The Pokémon that was declared as Defending, unless the text exchanges it before the damage. Null when the opponent's Active was not given. */
  defending: Uid | null;
  /** Whom its text calls "you", once that is settled. */
  you?: Seat;
  /** Its player took up what the text offered. */
  accepted?: boolean;
  /** The last choice of the text. */
  chosen: Uid | null;
  /** How many of the coins that its text flipped last came up heads. */
  heads?: number;
  /** What of its text was carried out before the damage was placed, out of its turn there. */
  discardedEarly?: readonly Json[];
  /** Damage to put on the Defending Pokémon, once computed (damage points). */
  damage: number;
  /** The code of why the attack ended before its last step; null while it goes on. */
  ended: string | null;
}
