import type { Facts } from '../../claims/index.ts';
import { citationOf } from '../../corpus/index.ts';
import type { DeckRuling } from '../../ruling/index.ts';
import type { DeckLine, DeckList, DeckTotal, Span } from '../../state/index.ts';
import type { FormatRuling } from '../../tournament-formats/index.ts';
import { titleOf } from '../cite.ts';
import { dayInWords } from '../words/day.ts';
import { deckWords, playOf } from '../words/deck.ts';
import { counted } from '../words/facts.ts';
import { countedIn } from './deck-counted.ts';
import { assumptionsJson, unnamedRuleset } from './ruling-report.ts';
import { tournamentReport } from './tournament-report.ts';
import type { AssumptionJson, DeckReport, RulesetFrom } from './types.ts';

/** The list a ruling is about, and who chose document and format. */
export interface DeckGiven {
  readonly name: string | null;
  readonly totals: readonly DeckTotal[];
  readonly unread: DeckList['unread'];
  /** Lines with a set of a program, where the name decided. */
  readonly unprinted: readonly DeckLine[];
  readonly at: (span: Span) => string;
  readonly rulesetFrom: RulesetFrom;
  readonly formatGiven: boolean;
  /** What the format of a tournament says of it, where one was named. */
  readonly tournament?: FormatRuling;
}

/** The verdict of rulebook and format together. */
const verdictOf = ({ verdict }: DeckRuling, { tournament }: DeckGiven): DeckRuling['verdict'] =>
  verdictWith(verdict, tournament?.findings ?? []);

/** The verdict of a rulebook together with what a format found. */
export const verdictWith = (
  verdict: DeckRuling['verdict'],
  findings: FormatRuling['findings'],
): DeckRuling['verdict'] => {
  const outcomes = findings.map(({ outcome }) => outcome);
  if (verdict === 'illegal' || outcomes.includes('applies')) return 'illegal';
  return verdict === 'legal' && outcomes.includes('open') ? 'undetermined' : verdict;
};

const headlineOf = (ruling: DeckRuling, list: DeckGiven): string => {
  const { tournament } = list;
  const verdict = verdictOf(ruling, list);
  const faults = [...ruling.faults, ...(tournament?.findings.filter(({ outcome }) => outcome === 'applies') ?? [])];
  const needs = [...ruling.needs, ...(tournament?.findings.filter(({ outcome }) => outcome === 'open') ?? [])];
  const play =
    tournament === undefined ? playOf(ruling.format) : `${tournament.format.title} on ${dayInWords(tournament.day)}`;
  if (verdict === 'illegal') return `not a deck for ${play}: ${counted(faults.length, 'fault')}.`;
  if (verdict === 'undetermined')
    return `no fault found; ${counted(needs.length, 'fact')} not given could make this deck illegal for ${play}.`;
  return `a deck for ${play}.`;
};

const assumed = (ruling: DeckRuling, list: DeckGiven): readonly AssumptionJson[] => [
  ...assumptionsJson(ruling.assumptions),
  ...(list.formatGiven
    ? []
    : [
        {
          kind: 'default' as const,
          about: 'format',
          says: `built for ${playOf(ruling.format)}: no format was given`,
          rule: null,
        },
      ]),
  ...unnamedRuleset(list.rulesetFrom, ruling.ruleset, 'the list'),
];

/** What a judge can write to settle what is open. */
const remedies = ({ ruleset, needs, notOnFile }: DeckRuling): readonly string[] => [
  ...(notOnFile.length > 0 && needs.length > 0
    ? [
        "Write its facts under cards: in a deck file, or, where no text of these cards bears on a deck:  --assume 'ignore cards not on file'",
      ]
    : []),
  ...needs
    .filter(({ code }) => code.endsWith('-print'))
    .slice(0, 1)
    .map(({ facts }) => `Write the print after the name:  ${withPrint(facts)}`),
  ...(needs.some(({ code, facts }) => code === 'basic-energy-unsaid' || facts.unsaid === true)
    ? [`${titleOf(ruleset)} does not say it; a document that does can answer with  --fallback`]
    : []),
];

/** The line that depends on its print, as the list could have it; an example from another deck where the need names no print. */
const withPrint = ({ name, copies, prints }: Facts): string => {
  const [print] = Array.isArray(prints) ? prints : [];
  return print === undefined ? '4 Luxray DP 7' : `${copies} ${name} ${print}`;
};

/** A ruling on a deck in words. */
export const deckReport = (ruling: DeckRuling, list: DeckGiven): DeckReport => {
  const sayings = (all: DeckRuling['faults']): DeckReport['faults'] =>
    all.map(({ code, facts, rule, by, span }) => ({
      code,
      says: deckWords(code, facts),
      rule: citationOf(rule),
      by: by.map(citationOf),
      at: list.at(span),
    }));
  return {
    schema: 1,
    ok: verdictOf(ruling, list) === 'legal',
    ruleset: ruling.ruleset,
    rulesetFrom: list.rulesetFrom,
    format: ruling.format,
    name: list.name,
    verdict: verdictOf(ruling, list),
    headline: headlineOf(ruling, list),
    cards: ruling.cards,
    counted: countedIn(ruling.deck.cards),
    faults: sayings(ruling.faults),
    needs: sayings(ruling.needs),
    passed: sayings(ruling.passed),
    notOnFile: ruling.notOnFile.map(({ name, copies, span, nearest }) => ({
      name,
      copies,
      at: list.at(span),
      nearest,
    })),
    notes: [
      ...list.totals.map(({ of, stated: said, listed, span }) => ({
        code: 'total-differs',
        says: `The list says ${of}: ${said}; it names ${listed}.`,
        at: list.at(span),
      })),
      ...list.unprinted.map(({ name, unprinted = '', span }) => ({
        code: 'name-decides',
        says: `${name}: ${unprinted} is in no printed set, so that the name alone tells the card.`,
        at: list.at(span),
      })),
      ...[...ruling.deck.cards, ...ruling.deck.side]
        .filter(({ byPrint }) => byPrint === true)
        .map(({ written, name, span }) => ({
          code: 'found-by-print',
          says: `${written}: no card on file has this name; its set and number are those of ${name}.`,
          at: list.at(span),
        })),
      ...list.unread.map(({ says, span }) => ({
        code: 'line-not-read',
        says: `“${says}” follows the cards and was not read.`,
        at: list.at(span),
      })),
    ],
    tournament: list.tournament === undefined ? null : tournamentReport(list.tournament, list.at),
    assumptions: assumed(ruling, list),
    remedy: remedies(ruling),
  };
};
