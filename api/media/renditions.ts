import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { busy, notFound } from '../dispatch/problem';
import type { DiskCache, StreamedBytes } from './disk-cache';
import { optimize } from './optimize';
import type { Rendition } from './rendition';
import type { RenderImage } from './rendition-options';
import { createSharedWork } from './shared-work';
import { inTurn } from './turn';

/** About a minute's work on a small machine; more get 503. */
const longestQueue = 400;

/** Leaves one core for other requests. */
const coresForImages = Math.max(1, availableParallelism() - 1);

/** Processing of uploads goes before images for pages. */
const priority = { sent: 1, image: 0 };

/** `Retry-After` in seconds. */
const retryAfter = 2;

/** Images beyond this are rendered on request instead. */
const longestAhead = 1000;

const prerenderRetryDelayMs = 60 * 60 * 1000;

export interface Renditions {
  /**
   * The image, rendered unless cached. Rejects with 404 if the original is gone, 503 if too many wait, and with the
   * signal's reason; work without waiters does not start.
   */
  image(rendition: Rendition, signal?: AbortSignal): Promise<Uint8Array | StreamedBytes>;
  isMade(key: string): Promise<boolean>;
  /** Renders an image for later requests while the server is idle. */
  makeAhead(rendition: Rendition): void;
  /** Runs work on an upload before the waiting renderings. Rejects with 503 if too many wait. */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface CachedRenditions extends Renditions {
  /** Queued renderings, without prerendering. */
  waiting(): number;
  /** Drops planned prerendering; resolves when running work is done. */
  stop(): Promise<void>;
}

interface RenditionsOptions {
  /** Called when prerendering or caching fails. */
  readonly onError: (error: unknown) => void;
  /** Default: renders in this process. */
  readonly render?: RenderImage;
  readonly concurrency?: number;
  readonly waiting?: number;
}

export function createRenditions(
  cache: DiskCache,
  {
    onError,
    render = optimize,
    concurrency = coresForImages,
    waiting = longestQueue,
  }: RenditionsOptions,
): CachedRenditions {
  const queue = new PQueue({ concurrency });
  const ahead = new PQueue({ concurrency: 1 });
  const making = createSharedWork<Uint8Array>();
  const planned = new Set<string>();
  const failedAhead = new LRUCache<string, true>({ max: longestAhead, ttl: prerenderRetryDelayMs });

  async function make(rendition: Rendition): Promise<Uint8Array> {
    const image = await rendered(rendition, render);
    await cache.put(rendition.key, image).catch(onError);
    return image;
  }

  async function queued<T>(
    kind: keyof typeof priority,
    work: () => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const turn = { priority: priority[kind] };
    if (queue.sizeBy(turn) >= waiting) throw busy(retryAfter);
    return inTurn(queue, work, { ...turn, signal });
  }

  /** Prefetches outside the queue: slow originals must not block it. */
  async function makeOnceNear(rendition: Rendition, deserted: AbortSignal): Promise<Uint8Array> {
    await rendition.bringNear(deserted);
    return queued('image', () => make(rendition), deserted);
  }

  async function makeWhileIdle(rendition: Rendition): Promise<void> {
    await queue.onIdle();
    if (await cache.has(rendition.key)) return;
    await making.wait(rendition.key, () => make(rendition));
  }

  return {
    async image(rendition, signal) {
      const cached = await cache.body(rendition.key);
      if (cached) return cached;
      const begin = (deserted: AbortSignal) => makeOnceNear(rendition, deserted);
      return making.wait(rendition.key, begin, signal);
    },

    isMade: cache.has,

    inTurn: (work, signal) => queued('sent', work, signal),

    makeAhead(rendition) {
      const { key } = rendition;
      if (planned.has(key) || planned.size >= longestAhead || failedAhead.has(key)) return;
      planned.add(key);
      ahead
        .add(() => makeWhileIdle(rendition))
        .catch((error) => {
          failedAhead.set(key, true);
          onError(error);
        })
        .finally(() => planned.delete(key));
    },

    waiting: () => queue.size,

    async stop() {
      ahead.clear();
      await ahead.onIdle();
      await cache.settled();
    },
  };
}

async function rendered(
  { options, readOriginal, readWatermark }: Rendition,
  render: RenderImage,
): Promise<Uint8Array> {
  const original = await readOriginal();
  if (original === undefined) throw notFound('The original of this image is gone.');
  return render(original, options, await readWatermark?.());
}
