import { createInterface } from 'node:readline/promises';
import { escapeSteering } from '../../render/escape.ts';

/** The number of a choice, or the choice itself as it is written; null for anything else. */
export const chosen = (said: string, choices: readonly string[]): string | null => {
  const typed = said.trim();
  const byNumber = /^\d+$/u.test(typed) ? choices[Number(typed) - 1] : undefined;
  return byNumber ?? choices.find((choice) => choice.toLowerCase() === typed.toLowerCase()) ?? null;
};

/** Asks in lines of text, for screen readers: nothing on the screen is ever drawn anew. Null when the person stops. */
export const pickForScreenReader = async (message: string, choices: readonly string[]): Promise<string | null> => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const listed = choices.map((choice, at) => `${at + 1}: ${escapeSteering(choice)}.`).join(' ');
    for (;;) {
      const stopped = new Promise<null>((resolve) => lines.once('close', () => resolve(null)));
      const said = await Promise.race([lines.question(`${escapeSteering(message)} ${listed} Number: `), stopped]);
      if (said === null) return null;
      const found = chosen(said, choices);
      if (found !== null) return found;
    }
  } finally {
    lines.close();
  }
};
