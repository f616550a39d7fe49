import { conditionOf, inPlay, nameOf, placeOf, topCard, type View, viewOf } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { type Law, paragraphOf } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { countsAsBasic, energy, isFossil, isTool, maximumHp, rulesName } from '../rules/index.ts';
import { type CardPool, layTable, type Player, type Pokemon, type Setup, sameName } from '../state/index.ts';
import { formOfPlay } from './gaps.ts';
import type { Said } from './ruling.ts';

/** Everything about a table that the game could not have reached, each with the rule it breaks. The table is read all the same. */

type Fault = { readonly law: Law<'comprehensive-2009'>; readonly code: string; readonly facts: Said['facts'] };

const EXCLUSIVE = ['asleep', 'confused', 'paralyzed'] as const;

const pokemonFaults = function* (view: View, player: Player, pokemon: Pokemon, benched: boolean): Generator<Fault> {
  const base = { pokemon: nameOf(view, pokemon), player: player.seat, place: placeOf(view.state, pokemon.uid) };
  const conditions = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'].filter(
    (name) => conditionOf(pokemon, name) !== null,
  );
  if (benched) {
    for (const condition of conditions) {
      yield {
        law: { 'comprehensive-2009': ['402.2', 'to the Bench'] },
        code: 'condition-on-bench',
        facts: { ...base, condition },
      };
    }
  }
  const together = EXCLUSIVE.filter((name) => conditions.includes(name));
  if (together.length > 1) {
    yield {
      law: { 'comprehensive-2009': ['311.7', 'more than one of the Asleep, Confused and Paralyzed'] },
      code: 'conditions-exclude',
      facts: { ...base, conditions: together },
    };
  }
  const hp = maximumHp(view, pokemon);
  if (hp !== null && pokemon.damage >= hp) {
    yield {
      law: { 'comprehensive-2009': ['303.1c', 'Knocked Out'] },
      code: 'should-be-knocked-out',
      facts: { ...base, damage: pokemon.damage, hp },
    };
  }
  const tools = pokemon.attached.filter(({ card, as }) => {
    const printed = view.cardAt(card);
    return as === 'tool' || (printed !== null && isTool(printed));
  });
  if (tools.length > 1) {
    yield {
      law: { 'comprehensive-2009': ['308.3', 'may not attach another'] },
      code: 'two-tools',
      facts: { ...base, tools: tools.length },
    };
  }
  for (const { card, as } of pokemon.attached) {
    const printed = view.cardAt(card);
    if (as === undefined && printed !== null && !energy.mayCarry(view, printed, pokemon)) {
      yield {
        law: { 'comprehensive-2009': ['301.1', 'valid'] },
        code: 'attachment-invalid',
        facts: { ...base, card: printed.name },
      };
    }
  }
  const top = topCard(view, pokemon);
  if (top !== null && top.kind !== 'pokemon' && !isFossil(top)) {
    yield { law: { 'comprehensive-2009': ['300.2', 'Basic Pokémon'] }, code: 'not-a-pokemon', facts: base };
  }
  if (view.state.phase === 'setup' && top !== null && !countsAsBasic(view, [top])) {
    yield { law: { 'comprehensive-2009': ['500.2', 'one Basic Pokémon card'] }, code: 'no-basic-set-out', facts: base };
  }
  yield* stackFaults(view, pokemon, base);
  if (pokemon.since > view.state.turn) {
    yield {
      law: { 'comprehensive-2009': ['600.1', 'turn'] },
      code: 'since-the-future',
      facts: { ...base, since: pokemon.since, turn: view.state.turn },
    };
  }
  const evolvedNow = pokemon.stack.length > 1 && pokemon.since >= 1 && pokemon.since <= view.state.players.length;
  if (evolvedNow && view.state.told.turn) {
    yield {
      law: { 'comprehensive-2009': ['307.2f', 'first turn'] },
      code: 'evolved-on-first-turn',
      facts: { ...base, turn: pokemon.since },
    };
  }
};

const stackFaults = function* (view: View, pokemon: Pokemon, base: Said['facts']): Generator<Fault> {
  for (const [at, id] of pokemon.stack.entries()) {
    const upper = view.cardAt(id);
    const below = pokemon.stack[at + 1];
    const lower = below === undefined ? null : view.cardAt(below);
    if (upper?.from === undefined || lower === null) continue;
    if (sameName(upper.from, lower.stage === 'level-up' ? rulesName(view, pokemon) : lower.name)) continue;
    // Skipping a stage is possible by card texts, so only a line that no card links is a fault.
    const skips = upper.stage !== 'level-up';
    const linked = view.pool
      .all()
      .some(
        (card) => sameName(card.name, upper.from ?? '') && card.from !== undefined && sameName(card.from, lower.name),
      );
    if (skips && linked) continue;
    const law: Law<'comprehensive-2009'> =
      upper.stage === 'level-up'
        ? { 'comprehensive-2009': ['307.3a', 'Put onto'] }
        : { 'comprehensive-2009': ['307.2a', 'Evolves from'] };
    yield { law, code: 'wrong-line', facts: { ...base, card: upper.name, from: upper.from, below: lower.name } };
  }
};

