import type { Why } from '../../claims/index.ts';
import { type Doc, inferredBy, type RuleId } from '../../corpus/index.ts';
import { type Law, lawOf, leftOpenBy, perSources, type Reading, reading, type Where } from '../../engine/index.ts';
import { type Card, type DeckCard, sameName, spelling } from '../../state/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['called-without-mark'],
} as const;

/** What counts as the name of a card, as copies in a deck are counted and as texts and other cards call it (CR 100.2a-d). */

type NameRule = Reading<readonly [name: string], string, never, Where>;

const asWritten = (_where: Where, [name]: readonly [string]): string => name;

const without = (pattern: RegExp, name: string): string => {
  const bare = name.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
  return bare === '' ? name : bare;
};

/** Something in a name that a document leaves out of it, or counts as part of it. */
interface PartOfNames {
  readonly rule: NameRule;
  readonly pattern: RegExp;
}

const strip = ({ pattern }: PartOfNames, name: string): string => without(pattern, name);

/** What is written beside a name and does not belong to it. */
const leftOut = <D extends Doc>(law: Law<D>, pattern: RegExp): PartOfNames => ({
  pattern,
  rule: reading(law, (_where: Where, [name]: readonly [string]) => without(pattern, name), asWritten),
});

/** "Lv. 50" is flavor text. */
const LEVEL = leftOut(
  {
    'comprehensive-2009': ['100.2a', 'Flavor text'],
    'ex-2003': { silent: 'a Level does not belong to the name', near: 'Types: Pokémon#2' },
    'advanced-2018': { silent: 'a Level does not belong to the name', near: 'I.C#5' },
    'advanced-2025': { silent: 'a Level does not belong to the name', near: 'I.C#5' },
    'neo-2001': { silent: 'a Level does not belong to the name', near: 'Evolution#2' },
    'xy-2016': ['Names.1', 'A Level does not belong to the name'],
    'me-2026': ['Names.1', 'A Level does not belong to the name'],
  },
  /(?:^|\s)\(?lv\.?\s*\d{1,3}\b\)?/giu,
);

export const withoutLevel = LEVEL.rule;

const DELTA = /\s*δ\s*|\s+\(?delta species\)?(?=\s|$)/giu;
const DELTA_LAW = lawOf({
  'comprehensive-2009': ['100.2b', 'does not count as part of the card name'],
  'advanced-2018': { open: 'whether δ belongs to the name', near: 'I.C#4' },
  'advanced-2025': { open: 'whether δ belongs to the name', near: 'I.C#4' },
  'xy-2016': ['Names.2b', 'does not belong to the name'],
  'me-2026': ['Names.2b', 'does not belong to the name'],
});

const LEVEL_UP = /\s+\(?lv\.?\s*x\)?(?=\s|$)/giu;
const LEVEL_UP_LAW = lawOf({
  'comprehensive-2009': ['100.2c', 'LV. X'],
  'advanced-2018': { open: 'whether LV.X belongs to the name', near: 'I.C#4' },
  'advanced-2025': { open: 'whether LV.X belongs to the name', near: 'I.C#4' },
  'xy-2016': ['Names.1a', 'Gengar LV.X'],
  'me-2026': ['Names.1', 'so has its LV.X'],
});

/**
 * Marks beside the name as other cards call it. Documents that are older than these marks have a name match as it is printed, and don't say whether
 * such a sign is a part of it; no card on file means one of its kind without the mark, and cards with δ print what they evolve from without it.
 */
const CALLED = [
  leftOut(
    {
      ...DELTA_LAW,
      'ex-2003': { silent: 'the mark δ does not belong to the name that other cards call', near: 'Evo.3' },
      'neo-2001': { silent: 'the mark δ does not belong to the name that other cards call', near: 'Evolution#3' },
    },
    DELTA,
  ),
  leftOut(
    {
      ...LEVEL_UP_LAW,
      'ex-2003': { silent: 'the mark LV.X does not belong to the name that other cards call', near: 'Evo.3' },
      'neo-2001': { silent: 'the mark LV.X does not belong to the name that other cards call', near: 'Evolution#3' },
    },
    LEVEL_UP,
  ),
];

