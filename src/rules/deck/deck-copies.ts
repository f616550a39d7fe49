import type { DeckCode } from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import {
  type DeckFinding,
  forbidsDeck,
  lawOf,
  paragraphOf,
  speaksOfLaw,
  UnknownFact,
  type Where,
} from '../../engine/index.ts';
import { type Card, type CardKind, type DeckCard, type DeckPart, plainName } from '../../state/index.ts';
import { isBasicEnergy } from '../attached-cards/energy.ts';
import { byName, type Copy, copies, countedName, withCount, withMarks } from '../cards/card-names.ts';
import {
  anyNumber,
  basicEnergyCard,
  freedByText,
  limitOf,
  type Maybe,
  ofPrints,
  type PrintedLimit,
  taggedCard,
} from './deck-facts.ts';
import { ONE_PRISM_STAR, ONE_RADIANT } from './one-of-a-class.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: [
    'any-number-in-limited',
    'basic-energy-is-free',
    'basic-energy-unsaid',
    'class-hangs-on-print',
    'class-limit-kept',
    'copies-hang-on-card',
    'copies-hang-on-name',
    'copies-hang-on-print',
    'copies-in-limited-unsaid',
    'four-of-a-name',
    'four-of-every-name',
    'four-unown',
    'freed-by-its-text',
    'limits-not-on-file',
    'names-of-their-own',
    'one-name',
    'too-many-of-a-class',
    'too-many-of-a-name',
    'too-many-unown',
  ],
} as const;

/** How many copies of a card a deck may hold (CR 100.2, 100.2e). */

const MOST = 4;

const cardsOf = (group: readonly Copy[]): readonly DeckCard[] => group.map(({ card }) => card);

/** The first line with which more than `most` are reached. */
export const lineBeyond = (group: readonly Copy[], most: number): number => {
  let sum = 0;
  for (const { card, line } of group) {
    sum += card.count;
    if (sum > most) return line;
  }
  return group[0]?.line ?? 0;
};

const rulesOf = (group: readonly Copy[]): readonly RuleId[] => [...new Set(group.flatMap(({ counted }) => counted.by))];

const factsOf = (group: readonly Copy[]) => ({
  name: group[0]?.counted.name ?? '',
  copies: copies(cardsOf(group)),
  most: MOST,
  cards: cardsOf(group).map(withCount),
});

/** Those of the group that count against the four, whatever their prints. */
const boundIn = (group: readonly Copy[], where: Where, isFree: (card: DeckCard) => Maybe): readonly Copy[] =>
  group.filter(({ card }) => isFree(card) === 'no' && anyNumber(where, card) === 'no');

/** More than four that count are one fault. */
const tooMany = (
  group: readonly Copy[],
  where: Where,
  isFree: (card: DeckCard) => Maybe = basicEnergyCard,
): readonly DeckFinding[] => {
  const bound = boundIn(group, where, isFree);
  const [facts, by] = [factsOf(group), rulesOf(group)];
  return copies(cardsOf(bound)) > MOST
    ? [{ outcome: 'applies', code: 'too-many-of-a-name', facts, by, at: { line: lineBeyond(bound, MOST) } }]
    : [];
};

/** More than four of a name: free, forbidden, or dependent on what the cards are. */
const manyOfAName = (
  group: readonly Copy[],
  where: Where,
  isFree: (card: DeckCard) => Maybe = basicEnergyCard,
): readonly DeckFinding[] => {
  const fault = tooMany(group, where, isFree);
  if (fault.length > 0) return fault;
  const facts = factsOf(group);
  const by = rulesOf(group);
  const energy = group.filter(({ card }) => isFree(card) === 'yes');
  const freed = group.filter(({ card }) => anyNumber(where, card) === 'yes');
  const bound = boundIn(group, where, isFree);
  const counting = group.filter((one) => !energy.includes(one) && !freed.includes(one));
  if (copies(cardsOf(counting)) > MOST) {
    const open = counting.filter((one) => !bound.includes(one)).map(({ card }) => card);
    const prints = open.flatMap((card) => card.prints.map(({ key, print = key }) => print));
    const code = prints.length > 0 ? 'copies-hang-on-print' : 'copies-hang-on-card';
    return [{ outcome: 'open', code, facts: { ...facts, prints }, by, at: { line: lineBeyond(counting, MOST) } }];
  }
  return freed.length > 0
    ? [{ outcome: 'passed', code: 'freed-by-its-text', facts, by: [...by, freedByText.rule(where)] }]
    : [{ outcome: 'passed', code: 'basic-energy-is-free', facts, by }];
};

