import { BASIC_LETTERS, type Card, type CardPool, type InputFault, type Span, sameName } from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import { scriptFaults } from '../text/index.ts';
import { whereWritten } from './read-verbs.ts';

/** What is wrong with the cards that a file writes itself, beyond how they are spelled. */

type Said = Pick<InputFault, 'code' | 'message' | 'hint' | 'span'>;

/** Letters always are the basic Energy cards on file, so no card can be reached by such a name. */
const letters = (card: Card): readonly Said[] => {
  const said = (what: string, word: string): Said => ({
    code: 'bad-value',
    message: `the ${what} ${shown(word)} means basic Energy wherever it stands.`,
    hint: 'give the card a name of its own',
  });
  return [
    ...((BASIC_LETTERS as readonly string[]).includes(card.name.toUpperCase()) ? [said('name', card.name)] : []),
    ...(card.short !== undefined && /^[GRWLPFDMY]+$/iu.test(card.short) ? [said('short name', card.short)] : []),
  ];
};

/** An id is looked up in one list for all cards: a second card with it would take the first one off the file. */
const takenId = (card: Card, pool: CardPool): readonly Said[] => {
  const other = pool.find(card.key);
  if (other === undefined) return [];
  return [
    {
      code: 'duplicate-key',
      message: `the id ${shown(card.key)} is that of ${other.name} on file.`,
      hint: 'leave the id out, or give it another',
    },
  ];
};

/** Two spellings that a board does not tell apart. */
const twoSpellings = (card: Card, before: readonly Card[]): readonly Said[] => {
  const other = before.find(({ name }) => name !== card.name && sameName(name, card.name));
  if (other === undefined) return [];
  return [
    {
      code: 'duplicate-key',
      message: `“${shown(card.name)}” and “${shown(other.name)}” are read as one name.`,
      hint: `two prints of one card:  ${shown(other.name)}: [{id: …}, {id: …}]`,
    },
  ];
};

const texts = (card: Card): readonly Said[] =>
  scriptFaults(card).map((fault) => {
    const span = whereWritten(fault);
    return { code: 'card-text', message: `${fault.said}.`, ...(span === undefined ? {} : { span }) };
  });

/** The cards of a file, and where each is written. */
interface OwnCards {
  readonly file: string;
  readonly cards: readonly Card[];
  readonly spans: { readonly cards: readonly Span[] };
  readonly excerpt: (span: Span) => string;
}

/** Every fault of the cards written in a file, each where it stands, or at the card. `pool` holds the cards on file, without these. */
export const checkOwnCards = ({ file, cards, spans, excerpt }: OwnCards, pool: CardPool): readonly InputFault[] =>
  cards.flatMap((card, at) => {
    const whole: Span | undefined = spans.cards[at];
    return [...letters(card), ...takenId(card, pool), ...twoSpellings(card, cards.slice(0, at)), ...texts(card)].map(
      ({ span = whole, ...fault }): InputFault => ({
        ...fault,
        file,
        ...(span === undefined ? {} : { span, excerpt: excerpt(span) }),
      }),
    );
  });
