import {
  type Condition,
  claimsOn,
  type ForceOf,
  namedApart,
  nameOf,
  placeOf,
  pokemonOf,
  type View,
  type Why,
} from '../../claims/index.ts';
import { type ActionOf, lawOf, type OptionFor, reading, step } from '../../engine/index.ts';
import { type Card, type CardId, isTable, type Pokemon, type Seat, type Uid } from '../../state/index.ts';
import { unmetTerms } from '../attack/unmet-terms.ts';
import { byKindOfText, CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { isAttachedTool, playedAsTool } from '../cards/card-types.ts';
import { asFarAsKnown } from '../effects/for-others.ts';
import { POKEMON_NOT_GIVEN } from '../pokemon/switching.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { detachToDiscard } from '../zones.ts';
import { isTechnicalMachine, isTool } from './attached-cards.ts';
import { beyondGiven, carriers, hiddenCarrier } from './carriers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['attached-for-nothing', 'no-tool', 'tools-by-a-text'],
  question: ['attach-to'],
} as const;

/** Pokémon Tools and Technical Machines: which Pokémon may carry them, and how they are attached (CR 308, 314). */

/** Technical Machines take no place of a Tool, however many there are. */
const takesToolPlace = reading(
  {
    'comprehensive-2009': ['314.3', 'any number'],
    'ex-2003': ['Tools', 'that are not Pokémon Tools'],
    'advanced-2018': { silent: 'a Technical Machine takes no place of a Tool', near: 'I.B-01#3' },
    'advanced-2025': { silent: 'a Technical Machine takes no place of a Tool', near: 'I.B-02#2' },
    'neo-2001': { silent: 'Technical Machines take no place of a Tool', near: 'Pokémon Tools' },
    'xy-2016': { silent: 'Technical Machines take no place of a Tool', near: 'Gl:Technical Machine' },
    'me-2026': {
      open: 'whether a Technical Machine that is not a Pokémon Tool counts as one',
      near: 'Gl:Technical Machine',
    },
  },
  (_view, [card]: readonly [Card], why) => {
    if (isTechnicalMachine(card) && !isTool(card)) why('no-tool', { card: card.name });
    return isTool(card);
  },
  (_view, [card]) => isTool(card) || isTechnicalMachine(card),
);

/** A Tool takes its place by itself; a document says of Technical Machines alone whether they take one. */
const isToolOrCountsAsOne = (view: View, card: Card, why?: Why): boolean =>
  isTool(card) || (isTechnicalMachine(card) && takesToolPlace(view, [card], why));

const toolsOn = (view: View, pokemon: Pokemon, why?: Why): readonly string[] =>
  pokemon.attached.flatMap((attachment) => {
    const printed = view.cardAt(attachment.card);
    return playedAsTool(view, [attachment], why) || (printed !== null && isToolOrCountsAsOne(view, printed, why))
      ? [printed?.name ?? 'a card']
      : [];
  });

/** The Tool that leaves no room for another: one, or as many as a text lets that Pokémon carry. */
const carriesTool = (view: View, uid: Uid): string | null => {
  const pokemon = pokemonOf(view.state, uid);
  const tools = pokemon === null ? [] : toolsOn(view, pokemon);
  if (pokemon === null || tools.length === 0) return null;
  const most = Math.max(1, ...limitsOn(view, pokemon).map(({ claim }) => claim.most));
  return tools.length < most ? null : tools.join(' and ');
};

const limitsOn = (view: View, pokemon: Pokemon): readonly ForceOf<'tool-limit'>[] =>
  claimsOn(view, pokemon, 'tool-limit');

/** A text on the Pokémon lets it carry more of them. */
const severalByAText = byKindOfText((law) =>
  reading(
    law,
    (view, [pokemon, { name, claim }]: readonly [Pokemon, ForceOf<'tool-limit'>], why): void => {
      why('tools-by-a-text', { pokemon: namedApart(view, pokemon), by: name, most: claim.most });
    },
    () => undefined,
  ),
);

