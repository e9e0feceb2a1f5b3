import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { configureSharp, renderImage } from '../../../api/media/render-image';
import { type DemoRendition, listDemoRenditions } from './demo-files';
import type { RenditionFolders } from './vite-plugin';

// Run by the plugin in this folder, as a thread of the development server or the build.
const { originals, made }: RenditionFolders = workerData;
const renditions = listDemoRenditions();

configureSharp();
await mkdir(made, { recursive: true });
for (const rendition of renditions) await makeFile(rendition);
parentPort?.postMessage(renditions.map(({ file }) => file));

async function makeFile({ image, file, options }: DemoRendition): Promise<void> {
  const path = join(made, file);
  if (existsSync(path)) return;
  const bytes = await renderImage(await readFile(join(originals, image.file)), options);
  // A start that's interrupted leaves no half of a file, and two at the same time don't disturb each other.
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}
