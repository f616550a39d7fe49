import { defineConfig } from 'vitest/config';

// Some tests play every scenario; on a busy machine that takes longer than the five seconds a test usually has.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
