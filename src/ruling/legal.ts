import { inPlay, nameOf, playerOf, type View, viewOf } from '../claims/index.ts';
import type { Doc, RuleId } from '../corpus/index.ts';
import { type Action, type Law, legality, paragraphOf } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { attacksOf, features, isFossil, type Rules, rulesName } from '../rules/index.ts';
import {
  type Card,
  type CardPool,
  cardPool,
  type GameState,
  type LaidTable,
  layTable,
  type Setup,
  sameName,
} from '../state/index.ts';
import { takenForGranted } from './assumptions.ts';
import { formOfPlay, gapsBearingOn } from './gaps.ts';
import { holding } from './in-hand.ts';
import { type Candidate, SET_UP_ALLOWS, setUpCandidates } from './legal-set-up.ts';
import { combinations, firstPrint, NEWEST_TEXT } from './prints.ts';
import type { Assumption, GapFound, Ground, Way } from './ruling.ts';
import { waysOf } from './ways.ts';

/** One row of the overview: an action, or one kind of card that may be in a hand nobody described. */
export interface Row {
  readonly kind: Action['kind'];
  /** The Pokémon, attack or card that is meant. */
  readonly subject: { readonly [name: string]: string };
  /** True when the row hangs on a card nobody told to be in the hand. */
  readonly ifHeld: boolean;
  readonly rule: RuleId;
  readonly ways: readonly Way[];
  readonly grounds: readonly Ground[];
}

export interface LegalOverview {
  readonly ruleset: Doc;
  readonly state: GameState;
  readonly open: readonly Row[];
  readonly closed: readonly Row[];
  readonly gaps: readonly GapFound[];
  readonly assumptions: readonly Assumption[];
  readonly setup: Setup;
}

/** The paragraph that lets a kind of action be done, for rows that are open. */
const ALLOWS: Readonly<Record<Action['kind'], Law<'comprehensive-2009'>>> = {
  draw: { 'comprehensive-2009': ['601.1', 'draw one card'] },
  bench: { 'comprehensive-2009': ['300.2', 'Basic Pokémon'] },
  evolve: { 'comprehensive-2009': ['307.2a', 'Evolves from'] },
  'level-up': { 'comprehensive-2009': ['307.3a', 'Put onto'] },
  'attach-energy': { 'comprehensive-2009': ['305.3', 'one Energy card'] },
  'play-trainer': { 'comprehensive-2009': ['315.2', 'no limit'] },
  'play-supporter': { 'comprehensive-2009': ['313.2', 'one Supporter'] },
  'play-stadium': { 'comprehensive-2009': ['312.3', 'one Stadium'] },
  retreat: { 'comprehensive-2009': ['309.3', 'from the Bench'] },
  'use-power': { 'comprehensive-2009': ['408.1', 'optional'] },
  attack: { 'comprehensive-2009': ['603.1', 'Attacking Pokémon'] },
  'end-turn': { 'comprehensive-2009': ['603.2', 'required to attack'] },
  ...SET_UP_ALLOWS,
};

/** Cards that stand for "some card of that kind" while a hand is hidden. */
const anyCards = (view: View): readonly Card[] => {
  const own = inPlay(playerOf(view.state, view.state.toMove));
  // Only what some card on file could do is offered; a final stage is not.
  const onFile = (name: string, ...stages: readonly string[]): boolean =>
    view.pool
      .all()
      .some(
        (card) =>
          card.from !== undefined &&
          stages.includes(card.stage ?? '') &&
          sameName(card.from, name) &&
          !card.key.startsWith('any:'),
      );
  const evolving = own.filter((pokemon) => onFile(rulesName(view, pokemon), 'stage 1', 'stage 2'));
  const leveling = own.filter((pokemon) => onFile(rulesName(view, pokemon), 'level-up'));
  const evolutions = evolving.map((pokemon): Card => {
    const name = nameOf(view, pokemon);
    return {
      key: `any:evolution:${name}`,
      name: `an Evolution of ${name}`,
      kind: 'pokemon',
      stage: 'stage 1',
      from: name,
    };
  });
  const leveled = leveling.map((pokemon): Card => {
    const name = rulesName(view, pokemon);
    return { key: `any:level-up:${name}`, name: `${name} LV.X`, kind: 'pokemon', stage: 'level-up', from: name };
  });
  const kinds: readonly Card[] = [
    { key: 'any:basic', name: 'a Basic Pokémon', kind: 'pokemon', stage: 'basic' },
    { key: 'any:energy', name: 'an Energy card', kind: 'energy' },
    { key: 'any:trainer', name: 'a Trainer', kind: 'trainer' },
    { key: 'any:supporter', name: 'a Supporter', kind: 'supporter' },
    { key: 'any:stadium', name: 'a Stadium', kind: 'stadium' },
  ];
  return [
    ...kinds,
    ...evolutions.filter((card, at) => evolutions.findIndex((other) => other.key === card.key) === at),
    ...leveled,
  ];
};

