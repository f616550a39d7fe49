import { RULED, type RuledDoc } from '../../corpus/index.ts';
import type { Attack, Card } from '../../state/index.ts';
import { printName } from '../../state/notation/index.ts';
import type { Chance } from '../chance.ts';
import { below, type CardsToDeal, type DealByDocument } from './cards-to-deal.ts';
import type { Dealt, DealtPokemon, DealtSide } from './dealt.ts';

/** A board by chance, as it could stand on a table: an evolved Pokémon has the cards it evolved from under it, Energy that pays an attack more often than not, zones described or not. */

const CONDITIONS = ['asleep', 'paralyzed', 'confused', 'poisoned', 'burned'];

/** Pokémon cards as they were put down, for the questions that follow. */
interface Put {
  readonly card: Card;
  readonly dealt: DealtPokemon;
}

const textOf = (card: Card, place: 'pokemon' | 'attached' | 'listed'): string => {
  if (card.tags?.includes('basic energy') === true && card.short !== undefined) return card.short;
  const print = card.print === undefined ? '' : `(${card.print})`;
  return `${printName(card.name, place)}${print}`;
};

const energyFor = ({ cost }: Attack, cards: CardsToDeal, chance: Chance): readonly string[] => {
  const letters = cards.basicEnergy.flatMap(({ short }) => short ?? []);
  return cost.map((letter) => `+${letters.includes(letter) ? letter : (chance.pick(letters) ?? 'R')}`);
};

/** The effect of an attack, one that was used on it or one of its own, in a turn before this one. */
const effectOn = (card: Card, cards: CardsToDeal, chance: Chance, turn: number): readonly string[] => {
  const own = cards.lasting.filter((one) => one.on === 'self' && one.card.key === card.key);
  const found = own.length > 0 && chance.oneIn(2) ? own : cards.lasting.filter(({ on }) => on === 'defending');
  const one = chance.pick(found);
  if (one === undefined || turn < 3) return [];
  const by = `${printName(one.card.name, 'pokemon')}${one.card.print === undefined ? '' : `; ${one.card.print}`}`;
  return [`*${printName(one.attack, 'pokemon')}(${by})@${turn - (one.on === 'self' ? 2 : 1)}`];
};

/** Which Pokémon stands somewhere: `wanted` are put there where there are any. */
const pokemonAt = (
  cards: CardsToDeal,
  chance: Chance,
  turn: number,
  active: boolean,
  wanted: readonly Card[] = [],
): Put | null => {
  const from = chance.oneIn(12) ? cards.levelUps : chance.oneIn(2) ? cards.evolved : cards.basics;
  const card = chance.pick(wanted) ?? chance.pick(from) ?? chance.pick(cards.basics);
  if (card === undefined) return null;
  const signs: string[] = [];
  const attack = chance.pick(card.attacks ?? []);
  if (attack !== undefined && !chance.oneIn(active ? 4 : 2)) signs.push(...energyFor(attack, cards, chance));
  const special = chance.pick(cards.specialEnergy);
  if (special !== undefined && chance.oneIn(6)) signs.push(`+${textOf(special, 'attached')}`);
  const tool = chance.pick(cards.tools);
  if (tool !== undefined && chance.oneIn(6)) signs.push(`+${textOf(tool, 'attached')}`);
  if (chance.oneIn(3)) signs.push(`-${10 * (1 + chance.below(Math.max(1, Math.floor((card.hp ?? 50) / 10) - 1)))}`);
  if (active && chance.oneIn(3)) signs.push(`~${chance.pick(CONDITIONS)}`);
  if (active && chance.oneIn(12) && !signs.includes('~poisoned')) signs.push('~poisoned');
  if (active && chance.oneIn(8)) signs.push(...effectOn(card, cards, chance, turn));
  const under = below(card, cards, chance).map((one) => textOf(one, 'pokemon'));
  const since = chance.oneIn(6) ? turn : null;
  return { card, dealt: { card: textOf(card, 'pokemon'), since, under, signs } };
};

/** Is a text of this card not read, so that the engine cannot carry it out? */
const hasUnreadText = ({ attacks = [], powers = [], unread = [], always = [], play }: Card): boolean =>
  unread.length > 0 ||
  (play !== undefined && play.does === undefined && always.length === 0) ||
  attacks.some(({ text, does, base }) => text !== undefined && does === undefined && base === undefined) ||
  powers.some(({ text, does, always }) => text !== undefined && does === undefined && always === undefined);

const listOf = (cards: CardsToDeal, chance: Chance, most: number): readonly Card[] =>
  Array.from({ length: 1 + chance.below(most) }, () =>
    chance.pick(
      [
        cards.basics,
        cards.evolved,
        cards.levelUps.length === 0 ? cards.evolved : cards.levelUps,
        cards.basicEnergy,
        cards.trainers,
        cards.trainers,
        cards.stadiums.length === 0 ? cards.trainers : cards.stadiums,
        cards.tools,
        cards.specialEnergy,
      ][chance.below(9)] ?? [],
    ),
  ).filter((card) => card !== undefined);

const cardsIn = (name: string, list: readonly Card[]): string =>
  list.length === 0 ? `${name} 0` : `${name} (${list.map((card) => textOf(card, 'listed')).join(', ')})`;