/** The same marks where copies of a name are counted. */
const COUNTED = [
  leftOut(
    {
      ...DELTA_LAW,
      'ex-2003': { open: 'whether δ belongs to the name', near: 'Types: Pokémon#2' },
      'neo-2001': { open: 'whether δ belongs to the name', near: 'Evolution#2' },
    },
    DELTA,
  ),
  leftOut(
    {
      ...LEVEL_UP_LAW,
      'ex-2003': { open: 'whether LV.X belongs to the name', near: 'Types: Pokémon#2' },
      'neo-2001': { open: 'whether LV.X belongs to the name', near: 'Evolution#2' },
    },
    LEVEL_UP,
  ),
];

/** Is that the name of a LV.X card? */
export const namesLevelUp = (name: string): boolean => without(LEVEL_UP, name) !== name;

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
    'ex-2003': { silent: 'a mark after a name belongs to the name', near: 'Types: Pokémon#2' },
    'advanced-2018': { silent: 'whatever a card prints as its name belongs to the name', near: 'I.C#5' },
    'advanced-2025': { silent: 'whatever a card prints as its name belongs to the name', near: 'I.C#5' },
    'neo-2001': { silent: 'a mark after a name belongs to the name', near: 'Evolution#2' },
    'xy-2016': ['Names.2', 'belongs to the name'],
    'me-2026': ['Names.2', 'belongs to the name'],
  },
  (_where: Where, [name]: readonly [name: string, tags: readonly string[]]) => name,
  (_where: Where, [name, tags]) => unmarked(name, tags),
);

/** Something in a name that belongs to it; without the rule it would be left out as flavor is. */
const belongs = <D extends Doc>(law: Law<D>, pattern: RegExp): PartOfNames => ({
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
      'comprehensive-2009': { open: 'whether M belongs to the name', near: '100.2d' },
      'xy-2016': ['AppB.Rules#1', 'belongs to the name'],
      'me-2026': ['App26.Rules#1', 'belongs to the name'],
      'advanced-2018': { silent: 'M belongs to the name', near: 'I.C#4' },
      'advanced-2025': { silent: 'M belongs to the name', near: 'I.C#4' },
    },
    /^(?:M|Mega)\s(?=.*-EX)/u,
  ),
  belongs(
    {
      'neo-2001': { silent: 'EX belongs to the name', near: 'Evolution#2' },
      'ex-2003': { silent: 'EX belongs to the name', near: 'Special Pokémon#1' },
      'comprehensive-2009': { silent: 'EX belongs to the name', near: '100.2d' },
      'xy-2016': ['AppA.Rules#1', 'EX belongs to the name'],
      'me-2026': ['App25.Rules#1', 'EX belongs to the name'],
      'advanced-2018': { silent: 'EX belongs to the name', near: 'I.C#4' },
      'advanced-2025': { silent: 'EX belongs to the name', near: 'I.C#4' },
    },
    /-EX$/u,
  ),
  belongs(
    {
      'neo-2001': { silent: 'BREAK belongs to the name', near: 'Evolution#2' },
      'ex-2003': { silent: 'BREAK belongs to the name', near: 'Special Pokémon#1' },
      'comprehensive-2009': { open: 'whether BREAK belongs to the name', near: '100.2d' },
      'xy-2016': ['AppH.Rules#1', 'BREAK belongs to the name'],
      'me-2026': ['App22.Rules#1', 'BREAK belongs to the name'],
      'advanced-2018': { silent: 'BREAK belongs to the name', near: 'I.C#4' },
      'advanced-2025': { silent: 'BREAK belongs to the name', near: 'I.C#4' },
    },
    /\sBREAK$/u,
  ),
  belongs(
    {
      'neo-2001': ['Evolution#2', 'the same name count as the same card'],
      'ex-2003': ['Types: Pokémon#2', 'the Pokémon of Gym Leaders'],
      'comprehensive-2009': { silent: 'an owner belongs to the name', near: '100.2d' },
      'xy-2016': ['Names.3', 'belongs to that name'],
      'me-2026': ['Names.3', 'belongs to that name'],
      'advanced-2018': { silent: 'an owner belongs to the name', near: 'I.C#4' },
      'advanced-2025': { silent: 'an owner belongs to the name', near: 'I.C#4' },
    },
    /^[\p{L}. ]+['’]s\s+/u,
  ),
];

