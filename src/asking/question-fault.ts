import { citationOf } from '../corpus/index.ts';
import type { Answered } from '../engine/index.ts';
import { citeShown } from '../render/cite.ts';
import { usageFault } from '../render/report/errors.ts';
import type { FaultJson } from '../render/report/types.ts';
import { noteWords } from '../render/words/by-code.ts';
import { spokenQuestion } from '../render/words/questions.ts';
import { QUESTIONS, type Said } from '../ruling/index.ts';
import { BASIC_LETTERS, type CardPool, ENERGY_NAMES, nearest } from '../state/index.ts';
import { closest } from '../state/name-finder.ts';

/** A question, an answer or an assumption that cannot be understood on this table. */
export interface AskedWrongly {
  readonly code: string;
  readonly said: string;
  readonly expected: readonly string[];
  readonly against?: readonly Against[];
  /** Why what was chosen may not be. */
  readonly because?: readonly Said[];
  /** The choice that could have been what was said, and was another. */
  readonly instead?: Answered | null;
}

interface Against {
  readonly code: 'condition' | 'spent' | 'attached';
  readonly who: string;
  readonly said: string;
}

const line = (label: string, words: readonly string[]): string =>
  words.length === 0 ? '' : `${label}   ${words.join(' · ')}`;

/** What may have been meant, in the columns of every `nearest`. */
const nearestLine = (said: string, among: Iterable<string>): string => {
  const found = nearest(said, among, 3);
  return found.length === 0 ? '' : `nearest   ${found.join('   ')}`;
};

/** `because   Rigid Band is a Pokémon Tool and not an Item  ME 3 Card Types: Trainer#a`. */
const reasonLine = ({ rule, code, facts }: Said): string =>
  `because   ${noteWords(code, facts).text}  ${citeShown(citationOf(rule))}`;

const near = (said: string, among: readonly string[]): string => {
  const [best] = nearest(said, among, 1);
  return best === undefined ? '' : `  Did you mean  ${best} ?`;
};

/** Of single words only one that is nearly the same was meant. */
const nearWord = (said: string, among: readonly string[]): string => {
  const best = closest(said, among);
  return best === null ? '' : `  Did you mean  ${best} ?`;
};

/** The cards a name may have been meant for; basic Energy goes by its type as well. */
const cardsLine = (said: string, pool: CardPool): string => {
  const types = BASIC_LETTERS.map((letter) => ENERGY_NAMES[letter]);
  const found = nearest(said, [...types, ...pool.nameLists().names], 3);
  const names = found.map((name) =>
    (types as readonly string[]).includes(name) ? name : (pool.named(name)[0]?.name ?? name),
  );
  return names.length === 0 ? '' : `nearest   ${[...new Set(names)].join('   ')}`;
};

const hints = (...lines: readonly string[]): string | null => {
  const filled = lines.filter((one) => one !== '');
  return filled.length === 0 ? null : filled.join('\n');
};

const firstWord = (said: string): string => said.split(/\s+/u)[0] ?? said;

const SPENT: { readonly [limit: string]: string } = {
  energy: 'attached an Energy card this turn',
  retreat: 'retreated this turn',
  supporter: 'played a Supporter this turn',
  stadium: 'played a Stadium this turn',
};

