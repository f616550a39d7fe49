import type { Gap, View } from '../claims/index.ts';
import type { Card, Script } from '../state/index.ts';

/** Cards that do something when they are taken as a face-down Prize card, where that text is not executed. */

const TAKEN = /\b(?:took|take) (?:it|this (?:card|pokémon)|[^.,]{1,30}) as a face-down prize card\b/iu;

/** Does the text of this card speak of being taken as a Prize? */
export const speaksOfBeingTaken = ({ text = '' }: Pick<Script, 'text'>): boolean => TAKEN.test(text);

const unexecuted = ({ play, unread = [], powers = [] }: Card): readonly Script[] =>
  [...(play === undefined ? [] : [play]), ...unread, ...powers.filter(({ always }) => always === undefined)].filter(
    (script) => script.does === undefined && speaksOfBeingTaken(script),
  );

/** Of the Prizes that lie face down and are known; each has its moment when a Prize is taken. */
export const gapsAmongPrizes = (view: View): readonly Gap[] =>
  view.state.players.flatMap(({ seat, prizes }) =>
    prizes.cards
      .filter((card) => prizes.faceUp?.includes(card) !== true)
      .flatMap((card) => {
        const found = view.cardAt(card);
        return (found === null ? [] : unexecuted(found)).map(({ text = '' }) => ({
          card,
          uid: null,
          place: 'card text',
          script: { text, upon: 'prize-taken' as const },
          from: { seat, uid: null },
          answers: true,
        }));
      }),
  );
