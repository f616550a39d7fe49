/** Signs that steer a terminal, turn the reading direction or hide: controls (C0, DEL, C1), formats, line and paragraph separators, lone surrogates. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Where steering signs are, and others: Node takes milliseconds to compile the expression above, and most texts have none of these. */
const SUSPECT: readonly (readonly [from: number, to: number])[] = [
  [0, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x600, 0x1fff],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xffff],
];

const mayHoldSteering = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x20 && code < 0x7f) continue;
    if (SUSPECT.some(([from, to]) => code >= from && code <= to)) return true;
  }
  return false;
};

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');

const spelled = (sign: string): string => `\\u${hex(sign.codePointAt(0) ?? 0, 4)}`;

/** Line breaks are left alone: inside strings JSON and quoted YAML have spelled them already, outside they are layout. */
const spellAllBut = (text: string, spell: (sign: string) => string): string =>
  mayHoldSteering(text) ? text.replace(STEERING, (sign) => (sign === '\n' ? sign : spell(sign))) : text;

/** The text with every steering sign spelled out (`\u001b`), so that nothing from a file reaches the terminal as a command. */
export const escapeSteering = (text: string): string =>
  mayHoldSteering(text) ? text.replace(STEERING, spelled) : text;

/** True for a text that holds a steering sign. */
export const holdsSteering = (text: string): boolean => mayHoldSteering(text) && text.search(STEERING) >= 0;

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
