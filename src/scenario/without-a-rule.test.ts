import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../corpus/index.ts';
import { cardPool } from '../state/index.ts';
import { runScenario } from './index.ts';

/**
 * A rule that is switched off takes with it what it rules, and no more. By that the record of coverage and `npm run ablation` tell which rules a scenario shows at work.
 * What changes is reported as the scenario puts it, without the numbers of the rules that are cited.
 */

const root = process.cwd();
const pool = cardPool(JSON.parse(readFileSync(join(root, 'dist/cards.json'), 'utf8')));

const changedWithout = (rule: RuleId, scenario: string): readonly string[] => {
  const file = `scenarios/${scenario}.yaml`;
  const { checked, faults } = runScenario(readFileSync(join(root, file), 'utf8'), file, {
    pool,
    doc: 'comprehensive-2009',
    off: new Set([rule]),
  });
  if (faults.length > 0) throw new Error(faults[0]?.message);
  return checked.unmet.filter(({ path }) => !/rules(?:-not)?$/u.test(path)).map(({ path, got }) => `${path}: ${got}`);
};

describe('a rule switched off', () => {
  test.each<readonly [rule: RuleId, scenario: string, then: readonly string[]]>([
    [
      'neo-2001/Cond.Char',
      'neo-2001/after/After.2-a-tool-asked-about-once-before-a-char-counter',
      ['step 1 p1 active damage: 10'],
    ],
    ['ex-2003/Types: Pokémon.5', 'ex-2003/types-of-cards/Types.Pokémon.5-two-at-once', ['step 1 verdict: legal']],
    [
      'comprehensive-2009/102.1',
      'comprehensive-2009/313-supporters/313.2-one-was-played-and-a-text-allows-two',
      ['step 2 verdict: illegal'],
    ],
    [
      'comprehensive-2009/304.1',
      'comprehensive-2009/305-energy/305.2-double-colorless-pays-two',
      ['step 1 p2 active damage: 0'],
    ],
    [
      'comprehensive-2009/304.4a',
      'where-documents-part/weakness-without-an-amount/comprehensive-2009',
      ['step 1 p2 active damage: 20'],
    ],
    [
      'comprehensive-2009/304.4a',
      'where-documents-part/resistance-without-an-amount/comprehensive-2009',
      ['step 1 p2 active damage: 50'],
    ],
    [
      'comprehensive-2009/304.4b',
      'comprehensive-2009/304-damage/304.4b-weakness-and-resistance-of-two-types',
      ['step 1 p1 active damage: 40'],
    ],
    [
      'comprehensive-2009/304.4d',
      'comprehensive-2009/400-general/400.2-an-earlier-poison-goes-on',
      ['step 1 p2 active damage: 20'],
    ],
    [
      'comprehensive-2009/305.4',
      'comprehensive-2009/305-energy/305.2-scramble-pays-three-with-more-prizes-left',
      ['verdict: illegal'],
    ],
    [
      'comprehensive-2009/307.3j',
      'comprehensive-2009/307-pokemon/307.3j-a-text-about-stage-1-means-it',
      ['step 1 verdict: illegal'],
    ],
    [
      'comprehensive-2009/403.2',
      'comprehensive-2009/309-retreating/309.3a-an-assumed-cost-before-a-stadium',
      ['verdict: legal'],
    ],
    [
      'comprehensive-2009/407.1',
      'comprehensive-2009/407-pokemon-powers/407.1-zzzap-strikes-poke-powers-and-poke-bodies',
      ['step 1 p1 bench 1 damage: 0', 'step 1 p2 active damage: 0'],
    ],
    [
      'comprehensive-2009/701.1',
      'comprehensive-2009/701-2-on-2-battle/701.4-the-other-active-has-the-energy',
      ['verdict: undetermined'],
    ],
    [
      'comprehensive-2009/701.6',
      'comprehensive-2009/701-2-on-2-battle/X165-the-pokemon-beside-the-paralyzed-one',
      ['verdict: illegal'],
    ],
    [
      'comprehensive-2009/702.14',
      'comprehensive-2009/702-team-battle/702.14-an-opponents-next-turn',
      ['step 7 verdict: legal'],
    ],
    [
      'comprehensive-2009/702.2',
      'comprehensive-2009/702-team-battle/702.5-the-other-opponent-draws-nothing',
      ['verdict: legal'],
    ],
    [
      'comprehensive-2009/702.3',
      'comprehensive-2009/702-team-battle/702.3-turns-go-clockwise',
      ['step 2 p2 hand: ?, ?, ?, ?', 'step 2 p3 hand: ?, ?, ?, ?, ?'],
    ],
    [
      'comprehensive-2009/702.5',
      'comprehensive-2009/702-team-battle/702.5-the-first-hand-is-left-open',
      ['verdict: legal'],
    ],
    [
      'xy-2016/AppG',
      'xy-2016/appendix-g-ancient-traits/AppG-a-barrier-without-abilities',
      ['step 1 p2 active energy: none'],
    ],
    [
      'xy-2016/AppI#1',
      'xy-2016/appendix-i-dual-types/AppI#1-both-types-count',
      ['step 1 p2 active damage: 0', 'step 5 p2 active damage: 10'],
    ],
    [
      'xy-2016/Gl:Pokémon LEGEND',
      'xy-2016/glossary/Gl-Pokemon-LEGEND-both-halves-are-not-an-evolution-card',
      ['step 3 p1 bench 1 damage: 0'],
    ],
    ['advanced-2018/II.B-01#1', 'advanced-2018/2e-other-text/II.E-26#1-it-was-not', ['step 1 p2 active damage: 0']],
    [
      'advanced-2018/II.B-04#3',
      'where-documents-part/table-wide-effect-between-the-trainers/advanced-2018',
      ['step 1 p2 active damage: 80'],
    ],
    ['advanced-2018/II.C-01', 'advanced-2018/2c-effects/II.C-01-two-cards-for-two', ['step 1 unused-answers: R']],
    ['advanced-2018/II.C-06#2', 'advanced-2018/2c-effects/II.C-06-more-than-there-is', ['step 1 p1 active damage: 10']],
    [
      'advanced-2018/II.D-04#2',
      'advanced-2018/2d-glossary/II.D-04#2-the-closest-number',
      ['step 1 p1 active energy: none'],
    ],
    ['advanced-2018/II.D-11#1', 'advanced-2018/2d-glossary/II.D-11#1-an-attack-costs-more', ['step 1 verdict: legal']],
    ['advanced-2018/II.D-15#1', 'where-documents-part/fairy-energy/advanced-2018', ['verdict: undetermined']],
    [
      'advanced-2018/II.D-17#1',
      'advanced-2018/2d-glossary/II.D-17#1-prizes-that-were-taken',
      ['step 1 p2 active damage: 0'],
    ],
    [
      'advanced-2018/II.E-07#2',
      'advanced-2018/2e-other-text/II.E-07#2-energy-out-of-the-discard-pile',
      ['step 1 verdict: undetermined'],
    ],
    [
      'advanced-2018/II.E-11#2',
      'advanced-2018/2e-other-text/II.E-11#2-two-fell-and-it-counts-once',
      ['step 1 p2 active damage: 30'],
    ],
    [
      'advanced-2018/II.E-13#3',
      'advanced-2018/2e-other-text/II.E-07#1-energy-from-the-hand',
      ['step 1 p1 active conditions: none'],
    ],
    ['advanced-2018/II.E-24#2', 'advanced-2018/2e-other-text/II.E-24#2-twice-is-once', ['step 4 p2 active damage: 60']],
    [
      'advanced-2018/II.E-26#2',
      'advanced-2018/2e-other-text/II.E-26#2-healed-twice-counts-once',
      ['step 3 p2 active damage: 30'],
    ],
    [
      'advanced-2018/II.E-25#2',
      'advanced-2018/2e-other-text/II.E-25#2-it-left-the-discard-pile-again',
      ['step 3 p2 active damage: 50'],
    ],
  ])('%s: another end of %s', (rule, scenario, then) => {
    expect(changedWithout(rule, scenario)).toEqual(then);
  });

  test.each<readonly [rule: RuleId, scenario: string]>([
    [
      'comprehensive-2009/302.3',
      'comprehensive-2009/603-attack-phase/603.1-the-starting-player-may-attack-in-turn-one',
    ],
    ['comprehensive-2009/302.4', 'comprehensive-2009/603-attack-phase/603.5-asked-against-an-undescribed-pokemon'],
    ['comprehensive-2009/307.1', 'comprehensive-2009/309-retreating/309.4-other-energy-pays-whatever-scramble-gives'],
    ['comprehensive-2009/316.1', 'comprehensive-2009/309-retreating/309.3-what-came-out-of-a-fossil-retreats'],
    ['comprehensive-2009/400.3', 'comprehensive-2009/602-action-phase/602.3-potion-on-the-bench'],
    ['comprehensive-2009/400.3', 'comprehensive-2009/400-general/400.2-discard-of-energy-allowed'],
    ['comprehensive-2009/409.2', 'comprehensive-2009/603-attack-phase/603.5b-two-pluspower-before-weakness'],
    ['comprehensive-2009/500.3a', 'comprehensive-2009/500-setup/500.3-six-prizes-after-the-active'],
    ['comprehensive-2009/606.2', 'comprehensive-2009/606-winning-and-losing/606.2-two-poisons-between-turns'],
    ['comprehensive-2009/701.4', 'comprehensive-2009/701-2-on-2-battle/701.2-a-place-that-was-empty-before'],
    ['comprehensive-2009/902.2', 'comprehensive-2009/602-action-phase/602.3-the-price-alone-is-not-an-effect-of-it'],
    ['xy-2016/AppA.Rules#2', 'xy-2016/winning/Winning.1-one-prize-left'],
    ['xy-2016/AppC.Notes.2', 'xy-2016/appendix-c-restored-pokemon/AppC.Notes.1-not-from-the-hand'],
    ['xy-2016/Gl:Evolved Pokémon', 'xy-2016/appendix-h-break-evolution/AppH-ruling-silent-lab-and-a-break'],
    ['xy-2016/Turn.2F#1', 'xy-2016/turn-2-acts/Turn.2D-a-fossil-does-not-retreat'],
    ['advanced-2018/I.A-03#3', 'advanced-2018/1a-pokemon/I.A-03#3-no-energy-printed-no-cost'],
  ])('%s: no matter in %s', (rule, scenario) => {
    expect(changedWithout(rule, scenario)).toEqual([]);
  });
});
