import type { CardsFromHandCodes } from '../../rules/index.ts';
import { counted, type Given, sentence } from './facts.ts';
import { type AskedWords, aCard, notYet, used, type WordsOf } from './rule-words.ts';
import { askedOfNamed, lacking, wantedEvolution } from './what-is-asked.ts';

const noEffect = (f: Given): string =>
  `${f('card')} would have no effect ${f.has('pokemon') ? `on ${f('pokemon')}` : 'now'}`;

const priced = (f: Given): string => (f.has('kind') ? 'fitting card' : 'other card');

/** Grounds that say why there is no effect; beside one of them it need not be said again. */
export const MORE_EXACT: readonly string[] = [
  'nothing-to-heal',
  'none-to-bring-up',
  'none-to-send-up',
  'nowhere-to-move',
  'no-room-for-its-effect',
  'first-half-undone',
  'candy-too-young',
  'candy-first-turn',
  'candy-on-baby',
  'candy-on-evolved',
  'candy-without-link',
  'candy-against-ban',
  'named-not-meant',
];

/** A ground that is nothing but what the text lacks. */
const lacksSomething = (passed: string): AskedWords => ({
  says: (f) => sentence(lacking(f, false) ?? noEffect(f)),
  because: (f) => `the text of ${f('card')} would change nothing`,
  say: (f) => lacking(f, true) ?? noEffect(f),
  passed: () => passed,
});

