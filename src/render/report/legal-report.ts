import { citationOf } from '../../corpus/index.ts';
import { type KindAsked, type LegalOverview, questionOfRow, type Row } from '../../ruling/index.ts';
import { DISCARD } from '../../state/index.ts';
import { type PlayerNames, playersOn } from '../player-names.ts';
import { counted, listed } from '../words/facts.ts';
import { impossibility } from '../words/impossible.ts';
import { fewPrints } from '../words/rulings.ts';
import type { Situation } from './grounds-json.ts';
import { groundsJson } from './grounds-json.ts';
import { needsJson } from './needs-json.ts';
import { assumptionsJson, gapJson, optionsJson, unnamedRuleset } from './ruling-report.ts';
import type { AssumptionJson, ClosedRow, LegalReport, LegalRow, OptionJson, RulesetFrom } from './types.ts';

/** What each kind of action is called in the overview, and in `judge legal retreat`. */
export const KIND_WORDS: Readonly<Record<KindAsked, string>> = {
  draw: 'draw',
  bench: 'bench',
  'attach-energy': 'attach',
  'attach-trainer': 'attach',
  evolve: 'evolve',
  'level-up': 'level up',
  'play-trainer': 'play',
  'play-supporter': 'play',
  'play-stadium': 'play',
  'play-fossil': 'play',
  retreat: 'retreat',
  'use-power': 'use',
  'use-card': 'use',
  attack: 'attack',
  'end-turn': 'end turn',
  'new-game': 'new game',
  'initial-hand': 'hand',
  'initial-active': 'active',
  'initial-bench': 'bench',
  'set-prizes': 'prizes',
  mulligan: 'mulligan',
  'extra-card': 'extra',
  'first-turn': 'first turn',
};

/** Is it a card that is played by attaching it? */
const isAttached = (row: Row): boolean => row.kind === 'play-trainer' && row.subject.pokemon !== undefined;

const wordOf = (row: Row): string => KIND_WORDS[isAttached(row) ? 'attach-trainer' : row.kind];

const hand = (row: Row): string => (row.ifHeld ? ' from hand' : '');

/** Rows of one kind that differ only in the Pokémon they are about. */
interface Group {
  readonly first: Row;
  readonly rows: readonly Row[];
}

const grouped = (rows: readonly Row[]): readonly Group[] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const { card = '', attack = '', power = '' } = row.subject;
    const key = JSON.stringify([
      row.kind,
      card,
      attack,
      power,
      row.verdict,
      row.needs.map((need) => need.code),
      row.prints,
    ]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((all) => (all[0] === undefined ? [] : [{ first: all[0], rows: all }]));
};

/** Of two prints of one name each Pokémon is named once. */
const hosts = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ place }, at) => place === null || rows.findIndex((row) => row.place === place) === at)
    .flatMap((row) => row.subject.pokemon ?? []);

const anyOf = (names: readonly string[]): string => {
  const different = [...new Set(names)];
  return names.length > 2
    ? `any of ${names.length} Pokémon`
    : listed(different.length === names.length ? names : different, 'or');
};

/** ` (DP 31 or LM 9)` after what only some prints have. */
const ofPrints = ({ prints }: Row): string => (prints.length === 0 ? '' : ` (${listed(fewPrints(prints), 'or')})`);

const retreatSays = (row: Row): string => {
  const pays = row.ways.filter((way) => way.code === 'pay');
  if (pays.some(({ facts }) => facts.ofPrint !== undefined))
    return `${row.subject.pokemon}, at a price that depends on the print`;
  const cost = Number(pays[0]?.facts.cost ?? 0);
  if (pays.length === 0) return row.subject.pokemon ?? '';
  return `${row.subject.pokemon}${cost === 0 ? ' for nothing' : `, ${counted(pays.length, 'way')} to pay ${cost}`}`;
};

const says = ({ first, rows }: Group, free: number | null): string => {
  const { card = '', attack = '', power = '', pokemon = '' } = first.subject;
  switch (first.kind) {
    case 'draw':
      return first.ways.some(({ code }) => code === 'deck-empty')
        ? 'a card, but the deck is empty, so the game is lost'
        : 'a card';
    case 'attach-energy':
      return `${card}${hand(first)}, to ${anyOf(hosts(rows))}`;
    case 'bench':
      return `${card}${hand(first)}${free === null ? '' : `; ${counted(free, 'place')} free`}`;
    case 'evolve':
      return first.ifHeld ? `${pokemon}, with its Evolution card from hand` : `${anyOf(hosts(rows))} into ${card}`;
    case 'level-up':
      return first.ifHeld ? `${pokemon}, with its LV.X from hand` : `${anyOf(hosts(rows))} to ${card}`;
    case 'play-trainer':
    case 'play-supporter':
    case 'play-stadium':
      return `${card}${hand(first)}${isAttached(first) ? `, to ${anyOf(hosts(rows))}` : ''}`;
    case 'retreat':
      return retreatSays(first);
    case 'use-card':
      if (power === DISCARD) return `the text of ${card}: discard it from play`;
      return power === card ? power : `${power} of ${card}`;
    case 'use-power':
      return `${power} of ${anyOf(hosts(rows))}${ofPrints(first)}`;
    case 'attack':
      return `${attack}${ofPrints(first)}`;
    case 'end-turn':
      return 'without an attack';
    case 'new-game':
      return 'all cards back into the decks, and set up again';
    case 'initial-hand':
      return 'seven cards, once the deck is shuffled and cut';
    case 'initial-active':
      return `${card}${hand(first)}, face down`;
    case 'initial-bench':
      return `${card}${hand(first)}, face down${free === null ? '' : `; ${counted(free, 'place')} free`}`;
    case 'set-prizes':
      return 'from the top of the deck, face down';
    case 'mulligan':
      return 'show the hand, shuffle it back, start over';
    case 'extra-card':
      return 'one, while the opponent shows the hand';
    case 'first-turn':
      return first.subject.goes === undefined
        ? 'a coin for the first turn, then all is turned up'
        : `all is turned up; ${first.subject.goes === 'first' ? 'this player begins' : 'another player begins'}`;
  }
};