/** More than four of a name where names are one that the document does not tell apart, and no more than four of each where they are two. */
const dependOnNames = (
  cards: readonly DeckCard[],
  where: Where,
  apart: readonly (readonly Copy[])[],
  isFree?: (card: DeckCard) => Maybe,
): readonly DeckFinding[] => {
  const overLimit = new Set(apart.flatMap((group) => tooMany(group, where, isFree).flatMap(() => cardsOf(group))));
  return byName(cards, where, 'together').flatMap((group) => {
    const counting = cardsOf(group);
    const names = [...new Set(counting.map((card) => countedName(where, card).name))];
    if (names.length < 2 || counting.some((card) => overLimit.has(card))) return [];
    return tooMany(group, where, isFree).map(
      (one): DeckFinding => ({
        ...one,
        outcome: 'open',
        code: 'copies-hang-on-name',
        facts: { names, copies: copies(counting), most: MOST, unsaid: true },
      }),
    );
  });
};

/** Several spellings that are one name, and names that only a mark tells apart: what a judge would ask about. */
const names = function* (groups: readonly (readonly Copy[])[], where: Where): Generator<DeckFinding> {
  const alike = new Map<string, Copy[]>();
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const facts = factsOf(group);
    const spellings = new Set(group.map(({ card }) => plainName(card.name)));
    if (spellings.size > 1 && facts.copies <= MOST)
      yield { outcome: 'passed', code: 'one-name', facts, by: rulesOf(group) };
    const key = plainName(first.counted.unmarked);
    alike.set(key, [...(alike.get(key) ?? []), first]);
  }
  for (const firsts of alike.values()) {
    const words = firsts.flatMap(({ counted }) => counted.marks);
    const by = [...new Set(words.length > 0 ? words : [withMarks.rule(where)])];
    const facts = { names: firsts.map(({ counted }) => counted.name) };
    if (firsts.length > 1) yield { outcome: 'passed', code: 'names-of-their-own', facts, by };
  }
};

const fourOfEach = (cards: readonly DeckCard[], where: Where): readonly DeckFinding[] => {
  const groups = byName(cards, where);
  const many = [
    ...groups.filter((group) => copies(cardsOf(group)) > MOST).flatMap((group) => manyOfAName(group, where)),
    ...dependOnNames(cards, where, groups),
  ];
  const kept = many.every(({ outcome }) => outcome === 'passed');
  return [
    ...many,
    ...names(groups, where),
    ...(kept ? [{ outcome: 'passed', code: 'four-of-a-name', facts: { most: MOST } } as const] : []),
  ];
};

export const FOUR_OF_A_NAME = lawOf({
  'comprehensive-2009': ['100.2', 'more than four cards that share a name'],
  'ex-2003': ['Types: Pokémon#2', 'No more than four'],
  'advanced-2018': ['I.C#4', 'at most 4 cards with the same name'],
  'advanced-2025': ['I.C#4', 'at most 4 cards with the same name'],
  'neo-2001': ['Evolution#2', 'no more than 4 copies of the same card'],
  'xy-2016': ['Names#1', 'no more than 4 copies'],
  'me-2026': ['Names#1', 'no more than 4 copies'],
});

export const fourOfAName = forbidsDeck(FOUR_OF_A_NAME, ({ format, cards }, where): readonly DeckFinding[] =>
  format === 'limited' ? [{ outcome: 'passed', code: 'any-number-in-limited', facts: {} }] : fourOfEach(cards, where),
);

/** The document speaks of decks of sixty cards and does not mention Limited Play: whether its limit of four binds there is open. */
const openInLimited = (format: string, findings: readonly DeckFinding[]): readonly DeckFinding[] =>
  format === 'limited'
    ? findings.map(
        (one): DeckFinding =>
          one.outcome === 'applies' && one.code === 'too-many-of-a-name'
            ? { ...one, outcome: 'open', code: 'copies-in-limited-unsaid' }
            : one,
      )
    : findings;

/** The same in every deck. */
export const fourInEveryDeck = forbidsDeck(
  { 'xy-2016': ['Names#1', 'no more than 4 copies'], 'me-2026': ['Names#1', 'no more than 4 copies'] },
  ({ format, cards }, where) => openInLimited(format, fourOfEach(cards, where)),
);

const isSpecialEnergy = (card: DeckCard): boolean =>
  ofPrints(card, (print) => print.kind === 'energy' && !isBasicEnergy(print), 'no') === 'yes';

/** Special Energy has a paragraph of its own, which binds it like any other card. */
export const fourBesideSpecialEnergy = forbidsDeck(
  {
    'advanced-2018': ['I.C#4', 'at most 4 cards with the same name'],
    'advanced-2025': ['I.C#4', 'at most 4 cards with the same name'],
  },
  ({ format, cards }, where) =>
    openInLimited(
      format,
      fourOfEach(
        cards.map((card) => (isSpecialEnergy(card) ? { ...card, count: 0 } : card)),
        where,
      ),
    ),
);

