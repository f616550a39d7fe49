/** A word of a command line, quoted for a shell where it has to be. */
export const quotedWord = (word: string): string =>
  /^[\w./=:,@%+-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
