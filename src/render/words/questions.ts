import type { Answered, Question } from '../../engine/index.ts';
import { type Given, given, listed, readable } from './facts.ts';

interface QuestionWords {
  /** The word in the label column of a replay. */
  readonly label: string;
  /** What is asked of a player, as a noun behind which the answer stands. */
  readonly asks: (f: Given) => string;
  /** The same as a whole question, for a person at a terminal. */
  readonly say: (f: Given) => string;
  /** What each side of a coin means, as clauses behind `Heads,` and `Tails,`. */
  readonly sides?: { readonly heads: (f: Given) => string; readonly tails: (f: Given) => string };
}

/** The attack, power or card whose text is at work, by its name. */
const ofText = (f: Given): string => f('place').replace(/^(attack|Poké-Power|Poké-Body|Pokémon Power) /u, '');

/** By the code of the question. */
export const QUESTIONS: { readonly [code: string]: QuestionWords } = {
  'retreat-payment': {
    label: 'pay',
    asks: (f) => `for the Retreat Cost of ${f('cost')}`,
    say: (f) => `Which Energy pays the Retreat Cost of ${f('cost')}?`,
  },
  defending: {
    label: 'attack',
    asks: () => 'is attacked',
    say: (f) => `Who is attacked with ${f('attack')}?`,
  },
  'which-active': {
    label: 'choice',
    asks: () => 'is the Active Pokémon meant',
    say: () => 'Which Active Pokémon is meant?',
  },
  'condition-order': {
    label: 'choice',
    asks: () => 'is dealt with first',
    say: () => 'Both are affected by Special Conditions. Which is dealt with first?',
  },
  'which-you': {
    label: 'choice',
    asks: (f) => `is “you” for ${ofText(f)}`,
    say: (f) => `Whom does ${ofText(f)} mean by “you”?`,
  },
  'which-opponent': {
    label: 'choice',
    asks: (f) => `is the opponent for ${ofText(f)}`,
    say: (f) => `Which opponent does ${ofText(f)} mean?`,
  },
  'new-active': {
    label: 'choice',
    asks: () => 'to be the new Active Pokémon',
    say: () => 'Who comes up from the Bench?',
  },
  promote: { label: 'promote', asks: () => 'from the Bench', say: () => 'Who becomes the Active Pokémon?' },
  'attach-to': {
    label: 'choice',
    asks: (f) => `for ${f('card')}`,
    say: (f) => `To which Pokémon is ${f('card')} attached?`,
  },
  'switch-with': {
    label: 'choice',
    asks: () => 'to change places',
    say: () => 'Which Benched Pokémon is switched in?',
  },
  'choose-pokemon': { label: 'choice', asks: () => 'chosen', say: () => 'Which Pokémon is chosen?' },
  'copy-attack': { label: 'choice', asks: () => 'to be copied', say: () => 'Which attack is copied?' },
  'between-turns-when': {
    label: 'moment',
    asks: (f) => `for ${f('by')}`,
    say: (f) => `Between turns: does ${f('by')} act on ${f('pokemon')} now, or later?`,
  },
  arrange: {
    label: 'order',
    asks: () => 'next from the top',
    say: () => 'Which of these cards lies uppermost?',
  },
  'turn-prize-up': { label: 'choice', asks: () => 'turned up', say: () => 'Which Prize is turned up?' },
  'take-prize': { label: 'choice', asks: () => 'of the Prizes', say: () => 'Which Prize is taken?' },
  'effect-order': {
    label: 'order',
    asks: (f) => `first, on ${f('pokemon')}`,
    say: (f) => `Several effects wait on ${f('pokemon')}. Which comes first?`,
  },
  'discard-from-hand': {
    label: 'choice',
    asks: () => 'discarded from hand',
    say: () => 'Which card of the hand is discarded?',
  },
  'lose-from-hand': {
    label: 'choice',
    asks: () => 'to the Lost Zone out of the hand',
    say: () => 'Which card of the hand goes to the Lost Zone?',
  },
  'trade-from-hand': {
    label: 'choice',
    asks: () => 'given out of the hand',
    say: () => 'Which card of the hand is traded away?',
  },
  'discard-benched': {
    label: 'choice',
    asks: (f) => `off the Bench, by ${f('by')}`,
    say: () => 'Which Benched Pokémon is discarded?',
  },
  'take-back-benched': {
    label: 'choice',
    asks: (f) => `off the Bench, by ${f('by')}`,
    say: () => 'Which Benched Pokémon goes back to the hand?',
  },
  'devolve-to': {
    label: 'choice',
    asks: () => 'that stays uppermost',
    say: () => 'Down to which card is it devolved?',
  },
  'evolve-into': { label: 'choice', asks: () => 'to evolve into', say: () => 'Into which card does it evolve?' },
  'how-many-counters': { label: 'choice', asks: () => 'how many counters', say: () => 'How many damage counters?' },
  'energy-left-over': {
    label: 'choice',
    asks: () => 'Energy not used to pay',
    say: () => 'How much of the Energy it counts does not pay for the attack?',
  },
  'how-many-cards': { label: 'choice', asks: () => 'how many cards', say: () => 'How many cards are drawn?' },
  'discard-in-play': {
    label: 'choice',
    asks: () => 'of the Tools and Stadiums in play',
    say: () => 'Which Tool or Stadium is discarded?',
  },
  'lock-attack': { label: 'choice', asks: () => 'that cannot be used', say: () => 'Which attack cannot be used?' },
  'at-random': { label: 'random', asks: () => 'came up at random', say: () => 'Which card came up at random?' },
  'pick-one': { label: 'choice', asks: () => 'of what the text offers', say: () => 'Which of these is it?' },
  'pick-energy': { label: 'choice', asks: () => 'of the Energy', say: () => 'Which Energy card?' },
  'take-card': {
    label: 'choice',
    asks: (f) => `out of the ${f('zone')}`,
    say: (f) => `Which card is taken from the ${f('zone')}?`,
  },
  again: {
    label: 'choice',
    asks: (f) => `once more, of ${ofText(f)}`,
    say: (f) => `Is what ${ofText(f)} says done once more?`,
  },
  'pick-attached': {
    label: 'choice',
    asks: () => 'of the Energy in play',
    say: () => 'Which attached Energy card is it?',
  },
  may: {
    label: 'choice',
    asks: (f) => `to what ${ofText(f)} offers`,
    say: (f) => `${ofText(f)} says “may”. Is it done?`,
  },
  cut: {
    label: 'cut',
    asks: (f) => `of ${f('player')}'s deck`,
    say: () => 'The deck is offered to you. Is it cut?',
  },
  'extra-card': {
    label: 'choice',
    asks: (f) => `for the hand that ${f('player')} shows`,
    say: () => 'A hand without a Basic Pokémon is shown. Do you draw an extra card?',
  },
  'first-turn': {
    label: 'coin',
    asks: (f) => `for the first turn, called by ${f('player')}`,
    say: (f) => `The coin for the first turn, heads being ${f('player')}'s call: heads or tails?`,
    sides: {
      heads: (f) => `${f('player')}, whose call heads is, takes the first turn`,
      tails: (f) => `${f('other')} takes the first turn, heads being ${f('player')}'s call`,
    },
  },
  'first-flip': {
    label: 'coin',
    asks: (f) => `for who decides, called by ${f('player')}`,
    say: (f) => `The coin for who decides on the first turn, heads being ${f('player')}'s call: heads or tails?`,
    sides: {
      heads: (f) => `${f('player')}, whose call heads is, decides who goes first`,
      tails: (f) => `${f('other')} decides who goes first, heads being ${f('player')}'s call`,
    },
  },
  'rock-paper-scissors': {
    label: 'choice',
    asks: () => 'who has won rock-paper-scissors',
    say: () => 'Play rock-paper-scissors. Who has won?',
  },
  'winner-decides': {
    label: 'choice',
    asks: () => 'for the first turn',
    say: (f) => `${f('player')} has won the flip. Who takes the first turn?`,
  },
  'first-team': {
    label: 'coin',
    asks: (f) => `for the first turn, called by ${f('player')}`,
    say: (f) => `The coin for the team that goes first, heads being ${f('player')}'s call: heads or tails?`,
    sides: {
      heads: (f) => `the team of ${f('player')}, whose call heads is, goes first`,
      tails: (f) => `the team of ${f('other')} goes first, heads being ${f('player')}'s call`,
    },
  },
  'which-goes-first': {
    label: 'choice',
    asks: () => 'to take the first turn',
    say: (f) => `${listed(f.list('players'))} have won the flip. Which of them takes the first turn?`,
  },
  text: {
    label: 'coin',
    asks: (f) => `for ${ofText(f)}`,
    say: (f) => `The coin for ${ofText(f)}: heads or tails?`,
  },
  sleep: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, Asleep`,
    say: (f) => `${f('pokemon')} is Asleep. Its coin between turns: heads or tails?`,
    sides: { heads: (f) => `${f('pokemon')} wakes up`, tails: (f) => `${f('pokemon')} stays Asleep` },
  },
  burn: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, Burned`,
    say: (f) => `${f('pokemon')} is Burned. Its coin between turns: heads or tails?`,
    sides: { heads: () => 'the Burn does not hurt', tails: (f) => `${f('pokemon')} gets damage counters` },
  },
  confusion: {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, Confused`,
    say: (f) => `${f('pokemon')} is Confused. Its coin: heads or tails?`,
    sides: {
      heads: () => 'the attack goes through',
      tails: () => 'the attack fails',
    },
  },
  'confused-retreat': {
    label: 'coin',
    asks: (f) => `for ${f('pokemon')}, Confused, to retreat`,
    say: (f) => `${f('pokemon')} is Confused and the cost is paid. Its coin to retreat: heads or tails?`,
    sides: {
      heads: (f) => `${f('pokemon')} leaves its place`,
      tails: (f) => `${f('pokemon')} stays and may not try again`,
    },
  },
  baby: {
    label: 'coin',
    asks: (f) => `for attacking ${f('pokemon')}, a Baby Pokémon`,
    say: (f) => `${f('pokemon')} is a Baby Pokémon. The coin before an attack on it: heads or tails?`,
    sides: { heads: () => 'the attack may be announced', tails: () => 'the attack does nothing' },
  },
  'baby-announced': {
    label: 'coin',
    asks: (f) => `for attacking ${f('pokemon')}, a Baby Pokémon`,
    say: (f) => `${f('pokemon')} is a Baby Pokémon. The coin before anything else of the attack: heads or tails?`,
    sides: { heads: () => 'the attack goes on', tails: () => 'the attack does nothing' },
  },
  char: {
    label: 'coin',
    asks: (f) => `for the Char counter on ${f('pokemon')}`,
    say: (f) => `${f('pokemon')} has a Char counter. Its coin between turns: heads or tails?`,
    sides: { heads: () => 'the Char counter does not hurt', tails: (f) => `${f('pokemon')} gets 20 damage` },
  },
  'damage-may-be-prevented': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: is the damage on ${f('pokemon')} prevented? Heads or tails?`,
    sides: { heads: () => 'the damage is prevented', tails: () => 'the damage is done' },
  },
  'trainer-may-be-stopped': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: does ${f('card')} do nothing? Heads or tails?`,
    sides: { heads: (f) => `${f('card')} does nothing and goes onto the deck`, tails: (f) => `${f('card')} is played` },
  },
  'knock-out-may-be-averted': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('by')}: is ${f('pokemon')} spared? Heads or tails?`,
    sides: { heads: (f) => `${f('pokemon')} is not Knocked Out`, tails: () => 'the damage is done' },
  },
  'attack-may-fail': {
    label: 'coin',
    asks: (f) => `because of ${f('by')}`,
    say: (f) => `${f('pokemon')} flips because of ${f('by')}: heads or tails?`,
    sides: { heads: () => 'the attack goes through', tails: () => 'the attack fails' },
  },
};

/** A question with its answer, as a line of a replay. */
export const questionWords = ({ question, answer }: Answered): { readonly label: string; readonly text: string } => {
  const words = QUESTIONS[question.code];
  const label = words?.label ?? (question.kind === 'coin' ? 'coin' : 'choice');
  return { label, text: `${answer} ${asked(question)}` };
};

/** What a question asks, without its answers. */
export const asked = (question: Question): string =>
  QUESTIONS[question.code]?.asks(given(question.facts)) ?? readable(question.code, question.facts);

/** The question as it is put to a person. */
export const spokenQuestion = (question: Question): string =>
  QUESTIONS[question.code]?.say(given(question.facts)) ?? `${readable(question.code, question.facts)}?`;
