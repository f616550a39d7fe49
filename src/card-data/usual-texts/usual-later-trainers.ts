import type { Json } from '../../state/index.ts';
import { letterOf, type Understood, type Verbs } from './phrases.ts';
import { whomOf } from './whom.ts';

/** Sentences of Items and Supporters since Black & White; null: after all not understood. */

type Effects = readonly (readonly [string, Understood])[];

const YOURS = { side: 'yours' };

export const LATER_TRAINERS: Effects = [
  [
    'look at the top $n cards of your deck\\. You may reveal a Trainer card $found(?: \\(except (?:for )?([A-Z][^()]{2,30})\\))? and put it into your hand\\. $back',
    (n, but) => [
      {
        'look-at-top': Number(n),
        take: { kind: 'trainer', 'old-trainer': true, ...(but === undefined ? {} : { 'not-named': but }) },
        count: 1,
        'or-none': true,
        rest: 'shuffle',
      },
    ],
  ],

  [
    'shuffle your hand into your deck and flip a coin\\. If heads, draw $n cards\\. If tails, draw $n cards',
    (heads, tails) => [
      { 'shuffle-hand': 'you' },
      { flip: { heads: [{ draw: Number(heads) }], tails: [{ draw: Number(tails) }] } },
    ],
  ],
  [
    'each player shuffles all (Pokémon|cards) in $their discard pile into $their deck(?: \\(except (?:for )?([A-Z][^()]{2,40})\\))?',
    (what = '', but) => {
      const cards = {
        ...(/^p/iu.test(what) ? { kind: 'pokemon' } : {}),
        ...(but === undefined ? {} : { 'not-named': but }),
      };
      return [
        { 'from-discard': cards, count: 'all', to: 'deck' },
        { 'from-discard': cards, count: 'all', of: 'theirs', to: 'deck' },
      ];
    },
  ],

  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) 1 of your Pokémon to another of your Pokémon',
    (basic, type) => [
      {
        'move-energy': 1,
        from: { one: YOURS },
        to: { one: YOURS },
        ...(basic === undefined ? {} : { basic: true }),
        ...(type === undefined ? {} : { type: letterOf(type) }),
      },
    ],
  ],

  [
    "each player $swaps with 1 of $their Benched Pokémon\\. \\(?Your opponent switches first\\. \\(?If a player $nobench, (?:he or she|they|that player) (?:doesn't|don't) switch Pokémon\\.?\\)?",
    () => [{ switch: 'theirs', chooser: 'opponent' }, { switch: 'yours' }],
  ],
  ['switch $opponents Active Pokémon with 1 of $their Benched Pokémon', () => [{ switch: 'theirs', chooser: 'you' }]],
  [
    "choose up to $n Pokémon Tool cards attached to (?:any )?Pokémon(?: in play)? \\(yours or your opponent's\\) and discard them",
    (n) => [{ 'discard-in-play': Number(n), 'up-to': true, only: 'tools' }],
  ],

  [
    'each player turns all of $their Prize cards face up\\. \\(Those Prize cards remain face up for the rest of the game\\.\\)',
    () => [
      { 'turn-prizes-up': 'all', of: 'yours' },
      { 'turn-prizes-up': 'all', of: 'theirs' },
    ],
  ],
  [
    "devolve 1 of your evolved Pokémon and put the highest Stage Evolution card on it into your hand\\. \\(That Pokémon can't evolve this turn\\.\\)",
    () => [
      { choose: { ...YOURS, evolved: true } },
      { devolve: 'chosen', to: 'hand' },
      { lasting: { claim: 'cannot', act: 'evolve' }, on: 'chosen', until: 'this-turn' },
    ],
  ],

  [
    "until the end of $opponents next turn, each Pokémon in play, $hands, and in each player's discard pile has no Abilities\\. \\(This includes cards that come into play on that turn\\.\\)",
    () => [
      {
        lasting: { claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any' } },
        on: 'you',
        until: 'end-of-opponents-next-turn',
      },
    ],
  ],
  [
    'then, flip a coin\\. If heads, if you played this [^,.]{3,24} from your hand, put this card $kept',
    () => [{ flip: { heads: [{ 'put-this': 'hand' }] } }],
  ],
  [
    'heal $n damage from your Active Pokémon\\. If you healed any damage in this way, flip a coin\\. If heads, put this [^,.]{3,24} into your hand instead of the discard pile',
    (n) => [
      {
        first: [{ heal: Number(n), from: 'your-active' }],
        'if-you-do': [{ flip: { heads: [{ 'put-this': 'hand' }] } }],
      },
    ],
  ],
];

const FIRST_OR_SECOND = ['first', 'second', 'third'];

/** "Choose 1" of several parts, each known as a whole. */
export const readChoice = (text: string, read: (part: string) => Verbs | null): Verbs | null => {
  const [, listed] = /^choose 1: ?• (.+)$/isu.exec(text) ?? [];
  if (listed === undefined) return null;
  const parts = listed.split(/\. ?• /u).map((part) => read(part.replace(/\.$/u, '')));
  if (parts.length < 2 || parts.length > 3 || parts.includes(null)) return null;
  return [{ 'pick-one': Object.fromEntries(parts.map((part, at) => [FIRST_OR_SECOND[at] ?? '', [...(part ?? [])]])) }];
};

