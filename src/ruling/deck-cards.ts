import type { Where } from '../engine/index.ts';
import { isBasicEnergy, withoutLevel } from '../rules/index.ts';
import {
  type Card,
  type CardPool,
  type DeckCard,
  type DeckLine,
  ENERGY_LETTERS,
  ENERGY_NAMES,
  plainName,
} from '../state/index.ts';
import { asPrint, basicEnergy, isPrint, printsNamed } from '../state/notation/index.ts';

/** The cards on file that the lines of a deck list mean. */

/** Other spellings under which lists have a name: the basic Energy of an export, and marks written out. */
const spellings = (name: string): readonly string[] => {
  const letter = /^(?:basic\s+)?[{[]([A-Z])[}\]](?:\s+energy)?$/iu.exec(name)?.[1]?.toUpperCase();
  const export_ = /^basic\s+\{([A-Z])\}\s+energy$/iu.exec(name)?.[1]?.toUpperCase() ?? letter;
  const energy = ENERGY_LETTERS.find((known) => known === export_);
  return [
    name,
    ...(energy === undefined ? [] : [`Basic ${ENERGY_NAMES[energy]} Energy`]),
    name.replace(/\s*\(?delta species\)?/giu, ' δ'),
    name.replace(/\s+\(?(?:gold )?star\)?$/iu, ' ★'),
    name.replace(/\blv\.?\s+x$/iu, 'LV.X'),
  ];
};

const namedCards = (name: string, pool: CardPool): readonly Card[] => {
  for (const spelling of spellings(name)) {
    const letter = basicEnergy(spelling, pool);
    // The letter of a basic Energy is the short name of its card, which special Energy of the same name does not share.
    const found = printsNamed(letter ?? spelling, pool);
    // The name of a card that the file writes itself means that card, and no print on file.
    const own = found.filter((card) => card.own === true);
    // A print that several cards have names none of them.
    if (asPrint(name) !== null && found.some((card) => card.name !== found[0]?.name)) return [];
    if (found.length > 0) return own.length > 0 ? own : found;
  }
  return [];
};

/** The name as the cards have it where all prints agree. */
const nameOn = (prints: readonly Card[], name: string): string =>
  prints[0] !== undefined && prints.every((card) => card.name === prints[0]?.name) ? prints[0].name : name;

interface Found {
  readonly name: string;
  readonly prints: readonly Card[];
  /** No card on file is called so, and its set and number are those of one: a name in another language, or a slip. */
  readonly byPrint?: true;
}

const find = (line: DeckLine, where: Where, pool: CardPool): Found => {
  const { written, print, local } = line;
  const whole = local === undefined ? namedCards(written, pool) : [];
  if (whole.length > 0) return { name: nameOn(whole, written), prints: whole };
  const asked = local ?? line.name;
  // A level is flavor text (CR 100.2a): it leads to every print on file of the name.
  const named = namedCards(asked, pool);
  const prints = named.length > 0 ? named : namedCards(withoutLevel(where, [asked]), pool);
  const printed = prints.length > 0 || print === undefined || asPrint(print) === null ? [] : namedCards(print, pool);
  if (printed.length > 0 && local === undefined)
    return { name: nameOn(printed, line.name), prints: printed, byPrint: true };
  const name = named.length > 0 && local === undefined ? nameOn(named, line.name) : line.name;
  // The name of a basic Energy says all there is to know of it, whatever the print.
  if (print === undefined || (prints.length > 0 && prints.every(isBasicEnergy))) return { name, prints };
  return { name, prints: prints.filter((card) => isPrint(card, print)) };
};

/** Names of cards, off file, that are taken to be ordinary: all of them, or these. */
export interface Ordinary {
  readonly all: boolean;
  readonly names: readonly string[];
}

export const deckCard = (line: DeckLine, where: Where, pool: CardPool, ordinary: Ordinary): DeckCard => {
  const { name, prints, byPrint } = find(line, where, pool);
  const local = line.local === undefined ? {} : { local: nameOn(namedCards(line.local, pool), line.local) };
  const known = ordinary.all || ordinary.names.some((one) => plainName(one) === plainName(name));
  return {
    ...line,
    ...local,
    name,
    prints,
    ordinary: prints.length === 0 && known,
    ...(byPrint === undefined ? {} : { byPrint }),
  };
};
