import type { RuleId } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import {
  type CardPool,
  type CardSpec,
  LAST_TURN,
  OVER,
  type PokemonSpec,
  SEATS,
  type Seat,
  type Setup,
  type Side,
  sameName,
  sameValue,
} from '../state/index.ts';
import { throughCards } from '../state/notation/index.ts';
import type { AssumedLines } from './assumed-lines.ts';
import type { TableToRule } from './ruled.ts';
import type { Assumption, Ruling } from './ruling.ts';
import { rulesOf } from './silences.ts';
import { inKind, stepsSaid, withTraces } from './steps-said.ts';

/** The code of what is assumed of a deck. */
export const CODES = {
  assumption: ['deck-has-cards'],
} as const;

/** Which defaults could have changed a ruling: the table is ruled on again with something else in their place. */

/** Turns that are a first turn of one of the players, in place of a later one. */
const FIRST_TURNS = [1, 2] as const;

/** A Pokémon that was not described, as the one that may have been set out. */
const SOME_POKEMON: PokemonSpec = {
  card: null,
  attached: [],
  damage: 0,
  conditions: [],
  history: [],
  effects: [],
};

const eachPokemon = (setup: Setup, change: (pokemon: PokemonSpec) => PokemonSpec): Setup => {
  const side = (given: Side): Side => ({
    ...given,
    ...(given.active === undefined ? {} : { active: given.active.map(change) }),
    ...(given.bench === undefined ? {} : { bench: given.bench.map(change) }),
  });
  const sides: { -readonly [S in Seat]?: Side } = {};
  for (const seat of SEATS) {
    const given = setup.sides[seat];
    if (given !== undefined) sides[seat] = side(given);
  }
  return { ...setup, sides };
};

/** The Pokémon of these names with nothing beneath them, where the table does not say what is; null where a name is not found. */
const withoutLines = (setup: Setup, names: readonly string[]): Setup | null => {
  const found = new Set<string>();
  const changed = eachPokemon(setup, (pokemon) => {
    const name = names.find((one) => pokemon.card !== null && sameName(one, pokemon.card.name));
    if (name === undefined || pokemon.under !== undefined) return pokemon;
    found.add(name);
    return { ...pokemon, under: [] };
  });
  return found.size === new Set(names).size ? changed : null;
};

const withSide = (setup: Setup, seat: string, more: Partial<Side>): Setup => {
  const known = SEATS.find((one) => one === seat);
  if (known === undefined) return setup;
  return { ...setup, sides: { ...setup.sides, [known]: { effects: [], ...setup.sides[known], ...more } } };
};

const withoutRule = (table: TableToRule, { rule }: Assumption): readonly TableToRule[] | null =>
  rule === null ? null : [{ ...table, off: new Set([...(table.off ?? []), rule]) }];

/**
 * The tables on which a default is otherwise; null where nothing else is tried and the default is always reported, as on a table that was played to: no
 * other set-up leads there.
 */
const otherwise = (table: TableToRule, assumption: Assumption): readonly TableToRule[] | null => {
  if (assumption.kind !== 'default' || table.played !== undefined) return null;
  if (assumption.code === 'newest-wording') return withoutRule(table, assumption);
  return otherSetups(table, assumption)?.map((setup) => ({ ...table, setup })) ?? null;
};

/** The table with nothing beneath any Pokémon of which that is assumed; null where it is fewer than two. */
const withoutAnyLine = (table: TableToRule, assumptions: readonly Assumption[]): TableToRule | null => {
  const lines = assumptions.filter(({ code }) => code === 'normal-line');
  if (lines.length < 2 || table.played !== undefined) return null;
  const setup = withoutLines(
    table.setup,
    lines.map(({ facts }) => String(facts.pokemon)),
  );
  return setup === null ? null : { ...table, setup };
};

const listed = (setup: Setup | null): readonly Setup[] | null => (setup === null ? null : [setup]);

const prints = (pool: CardPool, { card }: PokemonSpec, attack: string): boolean =>
  card !== null && pool.named(card.name).some(({ attacks = [] }) => attacks.some(({ name }) => sameName(name, attack)));

