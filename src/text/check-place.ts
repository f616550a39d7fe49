import { isAttachedByPlay, isFossil } from '../rules/index.ts';
import type { Attack, Card, Json, Power } from '../state/index.ts';

/** Checks card text against the card it stands on: a valid text may still mean no Pokémon there, and then it would have no effect. */

type Table = { readonly [key: string]: Json };

const isTable = (value: Json): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every table inside a text, added to those found before. A claim that an effect leaves on a Pokémon applies from there, so it is not looked into. */
const tablesIn = (value: Json, found: Table[] = []): readonly Table[] => {
  if (isTable(value)) {
    found.push(value);
    for (const [key, inner] of Object.entries(value)) if (key !== 'lasting') tablesIn(inner, found);
  } else if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) tablesIn(item, found);
  }
  return found;
};

/** A sign after the damage needs a base, and a base that multiplies needs a number (CR 603.5a). Text that is not written as data needs neither. */
const faultsOfDamage = ({ mark, damage, base, does, choose, activate, discards }: Attack): readonly string[] => {
  const written = [does, choose, activate, discards].some((part) => part !== undefined);
  if (mark !== undefined && base === undefined)
    return written ? [`damage has the sign ${mark}, and no base says how it is found`] : [];
  const multiplies = base !== undefined && isTable(base) && base.plus === undefined && base.minus === undefined;
  return multiplies && damage === null ? ['base multiplies the printed damage, and there is none'] : [];
};

const ROLE_KEYS = [
  'on',
  'to',
  'from',
  'devolve',
  'exchange',
  'discard-tool',
  'counters-on',
  'energy-on',
  'retreat-cost-of',
] as const;

/** Roles that no Pokémon has where the text stands. */
const faultsOfRoles = (tables: readonly Table[], missing: readonly string[]): readonly string[] =>
  tables.flatMap((table) =>
    ROLE_KEYS.flatMap((key) => {
      const who = table[key];
      return typeof who === 'string' && missing.includes(who) ? [`${key}: “${who}” means no Pokémon here`] : [];
    }),
  );

/** Only a text that waits for damage by an attack, or for the Knock Out by it, knows the attacker. */
const faultsOfAttacker = (text: readonly Json[]): readonly string[] =>
  text.flatMap((item) => {
    const waits =
      isTable(item) &&
      item.claim === 'trigger' &&
      (item.event === 'damaged-by-attack' || (item.event === 'knocked-out' && item['by-damage'] === true));
    return waits ? [] : faultsOfRoles(tablesIn(item), ['attacker']);
  });

/** Parts of a text that is carried out, asked for where none is: in what holds for as long as a card lies in play. */
const faultsOfParts = (
  tables: readonly Table[],
  parts: readonly string[],
  under: readonly string[],
): readonly string[] =>
  tables.flatMap((table) =>
    under.flatMap((key) => {
      const asked = table[key];
      if (asked === undefined || !isTable(asked)) return [];
      const said = tablesIn(asked);
      return parts
        .filter((part) => said.some((condition) => condition[part] !== undefined))
        .map((part) => `${part}: there is none here`);
    }),
  );

/** A condition about the Pokémon that speaks, where none does. */
const faultsOfCondition = (condition: Json | undefined): readonly string[] => {
  if (condition === undefined || !isTable(condition)) return [];
  const about = ['self', 'attached'].filter((key) => condition[key] !== undefined);
  return [...about.map((key) => `${key}: there is no Pokémon that says this`), ...faultsOfCondition(condition.not)];
};

/** A Stadium is not attached to a Pokémon, so each claim says which Pokémon it is about. */
const faultsOfStadium = (claim: Json): readonly string[] =>
  isTable(claim)
    ? [
        ...(isTable(claim.on ?? null) || (claim.claim === 'unaffected' && claim.on === 'self')
          ? []
          : ['on: a Stadium says whom it is about, such as on: {side: any}']),
        ...faultsOfCondition(claim.while),
      ]
    : [];

const ACTS_OF_PLAYERS: readonly Json[] = ['bench', 'play-trainer', 'play-supporter', 'play-stadium'];

const isOfPlayer = (claim: Json | undefined): boolean =>
  claim !== undefined &&
  isTable(claim) &&
  (claim.claim === 'supporter-limit' || (claim.act !== undefined && ACTS_OF_PLAYERS.includes(claim.act)));

/** What a player does is forbidden or permitted to a player, never to a Pokémon. */
const faultsOfActs = (tables: readonly Table[]): readonly string[] =>
  tables.flatMap((table) => {
    const on = table.on ?? null;
    if (isOfPlayer(table.lasting) && on !== 'you' && on !== 'opponent')
      return ['on: what a player does is about a player: you, opponent'];
    if (isOfPlayer(table) && !(isTable(on) && Object.keys(on).join() === 'side'))
      return ['on: what a player does is about a player, such as on: {side: theirs}'];
    return [];
  });

