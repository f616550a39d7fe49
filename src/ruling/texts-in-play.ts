import {
  type Claim,
  type Facts,
  inPlay,
  mutedBy,
  namedApart,
  type OwnPower,
  type Standpoint,
  settledView,
  topCard,
  type View,
} from '../claims/index.ts';
import { legality } from '../engine/index.ts';
import { isBasicEnergy, type Rules, unmetTerms } from '../rules/index.ts';
import {
  type Attachment,
  type Card,
  type CardId,
  type Mark,
  type Player,
  type Pokemon,
  type Power,
  plainName,
  type Seat,
  sameName,
  type TableSetUp,
} from '../state/index.ts';
import { rulesFor, type TableToRule } from './ruled.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Every text that is in play: powers, cards attached to Pokémon, the Stadium, effects that last. What a ruling does not name is one of them. */

/** Why such a text does nothing, where that is plain: another text leaves it without effect, what it asks for is not so, its player would have to use it; else the kinds of what it says. */
export type WhyBeside =
  | { readonly code: 'without-effect'; readonly by: readonly string[] }
  | { readonly code: 'not-now'; readonly facts: Facts }
  /** `now`: its player may use it on this table. */
  | { readonly code: 'not-used'; readonly now: boolean }
  | { readonly code: 'about'; readonly kinds: readonly string[] };

export interface TextInPlay {
  readonly name: string;
  /** As Energy cards are called in a row of them: `DCE`. */
  readonly short?: string;
  /** The Pokémon that has it or carries its card, or the player on whom an effect is; null for a Stadium. */
  readonly of: string | null;
  /** Is it executed? What an unread text says is unknown to the engine. */
  readonly read: boolean;
  readonly why: WhyBeside | null;
  /** The card that says it, where that can be left out. A lasting effect stays there whatever its card says. */
  readonly card?: string;
  /** The very card that says it: its Pokémon may have another name on the last table. */
  readonly id?: CardId;
}

/** Of what breaks off no reason is given. */
const whyOf = (
  view: View,
  said: Parameters<typeof mutedBy>[1],
  { always = [], does }: Pick<Power, 'always' | 'does'>,
): WhyBeside | null =>
  unlessUnknown(
    (): WhyBeside | null => {
      const by = mutedBy(view, said);
      if (by.length > 0) return { code: 'without-effect', by };
      const [unmet = null, ...more] = (always as unknown as readonly Claim[]).map((claim) =>
        unmetIn(view, claim, said.from),
      );
      if (unmet !== null && more.every((one) => one !== null)) return { code: 'not-now', facts: unmet };
      if (always.length > 0) return { code: 'about', kinds: kindsOf(always as unknown as readonly Claim[]) };
      return does === undefined ? null : { code: 'not-used', now: false };
    },
    () => null,
  );

/** `prevent-damage`: of what keeps something off, also what; `trigger-knocked-out-by-damage`: of what waits for an event, also for which. */
const kindOf = (claim: Claim): string => {
  if (claim.claim === 'prevent') return `prevent-${claim.what}`;
  const byDamage = 'by-damage' in claim && claim['by-damage'] === true ? '-by-damage' : '';
  const event = claim.claim === 'trigger' ? `-${claim.event}${claim.type === undefined ? '' : `-${claim.type}`}` : '';
  return `${claim.claim}${event}${byDamage}`;
};

const kindsOf = (claims: readonly Claim[]): readonly string[] => [...new Set(claims.map(kindOf))];

const unmetIn = (view: View, claim: Claim, from: Standpoint): Facts | null => {
  const facts = claim.while === undefined ? {} : unmetTerms(view, claim.while, from);
  return facts.unmet === undefined ? null : facts;
};

export const isRead = ({ always, does, text }: Power): boolean =>
  always !== undefined || does !== undefined || text === '';

/** A name without a print may be several cards: a power that not all of them have may not be there. */
const isOnEveryPrint = (card: Card | null, power: Power, { ambiguous }: Pick<TableSetUp, 'ambiguous'>): boolean => {
  const found = ambiguous.find(({ name }) => card !== null && plainName(name) === plainName(card.name));
  return (
    found === undefined || found.candidates.every(({ powers = [] }) => powers.some(({ name }) => name === power.name))
  );
};

const saidBy = (card: Card | null): Pick<TextInPlay, 'card'> => (card === null ? {} : { card: card.name });

/** Is now the moment for which this power of it waits? */
const isItsMoment = ({ state: { window } }: View, { uid }: Pokemon, { on }: Power): boolean =>
  window !== null && window !== 'untold' && window.uid === uid && window.event === on;

/** May its player use it now, as far as that is known? */
const isUsable = ({ state }: View, rules: Rules, seat: Seat, { uid }: Pokemon, power: string): boolean =>
  state.toMove === seat &&
  state.phase === 'action' &&
  legality(rules, state, { kind: 'use-power', pokemon: uid, power }).grounds.every(
    ({ overruled }) => overruled !== null,
  );

const ofPower = (
  view: View,
  rules: Rules,
  { seat }: Player,
  pokemon: Pokemon,
  { power, card }: OwnPower,
): TextInPlay => {
  const { name, kind } = power;
  const from = { seat, uid: pokemon.uid };
  const read = isRead(power);
  const why = whyOf(view, { from, card, name, origin: 'body', kind }, power);
  return {
    name,
    of: namedApart(view, pokemon),
    read,
    why:
      why?.code !== 'not-used'
        ? why
        : isItsMoment(view, pokemon, power)
          ? null
          : { ...why, now: isUsable(view, rules, seat, pokemon, name) },
    ...(card === null ? {} : { id: card }),
    ...saidBy(power.always === undefined || card === null ? null : view.cardAt(card)),
  };
};

