import { type Doc, inferredBy, type RuleId } from '../../corpus/index.ts';
import { type Law, perSources, type Reading, reading, type Where } from '../../engine/index.ts';
import { type Card, type DeckCard, sameName, spelling } from '../../state/index.ts';

/** What counts as the name of a card, as copies in a deck are counted and as texts and other cards call it (CR 100.2a-d). */

type NameRule = Reading<readonly [name: string], string, never, Where>;

const asWritten = (_where: Where, [name]: readonly [string]): string => name;

const without = (pattern: RegExp, name: string): string => {
  const bare = name.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? name : bare;
};

/** "Lv. 50" is flavor text. */
export const withoutLevel: NameRule = reading(
  {
    'comprehensive-2009': ['100.2a', 'Flavor text'],
    'ex-2003': { silent: 'a Level does not belong to the name', near: 'Types: Pokémon#2' },
    'advanced-2018': { silent: 'a Level does not belong to the name', near: 'I.C#5' },
    'neo-2001': { silent: 'a Level does not belong to the name', near: 'Evolution#2' },
    'xy-2016': ['Names.1', 'A Level does not belong to the name'],
  },
  (_where: Where, [name]: readonly [string]) => without(/(?:^|\s)\(?lv\.?\s*\d{1,3}\b\)?/giu, name),
  asWritten,
);

const withoutDelta: NameRule = reading(
  {
    'comprehensive-2009': ['100.2b', 'does not count as part of the card name'],
    'ex-2003': 'unknown',
    'advanced-2018': { silent: 'δ does not belong to the name', near: 'I.C#5' },
    'neo-2001': 'unknown',
    'xy-2016': ['Names.2b', 'does not belong to the name'],
  },
  (_where: Where, [name]: readonly [string]) => without(/\s*δ\s*|\s+\(?delta species\)?(?=\s|$)/giu, name),
  asWritten,
);

export const withoutLevelUp: NameRule = reading(
  {
    'comprehensive-2009': ['100.2c', 'LV. X'],
    'ex-2003': 'unknown',
    'advanced-2018': { silent: 'LV.X does not belong to the name', near: 'I.C#5' },
    'xy-2016': ['Names.1a', 'Gengar LV.X'],
    'neo-2001': 'unknown',
  },
  (_where: Where, [name]: readonly [string]) => without(/\s+\(?lv\.?\s*x\)?(?=\s|$)/giu, name),
  asWritten,
);

/** Marks that no other card name ends with. */
const SURE_MARKS = /\s*[☆★♣♠♥♦◇]+$|\s+(?:ex|gl|fb|\[[a-z0-9]{1,2}\])$/iu;
/** What a Trainer designation looks like on a card that is known to be a Pokémon SP. */
const SP_MARK = /\s+(?:\[?[a-z0-9]{1,2}\]?)$/iu;

/** The name without the mark of a Pokémon-ex, a Pokémon ☆ or a Pokémon SP. */
const unmarked = (name: string, tags: readonly string[]): string =>
  name.replace(tags.includes('sp') ? SP_MARK : SURE_MARKS, '').trim();

/** Those marks belong to the name; without this rule they would be flavor like the others. */
export const withMarks = reading(
  {
    'comprehensive-2009': ['100.2d', 'count as part of the card name'],
    'ex-2003': { silent: 'a mark behind a name belongs to the name', near: 'Types: Pokémon#2' },
    'advanced-2018': { silent: 'whatever a card prints as its name belongs to the name', near: 'I.C#5' },
    'neo-2001': { silent: 'a mark behind a name belongs to the name', near: 'Evolution#2' },
    'xy-2016': ['Names.2', 'belongs to the name'],
  },
  (_where: Where, [name]: readonly [name: string, tags: readonly string[]]) => name,
  (_where: Where, [name, tags]) => unmarked(name, tags),
);

/** Something in a name that belongs to it; without the rule it would be left out as flavor is. */
const belongs = <D extends Doc>(law: Law<D>, pattern: RegExp) => ({
  pattern,
  rule: reading(
    law,
    (_where: Where, [name]: readonly [string]) => name,
    (_where: Where, [name]) => without(pattern, name),
  ),
});

