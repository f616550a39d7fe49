/** Signs that steer a terminal, turn the reading direction or hide: controls (C0, DEL, C1), formats, line and paragraph separators, lone surrogates. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Outside the parts of Unicode that have no such sign. A text written in those alone, as nearly every text is, is spared the tables of Unicode. */
const UNUSUAL = /[^\n -~\u00a0-\u00ac\u00ae-\u036f\u2010-\u2027\u2030-\u205e\u2070-\ud7ff]/;

const isUsual = (text: string): boolean => !UNUSUAL.test(text);

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

const spelled = (sign: string): string => `\\u${hex(sign.codePointAt(0) ?? 0, 4)}`;

/** Line breaks are left alone: inside strings JSON and quoted YAML have spelled them already, outside they are layout. */
const spellAllBut = (text: string, spell: (sign: string) => string): string =>
  isUsual(text) ? text : text.replace(STEERING, (sign) => (sign === '\n' ? sign : spell(sign)));

/** The text with every steering sign spelled out (`\u001b`), so that nothing from a file reaches the terminal as a command. */
export const escapeSteering = (text: string): string =>
  isUsual(text) && !text.includes('\n') ? text : text.replace(STEERING, spelled);

/** True for a text that holds a steering sign. */
export const holdsSteering = (text: string): boolean =>
  (text.includes('\n') || !isUsual(text)) && text.search(STEERING) >= 0;

/** A value as JSON in which steering signs are spelled `\uXXXX`; reads back to the same value. On one line without `indent`. */
export const jsonText = (value: unknown, indent = 0): string =>
  // Beyond the first plane JSON spells the two halves.
  spellAllBut(JSON.stringify(value, null, indent), (sign) => sign.split('').map(spelled).join(''));

/** YAML whose strings with steering signs stand in double quotes, with those signs spelled as YAML does. */
export const yamlSpelled = (yaml: string): string =>
  spellAllBut(yaml, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${hex(code, 8)}` : spelled(sign);
  });