/** The table on which each Pokémon of that player that has that attack, or each where none has, used it in the last turn; null where that player has none. */
const withAttack = (setup: Setup, pool: CardPool, seat: string, user: string, attack: string): Setup | null => {
  const side = setup.sides[seat as Seat];
  if (side === undefined) return null;
  const isKnown = [...(side.active ?? []), ...(side.bench ?? [])].some((one) => prints(pool, one, attack));
  const used = (row: readonly PokemonSpec[]): readonly PokemonSpec[] =>
    row.map((one) =>
      isKnown && !prints(pool, one, attack) ? one : { ...one, history: [LAST_TURN + attack, ...one.history] },
    );
  return withSide(setup, seat, {
    ...(side.active === undefined ? {} : { active: used(side.active) }),
    ...(side.bench === undefined ? {} : { bench: used(side.bench) }),
    ...(user === '' || attack === '' ? {} : { attacked: [{ user, attack }] }),
  });
};

const withoutEffect = (setup: Setup, seat: string, name: string): Setup | null => {
  const side = setup.sides[seat as Seat];
  return side === undefined ? null : withSide(setup, seat, { effects: [...side.effects, { name, chosen: OVER }] });
};

/** The card of that name on file, in place of a sketch of it. */
const asOnFile = ({ sketch: _sketch, ...card }: CardSpec): CardSpec => card;

const otherSetups = ({ setup, pool }: TableToRule, { code, facts }: Assumption): readonly Setup[] | null => {
  const seat = String(facts.player ?? '');
  switch (code) {
    case 'turn':
      return FIRST_TURNS.map((turn) => ({ ...setup, turn }));
    case 'normal-line':
      return listed(withoutLines(setup, [String(facts.pokemon)]));
    case 'sketch-not-card':
      return [throughCards(setup, (card) => (sameName(card.name, String(facts.card)) ? asOnFile(card) : card))];
    case 'nothing-set-out':
      return [withSide(setup, seat, { active: [SOME_POKEMON] })];
    case 'no-fall-told':
      return [withSide(setup, seat, { fallen: 1 })];
    case 'no-attack-told':
      return listed(withAttack(setup, pool, seat, String(facts.user ?? ''), String(facts.attack ?? '')));
    case 'effect-left':
    case 'effect-open':
      return listed(withoutEffect(setup, seat, String(facts.effect)));
    case 'deck-has-cards':
      return [withSide(setup, seat, { deck: { count: 0, listed: [] } })];
    default:
      return null;
  }
};

/** What is done with a deck: by these it is known which deck an act is about. */
const WITH_A_DECK: ReadonlySet<string> = new Set(['drawn', 'searched', 'shuffled', 'hand-drawn']);

const seatsIn = (nodes: Ruling['trace']): readonly string[] => nodes.flatMap((entry) => seatsOf(entry));

const seatsOf = (entry: TraceEntry): readonly string[] => {
  if (entry.kind === 'rule') return entry.entries.flatMap(seatsOf);
  return WITH_A_DECK.has(entry.kind) && 'seat' in entry ? [entry.seat] : [];
};

/** The players whose decks a ruling draws from or searches, and those whose decks it may be about. */
const decksOf = ({ trace, branches, follows }: Ruling, setup: Setup): readonly string[] => {
  // What a text that is not read hides, or what breaks off before its end, may be about a deck of either player.
  const broken = [follows, ...branches.map((one) => one.follows ?? null)].some(
    (one) => one !== null && (one.unread.length > 0 || one.open !== null),
  );
  const hidden = broken ? SEATS.filter((seat) => setup.sides[seat] !== undefined) : [];
  return [...hidden, ...[trace, follows?.trace ?? [], ...branches.map((one) => one.trace)].flatMap(seatsIn)];
};

/**
 * Decks that were not given and that a legal act draws from or searches: that they have cards may be what makes it legal. `each`: of every print; what
 * follows breaks off where they part, though with none of them a deck is looked at.
 */
const decksNotGiven = ({ verdict }: Ruling, each: readonly Ruling[], setup: Setup): readonly Assumption[] => {
  if (verdict === 'illegal') return [];
  return [...new Set(each.flatMap((one) => decksOf(one, setup)))]
    .filter((seat) => SEATS.some((one) => one === seat && setup.sides[one]?.deck === undefined))
    .map((player) => ({
      kind: 'default',
      about: `${player}'s deck`,
      code: 'deck-has-cards',
      facts: { player },
      rule: null,
    }));
};

const waysIn = (ways: Ruling['ways']): unknown => ways.map(({ legal, code, facts }) => [legal, code, facts]);

/** What of a ruling a judge would call another ruling. That a text says nothing now is remarked on only beside what follows. */
const essence = ({ verdict, grounds, ways, branches, needs, gaps }: Ruling): unknown => ({
  verdict,
  grounds: grounds.map(({ rule, code, overruled }) => [rule, code, overruled?.rule ?? null]),
  ways: waysIn(ways.filter(({ code }) => code !== 'text-not-now')),
  branches: branches.map((branch) => [branch.if, branch.verdict]),
  needs: needs.map(({ rule, code }) => [rule, code]),
  gaps: gaps.map(({ card, place, couldChange }) => [card, place, couldChange]),
});

