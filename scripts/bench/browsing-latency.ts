import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buildImageUrl } from '#contract/media/image-options';
import { demoImages } from '#demo/images';
import { resolveProjectPath } from '../lib/project-root.mjs';
import { fetchEntryPaths, listOtherPaths } from './app-server';

/** No AVIF: the server would prerender it in the background and disturb the measurement. */
const browserHeaders = { accept: 'image/webp,*/*' };

/** Milliseconds between two requests. */
const pause = 20;

/** The 95th percentile of response times in milliseconds while `work` runs. */
export async function measureLatencyDuring(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const file = resolveProjectPath('scripts', 'bench', 'browse.mjs');
  const worker = new Worker(file, {
    workerData: { origin, paths, pause, headers: browserHeaders },
  });
  const report = once(worker, 'message');
  await Promise.race([work(), report]);
  worker.postMessage('over');
  const [milliseconds]: readonly number[][] = await report;
  return percentile(milliseconds ?? [], 0.95);
}

/** Requests pages, the catalog and images once, so that they are cached; returns their paths. */
export async function warmUpPaths(origin: string): Promise<string[]> {
  const imageUrls = demoImages.slice(0, 9).map(({ id }) => buildRenditionUrl(id));
  const paths = [
    ...(await fetchEntryPaths(origin)),
    ...listOtherPaths(),
    '/api/products',
    ...imageUrls,
  ];
  for (const path of paths)
    await (await fetch(origin + path, { headers: browserHeaders })).arrayBuffer();
  return paths;
}

const buildRenditionUrl = (id: string): string =>
  buildImageUrl(`/api/media/optimize/${id}?v=0000000000`, 480);

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
