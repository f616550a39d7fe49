import { says } from './sentences.ts';

/** What an unread text says that is not over once it was carried out. */

export interface SaidToLast {
  readonly sentence: string;
  /** Until when, as the text calls it. */
  readonly until: 'this-turn' | 'opponents-next-turn' | 'your-next-turn' | 'end-of-your-next-turn' | 'while-in-play';
}

/** What happened before, how often the card itself may be used, what a Special Condition does, which stands beside its Pokémon: nothing else that lasts. */
const NOT_LASTING =
  /\b(?:last|first|each|once during your) turn\b|\b(?:was|were|evolved|retreated|healed|attached|moved|used|played|discarded|took) [^,.]*\b(?:during )?this turn\b|\bup for the rest of the game\b|^(?:.*\binstead of \d\b.*|.*\d damage counters? on [^,.]* instead of .*|skip .*)\b(?:between turns|checkup)\b.*$|^.*\b(?:between turns|checkup)\b.* instead of \d+$/gu;

const LASTS: readonly (readonly [SaidToLast['until'], RegExp])[] = [
  ['opponents-next-turn', /\b(?:opponent's|his or her|their) next turn\b/u],
  ['your-next-turn', /\byour next turn\b/u],
  ['end-of-your-next-turn', /\bend of your next turn\b/u],
  ['this-turn', /\bthis turn\b|\b(?:rest|end) of (?:the|this|your|that) turn\b/u],
  [
    'while-in-play',
    /\bnext time\b|\blasts\b|\bas long as\b|\bwhenever\b|\brest of (?:the|this) game\b|\b(?:until|unless) [^,.]*\b(?:leaves?|evolves?|retreats?|becomes?)\b|\bbetween turns\b|\bcheckup\b/u,
  ],
];

/** Its sentences that leave an effect, and until when. */
export const saidToLast = (text: string): readonly SaidToLast[] =>
  says(text).flatMap((sentence) => {
    const words = sentence.replace(NOT_LASTING, ' ');
    return LASTS.flatMap(([until, said]) => (said.test(words) ? [{ sentence, until }] : []));
  });
