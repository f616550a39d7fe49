import { PUT_DOWN, type PutDown } from './card.ts';
import { plainName, sameName } from './card-pool.ts';
import {
  type AttackUsed,
  CAME_UP,
  type CardId,
  EARLIER,
  EVOLVED_FROM,
  FAILED,
  HEALED,
  JUST,
  JUST_BEFORE,
  LAST_TURN,
  type Pokemon,
  STRUCK_OUT,
  THIS_TURN,
  TRIED_TO_RETREAT,
} from './game-state.ts';
import type { SettingUp } from './setting-up.ts';

/** What stands after `^`: what a Pokémon or a card did this turn, as a line writes it and as the state keeps it. */

/** What a Pokémon may have done besides using a power. */
export const DONE: readonly string[] = [
  HEALED,
  CAME_UP,
  TRIED_TO_RETREAT,
  STRUCK_OUT,
  ...Object.values(JUST),
  ...Object.values(JUST_BEFORE),
];

const startsWith = (text: string, beginning: string): boolean => plainName(text).startsWith(plainName(beginning));

/** The event of `just evolved`; undefined for anything else. */
const justBefore = (text: string): { readonly event: PutDown; readonly late?: true } | undefined => {
  const just = PUT_DOWN.find((event) => sameName(JUST[event], text));
  if (just !== undefined) return { event: just };
  const before = PUT_DOWN.find((event) => sameName(JUST_BEFORE[event], text));
  return before === undefined ? undefined : { event: before, late: true };
};

/** What is not the use of a power: healed, evolved from a Pokémon of that name. */
export const isDone = (text: string): boolean =>
  DONE.some((done) => sameName(done, text)) || startsWith(text, EVOLVED_FROM) || attackOf(text) !== null;

/** An attack as it is written: `Wrap`, or `failed Wrap`. */
export const attackWritten = (text: string): Pick<AttackUsed, 'attack' | 'failed'> =>
  startsWith(text, FAILED) ? { attack: text.slice(FAILED.length).trim(), failed: true } : { attack: text };

/** The attack of `last turn Wrap` or `this turn Wrap`, and in which of them; null for anything else. */
export const attackOf = (
  text: string,
): {
  readonly turn: typeof LAST_TURN | typeof THIS_TURN;
  readonly used: Pick<AttackUsed, 'attack' | 'failed'>;
} | null => {
  const turn = ([LAST_TURN, THIS_TURN] as const).find((one) => startsWith(text, one));
  return turn === undefined ? null : { turn, used: attackWritten(text.slice(turn.length).trim()) };
};

export const writtenAttack = ({ attack, failed }: AttackUsed): string => (failed === true ? FAILED : '') + attack;

/** What happens to a Pokémon and makes it new: it was put down, evolved or leveled up. */
const MAKES_NEW: ReadonlySet<PutDown> = new Set(['benched', 'evolved', 'leveled-up']);

/** Does this say that the Pokémon came into play or changed this turn? */
export const saysNew = (text: string): boolean => {
  const event = justBefore(text)?.event;
  return event === undefined ? startsWith(text, EVOLVED_FROM) : MAKES_NEW.has(event);
};

/** The name of the power, with whether it was used before the card left its place and came back. */
export const useOf = (text: string): { readonly name: string; readonly putDownAgain: boolean } =>
  /^earlier\s/iu.test(text)
    ? { name: text.slice(EARLIER.length).trim(), putDownAgain: true }
    : { name: text, putDownAgain: false };

/** Notes that what this card says was used this turn. */
export const noteUsed = (table: SettingUp, card: CardId, text: string): void => {
  const use = useOf(text);
  table.cardsUsed.push({ card, ...use });
  table.powersUsed.push(use.name);
};

/** Sorts what is given of a Pokémon this turn: its own part is kept with it, the rest with the table. `own`: of the player to move. */
export const thisTurnOf = (
  table: SettingUp,
  history: readonly string[],
  { uid, stack, attached }: Pick<Pokemon, 'uid' | 'stack' | 'attached'>,
  own: boolean,
): readonly string[] => {
  const kept: string[] = [];
  const nameOf = (id: CardId): string | undefined => table.pool.find(table.cards[id]?.card ?? '')?.name;
  for (const text of history) {
    if (attackOf(text) !== null) continue;
    const event = justBefore(text);
    const done = DONE.find((one) => sameName(one, text));
    const lent = attached.find(({ card }) => {
      const name = nameOf(card);
      return name !== undefined && sameName(name, text);
    });
    const [top] = stack;
    if (event !== undefined) table.window = { uid, inc: 0, ...event };
    else if (done !== undefined) kept.push(done);
    else if (startsWith(text, EVOLVED_FROM)) kept.push(text);
    else if (lent !== undefined) noteUsed(table, lent.card, text);
    else {
      const use = useOf(text);
      if (!use.putDownAgain) kept.push(text);
      if (top !== undefined) table.cardsUsed.push({ card: top, ...use });
      if (own) table.powersUsed.push(use.name);
    }
  }
  return kept;
};
