import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buildImageUrl } from '#contract/media/image-options';
import { demoImages } from '#demo/photographs';
import { inProject } from '../ground/root.mjs';
import { firstPages, furtherPages } from './shop';

/** No AVIF: the server would prerender it in the background and disturb the measurement. */
const browsersHeaders = { accept: 'image/webp,*/*' };

/** Milliseconds between two requests. */
const pause = 20;

/** The 95th percentile of response times in milliseconds while `work` runs. */
export async function browsedWhile(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const file = inProject('scripts', 'bench', 'browse.mjs');
  const visitor = new Worker(file, {
    workerData: { origin, paths, pause, headers: browsersHeaders },
  });
  const report = once(visitor, 'message');
  await Promise.race([work(), report]);
  visitor.postMessage('over');
  const [milliseconds]: readonly number[][] = await report;
  return percentile(milliseconds ?? [], 0.95);
}

/** Requests pages, the catalog and images once, so that they are cached; returns their paths. */
export async function visitedPaths(origin: string): Promise<string[]> {
  const imageUrls = demoImages.slice(0, 9).map(({ id }) => buildRenditionUrl(id));
  const paths = [...(await firstPages(origin)), ...furtherPages(), '/api/products', ...imageUrls];
  for (const path of paths)
    await (await fetch(origin + path, { headers: browsersHeaders })).arrayBuffer();
  return paths;
}

const buildRenditionUrl = (id: string): string =>
  buildImageUrl(`/api/media/optimize/${id}?v=0000000000`, 480);

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