/** Cites the text by which a Pokémon that has a Tool may carry another. */
const citeLimit = (view: View, uid: Uid, why: Why): void => {
  const pokemon = pokemonOf(view.state, uid);
  if (pokemon === null || toolsOn(view, pokemon).length === 0) return;
  const [most] = limitsOn(view, pokemon).toSorted((a, b) => b.claim.most - a.claim.most);
  if (most !== undefined) severalByAText(view, most)(view, [pokemon, most], why);
};

export const ONE_TOOL_EACH = lawOf({
  'comprehensive-2009': ['308.3', 'may not attach another'],
  'ex-2003': ['Tools', 'no more than one Pokémon Tool attached'],
  'advanced-2018': ['I.B-01#3', 'no Pokémon Tool is attached yet'],
  'advanced-2025': ['I.B-02#2', 'can have only one attached at a time'],
  'neo-2001': ['Pokémon Tools', 'more than one Pokémon Tool'],
  'xy-2016': ['Gl:Pokémon Tool', 'No Pokémon can have more than 1'],
  'me-2026': ['Turn.2D#7', 'Each Pokémon holds one Tool at a time'],
});

/** What stops a further Tool on that Pokémon: the Tool it has. */
const oneToolEach = reading(
  ONE_TOOL_EACH,
  (view, [uid]: readonly [Uid]) => carriesTool(view, uid),
  () => null,
);

/** May a further Tool be attached to it? */
export const hasRoomForTool = (view: View, { uid }: Pokemon): boolean => oneToolEach(view, [uid]) === null;

/** Every Pokémon this card could be attached to as things stand. */
const hosts = (view: View, card: Card): readonly Pokemon[] =>
  carriers(view, card).filter(({ uid }) => !isTool(card) || oneToolEach(view, [uid]) === null);

/** Every Pokémon that may carry the Tool has one, or the Pokémon it is played on has. */
export const oneTool = forbids({
  acts: ['play-trainer'],
  obstacle: 'target',
  code: 'already-has-a-tool',
  law: ONE_TOOL_EACH,
  concerns: (view, action: ActionOf<'play-trainer'>) => {
    const card = view.cardAt(action.card);
    return card !== null && isTool(card);
  },
  when: (view, action) => {
    const card = view.cardAt(action.card);
    if (card === null || !isTool(card)) return null;
    if (action.to === undefined) {
      const all = carriers(view, card);
      if (all.length === 0 || hosts(view, card).length > 0) return null;
      beyondGiven(view, card);
      return {
        card: card.name,
        pokemon: all.map((pokemon) => namedApart(view, pokemon)).join(', '),
        tool: 'a Pokémon Tool',
      };
    }
    const pokemon = pokemonOf(view.state, action.to);
    const tool = carriesTool(view, action.to);
    return pokemon !== null && tool !== null ? { card: card.name, pokemon: namedApart(view, pokemon), tool } : null;
  },
  readBy: (view, action, why) => {
    const card = view.cardAt(action.card);
    if (card === null || !isTool(card)) return;
    const to = action.to === undefined ? null : pokemonOf(view.state, action.to);
    for (const pokemon of to === null ? carriers(view, card) : [to]) toolsOn(view, pokemon, why);
  },
});

const chooseHost = (t: T, card: Card, given: Uid | undefined): Uid | null => {
  if (given !== undefined) return given;
  const seat = t.state.toMove;
  const hidden = hiddenCarrier(t.view, card);
  const options: OptionFor<Uid | null>[] = hosts(t.view, card).map((pokemon) => {
    const place = placeOf(t.state, pokemon.uid);
    return { key: place, aliases: [place.replace(' ', ''), nameOf(t.view, pokemon)], value: pokemon.uid };
  });
  if (hidden !== null) options.push(POKEMON_NOT_GIVEN);
  if (options.length === 0) throw new Error(`no Pokémon to attach ${card.name} to`);
  const { value: host } = t.choose({ by: seat, code: 'attach-to', facts: { card: card.name }, options });
  if (host === null && hidden !== null) t.view.readings.placeUnknown(t.view, hidden.place, hidden.seat);
  return host;
};

/** What a Pokémon is, whatever happens to it. */
const KIND: readonly string[] = [
  'basic',
  'evolved',
  'evolves-from',
  'name-has',
  'named',
  'not-named',
  'not-tag',
  'rule-box',
  'stage',
  'tag',
  'type',
];

