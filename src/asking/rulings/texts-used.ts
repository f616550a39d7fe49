import type { CardText } from '../../card-data/index.ts';
import type { RulingReport } from '../../render/report/types.ts';
import { type Ruling, setUpWith, type TableToRule } from '../../ruling/index.ts';
import { type Card, type CardPool, sameName, someWithin, textOf } from '../../state/index.ts';
import { textsWanted } from '../cards/texts-with-readings.ts';
import type { ImportedCards } from '../world.ts';

/** How the card texts that a ruling rests on were read: the text of what is done, and every text that the ruling names. */

/** The different cards on the table and the one that is only assumed to be in hand; those that ship are written as data, and their texts are ours. */
const cardsOf = (ruling: Ruling, table: TableToRule, shipped: CardPool): readonly Card[] => {
  const { state, pool } = setUpWith(table);
  const held = ruling.subject.card;
  const cards = [
    ...state.cards.flatMap(({ card }) => (card === null ? [] : [pool.card(card)])),
    ...(typeof held === 'string' ? pool.named(held).slice(0, 1) : []),
  ].filter(({ key }) => shipped.find(key) === undefined);
  return [...new Map(cards.map((card) => [textOf(card), card])).values()];
};

/** Is a name said where a ruling says what it rests on? */
const namedIn = ({ grounds, overruled, passed, trace, branches }: RulingReport): ((name: string) => boolean) => {
  const said = [grounds, overruled, passed, trace, branches];
  return (name) => someWithin(said, (inner) => typeof inner === 'string' && inner.includes(name));
};

export const withTextsUsed = async (
  ruling: Ruling,
  report: RulingReport,
  table: TableToRule,
  { shipped, imported }: { readonly shipped: CardPool; readonly imported: ImportedCards | null },
): Promise<RulingReport> => {
  const { action } = ruling;
  const isNamed = namedIn(report);
  const isDone = (card: Card, { place, name }: CardText): boolean => {
    if (action === null) return false;
    if (place === 'attack' || place === 'lent attack')
      return action.kind === 'attack' && sameName(action.attack, name ?? '');
    if ('power' in action && name !== null) return sameName(String(action.power), name);
    return place === 'card' && ruling.subject.card === card.name;
  };
  const isUsed = (card: Card, text: CardText): boolean =>
    isDone(card, text) || (text.place !== 'attack' && text.place !== 'lent attack' && isNamed(text.name ?? card.name));
  const cards = cardsOf(ruling, table, shipped);
  const texts = await textsWanted(cards, imported, (card, text, { read }) => read && isUsed(card, text));
  return texts.length === 0 ? report : { ...report, texts };
};
