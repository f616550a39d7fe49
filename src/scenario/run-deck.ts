import { citationOf, type RuledDoc, type RuleId } from '../corpus/index.ts';
import type { Probe } from '../engine/index.ts';
import { type DeckRuling, deckRulesSeen, ruleOnDeck } from '../ruling/index.ts';
import { type CardPool, type DeckFormat, type InputFault, poolWith, type Span } from '../state/index.ts';
import { checkOwnCards } from './check-own-cards.ts';
import type { DeckFile } from './deck-file.ts';
import { printIn } from './deck-line.ts';
import type { YamlReader } from './parsed-yaml.ts';
import { readDeck } from './read-deck.ts';
import { type Checked, checkRuled, checkSilences, ruleIdIn, silencesOf, type Unmet } from './verify.ts';

/** Two cards in one line, `4 Shinx, 4 Luxio`: together they would count as one card that is not on file. */
const SECOND_CARD = /[,;]? (?=(\d+ ?[x×]? (\S[^,;]*)))/gu;

const secondCards = ({ file, list, excerpt }: DeckFile, pool: CardPool): readonly InputFault[] => {
  const isCard = (text: string): boolean => pool.named(text).length > 0 || pool.named(printIn(text).name).length > 0;
  return [...list.lines, ...list.side].flatMap(({ written, span }) => {
    if (isCard(written)) return [];
    // Numbers after a name need not be counts, so every one is tried.
    const begins = [...written.matchAll(SECOND_CARD)].find(
      ({ index, 2: other = '' }) => isCard(written.slice(0, index)) && isCard(other.trim()),
    );
    const second = begins?.[1] ?? '';
    if (second === '') return [];
    const line = excerpt(span);
    const at = Math.max(0, line.indexOf(second, span.column - 1) - (span.column - 1));
    const start = span.start + at;
    return [
      {
        code: 'unexpected',
        message: 'a second card begins here; a line holds one.',
        file,
        span: { start, end: span.end, line: span.line, column: span.column + at },
        excerpt: line,
        hint: 'expected   a line for each card',
      },
    ];
  });
};

/**
 * Reads a deck and checks the texts of the cards it brings along. Names are not checked, two in one line aside: a card off file is ruled on as far
 * as that goes.
 */
export const readCheckedDeck = (text: string, file: string, pool: CardPool, yaml?: YamlReader): DeckFile => {
  const read = readDeck(text, file, yaml);
  return {
    ...read,
    faults: [...read.faults, ...secondCards(read, poolWith(pool, read.cards)), ...checkOwnCards(read, pool)],
  };
};

/** Constructed Play, where the format is not given. */
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

const idOf = (rule: RuleId): string => citationOf(rule).id;

/** Everything a deck is expected to come to, met or not. `format`: what both come to where it is for a format of tournaments, and the sections that found something. Cited is what applied, what is needed, and what made names one or two. */
export const checkDeck = (
  { expect, assume, spans }: DeckFile,
  ruling: DeckRuling,
  format: { readonly verdict: DeckRuling['verdict']; readonly sources: readonly string[] } | null = null,
): Checked => {
  const unmet: Unmet[] = [];
  let met = 0;
  const check = (ok: boolean, path: string, expected: string, got: string, span: Span | null): void => {
    if (ok) met += 1;
    else unmet.push({ path, expected, got, span, partedAt: null });
  };
  for (const said of ruling.notUnderstood)
    check(false, 'assume', 'an assumption about this deck', said, spans.assume[assume.indexOf(said)] ?? null);
  if (expect === undefined) return { met, unmet };
  const cited = (): ReadonlySet<string> =>
    new Set([
      ...[...deckRulesSeen(ruling).applied, ...ruling.needs.map(({ rule }) => rule)].map(idOf),
      ...(format?.sources ?? []).map(ruleIdIn),
    ]);
  checkRuled(expect, { verdict: format?.verdict ?? ruling.verdict, cited }, check);
  checkSilences(expect, () => silencesOf(ruling.assumptions), check);
  return { met, unmet };
};
