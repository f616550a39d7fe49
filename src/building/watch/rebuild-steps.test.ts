import { describe, expect, test } from 'vitest';
import { rebuildSteps } from './rebuild-steps.ts';

const SLEEP = 'scenarios/comprehensive-2009/309-retreating/309.2-asleep.yaml';
const OTHER = 'scenarios/xy-2016/turn-1-draw/draw.yaml';
const CARDS = 'scenarios/cards/dp.yaml';
const texts: { readonly [path: string]: string } = {
  [SLEEP]: 'board: Luxray vs Riolu',
  [OTHER]: 'board: Pikachu vs Riolu',
  [CARDS]: '- name: Luxray\n  hp: 110\n- name: "Shinx"\n',
};
const scenarios = { paths: [SLEEP, OTHER, CARDS], text: (path: string) => texts[path] ?? null };
const says = (...changed: string[]) => rebuildSteps(changed, scenarios).steps.map((step) => step.says);

describe('what npm run watch runs again', () => {
  test('a scenario is verified, and nothing is built', () => {
    expect(rebuildSteps([OTHER], scenarios).steps).toEqual([
      { says: '1 scenario', args: ['bin/judge.js', 'verify', OTHER] },
    ]);
  });

  test('a section is compiled, and the scenarios of its folder are verified', () => {
    expect(says('rules-corpus/comprehensive-2009/309-retreating.md')).toEqual(['corpus', '1 scenario']);
    expect(says('rules-corpus/points/01-set-up.md', 'rules-corpus/asked/xy-2016.txt')).toEqual(['corpus']);
  });

  test('a card file is compiled, and the scenarios that name one of its cards are verified', () => {
    const { steps, touched } = rebuildSteps([CARDS], scenarios);
    expect(steps.map((step) => step.says)).toEqual(['cards', '1 scenario']);
    expect(touched).toEqual([SLEEP]);
  });

  test('code is bundled, and the scenarios touched last are verified', () => {
    expect(rebuildSteps(['src/rules/retreat/retreat.ts'], scenarios, [OTHER]).steps.map((step) => step.args)).toEqual([
      ['scripts/build.mjs'],
      ['bin/judge.js', 'verify', OTHER],
    ]);
    expect(says('src/rules/retreat/retreat.test.ts', 'src/corpus/generated/ids.ts')).toEqual([]);
  });

  test('a scenario that is gone is not asked for', () => {
    expect(rebuildSteps(['scenarios/gone.yaml'], scenarios).steps).toEqual([]);
  });
});