/** Cards thrown away for what follows; what follows has to be known as a whole. */
export const readThrowing = (text: string, read: (part: string) => Verbs | null): Verbs | null => {
  const [, one, n, rest = ''] =
    /^discard (?:(a) card|(\d) cards) from your hand\. If you do, (.{5,400})$/isu.exec(text) ?? [];
  const follows = one === undefined && n === undefined ? null : read(rest);
  return follows === null ? null : [{ first: [{ 'discard-hand': Number(n ?? 1) }], 'if-you-do': [...follows] }];
};

const ONLY_IF: readonly (readonly [RegExp, (found: readonly string[]) => Json | null])[] = [
  [/^you have more Prize cards (?:remaining|left) than your opponent$/iu, () => ({ 'more-prizes': true })],

  [
    /^your Active Pokémon is an? (\w+)(?: or (\w+))? Pokémon$/iu,
    (types) => {
      const any = types.filter((type) => type !== undefined).map((type) => whomOf(`${type} Pokémon`));
      return any.includes(null) ? null : { 'you-have': { place: 'active', 'any-of': any as Json[] } };
    },
  ],
];

const UNPLAYABLE = "you can't play this card\\.";

const TOO_EARLY = 'during your first turn';
const NEW = 'that was put into play this turn';
const NOT_ON_NEW = new RegExp(
  `\\(?You can't use this card ${TOO_EARLY} or on a (?:Basic )?Pokémon ${NEW}\\.?\\)?`,
  'iu',
);

/** The same, said of when it may not be played. */
const NEVER_IF: readonly (readonly [RegExp, (found: readonly string[]) => Json])[] = [
  [new RegExp(` If you have no cards in your deck, ${UNPLAYABLE}$`, 'iu'), () => ({ 'deck-at-least': 1 })],
  [/ If you can't draw any cards in this way, you can't play this card\.$/iu, () => ({ 'deck-at-least': 1 })],

  [/ \(You can't play [^.]{4,25} if your opponent's Bench is full\.\)$/iu, () => ({ 'opponents-bench-room': true })],
  [
    new RegExp(` If any (\\p{Lu}[^.]{2,30}) is in your discard pile, ${UNPLAYABLE}$`, 'u'),
    ([named = '']) => ({ not: { 'in-discard': { named, 'at-least': 1 } } }),
  ],
  [
    // The card itself is in hand when this is asked, and one card more may be thrown away first.
    new RegExp(
      `(?<=until you have (\\d) cards in your hand\\.) \\(If you can't draw any cards, ${UNPLAYABLE}\\)$`,
      'iu',
    ),
    ([n]) => ({ 'deck-at-least': 1, 'hand-at-most': Number(n) + 1 }),
  ],
  [/ \(If this is the only card in your hand, you can't play this card\.\)$/iu, () => ({ 'hand-at-least': 2 })],
  [
    / If you have (\d) or more cards \(including this one\) in your hand, you can't play this card\.$/iu,
    ([n]) => ({ 'hand-at-most': Number(n) - 1 }),
  ],
  [
    / If you have more than (\d) cards \(including this one\) in your hand, you can't play this card\.$/iu,
    ([n]) => ({ 'hand-at-most': Number(n) }),
  ],
  [
    /^You can't play this card if you have any cards in your hand other than ([^.]{4,30})\. /iu,
    ([named = '']) => ({ 'hand-only': named }),
  ],
];

interface Asking {
  readonly condition: Json;
  /** What is left of the text. */
  readonly text: string;
}

/** What a text asks for before its card may be played; null where it names nothing that is known. */
export const askedToPlay = (text: string): Asking | null => {
  const [last] = /^You can play this card only when it is the last card in your hand\. /iu.exec(text) ?? [];
  // The card itself is in hand when this is asked.
  if (last !== undefined) return { condition: { 'hand-at-most': 1 }, text: text.slice(last.length) };
  const [must, n = ''] =
    /^Shuffle (\d) cards from your hand into your deck\. \(If you can't shuffle \1 cards/iu.exec(text) ?? [];
  if (must !== undefined) return { condition: { 'hand-at-least': Number(n) + 1 }, text };
  // The words stay: whom it may be used on they say as well.
  if (NOT_ON_NEW.test(text)) return { condition: { not: { 'first-turn': true } }, text };
  const [all = '', asked = ''] = /^You (?:can play|may use) this card only if ([^.]{10,90})\. /iu.exec(text) ?? [];
  for (const [pattern, condition] of ONLY_IF) {
    const found = pattern.exec(asked);
    const met = found === null ? null : condition(found.slice(1));
    if (met !== null) return { condition: met, text: text.slice(all.length) };
  }
  for (const [pattern, condition] of NEVER_IF) {
    const found = pattern.exec(text);
    if (found !== null) return { condition: condition(found.slice(1)), text: text.replace(pattern, '') };
  }
  return null;
};
