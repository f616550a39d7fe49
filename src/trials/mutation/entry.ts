import { runScenario } from '../../scenario/index.ts';
import { type Card, cardPool } from '../../state/index.ts';

/** What the changed rules are asked: does this scenario notice? */
export const judgeWith = (cards: readonly Card[]): ((name: string, text: string) => boolean) => {
  const pool = cardPool(cards);
  return (name, text) => {
    try {
      const { faults, checked } = runScenario(text, name, { pool, doc: 'comprehensive-2009' });
      return faults.length > 0 || checked.unmet.length > 0;
    } catch {
      return true;
    }
  };
};
