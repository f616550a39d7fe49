import type { Citation } from '../corpus/index.ts';
import { plainCard } from './keys.ts';
import type { Act, Precedent } from './precedent.ts';

/** The act of a ruling, as far as precedents are about it. */
export interface ActRuledOn {
  readonly act: Act;
  /** The card that is played, or the Pokémon that acts. */
  readonly card: string;
  /** The attack or power. */
  readonly called: string | null;
  /** The other cards on the table, by their names in a text such as the board line. */
  readonly table: string;
  /** What the ruling came to. */
  readonly verdict: string;
  /** Rules that decide the ruling. */
  readonly rules: readonly Citation[];
}

const named = (rule: Citation): string => `${rule.document}/${rule.id}`;

/** How many paragraphs a precedent and a ruling have in common. */
const shared = ({ restsOn }: Precedent, rules: ReadonlySet<string>): number =>
  restsOn.filter((rule) => rules.has(named(rule))).length;

/** Facts of another outcome were other facts; only where document and precedent part do they come to different verdicts. */
const agrees = ({ verdict, document }: Precedent, ruled: string): boolean =>
  verdict === null ||
  (ruled !== 'legal' && ruled !== 'illegal' && ruled !== 'depends') ||
  (document === 'contrary' ? verdict !== ruled : verdict === ruled || ruled === 'depends');

/** A precedent on a card beside others is about a table that has one of those. */
const hasItsCards = ({ cards }: Precedent, acting: string, table: string): boolean => {
  const others = cards.map(plainCard).filter((name) => name !== acting);
  const onTable = plainCard(table);
  return others.length === 0 || others.some((name) => onTable.includes(name));
};

/**
 * The precedents of an act: same card, same act, same attack or power, the cards they speak of, and a paragraph of theirs decides the ruling. Those that
 * share most come first, then official ones, then the newest.
 */
export const precedentsOf = (
  all: readonly Precedent[],
  { act, card, called, table, verdict, rules }: ActRuledOn,
): readonly Precedent[] => {
  const printed = new Set(rules.map(named));
  const plain = plainCard(card);
  return all
    .filter(
      (one) =>
        one.act === act &&
        agrees(one, verdict) &&
        hasItsCards(one, plain, table) &&
        one.cards.some((name) => plainCard(name) === plain) &&
        (one.called === null
          ? act !== 'attack' && act !== 'power'
          : called !== null && plainCard(one.called) === plainCard(called)) &&
        shared(one, printed) > 0,
    )
    .sort(
      (a, b) =>
        shared(b, printed) - shared(a, printed) ||
        Number(a.source.kind === 'community') - Number(b.source.kind === 'community') ||
        ((a.date ?? '') < (b.date ?? '') ? 1 : -1),
    );
};