const playerFaults = function* (view: View, player: Player, told: number): Generator<Fault> {
  if (told > 1) {
    yield {
      law: { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] },
      code: 'two-actives',
      facts: { player: player.seat, actives: told },
    };
  }
  if (player.benchTold && player.bench.length > 5) {
    yield {
      law: { 'comprehensive-2009': ['300.3', 'more than five'] },
      code: 'bench-overfull',
      facts: { player: player.seat, benched: player.bench.length, most: 5 },
    };
  }
  if (player.activeTold && player.active.every((p) => p === null) && player.bench.length > 0) {
    yield {
      law: { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] },
      code: 'no-active',
      facts: { player: player.seat },
    };
  }
  if (player.prizes.told && player.prizes.cards.length > 6) {
    yield {
      law: { 'comprehensive-2009': ['500.3', 'six'] },
      code: 'too-many-prizes',
      facts: { player: player.seat, prizes: player.prizes.cards.length },
    };
  }
  // Before the first turn nobody has won or lost by what does not lie there yet.
  const begun = view.state.phase !== 'setup';
  if (begun && player.prizes.told && player.prizes.cards.length === 0) {
    yield {
      law: { 'comprehensive-2009': ['606.1a', 'Prize Cards'] },
      code: 'already-won-by-prizes',
      facts: { player: player.seat },
    };
  }
  if (begun && player.activeTold && player.benchTold && inPlay(player).length === 0) {
    yield {
      law: { 'comprehensive-2009': ['606.1b', 'no Pokémon in play'] },
      code: 'already-lost-all',
      facts: { player: player.seat },
    };
  }
  for (const pokemon of player.active) if (pokemon !== null) yield* pokemonFaults(view, player, pokemon, false);
  for (const pokemon of player.bench) yield* pokemonFaults(view, player, pokemon, true);
};

/** The faults of a told table, in the order of the table. */
export const inspect = (table: {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: Doc;
}): readonly Said[] => {
  // Other forms of play have other tables; nothing is said of them yet.
  if (formOfPlay(table.setup) !== null) return [];
  const laid = layTable(table.setup, table.pool, oneOnOne, table.doc);
  const rules = rulesetOf(table.doc, { pool: laid.pool });
  const view = viewOf(laid.state, rules.doc, rules.readings, rules.pool, rules.off);
  const faults: Fault[] = [];
  for (const player of view.state.players)
    faults.push(...playerFaults(view, player, table.setup.sides[player.seat]?.active?.length ?? 0));
  const { turn, toMove, first, told } = view.state;
  const seats = view.state.players.map((player) => player.seat);
  const due = seats[(seats.indexOf(first) + turn - 1) % seats.length];
  if (told.turn && table.setup.first !== undefined && due !== toMove) {
    faults.push({
      law: { 'comprehensive-2009': ['600.1', 'turn'] },
      code: 'not-their-turn',
      facts: { player: toMove, turn, due: due ?? first },
    });
  }
  const stadium = view.state.stadium === null ? null : view.cardAt(view.state.stadium.card);
  if (stadium !== null && stadium.kind !== 'stadium') {
    faults.push({
      law: { 'comprehensive-2009': ['312.1', 'Stadium'] },
      code: 'not-a-stadium',
      facts: { card: stadium.name },
    });
  }
  for (const player of view.state.players) {
    const owned = view.state.cards.filter(({ owner }) => owner === player.seat).length;
    if (owned > 60) {
      faults.push({
        law: { 'comprehensive-2009': ['100.1', '60 cards'] },
        code: 'too-many-cards',
        facts: { player: player.seat, cards: owned },
      });
    }
  }
  for (const player of view.state.players) {
    for (const pokemon of inPlay(player)) {
      if (!pokemon.marks.some((mark) => mark.name === 'char')) continue;
      const facts = { pokemon: nameOf(view, pokemon), condition: 'char' };
      faults.push({
        law: { 'comprehensive-2009': ['311.1', 'five Special Conditions'] },
        code: 'unknown-condition',
        facts,
      });
    }
  }
  return faults.map(({ law, code, facts }) => ({ rule: paragraphOf(law, rules.doc), code, facts }));
};
