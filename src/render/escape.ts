// biome-ignore-all lint/suspicious/noControlCharactersInRegex: finding them is the purpose of this file
/** Signs that steer a terminal or turn the reading direction: C0, DEL, C1, bidirectional marks, line and paragraph separators. */
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

const spelled = (sign: string): string => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** The text with every steering sign spelled out (`\u001b`), so that nothing from a file reaches the terminal as a command. */
export const escapeSteering = (text: string): string => text.replace(STEERING, spelled);
