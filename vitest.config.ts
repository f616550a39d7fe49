import { defineConfig } from 'vitest/config';

/** Tests that put another module, or another RegExp, in the place of ours: each needs modules of its own. */
const WITH_OTHER_MODULES = [
  'src/trials/regex/regex.test.ts',
  'src/asking/toy-document.test.ts',
  'src/ruling/silent-document.test.ts',
];

export default defineConfig({
  test: {
    // Some tests play every scenario; on a busy machine that takes longer than the five seconds a test usually has.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One core is not left idle: the tests take minutes, and on two cores half of them.
    maxWorkers: '100%',
    globalSetup: ['src/user-files/temporary-folder.fixture.ts'],
    // The pure rooms get the finder of names handed in, in tests too.
    setupFiles: ['src/names/hand-in.fixture.ts'],
    projects: [
      // Loading our modules anew for each file took as long as many a test.
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: WITH_OTHER_MODULES,
          // The reader of texts opens modules that a test of other modules has to open itself.
          setupFiles: ['src/cli/hand-in.fixture.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: WITH_OTHER_MODULES } },
    ],
  },
});
