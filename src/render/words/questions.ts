import type { Answered, Question } from '../../engine/index.ts';
import { readable, type Told, toldBy } from './facts.ts';

/** What is asked of a player, as a noun behind which the answer stands; by the code of the question. */
export const QUESTIONS: { readonly [code: string]: { readonly label: string; readonly asks: (f: Told) => string } } = {
  'retreat-payment': { label: 'pay', asks: () => 'to pay the Retreat Cost' },
  'new-active': { label: 'choice', asks: () => 'the new Active Pokémon' },
  promote: { label: 'promote', asks: () => 'the new Active Pokémon' },
  sleep: { label: 'coin', asks: () => 'does it wake up' },
  burn: { label: 'coin', asks: () => 'does the Burn hurt' },
  confusion: { label: 'coin', asks: () => 'does the attack succeed' },
};

/** A question with its answer, as a line of a replay. */
export const questionWords = ({ question, answer }: Answered): { readonly label: string; readonly text: string } => {
  const words = QUESTIONS[question.code];
  const label = question.kind === 'coin' ? 'coin' : (words?.label ?? 'choice');
  return { label, text: question.kind === 'coin' ? answer : `${answer}, ${asked(question)}` };
};

/** What a question asks, without its answers. */
export const asked = (question: Question): string =>
  QUESTIONS[question.code]?.asks(toldBy(question.facts)) ?? readable(question.code, question.facts);
