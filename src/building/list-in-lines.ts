/**
 * A list in JSON with a line for each value, so that a command that needs a few of them reads and parses only those. `offsets` has where each
 * line begins, in bytes, and at last where one more would: a line ends two bytes before the next begins. `head` and `tail` stand around the list.
 */
export const listInLines = (
  values: readonly unknown[],
  head = '',
  tail = '',
): { readonly text: string; readonly offsets: readonly number[] } => {
  const opening = `${head}[\n`;
  const lines = values.map((value) => JSON.stringify(value));
  const offsets = [Buffer.byteLength(opening)];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + Buffer.byteLength(line) + 2);
  return { text: `${opening}${lines.join(',\n')}\n]${tail}\n`, offsets };
};

/** The same JSON in letters of ASCII alone. */
export const inAscii = (json: string): string =>
  json.replaceAll(/[\u0080-\uffff]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
