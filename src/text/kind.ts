import { type Law, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Verb } from './verb.ts';

/** What a document says of a kind of card text as such: the verb is played under that paragraph. */
export interface Kind {
  readonly law: Law<'advanced-2018'>;
  readonly fits: (verb: Verb, context: TextContext, t: T) => boolean;
  readonly said: (t: T, play: () => void) => void;
}

/** `noted`: what is said of it where the verb itself does nothing on the table. */
export const kind = (law: Law<'advanced-2018'>, fits: Kind['fits'] = () => true, noted?: string): Kind => ({
  law,
  fits,
  said: step(law, (t: T, play: () => void): void => {
    if (noted !== undefined) t.note(noted, {});
    play();
  }),
});
