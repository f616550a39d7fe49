/**
 * The codes that rules write, made into words at the very end. Every room that writes some adds them here, in a `codes.ts` of its own (the
 * interface is merged), so that a misspelt code does not compile and the words can be checked against all of them. What it adds is made of the
 * rules: the code of a ground stands in its prohibition, the others in the `CODES` of the file that writes them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms that write codes fill it
export interface Codes {}

/** The codes of prohibitions, made of the prohibitions themselves. */
// biome-ignore lint/suspicious/noEmptyInterface: the room of the rules fills it
export interface Grounds {}

/** What a code can stand for. */
type Kind =
  | 'allowance'
  | 'overruling'
  | 'need'
  | 'note'
  | 'question'
  | 'ending'
  | 'deck'
  | 'assumption'
  | 'way'
  | 'remedy';

type DeclaredIn<File, K extends Kind> = File extends {
  readonly CODES: { readonly [kind in K]: readonly (infer Code extends string)[] };
}
  ? Code
  : never;

/** What these files declare in their `CODES`, by what it stands for. */
export type CodesIn<Files extends readonly object[]> = {
  readonly [K in Kind as [DeclaredIn<Files[number], K>] extends [never] ? never : K]: DeclaredIn<Files[number], K>;
};

type CodesOf<K extends Kind> = {
  [Room in keyof Codes]: Codes[Room] extends { readonly [kind in K]: infer Code } ? Code : never;
}[keyof Codes];

/** Of a prohibition. */
export type GroundCode = Grounds[keyof Grounds];
/** Of something that would allow what a ground forbids, now or later. */
export type AllowanceCode = CodesOf<'allowance'>;
/** Of what overrules a ground on this table. */
export type OverrulingCode = CodesOf<'overruling'>;
/** Of a fact that a rule needs and that is not given. */
export type NeedCode = CodesOf<'need'>;
/** Of a line of the trace. */
export type NoteCode = CodesOf<'note'>;
/** Of a coin or a choice that the game waits for. */
export type QuestionCode = CodesOf<'question'>;
/** Of the way in which an attack ended early. */
export type EndingCode = CodesOf<'ending'>;
/** Of what is found about a deck. */
export type DeckCode = CodesOf<'deck'>;