const cardActions = (view: View, card: Card, id: number): readonly Action[] => {
  const own = inPlay(playerOf(view.state, view.state.toMove));
  if (card.kind === 'energy') return own.map((pokemon) => ({ kind: 'attach-energy', card: id, to: pokemon.uid }));
  if (card.kind === 'supporter') return [{ kind: 'play-supporter', card: id }];
  if (card.kind === 'stadium') return [{ kind: 'play-stadium', card: id }];
  if (card.kind === 'trainer')
    return isFossil(card) ? [{ kind: 'bench', card: id }] : [{ kind: 'play-trainer', card: id }];
  if (card.stage === 'basic' || card.stage === 'baby') return [{ kind: 'bench', card: id }];
  const hosts = own.filter((pokemon) => card.from !== undefined && rulesName(view, pokemon) === card.from);
  return hosts.map((pokemon) => ({
    kind: card.stage === 'level-up' ? 'level-up' : 'evolve',
    card: id,
    on: pokemon.uid,
  }));
};

const targetOf = (view: View, action: Action): { readonly [name: string]: string } => {
  const uid =
    action.kind === 'attach-energy'
      ? action.to
      : action.kind === 'evolve' || action.kind === 'level-up'
        ? action.on
        : null;
  const pokemon = uid === null ? undefined : inPlay(playerOf(view.state, view.state.toMove)).find((p) => p.uid === uid);
  return pokemon === undefined ? {} : { pokemon: nameOf(view, pokemon) };
};

const candidates = (view: View): readonly Candidate[] => {
  if (view.state.phase === 'setup') return setUpCandidates(view);
  const player = playerOf(view.state, view.state.toMove);
  const found: Candidate[] = [];
  const add = (action: Action, subject: Candidate['subject']): void => {
    found.push({ action, state: view.state, assumed: [], subject, ifHeld: false });
  };
  if (view.state.phase === 'draw') add({ kind: 'draw' }, {});
  const described = player.hand.cards.filter((id) => view.cardAt(id) !== null);
  const seen = new Set<string>();
  for (const id of described) {
    const card = view.cardAt(id);
    if (card === null || seen.has(card.key)) continue;
    seen.add(card.key);
    for (const action of cardActions(view, card, id)) add(action, { card: card.name, ...targetOf(view, action) });
  }
  if (!player.hand.told || described.length < player.hand.cards.length) {
    for (const card of anyCards(view)) {
      for (const held of holding(view, view.pool.card(card.key), undefined)) {
        for (const action of cardActions(view, card, held.card)) {
          const subject = { card: card.name, ...targetOf(view, action) };
          found.push({ action, state: held.state, assumed: held.assumed, subject, ifHeld: true });
        }
      }
    }
  }
  const active = player.active[0];
  if (active !== null && active !== undefined)
    add({ kind: 'retreat', pokemon: active.uid }, { pokemon: nameOf(view, active) });
  for (const pokemon of inPlay(player)) {
    for (const { power } of features(view, [pokemon]).powers) {
      if (power.kind === 'power')
        add(
          { kind: 'use-power', pokemon: pokemon.uid, power: power.name },
          { pokemon: nameOf(view, pokemon), power: power.name },
        );
    }
  }
  if (active !== null && active !== undefined) {
    for (const { attack } of attacksOf(view, active)) {
      add(
        { kind: 'attack', attacker: active.uid, attack: attack.name },
        { pokemon: nameOf(view, active), attack: attack.name },
      );
    }
  }
  add({ kind: 'end-turn' }, {});
  return found;
};

