import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { dependencies } = JSON.parse(readFileSync(resolvePath('../package.json'), 'utf8'));

/** Bundles the server and its image worker process and its commands into dist/api; only `dependencies` stay in node_modules. */
export default defineConfig({
  root: resolvePath('.'),
  publicDir: false,
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: true,
    outDir: resolvePath('../dist/api'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // The build script prints durations; which plugin took how long is no warning.
      checks: { bundlerTimings: false },
      input: {
        server: resolvePath('server.ts'),
        'image-worker': resolvePath('media/image-worker.ts'),
        backup: resolvePath('commands/backup.ts'),
        restore: resolvePath('commands/restore.ts'),
        'db-copy': resolvePath('commands/db-copy.ts'),
        'admin-password': resolvePath('commands/admin-password.ts'),
      },
    },
  },
});
