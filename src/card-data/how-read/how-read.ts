import {
  carriedIn,
  eachPlayersIn,
  type Printed,
  readAttaching,
  readText,
  saidPlainly,
  type TextKind,
  withoutLastReminders,
} from '../../card-language/index.ts';
import type { Attack, Card } from '../../state/index.ts';
import type { CardText } from '../card-texts.ts';

/** How the card language reads a text that people see: the reading in our words, or the word from which on it reads nothing. */

/** What a text stands on. */
export const READ_AS = ['attack', 'power', 'trainer', 'tool', 'stadium', 'energy'] as const;
export type ReadAs = (typeof READ_AS)[number];

export interface HowRead {
  readonly as: ReadAs;
  /** The text as it was read: on a card that is attached, with "this Pokémon" for its carrier. */
  readonly text: string;
  readonly read: boolean;
  /** The reading, sentence by sentence. */
  readonly said: readonly string[];
  /** `words`: a word fits no construction. `no-sense`: all words fit, but what they say here is nothing that can be done. */
  readonly why: 'words' | 'two-readings' | 'no-sense' | null;
  /** Where that word begins in `text`, from 0, and the word. */
  readonly at: { readonly index: number; readonly word: string } | null;
  /** Where there are two readings: each of them. */
  readonly either: readonly (readonly string[])[];
  /** What it does, as data of a card; null where it is not read. */
  readonly does: unknown;
}

/** What people see of it. */
export type TextRead = Omit<HowRead, 'does'>;

const KINDS: Readonly<Record<ReadAs, TextKind>> = {
  attack: 'attack',
  power: 'power',
  trainer: 'trainer',
  tool: 'attached',
  stadium: 'stadium',
  energy: 'energy',
};

/** What a mark on the card says once more. */
const REMINDERS = / ?\(You can't use more than 1 (?:GX attack|VSTAR Power) in a game\.\)/u;

const withoutReminder = (as: ReadAs, text: string): string =>
  as === 'attack' ? text.replace(REMINDERS, '').trim() : text.trim();

const textRead = (as: ReadAs, printedText: string): string => {
  const bare = withoutReminder(as, printedText);
  if (as === 'stadium') return eachPlayersIn(bare)?.text ?? bare;
  return as === 'tool' || as === 'energy' ? (carriedIn(bare)?.text ?? bare) : bare;
};

/** Our words with the kind of its carrier that the card names: "this Basic Pokémon", where it is first spoken of. */
const withItsKind = (as: ReadAs, printedText: string, said: readonly string[]): readonly string[] => {
  const kind = as === 'tool' || as === 'energy' ? carriedIn(withoutReminder(as, printedText))?.called : undefined;
  const at = said.findIndex((one) => CARRIER_SAID.test(one));
  return kind === undefined || kind === 'Pokémon' || at < 0
    ? said
    : said.with(
        at,
        (said[at] ?? '').replace(CARRIER_SAID, (_all, word: string) => `${word} ${kind}`),
      );
};

const CARRIER_SAID = /\b([Tt]his) Pokémon\b/u;

/** What each player may do with a Stadium is read as a text that is used. */
const kindOf = (as: ReadAs, printedText: string): TextKind =>
  as === 'stadium' && eachPlayersIn(withoutReminder(as, printedText)) !== null ? 'used' : KINDS[as];

const ANY_TOOL = /^Attach a Pokémon Tool to/u;

/** What a card says beyond to which Pokémon it may be attached; null where it does not begin with that. */
const restAfterAttaching = (text: string, printed: Printed): string | null =>
  readAttaching(text.replace(ANY_TOOL, 'Attach this card to'), printed)?.rest ?? null;

/** How a text is read that stands on such a card. */
export const howTextIsRead = (as: ReadAs, printedText: string, printed: Printed): HowRead => {
  const text = textRead(as, printedText);
  const reading = readText(kindOf(as, printedText), text, printed);
  const own = { as, text, said: [], why: null, at: null, either: [], does: null };
  if (reading.read)
    return {
      ...own,
      read: true,
      said: withItsKind(
        as,
        printedText,
        saidPlainly(reading.tree).map(({ said }) => said),
      ),
      does: reading.says,
    };
  // What stops the text is what stops the rest of it, where its first sentence says to what the card may be attached.
  const rest = as === 'tool' ? restAfterAttaching(text, printed) : null;
  const later = rest === null ? null : howTextIsRead(as, rest, printed);
  if (later?.read === false) return later;
  if (reading.why === 'words')
    return { ...own, read: false, why: 'words', at: { index: reading.at.at, word: reading.at.raw } };
  if (reading.why === 'two-readings')
    return {
      ...own,
      read: false,
      why: 'two-readings',
      either: (reading.either ?? []).map((tree) => saidPlainly(tree).map(({ said }) => said)),
    };
  return { ...own, read: false, why: 'no-sense' };
};

const placeOf = (card: Card): ReadAs =>
  card.kind === 'energy'
    ? 'energy'
    : card.kind === 'stadium'
      ? 'stadium'
      : card.attaches === true || card.tags?.includes('tool') === true
        ? 'tool'
        : 'trainer';

interface Asked {
  readonly as: ReadAs;
  readonly text: string;
  readonly printed: Printed;
}

/** What is asked of the card language about a text of a card; null where it has no words. */
const askedOf = (card: Card, { place, name, text }: CardText): Asked | null => {
  if (text === null || text.trim() === '') return null;
  const list = place === 'attack' ? card.attacks : place === 'lent attack' ? card.lends : undefined;
  const attack: Attack | undefined = list?.find((one) => one.name === name);
  const printed: Printed = {
    name: card.name,
    attack: name ?? '',
    damage: attack?.damage ?? null,
    mark: attack?.mark ?? null,
    gx: attack?.gx === true,
    ...(card.released === undefined ? {} : { released: card.released }),
  };
  const as: ReadAs =
    place === 'attack' || place === 'lent attack' ? 'attack' : place === 'card' ? placeOf(card) : 'power';
  return { as, text, printed };
};

/** How a text of a card is read; null where it has no words. */
const howIsRead = (card: Card, of: CardText): HowRead | null => {
  const asked = askedOf(card, of);
  if (asked === null) return null;
  // Where a card prints a rule once more at its end, that is not what keeps the rest from being read.
  return howTextIsRead(asked.as, of.place === 'card' ? withoutLastReminders(asked.text) : asked.text, asked.printed);
};

/** The reading of a text that was not written as data. What the tables of usual sentences read, and the language does not, has none to show. */
export const readingShown = (card: Card, text: CardText): TextRead | null => {
  const found = howIsRead(card, text);
  if (found === null || (!found.read && text.executed === 'whole')) return null;
  const { does: _data, ...reading } = found;
  return reading;
};

/** The same as the card language is asked, for those who count and measure. */
export const readingAsked = (
  card: Card,
  of: CardText,
): { readonly kind: TextKind; readonly text: string; readonly printed: Printed } | null => {
  const asked = askedOf(card, of);
  if (asked === null) return null;
  return { kind: kindOf(asked.as, asked.text), text: textRead(asked.as, asked.text), printed: asked.printed };
};
