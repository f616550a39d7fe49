import { step } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import type { T, Texts } from '../questions.ts';
import { againstWhoComesUp } from './aim.ts';
import { ownEnergyDemanded, sayPart, UNMET } from './attack.ts';
import type { AttackRun } from './attack-run.ts';
import { requirementsHold } from './copied-attacks.ts';

/** What an attack does before its damage, where the document parts what it demands from its effects (ME Attack.E, Attack.F1). */

/** Tools that are taken off and a switch are effects of the attack; whatever else comes before the damage is demanded of its player. */
const isEffect = (texts: Texts, verb: Json): boolean =>
  ['discard-tool', 'switch'].some((kind) => texts.holds([verb], kind)) && !texts.holds([verb], 'nothing');

const effectsBefore = (texts: Texts) =>
  step(
    { 'me-2026': ['Attack.F1', 'effects that happen before damage'] },
    (t: T, run: AttackRun, does: readonly Json[]) => {
      againstWhoComesUp(t, run, () => sayPart(t, texts, run, does));
    },
  );

/** First what the attack demands in order to be used, then the effects that happen before its damage. */
export const demandsThenEffects = (texts: Texts) => {
  const effects = effectsBefore(texts);
  return step({ 'me-2026': ['Attack.E', 'whatever the attack demands'] }, (t: T, run: AttackRun) => {
    const all = run.attack.activate ?? [];
    sayPart(
      t,
      texts,
      run,
      all.filter((verb) => !isEffect(texts, verb)),
      true,
    );
    if (run.copies > 0 && UNMET.has(run.ended)) requirementsHold(t, run);
    ownEnergyDemanded(t, run, texts);
    effects(
      t,
      run,
      all.filter((verb) => isEffect(texts, verb)),
    );
  });
};
