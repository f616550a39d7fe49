import {
  type Attack,
  type Card,
  DISCARD,
  hasSignUnexplained,
  type Json,
  type Power,
  type PowerKind,
  type Script,
} from '../state/index.ts';

/** What stands on a card as text, and how much of it is executed. */

export interface CardText {
  /** Where it stands, and under what name: `attack`, `Live Coal`. */
  readonly place: 'attack' | PowerKind | 'lent attack' | 'card';
  readonly name: string | null;
  readonly text: string | null;
  readonly executed: 'whole' | 'partly' | 'not' | 'no text';
  /** Where it is not executed: what it can bear on; null: on anything. */
  readonly touches: readonly string[] | null;
}

const holdsClause = (value: Json | undefined): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsClause);
  return 'not-modelled' in value || Object.values(value as { readonly [key: string]: Json }).some(holdsClause);
};

const reading = (parts: readonly (Json | readonly Json[] | undefined)[]): 'whole' | 'partly' | 'not' => {
  if (parts.every((part) => part === undefined)) return 'not';
  return parts.some((part) => holdsClause(part as Json)) ? 'partly' : 'whole';
};

const touched = (script: Script, executed: CardText['executed']): CardText['touches'] =>
  executed === 'whole' || executed === 'no text' ? [] : (script.touches ?? null);

const attackText =
  (place: 'attack' | 'lent attack') =>
  (attack: Attack): CardText => {
    const { name, text, base } = attack;
    const parts = [attack.does, base, attack.choose, attack.activate, attack.discards, attack.ignores] as const;
    const unexplained = hasSignUnexplained(attack);
    const executed = text === undefined && !unexplained ? 'no text' : unexplained ? 'not' : reading(parts as never);
    return { place, name, text: text ?? null, executed, touches: touched(attack, executed) };
  };

const powerText = (power: Power): CardText => {
  const executed = reading([power.does, power.always]);
  return { place: power.kind, name: power.name, text: power.text ?? null, executed, touches: touched(power, executed) };
};

/** What a Fossil in play lets its player do, under the words that ask for it. */
const ofFossil = ({ name, tags, announced }: Card): readonly CardText[] => {
  if (announced === undefined || tags?.includes('fossil') !== true) return [];
  const executed = reading([announced.does]);
  const touches = touched(announced, executed);
  return [{ place: 'card', name: `${DISCARD} ${name}`, text: announced.text ?? null, executed, touches }];
};

/** Every text of a card, in the order of the card. */
export const textsOf = (card: Card): readonly CardText[] => {
  const { play, unread = [], always } = card;
  const whole: CardText[] = [];
  if (play?.text !== undefined || play?.does !== undefined) {
    const said = always !== undefined || card.lends !== undefined || card.lendsPowers !== undefined;
    const executed = said && play.does === undefined ? 'partly' : reading([play.does]);
    const open = unread.length > 0 && executed === 'whole' ? (always === undefined ? 'not' : 'partly') : executed;
    // A card that stays in play has its text there, and the rest of it is listed below.
    if (!(unread.length > 0 && play.does?.length === 0 && always === undefined))
      whole.push({ place: 'card', name: null, text: play.text ?? null, executed: open, touches: touched(play, open) });
  }
  return [
    ...(card.powers ?? []).map(powerText),
    ...(card.attacks ?? []).map(attackText('attack')),
    ...(card.lends ?? []).map(attackText('lent attack')),
    ...(card.lendsPowers ?? []).map(powerText),
    ...whole,
    ...unread.map((script): CardText => {
      const executed = reading([script.does]);
      return { place: 'card', name: null, text: script.text ?? null, executed, touches: touched(script, executed) };
    }),
    ...ofFossil(card),
  ];
};
