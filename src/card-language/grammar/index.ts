import { ATTACHED } from './attached.ts';
import { BANS } from './bans.ts';
import { CARDS } from './cards.ts';
import { CLAIMS_FOR_A_TIME } from './claims-for-a-time.ts';
import { SOME_COINS } from './coins.ts';
import { COMPARISONS } from './compared.ts';
import { CONDITIONS } from './conditions.ts';
import { COPIES } from './copies.ts';
import { COUNTED_SEARCHES } from './counted-searches.ts';
import { COUNTS } from './counts.ts';
import { DAMAGE } from './damage.ts';
import { DISCARD_PILE } from './discard-pile.ts';
import { DISCARDED_CARDS } from './discarding.ts';
import { DRAWN } from './drawing.ts';
import { EACH_PLAYER } from './each-player.ts';
import { ENERGY } from './energy.ts';
import { ENERGY_CARDS } from './energy-cards.ts';
import { FOSSILS } from './fossils.ts';
import { FRAMES } from './frames.ts';
import { HANDS } from './hands.ts';
import { HOLDINGS } from './held.ts';
import { IN_THIS_WAY } from './in-this-way.ts';
import { LASTING } from './lasting.ts';
import { LASTING_VALUES } from './lasting-values.ts';
import { LEFT_OVER_ENERGY } from './left-over-energy.ts';
import { LOOKED_AT } from './looked-at.ts';
import { LOOKS } from './looks.ts';
import { MOVING_ABOUT } from './moving-about.ts';
import { ON_POKEMON } from './on-pokemon.ts';
import { PLAYED } from './played.ts';
import { POKEMON } from './pokemon.ts';
import { ATTACK_PRICES } from './prices.ts';
import { SEARCHES } from './searches.ts';
import { SHOWN_HANDS } from './shown-hands.ts';
import { STANDING } from './standing/index.ts';
import { type Grammar, grammarOf } from './table.ts';
import { TRAINERS } from './trainers/index.ts';
import { TRAITS_AND_BEINGS } from './traits.ts';
import { USES } from './uses.ts';
import { WORDS } from './words.ts';

/** Every construction of card text there is, by subject. */
export const PRODUCTIONS = [
  ...WORDS,
  ...POKEMON,
  ...CARDS,
  ...COUNTS,
  ...TRAITS_AND_BEINGS,
  ...HOLDINGS,
  ...CONDITIONS,
  ...COMPARISONS,
  ...DAMAGE,
  ...ON_POKEMON,
  ...ENERGY,
  ...ENERGY_CARDS,
  ...DRAWN,
  ...DISCARDED_CARDS,
  ...EACH_PLAYER,
  ...HANDS,
  ...SHOWN_HANDS,
  ...SEARCHES,
  ...COUNTED_SEARCHES,
  ...DISCARD_PILE,
  ...LOOKED_AT,
  ...LOOKS,
  ...LASTING,
  ...BANS,
  ...FRAMES,
  ...IN_THIS_WAY,
  ...PLAYED,
  ...ATTACHED,
  ...TRAINERS,
  ...FOSSILS,
  ...STANDING,
  ...USES,
  ...MOVING_ABOUT,
  ...CLAIMS_FOR_A_TIME,
  ...LASTING_VALUES,
  ...SOME_COINS,
  ...COPIES,
  ...ATTACK_PRICES,
  ...LEFT_OVER_ENERGY,
];

let made: Grammar | null = null;

/** The grammar of card texts, made when it is first needed. */
export const grammar = (): Grammar => {
  made ??= grammarOf(PRODUCTIONS);
  return made;
};

export type { Printed, Production } from './production.ts';
export type { Grammar } from './table.ts';