const whatFollowed = (follows: Ruling['follows'] | undefined): unknown =>
  follows === null || follows === undefined ? null : withTraces(follows, stepsSaid);

/** The same with how it came about and what follows: what no step names may still be in a number. */
const everyPart = (ruling: Ruling): unknown => {
  const { ways, branches, trace, follows, remedy } = ruling;
  return [
    essence(ruling),
    waysIn(ways),
    // The table after it has the other fact on it, whatever came of that.
    branches.map((one) => ({ ...one, after: null, trace: stepsSaid(one.trace), follows: whatFollowed(one.follows) })),
    stepsSaid(trace),
    whatFollowed(follows),
    remedy,
  ];
};

/** The same with all that the grounds say: they may name a number that would be another. */
const everyWord = (ruling: Ruling): unknown => [everyPart(ruling), ruling.grounds];

/** The same ruling, and the same kinds of steps: with one more Pokémon on a table everything after it is counted otherwise. */
const partsInKind = (ruling: Ruling): unknown => {
  const { branches, trace, follows } = ruling;
  const open = (one: Ruling['follows'] | undefined): unknown =>
    one === null || one === undefined
      ? null
      : [
          stepsSaid(one.trace).map(inKind),
          one.open?.code ?? null,
          one.asks === null,
          stepsSaid(one.afterTurn?.trace ?? []).map(inKind),
        ];
  return [
    essence(ruling),
    branches.map((one) => [stepsSaid(one.trace).map(inKind), open(one.follows)]),
    stepsSaid(trace).map(inKind),
    open(follows),
  ];
};

/** What happened, without the rules by which it did and what is noted of them. */
const happenings = (entries: readonly TraceEntry[]): readonly TraceEntry[] =>
  stepsSaid(entries).flatMap((entry) => {
    if (entry.kind === 'rule') return happenings(entry.entries);
    return entry.kind === 'note' ? [] : [entry];
  });

const CARDS: ReadonlySet<string> = new Set(['card', 'cards', 'along', 'with']);

/** With one card more on a table all others have other numbers: each is known by the order in which they are met. */
const byOrderOfCards = (events: readonly TraceEntry[]): unknown => {
  const met = new Map<unknown, number>();
  const numberOf = (card: unknown): number => {
    const number = met.get(card) ?? met.size;
    met.set(card, number);
    return number;
  };
  return events.map((event) =>
    Object.entries(event).map(([key, value]) => {
      if (!CARDS.has(key)) return [key, value];
      return [key, Array.isArray(value) ? value.map(numberOf) : numberOf(value)];
    }),
  );
};

/** The same by what happens alone: the checks that the act passes look at the cards beneath as well, and do not belong to what comes. */
const whatComes = (ruling: Ruling): unknown => {
  const { branches, trace, follows, remedy } = ruling;
  const happened = (entries: readonly TraceEntry[]): unknown => byOrderOfCards(happenings(entries));
  const followed = (one: Ruling['follows'] | undefined): unknown =>
    one === null || one === undefined ? null : withTraces(one, happened);
  return [
    essence(ruling),
    branches.map((one) => [happened(one.trace), followed(one.follows)]),
    happened(trace),
    followed(follows),
    remedy,
  ];
};

/** By these parts a default is looked at: what it changes is often all that would be otherwise, and not whether the act may be done. */
const PARTS: { readonly [code: string]: (ruling: Ruling) => unknown } = {
  'newest-wording': everyPart,
  'no-fall-told': everyPart,
  'no-attack-told': everyPart,
  'effect-left': everyPart,
  'effect-open': everyPart,
  'effect-across': everyPart,
  'effect-ended': everyPart,
  'nothing-set-out': partsInKind,
  'sketch-not-card': everyPart,
  'normal-line': whatComes,
};

/** Silences that a part of a ruling names as its own reason; the others were only read on the way. */
const reasons = ({ grounds, ways, needs }: Ruling): ReadonlySet<RuleId> =>
  new Set([...rulesOf({ grounds, ways, branches: [], trace: [], unsaid: [] }), ...needs.map(({ rule }) => rule)]);

/** What comes of a try without some rules; null where it cannot be carried out, since play comes to what no play by the rules comes to. */
export const triedWithout = <T>(play: () => T): T | null => {
  try {
    return play();
  } catch {
    return null;
  }
};

