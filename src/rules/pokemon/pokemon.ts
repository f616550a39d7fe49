import {
  type Facts,
  type Features,
  lookAtAll,
  namedApart,
  nameOf,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import { lawOf, reading, speaksHere } from '../../engine/index.ts';
import {
  type Card,
  type CardId,
  type CardPool,
  type GameState,
  isWatched,
  type Pokemon,
  type Stage,
} from '../../state/index.ts';
import { bareName } from '../cards/card-names.ts';
import { isMegaEx } from '../cards/kinds-of-pokemon.ts';
import { asPrinted } from '../cards/later-cards.ts';
import { basicTextMeansRestored } from '../cards/stage-of-card.ts';
import { halvesOnTop } from './legend.ts';
import { basicTextMeansUnion, partsOnTop } from './v-union.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'is-basic',
    'is-evolved',
    'is-no-basic',
    'is-not-evolved',
    'kept-of-card-beneath',
    'mega-is-no-stage',
    'stage-of-card-beneath',
  ],
} as const;

/** What a Pokémon in play is: Basic or Evolved, and which card's features it has (CR 200-204, 307.1, 307.3h-j). */

const cardsOf = (view: View, pokemon: Pokemon): readonly (Card | null)[] => pokemon.stack.map((id) => view.cardAt(id));

/** True when a Level Up card is on top. */
export const isLeveledUp = (view: View, pokemon: Pokemon): boolean =>
  topCard(view, pokemon)?.stage === 'level-up' && pokemon.stack.length > 1;

/** A LV.X counts as the stage of the card under it, so that many of the top cards have no stage of their own. */
const levelCards = reading(
  { 'comprehensive-2009': ['307.3j', 'same evolution stage'], 'ex-2003': 'absent' },
  (view, [pokemon]: readonly [Pokemon], why) => {
    const beneath = view.cardAt(pokemon.stack[1] as CardId)?.stage;
    if (beneath !== undefined) why('stage-of-card-beneath', { pokemon: namedApart(view, pokemon), stage: beneath });
    return 1;
  },
  () => 0,
);

/** Cards of the stack below the Pokémon it is now. Only for a LV.X it has to be asked whether it is a stage. */
const cardsBeneath = (view: View, pokemon: Pokemon, why: Why | undefined): number =>
  pokemon.stack.length -
  1 -
  (isLeveledUp(view, pokemon) ? levelCards(view, [pokemon], why) : 0) -
  halvesOnTop(
    view,
    topCard(view, pokemon),
    pokemon.stack[1] === undefined ? null : view.cardAt(pokemon.stack[1]),
    why,
  ) -
  partsOnTop(view, topCard(view, pokemon), pokemon.stack.length - 1, why);

/** The stage of its card; a LV.X has the stage of the card under it. */
export const stageOf = (view: View, pokemon: Pokemon): Stage | null => {
  const levels = isLeveledUp(view, pokemon) ? levelCards(view, [pokemon]) : 0;
  const id = pokemon.stack[levels];
  return (id === undefined ? null : view.cardAt(id)?.stage) ?? null;
};

/** A LV.X on a Stage 1 or Stage 2 has that stage, whether or not a card is under that one: an exception to what counts as Basic (CR 307.3j). */
const isLeveledEvolution = (view: View, pokemon: Pokemon): boolean => {
  const stage = isLeveledUp(view, pokemon) ? stageOf(view, pokemon) : null;
  return stage === 'stage 1' || stage === 'stage 2';
};

/** Put straight into play, a card of a higher stage has nothing beneath it either. */
const putDownIsBasic = reading(
  {
    'comprehensive-2009': ['307.1', 'counts as a Basic Pokémon'],
  },
  (_view, _pokemon: readonly [Pokemon]) => true,
  () => false,
);

/** Where the stage a card prints stays its stage, a Stage 2 put straight into play is an unevolved Stage 2 and no Basic Pokémon. */
const staysItsStage = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '307.1' },
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.C-13#6', 'A Stage 1 or Stage 2 Pokémon that was put directly into play'],
    'advanced-2025': ['II.C-13#6', 'A Stage 1 or Stage 2 Pokémon that was put directly into play'],
  },
  (view, [pokemon]: readonly [Pokemon], why) => {
    why('is-no-basic', { pokemon: namedApart(view, pokemon), stage: topCard(view, pokemon)?.stage ?? '' });
    return true;
  },
  () => false,
);

const MEGA_IS_NO_STAGE = lawOf({ 'me-2026': ['App1#4', 'Mega is not a stage of its own'] });

