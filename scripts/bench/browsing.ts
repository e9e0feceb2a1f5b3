import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { imageAddress } from '#contract/media/image-options';
import { photographs } from '#demo/photographs';
import { inProject } from '../ground/root.mjs';
import { firstPages, furtherPages } from './shop';

/** What the visitor's browser takes; nothing that would be made ahead beside the measuring. */
const browsersHeaders = { accept: 'image/webp,*/*' };

/** Milliseconds a visitor rests between two looks. */
const pause = 20;

/** Milliseconds that 95 of 100 answers take at most, while a visitor looks around the shop and work is done. */
export async function browsedWhile(
  origin: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<number> {
  const file = inProject('scripts', 'bench', 'browse.mjs');
  const visitor = new Worker(file, {
    workerData: { origin, paths, pause, headers: browsersHeaders },
  });
  const told = once(visitor, 'message');
  await Promise.race([work(), told]);
  visitor.postMessage('over');
  const [milliseconds]: readonly number[][] = await told;
  return percentile(milliseconds ?? [], 0.95);
}

/** Pages, the catalogue, and pictures that were looked at before. */
export async function visitedPaths(origin: string): Promise<string[]> {
  const pictures = photographs.slice(0, 9).map(({ id }) => addressOf(id));
  const paths = [...(await firstPages(origin)), ...furtherPages(), '/api/products', ...pictures];
  for (const path of paths)
    await (await fetch(origin + path, { headers: browsersHeaders })).arrayBuffer();
  return paths;
}

const addressOf = (id: string): string =>
  imageAddress(`/api/media/optimize/${id}?v=0000000000`, 480);

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
