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
  ["opponent's.)", "opponent's)."],
  ['may flip coin', 'may flip a coin'],
  ['including damage done', 'including damage, done'],
  ['hand. The attack does', 'hand. This attack does'],
  ['times the number heads', 'times the number of heads'],
  ['heads, the Defending Pokémon is Paralyzed', 'heads, the Defending Pokémon is now Paralyzed'],
  ['10 or more for each', '10 more damage for each'],
  ['with 1 or his', 'with 1 of his'],
  ['Slash is attack is', 'Slash is'],
  ['Flips a coin', 'Flip a coin'],
  ['The, your', 'Then, your'],
  ['card discard in', 'card discarded in'],
  ['70 more. This', '70 more damage. This'],
  ['counters each of', 'counters on each of'],
  ['attached to into', 'attached to it into'],
  ['on the bottom your', 'on the bottom of your'],
  ['This Pokémon does 10 damage to each of your opponent', 'This attack does 10 damage to each of your opponent'],
  ['is 60 damage instead', 'is 60 instead'],
  ['Pokémon. )', 'Pokémon.)'],
  ['in play. Kyogre ex', 'in play, Kyogre ex'],
  ['If the Pokémon tries', 'If the Defending Pokémon tries'],
  ['counter on Golem GL', 'counter on Golem E4'],
  ['affect the damage.).', 'affect the damage).'],
];

const SLIPS = MISPRINTS.map(([printed, meant]) => [new RegExp(`(?<!\\p{L})${escaped(printed)}`, 'u'), meant] as const);

/** A text with the slips of its print put right. */
export const asMeant = (text: string): string =>
  SLIPS.reduce((now, [printed, meant]) => now.replace(printed, meant), text);

/** Two attacks leave out the coin with which they begin, and go on to speak of its sides. */
export const withItsCoin = (text: string): string => text.replace(/^If heads, /u, 'Flip a coin. $&');
