import { defineConfig } from 'vitest/config';
import { webPlugins } from './web/plugins.ts';

const node = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    environment: 'node' as const,
  },
});

export default defineConfig({
  test: {
    // By default a core is left idle: half of a small machine, and a minute that nobody works in.
    maxWorkers: '100%',
    projects: [
      node('contract', ['api/contract/**/*.test.ts']),
      node('api', ['api/**/*.test.ts'], ['api/contract/**']),
      node('mocks', ['mocks/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.{ts,mjs}']),
      {
        plugins: webPlugins(),
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test-setup.ts'],
          // Every test cleans up after itself; a world of its own for each file would take three times as long.
          isolate: false,
        },
      },
    ],
  },
});
