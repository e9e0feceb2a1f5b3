import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { busyError, notFoundError } from '../dispatch/http-error';
import type { DiskCache, StreamedFile } from './disk-cache';
import { renderImage } from './render-image';
import type { Rendition } from './rendition';
import type { RenderImage } from './rendition-options';
import { runInQueue } from './run-in-queue';
import { createSingleFlight } from './single-flight';

/** About a minute's work on a small machine; more get 503. */
const defaultMaxQueued = 400;

/** Leaves one core for other requests. */
const defaultConcurrency = Math.max(1, availableParallelism() - 1);

/** Processing of uploads goes before images for pages. */
const priority = { sent: 1, image: 0 };

/** `Retry-After` in seconds. */
const retryAfter = 2;

/** Images beyond this are rendered on request instead. */
const maxPlanned = 1000;

const prerenderRetryDelayMs = 60 * 60 * 1000;

export interface RenditionService {
  /**
   * The image, rendered unless cached. Rejects with 404 if the original is gone, 503 if too many wait, and with the
   * signal's reason; work without waiters does not start.
   */
  image(rendition: Rendition, signal?: AbortSignal): Promise<Uint8Array | StreamedFile>;
  isCached(key: string): Promise<boolean>;
  /** Renders an image for later requests while the server is idle. */
  prerender(rendition: Rendition): void;
  /** Runs work on an upload before the waiting renderings. Rejects with 503 if too many wait. */
  runWithPriority<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface CachedRenditionService extends RenditionService {
  /** Queued renderings, without prerendering. */
  waiting(): number;
  /** Drops planned prerendering; resolves when running work is done. */
  stop(): Promise<void>;
}

interface RenditionServiceOptions {
  /** Called when prerendering or caching fails. */
  readonly onError: (error: unknown) => void;
  /** Default: renders in this process. */
  readonly render?: RenderImage;
  readonly concurrency?: number;
  readonly waiting?: number;
}

export function createRenditionService(
  cache: DiskCache,
  {
    onError,
    render = renderImage,
    concurrency = defaultConcurrency,
    waiting = defaultMaxQueued,
  }: RenditionServiceOptions,
): CachedRenditionService {
  const queue = new PQueue({ concurrency });
  const prerenderQueue = new PQueue({ concurrency: 1 });
  const inFlight = createSingleFlight<Uint8Array>();
  const plannedKeys = new Set<string>();
  const failedPrerenders = new LRUCache<string, true>({
    max: maxPlanned,
    ttl: prerenderRetryDelayMs,
  });

  async function renderAndCache(rendition: Rendition): Promise<Uint8Array> {
    const image = await renderRendition(rendition, render);
    await cache.put(rendition.key, image).catch(onError);
    return image;
  }

  async function enqueue<T>(
    kind: keyof typeof priority,
    work: () => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const queueOptions = { priority: priority[kind] };
    if (queue.sizeBy(queueOptions) >= waiting) throw busyError(retryAfter);
    return runInQueue(queue, work, { ...queueOptions, signal });
  }

  /** Prefetches outside the queue: slow originals must not block it. */
  async function prefetchAndRender(
    rendition: Rendition,
    abandoned: AbortSignal,
  ): Promise<Uint8Array> {
    await rendition.prefetch(abandoned);
    return enqueue('image', () => renderAndCache(rendition), abandoned);
  }

  async function prerenderWhenIdle(rendition: Rendition): Promise<void> {
    await queue.onIdle();
    if (await cache.has(rendition.key)) return;
    await inFlight.run(rendition.key, () => renderAndCache(rendition));
  }

  return {
    async image(rendition, signal) {
      const cached = await cache.body(rendition.key);
      if (cached) return cached;
      const start = (abandoned: AbortSignal) => prefetchAndRender(rendition, abandoned);
      return inFlight.run(rendition.key, start, signal);
    },

    isCached: cache.has,

    runWithPriority: (work, signal) => enqueue('sent', work, signal),

    prerender(rendition) {
      const { key } = rendition;
      if (plannedKeys.has(key) || plannedKeys.size >= maxPlanned || failedPrerenders.has(key))
        return;
      plannedKeys.add(key);
      prerenderQueue
        .add(() => prerenderWhenIdle(rendition))
        .catch((error) => {
          failedPrerenders.set(key, true);
          onError(error);
        })
        .finally(() => plannedKeys.delete(key));
    },

    waiting: () => queue.size,

    async stop() {
      prerenderQueue.clear();
      await prerenderQueue.onIdle();
      await cache.settled();
    },
  };
}

async function renderRendition(
  { options, readOriginal, readWatermark }: Rendition,
  render: RenderImage,
): Promise<Uint8Array> {
  const original = await readOriginal();
  if (original === undefined) throw notFoundError('The original of this image is gone.');
  return render(original, options, await readWatermark?.());
}
