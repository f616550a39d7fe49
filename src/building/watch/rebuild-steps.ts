/** A program to run again, and what for. */
export interface Step {
  readonly says: string;
  /** Arguments of Node, from the folder of the project. */
  readonly args: readonly string[];
}

/** The scenarios of a project and what stands in them. */
export interface Scenarios {
  /** Every scenario file: `scenarios/…/309.2-second-retreat-refused.yaml`. */
  readonly paths: readonly string[];
  /** The text of a file; null where it is gone. */
  text(path: string): string | null;
}

const script = (name: string): readonly string[] => ['scripts/run-ts.mjs', `scripts/${name}.ts`];
const CORPUS: Step = { says: 'corpus', args: script('compile-corpus') };
const CARDS: Step = { says: 'cards', args: script('compile-cards') };
const BUNDLE: Step = { says: 'bundle', args: ['scripts/build.mjs'] };

const isScenario = (path: string): boolean => /^scenarios\/(?!cards\/).*\.ya?ml$/u.test(path);
const isCardFile = (path: string): boolean => /^scenarios\/cards\/.*\.ya?ml$/u.test(path);
const isCode = (path: string): boolean =>
  /^src\/.*\.ts$/u.test(path) &&
  !/\.(?:test|test-d|fixture)\.ts$/u.test(path) &&
  !path.startsWith('src/corpus/generated/');

/** The folder of the scenarios of a section: `rules-corpus/comprehensive-2009/309-retreating.md` → `scenarios/comprehensive-2009/309-retreating/`. */
const scenariosOfSection = (path: string): string | null => {
  const [, document, section] = /^rules-corpus\/([^/]+)\/([^/]+)\.md$/u.exec(path) ?? [];
  return document === undefined || document === 'points' ? null : `scenarios/${document}/${section}/`;
};

/** Names of the cards of a file, as `name: …` begins its entries. */
const cardNames = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*-?\s*name:\s*['"]?(.+?)['"]?\s*$/gmu)].map(([, name = '']) => name);

/** The scenarios that these changes touch: those changed, those of a changed section, those that name a card of a changed card file. */
export const scenariosTouched = (changed: readonly string[], scenarios: Scenarios): readonly string[] => {
  const folders = changed.flatMap((path) => scenariosOfSection(path) ?? []);
  const names = changed.filter(isCardFile).flatMap((path) => cardNames(scenarios.text(path) ?? ''));
  return scenarios.paths.filter(
    (path) =>
      isScenario(path) &&
      (changed.includes(path) ||
        folders.some((folder) => path.startsWith(folder)) ||
        (names.length > 0 && names.some((name) => scenarios.text(path)?.includes(name)))),
  );
};

/**
 * What has to run again after these files changed: what compiles them, then the scenarios touched. After a change of code those are the scenarios
 * touched last, since code does not say which scenarios it is for.
 */
export const rebuildSteps = (
  changed: readonly string[],
  scenarios: Scenarios,
  touchedLast: readonly string[] = [],
): { readonly steps: readonly Step[]; readonly touched: readonly string[] } => {
  const touched = scenariosTouched(changed, scenarios);
  const code = changed.some(isCode);
  const verified = touched.length > 0 ? touched : code ? touchedLast : [];
  const steps = [
    ...(changed.some((path) => path.startsWith('rules-corpus/')) ? [CORPUS] : []),
    ...(changed.some(isCardFile) ? [CARDS] : []),
    ...(code ? [BUNDLE] : []),
    ...(verified.length > 0
      ? [
          {
            says: `${verified.length} scenario${verified.length === 1 ? '' : 's'}`,
            args: ['bin/judge.js', 'verify', ...verified],
          },
        ]
      : []),
  ];
  return { steps, touched: touched.length > 0 ? touched : touchedLast };
};