export const CARDS_FROM_HAND = {
  grounds: {
    'no-trainers-first-turn': {
      says: (f) =>
        `${f('player')} goes first and can't play a Trainer, Supporter or Stadium card on the first turn of the game.`,
      because: (f) => `${f('player')} went first, and this is turn 1`,
      say: () => "the player who goes first can't play such a card on their first turn",
      passed: () => 'it is not the first turn of the player who goes first',
      lastsThisTurn: true,
    },
    'no-supporter-first-turn': {
      says: (f) => `${f('player')} goes first and can't play a Supporter card on the first turn of the game.`,
      because: (f) => `${f('player')} went first, and this is turn 1`,
      say: () => "the player who goes first can't play a Supporter card on their first turn",
      passed: () => 'it is not the first turn of the player who goes first',
      lastsThisTurn: true,
    },
    'supporter-already-played': { ...used('played a Supporter'), passed: notYet('Supporter played') },
    'stadium-already-played': { ...used('played a Stadium'), passed: notYet('Stadium played') },
    'same-stadium': {
      says: (f) => `${f('card')} is already in play.`,
      because: (f) => `the Stadium in play is ${f('card')}`,
      say: (f) => `${f('card')} is already in play`,
      passed: (f) => `${aCard(f)} is not in play already`,
    },
    'not-in-hand': {
      says: (f) => `${f('card')} is not in ${f('player')}'s hand.`,
      because: (f) => `${f('player')}'s hand was given without ${f('card')}`,
      say: (f) => `${f('card')} is not in your hand`,
      passed: (f) => `${aCard(f)} is in hand`,
    },
    'in-the-lost-zone': {
      says: (f) => `${f('card')} is in ${f('player')}'s Lost Zone and stays there.`,
      because: (f) => `${f('card')} in the Lost Zone`,
      say: (f) => `${f('card')} is in your Lost Zone and stays there`,
      passed: (f) => `${aCard(f)} is not in the Lost Zone`,
    },
    'cost-of-playing': {
      says: (f) =>
        `${f('card')} costs ${counted(f.number('cost'), priced(f))} from the hand; there ${f.number('others') === 1 ? 'is' : 'are'} ${f.number('others') === 0 ? 'none' : `only ${f('others')}`}.`,
      because: (f) => `${counted(f.number('others'), priced(f))} in hand`,
      say: (f) =>
        `${f('card')} costs ${counted(f.number('cost'), priced(f))} from your hand, and you have ${f.number('others') === 0 ? 'none' : `only ${f('others')}`}`,
      passed: (f) => `the cards to pay for ${aCard(f)} are in hand`,
    },
    'price-of-playing': {
      says: (f) => `${f('card')} has a cost that can't be paid from the cards in play.`,
      because: (f) => `nothing in play pays for ${f('card')}`,
      say: (f) => `you have nothing in play to pay the cost of ${f('card')} with`,
      passed: (f) => `the cost of ${aCard(f)} can be paid from the cards in play`,
    },
    'first-half-undone': {
      says: (f) => {
        const missing = lacking(f, false);
        return `${f('card')} first asks for something that can't be done now${missing === null ? ", so it can't be used" : `: ${missing}`}.`;
      },
      because: (f) => `nothing of the first half of ${f('card')} can be done`,
      say: (f) => lacking(f, true) ?? `${f('card')} first asks you to do something you can't do now`,
      passed: () => 'the first half of the text can be done, or a part of it',
    },
    'price-of-ability': {
      says: (f) => `The cards that ${f('power')} costs are not there to be paid.`,
      because: (f) => `no cards to pay for ${f('power')}`,
      say: (f) => `you don't have the cards that ${f('power')} costs`,
      passed: (f) => `the cards that ${f('power')} costs are there`,
    },
    'rest-undone': {
      says: (f) => `${f('power')} would do nothing for the cards it costs.`,
      because: (f) => `what ${f('power')} does for its cost would change nothing`,
      say: (f) => `${f('power')} would do nothing for the cards it costs`,
      passed: (f) => `${f('power')} would do something for the cards it costs`,
    },
    'nothing-to-heal': {
      says: (f) => sentence(lacking(f, false) ?? `${f('card')} heals, and no Pokémon has damage that it could heal`),
      because: () => 'no damage that can be healed',
      say: (f) => lacking(f, true) ?? `there is no damage for ${f('card')} to heal`,
      passed: () => 'there is something to heal, or something else that is done',
    },
    'none-to-bring-up': lacksSomething('there is a Benched Pokémon to bring up'),
    'none-to-send-up': lacksSomething('there is a Benched Pokémon to come up'),
    'nowhere-to-move': lacksSomething('there is a Pokémon to move it to'),
    'no-room-for-its-effect': {
      says: (f) => `${f('card')} puts Pokémon onto the Bench, and the Bench is full.`,
      because: () => 'no room on the Bench',
      say: (f) => `your Bench is full, so you can't use ${f('card')}`,
      passed: () => 'there is room on the Bench',
    },
    'nothing-to-choose': {
      says: (f) => `${f('power')} makes its player choose at least one, and there is nothing to choose.`,
      because: (f) => `nothing for ${f('power')} to choose`,
      say: (f) => `${f('power')} makes you choose at least one, and there is nothing to choose`,
      passed: (f) => `there is something for ${f('power')} to choose`,
    },
    'ability-changes-nothing': {
      says: (f) => sentence(lacking(f, false) ?? `${f('power')} would have no effect now`),
      because: (f) => `the text of ${f('power')} would change nothing`,
      say: (f) => lacking(f, true) ?? `${f('power')} would have no effect now`,
      restates: MORE_EXACT,
      passed: (f) => `${f('power')} would have an effect`,
    },
    'named-not-meant': {
      says: (f) =>
        `${f.has('power') ? `${f('power')} can't be used` : `${f('card')} can't be played`} on ${f('pokemon')}: ${askedOfNamed(f, false) ?? 'its text does not mean that Pokémon'}.`,
      because: (f) => `the text of ${f.has('power') ? f('power') : f('card')} does not mean ${f('pokemon')}`,
      say: (f) => askedOfNamed(f, true) ?? `its text does not let you choose ${f('pokemon')}`,
      passed: (f) => `the Pokémon that was named is one that ${f.has('power') ? f('power') : aCard(f)} may pick`,
    },
    'no-game-effect': {
      says: (f) => sentence(lacking(f, false) ?? noEffect(f)),
      because: (f) => `the text of ${f('card')} would change nothing${f.has('pokemon') ? ` for ${f('pokemon')}` : ''}`,
      say: (f) => lacking(f, true) ?? noEffect(f),
      restates: MORE_EXACT,
      passed: (f) => `${aCard(f)} would have an effect`,
    },
  },
  notes: {
    'supporters-a-turn': (f) => ({
      label: 'limit',
      text: `${f('player')} may play ${counted(f.number('most'), 'Supporter')} this turn, because of ${f('by')}`,
    }),
    'stadium-goes-along': (f) => ({ label: 'Stadium', text: `${f('by')} takes ${f('card')} along: it has no effect` }),
    'trainers-not-limited': (f) => ({ text: `${f('player')} may play any number of Trainer cards` }),
    'tool-is-a-trainer': (f) => ({ label: 'text', text: `${f('card')} is a Trainer card too` }),
    'machine-is-a-trainer': (f) => ({ label: 'text', text: `${f('card')} is a Trainer card too` }),
  },
  needs: {
    'price-not-told': {
      says: (f) =>
        `whether what ${f('power')} costs is there: that depends on cards that were not given (write [hand (…)])`,
      ask: (f) => `whether you have the cards that ${f('power')} costs`,
    },
    'effect-hangs-on-untold': {
      says: (f) => {
        const wanted = wantedEvolution(f);
        return wanted === null
          ? `whether ${f('card')} would have an effect: that depends on cards that were not given`
          : `whether there is ${wanted} (write  [hand 2 (NAME, …)])`;
      },
      ask: (f) => `whether ${f('card')} would have an effect`,
      question: (f) => {
        const wanted = wantedEvolution(f);
        return wanted === null ? null : `Do you have ${wanted}?`;
      },
    },
  },
} satisfies WordsOf<CardsFromHandCodes>;
