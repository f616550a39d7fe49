import type { PartTexts } from './page.ts';
import type { PartName } from './parts.ts';

/**
 * Where the parts of a folder are. What a page cannot begin without is the first line of its program, which a browser keeps compiled. All others are one file
 * beside it: a line that names each with its length in bytes, then their texts. What nobody asks for never becomes a text.
 */

/** The parts that a page begins with. */
export const FIRST_PARTS: ReadonlySet<PartName> = new Set<PartName>(['about', 'cards']);

declare global {
  /** The texts of those parts by name; a page that is one file has none. */
  var headjudgeParts: Readonly<Record<string, string>> | undefined;
}

const BEGIN = 'var headjudgeParts=';

/** A program with the parts it begins with. */
export const programWith = (parts: PartTexts, script: string): string =>
  `${BEGIN}${JSON.stringify(Object.fromEntries(parts))};\n${script}`;

const NEW_LINE = 10;

type Lengths = readonly (readonly [name: string, bytes: number])[];

export const partsFile = (parts: PartTexts): Uint8Array => {
  const encoder = new TextEncoder();
  const texts = parts.map(([name, text]) => [name, encoder.encode(text)] as const);
  const lengths: Lengths = texts.map(([name, bytes]) => [name, bytes.length]);
  const all = [encoder.encode(`${JSON.stringify(lengths)}\n`), ...texts.map(([, bytes]) => bytes)];
  const file = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of all) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
};

/** The text of each part in such a file; null for one it does not have. */
export const openPartsFile = (file: Uint8Array): ((name: string) => string | null) => {
  const decoder = new TextDecoder();
  const text = (from: number, to: number): string => decoder.decode(file.subarray(from, to));
  const begin = file.indexOf(NEW_LINE) + 1;
  const places = new Map<string, readonly [from: number, to: number]>();
  let at = begin;
  for (const [name, bytes] of JSON.parse(text(0, begin)) as Lengths) {
    places.set(name, [at, at + bytes]);
    at += bytes;
  }
  return (name) => {
    const place = places.get(name);
    return place === undefined ? null : text(...place);
  };
};

/** The program of a folder without its parts, and the text of every part. */
export const openFolder = (
  program: string,
  file: Uint8Array,
): { readonly script: string; readonly partText: (name: string) => string | null } => {
  const end = program.indexOf('\n');
  const first = JSON.parse(program.slice(BEGIN.length, end - 1)) as Readonly<Record<string, string>>;
  const rest = openPartsFile(file);
  return { script: program.slice(end + 1), partText: (name) => first[name] ?? rest(name) };
};
