/** The golden screens beside those that the program draws now: which of them changed, and how, in few lines. */

export interface ChangedScreen {
  /** The screens that changed alike. */
  readonly names: readonly string[];
  /** How they are drawn: at 80 columns, in colour … */
  readonly faces: readonly string[];
  /** Lines that went begin with `-`, lines that came with `+`: of the screen at 80 columns, if that is among them. */
  readonly lines: readonly string[];
}

/** What went and what came, in the order of the text. */
export const lineChanges = (before: string, after: string): readonly string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  /** How many lines both have in common from here on. */
  const common = old.map(() => now.map(() => 0));
  const from = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = common[i] ?? [];
    for (let j = now.length - 1; j >= 0; j--)
      row[j] = old[i] === now[j] ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1));
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1];
    else if (i < old.length && (j === now.length || from(i + 1, j) >= from(i, j + 1))) lines.push(`- ${old[i++]}`);
    else lines.push(`+ ${now[j++]}`);
  }
  return lines;
};

const faceOf = (file: string): readonly [name: string, face: string] => {
  const bare = file.replace(/\.txt$/u, '');
  const at = bare.lastIndexOf('-');
  return [bare.slice(0, at), bare.slice(at + 1)];
};

/** Both by the name of their file, `can-legal-80.txt`. A screen that is new, or gone, has an empty one beside it. */
export const changedScreens = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly ChangedScreen[] => {
  const byScreen = new Map<string, { readonly face: string; readonly lines: readonly string[] }[]>();
  for (const file of [...new Set([...before.keys(), ...after.keys()])].toSorted()) {
    const lines = lineChanges(before.get(file) ?? '', after.get(file) ?? '');
    if (lines.length === 0) continue;
    const [name, face] = faceOf(file);
    byScreen.set(name, [...(byScreen.get(name) ?? []), { face, lines }]);
  }
  const alike = new Map<string, ChangedScreen>();
  for (const [name, drawn] of byScreen) {
    const faces = drawn.map(({ face }) => face);
    const { lines = [] } = drawn.find(({ face }) => face === '80') ?? drawn[0] ?? {};
    const key = [...faces, '', ...lines].join('\n');
    const there = alike.get(key);
    alike.set(key, { names: [...(there?.names ?? []), name], faces, lines });
  }
  return [...alike.values()];
};

/** So many lines of a change are shown at most. */
const SHOWN = 8;

/** The changes as a person reads them; without `full`, the beginning of each. */
export const shownChanges = (changed: readonly ChangedScreen[], full: boolean): readonly string[] =>
  changed.flatMap(({ names, faces, lines }) => {
    const most = full ? lines.length : SHOWN;
    const left = lines.length - most;
    return [
      `${names.join(', ')} (${faces.join(', ')})`,
      ...lines.slice(0, most).map((line) => `  ${line}`),
      ...(left > 0 ? [`  … ${left} ${left === 1 ? 'line' : 'lines'} more`] : []),
    ];
  });