/** A Mega Evolution Pokémon ex that prints Basic is one; players take it for an Evolved Pokémon. */
const megaIsBasic = reading(
  MEGA_IS_NO_STAGE,
  (view, [pokemon]: readonly [Pokemon], why) => {
    why('mega-is-no-stage', { pokemon: namedApart(view, pokemon) });
    return true;
  },
  () => false,
);

/** With nothing beneath it: is it Basic by what its card is? */
const aloneIsBasic = (view: View, pokemon: Pokemon, why: Why | undefined): boolean => {
  const card = topCard(view, pokemon);
  const stage = card?.stage;
  if (card !== null && stage === 'basic' && isMegaEx(card) && speaksHere(MEGA_IS_NO_STAGE, view))
    return megaIsBasic(view, [pokemon], why);
  if (stage === undefined || stage === 'basic' || stage === 'baby' || stage === 'level-up') return true;
  if (stage === 'restored') return basicTextMeansRestored(view, [stage], why);
  if (stage === 'v-union') return basicTextMeansUnion(view, [topCard(view, pokemon)?.name ?? ''], why);
  return !staysItsStage(view, [pokemon], why) && putDownIsBasic(view, [pokemon], why);
};

const NO_CARD_BENEATH = lawOf({
  'comprehensive-2009': ['307.1', 'counts as a Basic Pokémon'],
  'ex-2003': ['Evo.2', 'played on top of the card of the Basic Pokémon'],
  'advanced-2018': { silent: 'a Pokémon with no card beneath it is a Basic Pokémon', near: 'I.A-05#1' },
  'advanced-2025': { silent: 'a Pokémon with no card beneath it is a Basic Pokémon', near: 'I.A-05#1' },
  'neo-2001': { silent: 'a Pokémon with no card beneath it is a Basic Pokémon', near: 'Evolution#3' },
  'xy-2016': ['Gl:Evolved Pokémon', 'another Pokémon beneath it'],
  'me-2026': ['Gl:evolved Pokémon', 'another Pokémon beneath it'],
});

/** Of what a Baby Pokémon evolves into two documents say so apart, for its card says that it is Basic. */
const BENEATH_IS_A_BABY = lawOf({
  ...NO_CARD_BENEATH,
  'ex-2003': ['Evo.5', 'treat the card as an Evolution card'],
  'neo-2001': ['Evolution#4', 'an evolved Pokémon and not a Basic Pokémon'],
});

const isOnABaby = (view: View, { stack }: Pokemon): boolean =>
  stack.slice(1).some((id) => view.cardAt(id)?.stage === 'baby');

/** What is asked about, with what its card prints where the Pokémon counts as something else. */
const countedAs = (view: View, pokemon: Pokemon, asEvolved: boolean): Facts => {
  const stage = topCard(view, pokemon)?.stage ?? '';
  const differs = (asEvolved ? ['basic', 'baby'] : ['stage 1', 'stage 2']).includes(stage);
  return { pokemon: namedApart(view, pokemon), ...(differs ? { printed: stage } : {}) };
};

const basicBy = (law: typeof NO_CARD_BENEATH) =>
  reading(
    law,
    (view, [pokemon]: readonly [Pokemon], why, asked) => {
      const isAlone = cardsBeneath(view, pokemon, asked) <= 0 && !isLeveledEvolution(view, pokemon);
      const is = isAlone && aloneIsBasic(view, pokemon, asked);
      why(is ? 'is-basic' : 'is-evolved', countedAs(view, pokemon, !is));
      return is;
    },
    (view, [pokemon]) => {
      const stage = topCard(view, pokemon)?.stage;
      return stage === 'basic' || stage === 'baby';
    },
  );

const basicUsually = basicBy(NO_CARD_BENEATH);
const basicOnABaby = basicBy(BENEATH_IS_A_BABY);

/** A Pokémon with nothing beneath it is Basic, whatever its card prints. */
export const basic = (view: View, [pokemon]: readonly [Pokemon], why?: Why): boolean =>
  (isOnABaby(view, pokemon) ? basicOnABaby : basicUsually)(view, [pokemon], why);

/** A Stage 1 or Stage 2 Pokémon with nothing beneath it. */
const isPutThereDirectly = (view: View, pokemon: Pokemon): boolean => {
  const stage = topCard(view, pokemon)?.stage;
  return pokemon.stack.length === 1 && (stage === 'stage 1' || stage === 'stage 2');
};