/** The EX of a Pokémon-EX, the M of a Mega Evolution Pokémon, BREAK, and the owner in front of a name. */
const BELONGING = [
  belongs(
    {
      'neo-2001': { silent: 'M belongs to the name', near: 'Evolution#2' },
      'ex-2003': { silent: 'M belongs to the name', near: 'Special Pokémon#1' },
      'comprehensive-2009': { silent: 'M belongs to the name', near: '100.2d' },
      'xy-2016': ['AppB.Rules#1', 'belongs to the name'],
      'advanced-2018': { silent: 'M belongs to the name', near: 'I.C#4' },
    },
    /^(?:M|Mega)\s(?=.*-EX)/u,
  ),
  belongs(
    {
      'neo-2001': { silent: 'EX belongs to the name', near: 'Evolution#2' },
      'ex-2003': { silent: 'EX belongs to the name', near: 'Special Pokémon#1' },
      'comprehensive-2009': { silent: 'EX belongs to the name', near: '100.2d' },
      'xy-2016': ['AppA.Rules#1', 'EX belongs to the name'],
      'advanced-2018': { silent: 'EX belongs to the name', near: 'I.C#4' },
    },
    /-EX$/u,
  ),
  belongs(
    {
      'neo-2001': { silent: 'BREAK belongs to the name', near: 'Evolution#2' },
      'ex-2003': { silent: 'BREAK belongs to the name', near: 'Special Pokémon#1' },
      'comprehensive-2009': { silent: 'BREAK belongs to the name', near: '100.2d' },
      'xy-2016': ['AppH.Rules#1', 'BREAK belongs to the name'],
      'advanced-2018': { silent: 'BREAK belongs to the name', near: 'I.C#4' },
    },
    /\sBREAK$/u,
  ),
  belongs(
    {
      'neo-2001': ['Evolution#2', 'the same name count as the same card'],
      'ex-2003': ['Types: Pokémon#2', 'the Pokémon of Gym Leaders'],
      'comprehensive-2009': { silent: 'an owner belongs to the name', near: '100.2d' },
      'xy-2016': ['Names.3', 'belongs to that name'],
      'advanced-2018': { silent: 'an owner belongs to the name', near: 'I.C#4' },
    },
    /^[\p{L}. ]+['’]s\s+/u,
  ),
];

/** A look that is no part of the name of a Pokémon, and has to be part of it for any other document. */
const withoutTeamPlasma: NameRule = reading(
  {
    'neo-2001': 'unknown',
    'ex-2003': 'unknown',
    'comprehensive-2009': 'unknown',
    'xy-2016': ['AppE#3', 'does not belong to the name of a Pokémon'],
    'advanced-2018': 'unknown',
  },
  (_where: Where, [name]: readonly [string]) => without(/^team plasma\s+/iu, name),
  asWritten,
);

/** A foreign-language card counts under its local-language name. */
export const localName = reading(
  {
    'comprehensive-2009': ['100.2', 'counts under its local-language name'],
    'ex-2003': { silent: 'a foreign print counts under its local name', near: 'Types: Pokémon#2' },
    'advanced-2018': { silent: 'a foreign print counts under its local name', near: 'I.C#5' },
    'neo-2001': { silent: 'a foreign print counts under its local name', near: 'Evolution#2' },
    'xy-2016': { silent: 'a foreign print counts under its local name', near: 'Names#1' },
  },
  (_where: Where, [, local]: readonly [string, string]) => local,
  (_where: Where, [name]: readonly [string, string]) => name,
);

export interface CountedName {
  readonly name: string;
  /** The paragraphs that made it another than the one written. */
  readonly by: readonly RuleId[];
  /** The same name without a mark that belongs to it; the name itself where it has none. */
  readonly unmarked: string;
  /** The paragraphs by which words in it, other than marks at its end, belong to it. */
  readonly marks: readonly RuleId[];
}

const LEFT_OUT: readonly NameRule[] = [
  withoutLevel,
  withoutDelta,
  withoutLevelUp,
  ...BELONGING.map(({ rule }) => rule),
];

/** The name by which texts and rules mean a card: without its level, δ and LV.X. */
export const bareName = (where: Where, name: string): string => {
  if (where.recorder !== null || where.off.size > 0) return bared(where, name);
  const ofSources = bareNames(where);
  const known = ofSources.get(name);
  if (known !== undefined) return known;
  if (ofSources.size >= MOST_REMEMBERED) ofSources.clear();
  const found = bared(where, name);
  ofSources.set(name, found);
  return found;
};

const bared = (where: Where, name: string): string => LEFT_OUT.reduce((left, rule) => rule(where, [left]), name);

/** Names as they were found under a document and the one that fills its silences: the same few are compared at every step of a game. */
const bareNames = perSources(() => new Map<string, string>());
const MOST_REMEMBERED = 10_000;

/** Does a text that says `said` mean a card of this printed name? One that says δ or LV.X means that card alone. */
export const isCalled = (where: Where, printed: string, said: string): boolean => {
  if (sameName(printed, said)) return true;
  const bare = bareName(where, printed);
  return bare !== printed && sameName(bare, said);
};

const tagsOf = (prints: readonly Card[]): readonly string[] => prints.flatMap((card) => card.tags ?? []);

/** The name under which copies of this card are counted. */
export const countedName = (where: Where, card: DeckCard): CountedName => {
  const { name: written, local, prints } = card;
  const tags = tagsOf(prints);
  const by: RuleId[] = [];
  let name = written;
  if (local !== undefined) {
    name = localName(where, [written, local]);
    // Where it is stated it stands in the very paragraph that counts copies.
    const rule = localName.rule(where);
    if (inferredBy(rule) !== null) by.push(rule);
  }
  for (const rule of LEFT_OUT) {
    const bare = rule(where, [name]);
    if (bare !== name) by.push(rule.rule(where));
    name = bare;
  }
  // Team Plasma Grunt is no Pokémon, and keeps its name.
  if (prints.length > 0 && prints.every(({ kind }) => kind === 'pokemon')) {
    const bare = withoutTeamPlasma(where, [name]);
    if (bare !== name) by.push(withoutTeamPlasma.rule(where));
    name = bare;
  }
  name = withMarks(where, [name, tags]);
  const kept = BELONGING.filter(({ pattern }) => without(pattern, name) !== name);
  const bare = kept.reduce((left, { pattern }) => without(pattern, left), unmarked(name, tags));
  return { name, by, unmarked: bare, marks: kept.map(({ rule }) => rule.rule(where)) };
};

/** One line of a deck under the name it counts by. */
export interface Copy {
  readonly card: DeckCard;
  readonly line: number;
  readonly counted: CountedName;
}

/** The lines of a deck by name, names compared as judges type them, in the order of the deck. */
export const byName = (cards: readonly DeckCard[], where: Where): readonly (readonly Copy[])[] => {
  const groups = new Map<string, Copy[]>();
  for (const [line, card] of cards.entries()) {
    const counted = countedName(where, card);
    const key = spelling(counted.name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ card, line, counted }]);
    else group.push({ card, line, counted });
  }
  return [...groups.values()];
};

export const copies = (cards: readonly DeckCard[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** `3 Gengar Lv. 43`, as the list has it. */
export const withCount = (card: DeckCard): string => `${card.count} ${card.name}`;