/** What a row that is not open is about, without its verb. */
const about = (row: Row): string => {
  const { card = '', attack = '', power = '', pokemon = '' } = row.subject;
  if (row.kind === 'attack') return `${attack}${ofPrints(row)}`;
  if (row.kind === 'use-power') return `${power}${ofPrints(row)}`;
  if (row.kind === 'retreat' || row.kind === 'draw' || row.kind === 'end-turn') return '';
  if ((row.kind === 'evolve' || row.kind === 'level-up') && row.ifHeld) return pokemon;
  return card;
};

const standing = (row: Row): Row['grounds'] => row.grounds.filter((ground) => ground.overruled === null);

const targets = (group: Group): readonly OptionJson[] => {
  const { first, rows } = group;
  if (first.ways.length > 0) return optionsJson(first.ways);
  return hosts(rows).map((pokemon) => ({
    legal: true,
    group: first.kind === 'attach-energy' || isAttached(first) ? 'to' : 'on',
    code: 'target',
    cells: [pokemon],
    says: pokemon,
    rule: null,
  }));
};

/** Rows that say the same of several Pokémon are one row, with the questions of all of them. */
const unique = (rows: readonly ClosedRow[]): readonly ClosedRow[] => {
  const found = new Map<string, ClosedRow>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, ask: [] });
    const known = found.get(key);
    found.set(key, known === undefined ? row : { ...known, ask: [...known.ask, ...row.ask] });
  }
  return [...found.values()];
};

/** What is open and what is not, each kind in the order of the rulebook. */
export const legalReport = (
  overview: LegalOverview,
  table: { readonly board: string; readonly rulesetFrom: RulesetFrom; readonly players?: PlayerNames },
): LegalReport => {
  const { state } = overview;
  const seat = state.toMove;
  const situation: Situation = { player: seat, turn: state.turn, turnGiven: state.given.turn };
  const { open: openRows, closed: closedRows } = overview;
  const free = overview.benchFree;
  const open = grouped(openRows).map((group): LegalRow => {
    const { first } = group;
    return {
      action: wordOf(first),
      ask: group.rows.map(questionOfRow),
      verdict: first.verdict,
      ifHeld: first.ifHeld,
      rule: citationOf(first.rule),
      says: says(group, free),
      needs: needsJson(first.needs, seat),
      options: targets(group),
    };
  });
  const closed = closedRows.map(
    (row): ClosedRow => ({
      action: wordOf(row),
      ask: [questionOfRow(row)],
      what: about(row),
      grounds: groundsJson(standing(row), situation),
    }),
  );
  const openKinds = new Set(open.map((row) => row.action));
  const closedKinds = new Set(closed.map((row) => row.action).filter((action) => !openKinds.has(action)));
  const where = [
    seat,
    state.given.turn ? `turn ${state.turn}` : '',
    state.phase === 'setup' ? 'set-up' : `${state.phase} phase`,
  ]
    .filter((part) => part !== '')
    .join(', ');
  const ifHeld: readonly AssumptionJson[] = [...openRows, ...closedRows].some((row) => row.ifHeld)
    ? [
        {
          kind: 'told-by-nobody',
          about: 'hand',
          says: `${seat} has the card in hand where a row says “from hand”`,
          rule: null,
        },
      ]
    : [];
  return {
    schema: 1,
    ruleset: overview.ruleset,
    rulesetFrom: table.rulesetFrom,
    headline:
      openKinds.size + closedKinds.size === 0
        ? `${where}: nothing of that kind to do.`
        : `${where}: ${counted(openKinds.size, 'kind')} of action open${closedKinds.size === 0 ? '' : `, ${closedKinds.size} not`}.`,
    open,
    closed: unique(closed),
    assumptions: [
      ...ifHeld,
      ...assumptionsJson(overview.assumptions),
      ...unnamedRuleset(table.rulesetFrom, overview.ruleset),
    ],
    gaps: overview.gaps.map(gapJson),
    faults: overview.faults.map((fault) => ({
      ...citationOf(fault.rule),
      says: impossibility(fault.code, fault.facts),
    })),
    board: table.board,
    ...playersOn(table),
  };
};
