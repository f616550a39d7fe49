/**
 * The codes that rules write, made into words at the very end. Every room that writes some adds them here, in a `codes.ts` of its own (the
 * interface is merged), so that a misspelt code does not compile and the words can be checked against all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms that write codes fill it
export interface Codes {}

/** What a code can stand for. */
type Kind = 'ground' | 'allowance' | 'overruling' | 'need' | 'note' | 'question' | 'ending' | 'deck';

type CodesOf<K extends Kind> = {
  [Room in keyof Codes]: Codes[Room] extends { readonly [kind in K]: infer Code } ? Code : never;
}[keyof Codes];

/** Of a prohibition. */
export type GroundCode = CodesOf<'ground'>;
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
