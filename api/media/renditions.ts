import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { busy, notFound } from '../http/problem';
import { unlessMissing } from './missing-file';
import { optimize, pipelineVersion, type RenditionOptions } from './optimize';
import { writeWhole } from './write-whole';

/** About half a minute's worth of renderings. */
const longestQueue = 200;

/** Seconds after which a queue of renderings has most likely gone. */
const retryAfter = 2;

/** Images made from the library's originals, each made once and kept on disk. */
export interface Renditions {
  /**
   * The image that `key` names, made from the original when it has not been made before.
   * Rejects with 404 when the original is gone and with 503 when too many are waiting.
   */
  image(key: string, options: RenditionOptions, readOriginal: ReadOriginal): Promise<Buffer>;
  /** Renderings that have not begun yet. */
  waiting(): number;
}

interface Limits {
  /** Renderings at a time. */
  readonly concurrency?: number;
  /** Renderings that may wait for them. */
  readonly waiting?: number;
}

type ReadOriginal = () => Promise<Buffer | undefined>;

/** Names the image that these options make of this content. */
export function renditionKey(contentHash: string, options: RenditionOptions): string {
  const { width, height, quality, format } = options;
  const made = [pipelineVersion, contentHash, width, height, quality, format].join(' ');
  return createHash('sha256').update(made).digest('hex').slice(0, 32);
}

/** Keeps renditions in a folder; renders as many at once as there are cores, and identical ones once. */
export function createRenditions(
  folder: string,
  { concurrency = availableParallelism(), waiting = longestQueue }: Limits = {},
): Renditions {
  const queue = new PQueue({ concurrency });
  const making = new Map<string, Promise<Buffer>>();

  async function make(path: string, options: RenditionOptions, readOriginal: ReadOriginal) {
    if (queue.size >= waiting) throw busy(retryAfter);
    return queue.add(async () => {
      const original = await readOriginal();
      if (original === undefined) throw notFound('The original of this image is gone.');
      const image = await optimize(original, options);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, image);
      return image;
    });
  }

  return {
    async image(key, options, readOriginal) {
      const path = join(folder, key.slice(0, 2), key.slice(2));
      const kept = await unlessMissing(readFile(path));
      if (kept) return kept;
      const begun = making.get(key) ?? make(path, options, readOriginal);
      making.set(key, begun);
      return begun.finally(() => making.delete(key));
    },

    waiting: () => queue.size,
  };
}
