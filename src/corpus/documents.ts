import type { Ids } from './generated/ids.ts';

/** A document whose rules are in the corpus. */
export type Doc = keyof Ids;

/** What a trace carries: document and id, `comprehensive-2009/309.4`. */
export type RuleId = { [D in Doc]: `${D}/${Ids[D]}` }[Doc];

/** How other programs receive a reference (`cli-contract`). */
export interface Citation {
  readonly document: string;
  readonly id: string;
  /** The document is silent: this is only where one would look for it. */
  readonly near?: true;
}

/** The documents in the order of their periods, with the labels used on screen; `edition` is the version and day of one that has them. */
export const DOCUMENTS = [
  { key: 'neo-2001', label: 'Neo', title: 'Neo 2001', name: 'Neo-era rules article, about 2001' },
  { key: 'ex-2003', label: 'EX', title: 'EX 2003', name: 'EX-era rules article, about 2003' },
  {
    key: 'comprehensive-2009',
    label: 'CR',
    title: 'CR 2009',
    name: 'Comprehensive Rules 2009',
    edition: 'draft 0.9 of 21 December 2009',
  },
  { key: 'xy-2016', label: 'XY', title: 'XY 2016', name: 'XY rulebook 2016' },
  {
    key: 'advanced-2018',
    label: 'APR',
    title: 'APR 2018',
    name: "Advanced Players' Rulebook 2018",
    edition: 'version 2.2 of 7 December 2018',
  },
  {
    key: 'advanced-2025',
    label: 'APR25',
    title: 'APR 2025',
    name: "Advanced Player's Rulebook 2025",
    edition: 'version 3.4 of 1 August 2025',
  },
  {
    key: 'me-2026',
    label: 'ME',
    title: 'ME 2026',
    name: 'Mega Evolution rulebook 2026',
    edition: 'as of July 2026',
  },
] as const;

/** The documents that are ruled by, in the order of their periods. The corpus may hold others, which are read and compared only. */
export const RULED = [
  'neo-2001',
  'ex-2003',
  'comprehensive-2009',
  'xy-2016',
  'advanced-2018',
  'advanced-2025',
  'me-2026',
] as const satisfies readonly Doc[];

/** The documents in force today, each beside the other: the Advanced Player's Rulebook leaves to the basic rulebook what it does not repeat. */
export const OF_TODAY: readonly RuledDoc[] = ['advanced-2025', 'me-2026'];

/** The documents of Pokémon Checkup, in which other effects come before the Special Conditions or after them. */
export type OfCheckup = Advanced | 'me-2026';

/** The two editions of the Advanced Players' Rulebook, which put most of their rules in one way. */
export type Advanced = 'advanced-2018' | 'advanced-2025';

/** Documents restated from the accounts of others, whose rules say how sure they are. */
export const FROM_ACCOUNTS: readonly string[] = ['me-2026'] satisfies readonly Doc[];

/** A document that is ruled by: one that answers every question of `eras/`. */
export type RuledDoc = (typeof RULED)[number];

export const isRuled = (document: string): document is RuledDoc => (RULED as readonly string[]).includes(document);

/** In a `RuleId`, what is inferred where a paragraph says nothing follows this sign. No id contains it. */
const UNSAID = '~';

/** What a trace carries where a document is silent: the paragraph where one would look, and what is inferred. */
export const silentRule = (doc: Doc, near: string, inferred: string): RuleId =>
  `${doc}/${near}${UNSAID}${inferred}` as RuleId;

/** The citation a `RuleId` stands for; of an inference, the paragraph where one would look for it. */
export const citationOf = (rule: RuleId): Citation => {
  const slash = rule.indexOf('/');
  const unsaid = rule.indexOf(UNSAID);
  const document = rule.slice(0, slash);
  return unsaid < 0
    ? { document, id: rule.slice(slash + 1) }
    : { document, id: rule.slice(slash + 1, unsaid), near: true };
};

/** The paragraph itself; of an inference the one where one would look for it. */
export const paragraphAt = (rule: RuleId): RuleId => {
  const { document, id } = citationOf(rule);
  return `${document}/${id}` as RuleId;
};

/** What a rule infers from the silence of its document; null for a rule that is stated. */
export const inferredBy = (rule: RuleId): string | null => {
  const at = rule.indexOf(UNSAID);
  return at < 0 ? null : rule.slice(at + 1);
};
