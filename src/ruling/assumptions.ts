import { playerOf } from '../claims/index.ts';
import { type GameState, type LaidTable, type Mark, sameName } from '../state/index.ts';
import type { Ruled } from './ruled.ts';
import type { Assumption, GapFound } from './ruling.ts';

/** What a ruling rests on besides the told facts: chosen by the judge, told by nobody, filled in. */

/** `--assume` in the forms that are understood. */
export const ASSUMPTIONS = ['ignore CARD', 'retreat cost N'] as const;

/** What the judge chose to take for granted. */
export interface Assumed {
  /** Names of cards whose unexecuted text is taken not to matter. */
  readonly ignored: readonly string[];
  readonly retreatCost: number | null;
  readonly chosen: readonly Assumption[];
  readonly notUnderstood: readonly string[];
}

export const readAssumptions = (said: readonly string[]): Assumed => {
  const ignored: string[] = [];
  const chosen: Assumption[] = [];
  const notUnderstood: string[] = [];
  let retreatCost: number | null = null;
  for (const text of said) {
    const ignore = /^ignore\s+(.+)$/i.exec(text.trim());
    const cost = /^retreat\s+cost\s+(?:is\s+)?(\d+)$/i.exec(text.trim());
    if (ignore?.[1] !== undefined) {
      ignored.push(ignore[1]);
      chosen.push({ kind: 'chosen', about: ignore[1], code: 'text-ignored', facts: { card: ignore[1] }, rule: null });
    } else if (cost?.[1] !== undefined && (retreatCost === null || retreatCost === Number(cost[1]))) {
      retreatCost = Number(cost[1]);
      chosen.push({
        kind: 'chosen',
        about: 'Retreat Cost',
        code: 'retreat-cost-assumed',
        facts: { cost: retreatCost },
        rule: null,
      });
    } else notUnderstood.push(text);
  }
  return { ignored, retreatCost, chosen, notUnderstood };
};

/** What `ignore CARD` can name: every card on the table, and every effect told by its name. */
const nameable = (laid: LaidTable): readonly string[] => [
  ...new Set([
    ...laid.state.cards.flatMap(({ card }) => (card === null ? [] : [laid.pool.card(card).name])),
    ...laid.toldEffects.map(({ name }) => name),
  ]),
];

/** What is wrong with the assumptions on this table: words that are none, or a card to ignore that is not there. */
export const assumptionFault = (
  assumed: Assumed,
  laid: LaidTable,
): Extract<Ruled, { readonly ok: false }>['fault'] | null => {
  const strange = assumed.notUnderstood.join('”, “');
  if (strange !== '') return { code: 'unknown-assumption', said: strange, expected: ASSUMPTIONS };
  const pointless = assumed.ignored.filter((name) => !nameable(laid).some((card) => sameName(card, name)));
  if (pointless.length === 0) return null;
  return { code: 'nothing-to-ignore', said: pointless.join('”, “'), expected: nameable(laid) };
};

/** Does what the judge assumed settle this gap? An assumed Retreat Cost settles every text that could only have changed it. */
export const isSettled = ({ ignored, retreatCost }: Assumed, { card, couldChange }: GapFound): boolean => {
  const bare = card.replace(/ \([^)]*\)$/, '');
  if (ignored.some((name) => sameName(name, card) || sameName(name, bare))) return true;
  return retreatCost !== null && couldChange.length > 0 && couldChange.every((touched) => touched === 'retreat-cost');
};

/** Puts an assumed Retreat Cost on the Active Pokémon of the player to move. */
export const withRetreatCost = (state: GameState, cost: number): GameState => {
  const player = playerOf(state, state.toMove);
  const mark: Mark = {
    id: state.nextMark,
    says: { claim: 'retreat', set: cost },
    name: 'the assumption',
    seat: state.toMove,
    origin: 'told',
    marker: false,
    from: state.turn,
    until: null,
    parent: null,
  };
  const active = player.active.map((pokemon) =>
    pokemon === null ? null : { ...pokemon, marks: [...pokemon.marks, mark] },
  );
  const players = state.players.map((p) => (p.seat === player.seat ? { ...p, active } : p));
  return { ...state, nextMark: state.nextMark + 1, players };
};

/** A card that is taken to be in a player's hand. */
export interface HeldCard {
  readonly card: string;
  readonly player: string;
}

/** What nobody told and the ruling took for granted. */
export const takenForGranted = (laid: LaidTable, heldCards: readonly HeldCard[]): readonly Assumption[] => {
  const found: Assumption[] = heldCards.map(({ card, player }) => ({
    kind: 'told-by-nobody',
    about: card,
    code: 'card-in-hand',
    facts: { card, player },
    rule: null,
  }));
  const hidden = laid.state.players.some(
    (player) =>
      !player.activeTold ||
      !player.benchTold ||
      [...player.active, ...player.bench].some(
        (pokemon) => pokemon?.stack[0] !== undefined && laid.state.cards[pokemon.stack[0]]?.card === null,
      ),
  );
  if (hidden)
    found.push({ kind: 'told-by-nobody', about: 'other cards', code: 'others-do-not-matter', facts: {}, rule: null });
  const lines = new Set<string>();
  for (const filled of laid.filledIn) {
    if (filled.code === 'normal-line') {
      const pokemon = filled.facts.pokemon ?? '';
      if (lines.has(pokemon)) continue;
      lines.add(pokemon);
    }
    found.push({ kind: 'default', about: filled.code, code: filled.code, facts: filled.facts, rule: null });
  }
  return found;
};
