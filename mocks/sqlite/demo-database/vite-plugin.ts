import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript, runInThread } from '../../threads/bundled-script.ts';

const moduleId = 'virtual:demo-database';

const workerFile = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * Migrates and fills the demo database once, not in every browser, which takes more than half a second. The file's name
 * is the hash of the code and the data that it's made of; nothing in it depends on the date.
 */
export function demoDatabase({ cacheFolder }: { readonly cacheFolder: string }): Plugin {
  let preparing: ReturnType<typeof prepareFile> | undefined;
  const prepare = () => {
    preparing ??= prepareFile(cacheFolder);
    return preparing;
  };
  return {
    name: 'demo-database',
    configureServer({ config }) {
      if (config.mode !== 'mock') return;
      // It takes about as long as the browser needs to ask for it. `load` reports the error.
      prepare().catch(() => undefined);
    },
    watchChange: () => {
      preparing = undefined;
    },
    resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: (id) => id },
    load: {
      filter: { id: new RegExp(`^${moduleId}$`) },
      async handler() {
        const { path, sources } = await prepare();
        for (const source of sources) this.addWatchFile(source);
        const code = `export { default as demoDatabaseUrl } from ${JSON.stringify(`${path}?url`)};`;
        return { code, meta: { sources } };
      },
    },
  };
}

/** `sources` are the files that it depends on. */
export async function prepareFile(cacheFolder: string) {
  const { code, sources } = await bundleScript(workerFile);
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = join(cacheFolder, `${name}.sqlite`);
  if (!existsSync(path)) {
    await mkdir(cacheFolder, { recursive: true });
    const script = join(cacheFolder, `${name}.mjs`);
    await writeFile(script, code);
    const temporary = `${path}.${randomUUID()}`;
    await writeFile(temporary, await runInThread<Uint8Array>(script));
    await rename(temporary, path);
  }
  return { path, sources };
}
