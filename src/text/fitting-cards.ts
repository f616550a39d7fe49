import { hasWord, inPlay, nameOf, playerOf, type QuestionCode, type View, type Why } from '../claims/index.ts';
import type { OptionFor } from '../engine/index.ts';
import {
  anyPokemonCard,
  asSinglePart,
  basicTextMeansRestored,
  basicToTexts,
  hasRuleBoxOutside,
  isBasicPokemonCard,
  isCalled,
  isEvolutionCard,
  isFossilOutsidePlay,
  isItem,
  isOfTypeOutsidePlay,
  newTrainer,
  oldTrainer,
  type T,
} from '../rules/index.ts';
import { type Card, type CardId, type Seat, sameName } from '../state/index.ts';
import type { CardFilter } from './verb.ts';

/** Which cards outside play fit a text, and how they are offered to the player who picks. */

/** Does a card outside play fit? A Level Up card is neither Basic nor an Evolution there. */
export const cardFits = (view: View, whole: Card, filter: CardFilter, why?: Why): boolean => {
  const card = asSinglePart(view, whole, why);
  const asksForBasic = filter.basic === true && (filter.kind === undefined || filter.kind === 'pokemon');
  if (asksForBasic && isFossilOutsidePlay(view, card, why)) return false;
  if (filter.item === true && !isItem(view, [card], why)) return false;
  if (filter['old-trainer'] === true) {
    if (!oldTrainer(view, [card], why)) return false;
  } else if (filter.kind === 'trainer') {
    if (!newTrainer(view, [card], why)) return false;
  } else if (filter.kind !== undefined && card.kind !== filter.kind) return false;
  if (filter.stage !== undefined && card.stage !== filter.stage) return false;
  if (filter.basic === true && filter.evolution === true) {
    if (!isBasicPokemonCard(view, card, why) && !isEvolutionCard(view, card, why) && !anyPokemonCard(view, [card], why))
      return false;
  } else if (filter.basic === true && !isBasicCard(view, card, why)) return false;
  else if (filter.evolution === true && !isEvolutionCard(view, card, why)) return false;
  if (filter.tag !== undefined && !view.readings.isOfKind(view, card, filter.tag, why)) return false;
  if (filter['not-tag'] !== undefined && view.readings.isOfKind(view, card, filter['not-tag'], why)) return false;
  const box = filter['rule-box'];
  if (box !== undefined && hasRuleBoxOutside(view, card, why) !== box) return false;
  if (filter.named !== undefined && !isCalled(view, card.name, filter.named, why)) return false;
  if (filter['not-named'] !== undefined && isCalled(view, card.name, filter['not-named'], why)) return false;
  const most = filter['hp-at-most'];
  if (most !== undefined && (card.hp === undefined || card.hp > most)) return false;
  const cost = filter['retreat-at-least'];
  if (cost !== undefined && (card.retreat ?? 0) < cost) return false;
  const attack = filter['has-attack'];
  if (attack !== undefined && !card.attacks?.some(({ name }) => sameName(name, attack))) return false;
  if (filter.has !== undefined && !card.powers?.some(({ kind }) => kind === filter.has)) return false;
  if (filter['as-in-play'] !== undefined && !namesake(view, card)) return false;
  if (filter['any-of'] !== undefined && !fitsOne(view, card, filter['any-of'], why)) return false;
  if (filter['none-of']?.some((one) => cardFits(view, card, one, why)) === true) return false;
  const word = filter['name-has'];
  if (word !== undefined && !hasWord(card.name, word)) return false;
  const from = filter['evolves-from'];
  if (from !== undefined && !isCalled(view, card.from ?? '', from, why)) return false;
  if (filter.type !== undefined && !isOfTypeOutsidePlay(card, filter.type)) return false;
  return true;
};

