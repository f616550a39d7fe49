import type { Facts } from '../../claims/index.ts';
import { citationOf } from '../../corpus/index.ts';
import type { Ground } from '../../ruling/index.ts';
import { ALLOWANCES, ENDINGS } from '../words/allowances.ts';
import { GROUNDS } from '../words/by-code.ts';
import { type Given, given, inWords, readable, sentence } from '../words/facts.ts';
import type { GroundWords } from '../words/rule-words.ts';
import type { GroundJson } from './types.ts';

/** Grounds in words, said one after the other: a Pokémon that was named is `it` from then on. */

/** Facts that every ground of a ruling shares: who moves, which turn it is and whether anybody said so. */
export interface Situation {
  readonly player: string;
  readonly turn: number;
  readonly turnGiven: boolean;
}

interface WordedGround {
  readonly ground: Ground;
  readonly words: GroundWords | undefined;
  readonly given: Given;
  readonly restates: string | null;
}

/** The code of the ground beside it whose fact this one states once more under a paragraph of its own; null where it stands for itself. */
export const restatedBy = ({ code }: Ground, grounds: readonly Ground[]): string | null =>
  GROUNDS[code]?.restates?.find((same) => grounds.some((one) => one.code === same)) ?? null;

/** Each ground with the facts for its words. `named`: Pokémon that the listener already knows to be meant. */
const worded = (grounds: readonly Ground[], situation: Situation): readonly WordedGround[] => {
  const named = new Set<string>();
  return grounds.map((ground) => {
    const words = GROUNDS[ground.code];
    const pokemon = String(ground.facts.pokemon ?? '');
    const facts: Facts = { ...situation, ...ground.facts, it: named.has(pokemon) ? 'it' : pokemon };
    const restates = restatedBy(ground, grounds);
    const all = given(facts);
    if (isOfAnotherCard(ground, words?.say(all) ?? '')) named.clear();
    else if (pokemon !== '' && restates === null) named.add(pokemon);
    return { ground, words, given: all, restates };
  });
};

/** Is another card spoken of than the Pokémon? After it, “it” would be heard of that card. */
const isOfAnotherCard = ({ facts: { card, pokemon } }: Ground, said: string): boolean =>
  typeof card === 'string' && card !== '' && card !== pokemon && said.includes(card);

/** The grounds that stand, in words; those that a card overrules are not among them. */
export const groundsJson = (grounds: readonly Ground[], situation: Situation): readonly GroundJson[] =>
  worded(
    grounds.filter((ground) => ground.overruled === null),
    situation,
  ).map(({ ground, words, given: facts, restates }) => {
    const allowedBy = ground.allowances.map((allowance) => ({
      ...citationOf(allowance.rule),
      says: inWords(ALLOWANCES, allowance.code, { ...ground.facts, ...allowance.facts }),
      how: ENDINGS.has(allowance.code) ? ('ends' as const) : ('allows' as const),
    }));
    const says = words === undefined ? sentence(readable(ground.code, ground.facts)) : sentence(words.says(facts));
    return {
      rule: citationOf(ground.rule),
      readBy: ground.readBy.map(citationOf),
      code: ground.code,
      says,
      because: words?.because(facts) ?? says,
      allowedBy,
      liftedBy: allowedBy,
      lastsThisTurn: words?.lastsThisTurn === true && ground.allowances.length === 0,
      restates,
    };
  });

/** The same grounds as clauses for the sentence that is read out, each fact once. */
export const spokenGrounds = (grounds: readonly Ground[], situation: Situation): readonly string[] =>
  worded(
    grounds.filter((ground) => ground.overruled === null),
    situation,
  )
    .filter(({ restates }) => restates === null)
    .map(({ ground, words, given: facts }) => words?.say(facts) ?? readable(ground.code, ground.facts));