interface Overview {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: Doc;
}

/** Every row of one table, its prints decided. */
const rowsOf = (table: Overview, laid: LaidTable): { readonly view: View; readonly rows: readonly Row[] } => {
  const bare = rulesetOf(table.doc, { pool: laid.pool });
  const some = anyCards(viewOf(laid.state, bare.doc, bare.readings, bare.pool, bare.off));
  const rules: Rules = rulesetOf(table.doc, { pool: cardPool([...laid.pool.all(), ...some]) });
  const view = viewOf(laid.state, rules.doc, rules.readings, rules.pool, rules.off);
  const rows = candidates(view).map((candidate): Row => {
    const seen = viewOf(candidate.state, rules.doc, rules.readings, rules.pool, rules.off);
    const judged = legality(rules, candidate.state, candidate.action);
    const missing = judged.notTold.map((need): Ground => ({ ...need, bar: 'fact', lifted: null, lifts: [] }));
    const grounds: readonly Ground[] = [...judged.grounds, ...missing];
    const isOpen = grounds.every((ground) => ground.lifted !== null);
    return {
      kind: candidate.action.kind,
      subject: candidate.subject,
      ifHeld: candidate.ifHeld,
      rule: paragraphOf(ALLOWS[candidate.action.kind], rules.doc),
      ways: isOpen ? waysOf(seen, candidate.action, rules) : [],
      grounds,
    };
  });
  return { view, rows };
};

const sameRow = (a: Row, b: Row): boolean =>
  a.kind === b.kind && a.ifHeld === b.ifHeld && JSON.stringify(a.subject) === JSON.stringify(b.subject);

const isOpenRow = (row: Row): boolean => row.grounds.every((ground) => ground.lifted !== null);

/** Rows that another print of a name would turn are not decided: the print is what is missing. */
const acrossPrints = (table: Overview, laid: LaidTable, first: readonly Row[]): readonly Row[] => {
  if (laid.ambiguous.length === 0) return first;
  const others = combinations(laid.ambiguous).picks.map(
    (pick) => rowsOf(table, layTable(table.setup, table.pool, oneOnOne, table.doc, pick)).rows,
  );
  const missing: readonly Ground[] = laid.ambiguous.map(({ name, candidates: prints }) => ({
    rule: paragraphOf(NEWEST_TEXT, table.doc),
    code: 'which-print',
    bar: 'fact',
    facts: { card: name, prints: prints.map((card) => card.print ?? card.key) },
    lifted: null,
    lifts: [],
  }));
  return first.map((row) => {
    const parts = others.some((rows) => {
      const there = rows.find((other) => sameRow(other, row));
      return there !== undefined && isOpenRow(there) !== isOpenRow(row);
    });
    return parts ? { ...row, ways: [], grounds: missing } : row;
  });
};

/**
 * Every action that is open on this table, and every one that is not with all its grounds, in the order in which CR 602.1 lists them. Rows that
 * hang on a hidden hand are marked.
 */
export const legalOn = (table: {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly doc: Doc;
}): LegalOverview => {
  const unruled = formOfPlay(table.setup);
  if (unruled !== null) {
    const { state } = layTable({ used: [], sides: {}, effects: [] }, table.pool, oneOnOne, table.doc);
    return { ruleset: table.doc, state, open: [], closed: [], gaps: [unruled], assumptions: [], setup: table.setup };
  }
  const laid = layTable(table.setup, table.pool, oneOnOne, table.doc);
  const { view, rows: first } = rowsOf(table, laid);
  const rows = acrossPrints(table, laid, first);
  const gaps = new Map<string, GapFound>();
  for (const candidate of candidates(view)) {
    for (const gap of gapsBearingOn(view, candidate.action, 'legality')) gaps.set(`${gap.card} ${gap.place}`, gap);
  }
  return {
    ruleset: table.doc,
    state: laid.state,
    open: rows.filter(isOpenRow),
    closed: rows.filter((row) => !isOpenRow(row)),
    gaps: [...gaps.values()],
    assumptions: [...takenForGranted(laid, []), ...laid.ambiguous.map(firstPrint)],
    setup: table.setup,
  };
};
