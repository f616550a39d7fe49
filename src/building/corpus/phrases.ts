import { editDistance } from '../../corpus/spelling.ts';

/** Lower case, digits, and the signs that people type inside words. */
const STRANGE = /[^a-z\d é'.,?&+%/!:×☆αδω-]/u;

/** Longer ones are sentences of a rule, not what people type. */
const MOST_WORDS = 14;

/** `phrase; phrase` as a list, `of` names the owner in each fault. A semicolon may close the line. */
export const readPhrases = (text: string, of: string, fault: (message: string) => void): readonly string[] => {
  const phrases = text.split(';').map((phrase) => phrase.trim().replace(/\s+/gu, ' '));
  if (phrases.length > 1 && phrases.at(-1) === '') phrases.pop();
  for (const [place, phrase] of phrases.entries()) {
    const strange = STRANGE.exec(phrase);
    if (phrase === '') fault(`${of} has an empty phrase`);
    else if (strange !== null) fault(`“${strange[0]}” has no place in “${phrase}”: phrases are lower case, as typed`);
    else if (phrase.split(' ').length > MOST_WORDS)
      fault(`“${phrase}” is longer than ${MOST_WORDS} words, too long for a query`);
    else if (phrases.indexOf(phrase) < place) fault(`${of} has “${phrase}” twice`);
  }
  return phrases;
};

/** An id that was meant may differ by so much. */
const NEAR = 2;

/** What to add to a fault about an id that is not there. */
export const nearestId = (id: string, ids: Iterable<string>): string => {
  const [nearest] = [...ids]
    .map((key) => ({ key, edits: editDistance(id.toLowerCase(), key.toLowerCase(), NEAR) }))
    .filter(({ edits }) => edits <= NEAR)
    .sort((a, b) => a.edits - b.edits);
  return nearest === undefined ? '' : `; the nearest is ${nearest.key}`;
};
