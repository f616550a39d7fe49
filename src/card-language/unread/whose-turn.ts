import { ASIDE, EXCEPT, saysOfOthers } from './sentences.ts';

/** In whose turn an unread text can speak, where all that it says is of acts that a player does in the own turn only. */

const PROVISO = '(?:(?:as long as|if) [^,]*, )?';

const patterns = (all: readonly string[]): readonly RegExp[] => all.map((words) => new RegExp(`^${words}$`, 'u'));

/** What the opponent plays, attaches or attacks with. */
const OF_THEIR_TURN = patterns([
  `${PROVISO}your opponent can't (?:play|attach) [^.]*\\bfrom (?:his or her|their) hand\\b[^.]*`,
  `${PROVISO}your opponent can't play [^.]*`,
  `${PROVISO}whenever your opponent's [^,]*\\btries to attack, [^.]*`,
  `${PROVISO}whenever your opponent flips a coin during (?:his or her|their) turn, [^.]*`,
  `${PROVISO}(?:when|whenever|after) your opponent (?:plays|attaches) an? [^,]* from (?:his or her|their) hand[^,]*, [^.]*`,
  "during your opponent's turn, [^.]*",
  "at the end of your opponent's turn, [^.]*",
  "your opponent's attacks, pokémon powers, and trainer cards can't [^.]*",
  `${PROVISO}prevent all [^.]*\\b(?:by (?:any )?attacks? (?:from|of|used by) your opponent's (?:(?! and )[^.])*|by your opponent's attacks|effects of (?:an |your )?opponent's (?:gx )?attacks\\b(?:(?! and )[^.])*)`,
  `${PROVISO}(?:any )?damage done to [^.]* by (?:attacks from )?(?:an |your )opponent's [^.]*\\battacks?\\b[^.]* is reduced by [^.]*`,
  `${PROVISO}[^.]* takes? \\d+ less damage from your opponent's attacks`,
  `${PROVISO}(?:the )?attacks of your opponent's [^.]* do \\d+ less damage to [^.]*`,
  `(?:if|whenever) (?:an|your) opponent's attack [^.]*`,
  `${PROVISO}cards in your deck can't be discarded by effects of your opponent's attacks, abilities, item cards,(?: pokémon tool cards,)? or supporter cards`,
]);

/** What comes of that, and what keeps a Pokémon from it then. */
const ALSO_THEN =
  /^any other effects still happen$|^(?:if (?:heads|tails)|then)\b(?!.*\bbetween turns\b)|^if your opponent can't [^,]*, your opponent's pokémon can't attack$/u;

/** What its own player plays, attaches or attacks with. */
const OF_OWN_TURN = patterns([
  `when(?:ever)? (?:1|one|any) of your pokémon\\b[^,]* uses its [^,]*\\battack, that attack\\b[^.]*`,
  'when(?:ever)? you (?:play|attach) an? [^,]* from your hand[^.]*',
  `${PROVISO}your turn does not end when you (?:play|use) [^.]*`,
  'if you discard this pokémon with the effect of [^.]*',
  `${PROVISO}(?:each of )?your (?!opponent)[^,.]* attacks? do(?:es)? \\d+ more damage to [^.]*`,
  `${PROVISO}(?:ignore all (?:\\w+ )?energy in )?the attack cost of (?:each of )?your (?!opponent)[^.]*`,
]);

/** Whose turn it has to be; undefined where it may speak in any. */
export const turnOfText = (text: string): 'own' | 'theirs' | undefined => {
  const [first, ...rest] = saysOfOthers(text.replace(ASIDE, '').replace(EXCEPT, ''));
  if (first === undefined) return undefined;
  const isOf = (turn: readonly RegExp[]): boolean =>
    turn.some((words) => words.test(first)) &&
    rest.every((one) => turn.some((words) => words.test(one)) || ALSO_THEN.test(one));
  return isOf(OF_OWN_TURN) ? 'own' : isOf(OF_THEIR_TURN) ? 'theirs' : undefined;
};
