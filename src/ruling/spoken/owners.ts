import { inPlay, nameOf, type View } from '../../claims/index.ts';
import { attacksOf } from '../../rules/index.ts';
import { type Pokemon, sameName } from '../../state/index.ts';
import { tidy } from '../question/words.ts';

/** Whose Pokémon a question is about, where a seat says it: `p1's Luxray retreat`, `p2's Luxray's Lightning Star`. */

const QUOTED = /("[^"]*"|“[^”]*”)/u;
const BY_SEAT =
  /^((?:(?:can|may|could|might)\s+)?)(p[1-4])['’]s\s+(.+?)\s+(?=(?:retreat|attack|evolve|use|level)s?\b)/iu;
const ITS_ATTACK = /^(?:(p[1-4])['’]s\s+|my\s+)?(.+?)['’]s?\s+(.+)$/iu;

const ofSeat = (view: View, seat: string, name: string): readonly Pokemon[] =>
  view.state.players
    .filter((player) => player.seat === seat)
    .flatMap(inPlay)
    .filter((one) => sameName(nameOf(view, one), name));

/** `Luxray's Lightning Star` as `attack Lightning Star with Luxray`; null where the words are not that. */
const attackOf = (view: View, said: string): string | null => {
  const [, seat = view.state.toMove, who = '', attack = ''] = ITS_ATTACK.exec(said) ?? [];
  const whose = seat.toLowerCase();
  const holder = ofSeat(view, whose, who).find((one) =>
    attacksOf(view, one).some((its) => sameName(its.attack.name, attack)),
  );
  if (holder === undefined) return null;
  return whose === view.state.toMove ? `attack ${attack} with ${who}` : `${whose} attack ${attack}`;
};

/**
 * The question with `my` for the player to move, and with the player before the act for any other. An owner that the table does not bear out
 * stays as it was written.
 */
export const withOwner = (view: View, question: string): string => {
  // No owner is named without an apostrophe, and most questions have none.
  if (!/['’]/.test(question)) return question;
  const attack = attackOf(view, tidy(question));
  if (attack !== null) return attack;
  const [, lead = '', seat = '', who = ''] = BY_SEAT.exec(question.trim()) ?? [];
  const other = seat.toLowerCase();
  if (seat !== '' && other !== view.state.toMove && ofSeat(view, other, who).length > 0)
    return question.trim().replace(BY_SEAT, `${lead}${other} `);
  return question
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(new RegExp(`\\b${view.state.toMove}['’]s\\s+`, 'giu'), 'my '),
    )
    .join('');
};
