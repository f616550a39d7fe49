import { titleOf } from '../cite.ts';
import type { Face } from '../face.ts';
import { blocks, factLines, headline, unbroken } from '../grid.ts';
import type { BranchJson, RulingReport } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { optionLines } from './options.ts';
import { type Explain, pathLines } from './path.ts';
import { assumptionLines, gapLines, groundLines, sayings, sayLines } from './ruling-parts.ts';
import { markRun, verdictRun } from './verdict.ts';

/** `on one coin`: what the verdict hangs on. */
const hangsOn = (branches: readonly BranchJson[]): string => {
  const coins = Math.max(0, ...branches.map((branch) => branch.if.filter((one) => /heads|tails/u.test(one)).length));
  const words = ['', ' on one coin', ' on two coins', ' on three coins'];
  return words[coins] ?? ` on ${coins} coins`;
};

const more = (report: RulingReport): string => {
  if (report.verdict === 'depends') return hangsOn(report.branches);
  return report.assumptions.some((one) => one.kind === 'chosen') ? ', as assumed' : '';
};

const branchLines = (face: Face, branches: readonly BranchJson[]): Line[] => {
  const labels = branches.map((branch) => branch.if.map((one) => one.replace(/^coin: /u, '')).join(', '));
  const width = Math.max(0, ...labels.map((label) => label.length)) + 2;
  return branches.flatMap((branch, index) => {
    const word = branch.if.every((one) => one.startsWith('coin'))
      ? markRun(face, branch.verdict)
      : verdictRun(face, branch.verdict);
    return factLines(face, { label: labels[index] ?? '', labelWidth: width, text: [word, '  ', branch.says] });
  });
};

/** `judge can`: verdict, what to say, grounds, ways, what is open, what it rests on, the path when asked for, the board. */
export const rulingScreen = (face: Face, report: RulingReport, explain: Explain = 'none'): Line[] => {
  const open = report.verdict === 'undetermined' || report.verdict === 'not-modelled';
  const branches = report.branches.length > 1 || open ? report.branches : [];
  return blocks(
    face,
    headline(face, [verdictRun(face, report.verdict, more(report)), `   ${report.headline}`], titleOf(report.ruleset)),
    sayLines(face, report.say),
    report.grounds.flatMap((ground, index) =>
      groundLines(face, ground, index, explain !== 'none', null, explain !== 'none'),
    ),
    optionLines(face, report.options, null),
    report.gaps.flatMap((gap) => gapLines(face, gap, open)),
    sayings(face, 'needed', 10, report.needs, null),
    branchLines(face, branches),
    sayings(face, face.plain ? 'remedy' : '', face.plain ? 8 : 0, report.remedy, null),
    open ? sayings(face, 'Ruled already', 16, report.passed, null) : [],
    assumptionLines(face, report.assumptions, null),
    pathLines(face, report.trace, explain, null),
    [unbroken(report.board)],
  );
};

/** `--say`: what to read aloud, and nothing else. */
export const sayScreen = (report: { readonly say: readonly string[] }): Line[] => report.say.map((text) => [{ text }]);
