import { RULED } from '../../corpus/index.ts';
import { labelOf, titleOf } from '../../render/cite.ts';
import { faultJson } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { dayInWords } from '../../render/words/day.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { type Card, type CardPool, type CardSpec, withinPeriod } from '../../state/index.ts';
import { basicEnergy, eachCard, isPrint, printsNamed } from '../../state/notation/index.ts';

/** Imported cards that came out after the last ones a document rules on. Its paragraphs do not know what is printed on them. */

/** What a name on a table may mean. */
const meant = ({ name, print }: CardSpec, pool: CardPool): readonly Card[] => {
  const prints = printsNamed(name, pool, print !== undefined);
  return print === undefined ? prints : prints.filter((card) => isPrint(card, print));
};

/** The newest card of that name, if its print is the wrong one, that the document rules on. */
const olderPrint = ({ name, print }: CardSpec, pool: CardPool, last: string): Card | undefined =>
  print === undefined
    ? undefined
    : printsNamed(name, pool, true)
        // Pokémon of one name are different cards.
        .filter(
          (card) =>
            card.kind !== 'pokemon' &&
            card.print !== undefined &&
            card.released !== undefined &&
            withinPeriod(last, card),
        )
        .toSorted((a, b) => (b.released ?? '').localeCompare(a.released ?? ''))[0];

/** What to write instead: an older print, or a document that rules on the one that is meant. */
const hintFor = (older: Card | undefined, document: string | undefined): string => {
  const other = document === undefined ? [] : [`a document that does:  --ruleset ${labelOf(document)}`];
  const print = older === undefined ? [] : [`an older print:  ${older.name}(${older.print ?? older.key})`];
  return [...print, ...other].join('   or ') || 'no document in this version rules on cards of that time';
};

/** `last` is the day on which the cards of the document end, and `until` tells that day of every document. */
export const laterCards = (
  { setup, excerpt, file }: BoardFile,
  ruleset: string,
  {
    pool,
    last,
    until,
  }: { readonly pool: CardPool; readonly last: string; readonly until: (document: string) => string | undefined },
): readonly FaultJson[] => {
  const faults: FaultJson[] = [];
  eachCard(setup, (card, as) => {
    if (
      card.sketch !== undefined ||
      ((as === 'attached' || as === 'listed') && basicEnergy(card.name, pool) !== undefined)
    )
      return;
    const cards = meant(card, pool);
    const [first] = cards;
    if (first?.released === undefined || cards.some((one) => withinPeriod(last, one))) return;
    const { released } = first;
    const ruling = RULED.filter((document) => (until(document) ?? '') >= released);
    faults.push(
      faultJson({
        code: 'later-card',
        message: `${first.name} came out on ${dayInWords(released)}; ${titleOf(ruleset)} rules on cards until ${dayInWords(last)}.`,
        file,
        ...(card.span === undefined ? {} : { span: card.span, excerpt: excerpt(card.span) }),
        hint: hintFor(olderPrint(card, pool, last), ruling[0]),
      }),
    );
  });
  return faults;
};
