import type { HowRead, TextRead } from '../../card-data/how-read/index.ts';
import type { Card, PowerKind, Resistance, Weakness } from '../../state/index.ts';
import type { FaultJson, PrecedentJson } from './types.ts';

/** What the commands about cards answer. */

export interface CardsImportReport {
  readonly schema: 1;
  /** What is on file now. */
  readonly cards: number;
  readonly names: number;
  readonly sets: number;
  /** What this import brought. */
  readonly files: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  /** Names in another language that this import gave, and how many of them belong to cards on file. */
  readonly localNames: { readonly given: number; readonly known: number };
  /** Left out because something is wrong with it; only with --skip-bad. */
  readonly skipped: { readonly cards: number; readonly files: number };
  readonly faults: readonly FaultJson[];
  readonly notes: readonly string[];
  readonly folder: string;
  readonly bytes: number;
}

export type Executed = 'whole' | 'partly' | 'not' | 'no text';

/** How a text is read: the reading in our words, or from where on it is not. */
export type TextReadJson = TextRead;

export interface CardsReadReport extends HowRead {
  readonly schema: 1;
  /** The damage beside the attack; `assumed`: it was not given, and the words ask for such a number. */
  readonly damage: string | null;
  readonly assumed: boolean;
  /** The kinds of text that were tried. */
  readonly tried: readonly TextReadJson['as'][];
}

/** A text of a card on a table, and how it is read. */
export interface UsedTextJson {
  readonly card: string;
  readonly print: string | null;
  readonly place: CardTextJson['place'];
  readonly name: string | null;
  readonly reading: TextReadJson;
}

export interface CardTextJson {
  readonly place: 'attack' | PowerKind | 'lent attack' | 'card';
  readonly name: string | null;
  readonly cost: readonly string[] | null;
  readonly damage: string | null;
  readonly text: string | null;
  readonly executed: Executed;
  /** Where it is not executed: what it can bear on; null: on anything. */
  readonly touches: readonly string[] | null;
  /** How the card language reads it; null where another way of reading it is used, or it has no words. */
  readonly reading: TextReadJson | null;
}

export interface CardJson {
  readonly id: string;
  readonly name: string;
  readonly print: string | null;
  readonly set: string | null;
  readonly released: string | null;
  readonly kind: string;
  readonly stage: string | null;
  readonly from: string | null;
  readonly hp: number | null;
  readonly types: readonly string[];
  readonly weakness: readonly string[];
  readonly resistance: readonly string[];
  readonly retreat: number | null;
  readonly prizes: number | null;
  readonly endsTurn: boolean;
  readonly tags: readonly string[];
  readonly provides: string | null;
  readonly texts: readonly CardTextJson[];
  readonly source: 'shipped' | 'imported';
  /** Other prints with the same text. */
  readonly alike: readonly string[];
}

export interface CardsShowReport {
  readonly schema: 1;
  readonly asked: string;
  /** Each different text once. */
  readonly cards: readonly CardJson[];
  readonly prints: number;
  /** Published rulings on cards of this name. */
  readonly precedents: readonly PrecedentJson[];
}

export interface CardHitJson {
  readonly id: string;
  readonly name: string;
  readonly print: string | null;
  readonly set: string | null;
  readonly facts: string;
  readonly executed: Executed;
  readonly source: 'shipped' | 'imported';
  readonly found: 'name' | 'print' | 'text';
}

export interface CardsSearchReport {
  readonly schema: 1;
  readonly query: string;
  readonly total: number;
  readonly cards: readonly CardHitJson[];
  /** Where nothing was found: names that look like it. */
  readonly near: readonly string[];
  readonly imported: number;
}

const weak = ({ type, times, plus }: Weakness): string =>
  times !== undefined ? `${type} ×${times}` : plus !== undefined ? `${type} +${plus}` : type;

const resists = ({ type, minus }: Resistance): string => (minus === undefined ? type : `${type} -${minus}`);

/** `L L C`, `2 W/D`: what a special Energy card gives, as far as it depends on nothing else. */
const providesOf = (card: Card): string | null => {
  if (card.kind !== 'energy' || !Array.isArray(card.provides)) return null;
  const [first] = card.provides as readonly {
    readonly if?: unknown;
    readonly units?: readonly (string | readonly string[])[];
  }[];
  // What depends on something is in its text.
  if (card.provides.length > 1 || first?.if !== undefined) return '';
  return (first?.units ?? []).map((unit) => (typeof unit === 'string' ? unit : unit.join('/'))).join(' ');
};

export interface DescribedText {
  readonly place: CardTextJson['place'];
  readonly name: string | null;
  readonly text: string | null;
  readonly executed: Executed;
  readonly touches: readonly string[] | null;
}

const SIGNS = { '+': '+', '-': '-', x: '×', '?': '?' } as const;

export const cardJson = (
  card: Card,
  texts: readonly { readonly text: DescribedText; readonly reading: TextReadJson | null }[],
  more: Pick<CardJson, 'source' | 'alike' | 'set'>,
): CardJson => ({
  id: card.key,
  name: card.name,
  print: card.print ?? null,
  set: more.set,
  released: card.released ?? null,
  kind: card.kind,
  stage: card.stage ?? null,
  from: card.from ?? null,
  hp: card.hp ?? null,
  types: card.types ?? [],
  weakness: (card.weakness ?? []).map(weak),
  resistance: (card.resistance ?? []).map(resists),
  retreat: card.retreat ?? null,
  prizes: card.prizes ?? null,
  endsTurn: card.endsTurn === true,
  tags: card.tags ?? [],
  provides: providesOf(card),
  texts: texts.map(({ text, reading }) => {
    const list = text.place === 'attack' ? card.attacks : text.place === 'lent attack' ? card.lends : undefined;
    const attack = list?.find(({ name }) => name === text.name);
    const damage =
      attack === undefined ? '' : `${attack.damage ?? ''}${attack.mark === undefined ? '' : SIGNS[attack.mark]}`;
    return { ...text, cost: attack?.cost ?? null, damage: damage === '' ? null : damage, reading };
  }),
  source: more.source,
  alike: more.alike,
});

/** How much of all its texts is executed. */
export const executedOf = (texts: readonly DescribedText[]): Executed => {
  const withText = texts.filter(({ executed }) => executed !== 'no text');
  if (withText.length === 0) return 'no text';
  if (withText.every(({ executed }) => executed === 'whole')) return 'whole';
  return withText.every(({ executed }) => executed === 'not') ? 'not' : 'partly';
};

/** `Stage 2, 120 HP, L` */
export const shortFacts = (card: Card): string =>
  [
    card.stage === 'level-up' ? 'LV.X' : (card.stage ?? card.kind),
    ...(card.hp === undefined ? [] : [`${card.hp} HP`]),
    ...(card.types === undefined ? [] : [card.types.join('/')]),
  ].join(', ');