/** The same question again with other rules; null where it cannot even be read. */
export type AskedAgain<T> = (probe: Pick<TableToRule, 'off' | 'recorder'>) => T | null;

/**
 * Silences that decided nothing: each was read, each time with the value that it would have had without it, and without all of them together what comes is
 * the same to its last part. Of an act that is refused nothing comes, so that there the value does not count. What is carried out or cited, and not read, is
 * never among them; nor what is `named` as a reason.
 */
export const readWithoutEffect = <T>(
  assumptions: readonly Assumption[],
  named: ReadonlySet<RuleId>,
  table: TableToRule,
  again: AskedAgain<T>,
  { isSame, isRefused }: { readonly isSame: (without: T) => boolean; readonly isRefused: boolean },
): ReadonlySet<Assumption> => {
  const silent = assumptions.filter(
    ({ code, rule: by }) => code === 'taken-from-silence' && by !== null && !named.has(by),
  );
  if (silent.length === 0 || table.recorder != null) return new Set();
  const heard = new Map<RuleId, boolean>();
  again({ recorder: (by, acted) => heard.set(by, acted || heard.get(by) === true) });
  const idle = silent.filter(({ rule: by }) => by !== null && (isRefused ? heard.has(by) : heard.get(by) === false));
  if (idle.length === 0) return new Set();
  const off = new Set([...(table.off ?? []), ...idle.flatMap(({ rule: by }) => by ?? [])]);
  const without = triedWithout(() => again({ off }));
  return new Set(without !== null && isSame(without) ? idle : []);
};

/**
 * Whether something comes otherwise on a table where another thing is assumed; `changes` compares. What is beneath Evolved Pokémon seldom matters: often
 * nobody looked at it, and where somebody did, one try without all of it may settle it.
 */
export const couldMatter = (
  assumptions: readonly Assumption[],
  table: TableToRule,
  lines: Pick<AssumedLines, 'noMatter'>,
  changes: (by: TableToRule, code: Assumption['code']) => boolean,
): ((assumption: Assumption) => boolean) => {
  const without = lines.noMatter ? null : withoutAnyLine(table, assumptions);
  const noLineMatters =
    table.played === undefined && (lines.noMatter || (without !== null && !changes(without, 'normal-line')));
  return (assumption) => {
    const { code } = assumption;
    if (noLineMatters && code === 'normal-line') return false;
    return otherwise(table, assumption)?.some((by) => triedWithout(() => changes(by, code)) ?? true) ?? true;
  };
};

/**
 * The assumptions of a ruling without the defaults in whose place anything else leads to the same ruling. `rule` rules on another table in the same
 * way, with what follows only where that is compared; null where it cannot even read the question there, which is another ruling. `kept` is what cards in play keep of those beneath them.
 * `each`: the rulings on every print that it is made of. `lines`: what is known of assumed cards beneath Pokémon. On a table that was played to, no other set-up is tried.
 */
export const thatCouldMatter = (
  ruling: Ruling,
  table: TableToRule,
  {
    kept,
    each,
    lines,
  }: {
    readonly kept: readonly Assumption[];
    readonly each: readonly Ruling[];
    readonly lines: Pick<AssumedLines, 'noMatter'>;
  },
  rule: (table: TableToRule, onward: boolean) => Ruling | null,
): readonly Assumption[] => {
  const changes = (by: TableToRule, part = essence): boolean => {
    const other = rule(by, part !== essence);
    return other === null || !sameValue(part(other), part(ruling));
  };
  const matters = couldMatter(ruling.assumptions, table, lines, (by, code) => changes(by, PARTS[code]));
  const named = rulesOf({ ...ruling, unsaid: [] });
  // A LV.X in play is there whatever was asked: what it keeps matters only if something would be otherwise without it.
  const onlyInPlay = ({ rule }: Assumption): boolean =>
    rule !== null && !named.has(rule) && kept.some((one) => one.rule === rule);
  const decks = table.played === undefined ? decksNotGiven(ruling, each, table.setup) : [];
  const decidedNothing = readWithoutEffect(
    ruling.assumptions,
    reasons(ruling),
    table,
    (probe) => rule({ ...table, ...probe }, true),
    { isSame: (other) => sameValue(everyWord(other), everyWord(ruling)), isRefused: ruling.verdict === 'illegal' },
  );
  return [...ruling.assumptions, ...decks].filter((assumption) => {
    if (decidedNothing.has(assumption)) return false;
    if (onlyInPlay(assumption)) return withoutRule(table, assumption)?.some((by) => changes(by, everyPart)) ?? true;
    return matters(assumption);
  });
};
