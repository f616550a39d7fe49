import {
  type Check,
  condition,
  either,
  filter,
  letter,
  list,
  obstacle,
  type ScriptFault,
  table,
  word,
} from '../claims/index.ts';
import { type Card, type Json, type Script, TOUCHES } from '../state/index.ts';
import { faultsOfPlace } from './check-place.ts';
import { claim, verbs } from './shapes-of-verbs.ts';
import { base, cardFilter } from './shapes-of-words.ts';

/**
 * Checks card text written as data: every verb, claim, condition and filter must be one this program knows, with the keys it has. A misspelled
 * key would otherwise be a text that is silently not there.
 */

const provision: Check = table({ if: condition, units: list(either(letter, word('all'), list(letter))) }, 'units');

const touches: Check = list(word(...TOUCHES));
const obstacles: Check = list(obstacle);
const claims: Check = list(claim);
const conditions: Check = list(condition);
const provisions: Check = list(provision);

/** Everything wrong with the texts of a card, each in one line that says where. Empty when all is known. */
export const checkScripts = (card: Card): readonly string[] => scriptFaults(card).map(({ said }) => said);

/** The same, each with the innermost table or list of the card that it lies in. */
export const scriptFaults = (card: Card): readonly ScriptFault[] => {
  const faults: ScriptFault[] = [];
  const look = (check: Check, value: Json | readonly Json[] | undefined, ...at: readonly string[]): void => {
    if (value !== undefined) faults.push(...check(value as Json, [card.name, ...at].join(', ')));
  };
  const lookAtScript = (script: Script, at: string): void => {
    look(condition, script.while, at, 'while');
    look(touches, script.touches, at, 'touches');
  };
  for (const attack of [...(card.attacks ?? []), ...(card.lends ?? [])]) {
    const named = attack.name === '' ? 'an attack without a name' : `attack ${attack.name}`;
    look(verbs, attack.does, named, 'does');
    look(verbs, attack.choose, named, 'choose');
    look(verbs, attack.activate, named, 'activate');
    look(verbs, attack.discards, named, 'discards');
    look(obstacles, attack.despite as Json | undefined, named, 'despite');
    look(condition, attack.costWhen, named, 'cost-when');
    look(condition, attack.freeWhen, named, 'free-when');
    look(condition, attack.onlyIf, named, 'only-if');
    look(base, attack.base, named, 'base');
    lookAtScript(attack, named);
  }
  for (const power of card.powers ?? []) {
    look(verbs, power.does, power.name, 'does');
    look(claims, power.always, power.name, 'always');
    look(conditions, power.when, power.name, 'when');
    lookAtScript(power, power.name);
  }
  look(claims, card.always, 'always');
  look(claims, card.asTool, 'as-tool');
  look(verbs, card.announced?.does, 'announced');
  look(conditions, card.announced?.when, 'announced, when');
  if (card.announced !== undefined) lookAtScript(card.announced, 'announced');
  look(verbs, card.play?.does, 'play');
  if (card.play !== undefined) lookAtScript(card.play, 'play');
  look(provisions, card.provides, 'provides');
  look(condition, card.playsOnlyIf, 'plays-only-if');
  look(cardFilter, card.discardsOf, 'discards-of');
  look(condition, card.ruledOnlyIf, 'ruled-only-if');
  look(list(word('new', 'first-turn')), card.evolvesDespite, 'evolves-despite');
  look(filter, card.attachesTo, 'attaches-to');
  look(filter, card.discardUnless, 'discard-unless');
  for (const script of card.unread ?? []) lookAtScript(script, 'unread');
  // A text with faults is not checked against its place.
  return faults.length > 0 ? faults : faultsOfPlace(card).map((fault) => ({ said: `${card.name}, ${fault}` }));
};