/** A look that is not part of the name of a Pokémon, and has to be part of it for any other document. */
const withoutTeamPlasma: NameRule = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': ['AppE#3', 'does not belong to the name of a Pokémon'],
    'me-2026': ['App27#2', 'does not belong to the name of a Pokémon'],
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (_where: Where, [name]: readonly [string]) => without(/^team plasma\s+/iu, name),
  asWritten,
);

/** A foreign-language card counts under its local-language name. */
export const localName = reading(
  {
    'comprehensive-2009': ['100.2', 'counts under its local-language name'],
    'ex-2003': { open: 'under which name a foreign print counts', near: 'Types: Pokémon#2' },
    'advanced-2018': { open: 'under which name a foreign print counts', near: 'I.C#4' },
    'advanced-2025': { open: 'under which name a foreign print counts', near: 'I.C#4' },
    'neo-2001': { open: 'under which name a foreign print counts', near: 'Evolution#2' },
    'xy-2016': { open: 'under which name a foreign print counts', near: 'Names#1' },
    'me-2026': { open: 'under which name a foreign print counts', near: 'Names#1' },
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

const IN_NAMES: readonly PartOfNames[] = [LEVEL, ...CALLED, ...BELONGING];

/** The name by which texts and rules mean a card: without its level, δ and LV.X. What the document leaves open stays in it. */
export const bareName = (where: Where, name: string): string => partsOf(where, name).bare;

/** A name by which texts mean a card, and what is left in it because the document leaves open whether it belongs there. */
interface Parts {
  readonly bare: string;
  readonly open: readonly PartOfNames[];
}

const partsOf = (where: Where, name: string): Parts => {
  if (where.recorder !== null || where.off.size > 0) return partsFound(where, name);
  const ofSources = bareNames(where);
  const known = ofSources.get(name);
  if (known !== undefined) return known;
  if (ofSources.size >= MOST_REMEMBERED) ofSources.clear();
  const found = partsFound(where, name);
  ofSources.set(name, found);
  return found;
};

/** Cites the rules by which marks of a printed name are left out of it. */
const citeLeftOut = (where: Where, printed: string, why: Why): void => {
  const facts = { card: printed, name: bareName(where, printed) };
  for (const part of [LEVEL, ...CALLED])
    if (strip(part, printed) !== printed && !isOpen(where, part))
      why(part.rule.rule(where), 'called-without-mark', facts);
};

const isOpen = (where: Where, { rule }: PartOfNames): boolean => leftOpenBy(rule.law, where) !== null;

const partsFound = (where: Where, name: string): Parts => {
  const bare = IN_NAMES.reduce((left, part) => (isOpen(where, part) ? left : part.rule(where, [left])), name);
  return { bare, open: IN_NAMES.filter((part) => strip(part, bare) !== bare && isOpen(where, part)) };
};

/** Names as they were found under a document and the one that fills its silences: the same few are compared at every step of a game. */
const bareNames = perSources(() => new Map<string, Parts>());
const MOST_REMEMBERED = 10_000;

/**
 * Does a text that says `said` mean a card of this printed name? One that says δ or LV.X means that card alone. Breaks off where that depends on a
 * mark and the document does not say whether the mark belongs to the name.
 */
export const isCalled = (where: Where, printed: string, said: string, why?: Why): boolean => {
  if (sameName(printed, said)) return true;
  const { bare, open } = partsOf(where, printed);
  if (bare !== printed && sameName(bare, said)) {
    if (why !== undefined) citeLeftOut(where, printed, why);
    return true;
  }
  const [first] = open;
  if (
    first !== undefined &&
    sameName(
      open.reduce((left, part) => strip(part, left), bare),
      said,
    )
  )
    first.rule.rule(where);
  return false;
};

/** Cites the rule by which the marks at the end of a name belong to it. */
const MARKED: PartOfNames = {
  pattern: SURE_MARKS,
  rule: reading(withMarks.law, (_where: Where, [name]: readonly [string]) => name, asWritten),
};

/** The rule by which a card of this printed name is not the one that a text names: a part of its name, or of the other, belongs to it. Null where the names differ otherwise. */
export const keptApartBy = (where: Where, printed: string, said: string): RuleId | null => {
  if (isCalled(where, printed, said)) return null;
  const [one, other] = [bareName(where, printed), bareName(where, said)];
  const part = [...BELONGING, MARKED].find(
    (mark) => !isOpen(where, mark) && sameName(strip(mark, one), strip(mark, other)),
  );
  return part === undefined ? null : part.rule.rule(where);
};

const tagsOf = (prints: readonly Card[]): readonly string[] => prints.flatMap((card) => card.tags ?? []);

/** What a name comes to where the document leaves open what belongs to it: apart from others as far as can be, or one with them. */
export type OpenNames = 'apart' | 'together';

/** The name under which copies of this card are counted. */
export const countedName = (where: Where, card: DeckCard, open: OpenNames = 'apart'): CountedName => {
  const { name: written, local, prints } = card;
  const tags = tagsOf(prints);
  const by: RuleId[] = [];
  let name = written;
  if (local !== undefined) {
    const unsaid = leftOpenBy(localName.law, where);
    name = unsaid === null ? localName(where, [written, local]) : open === 'apart' ? written : local;
    // Where it is stated it stands in the very paragraph that counts copies.
    const rule = unsaid ?? localName.rule(where);
    if (unsaid === null ? inferredBy(rule) !== null : open === 'together') by.push(rule);
  }
  for (const part of [LEVEL, ...COUNTED, ...BELONGING]) {
    const unsaid = leftOpenBy(part.rule.law, where);
    if (unsaid !== null && open === 'apart') continue;
    const bare = unsaid === null ? part.rule(where, [name]) : strip(part, name);
    if (bare !== name) by.push(unsaid ?? part.rule.rule(where));
    name = bare;
  }
  // Team Plasma Grunt is not a Pokémon, and keeps its name.
  if (prints.length > 0 && prints.every(({ kind }) => kind === 'pokemon')) {
    const bare = withoutTeamPlasma(where, [name]);
    if (bare !== name) by.push(withoutTeamPlasma.rule(where));
    name = bare;
  }
  name = withMarks(where, [name, tags]);
  const kept = BELONGING.filter((part) => strip(part, name) !== name && !isOpen(where, part));
  const bare = kept.reduce((left, part) => strip(part, left), unmarked(name, tags));
  return { name, by, unmarked: bare, marks: kept.map(({ rule }) => rule.rule(where)) };
};

/** One line of a deck under the name it counts by. */
export interface Copy {
  readonly card: DeckCard;
  readonly line: number;
  readonly counted: CountedName;
}

/** The lines of a deck by name, names compared as judges type them, in the order of the deck. */
export const byName = (
  cards: readonly DeckCard[],
  where: Where,
  open: OpenNames = 'apart',
): readonly (readonly Copy[])[] => {
  const groups = new Map<string, Copy[]>();
  for (const [line, card] of cards.entries()) {
    const counted = countedName(where, card, open);
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
