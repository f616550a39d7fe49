import { type Card, CONDITIONS, type PokemonSpec } from '../state/index.ts';
import { parsePokemonLine, printAttachedCard, printCondition, printPokemon } from '../state/notation/index.ts';
import { type CardNames, completing } from './card-names.ts';

/** What is on a Pokémon, typed without the signs of the notation: `ll dre 40 as` for `+LL+DRE -40 ~asleep`. */

export type MarksRead = { readonly ok: true; readonly marks: string } | { readonly ok: false; readonly fault: string };

const LETTERS = /^[GRWLPFDMY]+$/iu;
const DAMAGE = /^[-−]?(\d+)$/u;

export const isAttachable = (card: Card): boolean =>
  card.kind === 'energy' || card.attaches === true || card.tags?.some((tag) => tag === 'tool') === true;

const conditionsFor = (word: string): readonly string[] => {
  const said = word
    .toLowerCase()
    .replace(/^~/u, '')
    .replace(/^paralysed$/u, 'paralyzed');
  return [...CONDITIONS, 'char'].filter((name) => name.startsWith(said));
};

/** How the notation prints a Pokémon without a card, as the one whose marks are read. */
const NO_CARD = '?';

/** The marks in the spelling of the notation, or what is wrong with them. */
export const checkedMarks = (marks: string): MarksRead => {
  if (marks.trim() === '') return { ok: true, marks: '' };
  const { pokemon, faults } = parsePokemonLine(`Pokémon ${marks}`);
  const [fault] = faults;
  if (fault !== undefined) return { ok: false, fault: [fault.message, fault.hint].filter(Boolean).join('  ') };
  const [one] = pokemon;
  if (one === undefined || pokemon.length > 1) return { ok: false, fault: 'This is more than one Pokémon.' };
  return {
    ok: true,
    marks: printPokemon({ ...one, card: null })
      .replace(NO_CARD, '')
      .trim(),
  };
};

/** One word, or several that name a card; null where no card's name begins like that. */
const word = (names: CardNames, words: readonly string[]): { readonly mark: string; readonly used: number } | null => {
  const [first = ''] = words;
  if (/^[~+^*@<]/u.test(first)) return { mark: first, used: 1 };
  const damage = DAMAGE.exec(first)?.[1];
  const next = words[1] ?? '';
  if (damage !== undefined && /^\d$/u.test(first) && next !== '' && !DAMAGE.test(next)) {
    const [card] = completing(names, next, isAttachable, 1);
    if (card !== undefined && !LETTERS.test(next) && conditionsFor(next).length === 0)
      return { mark: `+${first} ${card.short ?? card.name}`, used: 2 };
  }
  if (damage !== undefined) return { mark: `-${damage}`, used: 1 };
  if (LETTERS.test(first)) return { mark: `+${first.toUpperCase()}`, used: 1 };
  const [condition, ...others] = conditionsFor(first);
  if (condition !== undefined && others.length === 0 && first.length > 1) return { mark: `~${condition}`, used: 1 };
  for (let used = words.length; used > 0; used -= 1) {
    const [card] = completing(names, words.slice(0, used).join(' '), isAttachable, 1);
    if (card !== undefined) return { mark: `+${card.short ?? card.name}`, used };
  }
  return null;
};

/** Reads what was typed. A text with signs of the notation is read as notation. */
export const readMarks = (names: CardNames, typed: string): MarksRead => {
  const text = typed.trim();
  if (/^(?:nothing|none|no|-)?$/iu.test(text)) return { ok: true, marks: '' };
  if (/[*^<@="({]/u.test(text)) return checkedMarks(text);
  const marks: string[] = [];
  let words: readonly string[] = text
    .replaceAll(',', ' ')
    .replaceAll('+', ' ')
    .split(/\s+/u)
    .filter((one) => one !== '');
  while (words.length > 0) {
    const read = word(names, words);
    if (read === null)
      return {
        ok: false,
        fault: `“${words[0]}” cannot be on a Pokémon.  Write Energy: ll dre · damage: 40 · conditions: asleep, poisoned …`,
      };
    marks.push(read.mark);
    words = words.slice(read.used);
  }
  return checkedMarks(marks.join(' '));
};

const spec = (marks: string): PokemonSpec | undefined =>
  marks === '' ? undefined : parsePokemonLine(`Pokémon ${marks}`).pokemon[0];

/** The marks as people say them: `L L DRE, 40 damage, Asleep`. */
export const spokenMarks = (marks: string): string => {
  const read = spec(marks);
  if (read === undefined) return 'nothing';
  const energy = read.attached.map(printAttachedCard).join(' ');
  return [
    ...(energy === '' ? [] : [energy]),
    ...(read.damage === 0 ? [] : [`${read.damage} damage`]),
    ...read.conditions.map((one) => {
      const said = printCondition(one).slice(1);
      return said.charAt(0).toUpperCase() + said.slice(1);
    }),
    ...read.history.map((name) => `${name} this turn`),
    ...read.effects.map(({ name }) => `effect of ${name}`),
  ].join(', ');
};