/** A Poké-Body is in force and is never used; a Poké-Power is used and is never in force. */
const faultsOfPower = ({ kind, does = [], always = [] }: Power): readonly string[] => {
  if (kind === 'pokemon-power' || kind === 'ability' || kind === 'trait')
    return does.length > 0 && always.length > 0
      ? [
          `does: ${kind === 'pokemon-power' ? 'an older Pokémon Power' : 'an Ability'} is either used, or in force under always`,
        ]
      : [];
  return kind === 'body'
    ? does.map(() => 'does: what a Poké-Body says stands under always')
    : always.map(() => 'always: what a Poké-Power does stands under does; one in force by itself is kind: body');
};

/** Does a card of this kind stay in play, where nothing is done by playing it? */
const staysInPlay = (card: Card): boolean =>
  card.kind === 'stadium' || card.kind === 'energy' || isAttachedByPlay(card);

const faultsOfPlay = (card: Card): readonly string[] => {
  const does = card.play?.does ?? [];
  if (staysInPlay(card)) {
    return does.length === 0
      ? []
      : ['does: what a card does that stays in play stands under always; here the list is empty'];
  }
  const tables = tablesIn(does);
  return [
    ...faultsOfCondition(card.playsOnlyIf),
    ...faultsOfCondition(card.ruledOnlyIf),
    ...faultsOfParts(tables, ['defending'], ['if', 'when']),
    ...faultsOfRoles(tables, ['self', 'host', 'defending', 'attacker']),
    ...tables.flatMap((table) => faultsOfCondition(table.if)),
    ...faultsOfActs(tables),
  ];
};

/** What the text of this card cannot mean where it stands, each in one line that says where. Empty when all is well. */
export const faultsOfPlace = (card: Card): readonly string[] => {
  const at = (place: string, faults: readonly string[]): readonly string[] =>
    faults.map((fault) => `${place}: ${fault}`);
  const always = card.always ?? [];
  const ofAlways = tablesIn(always);
  const asTool = card.asTool ?? [];
  const ofTool = tablesIn(asTool);
  const attacks = [...(card.attacks ?? []), ...(card.lends ?? [])];
  return [
    ...attacks.flatMap((attack) =>
      at(`attack ${attack.name}`, [
        ...faultsOfDamage(attack),
        ...faultsOfAttacker(attack.does ?? []),
        ...faultsOfActs(tablesIn(attack.does ?? [])),
      ]),
    ),
    ...(card.powers ?? []).flatMap((power) => {
      const text = [...(power.does ?? []), ...(power.always ?? [])];
      const tables = tablesIn(text);
      return at(power.name, [
        ...faultsOfParts(tables, ['defending', 'chosen', 'accepted', 'heads'], ['while']),
        ...faultsOfParts(tables, ['defending'], ['if', 'when']),
        ...faultsOfPower(power),
        ...faultsOfRoles(tables, ['defending']),
        ...faultsOfAttacker(text),
        ...faultsOfActs(tables),
      ]);
    }),
    // The box of rules of a Pokémon ex and its like may say what its Poké-Bodies do not.
    ...(always.length === 0 ||
    staysInPlay(card) ||
    isFossil(card) ||
    (card.kind === 'pokemon' && card.tags !== undefined)
      ? []
      : at('always', ['this card does not stay; a Pokémon says it as a Poké-Body'])),
    ...at('always', [
      ...faultsOfParts(ofAlways, ['defending', 'chosen', 'accepted', 'heads'], ['while']),
      ...faultsOfRoles(ofAlways, ['defending']),
      ...faultsOfAttacker(always),
      ...faultsOfActs(ofAlways),
    ]),
    ...(asTool.length === 0 || card.kind === 'pokemon'
      ? []
      : at('as-tool', ['a card that is not a Pokémon says it under always'])),
    ...at('as-tool', [
      ...faultsOfParts(ofTool, ['defending', 'chosen', 'accepted', 'heads'], ['while']),
      ...faultsOfRoles(ofTool, ['defending']),
      ...faultsOfAttacker(asTool),
      ...faultsOfActs(ofTool),
    ]),
    ...(card.kind === 'stadium' ? at('always', always.flatMap(faultsOfStadium)) : []),
    ...(card.kind === 'stadium'
      ? at(
          'unread',
          (card.unread ?? []).flatMap((text) => faultsOfCondition(text.while)),
        )
      : []),
    ...at('play', faultsOfPlay(card)),
  ];
};
