import { escaped } from './escaped.ts';

/** Slips of single prints, each with the words that the card means. No other text has these words in this order, so nothing else is read in another way. */
const MISPRINTS: readonly (readonly [printed: string, meant: string])[] = [
  ['counters fro ', 'counters from '],
  ['equal of half', 'equal to half'],
  ['counters that that', 'counters than that'],
  ['If here are', 'If there are'],
  ['attack doe ', 'attack does '],
  ['damages times', 'damage times'],
  ['damage damage', 'damage'],
  ['times then number', 'times the number'],
  ['Does 30 times', 'Does 30 damage times'],
  ['does 80 to that', 'does 80 damage to that'],
  ['10 more for each', '10 more damage for each'],
  ['Team Mamga', 'Team Magma'],
  ['of you opponent', 'of your opponent'],
  ['You opponent', 'Your opponent'],
  ['he of she', 'he or she'],
  ['would be be ', 'would be '],
  ['and and ', 'and '],
  ['the the ', 'the '],
  ['Pokémon is play', 'Pokémon in play'],
  ['Pokémon than has', 'Pokémon that has'],
  ['Pokémon has already has', 'Pokémon that already has'],
  ['by attack is reduced', 'by attacks is reduced'],
  ['effects of attack,', 'effects of an attack,'],
  ['Poké-Power, Poké-Bodies', 'Poké-Powers, Poké-Bodies'],
  ["damage isn't by", "damage isn't affected by"],
  ['player discard the', 'player discards the'],
  ['basic Fighting card', 'basic Fighting Energy card'],
  ['all Lightning attached', 'all Lightning Energy attached'],
  ['show it your opponent', 'show it to your opponent'],
  ['attached to on top', 'attached to it on top'],
  ["that Pokémon (Don't apply", "that Pokémon. (Don't apply"],
  ["can't discard cards, this attack does nothing.", "can't discard 2 Energy cards, this attack does nothing.)"],
  ['hand.]', 'hand.'],
  ['including damage done', 'including damage, done'],
  ['hand. The attack does', 'hand. This attack does'],
];

const SLIPS = MISPRINTS.map(([printed, meant]) => [new RegExp(`(?<!\\p{L})${escaped(printed)}`, 'u'), meant] as const);

/** A text with the slips of its print put right. */
export const asMeant = (text: string): string =>
  SLIPS.reduce((now, [printed, meant]) => now.replace(printed, meant), text);
