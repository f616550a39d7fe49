import { inPlay, playerOf, type View, type Why } from '../../claims/index.ts';
import { type Law, lawOf, reading, speaksOfLaw, step, unknownFact, type Where } from '../../engine/index.ts';
import { type Card, type CardId, type Player, sameName } from '../../state/index.ts';
import { CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { asPrinted } from '../cards/later-cards.ts';
import { forbids } from '../prohibition.ts';
import { discardPile } from '../public-information.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['parts-not-told'],
  note: ['parts-are-one', 'single-part', 'single-part-no-rule-box', 'union-is-no-basic', 'union-is-not-meant'],
} as const;

/** A Pokémon V-UNION: four parts that come from the discard pile to the Bench at once, as one Pokémon (ME App10). */

const PARTS = 4;

export const isPart = (card: Card | null | undefined): card is Card & { readonly stage: 'v-union' } =>
  card?.stage === 'v-union';

/** The number of a print in its set; null where it has none. */
const numberOf = (view: View, id: CardId): number | null => {
  const print = view.cardAt(id)?.print ?? '';
  const number = /(\d+)\D*$/u.exec(print)?.[1];
  return view.state.cards[id]?.print === undefined || number === undefined ? null : Number(number);
};

/** Cards of that name there, and of how many prints that name is. */
const partsOf = (view: View, card: Card, pile: readonly CardId[]) => ({
  there: pile.filter((id) => sameName(view.cardAt(id)?.name ?? '', card.name)),
  prints: view.pool.named(card.name).length,
});

/**
 * The four parts of that card in a pile; fewer where some are not there. null: it is not given which prints the cards are, so that two of them may be
 * the same part. Parts of one printing have numbers that follow each other. A card that the table writes itself, once, stands for all its parts.
 */
const fourIn = (view: View, card: Card, pile: readonly CardId[]): readonly CardId[] | null => {
  const { there, prints } = partsOf(view, card, pile);
  if (there.length < PARTS || prints < 2) return there.slice(0, PARTS);
  const known = new Map<number, CardId>();
  for (const id of there) {
    const number = numberOf(view, id);
    if (number !== null) known.set(number, id);
  }
  for (const first of known.keys()) {
    const four = Array.from({ length: PARTS }, (_none, at) => known.get(first + at));
    if (four.every((id) => id !== undefined)) return four;
  }
  const unknown = there.filter((id) => numberOf(view, id) === null).length;
  return known.size + unknown < PARTS ? [...known.values()] : null;
};

export const AT_ONCE = lawOf({ ...CARD_BEFORE_RULE, 'me-2026': ['App10#3', 'All four parts are played at once'] });

/** All four parts lie in the discard pile of the player who plays it. */
export const fourParts = forbids({
  acts: ['bench'],
  obstacle: 'hand',
  code: 'parts-missing',
  law: AT_ONCE,
  concerns: (view, action) => isPart(view.cardAt(action.card)),
  when: (view, action) => {
    const card = view.cardAt(action.card);
    if (card === null) return null;
    const four = fourIn(view, card, discardPile(view, [view.state.toMove]));
    if (four === null)
      return unknownFact(view, AT_ONCE, 'parts-not-told', { card: card.name, player: view.state.toMove });
    return four.length < PARTS ? { card: card.name, there: four.length, player: view.state.toMove } : null;
  },
});

/** Names of V-UNION that this player has played in this game, or has in play. */
const playedNames = (view: View, player: Player): readonly string[] => [
  ...(player.unions ?? []),
  ...inPlay(player).flatMap(({ stack: [top] }) => {
    const card = top === undefined ? null : view.cardAt(top);
    return isPart(card) ? [card.name] : [];
  }),
];

/** Once in a game for each name. */
export const oncePerName = forbids({
  acts: ['bench'],
  obstacle: 'used',
  code: 'union-played-before',
  law: { ...CARD_BEFORE_RULE, 'me-2026': ['App10#5', 'can be played once in a game'] },
  concerns: (view, action) => isPart(view.cardAt(action.card)),
  when: (view, action) => {
    const card = view.cardAt(action.card);
    const player = playerOf(view.state, view.state.toMove);
    return card !== null && playedNames(view, player).some((name) => sameName(name, card.name))
      ? { card: card.name, player: player.seat }
      : null;
  },
});

