import type { CardText } from '../../card-data/index.ts';
import type { Action } from '../../engine/index.ts';
import type { UsedTextJson } from '../../render/report/cards-report.ts';
import type { LegalReport, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { type Ruling, setUpWith, type TableToRule } from '../../ruling/index.ts';
import type { Replay } from '../../scenario/index.ts';
import { type Card, type CardPool, type GameState, sameName, someWithin, textOf } from '../../state/index.ts';
import { textsWanted } from '../cards/texts-with-readings.ts';
import type { ImportedCards, World } from '../world.ts';

/** How the card texts that a ruling rests on were read: the text of what is done, and every text that the ruling names. */

interface OnTable {
  readonly state: GameState;
  readonly pool: CardPool;
}

interface Sources {
  readonly shipped: CardPool;
  readonly imported: ImportedCards | null;
}

/** The different cards on the table and the one that is only assumed to be in hand; those that ship are written as data, and their texts are ours. */
const cardsOf = ({ state, pool }: OnTable, held: unknown, shipped: CardPool): readonly Card[] => {
  const cards = [
    ...state.cards.flatMap(({ card }) => (card === null ? [] : [pool.card(card)])),
    ...(typeof held === 'string' ? pool.named(held).slice(0, 1) : []),
  ].filter(({ key }) => shipped.find(key) === undefined);
  return [...new Map(cards.map((card) => [textOf(card), card])).values()];
};

const isAttack = ({ place }: CardText): boolean => place === 'attack' || place === 'lent attack';

/** Is it the text of the attack or the power that is used? */
const isUsed = (action: Action | null, text: CardText): boolean => {
  if (action === null || text.name === null) return false;
  if (isAttack(text)) return action.kind === 'attack' && sameName(action.attack, text.name);
  return 'power' in action && sameName(String(action.power), text.name);
};

/** Is a text named where it is said what the answer rests on? */
const isNamed = (said: unknown, card: Card, { name }: CardText): boolean =>
  someWithin(said, (inner) => typeof inner === 'string' && inner.includes(name ?? card.name));

const read = async (
  table: OnTable,
  { shipped, imported }: Sources,
  held: unknown,
  wanted: (card: Card, text: CardText) => boolean,
): Promise<{ readonly texts?: readonly UsedTextJson[] }> => {
  const cards = cardsOf(table, held, shipped);
  const texts = await textsWanted(cards, imported, (card, text, reading) => reading.read && wanted(card, text));
  return texts.length === 0 ? {} : { texts };
};

export const sourcesOfTexts = async (world: World): Promise<Sources> => {
  const [{ shipped }, imported] = await Promise.all([world.cards(), world.importedCards()]);
  return { shipped, imported };
};

export const withTextsUsed = async (
  { action, subject }: Ruling,
  report: RulingReport,
  table: OnTable,
  sources: Sources,
): Promise<RulingReport> => {
  const { grounds, overruled, passed, trace, branches } = report;
  const said = [grounds, overruled, passed, trace, branches];
  const texts = await read(
    table,
    sources,
    subject.card,
    (card, text) =>
      isUsed(action, text) ||
      (text.place === 'card' && action !== null && subject.card === card.name) ||
      (!isAttack(text) && isNamed(said, card, text)),
  );
  return { ...report, ...texts };
};

/** Of an overview, every text that one of its rows names. */
export const withTextsOfRows = async (
  report: LegalReport,
  table: TableToRule,
  sources: Sources,
): Promise<LegalReport> => {
  const said = [report.open, report.closed];
  return { ...report, ...(await read(setUpWith(table), sources, null, (card, text) => isNamed(said, card, text))) };
};

/** Of a replay, the texts of what its steps do, and those that the steps name. */
export const withTextsOfSteps = async (
  replay: Replay,
  report: ReplayReport,
  sources: Sources,
): Promise<ReplayReport> => {
  const said = report.steps.map(({ grounds, overruled, trace }) => [grounds, overruled, trace]);
  const texts = await read(
    replay,
    sources,
    null,
    (card, text) =>
      replay.steps.some(({ action }) => isUsed(action, text)) || (!isAttack(text) && isNamed(said, card, text)),
  );
  return { ...report, ...texts };
};
