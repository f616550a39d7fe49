import type { DeckCode } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import { type DeckFinding, leftOpenBy, type Probe, paragraphOf } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { localName } from '../rules/index.ts';
import {
  type CardPool,
  type Deck,
  type DeckCard,
  type DeckFormat,
  type DeckLine,
  type DeckList,
  plainName,
  type Span,
} from '../state/index.ts';
import { isPrinted, nearestCards } from '../state/notation/index.ts';
import { deckCard, type Ordinary } from './deck-cards.ts';
import type { Assumption, Said, Verdict } from './ruling.ts';
import { silencesAmong } from './silences.ts';

/** The codes of what a ruling on a deck assumes. */
export const CODES = {
  assumption: ['card-is-ordinary', 'names-are-local', 'not-on-file-is-ordinary'],
} as const;

/** `--assume` for a deck, in the forms that are understood. */
export const DECK_ASSUMPTIONS = ['ignore CARD', 'ignore cards not on file'] as const;

/** Something said of a deck, with the further paragraphs it rests on and its place in the list. */
export interface DeckSaid extends Said<DeckCode> {
  readonly by: readonly RuleId[];
  readonly span: Span;
}

/** A card that is not on file. */
export interface NotOnFile {
  readonly name: string;
  readonly copies: number;
  readonly span: Span;
  /** Names on file that look like it. */
  readonly nearest: readonly string[];
}

/** What a deck comes to: legal, illegal, or undetermined where an unknown fact decides it. */
export interface DeckRuling {
  readonly ruleset: RuledDoc;
  readonly format: DeckFormat;
  readonly verdict: Verdict;
  readonly cards: number;
  /** The list with its cards looked up. */
  readonly deck: Deck;
  readonly faults: readonly DeckSaid[];
  readonly needs: readonly DeckSaid[];
  readonly passed: readonly DeckSaid[];
  readonly notOnFile: readonly NotOnFile[];
  readonly assumptions: readonly Assumption[];
  /** Assumptions that are about no card of this deck, or none this version understands. */
  readonly notUnderstood: readonly string[];
}

export interface DeckQuestion extends Probe {
  readonly list: DeckList;
  readonly pool: CardPool;
  readonly doc: RuledDoc;
  readonly format: DeckFormat;
  readonly assume?: readonly string[];
}

const IGNORE = /^ignore\s+(.+)$/iu;
const ALL = /^(?:(?:all|other|the|rest|unknown|of)\s+)*cards?\s+not\s+on\s+file$/iu;

const ordinaryOf = (assume: readonly string[]): Ordinary => {
  const ignored = assume.flatMap((said) => IGNORE.exec(said.trim())?.[1] ?? []);
  return { all: ignored.some((name) => ALL.test(name)), names: ignored.filter((name) => !ALL.test(name)) };
};

/** Names for which the nearest are looked up: each takes time. */
const MOST_SOUGHT = 20;

const notOnFile = (cards: readonly DeckCard[], pool: CardPool): readonly NotOnFile[] => {
  const near = (name: string): readonly string[] =>
    !isPrinted(name)
      ? []
      : nearestCards(name, pool)
          .slice(0, 3)
          .map((card) => card.name);
  const found = new Map<string, DeckCard[]>();
  for (const card of cards) {
    if (card.prints.length > 0) continue;
    const key = plainName(card.written);
    found.set(key, [...(found.get(key) ?? []), card]);
  }
  return [...found.values()].map((same, at) => {
    const [{ name, written, span } = { name: '', written: '', span: { start: 0, end: 0, line: 1, column: 1 } }] = same;
    const prints = pool.named(name).map((card) => `${card.name} ${card.print ?? card.key}`);
    const alike = prints.length > 0 ? prints.slice(0, 3) : at < MOST_SOUGHT ? near(name) : [];
    return { name: written, copies: same.reduce((sum, { count }) => sum + count, 0), span, nearest: alike };
  });
};

const placeOf = (deck: Deck, list: DeckList, { at }: DeckFinding): Span =>
  (at === undefined ? undefined : (at.side === true ? deck.side : deck.cards)[at.line]?.span) ?? list.span;

/** Rules on a deck: every prohibition is asked, whatever the others find. */
export const ruleOnDeck = (question: DeckQuestion): DeckRuling => {
  const { list, pool, doc, format, assume = [], ...probe } = question;
  const rules = rulesetOf(doc, { ...probe, pool });
  const ordinary = ordinaryOf(assume);
  const look = (line: DeckLine): DeckCard => deckCard(line, rules, pool, ordinary);
  const deck: Deck = { format, cards: list.lines.map(look), side: list.side.map(look) };
  const found = rules.answers.deck.flatMap((rule) =>
    rule.find(deck, rules).map((finding) => ({
      outcome: finding.outcome,
      said: {
        rule: paragraphOf(rule.law, rules),
        code: finding.code,
        facts: finding.facts,
        by: finding.by ?? [],
        span: placeOf(deck, list, finding),
      },
    })),
  );
  const said = (outcome: DeckFinding['outcome']): readonly DeckSaid[] =>
    found.filter((one) => one.outcome === outcome).map((one) => one.said);
  const [faults, needs, passed] = [said('applies'), said('open'), said('passed')];
  const missing = notOnFile(deck.cards, pool);
  const resting = new Set<RuleId>([
    ...[...faults, ...needs].map(({ rule }) => rule),
    ...[...faults, ...needs, ...passed].flatMap(({ by }) => by),
  ]);
  const matters = (text: string): boolean => {
    const name = IGNORE.exec(text.trim())?.[1] ?? '';
    return ALL.test(name) || deck.cards.some((card) => card.ordinary && plainName(card.name) === plainName(name));
  };
  return {
    ruleset: doc,
    format,
    verdict: faults.length > 0 ? 'illegal' : needs.length > 0 ? 'undetermined' : 'legal',
    cards: deck.cards.reduce((sum, { count }) => sum + count, 0),
    deck,
    faults,
    needs,
    passed,
    notOnFile: missing,
    assumptions: [
      ...assume.filter(matters).map((text): Assumption => {
        const card = IGNORE.exec(text.trim())?.[1] ?? text;
        const code = ALL.test(card) ? 'not-on-file-is-ordinary' : 'card-is-ordinary';
        return { kind: 'chosen', about: card, code, facts: { card }, rule: null };
      }),
      ...silencesAmong(resting, doc),
      ...(missing.length === 0
        ? []
        : [
            {
              kind: 'default',
              about: 'names',
              code: 'names-are-local',
              facts: {},
              rule: leftOpenBy(localName.law, rules) ?? localName.rule(rules),
            } as const,
          ]),
    ],
    notUnderstood: assume.filter((text) => !matters(text)),
  };
};

/** Rules that bit, and those that were asked and did not. */
export const deckRulesSeen = ({
  faults,
  needs,
  passed,
}: DeckRuling): { readonly applied: ReadonlySet<RuleId>; readonly considered: ReadonlySet<RuleId> } => {
  const applied = new Set([
    ...faults.map(({ rule }) => rule),
    ...[...faults, ...passed, ...needs].flatMap(({ by }) => by),
  ]);
  const considered = new Set([...passed, ...needs].map(({ rule }) => rule).filter((rule) => !applied.has(rule)));
  return { applied, considered };
};
