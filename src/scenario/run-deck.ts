import type { RuledDoc, RuleId } from '../corpus/index.ts';
import type { Probe } from '../engine/index.ts';
import { type DeckRuling, deckRulesSeen, ruleOnDeck } from '../ruling/index.ts';
import { type CardPool, type DeckFormat, poolWith } from '../state/index.ts';
import { checkOwnCards } from './check-own-cards.ts';
import type { DeckFile } from './deck-file.ts';
import { readDeck } from './read-deck.ts';
import { type Checked, ruleIdIn, type Unmet } from './verify.ts';

/** Reads a deck and checks the texts of the cards it brings along. Names are not checked: a card off file is ruled on as far as that goes. */
export const readCheckedDeck = (text: string, file: string, pool: CardPool): DeckFile => {
  const read = readDeck(text, file);
  return { ...read, faults: [...read.faults, ...checkOwnCards(read, pool)] };
};

/** Constructed Play, where nobody says what the deck is for. */
const USUAL: DeckFormat = 'constructed';

export interface DeckOptions extends Probe {
  readonly pool: CardPool;
  readonly doc: RuledDoc;
  /** Wins over the format that the file names. */
  readonly format?: DeckFormat;
  readonly assume?: readonly string[];
}

/** Rules on the deck of a file that was read without fault. */
export const ruleOnDeckFile = (file: DeckFile, options: DeckOptions): DeckRuling =>
  ruleOnDeck({
    ...options,
    list: file.list,
    pool: poolWith(options.pool, file.cards),
    format: options.format ?? file.format ?? USUAL,
    assume: [...file.assume, ...(options.assume ?? [])],
  });

const idOf = (rule: RuleId): string => rule.slice(rule.indexOf('/') + 1);

/** Everything a deck is expected to come to, met or not. Cited is what bit, what is needed, and what made names one or two. */
export const checkDeck = ({ expect, assume, spans }: DeckFile, ruling: DeckRuling): Checked => {
  const unmet: Unmet[] = [];
  let met = 0;
  const check = (ok: boolean, one: Omit<Unmet, 'partedAt'>): void => {
    if (ok) met += 1;
    else unmet.push({ ...one, partedAt: null });
  };
  for (const said of ruling.notUnderstood)
    check(false, {
      path: 'assume',
      expected: 'an assumption about this deck',
      got: said,
      span: spans.assume[assume.indexOf(said)] ?? null,
    });
  if (expect === undefined) return { met, unmet };
  const span = (key: string) => expect.spans[key] ?? expect.span;
  const cited = new Set([...deckRulesSeen(ruling).applied, ...ruling.needs.map(({ rule }) => rule)].map(idOf));
  const all = [...cited].join(', ') || 'none';
  const { verdict } = expect;
  if (verdict !== undefined)
    check(verdict === ruling.verdict, {
      path: 'verdict',
      expected: verdict,
      got: ruling.verdict,
      span: span('verdict'),
    });
  for (const rule of expect.rules)
    check(cited.has(ruleIdIn(rule)), { path: 'rules', expected: rule, got: all, span: span('rules') });
  for (const rule of expect.rulesNot)
    check(!cited.has(ruleIdIn(rule)), {
      path: 'rules-not',
      expected: `not ${rule}`,
      got: rule,
      span: span('rules-not'),
    });
  return { met, unmet };
};
