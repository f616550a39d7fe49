import { onCoins, type Reader, reader } from './phrases.ts';
import { ANYWHERE, POKEMON } from './usual-effects.ts';
import { OF_PILES } from './usual-piles.ts';
import { TRAINERS } from './usual-plain-trainers.ts';

/** What a power that is used does, after “you may”. */
const ofPower = reader([...POKEMON, ...TRAINERS, ...OF_PILES, ...ANYWHERE]);
const powerCoin = onCoins(ofPower);
export const readPowerSentence: Reader = (sentence) => ofPower(sentence) ?? powerCoin(sentence);
