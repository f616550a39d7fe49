import type { Card, Json, Script } from '../../state/index.ts';
import { phrase } from './phrases.ts';

/** Trainer cards that are played as a Basic Pokémon: Fossils, dolls. A text is read as a whole or not at all. */

/** What one sentence comes to; `left` is not executed. */
interface Part {
  readonly facts?: Pick<Card, 'types' | 'hp' | 'prizes'>;
  readonly claims?: readonly Json[];
  readonly left?: Script;
}

const OWN = '(?:this card|Mysterious)';
const CANNOT_RETREAT = { claim: 'cannot', act: 'retreat', on: 'self' };
const IMMUNE = { claim: 'immune-to-condition', on: 'self' };

const SENTENCES: readonly (readonly [string, (found: readonly (string | undefined)[], sentence: string) => Part])[] = [
  [
    'play this card as if it were an? (?:(\\d+)-HP )?(?:(Colorless) )?Basic (?:(Colorless) )?Pokémon',
    ([hp, one, other]) => ({
      facts: {
        ...(hp === undefined ? {} : { hp: Number(hp) }),
        ...((one ?? other) === undefined ? {} : { types: ['C'] }),
      },
    }),
  ],
  // One print has a slip of the pen. The oldest leave out that it is Colorless, which all later ones say.
  [
    'while in play,? this card counts as? a (?:Colorless )?Pokémon \\((?:instead of|as well as) a Trainer card\\)',
    () => ({ facts: { types: ['C'] } }),
  ],
  [
    '\\(this card counts as a Trainer card as well, but if this card is Knocked Out, this counts as a Knocked Out Pokémon\\.\\)',
    () => ({}),
  ],
  [
    "this card has no attacks(?: of its own)?, can't retreat, and can't be (?:affected by (?:any )?Special Conditions|(Asleep, Confused, Paralyzed, or Poisoned))",
    ([four]) => ({
      claims: [
        CANNOT_RETREAT,
        four === undefined ? IMMUNE : { ...IMMUNE, names: ['asleep', 'confused', 'paralyzed', 'poisoned'] },
      ],
    }),
  ],
  [
    "this card can't be affected by any Special Conditions,? and (?:it )?can't retreat",
    () => ({ claims: [IMMUNE, CANNOT_RETREAT] }),
  ],
  ["this card can't retreat", () => ({ claims: [CANNOT_RETREAT] })],
  [
    `if ${OWN} is Knocked Out, it doesn't count as a Knocked Out Pokémon(?:\\. \\(Discard it anyway\\.\\))?`,
    () => ({ facts: { prizes: 0 } }),
  ],

  // An act of its player that nothing else waits for, and no Knock Out.
  [
    "at any time during your turn(?: before your attack| \\(before your attack\\))?, you may discard this card(?: from play)?(?:\\. \\(This doesn't count as a Knocked Out Pokémon\\.\\))?",
    (_found, text) => ({ left: { text, touches: [] } }),
  ],
  ['you can put Pokémon that evolve from this card on this card', () => ({})],
];

let known: readonly (readonly [RegExp, (typeof SENTENCES)[number][1]])[] | null = null;

const partOf = (sentence: string): Part | null => {
  known ??= SENTENCES.map(([pattern, says]) => [phrase(pattern), says]);
  const bare = sentence.replace(/\.$/u, '');
  for (const [pattern, says] of known) {
    const found = pattern.exec(bare);
    if (found !== null) return says(found.slice(1), sentence);
  }
  return null;
};

/** What a card says that lies in play as a Pokémon, by its own name as "this card"; null where a sentence is strange. */
export const usualFossil = (text: string): Partial<Card> | null => {
  // What stands in brackets belongs to the sentence before it, but where it says what else the card counts as.
  const sentences = text.trim().split(/(?<=[.)])\s+(?=[A-Z]|\(this card counts)/u);
  const parts: Part[] = [];
  for (const sentence of sentences) {
    const part = partOf(sentence.trim());
    if (part === null) return null;
    parts.push(part);
  }
  const always = parts.flatMap((part) => part.claims ?? []);
  const unread = parts.flatMap((part) => part.left ?? []);
  return {
    ...Object.assign({}, ...parts.map((part) => part.facts ?? {})),
    ...(always.length === 0 ? {} : { always }),
    ...(unread.length === 0 ? {} : { unread }),
  };
};
