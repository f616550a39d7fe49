import { yamlText } from '../asking/tables/yaml-text.ts';
import { isRuled } from '../corpus/index.ts';
import { type BoardObject, boardObject } from '../render/report/board-format.ts';
import { runScenario } from '../scenario/index.ts';
import type { Card, CardPool, Setup } from '../state/index.ts';
import { lineCannotSay, printBoardLine } from '../state/notation/index.ts';
import type { PlayedStep } from './disputes/dispute-session.ts';

/** A dispute as the scenario file that `judge replay` shows and `judge verify` runs. */

export interface ToWrite {
  readonly name: string;
  /** The table the dispute began with. */
  readonly setup: Setup;
  readonly cards: readonly Card[];
  readonly steps: readonly PlayedStep[];
  /** The question that was ruled on last and not carried out; null where the last step is the end of it. */
  readonly ask: string | null;
  readonly verdict: string;
  /** Ids of the rules that stand against it. */
  readonly rules: readonly string[];
}

export interface Written {
  readonly text: string;
  /** False where the question asked last could not be written after the steps. */
  readonly asks: boolean;
}

const stepObject = ({ do: said, answers }: PlayedStep): BoardObject[string] =>
  answers.length === 0 ? said : { do: said, answers };

const runsThrough = (text: string, pool: CardPool, doc: string): boolean => {
  if (!isRuled(doc)) return true;
  const { faults, replay, checked } = runScenario(text, 'dispute.yaml', { pool, doc });
  return (
    faults.length === 0 && checked.unmet.length === 0 && replay?.steps.every(({ fault }) => fault === null) === true
  );
};

/**
 * The file, with what it is to come to as far as a run of it comes to the same: nothing is written as expected that the file itself does not give.
 */
export const scenarioText = async (given: ToWrite, pool: CardPool, doc: string): Promise<Written> => {
  const { name, setup, cards, steps, ask, verdict, rules } = given;
  const table: BoardObject =
    cards.length === 0 && lineCannotSay(setup).length === 0
      ? { board: printBoardLine(setup) }
      : boardObject(setup, cards);
  const base: BoardObject = { name, ...table };
  const expectations: readonly BoardObject[] = [
    ...(rules.length === 0 ? [] : [{ verdict, rules: [...new Set(rules)] }]),
    { verdict },
  ];
  const done = steps.map(stepObject);
  const tried: { readonly object: BoardObject; readonly asks: boolean }[] = [];
  if (ask !== null)
    for (const expect of expectations)
      tried.push({
        object: done.length === 0 ? { ...base, ask, expect } : { ...base, steps: [...done, { do: ask, expect }] },
        asks: true,
      });
  if (ask !== null && done.length === 0) tried.push({ object: { ...base, ask }, asks: true });
  if (done.length > 0) tried.push({ object: { ...base, steps: done }, asks: ask === null });
  for (const { object, asks } of tried) {
    const text = await yamlText(object);
    if (runsThrough(text, pool, doc)) return { text, asks };
  }
  return { text: await yamlText(tried.at(-1)?.object ?? base), asks: false };
};
