import type { Json, Power } from '../../state/index.ts';
import { letterOf, PLAYING, phrase } from './phrases.ts';
import { provided } from './usual-provisos.ts';
import { readUse } from './usual-uses.ts';

/**
 * Whole texts of Poké-Powers, Poké-Bodies and Abilities that say one usual thing. As with attacks, a text is executed as a whole or not at
 * all.
 */

type Found = readonly (string | undefined)[];
/** Patterns of whole texts, with the claims each makes; null: it is understood after all not. */
export type InForce = readonly (readonly [string, (found: Found) => readonly Json[] | null])[];

/** Marks of Pokémon, as texts name them, with the tag of the card. */
const MARKED: Readonly<Record<string, Json>> = {
  'pokémon-ex': { tag: 'ex' },
  'pokémon-EX': { tag: 'EX' },
  'pokémon-gx': { tag: 'gx' },
  'basic pokémon': { basic: true },
  'evolved pokémon': { evolved: true },
  "pokémon that isn't an evolved pokémon": { evolved: false },
};

const markOf = (words = ''): Json =>
  MARKED[
    words
      .replace(/^P/u, 'p')
      .replace(/-GX$/u, '-gx')
      .replace(/^(Basic|Evolved)/u, (word) => word.toLowerCase())
  ] ??
  MARKED[words.toLowerCase()] ??
  {};

const theirs = (words: string | undefined): Json => ({ side: 'theirs', ...(markOf(words) as object) });

/** How many Colorless symbols stand there. */
export const symbols = (words = ''): number => words.match(/Colorless/gu)?.length ?? 0;

const ACTIVE = { self: { place: 'active' } };

/** What is in force for as long as it lies in play. `$host` of a Tool is the Pokémon it is attached to. */
export const bodies = (on: 'self' | 'host', whom: string): InForce => [
  [
    `(?:${whom} takes $n less damage from attacks|(?:any|all) damage done (?:by attacks )?to ${whom} (?:by attacks )?is reduced by $n) $after`,
    ([one, other]) => [{ claim: 'damage', when: 'after', add: -Number(one ?? other), on }],
  ],
  [`${whom} has no Retreat Cost`, () => [{ claim: 'retreat', set: 0, on }]],
  [`the Retreat Cost of ${whom} is ((?:Colorless)+) less`, ([less]) => [{ claim: 'retreat', add: -symbols(less), on }]],
  [`${whom} has no Weakness`, () => [{ claim: 'no-weakness', on }]],
  [`${whom} gets \\+$n HP`, ([hp]) => [{ claim: 'hp', add: Number(hp), on }]],
  [
    `(?:the attacks of ${whom}|${whom}'s attacks) do $n more damage to your opponent's Active Pokémon $before`,
    ([n]) => [{ claim: 'damage', when: 'before', add: Number(n), on, against: { side: 'theirs', place: 'active' } }],
  ],
  [`${whom} can't be affected by any Special Conditions`, () => [{ claim: 'immune-to-condition', on }]],
  [
    `${whom} can't be affected by any Special Conditions\\. \\(Remove any Special Conditions affecting (?:${whom}|that Pokémon|it)\\.\\)`,
    () => [{ claim: 'immune-to-condition', removes: true, on }],
  ],
  [
    `${whom} can't be $conditions`,
    ([conditions = '']) => [
      { claim: 'immune-to-condition', names: conditions.toLowerCase().split(/, and |, | and /u), on },
    ],
  ],
];

