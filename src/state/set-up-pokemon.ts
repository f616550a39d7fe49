import { LAST_TURN, type Mark, type Pokemon, UNKNOWN_ARRIVAL } from './game-state.ts';
import type { Seat } from './seat.ts';
import { cardOf, find, instance, normalLine } from './set-up-cards.ts';
import type { SettingUp } from './setting-up.ts';
import type { ConditionSpec, EffectSpec, PokemonSpec } from './setup.ts';
import { ALL_CONDITIONS } from './special-condition.ts';
import { attackOf, saysNew, thisTurnOf } from './this-turn.ts';

const CONDITION_NAMES: ReadonlySet<string> = new Set(ALL_CONDITIONS);

const newMark = (table: SettingUp, fields: Omit<Mark, 'id'>): Mark => ({ ...fields, id: table.mark++ });

/** A Special Condition or marker, with a second mark for its number of counters. */
const conditionMarks = (table: SettingUp, spec: ConditionSpec, seat: Seat, place: string): Mark[] => {
  if (!CONDITION_NAMES.has(spec.name)) {
    table.givenEffects.push({ name: spec.name, place });
    return [
      newMark(table, {
        says: { given: spec.name },
        name: spec.name,
        seat,
        origin: 'told',
        marker: true,
        from: spec.since ?? 0,
        until: null,
        parent: null,
      }),
    ];
  }
  const usual = spec.name === 'paralyzed' && seat !== table.toMove ? table.turn : table.turn - 1;
  const main = newMark(table, {
    says: { claim: 'condition', name: spec.name },
    name: spec.name,
    seat,
    origin: 'condition',
    marker: spec.name === 'burned' || spec.name === 'poisoned' || spec.name === 'char',
    // Without a turn to count from, `@7` says nothing.
    from: table.setup.turn === undefined ? usual : (spec.since ?? usual),
    ...(spec.since === undefined ? { reckoned: true } : {}),
    until: null,
    parent: null,
  });
  if (spec.amount === undefined) return [main];
  const says = {
    claim: 'condition',
    name: spec.name,
    ...(spec.name === 'asleep' ? { coins: spec.amount } : { counters: spec.amount }),
  };
  return [main, newMark(table, { ...main, says, origin: 'told', marker: false, parent: main.id })];
};

/** A lasting effect given by name. */
export const effectMark = (table: SettingUp, spec: EffectSpec, seat: Seat, place: string): Mark => {
  table.givenEffects.push({ name: spec.name, place });
  const says = {
    given: spec.name,
    ...(spec.by === undefined ? {} : { by: spec.by }),
    ...(spec.print === undefined ? {} : { print: spec.print }),
    ...(spec.chosen === undefined ? {} : { chosen: spec.chosen }),
  };
  return newMark(table, {
    says,
    name: spec.name,
    seat,
    origin: 'told',
    marker: false,
    from: spec.since ?? 0,
    until: null,
    parent: null,
  });
};

// A turn given without the current one is an unknown number of turns back.
const sinceGiven = (table: SettingUp, since: number): number =>
  table.setup.turn === undefined && !table.settingUp ? -since : since;

/** A Pokémon in play with its stack, its attachments and its marks. */
export const pokemonOf = (table: SettingUp, spec: PokemonSpec, seat: Seat, place: string): Pokemon => {
  const top = spec.card === null ? null : find(table, spec.card);
  const stack = [instance(table, top, spec.card?.owner ?? seat, spec.card?.print)];
  if (spec.under === undefined) stack.push(...normalLine(table, top, seat));
  else for (const under of spec.under) stack.push(cardOf(table, under, seat));
  const attached = spec.attached.map((one) => {
    // A Pokémon card with words for it is attached to another only this way.
    const as = one.as ?? (find(table, one.card)?.asTool === undefined ? undefined : 'tool');
    return {
      card: cardOf(table, one.card, seat),
      at: one.card.since ?? UNKNOWN_ARRIVAL,
      ...(as === undefined ? {} : { as }),
    };
  });
  // It is as new as the newest of its cards: a card beneath that came this turn makes the Pokémon new.
  const arrivals = [spec, spec.card, ...(spec.under ?? [])].flatMap((one) => one?.since ?? []);
  const isNew = !table.settingUp && spec.history.some(saysNew);
  const arrival = isNew ? table.turn : arrivals.length === 0 ? undefined : Math.max(...arrivals);
  const uid = table.uid++;
  for (const text of spec.history) {
    const attack = attackOf(text);
    if (attack === null) continue;
    const used = { ...attack.used, by: uid, user: top?.name ?? null };
    if (attack.turn === LAST_TURN) table.attacksBefore.push({ seat, used });
    else table.attacksUsed.push(used);
  }
  return {
    uid,
    inc: 0,
    stack,
    attached,
    damage: spec.damage,
    marks: [
      ...spec.conditions.flatMap((condition) => conditionMarks(table, condition, seat, place)),
      ...spec.effects.map((effect) => effectMark(table, effect, seat, place)),
    ],
    since: isNew ? table.turn : sinceGiven(table, arrival ?? 0),
    at: arrival ?? UNKNOWN_ARRIVAL,
    thisTurn: thisTurnOf(table, spec.history, { uid, stack, attached }, seat === table.toMove),
  };
};
