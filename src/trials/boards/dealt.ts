import { DOCUMENTS, type RuledDoc } from '../../corpus/index.ts';
import { printName } from '../../state/notation/index.ts';

/** A random board as parts that can be left out one by one, and the line it makes. */

export interface DealtPokemon {
  readonly card: string;
  readonly since: number | null;
  readonly under: readonly string[];
  /** Whatever follows on the line: Energy, Tools, damage, Special Conditions, used powers. */
  readonly signs: readonly string[];
}

export interface DealtSide {
  readonly active: readonly DealtPokemon[];
  /** Null: not described. */
  readonly bench: readonly DealtPokemon[] | null;
  readonly zones: readonly string[];
}

export interface Dealt {
  readonly doc: RuledDoc;
  readonly form: '' | '2on2' | 'team';
  readonly turn: number;
  readonly used: readonly string[];
  readonly sides: readonly DealtSide[];
  readonly stadium: string | null;
  readonly fallback: RuledDoc | null;
  readonly question: string;
  /** As it was dealt, from here on: is the text of one of its cards not read? Have both sides the same Pokémon? */
  readonly unread: boolean;
  readonly mirrored: boolean;
  /** Are its cards of the last years of the document? */
  readonly lately: boolean;
  /** Is there a card that keeps players from something? */
  readonly banned: boolean;
  readonly tags: readonly string[];
}

export const labelOf = (doc: RuledDoc): string => DOCUMENTS.find(({ key }) => key === doc)?.label ?? doc;

const pokemonText = ({ card, since, under, signs }: DealtPokemon): string =>
  [`${[`${card}${since === null ? '' : `@${since}`}`, ...under].join('<')}`, ...signs].join(' ');

const sideText = ({ active, bench, zones }: DealtSide): string => {
  if (active.length === 0 && bench === null) return '?';
  const row = bench === null ? '?' : bench.length === 0 ? '-' : bench.map(pokemonText).join(', ');
  const listed = zones.length === 0 ? '' : ` [${zones.join(', ')}]`;
  return `${active.map(pokemonText).join(', ')} / ${row}${listed}`;
};

/** The board in one line. */
export const lineOf = ({ doc, form, turn, used, sides, stadium }: Dealt): string => {
  const header = [labelOf(doc), `t${turn}`, 'p1', form, used.length === 0 ? '' : `used ${used.join(', ')}`];
  const end = stadium === null ? '' : ` | stadium ${printName(stadium)}`;
  return `${header.filter(Boolean).join(' ')} | ${sides.map(sideText).join(' vs ')}${end}`;
};

/** The command that shows it again. */
export const commandOf = (one: Dealt): string => {
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const fallback = one.fallback === null ? '' : ` --fallback ${labelOf(one.fallback)}`;
  return `judge can ${quoted(one.question)}${fallback} -b ${quoted(lineOf(one))}`;
};
