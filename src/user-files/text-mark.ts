/**
 * A short mark of a text, 22 letters and figures: the same text has the same mark, and another text another one. Node's cryptography is opened
 * when the first text is marked, because opening it costs every start as much as reading the outline of the corpus.
 */
export const textMark = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('base64url').slice(0, 22);
