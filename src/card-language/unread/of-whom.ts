import { ASIDE, EXCEPT, saysOfOthers } from './sentences.ts';

/** Whom an unread text names: whose attacks or retreat it speaks of, which Energy is attached, which card is played. */

/** `names`, in lower case; null for any Pokémon of that side. */
export interface Actors {
  readonly side: 'yours' | 'any';
  readonly names: readonly string[] | null;
}

const PROVISO = '(?:(?:if|as long as) [^,]*, )?';

/** Sentences about what some Pokémon pay to attack or retreat, or which attacks they can use. */
const OF_ACTORS: readonly RegExp[] = [
  `${PROVISO}(?:ignore all (?:\\w+ )?energy in )?the attack cost of (?:each of )?(?<who>[^.]*?)'s? attacks(?: is [^.]*)?`,
  `${PROVISO}you pay (?:colorless ?)+(?:energy )?(?:less|more) to retreat (?<who>your [^.]*)`,
  `${PROVISO}the retreat cost (?:for|of) (?:each )?(?<who>[^.]*? you have in play) is [^.]*`,
  `${PROVISO}each of (?<who>your [^,.]*) can use [^,.]*'s attack as its own\\b[^.]*`,
].map((words) => new RegExp(`^${words}$`, 'u'));

const actorsIn = (who: string): Actors | null => {
  if (/\byour opponent/u.test(who)) return null;
  const said = who.replace(/^each of | you have in play$/gu, '');
  const side = said.startsWith('your ') || said !== who.replace(/^each of /u, '') ? 'yours' : 'any';
  const names = said
    .replace(/^your /u, '')
    .split(/,? and\/or |,? and |,? or |, /u)
    .map((name) => name.trim());
  const isByName = !/\bpokémon\b|\bplayer/u.test(said);
  return isByName ? { side, names } : side === 'yours' ? { side, names: null } : null;
};

/** The Pokémon of which alone a text speaks; null where it may be about any. */
export const actorsOf = (text: string): Actors | null => {
  const [only = '', ...more] = saysOfOthers(text.replace(ASIDE, ''));
  if (more.length > 0) return null;
  const who = OF_ACTORS.map((words) => words.exec(only)?.groups?.who).find((one) => one !== undefined);
  return who === undefined ? null : actorsIn(who);
};

const WHO = '(?:you|your opponent|a player|any player|either player|that player)';
const ENERGY =
  '(?:an?|any) (?<kind>(?:basic )?(?:grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless)|basic|special) energy(?! (?:cards? )?(?:or|and)\\b)(?: cards?)?\\b';
const OF_ATTACHING: readonly RegExp[] = [
  `${PROVISO}(?:when|whenever|if) ${WHO} attach(?:es)? ${ENERGY}[^.]*`,
  `${PROVISO}${WHO} can't attach ${ENERGY}[^.]*`,
].map((words) => new RegExp(`^${words}$`, 'u'));

/** The kind of Energy of whose attaching alone a text speaks: a type, or `special`; null where it may be any. */
export const energyOf = (text: string): string | null => {
  const kinds = saysOfOthers(text.replace(ASIDE, '').replace(EXCEPT, '')).map((one) =>
    OF_ATTACHING.map((words) => words.exec(one)?.groups?.kind).find((kind) => kind !== undefined),
  );
  const [kind] = kinds;
  return kind !== undefined && kinds.every((other) => other === kind) ? kind.replace(/^basic /u, '') : null;
};

const OF_CARDS: readonly RegExp[] = [
  /^(?:a player|your opponent|you|each player) must [^.]* in order to play an? (?<names>[^,.]*) card$/u,
  /^(?:as long as [^,.]*, )?your turn does not end when you play (?<names>[^,.]*)$/u,
];

/** A kind of card and no name: a text about it is about all of that kind. */
const KIND_OF_CARD =
  /^(?:(?:trainer|item|supporter|stadium|pokémon tool|tool|technical machine|ace spec|energy|pokémon|basic|special|evolution|single strike|rapid strike|fusion strike|ancient|future|cards?) ?)+$/u;

/** The cards of whose playing alone a text speaks, in lower case; null where it may be any. */
export const cardsPlayedIn = (text: string): readonly string[] | null => {
  const [only = '', ...more] = saysOfOthers(text);
  if (more.length > 0) return null;
  const found = OF_CARDS.map((words) => words.exec(only)?.groups?.names).find((one) => one !== undefined);
  const names = found?.split(/ or (?:an? )?/u) ?? [];
  return names.length === 0 || names.some((name) => KIND_OF_CARD.test(name)) ? null : names;
};
