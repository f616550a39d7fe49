import { Bench } from 'tinybench';

/** One line of a table: the median of a task, how many of `what` that is in a second, and the task beside the first of its table. */
export interface Measured {
  readonly name: string;
  /** Milliseconds, median. */
  readonly median: number;
  readonly perSecond: number | null;
  readonly what: string;
}

/** A task; `each` is how many of `what` one run of it does. */
export interface Task {
  readonly name: string;
  readonly run: () => unknown;
  readonly each?: number;
  readonly what?: string;
}

/** Arithmetic that has nothing to do with the program, so that figures of different machines can be compared. */
const LOOP = 10_000_000;
export const fixedLoop: Task = {
  name: `fixed loop of ${LOOP.toLocaleString('en')} steps`,
  run: () => {
    let sum = 0;
    // Whole numbers of 32 bits throughout: a sum that may pass them is compiled now one way and now another.
    for (let at = 0; at < LOOP; at++) sum = Math.imul(sum ^ at, 31);
    return sum;
  },
};

/** Runs the tasks of one table side by side in one process. */
export const measured = async (tasks: readonly Task[], iterations: number): Promise<readonly Measured[]> => {
  const warmupIterations = Math.ceil(iterations / 10);
  const bench = new Bench({ time: 0, iterations, warmupIterations, warmupTime: 0 });
  // In turns first, so that none finds the code that all share colder than the next does.
  for (let round = 0; round < warmupIterations; round++) for (const { run } of tasks) void run();
  for (const { name, run } of tasks) bench.add(name, () => void run());
  await bench.run();
  return bench.tasks.map(({ name, result }, at) => {
    if (!('latency' in result)) throw new Error(`${name} was not measured`);
    const median = result.latency.p50;
    const { each, what = '' } = tasks[at] ?? {};
    return { name, median, what, perSecond: each === undefined ? null : (each * 1000) / median };
  });
};

const count = (value: number): string => Math.round(value).toLocaleString('en');

/** The table as lines of Markdown; each median beside that of the first row. */
export const tableOf = (title: string, rows: readonly Measured[]): readonly string[] => {
  const first = rows[0]?.median ?? Number.NaN;
  return [
    `## ${title}`,
    '',
    '| | median | beside the first | in a second |',
    '|---|--:|--:|--:|',
    ...rows.map(({ name, median, perSecond, what }) => {
      const speed = perSecond === null ? '' : `${count(perSecond)} ${what}`;
      return `| ${name} | ${median.toFixed(2)} ms | ${(median / first).toFixed(2)}× | ${speed} |`;
    }),
    '',
  ];
};
