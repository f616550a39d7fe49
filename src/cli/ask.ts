import inquirer from 'inquirer';
import { escapeSteering } from '../render/escape.ts';

/** Asks the person at the terminal to pick one; null when they stop. The only file that knows prompts, loaded when there is something to ask. */
export const pick = async (message: string, choices: readonly string[]): Promise<string | null> => {
  try {
    const { picked } = await inquirer.prompt<{ picked: string }>([
      {
        type: 'select',
        name: 'picked',
        message: escapeSteering(message),
        choices: choices.map((choice) => ({ name: escapeSteering(choice), value: choice })),
      },
    ]);
    return picked;
  } catch (stopped) {
    // Ctrl-C, or a terminal that was closed.
    if (stopped instanceof Error && stopped.name === 'ExitPromptError') return null;
    throw stopped;
  }
};
