import { type Json, REPEATED, type Script, UPON } from '../state/index.ts';
import { asList, asText, asTexts, asWord, type KeyReaders, wrongShape } from './keys.ts';
import type { YamlNode } from './read-yaml.ts';
import type { Source } from './source.ts';

/** The most digits a number in card text may have; longer ones stay text. */
const INTEGER = /^-?(?:0|[1-9]\d{0,8})$/;

/**
 * Card text written as data, as JSON. Whole numbers and `true`, `false` without quotes become numbers and booleans;
 * every other scalar stays text.
 */
export const toJson = (node: YamlNode): Json => {
  if (node.kind === 'list') return node.items.map(toJson);
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({ key, value }) => [key.text, toJson(value)]));
  if (!node.plain) return node.text;
  if (INTEGER.test(node.text)) return Number(node.text);
  return node.text === 'true' ? true : node.text === 'false' ? false : node.text;
};

/** A list of verbs or claims. */
export const readVerbs = (source: Source, node: YamlNode): readonly Json[] | undefined =>
  asList(source, node, 'a list of what the text does')?.items.map(toJson);

/** Takes a value into a card part under construction, unless it could not be read. */
export type Put = <T>(value: T | null | undefined, take: (value: T) => void) => void;

export const put: Put = (value, take) => {
  if (value !== null && value !== undefined) take(value);
};

type ScriptDraft = { -readonly [K in keyof Script]: Script[K] };

/** Readers for `text`, `does`, `touches`, `while`, `upon` and `repeats`. */
export const scriptReaders = (source: Source, draft: ScriptDraft): KeyReaders => ({
  text: (value) =>
    put(asText(source, value, 'the text of the card'), ({ text }) => {
      draft.text = text.trim();
    }),
  does: (value) =>
    put(readVerbs(source, value), (does) => {
      draft.does = does;
    }),
  touches: (value) => {
    draft.touches = asTexts(source, value, 'what the text bears on').map(({ text }) => text.trim());
  },
  while: (value) => {
    draft.while = toJson(value);
  },
  upon: (value) => {
    if (value.kind !== 'text') wrongShape(source, value, 'what the text waits for');
    else
      put(asWord(source, value, UPON, 'thing to wait for'), (upon) => {
        draft.upon = upon;
      });
  },
  repeats: (value) => {
    if (value.kind !== 'text') wrongShape(source, value, 'the rule that the text repeats');
    else
      put(asWord(source, value, REPEATED, 'rule that cards print'), (repeats) => {
        draft.repeats = repeats;
      });
  },
});