/** What the question says and the board does not. */
const otherwise = ({ code, who, said }: Against): string => {
  if (code === 'attached') return `on this board ${who} has ${said}`;
  if (code === 'spent') return `on this board ${who} has not ${SPENT[said] ?? said}`;
  return `on this board ${who} is not ${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};

const MESSAGES: { readonly [code: string]: (fault: AskedWrongly, pool: CardPool) => readonly [string, string | null] } =
  {
    'unknown-question': ({ said, expected }) => [
      `“${said}” is not a question I know.${nearWord(firstWord(said), expected)}`,
      line('questions', QUESTIONS),
    ],
    'prize-is-no-act': ({ expected }) => [
      'taking a Prize is not an act of its own: a Prize is taken when a Pokémon of the opponent is Knocked Out.',
      hints(
        'ask        about the act that Knocks it Out: the ruling says who takes how many Prizes',
        ...expected.map((id) => `read       judge rule ${id}`),
        'forgotten  judge penalty forgot to take a Prize',
      ),
    ],
    'unknown-place': ({ said, expected }) => [
      `there is no “${said}” for the player to move.${near(said, expected)}`,
      hints(line('places', expected)),
    ],
    'unknown-card': ({ said, expected }, pool) =>
      said === ''
        ? ['the question names no card.', line('questions', QUESTIONS)]
        : [
            `no card is called “${said}”.`,
            hints(expected.length > 0 ? nearestLine(said, expected) : cardsLine(said, pool)),
          ],
    'for-nobody': ({ said, expected }) => [
      `“${said}” cannot name a Pokémon beforehand: its text asks for one when it is carried out.`,
      hints(
        line('write', expected),
        "answer  with the Pokémon its text asks for:  --answers 'bench 1'  or  --answers 'their bench 1'  (in a step of a file:  answers: [bench 1])",
      ),
    ],
    'not-understood': ({ said, expected }) => [
      `I do not understand every word of “${said}”, so I do not answer it.`,
      line(expected.length > 0 ? 'nearest' : 'questions', expected.length > 0 ? expected : QUESTIONS),
    ],
    'says-otherwise': ({ said, expected, against = [] }) => [
      `“${said}” contradicts the board: ${against.map(otherwise).join('; ')}.`,
      hints(line('about the board as it is', expected), 'Or write on the board what the question says.'),
    ],
    'not-to-move': ({ said, expected }) => [
      `“${said}” is not about the player to move.`,
      hints(line('to move', expected), 'Write the other player in the header of the board.'),
    ],
    'not-attached': ({ said, expected }) => [
      `no “${said}” is left to pay with.`,
      hints(expected.length === 0 ? 'No Energy is attached.' : line('attached', expected)),
    ],
    'nothing-to-ignore': ({ said, expected }) => [
      `nothing on this table is called “${said}”, so it cannot be ignored.${near(said, expected)}`,
      hints(line('on the table', expected)),
    ],
    'nothing-unread-to-ignore': ({ said }) => [
      `every text of “${said}” is read and applied, so it cannot be ignored. Only a text that is not read can.`,
      'Leave the card out of the board to see the ruling without it.',
    ],
    'unknown-attack': ({ said, expected }) => [
      `there is no attack “${said}” here.${near(said, expected)}`,
      hints(line('attacks', expected)),
    ],
    'unknown-power': ({ said, expected }) => [
      `the player to move has no power “${said}”.${near(said, expected)}`,
      hints(expected.length === 0 ? 'There is none on that side.' : line('powers', expected)),
    ],
    'text-not-read': ({ said, expected }) => [
      `the text of ${said} is not read, so there is no ruling on using it.`,
      hints(
        ...expected.map((text) => `its text   ${text}`),
        'Its own words decide; what the rules ask: judge search use a Stadium',
      ),
    ],
    'incomplete-question': ({ said, expected }) => [
      `“${said}” does not say enough.`,
      hints(line(expected.length > 0 ? 'write' : 'questions', expected.length > 0 ? expected : QUESTIONS)),
    ],
    'ambiguous-question': ({ said, expected }) => [
      `“${said}” can mean more than one thing here.`,
      hints(line('write', expected)),
    ],
    'wrong-answers': ({ said, expected, because = [], instead = null }) => [
      because.length > 0
        ? `“${said}” can't be chosen.`
        : instead !== null
          ? `“${said}” can't be chosen as well: after ${instead.answer} nothing more is asked.`
          : expected.length === 0
            ? `“${said}” answers nothing: no coin or choice is open. Leave --answers out.`
            : `“${said}” does not answer what is asked.${near(said, expected)}`,
      hints(
        ...because.map(reasonLine),
        because.length > 0 || instead === null ? '' : line('asked', [spokenQuestion(instead.question)]),
        line('answers', expected),
      ),
    ],
    'unused-answers': ({ said }) => [
      `“${said}” answers nothing: no coin or choice is open. Leave --answers out.`,
      null,
    ],
    'assumptions-collide': ({ said }) => [
      `“${said}” assume the same thing more than once.`,
      'Assume each Retreat Cost and each card once.',
    ],
    'unknown-assumption': ({ said, expected }) => [
      `“${said}” is not an assumption this version understands.`,
      hints(line('it understands', expected)),
    ],
  };

/** The fault in words, with the nearest valid ones. */
export const questionFault = (fault: AskedWrongly, pool: CardPool): FaultJson => {
  const words = MESSAGES[fault.code];
  if (words === undefined)
    return usageFault(
      fault.code,
      `“${fault.said}”: ${fault.code.replaceAll('-', ' ')}.`,
      hints(line('expected', fault.expected)),
    );
  const [message, hint] = words(fault, pool);
  return usageFault(fault.code, message, hint);
};
