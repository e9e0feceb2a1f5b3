import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type InlineConfig, resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { configureWorkerBuild } from '../../web/offline/vite-plugin';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

async function resolveBundlerOptions(path: string) {
  const config = await resolveConfig({ configFile: fromRoot(path) }, 'build', 'production');
  return config.build.rolldownOptions;
}

describe('npm run build', () => {
  test.each(['web/vite.config.ts', 'api/vite.config.ts'])(
    'bundles what is not a production dependency for the server with %s',
    async (path) => {
      const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
      const { ssr } = await resolveConfig({ configFile: fromRoot(path) }, 'build', 'production');
      expect(ssr).toMatchObject({
        noExternal: true,
        external: expect.arrayContaining(Object.keys(dependencies)),
      });
    },
  );

  test.each(['web/vite.config.ts', 'api/vite.config.ts'])(
    'prints no timings of plugins with %s',
    async (path) => {
      expect((await resolveBundlerOptions(path)).checks).toEqual({ bundlerTimings: false });
    },
  );

  test('names every group of chunks for Rolldown, which warns otherwise', async () => {
    const { output } = await resolveBundlerOptions('web/vite.config.ts');
    expect(output).toMatchObject({ codeSplitting: { groups: expect.any(Array) } });
    const { groups } = (output as { codeSplitting: { groups: ChunkGroup[] } }).codeSplitting;
    const unnamed = groups.filter(({ name, debugName = name }) => typeof debugName !== 'string');
    expect(unnamed).toEqual([]);
  });

  test('builds the worker as one file without a deprecated option, and logs as little as the client', () => {
    const worker: InlineConfig = {
      build: { rollupOptions: { output: { inlineDynamicImports: true } } },
    };
    configureWorkerBuild(worker, 'warn');
    expect(worker).toEqual({
      logLevel: 'warn',
      build: { rollupOptions: { output: { codeSplitting: false } } },
    });
  });
});

interface ChunkGroup {
  readonly name: unknown;
  readonly debugName?: unknown;
}
