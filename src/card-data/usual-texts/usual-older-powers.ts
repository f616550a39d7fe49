import { hasEntry, hasKey, type Json, mentions } from '../../state/index.ts';
import {
  inTwoHalves,
  letterOf,
  onCoins,
  phrase,
  type Reader,
  reader,
  saysThen,
  type Understood,
  type Verbs,
} from './phrases.ts';
import { readAll, sentencesOf } from './sentences.ts';
import { OLDER } from './usual-attack-sentences.ts';
import { asked } from './usual-conditions.ts';
import { ANYWHERE, POKEMON } from './usual-effects.ts';
import { OLDER_USES } from './usual-older-uses.ts';
import { TRAINERS } from './usual-plain-trainers.ts';
import { ONE_OF_NAME, type Said, WITHOUT_CONDITION, WITHOUT_THREE } from './usual-powers.ts';

/** Pokémon Powers and Poké-Powers that are used, in the words of the years until 2011. */

const OWN = { side: 'yours' };
const BENCHED = { side: 'yours', place: 'bench' };
const THEIRS = { side: 'theirs' };

const energy = (basic: string | undefined, type: string | undefined): { readonly [key: string]: Json } => ({
  ...(basic === undefined ? {} : { basic: true }),
  ...(type === undefined ? {} : { type: letterOf(type) }),
});

const RECEIVERS: { readonly [words: string]: Json } = {
  'another of your pokémon': { one: OWN },
  'a different one': { one: OWN },
  'this pokémon': 'self',
  'your active pokémon': 'your-active',
  '1 of your benched pokémon': { one: BENCHED },
};

const givers = (which: string | undefined): Json => {
  if (which === undefined || /^other/iu.test(which)) return { one: OWN };
  return { one: /^b/iu.test(which) ? BENCHED : { ...OWN, place: 'active' } };
};

const moved = (
  basic: string | undefined,
  type: string | undefined,
  which: string | undefined,
  whither = '',
): Verbs | null => {
  const to = RECEIVERS[whither.toLowerCase()];
  return to === undefined ? null : [{ 'move-energy': 1, from: givers(which), to, ...energy(basic, type) }];
};

const POWERS: readonly (readonly [string, Understood])[] = [
  [
    'turn all Energy attached to $self into $type Energy for the rest of the turn',
    (type) => [
      { lasting: { claim: 'energy-type', type: letterOf(type), 'there-now': true }, on: 'self', until: 'this-turn' },
    ],
  ],
  [
    'turn all basic Energy attached to all of your Pokémon into $type Energy for the rest of the turn',
    (type) => [
      {
        lasting: {
          claim: 'energy-type',
          type: letterOf(type),
          basic: true,
          'there-now': true,
          on: { side: 'yours' },
        },
        on: 'you',
        until: 'this-turn',
      },
    ],
  ],
  [
    "put ([A-Z][\\p{L}. '♀♂-]*) from your hand onto $self \\(this counts as? evolving $self\\),? and remove all damage counters from $self",
    (into = '') => [{ first: [{ evolve: 'self', from: 'hand', into }], 'if-you-do': [{ heal: 'all', from: 'self' }] }],
  ],
  ['devolve $self and put $self into your hand', () => [{ devolve: 'self', to: 'hand' }]],

  [
    'move an Energy card from 1 of your Pokémon to another of your Pokémon',
    () => moved(undefined, undefined, undefined, 'another of your Pokémon'),
  ],
  [
    "move (?:a|1) damage counter from 1 of your Pokémon to another as long as you don't Knock Out that Pokémon",
    () => [{ 'move-counters': 1, from: { one: OWN }, to: { one: OWN }, 'not-fatal': true }],
  ],
  [
    "move (?:a|1) damage counter from 1 of your opponent's Pokémon to another(?: of your opponent's Pokémon)?(?: \\(even if it would Knock Out the other Pokémon\\))?",
    () => [{ 'move-counters': 1, from: { one: THEIRS }, to: { one: THEIRS } }],
  ],
  [
    "move (?:a|1) damage counter from 1 Pokémon \\(yours or your opponent's\\) to another \\(even if it would Knock Out the other Pokémon\\)",
    () => [{ 'move-counters': 1, from: { one: { side: 'any' } }, to: { one: { side: 'any' } } }],
  ],

  [
    'look at the top $n cards of your deck and (?:rearrange them as you like|put them back on $deck in any order)',
    (n) => [{ 'look-at-top': Number(n), rest: 'top' }],
  ],
  [
    'look at the top $n cards of your deck, choose $n of them, and put (?:it|them) into your hand\\. (?:(Discard) the other(?: \\d)? cards?|Put the (?:\\d )?other(?: \\d)? cards? (?:on|at) the bottom of your deck(?: in any order)?)',
    (n, take, discard) => [
      { 'look-at-top': Number(n), take: {}, count: Number(take), rest: discard === undefined ? 'bottom' : 'discard' },
    ],
  ],
  [
    "$self's type is $type until the end of your turn",
    (type) => [{ lasting: { claim: 'types', are: [letterOf(type)] }, on: 'self', until: 'this-turn' }],
  ],

  [
    '(?:choose 1 of the Defending Pokémon\\. That Pokémon|the Defending Pokémon \\(choose 1 if there are 2\\)) is now (Asleep|Burned|Confused|Paralyzed|Poisoned)',
    (condition = '') => [{ condition: condition.toLowerCase(), on: { one: { ...THEIRS, place: 'active' } } }],
  ],
];

