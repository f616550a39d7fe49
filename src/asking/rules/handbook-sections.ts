import {
  type CorpusEntry,
  type CorpusIndex,
  HANDBOOKS,
  handbookSection,
  type NamedSection,
  nearestSections,
} from '../../corpus/index.ts';
import { labelOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';

/** A number of more parts than any of a rulebook has: a section of a handbook that was not named. */
export const BARE_NUMBER = /^\d\.\d{1,2}(?:\.\d{1,2})+(?:#\d+)?$/u;

const unknownSection = (index: CorpusIndex, { document, number }: NamedSection): FaultJson => {
  const titleOf = (id: string): string =>
    index.entries.find((entry) => entry.document === document && entry.id === id)?.title ?? '';
  const near = nearestSections(index, document, number).map(({ id }) => `${id}  ${titleOf(id)}`);
  const label = labelOf(document);
  return usageFault(
    'unknown-rule',
    `${label} has no section ${number}.`,
    `nearest   ${near.join('      ')}\nAll of them:  judge rules --document ${label}`,
  );
};

/** The sections that are named, and a fault for every number that no section has. A handbook alone means its chapters. */
export const sectionsNamed = (
  index: CorpusIndex,
  named: readonly NamedSection[],
): { readonly entries: readonly CorpusEntry[]; readonly faults: readonly FaultJson[] } => {
  const faults: FaultJson[] = [];
  const entries = named.flatMap((one) => {
    if (one.number === '')
      return index.entries.filter((entry) => entry.document === one.document && entry.parent === null);
    const found = handbookSection(index, one.document, one.number);
    if (found === null) faults.push(unknownSection(index, one));
    return found === null ? [] : [found];
  });
  return { entries: [...new Set(entries)], faults };
};

/** The sections of all handbooks with a number that was written without the name of one. */
export const sectionsNumbered = (index: CorpusIndex, number: string): readonly CorpusEntry[] =>
  HANDBOOKS.flatMap(({ key }) => handbookSection(index, key, number) ?? []);
