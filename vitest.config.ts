import { defineConfig } from 'vitest/config';
import { webPlugins } from './web/plugins.ts';

/** Every test cleans up after itself; a world of its own for each file would take three times as long. */
const isolate = false;

const node = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    environment: 'node' as const,
    globalSetup: ['api/testing/test-folder.ts'],
    isolate,
  },
});

const web = (
  name: string,
  environment: 'jsdom' | 'node',
  include: string[],
  exclude: string[] = [],
) => ({
  plugins: webPlugins(),
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    environment,
    setupFiles: ['web/test-setup.ts'],
    isolate,
  },
});

export default defineConfig({
  test: {
    // By default a core is left idle: half of a small machine, and a minute that nobody works in.
    maxWorkers: '100%',
    // Threads start faster than processes, and these tests share their worlds anyway.
    pool: 'threads',
    projects: [
      node('contract', ['api/contract/**/*.test.ts']),
      node('api', ['api/**/*.test.ts'], ['api/contract/**']),
      node('mocks', ['mocks/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.{ts,mjs}']),
      web('web', 'jsdom', ['web/**/*.test.{ts,tsx}'], ['web/**/*.node.test.ts']),
      web('web without a document', 'node', ['web/**/*.node.test.ts']),
    ],
  },
});
