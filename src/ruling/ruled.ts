import { saidToLast } from '../card-language/index.ts';
import type { RuledDoc } from '../corpus/index.ts';
import type { Answered, Probe, Sources } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { formatOf } from '../formats/index.ts';
import type { Rules } from '../rules/index.ts';
import { type CardPool, type Setup, setUpTable, type TableSetUp } from '../state/index.ts';
import { givesActs, settleGivenEffects, withEffectsAcross, withEffectsOfActs } from '../text/index.ts';
import type { QuestionFault } from './question/index.ts';
import type { Ruling, Said } from './ruling.ts';

/** Where rules are looked up for a table. */
export const sourcesOf = ({ doc, fallback = null }: Pick<TableToRule, 'doc' | 'fallback'>): Sources => ({
  doc,
  fallback,
});

/** The rules for a table, over the cards on it. */
export const rulesFor = (
  table: Omit<TableToRule, 'setup'>,
  { state, pool }: Pick<TableSetUp, 'state' | 'pool'>,
): Rules => rulesetOf(table.doc, { ...table, format: state.format, pool });

/** The table with the effects that it gives by name, as far as the text that makes them is known, and with those that what was done has left. */
export const withEffects = (table: Omit<TableToRule, 'setup'>, tableSetUp: TableSetUp): TableSetUp => {
  const rules = tableSetUp.givenEffects.length === 0 ? null : rulesFor(table, tableSetUp);
  const given = rules === null ? tableSetUp : withEffectsAcross(rules, tableSetUp);
  const named = rules === null ? given : settleGivenEffects(rules, given);
  return givesActs(tableSetUp) ? withEffectsOfActs(rulesFor(table, named), named, given, saidToLast) : named;
};

/** The table a question is asked about, as it was given. */
export interface TableToRule extends Probe {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: RuledDoc;
  /**
   * Of a table that was come to by play: how it is set up, with this print of each name. No set-up describes all of it, such as an effect an attack left or
   * what was done last; `setup` is what can be described.
   */
  readonly played?: Played;
}

export type Played = (picks?: ReadonlyMap<string, string>) => TableSetUp;

/** The table set up, with these prints of names that may mean several. */
export const setUpWith = (table: TableToRule, picks?: ReadonlyMap<string, string>): TableSetUp => {
  const { setup, pool, doc, played } = table;
  return played === undefined
    ? withEffects(table, setUpTable(setup, pool, formatOf(setup), doc, picks))
    : played(picks);
};

export interface RulingOptions {
  /** Coins and choices already made, in the order in which the game asks. */
  readonly answers?: readonly string[];
  readonly assume?: readonly string[];
}

export type Ruled =
  | { readonly ok: true; readonly ruling: Ruling }
  | {
      readonly ok: false;
      readonly fault:
        | QuestionFault
        | {
            readonly code:
              | 'wrong-answers'
              | 'unknown-assumption'
              | 'assumptions-collide'
              | 'nothing-to-ignore'
              | 'nothing-unread-to-ignore';
            readonly said: string;
            readonly expected: readonly string[];
            /** Why what was chosen may not be. */
            readonly because?: readonly Said[];
            /** The choice that could have been what was said, and was another. */
            readonly instead?: Answered | null;
          };
    };