/** Of a card whose whole text is about Pokémon of a kind, that the one it is attached to is of another: it may be there and does nothing. */
const sayNotOfItsKind = (t: T, card: Card, host: Uid): void => {
  const claims = (card.always ?? []) as readonly { readonly while?: Condition }[];
  const from = { seat: t.state.toMove, uid: host };
  const unmet = asFarAsKnown(() =>
    claims.map(({ while: condition = {} }) => {
      const { self = {}, ...more } = condition;
      const isOfKind = Object.keys(more).length === 0 && Object.keys(self).every((key) => KIND.includes(key));
      return isOfKind ? unmetTerms(t.view, condition, from) : {};
    }),
  );
  const [first] = unmet;
  if (first?.unmet === undefined || unmet.some((one) => one.unmet === undefined)) return;
  t.note('attached-for-nothing', { card: card.name, ...first });
};

/** Attaches the card to the Pokémon that is named, or asks to which. */
export const attachTo = (t: T, id: CardId, card: Card, to: Uid | undefined): void => {
  const host = chooseHost(t, card, to);
  if (host === null) return;
  if (isTool(card)) citeLimit(t.view, host, t.why);
  t.put({ kind: 'attached', card: id, to: host, from: { seat: t.state.toMove, zone: 'hand' }, energy: false });
  sayNotOfItsKind(t, card, host);
};

/** A Tool is attached face up and stays. */
export const attachTool = step(
  {
    'comprehensive-2009': ['308.1', 'attaching it face up'],
    'ex-2003': ['Tools', 'attach one to one of your Pokémon in play'],
    'advanced-2018': ['I.B-01#4', 'attached only to one of your own Pokémon in play'],
    'advanced-2025': ['I.B-02#2', 'A Pokémon Tool is attached to a Pokémon'],
    'neo-2001': ['Pokémon Tools', 'attach it to your Pokémon'],
    'xy-2016': ['Gl:Pokémon Tool', 'attach'],
    'me-2026': ['Turn.2D#7', 'attach'],
  },
  attachTo,
);

export const MACHINE_IS_ATTACHED = lawOf({
  'comprehensive-2009': ['314.1', 'attaching it face up'],
  'ex-2003': ['Options.4', 'unless you attached it to a Pokémon'],
  'xy-2016': ['Gl:Technical Machine', 'attach'],
  'me-2026': ['Gl:Technical Machine', 'attach'],
});

/** A Technical Machine is attached face up and stays, whatever else is there. */
export const attachMachine = step(MACHINE_IS_ATTACHED, attachTo);

/** Does a text that it has lost say that it may keep one Tool alone? Of a muted or covered text its card is asked. */
const dropsTools = (view: View, pokemon: Pokemon): boolean =>
  limitsOn(view, pokemon).length === 0 &&
  pokemon.stack.some((id) =>
    (view.cardAt(id)?.powers ?? []).some(({ always = [] }) =>
      always.some((said) => isTable(said) && said.claim === 'tool-limit' && said.drops === true),
    ),
  );

/** Its player discards Tools, one after the other, until one is left. */
const discardsTools = step(CARD_BEFORE_RULE, (t: T, pokemon: Pokemon, seat: Seat): void => {
  const left = pokemon.attached.filter((attachment) => isAttachedTool(t.view, attachment)).map(({ card }) => card);
  while (left.length > 1) {
    const options = left.map((card) => ({ key: t.view.cardAt(card)?.name ?? 'a Tool', aliases: [], value: card }));
    const { value } = t.choose({ by: seat, code: 'discard-in-play', options });
    left.splice(left.indexOf(value), 1);
    detachToDiscard(t, value, pokemon.uid);
  }
});

/** Pokémon that have lost a text by which they carried several Tools keep one. */
export const dropLostTools = (t: T): void => {
  // Whether a card counts as a Tool is asked only where such a text is lost.
  const drop = (pokemon: Pokemon, seat: Seat): void => {
    if (pokemon.attached.length > 1 && dropsTools(t.view, pokemon)) discardsTools(t, pokemon, seat);
  };
  for (const { seat, active, bench } of t.state.players) {
    for (const pokemon of active) if (pokemon !== null) drop(pokemon, seat);
    for (const pokemon of bench) drop(pokemon, seat);
  }
};
