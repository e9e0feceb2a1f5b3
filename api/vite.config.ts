import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the server and its image worker process into dist/api; dependencies stay in node_modules. */
export default defineConfig({
  root: fromHere('.'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: fromHere('../dist/api'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { server: fromHere('server.ts'), 'image-worker': fromHere('media/image-worker.ts') },
    },
  },
});
