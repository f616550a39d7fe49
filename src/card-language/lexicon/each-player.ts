/** What a Stadium lets each player do, in the words of a card of that player's own. */

const EACH_TURN =
  /^(Once d|D)uring each player's turn(?: \((?:before attacking|before he or she attacks)\))?, (if .+?, )?(?:that player|the player|they|he or she) may (?=.)/u;

/** What keeps cards off the Stadium itself is said of every player. */
const OF_ALL = / Whenever any player /u;

/** What a player may do. */
const DONE = 'draw|search|remove|shuffle|show|put|discard|reveal|attach|heal|flip|move|switch|choose|look|take|return';

const asOwn = (text: string): string =>
  text
    .replace(/\bif (?:they|that player|he or she) do(?:es)?(?: so)?\b/giu, 'If you do')
    .replace(/\b(?:(?:that|the) player|he or she)'s\b/giu, 'your')
    .replace(/\b(?:(?:that|the) player|he or she) gets\b/giu, 'you get')
    .replace(/\bhe or she likes\b/giu, 'you like')
    .replace(/^choose to (?=discard)/iu, '')
    .replace(new RegExp(`\\b(?:(?:the|that) player|he or she) (${DONE})e?s\\b`, 'giu'), '$1')
    .replace(new RegExp(`\\bthey (${DONE})\\b`, 'giu'), '$1')
    .replace(new RegExp(`(?<=[,.] |\\band |\\bthen )(${DONE})e?s\\b`, 'giu'), '$1')
    .replace(/\bto the opponent\b/giu, 'to your opponent')
    .replace(/\b(?:(?:that player|he or she) has|they have)\b/giu, 'you have')
    .replace(/\b(?:that player|he or she|they)\b/giu, 'you')
    .replace(/\b(?:his or her|their)\b/giu, 'your');

export interface EachPlayers {
  readonly text: string;
  /** Once in each turn, and no more. */
  readonly once: boolean;
}

/** Null where the text says another thing than what each player may do in a turn. */
export const eachPlayersIn = (text: string): EachPlayers | null => {
  const [all, often, asked] = EACH_TURN.exec(text) ?? [];
  if (all === undefined) return null;
  const [said = '', ...kept] = text.slice(all.length).split(OF_ALL);
  const condition = asked === undefined ? '' : asOwn(asked);
  const own = asOwn(said).replace(/\bThen, you shuffles? /gu, 'Then, shuffle ');
  const sentence = own.charAt(0).toUpperCase() + own.slice(1);
  const last = kept.map((one) => ` Whenever any player ${one}`).join('');
  const only = condition === '' ? '' : `You can use this card only ${condition.replace(/, $/u, '')}. `;
  return { text: `${only}${sentence}${last}`, once: often === 'Once d' };
};
