import { ANYWHERE, onCoins, POKEMON, type Reader, reader, TRAINERS } from './usual-effects.ts';
import { OF_PILES } from './usual-piles.ts';

/** What a power that is used does, behind “you may”. */
const ofPower = reader([...POKEMON, ...TRAINERS, ...OF_PILES, ...ANYWHERE]);
const powerCoin = onCoins(ofPower);
export const readPowerSentence: Reader = (sentence) => ofPower(sentence) ?? powerCoin(sentence);
