import type { Card, Stage } from './card.ts';
import { candidates, sketchedCard } from './card-meant.ts';
import { plainName, textOf } from './card-pool.ts';
import type { CardId } from './game-state.ts';
import type { Seat } from './seat.ts';
import type { SettingUp } from './setting-up.ts';
import type { CardSpec } from './setup.ts';
import { keyOf } from './watched-cards.ts';

/** Of so many cards is a Pokémon V-UNION. */
const PARTS = 4;

/** A sketch without attacks and powers does not say which the card has. */
const hasNoTexts = ({ attacks, powers }: Card): boolean => attacks === undefined && powers === undefined;

/** The card a spec means; an ambiguous name is listed, and a sketch becomes a card of its own. */
export const find = (table: SettingUp, spec: CardSpec): Card | null => {
  const sketch = sketchedCard(spec, table.sketches.size);
  if (sketch !== null) {
    const text = textOf(sketch);
    const same = table.sketches.get(text) ?? sketch;
    table.sketches.set(text, same);
    if (same === sketch && hasNoTexts(sketch) && candidates(table.pool, spec).length > 0)
      table.filledIn.push({ code: 'sketch-not-card', facts: { card: spec.name } });
    return same;
  }
  const found = candidates(table.pool, spec);
  const plain = plainName(spec.name);
  const [only] = found;
  if (found.length > 1) {
    table.ambiguous.set(plain, { name: spec.name, candidates: found });
    const picked = table.picks.get(plain);
    return found.find((card) => keyOf(card) === picked) ?? only ?? null;
  }
  return only ?? null;
};

/** Adds a physical card to the table. */
export const instance = (table: SettingUp, card: Card | null, owner: Seat, print?: string): CardId => {
  table.cards.push({ card: card === null ? null : keyOf(card), owner, ...(print === undefined ? {} : { print }) });
  return table.cards.length - 1;
};

export const cardOf = (table: SettingUp, spec: CardSpec, seat: Seat): CardId =>
  instance(table, find(table, spec), spec.owner ?? seat, spec.print);

/** The three other parts of a V-UNION, of the prints beside its own where those are on file. */
const otherParts = (table: SettingUp, card: Card, seat: Seat): CardId[] => {
  const prints = (table.pool.printed ?? table.pool.named)(card.name).filter(({ stage }) => stage === 'v-union');
  const at = prints.findIndex(({ key }) => key === card.key);
  const first = at - (at % PARTS);
  const others = prints.slice(first, first + PARTS).filter(({ key }) => key !== card.key);
  return Array.from({ length: PARTS - 1 }, (_none, part) => {
    const print = others.length === PARTS - 1 ? others[part] : undefined;
    return instance(table, print ?? card, seat, print?.print);
  });
};

/** So many cards are beneath a card of these stages at the most. */
const MOST_BENEATH: { readonly [S in Stage]?: number } = {
  'stage 1': 1,
  'stage 2': 2,
  'level-up': 3,
  break: 3,
  mega: 1,
  vmax: 1,
  vstar: 1,
};

/** What is kept of the card beneath it may matter, so also which print that is (CR 307.3h). */
const KEEPS_OF_THE_NEXT: ReadonlySet<Stage | undefined> = new Set(['level-up', 'break']);

/** The cards an Evolution normally evolves from, by the names on the cards. */
export const normalLine = (table: SettingUp, card: Card | null, seat: Seat): CardId[] => {
  if (card?.stage === 'v-union') return otherParts(table, card, seat);
  const line: CardId[] = [];
  let above = card;
  const steps = (card?.stage === undefined ? undefined : MOST_BENEATH[card.stage]) ?? 0;
  for (let step = 0; step < steps && above !== null; step += 1) {
    if (above.stage === 'basic' || above.stage === 'baby') break;
    const name: string | undefined = above.from;
    const matters = KEEPS_OF_THE_NEXT.has(above.stage);
    const below: Card | null =
      name === undefined ? null : matters ? find(table, { name }) : (candidates(table.pool, { name })[0] ?? null);
    line.push(instance(table, below, seat));
    above = below;
  }
  if (line.length > 0) table.filledIn.push({ code: 'normal-line', facts: { pokemon: card?.name ?? '' } });
  return line;
};