/** Does it fit one of them? Nothing is remarked of it where one of them means it in so many words. */
const fitsOne = (view: View, card: Card, filters: readonly CardFilter[], why: Why | undefined): boolean => {
  const fitting = filters.filter((one) => cardFits(view, card, one));
  const isRemarked = (one: CardFilter): boolean => {
    let remarks = 0;
    cardFits(view, card, one, () => {
      remarks += 1;
    });
    return remarks > 0;
  };
  const [first] = fitting;
  if (why !== undefined && fitting.every(isRemarked))
    for (const one of first === undefined ? filters : [first]) cardFits(view, card, one, why);
  return first !== undefined;
};

/** Has the player to move a Pokémon of that very name in play? A Kyogre-EX is not one of a Kyogre. */
const namesake = (view: View, card: Card): boolean =>
  inPlay(playerOf(view.state, view.state.toMove)).some((pokemon) => isCalled(view, card.name, nameOf(view, pokemon)));

const isBasicCard = (view: View, card: Card, why?: Why): boolean =>
  (card.stage === 'restored' ? basicTextMeansRestored(view, [card.stage], why) : isBasicPokemonCard(view, card, why)) ||
  basicToTexts(view, card, why);

/** What sets two prints apart that do the same: where they were printed, and in which words. */
const OF_THE_PRINT: ReadonlySet<string> = new Set(['key', 'print', 'released', 'regulation', 'text', 'touches']);

const doing = (card: Card): string =>
  JSON.stringify(card, (key: string, value: unknown) => (OF_THE_PRINT.has(key) ? undefined : value));

const doTheSame = (one: Card, other: Card): boolean => one === other || doing(one) === doing(other);

export const cardOptions = (
  t: T,
  pile: readonly CardId[],
  filter: CardFilter,
  why?: Why,
): readonly OptionFor<CardId>[] => {
  const seen = new Set<string>();
  const fitting = pile.filter((id) => {
    const card = t.view.cardAt(id);
    if (card === null || seen.has(card.key) || !cardFits(t.view, card, filter, why)) return false;
    seen.add(card.key);
    return true;
  });
  return distinctCards(t, fitting);
};

export const cardFitsWhole = (t: T, id: CardId, filter: CardFilter, why?: Why): boolean => {
  const card = t.view.cardAt(id);
  return card !== null && cardFits(t.view, card, filter, why);
};

/** Cards that must all be picked: nothing is asked, and they may be named in any order. */
export const allPicked = (t: T, by: Seat, code: QuestionCode, cards: readonly CardId[]): readonly CardId[] => {
  const known = cards.map((id) => t.view.cardAt(id));
  const aliases = known.flatMap((card) =>
    card === null ? [] : card.short === undefined ? [card.name] : [card.name, card.short],
  );
  return cards.map((value, at) => {
    const key = known[at]?.name ?? 'a card not described';
    return t.choose({ by, code, options: [{ key, aliases, value }] }).value;
  });
};

/** Options to pick one of these cards; prints of one name that do the same make one option. */
export const distinctCards = (t: T, cards: readonly CardId[]): readonly OptionFor<CardId>[] => {
  const found: { readonly card: Card | null; readonly value: CardId }[] = [];
  for (const value of cards) {
    const card = t.view.cardAt(value);
    const isLike = (other: Card | null): boolean =>
      card === null || other === null ? card === other : sameName(other.name, card.name) && doTheSame(other, card);
    if (!found.some((one) => isLike(one.card))) found.push({ card, value });
  }
  return found.map(({ card, value }) => {
    if (card === null) return { key: 'a card not described', aliases: [], value };
    const { name, short, print } = card;
    const printed = print === undefined ? [] : [`${name}(${print})`];
    // Which of two prints it is may decide what comes: there the name alone says too little.
    const isOne = found.every((other) => other.card === card || other.card?.name !== name);
    const [key = name] = isOne ? [name] : printed;
    return { key, aliases: isOne ? (short === undefined ? printed : [short]) : [], value };
  });
};
