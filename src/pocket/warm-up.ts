import { can } from '../asking/index.ts';
import { type App, rulesetOf } from './app.ts';

/**
 * A browser runs a program faster once it has run it. So the page rules on questions of a usual game while nobody waits for anything, and forgets what
 * comes of them: the first dispute is then as quick as the tenth.
 */

/** On cards that ship. */
const TABLES = [
  't9 p1 | Cyndaquil +RR / Shinx vs Machop -20 / Luxray',
  't9 p1 | Luxray ~confused +LLLL / Shinx [hand (Switch)] vs Machamp',
] as const;

const QUESTIONS = [
  'retreat',
  'attack',
  'end turn',
  'attach R to active',
  'bench Shinx',
  'can my active retreat?',
  'evolve active to Quilava',
  'retreat to bench 1',
  'play Switch',
] as const;

/** Stops for good as soon as the acts of a real table are in sight: those are ruled ahead then, which serves the same end. */
export const warmUp = async (app: App): Promise<void> => {
  for (const text of TABLES)
    for (const question of QUESTIONS) {
      await app.device.idle();
      if (app.state.ask.overview !== null) return;
      const ruleset = rulesetOf(app.state);
      await can({ table: { text, file: 'board' }, question, quoted: true, ruleset, brief: true }, await app.whole());
    }
};
