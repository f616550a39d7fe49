import { type Card, plainName, type Stage } from '../state/index.ts';
import { parsePokemonLine, printName } from '../state/notation/index.ts';
import { type CardNames, completing, nearNames, printsMeant, printsOf } from './card-names.ts';

/** What may be meant by what was typed so far. */

/** One answer: as it is written on the board line, as it is shown, and a short note. */
export interface Choice {
  readonly answer: string;
  readonly says: string;
  readonly note?: string;
  /** A name that looks like the typed one, where none begins like it: Enter alone does not accept it. */
  readonly isGuess?: true;
}

export type Wanted = (card: Card) => boolean;

/** So many are offered. */
export const MOST_OFFERS = 5;

export const isPokemon: Wanted = (card) => card.kind === 'pokemon' || card.tags?.includes('fossil') === true;

/** Where the name ends and the notation of what is on the Pokémon begins. */
const SIGNS = /^(.*?)(\s*[+~<^*@({].*|\s+-\d.*)$/u;

const count = (prints: number): string => (prints === 1 ? '1 print' : `${prints} prints`);

const STAGES: { readonly [S in Stage]?: string } = { 'stage 1': 'Stage 1', 'stage 2': 'Stage 2', basic: 'Basic' };

const about = (names: CardNames, card: Card): string => {
  const prints = printsOf(names, card.name);
  const [first, ...others] = prints;
  const stage = card.stage === undefined ? '' : (STAGES[card.stage] ?? card.stage);
  const hp = first?.hp !== undefined && others.every((one) => one.hp === first.hp) ? `${first.hp} HP` : '';
  return [stage, hp, others.length === 0 ? '' : count(prints.length)].filter((part) => part !== '').join(', ');
};

const asChoice = (names: CardNames, card: Card, marks: string): Choice => {
  const note = about(names, card);
  return {
    answer: `${printName(card.name, 'pokemon')}${marks}`,
    says: `${card.name}${marks}`,
    ...(note === '' ? {} : { note }),
  };
};

const asPrint = (card: Card, marks: string): Choice => {
  const print = card.print ?? card.key;
  const shown = `(${printName(print, 'print')})${marks}`;
  const attacks = (card.attacks ?? []).map(({ name }) => name).join(', ');
  return {
    answer: `${printName(card.name, 'pokemon')}${shown}`,
    says: `${card.name}${shown}`,
    ...(attacks === '' ? {} : { note: attacks }),
  };
};

const MOST_GUESSES = 3;

/** Fewer letters are like too many names. */
const SHORTEST_GUESSED = 4;

const guesses = (names: CardNames, typed: string, wanted: Wanted): readonly Choice[] =>
  plainName(typed).length < SHORTEST_GUESSED || names.pool.named(typed).length > 0
    ? []
    : nearNames(names, typed, wanted, 'close')
        .slice(0, MOST_GUESSES)
        .map((card) => ({ ...asChoice(names, card, ''), isGuess: true }));

/** The cards whose names begin like the text, which may go on in notation; prints, where more than a full name is typed. */
export const cardOffers = (names: CardNames, typed: string, wanted: Wanted, most = MOST_OFFERS): readonly Choice[] => {
  const [, head = typed, tail = ''] = SIGNS.exec(typed.trim()) ?? [];
  const marks = tail.trim() === '' ? '' : /^\s*[({<@]/u.test(tail) ? tail : ` ${tail.trim()}`;
  if (marks !== '' && parsePokemonLine(`Pokémon${marks}`).faults.length > 0 && !marks.startsWith('(')) return [];
  if (marks.startsWith('{') || (marks.startsWith('(') && marks.includes(')'))) return [];
  const said = marks.startsWith('(') ? `${head} ${marks}` : head;
  const meant = printsMeant(names, said, wanted).map((card) => asPrint(card, ''));
  const begun = marks.startsWith('(')
    ? []
    : completing(names, head, wanted, most).map((card) => asChoice(names, card, marks));
  const exact = begun.filter(({ answer }) => plainName(answer) === plainName(head));
  const found = exact.length > 0 ? [...begun, ...meant] : [...meant, ...begun];
  return found.length === 0 && marks === '' ? guesses(names, head, wanted) : found.slice(0, most);
};

/** Names that look like it, for when none begins like it. */
export const nearWords = (names: CardNames, typed: string, wanted: Wanted): string => {
  const near = nearNames(names, typed, wanted, 'near')
    .slice(0, MOST_GUESSES)
    .map(({ name }) => name);
  return near.length === 0 ? '' : `  nearest   ${near.join('   ')}`;
};

/** The pieces between commas, those inside brackets left alone. */
const pieces = (text: string): readonly string[] => text.split(/,(?![^({]*[)}])/u).map((one) => one.trim());

/** A list as it is typed: what stands before the last comma is settled, the last piece is completed. */
export const listOffers = (names: CardNames, typed: string, wanted: Wanted, sameRow = false): readonly Choice[] => {
  const all = pieces(typed);
  const last = all.at(-1) ?? '';
  const settled: Choice[] = [];
  for (const piece of all.slice(0, -1)) {
    if (piece === '') continue;
    const [best] = cardOffers(names, piece, wanted);
    settled.push(best === undefined || best.isGuess ? { answer: piece, says: piece } : best);
  }
  const joined = (choice: Choice | null): Choice => {
    const list = [...settled, ...(choice === null ? [] : [choice])];
    return {
      ...choice,
      answer: list.map(({ answer }) => answer).join(', '),
      says: list.map(({ says }) => says).join(', '),
    };
  };
  if (last === '' || (sameRow && /^(?:\?|unknown)/iu.test(last)))
    return settled.length === 0 && last === '' ? [] : [joined(last === '' ? null : { answer: last, says: last })];
  return cardOffers(names, last, wanted).map(joined);
};

/** Those of a short list whose words begin like the text; all of them before anything is typed. */
export const begunBy = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  const said = plainName(typed);
  const starts = choices.filter(({ says }) => plainName(says).startsWith(said));
  const within = choices.filter(
    (choice) =>
      !starts.includes(choice) &&
      choice.says
        .split(/\s+/u)
        .slice(1)
        .some((word) => plainName(word).startsWith(said)),
  );
  return [...starts, ...within];
};
