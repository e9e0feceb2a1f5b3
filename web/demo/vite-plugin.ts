import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { demoFiles } from './demo-files.ts';

const wasmFile = fileURLToPath(import.meta.resolve('sql.js/dist/sql-wasm-browser.wasm'));

/** What a static host needs in addition to the product's client, and what the demo's worker reads. */
export const demoHostFiles = (): Plugin => ({
  name: 'demo-host-files',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no index.html.');
      const files: [fileName: string, source: string | Uint8Array][] = [
        // Static hosts respond with it to deep links, until the worker is installed.
        ['404.html', shell.source],
        // GitHub Pages then serves the files as they are.
        ['.nojekyll', ''],
        [demoFiles.wasm, readFileSync(wasmFile)],
      ];
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  },
});

/**
 * Browsers without module workers run the worker as a script, which has no `import.meta`. Vite puts it into the code
 * that preloads the files of dynamic imports; the worker has none, because all its code is in one file.
 */
export const classicWorker = (): Plugin => ({
  name: 'classic-worker',
  renderChunk: (code) => ({
    code: code
      .replaceAll('import.meta.url', 'self.location.href')
      .replaceAll('import.meta.resolve', 'undefined'),
    map: null,
  }),
});