export const fourOfSpecialEnergy = forbidsDeck(
  { 'advanced-2018': ['I.C#5', 'does bind Special Energy'], 'advanced-2025': ['I.C#5', 'does bind Special Energy'] },
  ({ format, cards }, where): readonly DeckFinding[] =>
    cards.some(isSpecialEnergy)
      ? openInLimited(
          format,
          fourOfEach(
            cards.map((card) => (isSpecialEnergy(card) ? card : { ...card, count: 0 })),
            where,
          ),
        ).filter(({ outcome, code }) => outcome !== 'passed' || code === 'four-of-a-name')
      : [],
);

/** That basic Energy goes free of the four, asked where the document in force has the four for every card. */
const ENERGY_GOES_FREE = lawOf({
  'comprehensive-2009': ['100.2', 'Basic Energy cards are exempt'],
  'ex-2003': { silent: 'basic Energy has no limit', near: 'Types: Energy' },
  'advanced-2018': ['I.C#4', 'any number of Basic Energy cards'],
  'advanced-2025': ['I.C#4', 'any number of Basic Energy cards'],
  'neo-2001': { open: 'whether four is the limit of basic Energy too', near: 'Evolution#2' },
  'xy-2016': ['Names#1', 'Basic Energy cards are exempt'],
  'me-2026': ['Names#1', 'Basic Energy cards are exempt'],
});

/** The paragraph of the document that fills silences; null where there is none. */
const freedBy = (where: Where): RuleId | null => {
  try {
    return paragraphOf(ENERGY_GOES_FREE, where);
  } catch (stop) {
    if (stop instanceof UnknownFact) return null;
    throw stop;
  }
};

/** Four of a name, and nothing said of basic Energy: more than four of it is neither allowed nor, in anyone's play, forbidden. */
export const fourOfEveryName = forbidsDeck(
  { 'neo-2001': ['Evolution#2', 'no more than 4 copies of the same card'] },
  ({ format, cards }, where): readonly DeckFinding[] => {
    const filled = freedBy(where);
    const found = openInLimited(format, fourOfEach(cards, where)).map((one): DeckFinding => {
      if (one.code !== 'basic-energy-is-free') return one;
      return filled === null
        ? { ...one, code: 'basic-energy-unsaid', outcome: 'open' }
        : { ...one, by: [...(one.by ?? []), filled] };
    });
    // That the rest is kept is said only where nothing is open, and without a word of basic Energy.
    const open = found.some(({ outcome }) => outcome !== 'passed');
    return found.flatMap((one) =>
      one.code === 'four-of-a-name'
        ? open
          ? []
          : [{ ...one, code: 'four-of-every-name', outcome: 'passed' as const }]
        : [one],
    );
  },
);

/** Unown of every letter count together. */
export const fourUnown = forbidsDeck(
  {
    'neo-2001': ['Unown', 'at most 4 Pokémon with Unown in their names'],
    'ex-2003': ['Special Pokémon#2', 'At most 4 Pokémon with Unown in their names'],
  },
  ({ cards }): readonly DeckFinding[] => {
    const unown = cards.filter(({ name }) => /(?:^|\s)unown(?:\s|$)/iu.test(name));
    if (unown.length === 0) return [];
    const facts = { copies: copies(unown), most: MOST, cards: unown.map(withCount) };
    const last = unown.find((_card, at) => copies(unown.slice(0, at + 1)) > MOST);
    return last === undefined
      ? [{ outcome: 'passed', code: 'four-unown', facts }]
      : [{ outcome: 'applies', code: 'too-many-unown', facts, at: { line: cards.indexOf(last) } }];
  },
);

/** Which cards a limit of four is about, what it is called where it is kept, and which cards go free. */
interface Part {
  readonly part: DeckPart;
  readonly kept: DeckCode;
  readonly basic: (card: DeckCard) => Maybe;
}

const PART_OF: Readonly<Record<CardKind, DeckPart>> = {
  pokemon: 'pokemon',
  trainer: 'trainer',
  supporter: 'trainer',
  stadium: 'trainer',
  energy: 'energy',
};

/** A card that is not on file and that no heading of the list classifies counts among the Pokémon. */
const partOf = ({ prints: [print], part }: DeckCard): DeckPart =>
  print === undefined ? (part ?? 'pokemon') : PART_OF[print.kind];

