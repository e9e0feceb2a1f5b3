import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger, Plugin } from 'vite';
import { bundleScript, runInThread } from '../../threads/bundled-script.ts';
import { demoImageFolder } from './demo-image-folder.ts';
import { createFileHandler } from './file-handler.ts';

const originals = fileURLToPath(new URL('../../../api/seed/images/', import.meta.url));

const script = fileURLToPath(new URL('./make-renditions.ts', import.meta.url));

/** Absolute paths. */
export interface RenditionFolders {
  readonly originals: string;
  readonly made: string;
}

/** Encoding must not compete with the first page: it starts after this long without a request for an image. */
const quietMs = 5000;

export interface DemoImageFilesApi {
  /** Makes the smaller files that are missing. */
  prepare(): Promise<unknown>;
}

/**
 * The demo images as files, for the mocks and the demo: encoding them in each browser takes longer than fetching them.
 * A build makes the smaller ones first. The development server never lets a page wait: while one is missing, it sends
 * the original. They stay in `cacheFolder`, by names that depend on their content.
 */
export const demoImageFiles = ({
  cacheFolder,
}: {
  readonly cacheFolder: string;
}): Plugin<DemoImageFilesApi> => ({
  name: 'demo-image-files',
  api: { prepare: () => makeRenditions(cacheFolder) },
  configureServer({ middlewares, config }) {
    const onMissing = createDebouncedMaker(cacheFolder, config.logger);
    middlewares.use(
      `/${demoImageFolder}`,
      createFileHandler({ originals, made: cacheFolder, onMissing }),
    );
  },
  async generateBundle() {
    const made = await makeRenditions(cacheFolder);
    const paths = [
      ...made.map((name) => join(cacheFolder, name)),
      ...readdirSync(originals).map((name) => join(originals, name)),
    ];
    for (const path of paths) {
      const fileName = `${demoImageFolder}/${basename(path)}`;
      this.emitFile({ type: 'asset', fileName, source: await readFile(path) });
    }
  },
});

/** Resolves to the names of all files; makes only those that are missing. */
async function makeRenditions(cacheFolder: string): Promise<readonly string[]> {
  const { code } = await bundleScript(script);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  await mkdir(cacheFolder, { recursive: true });
  const bundle = join(cacheFolder, `${hash}.mjs`);
  await writeFile(bundle, code);
  const folders: RenditionFolders = { originals, made: cacheFolder };
  return runInThread(bundle, folders);
}

function createDebouncedMaker(cacheFolder: string, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isMaking = false;

  async function make(): Promise<void> {
    if (isMaking) return;
    isMaking = true;
    try {
      await makeRenditions(cacheFolder);
    } catch (error) {
      logger.error(`The demo images could not be made smaller: ${error}`);
    }
    isMaking = false;
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(make, quietMs).unref();
  };
}