const OWN: InForce = [
  ...bodies('self', '$self'),

  [
    "as long as $self is on your Bench, prevent all damage done to $self by attacks(?: \\(both yours and your opponent's\\))?",
    () => [{ claim: 'prevent', what: 'damage', on: 'self', while: { self: { place: 'bench' } } }],
  ],

  [
    "prevent all damage done to $self by attacks from your opponent's (Pokémon-[A-Za-z]{2}|Evolved Pokémon|Basic Pokémon)",
    ([mark]) => [{ claim: 'prevent', what: 'damage', on: 'self', from: theirs(mark) }],
  ],
  [
    "prevent all effects of attacks (?:from|used by) your opponent's Pokémon done to $self\\. \\(Damage is not an effect\\.\\)",
    () => [{ claim: 'prevent', what: 'effects', on: 'self', from: { side: 'theirs' } }],
  ],
  [
    '(?:each of )?your (Basic |$type )?Pokémon (?:in play )?ha(?:ve|s) no Retreat Cost',
    ([which = '', type]) => [
      {
        claim: 'retreat',
        set: 0,
        on: {
          side: 'yours',
          ...(type === undefined ? {} : { type: letterOf(type) }),
          ...(/^basic/iu.test(which) ? { basic: true } : {}),
        },
      },
    ],
  ],
  [
    "as long as $self is your Active Pokémon, your opponent can't play any (Item|Supporter|Stadium) cards(?: from $their hand)?",
    ([kind = '']) => [
      { claim: 'cannot', act: PLAYING[kind.toLowerCase()] ?? '', on: { side: 'theirs' }, while: ACTIVE },
    ],
  ],
  [
    "as long as $self is your Active Pokémon, your opponent's Active Pokémon can't retreat",
    () => [{ claim: 'cannot', act: 'retreat', on: { side: 'theirs', place: 'active' }, while: ACTIVE }],
  ],
  [
    "as long as $self is your Active Pokémon, your opponent's Active Pokémon's Retreat Cost is ((?:Colorless)+) more",
    ([more]) => [{ claim: 'retreat', add: symbols(more), on: { side: 'theirs', place: 'active' }, while: ACTIVE }],
  ],
  [
    "your (?:$type )?Pokémon's attacks do $n more damage to your opponent's Active Pokémon $before",
    ([type, n]) => [
      {
        claim: 'damage',
        when: 'before',
        add: Number(n),
        on: { side: 'yours', ...(type === undefined ? {} : { type: letterOf(type) }) },
        against: { side: 'theirs', place: 'active' },
      },
    ],
  ],
  [
    'at any time between turns, remove $n damage counters? from $self',
    ([n]) => [{ claim: 'checkup', 'any-time': true, on: 'self', does: [{ heal: Number(n) * 10, from: 'self' }] }],
  ],
];

export const inForceReader = (table: InForce): ((text: string) => readonly Json[] | null) => {
  let known: readonly (readonly [RegExp, InForce[number][1]])[] | null = null;
  return (text) => {
    known ??= table.map(([pattern, says]) => [phrase(pattern), says]);
    for (const [pattern, says] of known) {
      const found = pattern.exec(text.replace(/\.$/u, ''));
      const claims = found === null ? null : says(found.slice(1));
      if (claims !== null) return claims;
    }
    return null;
  };
};

const readBody = inForceReader(OWN);

const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
const without = (names: readonly string[]): readonly Json[] =>
  names.map((condition) => ({ not: { self: { condition } } }));
export const WITHOUT_CONDITION = without(CONDITIONS);
export const WITHOUT_THREE = without(['asleep', 'confused', 'paralyzed']);

const USED = phrase(
  '(if $self is $mine, )?(once|as often as you like) during your turn,?(?: \\(before your attack\\))?,? (.+)',
);
const ANSWERING = phrase(
  'when you play $self from your hand (onto your Bench|to evolve 1 of your Pokémon)(?: $turn)?, you may (.+)',
);
const BARRED = / Th(?:is|e) power can't be used if this Pokémon is (?:already )?affected by a Special Condition\.$/u;
/** What an older power names; what a document makes of that is its own affair. */
const BARRED_BY_THREE = / This power can't be used if this Pokémon is (?:already )?Asleep, Confused, or Paralyzed\.$/u;
export const ONE_OF_NAME =
  / You can't use more than 1 .{1,40} (?:Ability|Poké-Power) (?:each|during your) turn\.$| You may not use (?:an|the) Ability with the same name during your turn\.$/u;