/** An Evolved Pokémon has a Pokémon card beneath it: evolving is what puts one card on top of another. */
const evolvedBy = (law: typeof NO_CARD_BENEATH) =>
  reading(
    lawOf({
      ...law,
      'advanced-2018': ['I.A-05#1', 'put on top of it'],
      'advanced-2025': ['I.A-05#1', 'by playing from their hand, on top of it'],
    }),
    (view, [pokemon]: readonly [Pokemon], why, asked) => {
      const is = cardsBeneath(view, pokemon, asked) > 0 || isLeveledEvolution(view, pokemon);
      why(is ? 'is-evolved' : 'is-not-evolved', countedAs(view, pokemon, is));
      if (!is && isPutThereDirectly(view, pokemon)) staysItsStage(view, [pokemon], asked);
      return is;
    },
    (view, [pokemon]) => {
      const stage = topCard(view, pokemon)?.stage;
      return stage !== 'basic' && stage !== 'baby';
    },
  );

const evolvedUsually = evolvedBy(NO_CARD_BENEATH);
const evolvedOnABaby = evolvedBy(BENEATH_IS_A_BABY);

export const evolved = (view: View, pokemon: Pokemon, why?: Why): boolean =>
  (isOnABaby(view, pokemon) ? evolvedOnABaby : evolvedUsually)(view, [pokemon], why);

/** What counts of the card beneath, beside what the upper one prints. */
type Merging = readonly [upper: Features, lower: Features];

const withAttacksOf = ([upper, lower]: Merging): Features => ({
  ...upper,
  attacks: [...lower.attacks, ...upper.attacks],
  powers: [...lower.powers, ...upper.powers],
});

/** A Pokémon BREAK keeps all of its previous Evolution but HP and type. */
const breakKeeps = reading(
  {
    ...asPrinted('a Pokémon BREAK keeps what its card says'),
    'xy-2016': ['AppH#1', 'keeps all attacks and Abilities'],
    'me-2026': ['App22#1', 'keeps all attacks and Abilities'],
  },
  (_view, both: Merging): Features => {
    const [upper, { weakness, resistance, retreat }] = both;
    return { ...withAttacksOf(both), hp: upper.hp, types: upper.types, weakness, resistance, retreat };
  },
  (_view, [upper]) => upper,
);

/** The LV.X and the card under it are one card; the LV.X replaces HP, type, Weakness, Resistance and Retreat Cost. */
const levelUpKeeps = reading(
  {
    ...asPrinted('a LV.X keeps what its card says'),
    'comprehensive-2009': ['307.3h', 'one single card'],
    'xy-2016': ['Gl:Pokémon LV.X', 'gives that Pokémon further abilities'],
    'me-2026': ['Gl:Pokémon LV.X', 'gives that Pokémon further abilities'],
  },
  (_view, both: Merging): Features => withAttacksOf(both),
  (_view, [upper]) => upper,
);

/** Of how many cards of the stack do attacks and powers count? */
export const cardsThatCount = (view: View, pokemon: Pokemon): number => {
  const stage = topCard(view, pokemon)?.stage;
  return (stage === 'level-up' && pokemon.stack.length > 1) || stage === 'break' ? 2 : 1;
};

/** What a Pokémon has by its cards: those of the top one, and what that one keeps of the card beneath it. */
export const features = (view: View, [pokemon]: readonly [Pokemon]): Features => {
  const topId = pokemon.stack[0];
  const top = topId === undefined ? null : view.cardAt(topId);
  if (top === null || topId === undefined) return UNKNOWN;
  const upper = printed(view, top, topId);
  const keeps = top.stage === 'break' ? breakKeeps : top.stage === 'level-up' ? levelUpKeeps : null;
  if (keeps === null) return upper;
  const nextId = pokemon.stack[1];
  const next = nextId === undefined ? null : view.cardAt(nextId);
  if (next === null || nextId === undefined) return upper;
  return keeps(view, [upper, printed(view, next, nextId)]);
};

/** The paragraph by which its top card keeps the features of the card below; null where none of them counts. */
export const keepsBy = (view: View, pokemon: Pokemon): RuleId | null => {
  const stage = topCard(view, pokemon)?.stage;
  const keeps = stage === 'break' ? breakKeeps : stage === 'level-up' ? levelUpKeeps : null;
  return keeps === null || pokemon.stack.length < 2 ? null : keeps.rule(view);
};

/** Says that a Pokémon has this by the card beneath its top card, and by which paragraph. */
const whyKept = (view: View, pokemon: Pokemon, what: string, why: Why | undefined): void => {
  if (why === undefined) return;
  const rule = keepsBy(view, pokemon);
  const beneath = pokemon.stack[1] === undefined ? null : view.cardAt(pokemon.stack[1]);
  if (rule === null || beneath === null) return;
  why(rule, 'kept-of-card-beneath', { pokemon: namedApart(view, pokemon), what, card: beneath.name });
};

/** A Weakness, a Resistance or a Retreat Cost: a Pokémon BREAK alone has those of the card beneath it. */
export const whyValueKept = (
  view: View,
  pokemon: Pokemon,
  what: 'Weakness' | 'Resistance' | 'Retreat Cost',
  why: Why | undefined,
): void => {
  if (topCard(view, pokemon)?.stage === 'break') whyKept(view, pokemon, what, why);
};