/** Four of a name among the cards of one kind. */
export const fourOf =
  ({ part, kept, basic }: Part) =>
  (
    { format, cards }: { readonly format: string; readonly cards: readonly DeckCard[] },
    where: Where,
  ): readonly DeckFinding[] => {
    const groups = byName(cards, where)
      .map((group) => group.filter(({ card }) => partOf(card) === part))
      .filter((group) => group.length > 0);
    const many = [
      ...groups.filter((group) => copies(cardsOf(group)) > MOST).flatMap((group) => manyOfAName(group, where, basic)),
      ...dependOnNames(
        cards.map((card) => (partOf(card) === part ? card : { ...card, count: 0 })),
        where,
        groups,
        basic,
      ),
    ];
    const isKept = many.every(({ outcome }) => outcome === 'passed');
    return [
      ...openInLimited(format, many),
      ...names(groups, where),
      ...(isKept && groups.length > 0 ? [{ outcome: 'passed', code: kept, facts: { most: MOST } } as const] : []),
    ];
  };

/** A limit that cards of the deck print, and which of them count against it. */
interface Limited {
  readonly limit: PrintedLimit;
  /** The name it is about, where it is about its own name. */
  readonly name: string | null;
  readonly carriers: readonly DeckCard[];
}

/** A limit that the document states itself: the rule for that class finds it. */
const saidByRule = ({ of }: PrintedLimit, { tags = [] }: Card, { doc }: Where): boolean =>
  (of === 'radiant' && speaksOfLaw(ONE_RADIANT, doc)) ||
  (tags.includes('prism star') && speaksOfLaw(ONE_PRISM_STAR, doc));

const limitsIn = (cards: readonly DeckCard[], where: Where): readonly Limited[] => {
  const found = new Map<string, { limit: PrintedLimit; name: string | null; carriers: DeckCard[] }>();
  for (const card of cards) {
    for (const print of card.prints) {
      const limit = limitOf(print.perDeck);
      if (limit === null || saidByRule(limit, print, where)) continue;
      const name = limit.of === null ? countedName(where, card).name : null;
      const key = `${limit.most} ${limit.of ?? ''} ${plainName(name ?? '')}`;
      const known = found.get(key) ?? { limit, name, carriers: [] };
      if (!known.carriers.includes(card)) known.carriers.push(card);
      found.set(key, known);
    }
  }
  return [...found.values()];
};

const limitFinding = ({ limit, name, carriers }: Limited, cards: readonly DeckCard[], where: Where): DeckFinding => {
  const is = (card: DeckCard) =>
    limit.of === null
      ? plainName(countedName(where, card).name) === plainName(name ?? '')
        ? 'yes'
        : 'no'
      : taggedCard(card, limit.of);
  const sure = cards.filter((card) => is(card) === 'yes');
  // Cards that are not on file are asked about once, by the finding below.
  const possible = cards.filter((card) => is(card) === 'yes' || (is(card) === 'open' && card.prints.length > 0));
  const says = (print: DeckCard['prints'][number]): boolean =>
    limitOf(print.perDeck)?.most === limit.most && (limitOf(print.perDeck)?.of ?? null) === limit.of;
  const certain = carriers.some((card) => ofPrints(card, says, 'no') === 'yes');
  const facts = {
    ...(limit.of === null ? { name: name ?? '' } : { class: limit.of }),
    by: carriers[0]?.name ?? '',
    most: limit.most,
    copies: copies(sure),
    cards: sure.map(withCount),
  };
  const all = sure.map((card) => ({ card, line: cards.indexOf(card), counted: countedName(where, card) }));
  if (certain && facts.copies > limit.most)
    return { outcome: 'applies', code: 'too-many-of-a-class', facts, at: { line: lineBeyond(all, limit.most) } };
  if (copies(possible) > limit.most)
    return { outcome: 'open', code: 'class-hangs-on-print', facts: { ...facts, cards: possible.map(withCount) } };
  return { outcome: 'passed', code: 'class-limit-kept', facts };
};

export const lowerLimit = forbidsDeck(
  {
    'comprehensive-2009': ['100.2e', 'fewer than four per deck'],
    'ex-2003': { silent: 'a lower limit that a card prints counts', near: 'Types: Pokémon#2' },
    'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
    'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
    'neo-2001': { silent: 'a lower limit that a card prints counts', near: 'Evolution#2' },
    'xy-2016': { silent: 'a lower limit that a card prints counts', near: 'Names#1' },
    'me-2026': { silent: 'a lower limit that a card prints counts', near: 'Names#1' },
  },
  ({ cards }, where): readonly DeckFinding[] => {
    const unread = cards.filter(({ prints, ordinary }) => prints.length === 0 && !ordinary);
    const [first] = unread;
    return [
      ...limitsIn(cards, where).map((limited) => limitFinding(limited, cards, where)),
      ...(first === undefined
        ? []
        : [
            {
              outcome: 'open',
              code: 'limits-not-on-file',
              facts: {
                cards: [...new Set(unread.map(({ written }) => written))],
                // A single copy cannot exceed a limit of its own.
                ...(copies(unread) === 1 ? { alone: true } : {}),
              },
              at: { line: cards.indexOf(first) },
            } as const,
          ]),
    ];
  },
);
