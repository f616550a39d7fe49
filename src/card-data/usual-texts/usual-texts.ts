import { type Attack, hasEntry, type Json, type Script } from '../../state/index.ts';
import type { SourceAttack } from '../reading/source-card.ts';
import { ofItself } from './own-name.ts';
import { inTwoHalves, type Verbs } from './phrases.ts';
import { readAll, sentencesOf } from './sentences.ts';
import { readAttackCoins, readAttackSentence } from './usual-attack-sentences.ts';
import { askedToPlay } from './usual-later-trainers.ts';
import { priceIn, readTrainerCoin, readTrainerSentence } from './usual-trainers.ts';

/**
 * Whole texts of Trainer cards, and of a few attacks, that consist of usual sentences alone. Such a text is executed; any other stays a text that is
 * not executed, as a whole: half of a text would be another card.
 */

const isOwnDiscard = (verb: Json): boolean =>
  typeof verb === 'object' && verb !== null && 'discard-energy' in verb && 'from' in verb && verb.from === 'self';

/** What an attacker does after it has left play is unknown. */
const leavesTooSoon = (does: Verbs): boolean => does.slice(0, -1).some((verb) => hasEntry(verb, 'return', 'self'));

/** What an attack without damage that depends on anything does, where every sentence of its text is a usual one. */
export const usualAttack = ({ text, mark }: SourceAttack, name: string): Pick<Attack, 'discards' | 'does'> | null => {
  // A sign after the number that no sentence explains means more than is read.
  if (text === undefined || mark !== undefined) return null;
  const read = readAll(
    sentencesOf(ofItself(text, name)),
    (sentence, isLast) => readAttackSentence(sentence) ?? (isLast ? readAttackCoins(sentence) : null),
  );
  if (read === null) return null;
  // What an attack discards of its own Energy, without a coin, has its own place among the steps.
  const parts = read.map((verbs) => {
    const own = verbs.findIndex((verb) => !isOwnDiscard(verb));
    return own < 0 ? { discards: verbs, does: [] } : { discards: verbs.slice(0, own), does: verbs.slice(own) };
  });
  const discards = parts.flatMap((one) => one.discards);
  const does = parts.flatMap((one) => one.does);
  return leavesTooSoon(does) ? null : { ...(discards.length === 0 ? {} : { discards }), does };
};

/** Sentences of a Supporter that say how it is played, as the rules do. */
const AS_A_SUPPORTER =
  /^(?:You can play only (?:one|1) Supporter card each turn|When you play this card, put it next to your Active Pokémon|When your turn ends, discard this card)\.$/u;

/** Where there are fewer than are to be taken, all are. */
const AS_MANY_AS_THERE_ARE =
  /^If you don't have that many basic Energy cards in your discard pile, put all of them into your hand\.$/u;

const PRICE =
  /^Discard (?:(\d) of the other cards (?:from|in)|(a) card from) your hand(?: in order to play this card\. | in order to |\. If you can't discard a card from your hand, you can't play this card\. )/u;

const readTrainerHalves = inTwoHalves(readTrainerSentence);

/** What a Trainer card does that is discarded after use, and its price in cards of the hand; null where a sentence is not a usual one. `text` is without reminders of rules. */
export const usualTrainer = (
  text: string,
): {
  readonly does: NonNullable<Script['does']>;
  readonly discardsToPlay?: number;
  readonly playsOnlyIf?: Json;
} | null => {
  const own = sentencesOf(text).filter(
    (sentence) => !AS_A_SUPPORTER.test(sentence) && !AS_MANY_AS_THERE_ARE.test(sentence),
  );
  const asked = askedToPlay(own.join(' '));
  const said = asked?.text ?? own.join(' ');
  const named = priceIn(said);
  const [price, cards] = PRICE.exec(said) ?? [''];
  const left = named?.text ?? said.slice(price.length);
  const thrown = named?.cards ?? (price === '' ? null : Number(cards ?? 1));
  if (left.trim() === '') return null;
  const read = readAll(
    sentencesOf(left),
    (sentence, isLast) =>
      readTrainerSentence(sentence) ?? readTrainerHalves(sentence) ?? (isLast ? readTrainerCoin(sentence) : null),
  );
  if (read === null) return null;
  return {
    does: read.flat(),
    ...(thrown === null ? {} : { discardsToPlay: thrown }),
    ...(asked === null ? {} : { playsOnlyIf: asked.condition }),
  };
};
