import { isRuled } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { deckReport } from '../../render/report/deck-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import type { DeckReport, FaultJson } from '../../render/report/types.ts';
import { DECK_ASSUMPTIONS } from '../../ruling/index.ts';
import { placeName, ruleOnDeckFile } from '../../scenario/index.ts';
import type { DeckFormat } from '../../state/index.ts';
import { type Outcome, type Refusal, refused } from '../outcome.ts';
import { deckReader } from '../tables/read-file.ts';
import { fallbackFault, fallbackOf, rulesetFor, rulesetFrom } from '../tables/read-table.ts';
import type { SourceText } from '../tables/source-text.ts';
import type { World } from '../world.ts';

export interface DeckCheckRequest {
  /** The list as written, or why it could not be read. */
  readonly list: SourceText | FaultJson;
  readonly format?: DeckFormat;
  /** The document to rule by; overrides the one the file names. */
  readonly ruleset?: string;
  readonly fallback?: string;
  /** Points to be taken as settled. */
  readonly assume?: readonly string[];
}

const namedDeck = (source: SourceText): SourceText => ({
  ...source,
  file: source.file === 'board' ? 'deck' : source.file,
});

const isDeckAssumption = (said: string): boolean => /^\s*ignore\s+\S/iu.test(said);

const assumptionFault = (said: string): FaultJson =>
  usageFault(
    'unknown-assumption',
    `“${said}” is not an assumption about this deck.`,
    `it understands   ${DECK_ASSUMPTIONS.join(' · ')}`,
  );

const notRuled = (ruleset: string, file: string): Refusal => {
  const { card = titleOf(ruleset), text = null } = outside(ruleset)?.gap ?? {};
  const message = `${card} does not rule on decks yet; the list is in order.`;
  return refused([usageFault('not-modelled', message, text, file)], 'not-modelled');
};

/** What is wrong with the list and, whatever is in it, with what is assumed about it. */
export const deckFaults = async (
  { list, assume = [] }: Pick<DeckCheckRequest, 'list' | 'assume'>,
  world: World,
): Promise<readonly FaultJson[]> => {
  const read = await deckRead(list, world);
  return [...read.faults, ...assume.filter((one) => !isDeckAssumption(one)).map(assumptionFault)];
};

const deckRead = async (list: SourceText | FaultJson, world: World) => {
  if ('code' in list) return { deck: null, faults: [list] };
  const { every } = await world.cards();
  return deckReader(every, world)(namedDeck(list));
};

/** Is this deck legal in this format, and by which rules not? */
export const checkDeck = async (request: DeckCheckRequest, world: World): Promise<Outcome<DeckReport>> => {
  const { list, format, assume = [], fallback } = request;
  const { deck, faults } = await deckRead(list, world);
  if (deck === null || faults.length > 0)
    return refused([...faults, ...assume.filter((one) => !isDeckAssumption(one)).map(assumptionFault)]);
  const found = world.usualRulebook();
  const unnamed = (request.ruleset ?? deck.ruleset) === undefined;
  if (unnamed && found !== null && 'code' in found) return refused([found]);
  const usual = found === null || 'code' in found ? {} : { usual: found };
  const named = { ...usual, board: { setup: deck.ruleset === undefined ? {} : { ruleset: deck.ruleset } } };
  const ruleset = rulesetFor(named, request.ruleset);
  if (!isRuled(ruleset)) return notRuled(ruleset, deck.file);
  const wrong = fallbackFault(fallback, ruleset);
  if (wrong !== null) return refused([wrong]);
  const { ruledBy } = await world.cards();
  const ruling = ruleOnDeckFile(deck, {
    pool: ruledBy(ruleset),
    doc: ruleset,
    ...fallbackOf(fallback),
    ...(format === undefined ? {} : { format }),
    ...(request.assume === undefined ? {} : { assume }),
  });
  if (ruling.notUnderstood.length > 0) return refused(ruling.notUnderstood.map(assumptionFault));
  return deckReport(ruling, {
    name: deck.name ?? null,
    totals: deck.list.totals,
    at: (span) => placeName(deck.file, span),
    rulesetFrom: rulesetFrom(named, request.ruleset),
    formatGiven: (format ?? deck.format) !== undefined,
  });
};