/** The four go to the Bench as one Pokémon, and the name is used up for this game. */
export const unite = step(AT_ONCE, (t: T, card: Card): void => {
  const seat = t.state.toMove;
  const [first, ...along] = fourIn(t.view, card, discardPile(t.view, [seat])) ?? [];
  if (first === undefined) return;
  t.put({ kind: 'benched', card: first, seat, from: 'discard', uid: t.nextUid, along });
  t.put({ kind: 'union-played', seat, name: card.name });
});

/** In play they are one card, and elsewhere four. */
const ONE_CARD = lawOf({
  ...asPrinted('the parts of a V-UNION are one Pokémon'),
  'xy-2016': { silent: 'the parts of a V-UNION are one Pokémon', near: 'Gl:In Play' },
  'me-2026': ['App10#8', 'In play the four parts are one card'],
});

/** So many of the cards under the top one are the same Pokémon and not stages beneath it. */
const partsAreOne = reading(
  ONE_CARD,
  (_view, [card, beneath]: readonly [Card, number], why): number => {
    why('parts-are-one', { card: card.name });
    return beneath;
  },
  () => 0,
);

export const partsOnTop = (view: View, top: Card | null, beneath: number, why?: Why): number =>
  isPart(top) ? partsAreOne(view, [top, beneath], why) : 0;

/** It is not a Basic Pokémon. */
export const partIsNoBasic = reading(
  {
    ...asPrinted('a V-UNION is not a Basic Pokémon'),
    'xy-2016': { silent: 'a V-UNION is not a Basic Pokémon', near: 'Gl:Basic Pokémon Card' },
    'me-2026': ['App10#6', 'It is not a Basic Pokémon'],
  },
  (_where: Where, [card]: readonly [string], why): boolean => {
    why('union-is-no-basic', { card });
    return true;
  },
  () => false,
);

/** Nor does a text mean it that speaks of Basic Pokémon. */
export const basicTextMeansUnion = reading(
  {
    ...asPrinted('a V-UNION is not a Basic Pokémon'),
    'xy-2016': { silent: 'a V-UNION is not a Basic Pokémon', near: 'Gl:Basic Pokémon Card' },
    'me-2026': ['App10#7', 'do not affect it'],
  },
  (_where: Where, [card]: readonly [string], why): boolean => {
    why('union-is-not-meant', { card });
    return false;
  },
  () => true,
);

const SINGLE: Law<'me-2026'> = { 'me-2026': ['App10#9', 'only three things can be asked'] };
const WITHOUT_BOX: Law<'me-2026'> = { 'me-2026': ['App10#11', 'has no Rule Box'] };

const bare = reading(
  SINGLE,
  (_view, [card]: readonly [Card], why): Card => {
    why('single-part', { card: card.name });
    const { key, name, kind, stage, types } = card;
    return { key, name, kind, ...(stage === undefined ? {} : { stage }), ...(types === undefined ? {} : { types }) };
  },
  (_view, [card]) => card,
);

const partHasRuleBox = reading(
  WITHOUT_BOX,
  (_view, [card]: readonly [Card], why): boolean => {
    why('single-part-no-rule-box', { card: card.name });
    return false;
  },
  () => true,
);

/** What a text can ask of a card outside play: of a single part its type, its name, and that it is a Pokémon. */
export const asSinglePart = (view: View, card: Card, why?: Why): Card =>
  isPart(card) && speaksOfLaw(SINGLE, view.doc) ? bare(view, [card], why) : card;

/** Has a card outside play a Rule Box? A single part has none. */
export const hasRuleBoxOutside = (view: View, card: Card, why?: Why): boolean =>
  isPart(card) && speaksOfLaw(WITHOUT_BOX, view.doc)
    ? partHasRuleBox(view, [card], why)
    : view.readings.hasRuleBox(view, card, why);
