import type { GapFound } from '../../ruling/index.ts';
import type { TOUCHES } from '../../state/index.ts';

/** What an unexecuted card text could change, as a noun. */
const NOUNS: { readonly [touched: string]: string } = {
  retreat: 'retreating',
  'retreat-cost': 'the Retreat Cost',
  attack: 'the attack',
  cost: 'the cost of an attack',
  energy: 'what its Energy gives',
  damage: 'the damage',
  effects: 'what effects do',
  hp: 'HP',
  types: 'the types',
  weakness: 'Weakness',
  evolve: 'evolving',
  'level-up': 'leveling up',
  'attach-energy': 'attaching Energy',
  bench: 'the Bench',
  'play-trainer': 'playing Trainers',
  'play-supporter': 'playing Supporters',
  'play-stadium': 'playing Stadiums',
  'use-power': 'using Abilities and Poké-Powers',
  'use-card': 'whether and how that card is used',
  prizes: 'the Prizes',
  'knock-out': 'Knock Outs',
  checkup: 'what happens between turns',
  conditions: 'Special Conditions',
  draw: 'drawing',
  win: 'who wins',
  'end-turn': 'the end of the turn',
  'after-bench': 'what follows benching',
  'after-attach-energy': 'what follows attaching Energy',
  'after-evolve': 'what follows evolving',
  'after-play-trainer': 'what follows playing a Trainer',
  'after-play-supporter': 'what follows playing a Supporter',
  'after-play-stadium': 'what follows playing a Stadium',
  'after-retreat': 'what follows retreating',
  'after-knock-out': 'where the cards of a Knocked Out Pokémon go',
  'out-of-deck': 'which cards go from the deck into the hand',
} satisfies Record<(typeof TOUCHES)[number] | 'end-turn' | 'use-card' | 'after-knock-out' | 'out-of-deck', string>;

/** An act that is forbidden: `attacking`. */
export const actAsNoun = (act: string): string => (act === 'attack' ? 'attacking' : (NOUNS[act] ?? act));

const couldChangeWords = (touched: readonly string[]): readonly string[] =>
  touched.map((one) => NOUNS[one] ?? one.replaceAll('-', ' '));

/** Words by which such a text may say itself when it is played. */
const SAYS_WHEN = /\bonly if\b|\bcan['’]t (?:play|use)\b|\bunless\b|\border to\b/iu;

/** What a text could change. The one for which a card is played changes no act: it may have to change something, by a paragraph, for that. */
export const gapWords = (gap: Pick<GapFound, 'couldChange' | 'played' | 'rule' | 'text'>): readonly string[] => {
  if (gap.played !== true || gap.couldChange.length === 0) return couldChangeWords(gap.couldChange);
  const byItsRule = gap.rule !== undefined && !SAYS_WHEN.test(gap.text);
  return [
    `what comes of playing it, and ${byItsRule ? 'it may not be played for nothing' : 'whether it may be played'}`,
  ];
};
