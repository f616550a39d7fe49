import type { Power } from '../../state/index.ts';
import { escaped, ownNames } from '../lexicon/index.ts';

/**
 * When a power may be used, of a text that is not read as a whole: its first words say where its Pokémon has to be, and whole sentences say what keeps it
 * from being used. Those are read by themselves, since whatever the rest says the power can't be used against them.
 */

export type LimitsOfUse = Pick<Power, 'when' | 'oneOfNamePerTurn'>;

const USED = /^(?:once|as often as you like|at any time) during your turn(?: \(before your attack\))?, /iu;
const PLACE = /^if this Pokémon is (?:your Active Pokémon|on your Bench), (?=you may\b)/u;
const LIMIT =
  /(?<=^|[.)] )(?:(?:This|The) (power|Ability) can't be used|You can't use this (power|Ability)) (if [^.()]+\.)|(?<=^|[.)] )You can't use more than 1 [^.()]+ each turn\./gu;

/** The shortest texts that say each limit; what is done by them is no matter. */
const framesOf = (text: string, name: string): readonly string[] => {
  const own = text.replace(
    new RegExp(`(?<![\\p{L}-])(?:${ownNames(name).map(escaped).join('|')})(?![\\p{L}'-])`, 'gu'),
    'this Pokémon',
  );
  const [begins] = USED.exec(own) ?? [];
  if (begins === undefined) return [];
  const once = 'Once during your turn (before your attack), ';
  const rest = own.slice(begins.length);
  const [place] = PLACE.exec(rest) ?? [];
  const limits = [...rest.matchAll(LIMIT)].map(([whole, power, same, when]) =>
    when === undefined ? whole : `This ${power ?? same} can't be used ${when}`,
  );
  return [
    ...(place === undefined ? [] : [`${once}${place}you may draw a card.`]),
    ...limits.map((limit) => `${once}you may draw a card. ${limit}`),
  ];
};

/** `read`: what the card language reads of a power that is used. */
export const limitsOfUse = (text: string, name: string, read: (frame: string) => LimitsOfUse | null): LimitsOfUse => {
  const found = framesOf(text, name).flatMap((frame) => read(frame) ?? []);
  const when = found.flatMap((one) => one.when ?? []);
  return {
    ...(when.length === 0 ? {} : { when }),
    ...(found.some(({ oneOfNamePerTurn }) => oneOfNamePerTurn === true) ? { oneOfNamePerTurn: true } : {}),
  };
};

const LIMIT_OF_PLAY = /(?<=^|[.)(] ?)You can(?:'t play this card if| play this card only if) [^.()]+\./u;

/** The shortest text that says when a Trainer card may be played, of one that is not read as a whole; null where it does not say so once. */
export const limitOfPlay = (text: string, name: string): string | null => {
  const own = text.replace(new RegExp(`(?<=can(?:'t| only)? play )${escaped(name)}(?= )`, 'gu'), 'this card');
  const [limit] = LIMIT_OF_PLAY.exec(own) ?? [];
  return limit === undefined ? null : `${limit} Draw a card.`;
};
