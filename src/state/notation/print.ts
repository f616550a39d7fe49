import { ZONE_NAMES } from '../game-state.ts';
import { nameAndPrint } from '../print-codes.ts';
import { SEATS, TURN_LIMITS } from '../seat.ts';
import {
  type AttachedSpec,
  type AttackedSpec,
  type CardSpec,
  type EffectSpec,
  fourSit,
  isPartOf,
  type PokemonSpec,
  type Setup,
  type Side,
  type Sketch,
  type ZoneSpec,
} from '../setup.ts';
import { markerOrCondition } from './marks.ts';
import { printPlayerNames } from './player-names.ts';
import { type NamePlace, printable, printName } from './print-name.ts';
import { printedOf } from './sketched-text.ts';
import { headerPart, labelOf, MOMENT_OVER, SHORTENED } from './words.ts';
import { TO_DAMAGE } from './zone-words.ts';

const since = (turn: number | undefined): string => (turn === undefined ? '' : `@${turn}`);

const printSketch = (sketch: Sketch): string => {
  const items = [
    sketch.hp === undefined ? [] : [`${sketch.hp}HP`],
    sketch.types === undefined || sketch.types.length === 0 ? [] : [sketch.types.join('')],
    sketch.retreat === undefined ? [] : [`retreat ${sketch.retreat}`],
    sketch.weakness?.length === 0 ? ['no weakness'] : [],
    (sketch.weakness ?? []).map(
      ({ type, times, plus }) =>
        `weak ${type}${times === undefined ? (plus === undefined ? '' : `+${plus}`) : `x${times}`}`,
    ),
    sketch.resistance?.length === 0 ? ['no resistance'] : [],
    (sketch.resistance ?? []).map(({ type, minus }) => `resist ${type}${minus === undefined ? '' : `-${minus}`}`),
    sketch.stage === undefined ? [] : [sketch.stage],
    sketch.prizes === undefined ? [] : [`prizes ${sketch.prizes}`],
    sketch.from === undefined ? [] : [`from ${printName(sketch.from)}`],
    printedOf(sketch),
  ];
  return `{${items.flat().join(', ')}}`;
};

const printTail = (card: CardSpec): string => {
  const which = [
    ...(card.print === undefined ? [] : [printName(card.print, 'print')]),
    ...(card.owner === undefined ? [] : [card.owner]),
  ];
  return `${card.sketch === undefined ? '' : printSketch(card.sketch)}${which.length === 0 ? '' : `(${which.join('; ')})`}${since(card.since)}`;
};

/** A card as the line writes it: name, sketch, print, owner, turn. */
export const printCard = (card: CardSpec, place: NamePlace = 'plain'): string =>
  `${printName(card.name, place)}${printTail(card)}`;

export const printEffect = ({ name, by, print, since: turn, chosen }: EffectSpec): string =>
  `*${printName(name)}${by === undefined ? '' : `(${printName(by)}${print === undefined ? '' : `; ${printName(print, 'print')}`})`}${since(turn)}${chosen === undefined ? '' : `=${printName(chosen)}`}`;

/** Equal neighbours together, each with how many there are. */
const runs = (words: readonly string[]): { readonly word: string; readonly count: number }[] => {
  const result: { word: string; count: number }[] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (last?.word === word) last.count += 1;
    else result.push({ word, count: 1 });
  }
  return result;
};

const ENERGY = /^[GRWLPFDMY]$/;
const plainEnergy = (word: string): boolean => ENERGY.test(word);

/** An attached card, without the `+` before it. */
export const printAttachedCard = ({ card, as }: AttachedSpec): string => {
  const name = ENERGY.test(card.name) ? `${card.name}${printTail(card)}` : printCard(card, 'attached');
  return `${name}${as === undefined ? '' : `=${as}`}`;
};

const printAttached = ({ attached }: PokemonSpec): string => {
  const words = attached.map(printAttachedCard);
  let line = '';
  let joining = false;
  for (const { word, count } of runs(words)) {
    if (plainEnergy(word)) line += `${joining ? '' : '+'}${word.repeat(count)}`;
    else line += `+${count === 1 ? '' : `${count} `}${word}`;
    joining = plainEnergy(word);
  }
  return line;
};

