import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests play every scenario; on a busy machine that takes longer than the five seconds a test usually has.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The pure rooms get the finder of names handed in, in tests too.
    setupFiles: ['src/names/hand-in.fixture.ts'],
  },
});