export type Said = Pick<
  Power,
  'does' | 'always' | 'on' | 'oncePerTurn' | 'asOften' | 'oneOfNamePerTurn' | 'when' | 'zone'
>;

/** A condition that stands after the text, not before it. */
const NO_OPPONENTS_DECK = / If your opponent has no cards in (?:their|his or her) deck, you can't use this Ability\.$/u;

const usedPower = (whole: string): Said | null => {
  const text = whole.replace(NO_OPPONENTS_DECK, '');
  const withoutName = text.replace(ONE_OF_NAME, '');
  const barred = BARRED.test(withoutName);
  const byThree = BARRED_BY_THREE.test(withoutName);
  const unbarred = text.replace(BARRED, '').replace(BARRED_BY_THREE, '');
  // Of the two sentences either may come last.
  const oneOfName = ONE_OF_NAME.test(text) || ONE_OF_NAME.test(unbarred);
  const bare = unbarred.replace(ONE_OF_NAME, '').replace(BARRED, '').replace(BARRED_BY_THREE, '').replace(/\.$/u, '');
  const [, active, often = '', left = ''] = USED.exec(bare) ?? [];
  const [, event, answer = ''] = ANSWERING.exec(bare) ?? [];
  if (often === '' && event === undefined) return null;
  const asked = event === undefined ? provided(left) : { act: answer };
  const does = asked === null ? null : readUse(asked.act, asked.zone);
  if (asked === null || does === null) return null;
  const when = [
    ...(active === undefined ? [] : [ACTIVE]),
    ...(asked.when ?? []),
    ...(text === whole ? [] : [{ 'opponents-deck-at-least': 1 }]),
    ...(barred ? WITHOUT_CONDITION : byThree ? WITHOUT_THREE : []),
  ];
  return {
    does,
    ...(asked.zone === undefined ? {} : { zone: asked.zone }),
    ...(event === undefined ? {} : { on: /bench/iu.test(event) ? ('benched' as const) : ('evolved' as const) }),
    ...(/^once/iu.test(often) ? { oncePerTurn: true } : {}),
    ...(/^as/iu.test(often) ? { asOften: true } : {}),
    ...(oneOfName ? { oneOfNamePerTurn: true } : {}),
    ...(when.length === 0 ? {} : { when }),
  };
};

/** What a power says, `text` with the Pokémon's own name as "this Pokémon"; null where it is not a usual text. A Poké-Power is used, a Poké-Body in force. */
export const usualPower = (text: string, kind: Power['kind']): Said | null => {
  const used = kind === 'body' ? null : usedPower(text.trim());
  if (used !== null) return used;
  const always = kind === 'power' ? null : readBody(text.trim());
  return always === null ? null : { always };
};

const NO_TRAINERS = phrase(
  "(as long as $self is your Active Pokémon, )?(each player|your opponent) can't play any Trainer cards from $their hand\\.?",
);
/** From Diamond & Pearl until Black & White "Trainer" is one kind of card beside Supporters and Stadiums; before and after it is all three. */
const ONE_KIND = { from: '2007/05/01', until: '2011/04/01' };

/** A text in force by which no Trainer card is played; null where it says more, or the age of the card is unknown. */
export const trainerBan = (text: string, kind: Power['kind'], released: string | undefined): Said | null => {
  const [all, active, whose = ''] = NO_TRAINERS.exec(text.trim()) ?? [];
  if (all === undefined || kind === 'power' || released === undefined) return null;
  const acts =
    released >= ONE_KIND.from && released < ONE_KIND.until
      ? ['play-trainer']
      : ['play-trainer', 'play-supporter', 'play-stadium'];
  const side = /^each/iu.test(whose) ? 'any' : 'theirs';
  return {
    always: acts.map((act) => ({
      claim: 'cannot',
      act,
      ...(act === 'play-trainer' ? { tools: true } : {}),
      on: { side },
      ...(active === undefined ? {} : { while: ACTIVE }),
    })),
  };
};
