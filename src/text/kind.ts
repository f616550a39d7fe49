import type { NoteCode } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { type AnyLaw, type Law, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Verb } from './verb.ts';

/** What a document says of a kind of card text as such: the verb is played under that paragraph. */
export interface Kind {
  readonly law: AnyLaw;
  readonly fits: (verb: Verb, context: TextContext, t: T) => boolean;
  readonly said: (t: T, play: () => void) => void;
}

/** `noted`: what is said of it where the verb itself does nothing on the table. */
export const kind = <D extends Doc>(law: Law<D>, fits: Kind['fits'] = () => true, noted?: NoteCode): Kind => ({
  law,
  fits,
  said: step(law, (t: T, play: () => void): void => {
    if (noted !== undefined) t.note(noted, {});
    play();
  }),
});