export const printCondition = ({ name, amount, since: turn }: PokemonSpec['conditions'][number]): string => {
  const condition = SHORTENED.find((known) => known === name);
  const marker = printName(name);
  const word =
    condition ?? (marker.startsWith('"') || markerOrCondition(name) === name ? marker : `"${printable(name)}"`);
  return `~${word}${amount === undefined ? '' : `=${amount}`}${since(turn)}`;
};

/** One Pokémon as the line writes it. */
export const printPokemon = (pokemon: PokemonSpec): string => {
  const { card, under } = pokemon;
  const turn = pokemon.since ?? card?.since;
  const top = card === null ? '?' : printCard({ ...card, ...(turn === undefined ? {} : { since: turn }) }, 'pokemon');
  const beneath =
    under === undefined || card === null
      ? ''
      : under.length === 0
        ? '<-'
        : under.map((c) => `<${printCard(c)}`).join('');
  return [
    `${top}${beneath}`,
    printAttached(pokemon),
    pokemon.damage === 0 ? '' : `-${pokemon.damage}`,
    ...pokemon.conditions.map(printCondition),
    ...pokemon.history.map((name) => `^${printName(name)}`),
    ...pokemon.effects.map(printEffect),
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const printPlaces = (places: readonly PokemonSpec[]): string =>
  places.length === 0
    ? '-'
    : runs(places.map(printPokemon))
        .flatMap(({ word, count }) =>
          word === '?' ? [count === 1 ? '?' : `?${count}`] : Array.from({ length: count }, () => word),
        )
        .join(', ');

const printZone = (word: string, zone: ZoneSpec): string => {
  const cards = runs(
    zone.listed.map((card) =>
      card === null
        ? '?'
        : [
            printCard(card, 'listed'),
            card.up === true ? '=up' : '',
            ...(card.used ?? []).map((name) => `^${printName(name)}`),
          ].join(''),
    ),
  );
  const entries = cards.map(({ word: card, count }) =>
    count === 1 ? card : card === '?' ? `?${count}` : `${count} ${card}`,
  );
  const list = zone.listed.length > 0 || zone.count === undefined ? [`(${entries.join(', ')})`] : [];
  const isTop = word === 'deck' && zone.shuffled !== true && isPartOf(zone);
  const size = zone.count ?? (zone.atLeast === true && !isTop ? '?' : []);
  const order = zone.shuffled === true && !isPartOf(zone) ? 'shuffled' : [];
  return [word, order, size, isTop ? 'top' : [], list].flat().join(' ');
};

const printGone = (text: string): string => {
  const { name, print } = nameAndPrint(text);
  return print === undefined ? printName(name) : `${printName(name)}(${printName(print, 'print')})`;
};

/** How many fell, where more than those who are named did. */
const printFallen = (word: string, count: number | undefined, names: readonly string[] = []): readonly string[] => {
  const all = count === names.length ? [] : (count ?? []);
  const listed = names.length === 0 ? [] : `(${names.map(printGone).join(', ')})`;
  const said = [all, listed].flat();
  return count === undefined && names.length === 0 ? [] : [[word, ...(said.length === 0 ? ['0'] : said)].join(' ')];
};

const printAttacked = (attacked: readonly AttackedSpec[]): string =>
  attacked.length === 0
    ? 'attacked 0'
    : `attacked (${attacked.map(({ user, attack }) => `${printGone(user)}=${printName(attack)}`).join(', ')})`;

const printSide = (side: Side): string => {
  const zones = [
    ...ZONE_NAMES.flatMap((word) => {
      const zone = side[word];
      return zone === undefined ? [] : [printZone(word, zone)];
    }),
    ...printFallen('fallen', side.fallen, side.fallenNames),
    ...printFallen(TO_DAMAGE, side.fallenToDamage, side.fallenToDamageNames),
    ...(side.attacked === undefined ? [] : [printAttacked(side.attacked)]),
    ...(side.mulligans === undefined ? [] : [`mulligans ${side.mulligans}`]),
    ...(side.due === undefined ? [] : [`due ${side.due}`]),
    ...(side.gx === true ? ['gx'] : []),
    ...(side.vstar === true ? ['vstar'] : []),
    ...(side.unions === undefined ? [] : [`unions (${side.unions.map((name) => printName(name)).join(', ')})`]),
    ...(side.once === undefined ? [] : [`once (${side.once.map((name) => printName(name)).join(', ')})`]),
    ...(side.out === true ? ['out'] : []),
    ...side.effects.map(printEffect),
  ];
  return [
    ...(side.active === undefined ? [] : [printPlaces(side.active)]),
    ...(side.bench === undefined ? [] : ['/', printPlaces(side.bench)]),
    ...(zones.length === 0 ? [] : [`[${zones.join(', ')}]`]),
  ].join(' ');
};

/** The names of the players, where every seat at the table has one. */
const namesOf = (setup: Setup): readonly string[] => {
  const names = SEATS.slice(0, fourSit(setup) ? 4 : 2).map((seat) => setup.players?.[seat]);
  const given = names.filter((name) => name !== undefined);
  return given.length === names.length ? given : [];
};

const quoted = (name: string): string => `"${printable(name).replaceAll('"', '""')}"`;

const printUsed = ({ used, supporters, supportersPlayed, usedPowers }: Setup): readonly string[] => [
  ...TURN_LIMITS.filter((limit) => used.includes(limit)).map((limit) =>
    limit !== 'supporter'
      ? limit
      : [limit, ...(supportersPlayed?.map(quoted) ?? (supporters === undefined ? [] : [supporters]))].join('='),
  ),
  ...(usedPowers ?? []).map((name) => `^${quoted(name)}`),
];

const printHeader = (setup: Setup): string => {
  const used = printUsed(setup);
  const front = [
    ...(setup.ruleset === undefined ? [] : [labelOf(setup.ruleset)]),
    ...(setup.turn === undefined ? [] : [`t${setup.turn}`]),
  ];
  const rest = [
    ...(setup.toMove === undefined ? [] : [setup.toMove]),
    ...(setup.phase === undefined || setup.phase === 'action' ? [] : [setup.phase]),
    ...(setup.format === undefined || setup.format === '1on1' ? [] : [setup.format]),
    ...(setup.facing === undefined ? [] : [setup.facing]),
    ...(setup.first === undefined ? [] : [`first-${setup.first}`]),
    ...(setup.suddenDeath === true ? ['sudden-death'] : []),
    ...(setup.momentOver === true ? [MOMENT_OVER] : []),
    ...(used.length === 0 ? [] : ['used', ...used]),
  ];
  const given = new Set([...front, ...rest].flatMap((word) => headerPart(word) ?? []));
  return [...front, ...printPlayerNames(namesOf(setup), given), ...rest].join(' ');
};

/**
 * The one-line notation of a table, in its one canonical spelling: always succeeds, and reads back to the same table.
 * Phase `action` and format `1on1` are what a line without them says, and are left out. See `lineCannotSay` for what is lost.
 */
export const printBoardLine = (setup: Setup): string => {
  const header = printHeader(setup);
  const sides = SEATS.map((seat) => {
    const side = setup.sides[seat];
    return side === undefined ? '' : printSide(side);
  });
  while (sides.length > 1 && sides.at(-1) === '') sides.pop();
  const table = sides
    .join(' vs ')
    .replaceAll(/ {2,}vs/g, ' vs')
    .trim();
  const shared = [
    ...(setup.stadium === undefined
      ? []
      : [`stadium ${printCard(setup.stadium)}${setup.stadiumUsed === true ? ' ^used' : ''}`]),
    ...setup.effects.map(printEffect),
  ].join(', ');
  if (shared !== '') {
    const before = header === '' ? (table === '' ? ['|'] : []) : [header, '|'];
    return [...before, ...(table === '' ? [] : [table]), '|', shared].join(' ');
  }
  // A line of names alone before a table without vs would be read as a table.
  const onlyNames = header !== '' && printHeader({ ...setup, players: {} }) === '';
  if (onlyNames && !table.includes(' vs ')) return [header, '|', ...(table === '' ? [] : [table]), '|'].join(' ');
  return header === '' ? (table === '' ? '|' : table) : [header, '|', ...(table === '' ? [] : [table])].join(' ');
};
