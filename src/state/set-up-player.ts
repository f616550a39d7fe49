import { sameName } from './card-pool.ts';
import type { AttackUsed, CardId, Player, Pokemon, Zone } from './game-state.ts';
import { nameAndPrint, plainPrint } from './print-codes.ts';
import type { Seat } from './seat.ts';
import { cardOf, instance } from './set-up-cards.ts';
import { effectMark, pokemonOf } from './set-up-pokemon.ts';
import type { SettingUp } from './setting-up.ts';
import type { Side, ZoneSpec } from './setup.ts';
import { attackWritten, noteUsed } from './this-turn.ts';

/**
 * A side whose Active Pokémon is not given in the set-up has set out nothing yet; if its deck is given and no hand, it has not drawn one. What is
 * beside a given Active Pokémon stays unknown where it was not given.
 */
const beforeSetUp = (side: Side): Side =>
  side.active !== undefined
    ? side
    : {
        ...(side.deck === undefined ? {} : { hand: { listed: [] } }),
        prizes: { listed: [] },
        bench: [],
        ...side,
        active: [],
      };

const zone = (table: SettingUp, spec: ZoneSpec | undefined, seat: Seat): Zone => {
  if (spec === undefined) return { cards: [], given: false };
  const faceUp: CardId[] = [];
  const pile = spec.listed.map((card) => {
    if (card === null) return instance(table, null, seat);
    const id = cardOf(table, card, seat);
    if (card.up === true) faceUp.push(id);
    for (const name of card.used ?? []) noteUsed(table, id, name);
    return id;
  });
  while (pile.length < (spec.count ?? 0)) pile.push(instance(table, null, seat));
  const zone: { -readonly [K in keyof Zone]: Zone[K] } = { cards: pile, given: spec.atLeast !== true };
  if (spec.shuffled === true) zone.shuffled = true;
  if (faceUp.length > 0) zone.faceUp = faceUp;
  return zone;
};

type Named = ReturnType<typeof nameAndPrint>;

/** How far two names say that they are one Pokémon: by print, then by a print that one of them gives, then by the name alone. */
const LIKENESS: readonly ((one: Named, other: Named) => boolean)[] = [
  (one, other) =>
    one.print !== undefined && other.print !== undefined && plainPrint(one.print) === plainPrint(other.print),
  (one, other) => (one.print === undefined) !== (other.print === undefined),
  (one, other) => one.print === undefined && other.print === undefined,
];

/** Who fell to damage fell, whether it is named once more or not. */
const namesOfFallen = ({ fallenNames = [], fallenToDamageNames = [] }: Side): readonly string[] => {
  const left = [...fallenToDamageNames];
  const named = [...fallenNames];
  const open = new Set(named.keys());
  for (const isLike of LIKENESS)
    for (const at of [...open]) {
      const one = nameAndPrint(named[at] ?? '');
      const of = left.findIndex((said) => {
        const other = nameAndPrint(said);
        return sameName(one.name, other.name) && isLike(one, other);
      });
      if (of < 0) continue;
      const [same = ''] = left.splice(of, 1);
      open.delete(at);
      if (one.print === undefined) named[at] = same;
    }
  return [...named, ...left];
};

const fallenOf = (side: Side): number => Math.max(side.fallen ?? side.fallenToDamage ?? 0, namesOfFallen(side).length);

/** The attacks of that player's last turn, as far as they are given; null where nothing is given. Nobody had a turn before the first. */
const attacksOf = (table: SettingUp, side: Side, seat: Seat): readonly AttackUsed[] | null => {
  const beside = table.attacksBefore.filter((one) => one.seat === seat).map(({ used }) => used);
  const isFirst = table.settingUp || (seat === table.toMove && table.turn <= table.seating.seats.length);
  if (side.attacked === undefined && beside.length === 0) return isFirst ? [] : null;
  const gone = (side.attacked ?? []).map(({ user, attack }) => ({ ...attackWritten(attack), by: null, user }));
  return [...beside, ...gone];
};

/** One side of the table. */
export const playerOf = (table: SettingUp, seat: Seat): Player => {
  const given: Side = table.setup.sides[seat] ?? { effects: [] };
  const side = table.settingUp && table.setup.sides[seat] !== undefined ? beforeSetUp(given) : given;
  if (side !== given) table.filledIn.push({ code: 'nothing-set-out', facts: { player: seat } });
  const active: (Pokemon | null)[] = (side.active ?? []).map((spec, index) =>
    pokemonOf(table, spec, seat, `${seat} active ${index + 1}`),
  );
  while (active.length < table.seating.actives) active.push(null);
  const bench = (side.bench ?? []).map((spec, index) => pokemonOf(table, spec, seat, `${seat} bench ${index + 1}`));
  // Every pile by name, so that a table has the shape of its copies (`copies.ts`).
  const result: { -readonly [K in keyof Player]: Player[K] } = {
    seat,
    team: table.seating.teamOf[seat] ?? 0,
    active,
    bench,
    activeGiven: side.active !== undefined,
    benchGiven: side.bench !== undefined,
    prizes: zone(table, side.prizes, seat),
    hand: zone(table, side.hand, seat),
    deck: zone(table, side.deck, seat),
    discard: zone(table, side.discard, seat),
    lost: zone(table, side.lost, seat),
    // Nothing is beside the Active unless it is given.
    beside: { cards: zone(table, side.beside, seat).cards, given: true },
    marks: side.effects.map((effect) => effectMark(table, effect, seat, seat)),
    out: side.out === true,
    fallen: fallenOf(side),
    mulligans: side.mulligans ?? 0,
    due: side.due ?? 0,
  };
  const toDamage = side.fallenToDamage ?? side.fallenToDamageNames?.length;
  if (toDamage !== undefined) result.fallenToDamage = toDamage;
  if (side.fallenNames !== undefined || side.fallenToDamageNames !== undefined)
    result.fallenNames = namesOfFallen(side);
  if (side.fallenToDamageNames !== undefined) result.fallenToDamageNames = side.fallenToDamageNames;
  const attacks = attacksOf(table, side, seat);
  if (attacks !== null) result.attacksBefore = attacks;
  if (side.gx === true) result.gx = true;
  if (side.vstar === true) result.vstar = true;
  if (side.unions !== undefined) result.unions = side.unions;
  if (side.once !== undefined) result.once = side.once;
  return result;
};
