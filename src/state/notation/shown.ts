const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** The letters of ASCII, as nearly every character is; for these the tables of Unicode need not be made. */
const isPrinted = (character: string): boolean => character >= ' ' && character <= '~';

/** True for characters that could steer a terminal or hide in a text: controls, marks of direction, lone surrogates. */
export const isHidden = (character: string): boolean => !isPrinted(character) && HIDDEN.test(character);

/** Text from outside as it may stand in a message: hidden characters as `\u001b`, no more than 60 characters. */
export const shown = (text: string): string => {
  const characters = [...text.slice(0, 240)];
  const safe = characters
    .map((c) => (isHidden(c) ? `\\u${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}` : c))
    .join('');
  const cut = [...safe];
  return cut.length > 60 || text.length > 240 ? `${cut.slice(0, 59).join('')}…` : safe;
};