const one = reader([...POWERS, ...OLDER_USES, ...OLDER, ...POKEMON, ...TRAINERS, ...ANYWHERE]);

/** Does it speak in words of attacks that mean nothing outside an attack? */
const isOfAttacks = (said: readonly Json[]): boolean =>
  hasKey(said, 'damage') ||
  mentions(said, 'damage-done', 'nothing', 'heads', 'own-heads', 'attacker') ||
  hasEntry(said, 'until', 'your-next-turn');

/** In a power no Pokémon is bound as Defending: the opponent's Active Pokémon is meant. */
const activeInstead = (value: Json): Json => {
  if (value === 'defending') return 'opponents-active';
  if (Array.isArray(value)) return (value as readonly Json[]).map(activeInstead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, activeInstead(inner as Json)]));
};

const effect: Reader = (sentence) => {
  const verbs = one(sentence);
  if (verbs === null || isOfAttacks(verbs)) return null;
  return verbs.map(activeInstead);
};

const halves = inTwoHalves(effect);

/** "Then" is kept, as far as it says more than the order. */
const effectOrHalves: Reader = (sentence) => (saysThen(sentence) ? null : (effect(sentence) ?? halves(sentence)));

const coin = onCoins(effect);

/** All that using it does; a coin and what depends on it come last. */
const does = (text: string): Verbs | null => {
  const read = readAll(
    sentencesOf(text.charAt(0).toUpperCase() + text.slice(1)),
    (sentence, isLast) => effectOrHalves(sentence) ?? (isLast ? coin(sentence) : null),
  );
  return read === null ? null : read.flat();
};

const OFTEN = phrase('(once|as often as you like) $turn, (.+)');
const EVENTS: readonly (readonly [RegExp, 'benched' | 'evolved' | 'leveled-up', Json | null])[] = [
  [
    phrase(
      '(?:once $turn, )?when you (?:put|play) $self (?:from your hand onto your Bench|onto your Bench from your hand), you may (.+)',
    ),
    'benched',
    null,
  ],
  [
    phrase('(?:once $turn, )?when you play $self from your hand to evolve 1 of your Pokémon, you may (.+)'),
    'evolved',
    null,
  ],
  [
    phrase(
      '(?:once $turn, )?when you play $self from your hand to evolve (?:your Active Pokémon|1 of your Active Pokémon), you may (.+)',
    ),
    'evolved',
    { self: { place: 'active' } },
  ],
  [
    phrase('(?:once $turn, )?when you put $self from your hand onto your Active $self, you may (.+)'),
    'leveled-up',
    null,
  ],
];

const BARRED =
  / (?:This power can't be used|You can't use this power) if this Pokémon is (?:already )?(affected by a Special Condition|Asleep, Confused, or Paralyzed)\.$/iu;

/** What is asked before "you may", in one part or several; null where one of them is not known. */
const opening = (text: string): { readonly when: readonly Json[]; readonly act: string } | null => {
  const may = /^you may (?:use this power\. )?/iu.exec(text);
  if (may !== null) return { when: [], act: text.slice(may[0].length) };
  if (!/^if /iu.test(text)) return /^move an? /iu.test(text) ? { when: [], act: text } : null;
  for (const { index } of text.matchAll(/, (?=you may )/gu)) {
    const conditions = text
      .slice(3, index)
      .split(/ and if | and /u)
      .map(asked);
    const rest = opening(text.slice(index + 2));
    if (rest !== null && !conditions.includes(null)) return { when: conditions as readonly Json[], act: rest.act };
  }
  return null;
};

interface Used extends Pick<Said, 'on' | 'oncePerTurn' | 'asOften'> {
  readonly when: readonly Json[];
  readonly act: string;
}

const usedIn = (text: string): Used | null => {
  for (const [pattern, on, condition] of EVENTS) {
    const [, act] = pattern.exec(text) ?? [];
    if (act !== undefined)
      return { on, when: condition === null ? [] : [condition], act: act.replace(/^use this power\. /iu, '') };
  }
  const [, often = '', rest = ''] = OFTEN.exec(text) ?? [];
  const start = often === '' ? null : opening(rest);
  if (start === null) return null;
  return { ...start, ...(/^once/iu.test(often) ? { oncePerTurn: true } : { asOften: true }) };
};

/** What a power that is used says, `text` with the Pokémon's own name as "this Pokémon"; null where it is not a usual text. */
export const olderPower = (text: string): Said | null => {
  let bare = text.trim();
  let barred: string | undefined;
  let oneOfName = false;
  // Of the two sentences either may come last.
  for (let more = true; more; ) {
    const bar = BARRED.exec(bare);
    const limit = ONE_OF_NAME.exec(bare);
    if (bar !== null && barred === undefined) barred = bar[1];
    if (limit !== null) oneOfName = true;
    const last = bar ?? limit;
    more = last !== null;
    bare = bare.slice(0, bare.length - (last?.[0].length ?? 0));
  }
  const used = usedIn(bare.replace(/\.$/u, ''));
  const verbs = used === null ? null : does(used.act);
  if (used === null || verbs === null) return null;
  const { act: _act, when, ...how } = used;
  const asks = [
    ...when,
    ...(barred === undefined ? [] : /^affected/iu.test(barred) ? WITHOUT_CONDITION : WITHOUT_THREE),
  ];
  return {
    does: verbs,
    ...how,
    ...(oneOfName ? { oneOfNamePerTurn: true } : {}),
    ...(asks.length === 0 ? {} : { when: asks }),
  };
};