/** What a card says that is played or lies in play as it is; one that only provides Energy says that. */
export const isReadCard = ({ always, lends, lendsPowers, unread = [], play, announced, kind }: Card): boolean =>
  unread.length === 0 &&
  (announced === undefined || announced.does !== undefined) &&
  (kind === 'energy' ||
    play?.does !== undefined ||
    [always, lends, lendsPowers].some((said) => said !== undefined) ||
    play === undefined);

const ofAttached = (
  view: View,
  { seat }: Player,
  pokemon: Pokemon,
  { card: id, as }: Attachment,
): readonly TextInPlay[] => {
  const card = view.cardAt(id);
  if (card === null || isBasicEnergy(card)) return [];
  const from = { seat, uid: pokemon.uid };
  const said = as === 'tool' ? card.asTool : card.always;
  const why = whyOf(
    view,
    { from, card: id, name: card.name, origin: 'attachment', kind: null },
    said === undefined ? {} : { always: said },
  );
  const short = card.short === undefined || card.short.length < 2 ? {} : { short: card.short };
  const { lends, lendsPowers, kind } = card;
  const isSaid = said !== undefined || lends !== undefined || lendsPowers !== undefined || kind === 'energy';
  return [
    {
      name: card.name,
      ...short,
      of: namedApart(view, pokemon),
      read: isReadCard(card),
      why,
      id,
      ...saidBy(isSaid ? card : null),
    },
  ];
};

/** Effects that last; a Special Condition is none of them, and no more is what a judge assumes. */
const ofMarks = (marks: readonly Mark[], of: string): readonly TextInPlay[] =>
  marks
    .filter(({ origin, says }) => origin !== 'condition' && origin !== 'assumed' && says.claim !== 'condition')
    .map(({ name, says }) => ({ name, of, read: says.given === undefined, why: null }));

/** What a Pokémon card says beside its powers, where that has a name of its own. */
const ofCardText = (view: View, { seat }: Player, pokemon: Pokemon, top: Card | null): readonly TextInPlay[] => {
  const { item, always } = top ?? {};
  if (item === undefined || always === undefined) return [];
  const from = { seat, uid: pokemon.uid };
  const why = whyOf(view, { from, card: pokemon.stack[0] ?? null, name: item, origin: 'text', kind: null }, { always });
  return [{ name: item, of: namedApart(view, pokemon), read: true, why, ...saidBy(top) }];
};

const ofPokemon = (
  view: View,
  rules: Rules,
  tableSetUp: TableSetUp,
  player: Player,
  pokemon: Pokemon,
): readonly TextInPlay[] => {
  const top = topCard(view, pokemon);
  const powers = unlessUnknown(
    () => view.readings.features(view, pokemon).powers,
    () => [],
  );
  return [
    ...powers
      .filter(({ power }) => isOnEveryPrint(top, power, tableSetUp))
      .map((power) => ofPower(view, rules, player, pokemon, power)),
    ...ofCardText(view, player, pokemon, top),
    ...pokemon.attached.flatMap((attached) => ofAttached(view, player, pokemon, attached)),
    ...ofMarks(pokemon.marks, namedApart(view, pokemon)),
  ];
};

const ofStadium = (view: View, id: CardId): readonly TextInPlay[] => {
  const card = view.cardAt(id);
  if (card === null) return [];
  const said = saidBy(card.always === undefined ? null : card);
  return [{ name: card.name, of: null, read: isReadCard(card), why: null, ...said }];
};

/** May it have a part that only a ruling without it shows? A text of which the rules say why it does nothing has none. */
export const mayHavePart = (text: TextInPlay): text is TextInPlay & { readonly card: string } =>
  text.card !== undefined && text.read && (text.why === null || text.why.code === 'about');

/** Each text once; two cards of one name on one Pokémon are one, and so is the only card of a name. A reason that is not the same on every table is none. */
const each = (texts: readonly TextInPlay[]): readonly TextInPlay[] =>
  texts.flatMap((text, at) => {
    const called = texts.filter(({ name }) => sameName(name, text.name));
    const isOneCard = text.id !== undefined && called.every(({ id }) => id === text.id);
    const same = isOneCard ? called : called.filter(({ of }) => of === text.of);
    if (same[0] !== texts[at]) return [];
    const { card, ...more } = text;
    const why = JSON.stringify(text.why);
    return [
      {
        ...more,
        of: same.at(-1)?.of ?? text.of,
        ...(same.every((one) => JSON.stringify(one.why) === why) ? {} : { why: null }),
        ...(card !== undefined && same.every((one) => one.card === card) ? { card } : {}),
      },
    ];
  });

/** The texts in play on these tables, such as the first of a replay and the last: the Pokémon of player 1 first, the Stadium after all Pokémon. */
export const textsInPlay = (table: TableToRule, tables: readonly TableSetUp[]): readonly TextInPlay[] =>
  each(
    tables.flatMap((tableSetUp) => {
      const rules = rulesFor(table, tableSetUp);
      const view = settledView(tableSetUp.state, rules);
      const { players, stadium } = tableSetUp.state;
      return [
        ...players.flatMap((player) =>
          inPlay(player).flatMap((pokemon) => ofPokemon(view, rules, tableSetUp, player, pokemon)),
        ),
        ...(stadium === null ? [] : ofStadium(view, stadium.card)),
        ...players.flatMap(({ seat, marks }) => ofMarks(marks, seat)),
      ];
    }),
  );
