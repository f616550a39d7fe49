import { DOCUMENTS } from '../corpus/index.ts';
import { QUESTIONS } from '../ruling/index.ts';
import { type Card, CONDITIONS, plainName } from '../state/index.ts';
import { nearest, printName } from '../state/notation/index.ts';
import type { CardNames } from './card-names.ts';
import { DISPUTES } from './disputes.ts';
import type { Answers } from './draft.ts';
import { isPokemon } from './offers.ts';

/** A dispute told in a sentence: `can my asleep Luxray retreat?` */

type DisputeRead = { readonly ok: true; readonly answer: string } | { readonly ok: false; readonly fault: string };

const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...QUESTIONS.map((question) => question.split(' ')[0]?.toLowerCase() ?? ''),
  'pass',
  'go',
  'begin',
  'start',
]);

/** A question of `judge can` in its own words; anything else is no question. */
export const readDispute = (typed: string): DisputeRead => {
  const said = typed
    .trim()
    .replace(/^(?:can|may)\s+(?:i|they|he|she|it|you|p1)\s+/iu, '')
    .replace(/[?.!]+$/u, '');
  const [first = ''] = said.toLowerCase().split(/\s+/u);
  if (FIRST_WORDS.has(first)) return { ok: true, answer: said };
  const near = nearest(first, FIRST_WORDS, 1)[0];
  const meant = near === undefined ? '' : `  Did you mean  ${near} ?`;
  return {
    ok: false,
    fault: `“${typed.trim()}” is no question.${meant}  questions   ${DISPUTES.map(({ word }) => word).join(' · ')}`,
  };
};

/** Words of a sentence that say nothing about the table. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an am are be being can do does has have having i is it its may my of or our p1 player the then their they this to who with allowed able legal legally okay ok still now while if when active pokemon pokémon'.split(
    ' ',
  ),
);

/** Words between the card that is played and the Pokémon under it. */
const BETWEEN: ReadonlySet<string> = new Set(['into', 'onto', 'on', 'from']);

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^retreat(?:s|ing)?$/u, 'retreat'],
  [/^attack(?:s|ing)?$/u, 'attack'],
  [/^evolve(?:s|d)?$/u, 'evolve'],
];

interface Named {
  readonly card: Card;
  readonly used: number;
}

/** The longest name of a Pokémon that stands at this word. */
const nameAt = ({ pool }: CardNames, words: readonly string[]): Named | null => {
  for (let used = Math.min(5, words.length); used > 0; used -= 1) {
    const card = pool.named(words.slice(0, used).join(' ')).find(isPokemon);
    if (card !== undefined) return { card, used };
  }
  return null;
};

/**
 * What a sentence tells of retreating, attacking or evolving. Null unless every word of it is understood: a word passed over could have turned
 * the question.
 */
export const understood = (names: CardNames, text: string): Answers | null => {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[?!.]+$/u, '')
    .replaceAll(/[,“”"]/gu, ' ')
    .split(/\s+/u);
  let kind: string | null = null;
  const conditions: string[] = [];
  const found: Card[] = [];
  let ruleset: string | null = null;
  let at = 0;
  while (at < words.length) {
    const word = words[at] ?? '';
    if (kind === 'evolve' && BETWEEN.has(word)) {
      at += 1;
      continue;
    }
    const named = nameAt(names, words.slice(at));
    const same = KINDS.find(([pattern]) => pattern.test(word));
    const condition = CONDITIONS.find((one) => one === word || (one === 'paralyzed' && word === 'paralysed'));
    const document = DOCUMENTS.find(({ label }) => label.toLowerCase() === word);
    at += named !== null && named.used > 1 ? named.used : 1;
    if (named !== null && named.used > 1) found.push(named.card);
    else if (same !== undefined && kind === null) kind = same[1];
    else if (condition !== undefined) conditions.push(condition);
    else if (document !== undefined && ruleset === null) ruleset = document.key;
    else if (named !== null) found.push(named.card);
    else if (!FILLERS.has(word)) return null;
  }
  const [first, second, ...others] = found;
  if (kind === null || first === undefined || others.length > 0) return null;
  const spelled = (card: Card): string => printName(card.name, 'pokemon');
  const on = conditions.map((one) => `~${one}`).join(' ');
  const told = { dispute: kind, ...(ruleset === null ? {} : { ruleset }), ...(on === '' ? {} : { on }) };
  if (kind !== 'evolve') return second === undefined ? { ...told, pokemon: spelled(first) } : null;
  if (second === undefined) return null;
  const goesOn = (card: Card, host: Card): boolean =>
    names.pool.named(card.name).some(({ from }) => from !== undefined && plainName(from) === plainName(host.name));
  if (goesOn(second, first)) return { ...told, pokemon: spelled(first), what: spelled(second) };
  return goesOn(first, second) ? { ...told, pokemon: spelled(second), what: spelled(first) } : null;
};