const sideAt = (
  cards: CardsToDeal,
  chance: Chance,
  turn: number,
  actives: number,
  hand: readonly Card[],
  wanted: readonly Card[] = [],
): { readonly side: DealtSide; readonly puts: readonly Put[]; readonly benched: readonly Put[] } => {
  const row = (length: number, active: boolean): readonly Put[] =>
    Array.from({ length }, (_one, at) =>
      pokemonAt(cards, chance, turn, active, active && at === 0 ? wanted : []),
    ).filter((one) => one !== null);
  const puts = row(actives, true);
  const benched = row(chance.below(actives > 1 ? 4 : 5), false);
  const zones: string[] = [];
  if (hand.length > 0) zones.push(cardsIn('hand', hand));
  else if (chance.oneIn(3)) zones.push(`hand ${chance.below(6)}`);
  if (chance.oneIn(3)) zones.push(`deck ${chance.below(20)}`);
  else if (chance.oneIn(5)) zones.push(cardsIn('deck', listOf(cards, chance, 4)));
  if (chance.oneIn(4)) zones.push(chance.oneIn(2) ? 'discard 0' : cardsIn('discard', listOf(cards, chance, 3)));
  if (chance.oneIn(3)) zones.push(`prizes ${1 + chance.below(actives > 1 ? 3 : 6)}`);
  return {
    side: {
      active: puts.map(({ dealt }) => dealt),
      bench: chance.oneIn(8) ? null : benched.map(({ dealt }) => dealt),
      zones,
    },
    puts,
    benched,
  };
};

const quoted = (name: string): string => `"${name}"`;

/** What a player could ask at this table, allowed or not. */
const questionOn = (
  puts: readonly Put[],
  benched: readonly Put[],
  hand: readonly Card[],
  actives: number,
  chance: Chance,
): string => {
  const attacks = puts.flatMap(({ card }, at) =>
    (card.attacks ?? []).map(({ name }) => `attack ${name}${actives > 1 ? ` with active ${at + 1}` : ''}`),
  );
  const powers = [...puts, ...benched].flatMap(({ card }) => (card.powers ?? []).map(({ name }) => `use ${name}`));
  const places = [actives > 1 ? 'active 1' : 'active', ...benched.map((_one, at) => `bench ${at + 1}`)];
  const place = chance.pick(places) ?? 'active';
  const held = hand.map((card) => {
    const name = quoted(card.name);
    if (card.kind === 'energy') return `attach ${name} to ${place}`;
    if (card.kind !== 'pokemon') return card.attaches === true ? `play ${name} on ${place}` : `play ${name}`;
    return card.stage === 'basic' ? `bench ${name}` : `evolve ${name} on ${place}`;
  });
  const kinds = [
    attacks,
    attacks,
    powers,
    held,
    held,
    ['end turn'],
    actives > 1 ? ['retreat active 1', 'retreat active 1 to bench 1'] : ['retreat', 'retreat to bench 1'],
  ].filter((list) => list.length > 0);
  return chance.pick(chance.pick(kinds) ?? []) ?? 'end turn';
};

const SIDES = { '': 2, '2on2': 2, team: 4 } as const;

/** Deals a board, a question and a document to fill silences, the same for the same chance. */
export const deal = (from: DealByDocument, chance: Chance, docs: readonly RuledDoc[] = RULED): Dealt => {
  const doc = chance.pick(docs) ?? 'comprehensive-2009';
  const { all, lately } = from[doc];
  const isLate = chance.oneIn(2) && lately.basics.length > 0;
  const cards = isLate ? lately : all;
  const form = doc === 'comprehensive-2009' && chance.oneIn(6) ? chance.pick(['2on2', 'team'] as const) : '';
  const actives = form === '2on2' ? 2 : 1;
  const turn = chance.oneIn(8) ? 1 : 3 + 2 * chance.below(4);
  const hand = chance.oneIn(3) ? [] : listOf(cards, chance, 4);
  // One table in eight has a card that keeps players from something, and a Pokémon whose text may do that all the same.
  const ban = chance.oneIn(8) ? chance.pick(cards.bans) : undefined;
  const mine = sideAt(cards, chance, turn, actives, hand, ban === undefined ? [] : cards.doers);
  // One table in eight has the same Pokémon on both sides.
  const mirrored = chance.oneIn(8);
  const unknown = !mirrored && form === '' && chance.oneIn(24);
  const theirs = Array.from({ length: SIDES[form] - 1 }, () =>
    mirrored
      ? { ...mine, side: { ...mine.side, zones: [] } }
      : unknown
        ? { side: { active: [], bench: null, zones: [] }, puts: [], benched: [] }
        : sideAt(cards, chance, turn - 1, actives, [], ban === undefined || ban.kind === 'stadium' ? [] : [ban]),
  );
  const used = ['energy', 'retreat', 'supporter', 'stadium'].filter(() => chance.oneIn(8));
  const stadium = ban?.kind === 'stadium' ? ban : chance.pick(cards.stadiums);
  const other = chance.pick(RULED.filter((one) => one !== doc));
  const inPlay = stadium !== undefined && (stadium === ban || chance.oneIn(5)) ? [stadium] : [];
  const shown = [mine, ...theirs].flatMap(({ side, puts, benched }) => [
    ...puts,
    ...(side.bench === null ? [] : benched),
  ]);
  const cardsShown = [...shown.map(({ card }) => card), ...hand, ...inPlay];
  return {
    doc,
    form,
    turn,
    used,
    sides: [mine.side, ...theirs.map(({ side }) => side)],
    stadium: inPlay[0]?.name ?? null,
    fallback: chance.oneIn(4) && other !== undefined ? other : null,
    question: questionOn(mine.puts, mine.side.bench === null ? [] : mine.benched, hand, actives, chance),
    unread: cardsShown.some(hasUnreadText),
    mirrored,
    lately: isLate,
    banned: ban !== undefined,
    tags: [...new Set(cardsShown.flatMap(({ tags = [] }) => tags))],
  };
};
