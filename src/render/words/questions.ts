import type { QuestionCode } from '../../claims/index.ts';
import { type Answered, possibleAnswers, type Question } from '../../engine/index.ts';
import { type Given, given, listed, readable } from './facts.ts';
import { ofText, PILES } from './rule-words.ts';

interface QuestionWords {
  /** The word in the label column of a replay. */
  readonly label: string;
  /** What is asked of a player, as words that follow the answer. */
  readonly asks: (f: Given) => string;
  /** What is answered is what happens next, and the line of that says it. */
  readonly saidByEvent?: true;
  /** Is it said who answers? Where the text is of one player and the choice of the other. */
  readonly names?: true;
  /** The same as a whole question, for a person at a terminal. */
  readonly say: (f: Given) => string;
  /** What each side of a coin means, as clauses that follow `Heads:` and `Tails:`. */
  readonly sides?: { readonly heads: (f: Given) => string; readonly tails: (f: Given) => string };
}

const zoneOf = (f: Given): string => PILES[f('zone')] ?? f('zone');

/** Where a card goes that is chosen out of a hand. */
const GOES_TO: { readonly [to: string]: string } = {
  bench: 'onto the Bench',
  bottom: 'under the deck',
  deck: 'into the deck',
  discard: 'to the discard pile',
  lost: 'to the Lost Zone',
  top: 'on top of the deck',
};

/** What its player does with the Energy that is asked for. */
const energyGoes = (f: Given): string => {
  if (f.is('discarded')) return 'do you discard';
  if (f.is('moved')) return 'do you move';
  return f.is('taken-back') ? 'do you take off' : 'do you choose';
};

/** What a player does with a Tool that is chosen, by where it goes. */
const TAKEN_OFF: { readonly [into: string]: string } = {
  discard: 'do you discard',
  hand: 'do you take into the hand',
  lost: 'do you put in the Lost Zone',
};

