import type { Condition } from '../../claims/index.ts';
import { isTable, type Json, type Power, sameValue } from '../../state/index.ts';
import { escaped } from '../lexicon/index.ts';
import { opposite } from '../lower/steps.ts';

/** When a power may be used, of a text that is not read as a whole: its first words and the sentences that limit it are read by themselves, whatever the rest says. */

export type LimitsOfUse = Pick<Power, 'when' | 'on' | 'oneOfNamePerTurn' | 'limitsRead'>;

/** When it is used: all that stands before what its player may do. */
const USED =
  /^(?:(?:once|as often as you like|at any time) during your turn\b|when you (?:play|put) )(?:LV\.|[^.])*?\byou may (?=\p{Ll})/iu;
const LIMIT =
  /(?<=^|[.)] )(?:(?:This|The) (power|Ability) can't be used|You can't use this (power|Ability)) (if (?:Mr\.|[^.()])+\.)|(?<=^|[.)] )You can't use more than 1 [^.()]+ each turn\./gu;

/** Words of a limit or a price beside those. */
const MORE =
  /^(?:discard|pay|return|put|shuffle|show|reveal|choose (?:an?|\d) cards?)\b|\bcan't\b|\bonly\b|\bmust\b|\bunless\b|\border to\b/iu;

/** The shortest texts that say each limit; what is done by them is no matter. */
const framesOf = (text: string): readonly string[] => {
  const [begins] = USED.exec(text) ?? [];
  if (begins === undefined) return [];
  const once = 'Once during your turn (before your attack), ';
  const rest = text.slice(begins.length);
  const limits = [...rest.matchAll(LIMIT)].map(([whole, power, same, when]) =>
    when === undefined ? whole : `This ${power ?? same} can't be used ${when}`,
  );
  return [`${begins}draw a card.`, ...limits.map((limit) => `${once}you may draw a card. ${limit}`)];
};

/** `read`: what the card language reads of a power that is used. */
export const limitsOfUse = (text: string, read: (frame: string) => LimitsOfUse | null): LimitsOfUse => {
  const all = framesOf(text).map(read);
  const found = all.flatMap((one) => one ?? []);
  const isWhole = all.length > 0 && !all.includes(null) && !MORE.test(text.replace(USED, '').replace(LIMIT, ''));
  const when = found.flatMap((one) => one.when ?? []);
  const on = found.find((one) => one.on !== undefined)?.on;
  return {
    ...(isWhole ? { limitsRead: true } : {}),
    ...(on === undefined ? {} : { on }),
    ...(when.length === 0 ? {} : { when }),
    ...(found.some(({ oneOfNamePerTurn }) => oneOfNamePerTurn === true) ? { oneOfNamePerTurn: true } : {}),
  };
};

const STOPS =
  /(?<=^|[.)] )(?:(?:This|The) (?:power|Ability|Poké-Body)|(?<named>[^.,()]{2,40}) Poké-Body) (?:can't be used|stops working) (?<when>if (?:Mr\.|[^.()])+\.)/gu;

/** By what a text in force stops, of one that is not read as a whole: its last sentences are read by themselves. `read`: as of a power that is used. */
export const stopsOf = (text: string, name: string, read: (frame: string) => LimitsOfUse | null): readonly Json[] =>
  [...text.matchAll(STOPS)].flatMap(({ groups: { named = name, when = '' } = {} }) => {
    if (named !== name) return [];
    const frame = `Once during your turn (before your attack), you may draw a card. This power can't be used ${when}`;
    const stops = (read(frame)?.when ?? []).map((one) => opposite(one as Condition));
    const conditions = stops.flatMap(({ self, ...more }) =>
      typeof self?.condition === 'string' && Object.keys({ ...self, ...more }).length === 1 ? [self.condition] : [],
    );
    return conditions.length > 1 && conditions.length === stops.length ? [{ self: { condition: conditions } }] : stops;
  }) as readonly Json[];

const HOLDS_WHILE = /^(?:as long as|if|while) /iu;
/** What may stand after the one sentence that a text is: reminders, when it stops, and that copies do not add up. */
const BESIDES = /(?<=[.)] )(?:\([^()]*\)|You can't (?:apply|use) more than 1 [^.()]+\.)/gu;

/**
 * What has to be so for a text in force that is not read as a whole to say anything: its first words, where all of it is one sentence. `read`: what a text in
 * force says.
 */
export const holdsWhile = (
  text: string,
  read: (frame: string) => readonly Json[] | null,
): { readonly [key: string]: Json } | null => {
  const sentence = text.replace(STOPS, '').replace(BESIDES, '').trim();
  if (!HOLDS_WHILE.test(sentence) || /[.)] /u.test(sentence.replace(/\bMr\. /gu, ''))) return null;
  for (const { index } of sentence.matchAll(/, /gu)) {
    const [claim, ...others] = read(`${sentence.slice(0, index)}, this Pokémon gets +10 HP.`) ?? [];
    if (claim === undefined || others.length > 0 || !isTable(claim)) continue;
    const { while: is, ...said } = claim;
    return sameValue(said, { claim: 'hp', add: 10, on: 'self' }) && isTable(is) ? is : null;
  }
  return null;
};

const LIMIT_OF_PLAY = /(?<=^|[.)(] ?)You can(?:'t play this card if| play this card only if) [^.()]+\./gu;

/** The shortest texts that say when a Trainer card may be played, of one that is not read as a whole: each has to hold. */
export const limitsOfPlay = (text: string, name: string): readonly string[] => {
  const own = text.replace(new RegExp(`(?<=can(?:'t| only)? play )${escaped(name)}(?= )`, 'gu'), 'this card');
  return [...own.matchAll(LIMIT_OF_PLAY)].map(([limit]) => `${limit} Draw a card.`);
};
