import type { Touched } from '../../claims/index.ts';

/** Sentences that say one thing only, so that it is known what they bear on, whatever other words stand in them. */

/** What becomes of a card that goes from one pile to another: whatever an act does there, or what comes of a Knock Out. */
const OF_PILES: readonly Touched[] = ['effects', 'knock-out', 'after-retreat'];

/** What a text does with cards, and whether it may be used or played for that. */
const BY_A_TEXT: readonly Touched[] = ['effects', 'use-power', 'play-trainer', 'play-supporter'];

/** A Poké-Power is used as an act, in answer to one, or lets a Pokémon evolve. */
const OF_POWERS: readonly Touched[] = [
  'use-power',
  'evolve',
  'effects',
  'damage',
  'conditions',
  'checkup',
  'knock-out',
  'prizes',
  'win',
  'after-bench',
  'after-attach-energy',
  'after-evolve',
  'after-retreat',
];

/** All that an attack does once it has been announced. */
const OF_ATTACKS: readonly Touched[] = ['effects', 'damage', 'conditions', 'knock-out', 'prizes', 'win'];

const KNOWN: readonly (readonly [RegExp, readonly Touched[]])[] = [
  // What a retreat costs.
  [
    /^(?:(?:if|as long as) [^,.]*, )?(?:(?! can't | do | does | gets | has no | takes? | prevents? | provides? )[^.])*\bretreat costs?\b(?:(?! can't | do | does | gets | has no | takes? | prevents? | provides? )[^.])* (?:is|are) (?:now )?(?:\d+|(?:colorless ?)+(?:energy )?(?:less|more))(?: for each [^,.]*)?$|^(?:(?:if|as long as) [^,.]*, )?you pay (?:colorless ?)+(?:energy )?(?:less|more) to retreat (?:(?! and (?:can't|do|does|gets) )[^.])*$/u,
    ['retreat', 'retreat-cost'],
  ],
  // What an attack costs.
  [
    /^(?:(?:if|as long as) [^.]*?, )?the attack costs? of (?:(?! can't | do | does | gets | has no | takes? | prevents? | provides? )[^.])* (?:is|are) (?:now )?(?:(?:grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless) ?)+(?:energy )?(?:less|more)?$/u,
    ['cost'],
  ],
  // What Energy of the hand may be attached: to Pokémon of that player, by an act or a text.
  [
    /^(?:as long as [^,.]*, )?(?:you|your opponent|each player) can't attach any [^,.]{0,40}energy cards? from (?:your|their|his or her) hand to (?:(?! and (?:can't|do|does|gets) )[^,.])*$/u,
    ['attach-energy', 'after-attach-energy'],
  ],
  // A card that goes off when its Pokémon retreats.
  [/^when (?:this|that) pokémon retreats, discard [^,.]*$/u, ['after-retreat']],
  // Of the set-up, of a Prize that is taken, of a card in the hand: in play it bears on nothing.
  [
    /^(?:(?:if you go second, and )?if this pokémon is in your hand [^,]{2,20} setting up\b[^,]*, you may put it face down [^.]*|if you took this card as a face-down prize card\b[^.]*)$/u,
    [],
  ],
  [/^(?:during your opponent's turn, )?if this pokémon is discarded from your hand by [^.]*$/u, []],
  [
    /^if [^,.]{2,40} is your active pokémon at the beginning of the game, you go first$|^if each player's active pokémon has the [^,.]{2,40} poké-body, this power does nothing$/u,
    [],
  ],
  // Who sees a hand.
  [/^your opponent plays with his or her hand face up$/u, []],
  // What stays on a Pokémon that evolves: it may evolve all the same.
  [
    /^(?:as long as [^,.]*, )?(?:your opponent can't remove (?:the|any) special conditions?(?: \w+)?|the special condition \w+ can't be removed) by evolving or devolving [^,.]*$/u,
    ['after-evolve', 'conditions', 'checkup', 'effects', 'knock-out'],
  ],
  // How its own Pokémon comes into play.
  [/^put this pokémon into play only with the effect of [^,.]*$/u, ['bench', 'evolve', 'level-up']],
  // Where cards go.
  [
    /^if [^.]* would put a card in a discard pile into its owner's hand, that card stays in that discard pile instead$/u,
    OF_PILES,
  ],
  [
    /^(?:as long as [^,.]*, )?(?:cards in your deck|trainer cards in your opponent's discard pile) can't be (?:discarded|put into their deck) by (?:an )?effects? of your opponent's item or supporter cards$/u,
    ['play-trainer', 'play-supporter'],
  ],
  [
    /^(?:as long as [^,.]*, )?(?:cards in your deck|trainer cards in your opponent's discard pile) can't be (?:discarded|put into their deck) by (?:an )?effects? of [^.]*$/u,
    BY_A_TEXT,
  ],
  [
    /^(?:as long as [^,.]*, )?cards in any player's discard piles? are not affected by attacks or pokémon powers$/u,
    ['effects', 'use-power', 'knock-out'],
  ],
  [/^your opponent's [^.]* can't discard energy cards from [^.]*$/u, BY_A_TEXT],
  [
    /^if you discard this pokémon with the effect of [^,.]*, discard the top card of your opponent's deck$/u,
    ['effects'],
  ],
  // Coins of an attack that are flipped once more.
  [
    /^(?:once during each player's turn, )?after (?:you flip|that player flips) any coins for an attack, (?:you|they) may ignore all [^,.]*\bthose coin flips\b[^,.]*$/u,
    OF_ATTACKS,
  ],
  // A Stadium that is played, and what it says.
  [
    /^when(?:ever)? either player plays a stadium card from their hand, discard that stadium card after [^,.]*$|^the new stadium card has no effect$/u,
    ['play-stadium', 'after-play-stadium', 'effects'],
  ],
  [
    /^(?:as long as [^,.]*, )?your turn does not end when you (?:play|use) [^,.]*$/u,
    ['after-play-supporter', 'after-play-trainer', 'after-play-stadium', 'effects'],
  ],
  // What the playing of a card by its name costs.
  [
    /^(?:a player|your opponent|you|each player) must [^.]* in order to play an? [^,.]* card$/u,
    ['play-trainer', 'play-supporter', 'play-stadium'],
  ],
  // Poké-Powers that are not used.
  [/^(?:as long as [^,.]*, )?[^,.]{2,60} can't use any poké-powers$/u, OF_POWERS],
  [
    /^(?:as long as [^,.]*, )?[^,.]{2,60} can't use any poké-powers and pays? (?:colorless ?)+more energy to use (?:its|their) attacks$/u,
    [...OF_POWERS, 'cost'],
  ],
  // What Pokémon of the opponent do to it beside damage.
  [
    /^(?:(?:if|as long as) [^,.]*, )?prevent all effects, excluding damage, done to (?:this|that) pokémon by your opponent's pokémon$/u,
    ['effects', 'conditions', 'checkup', 'attack', 'cost', 'retreat', 'retreat-cost', 'use-power', 'energy', 'types'],
  ],
  // What Abilities of the opponent do to it: nothing of cards that are not in play, and nothing of what a player may do at all.
  [
    /^prevent all effects of your opponent's abilities done to [^,.]*$|^remove any such existing effects$/u,
    [
      ...OF_POWERS,
      'attach-energy',
      'attack',
      'cost',
      'retreat',
      'retreat-cost',
      'energy',
      'types',
      'weakness',
      'hp',
      'play-trainer',
      'level-up',
    ],
  ],
  // An effect of the own attack that is passed over.
  [
    /^(?:(?:if|as long as) [^,.]*, )?ignore the effects? of [^,.]{2,40}'s (?:[^,.]{2,40} )?attack$/u,
    ['attack', 'checkup', ...OF_ATTACKS],
  ],
  // Attacks of another that are the own ones as well.
  [
    /^(?:as long as [^,.]*, )?it copies all of the defending pokémon's attacks, including their costs$/u,
    ['attack', 'cost', 'checkup', ...OF_ATTACKS],
  ],
  // Where damage goes that is done to another.
  [
    /^(?:as long as [^,.]*, )?whenever 1 of your benched pokémon is damaged, you may do \d+ of that damage to [^,.]* instead$|^if more than 1 of your benched pokémon is damaged at the same time, you may use this power once for each of them$/u,
    OF_ATTACKS,
  ],
];

/** What such a sentence bears on; null for one of which only the words are known. */
export const knownBearing = (sentence: string): readonly Touched[] | null =>
  KNOWN.find(([words]) => words.test(sentence))?.[1] ?? null;