/** By the code of the question. */
const EVERY_QUESTION = {
  'retreat-payment': {
    label: 'pay',
    asks: (f) => `for the Retreat Cost of ${f('cost')}`,
    say: (f) => `Which Energy do you discard for the Retreat Cost of ${f('cost')}?`,
  },
  defending: {
    label: 'attack',
    asks: () => 'is attacked',
    say: (f) => `Which Pokémon do you attack with ${f('attack')}?`,
  },
  'which-active': {
    label: 'choice',
    asks: () => 'is the Active Pokémon meant',
    say: () => 'Which Active Pokémon is meant?',
  },
  'condition-order': {
    label: 'choice',
    asks: () => 'first',
    say: () => 'Both have Special Conditions. Which one is first?',
  },
  'which-you': {
    label: 'choice',
    asks: (f) => `is “you” for ${ofText(f)}`,
    say: (f) => `Which player is “you” for ${ofText(f)}?`,
  },
  'which-opponent': {
    label: 'choice',
    asks: (f) => `is the opponent for ${ofText(f)}`,
    say: (f) => `Which opponent does ${ofText(f)} mean?`,
  },
  'new-active': {
    label: 'choice',
    asks: () => 'to be the new Active Pokémon',
    say: () => 'Which Benched Pokémon becomes the Active Pokémon?',
  },
  promote: {
    label: 'promote',
    asks: () => 'from the Bench',
    saidByEvent: true,
    say: () => 'Which Benched Pokémon becomes the Active Pokémon?',
  },
  'attach-to': {
    label: 'choice',
    asks: (f) => `for ${f('card')}`,
    say: (f) => `Which Pokémon do you attach ${f('card')} to?`,
  },
  'switch-with': {
    label: 'choice',
    asks: () => 'switched in',
    names: true,
    say: () => 'Which Benched Pokémon is switched in?',
  },
  'choose-pokemon': {
    label: 'choice',
    asks: (f) => (f.is('from') ? 'to move it from' : f.is('to') ? 'to move it to' : 'chosen'),
    say: (f) =>
      f.is('from')
        ? 'From which Pokémon does it move?'
        : f.is('to')
          ? 'To which Pokémon does it move?'
          : 'Which Pokémon do you choose?',
  },
  'one-more-pokemon': {
    label: 'choice',
    asks: () => 'as another one',
    say: () => 'Which Pokémon do you choose as another one, or none?',
  },
  'copy-attack': { label: 'choice', asks: () => 'to be copied', say: () => 'Which attack is copied?' },
  'between-turns-when': {
    label: 'moment',
    asks: (f) => `for ${f('by')}`,
    say: (f) => `Between turns: is ${f('by')} done for ${f('pokemon')} now, or later?`,
  },
  'checkup-when': {
    label: 'moment',
    asks: (f) => `for ${f('by')}`,
    say: (f) => `Pokémon Checkup: does ${f('by')} apply before the Special Conditions, or after them?`,
  },
  arrange: {
    label: 'order',
    asks: () => 'next from the top',
    say: (f) =>
      f.is('under') ? 'Which of these cards is uppermost under the deck?' : 'Which of these cards goes on top?',
  },
  'turn-prize-up': { label: 'choice', asks: () => 'face up', say: () => 'Which Prize is turned face up?' },
  'use-before-the-hand': {
    label: 'choice',
    asks: (f) => `for ${f('power')} of ${f('card')}`,
    say: (f) => `You have just seen ${f('card')}. Do you use its ${f('power')} before it goes into your hand?`,
  },
  'take-prize': { label: 'choice', asks: () => 'of the Prizes', say: () => 'Which Prize do you take?' },
  'effect-order': {
    label: 'order',
    asks: (f) => `first, on ${f('pokemon')}`,
    say: (f) => `Several effects apply to ${f('pokemon')}. Which is first?`,
  },
  'order-of-all': {
    label: 'order',
    asks: () => 'first',
    say: () => 'Several effects apply now. Which is first?',
  },
  'discard-from-hand': {
    label: 'choice',
    asks: () => 'discarded from hand',
    say: () => 'Which card is discarded from the hand?',
  },
  'lose-from-hand': {
    label: 'choice',
    asks: () => 'from hand to the Lost Zone',
    say: () => 'Which card goes from the hand to the Lost Zone?',
  },
  'trade-from-hand': {
    label: 'choice',
    asks: () => 'traded from hand',
    say: () => 'Which card from the hand is traded?',
  },
  'discard-benched': {
    label: 'choice',
    asks: (f) => `from the Bench, because of ${f('by')}`,
    say: (f) => `Which Benched Pokémon is discarded because of ${f('by')}?`,
  },
  'take-back-benched': {
    label: 'choice',
    asks: (f) => `from the Bench, because of ${f('by')}`,
    say: (f) => `Which Benched Pokémon goes back to the hand because of ${f('by')}?`,
  },
  'devolve-to': {
    label: 'choice',
    asks: () => 'stays on top',
    say: () => 'Which card stays on top after devolving?',
  },
  'evolve-into': { label: 'choice', asks: () => 'to evolve into', say: () => 'Which card does it evolve into?' },
  'how-many-counters': { label: 'choice', asks: () => 'how many counters', say: () => 'How many damage counters?' },
  'energy-left-over': {
    label: 'choice',
    asks: () => 'Energy not used to pay',
    say: () => 'How much of the Energy that it counts is not used to pay for the attack?',
  },
  'how-many-cards': { label: 'choice', asks: () => 'how many cards', say: () => 'How many cards do you draw?' },
  'discard-in-play': {
    label: 'choice',
    asks: (f) =>
      f.is('tools')
        ? 'of the Tools in play'
        : `of the Tools${f.is('special') ? ', Special Energy' : ''} and Stadiums in play`,
    say: (f) =>
      `Which Pokémon Tool${f.is('special') ? ', Special Energy' : ''}${f.is('tools') ? '' : ' or Stadium'} ${TAKEN_OFF[f('into')]}?`,
  },
  'lock-attack': { label: 'choice', asks: () => "that can't be used", say: () => "Which attack can't be used?" },
  'at-random': { label: 'random', asks: () => 'chosen at random', say: () => 'Which card was chosen at random?' },
  'pick-one': {
    label: 'choice',
    asks: () => '(one of the ways in its text)',
    say: () => 'Which of these do you choose?',
  },
  'how-many-energy': {
    label: 'choice',
    asks: () => 'how many of the Energy',
    say: (f) => `How many of the Energy cards ${energyGoes(f)}?`,
  },
  'pick-energy': { label: 'choice', asks: () => 'of the Energy', say: (f) => `Which Energy card ${energyGoes(f)}?` },
  'take-card': {
    label: 'choice',
    asks: (f) => `from the ${zoneOf(f)}`,
    say: (f) =>
      f.has('to')
        ? `Which card of the ${zoneOf(f)} goes ${GOES_TO[f('to')] ?? 'there'}${f.has('room') ? ` (room for ${f('room')})` : ''}?`
        : `Which card do you take from the ${zoneOf(f)}?`,
  },
  again: {
    label: 'choice',
    asks: (f) => `to doing ${f.is('again') ? 'once more ' : ''}what ${ofText(f)} allows as often as wanted`,
    say: (f) =>
      f.is('again')
        ? `Do you once more do what ${ofText(f)} allows as often as wanted?`
        : `${ofText(f)} allows something as often as wanted. Do you do it?`,
  },
  'pick-attached': {
    label: 'choice',
    asks: () => 'of the Energy in play',
    say: (f) => `Which attached Energy card ${energyGoes(f)}?`,
  },
  may: {
    label: 'choice',
    asks: (f) => (f.is('again') ? `to doing once more what ${ofText(f)} offers` : `to what ${ofText(f)} offers`),
    say: (f) =>
      f.is('again') ? `${ofText(f)} says “up to”. Do you do it once more?` : `${ofText(f)} says “may”. Do you do it?`,
  },
  cut: {
    label: 'cut',
    asks: (f) => `of ${f('player')}'s deck`,
    say: () => 'Do you cut the deck?',
  },
  'extra-card': {
    label: 'choice',
    asks: (f) => `for the hand that ${f('player')} shows`,
    say: () => 'Your opponent shows a hand without a Basic Pokémon. Do you draw an extra card?',
  },
  'first-turn': {
    label: 'coin',
    asks: (f) => `for the first turn, called by ${f('player')}`,
    say: (f) => `The coin for the first turn (${f('player')} called heads): heads or tails?`,
    sides: {
      heads: (f) => `${f('player')}, who called heads, takes the first turn`,
      tails: (f) => `${f('other')} takes the first turn: ${f('player')} called heads`,
    },
  },
  'first-flip': {
    label: 'coin',
    asks: (f) => `for who chooses, called by ${f('player')}`,
    say: (f) => `The coin for who chooses who goes first (${f('player')} called heads): heads or tails?`,
    sides: {
      heads: (f) => `${f('player')}, who called heads, chooses who goes first`,
      tails: (f) => `${f('other')} chooses who goes first: ${f('player')} called heads`,
    },
  },
  'rock-paper-scissors': {
    label: 'choice',
    asks: () => 'won rock-paper-scissors',
    say: () => 'Play rock-paper-scissors. Who won?',
  },
  'winner-decides': {
    label: 'choice',
    asks: () => 'for the first turn',
    say: (f) => `${f('player')} won the coin flip. Who takes the first turn?`,
  },
  'first-team': {
    label: 'coin',
    asks: (f) => `for the first turn, called by ${f('player')}`,
    say: (f) => `The coin for the team that goes first (${f('player')} called heads): heads or tails?`,
    sides: {
      heads: (f) => `the team of ${f('player')}, who called heads, goes first`,
      tails: (f) => `the team of ${f('other')} goes first: ${f('player')} called heads`,
    },
  },
  'which-goes-first': {
    label: 'choice',
    asks: () => 'to take the first turn',
    say: (f) => `${listed(f.list('players'))} won the coin flip. Which of them takes the first turn?`,
  },
  text: {
    label: 'coin',
    asks: (f) => `for ${ofText(f)}`,
    say: (f) => `The coin for ${ofText(f)}: heads or tails?`,
  },
  sleep: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, which is Asleep`,
    say: (f) => `${f('pokemon')} is Asleep. Its coin to wake up: heads or tails?`,
    sides: { heads: (f) => `${f('pokemon')} wakes up`, tails: (f) => `${f('pokemon')} stays Asleep` },
  },
  'sleep-of-several': {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, which is Asleep`,
    say: (f) => `${f('pokemon')} is Asleep and needs ${f('coins')} heads to wake up. One of its coins: heads or tails?`,
    sides: { heads: (f) => `a coin for ${f('pokemon')} is heads`, tails: (f) => `${f('pokemon')} stays Asleep` },
  },
  burn: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, which is Burned`,
    say: (f) => `${f('pokemon')} is Burned. Its coin for the Burn: heads or tails?`,
    sides: { heads: () => 'the Burn does no damage', tails: (f) => `${f('pokemon')} gets damage counters` },
  },
  'burn-heals': {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, which is Burned`,
    say: (f) => `${f('pokemon')} is Burned. After its damage counters, its coin: heads or tails?`,
    sides: { heads: (f) => `${f('pokemon')} is no longer Burned`, tails: (f) => `${f('pokemon')} stays Burned` },
  },
  confusion: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, which is Confused`,
    say: (f) => `${f('pokemon')} is Confused. Its coin: heads or tails?`,
    sides: {
      heads: () => 'the attack works',
      tails: () => 'the attack fails',
    },
  },
  'confused-retreat': {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')} to retreat while Confused`,
    say: (f) => `${f('pokemon')} is Confused and its Retreat Cost is paid. Its coin to retreat: heads or tails?`,
    sides: {
      heads: (f) => `${f('pokemon')} retreats`,
      tails: (f) => `${f('pokemon')} stays and can't try again this turn`,
    },
  },
  baby: {
    label: 'coin',
    asks: (f) => `for attacking ${f('pokemon')}, a Baby Pokémon`,
    say: (f) => `You attack ${f('pokemon')}, a Baby Pokémon. The coin before the attack: heads or tails?`,
    sides: { heads: () => 'the attack can be announced', tails: () => 'the attack has no effect' },
  },
  'baby-announced': {
    label: 'coin',
    asks: (f) => `for attacking ${f('pokemon')}, a Baby Pokémon`,
    say: (f) =>
      `You attack ${f('pokemon')}, a Baby Pokémon. The coin before anything else of the attack: heads or tails?`,
    sides: { heads: () => 'the attack goes on', tails: () => 'the attack has no effect' },
  },
  char: {
    label: 'coin',
    asks: (f) => `for the Char counter on ${f('pokemon')}`,
    say: (f) => `${f('pokemon')} has a Char counter. Its coin for it: heads or tails?`,
    sides: { heads: () => 'the Char counter does no damage', tails: (f) => `${f('pokemon')} gets 20 damage` },
  },
  'damage-may-be-prevented': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: is the damage to ${f('pokemon')} prevented? Heads or tails?`,
    sides: {
      heads: (f) => `${f('by')} prevents the damage`,
      tails: (f) => `${f('by')} does not prevent the damage`,
    },
  },
  'trainer-may-be-stopped': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: does ${f('card')} have no effect? Heads or tails?`,
    sides: {
      heads: (f) => `${f('card')} has no effect because of ${f('by')} and goes on top of the deck`,
      tails: (f) => `${f('card')} works despite ${f('by')}`,
    },
  },
  'knock-out-may-be-averted': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: is ${f('pokemon')} saved from the Knock Out? Heads or tails?`,
    sides: {
      heads: (f) => `${f('by')} saves ${f('pokemon')} from the Knock Out`,
      tails: (f) => `${f('by')} does not save ${f('pokemon')}`,
    },
  },
  'attack-may-fail': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')} makes ${f('pokemon')}'s player flip a coin to attack: heads or tails?`,
    sides: {
      heads: (f) => `the attack works despite ${f('by')}`,
      tails: (f) => `the attack fails because of ${f('by')}`,
    },
  },
} satisfies { readonly [code in QuestionCode]: QuestionWords };