/** A power that the card beneath prints. */
export const whyPowerKept = (
  view: View,
  pokemon: Pokemon,
  { name, card }: { readonly name: string; readonly card: CardId | null },
  why: Why | undefined,
): void => {
  // What its own card prints is kept from nothing, so nobody need look beneath it.
  if (why === undefined || card === null || card === pokemon.stack[0]) return;
  if (pokemon.stack[1] === card) whyKept(view, pokemon, name, why);
};

/** Are the cards that its attacks and powers come from all on file? What a sketch or an undescribed card has besides is unknown. */
const everyCardThatCounts = (view: View, pokemon: Pokemon, is: (card: Card) => boolean): boolean =>
  cardsOf(view, pokemon)
    .slice(0, cardsThatCount(view, pokemon))
    .every((card) => card !== null && is(card));

/** Are all its attacks given? A sketch that names attacks names all of them. */
export const hasAttacksGiven = (view: View, pokemon: Pokemon): boolean =>
  everyCardThatCounts(view, pokemon, ({ sketched, attacks }) => sketched !== true || attacks !== undefined);

/** Are all its powers given? */
export const hasPowersGiven = (view: View, pokemon: Pokemon): boolean =>
  everyCardThatCounts(view, pokemon, ({ sketched, powers }) => sketched !== true || powers !== undefined);

const UNKNOWN: Features = {
  attacks: [],
  powers: [],
  hp: null,
  types: null,
  weakness: null,
  resistance: null,
  retreat: null,
};

const madeOnce = new WeakMap<Card, Map<CardId, Features>>();

/** How each feature is found on a card. */
const PRINTED: { readonly [F in keyof Features]: (card: Card, id: CardId) => Features[F] } = {
  attacks: (card, id) => (card.attacks ?? []).map((attack) => ({ attack, card: id })),
  powers: (card, id) => (card.powers ?? []).map((power) => ({ power, card: id })),
  hp: (card) => card.hp ?? null,
  types: (card) => card.types ?? null,
  weakness: (card) =>
    card.kind === 'pokemon' && card.sketched !== true ? (card.weakness ?? []) : (card.weakness ?? null),
  resistance: (card) =>
    card.kind === 'pokemon' && card.sketched !== true ? (card.resistance ?? []) : (card.resistance ?? null),
  retreat: (card) => card.retreat ?? null,
};

/** Of a card that notes what is read of it, nothing is read before somebody asks for it. */
const madeLater = (card: Card, id: CardId): Features => {
  const later = {};
  for (const [name, find] of Object.entries(PRINTED)) {
    let known: { readonly value: unknown } | null = null;
    Object.defineProperty(later, name, {
      enumerable: true,
      get() {
        known ??= { value: find(card, id) };
        return known.value;
      },
    });
  }
  return later as Features;
};

const made = (card: Card, id: CardId): Features =>
  isWatched(card)
    ? madeLater(card, id)
    : {
        attacks: PRINTED.attacks(card, id),
        powers: PRINTED.powers(card, id),
        hp: PRINTED.hp(card, id),
        types: PRINTED.types(card, id),
        weakness: PRINTED.weakness(card, id),
        resistance: PRINTED.resistance(card, id),
        retreat: PRINTED.retreat(card, id),
      };

/** What a card prints, made once for each of its instances. */
const printedOnce = (card: Card, id: CardId): Features => {
  let byId = madeOnce.get(card);
  if (byId === undefined) {
    byId = new Map();
    madeOnce.set(card, byId);
  }
  let known = byId.get(id);
  if (known === undefined) {
    known = made(card, id);
    byId.set(id, known);
  }
  return known;
};

/** Of the list of instances asked about last, all that was asked for: play asks for the same few at every step. */
let asked: {
  readonly pool: CardPool;
  readonly cards: GameState['cards'];
  readonly found: (Features | undefined)[];
} | null = null;

const printed = ({ pool, state: { cards } }: View, card: Card, id: CardId): Features => {
  if (asked === null || asked.cards !== cards || asked.pool !== pool) asked = { pool, cards, found: [] };
  const known = asked.found[id] ?? printedOnce(card, id);
  asked.found[id] = known;
  return known;
};

/** The name that other cards call it by; level, δ and LV.X are not part of it (CR 100.2a-c). */
export const rulesName = (view: View, pokemon: Pokemon): string => bareName(view, nameOf(view, pokemon));

export const everyPokemon = (view: View): readonly Pokemon[] => {
  const all: Pokemon[] = [];
  lookAtAll(view.state.players, (pokemon) => all.push(pokemon));
  return all;
};
