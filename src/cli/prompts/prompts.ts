import { ASKING, type Conversation, oneQuestion } from '../../dialogue/index.ts';
import type { Face } from '../../render/face.ts';

/** How a person is asked: one interface, with a face for terminals that can redraw (`terminal-prompts.ts`) and one that prints line by line (`line-prompts.ts`). */

/** How a conversation is introduced, and what is called at every step of it. */
export interface Talk<S> {
  readonly title: string;
  /** Called with every new state, before it is drawn: each answer is saved at once. */
  readonly changed: (state: S) => void;
}

export interface Prompts {
  /** Talks until there is nothing more to ask; null when the person stops or the terminal is closed. */
  converse<S>(conversation: Conversation<S>, start: S, talk: Talk<S>): Promise<S | null>;
  /** Waits for one of these keys, `enter` among them; null when the person stops. */
  key(message: string, keys: readonly string[]): Promise<string | null>;
}

/** The prompts for this face. Each is loaded when there is something to ask. */
export const promptsFor = async (face: Face, byLine: boolean): Promise<Prompts> =>
  byLine
    ? (await import('./line-prompts.ts')).linePrompts(face)
    : (await import('./terminal-prompts.ts')).terminalPrompts(face);

/** Lets the person pick one of these; null when they stop. */
export const pick = async (prompts: Prompts, title: string, choices: readonly string[]): Promise<string | null> => {
  const question = oneQuestion({
    label: 'Answer',
    help: `Type the number of an answer or the beginning of it:  ${choices.join(' · ')}`,
    choices: choices.map((choice) => ({ answer: choice, says: choice })),
    needsChoice: true,
  });
  const picked = await prompts.converse(question, ASKING, { title, changed: () => {} });
  return picked?.answer ?? null;
};
