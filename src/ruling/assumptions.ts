import { type LaidTable, plainName } from '../state/index.ts';
import type { Assumption } from './ruling.ts';

/** What a ruling rests on besides the told facts: chosen by the judge, told by nobody, filled in. */

/** `--assume` in the forms that are understood. */
export const ASSUMPTIONS = ['ignore CARD', 'CARD forbids it', 'CARD allows it', 'retreat cost N'] as const;

export interface ReadAssumptions {
  /** Names of cards whose unexecuted text is taken not to matter. */
  readonly ignored: readonly string[];
  /** Names of cards whose unexecuted text is taken to forbid what is asked, or to allow it. */
  readonly forbidding: readonly string[];
  readonly allowing: readonly string[];
  readonly retreatCost: number | null;
  readonly chosen: readonly Assumption[];
  readonly notUnderstood: readonly string[];
}

export const readAssumptions = (said: readonly string[]): ReadAssumptions => {
  const ignored: string[] = [];
  const forbidding: string[] = [];
  const allowing: string[] = [];
  const chosen: Assumption[] = [];
  const notUnderstood: string[] = [];
  let retreatCost: number | null = null;
  // One text cannot be taken to say two things.
  const texts = new Map<string, string>();
  const saysOnly = (card: string, what: string): boolean => {
    const known = texts.get(plainName(card)) ?? what;
    texts.set(plainName(card), known);
    return known === what;
  };
  for (const text of said) {
    const ignore = /^ignore\s+(.+)$/i.exec(text.trim());
    const [, speaker, verb] = /^(.+?)\s+(forbids|allows)\s+it$/i.exec(text.trim()) ?? [];
    const cost = /^retreat\s+cost\s+(?:is\s+)?(\d+)$/i.exec(text.trim());
    if (ignore?.[1] !== undefined && saysOnly(ignore[1], 'nothing')) {
      ignored.push(ignore[1]);
      chosen.push({ kind: 'chosen', about: ignore[1], code: 'text-ignored', facts: { card: ignore[1] }, rule: null });
    } else if (speaker !== undefined && verb?.toLowerCase() === 'forbids' && saysOnly(speaker, 'no')) {
      forbidding.push(speaker);
      chosen.push({ kind: 'chosen', about: speaker, code: 'text-forbids', facts: { card: speaker }, rule: null });
    } else if (speaker !== undefined && verb?.toLowerCase() === 'allows' && saysOnly(speaker, 'yes')) {
      allowing.push(speaker);
      chosen.push({ kind: 'chosen', about: speaker, code: 'text-allows', facts: { card: speaker }, rule: null });
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
  return { ignored, forbidding, allowing, retreatCost, chosen, notUnderstood };
};

/** What nobody told and the ruling took for granted. */
export const takenForGranted = (laid: LaidTable, heldCards: readonly string[]): readonly Assumption[] => {
  const found: Assumption[] = heldCards.map((card) => ({
    kind: 'told-by-nobody',
    about: card,
    code: 'card-in-hand',
    facts: { card, player: laid.state.toMove },
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