export const QUESTIONS: { readonly [code: string]: QuestionWords } = EVERY_QUESTION;

/** A question with its answer, as a line of a replay. */
export const questionWords = ({ question, answer }: Answered): { readonly label?: string; readonly text: string } => {
  const words = QUESTIONS[question.code];
  const label = words?.label ?? (question.kind === 'coin' ? 'coin' : 'choice');
  const chooser = words?.names === true ? `, as ${question.by} chooses` : '';
  const text = `${answer} ${asked(question)}${chooser}`;
  return words?.saidByEvent === true ? { text } : { label, text };
};

/** What a question asks, without its answers. */
export const asked = (question: Question): string =>
  QUESTIONS[question.code]?.asks(given(question.facts)) ?? readable(question.code, question.facts);

/** The question as it is asked of a player. */
export const spokenQuestion = (question: Question): string =>
  QUESTIONS[question.code]?.say(given(question.facts)) ?? `${readable(question.code, question.facts)}?`;

/** Choices that come by the rules of the game and not by a text that says what is chosen. */
const OF_THE_RULES: ReadonlySet<string> = new Set([
  'between-turns-when',
  'checkup-when',
  'condition-order',
  'effect-order',
  'new-active',
  'order-of-all',
  'promote',
  'retreat-payment',
  'take-prize',
]);

/** Does a text have a player choose there? */
export const isChoiceOfText = ({ kind, code }: Question): boolean => kind === 'choose' && !OF_THE_RULES.has(code);

/** Every answer that question can have, with what a card prints of it where it prints the ways to choose among. */
export const answersTo = (question: Question): readonly string[] => {
  const { ways } = question.facts;
  return Array.isArray(ways) ? ways.map(String) : possibleAnswers(question);
};
