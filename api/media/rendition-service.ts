import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { busyError, notFoundError } from '../dispatch/http-error';
import type { DiskCache } from './disk-cache';
import { type Rendition, toKeyPrefix } from './rendition';
import type { RenderImage } from './rendition-options';
import { runInQueue } from './run-in-queue';
import { createSingleFlight } from './single-flight';
import type { StreamedFile } from './verified-file';

/** About a minute's work on a small machine; more get 503. */
const defaultMaxQueued = 400;

/** Leaves one core for other requests. */
const defaultConcurrency = Math.max(1, availableParallelism() - 1);

/** Processing of uploads goes before images for pages. */
const priority = { upload: 1, image: 0 };

/** `Retry-After` in seconds. */
const retryAfterSeconds = 2;

/** Images beyond this are rendered on request instead. */
const maxPlanned = 1000;

const prerenderRetryDelayMs = 60 * 60 * 1000;

export interface RenditionService {
  /**
   * The image, rendered unless cached. Rejects with 404 if the original is gone, 503 if too many wait, and with the
   * signal's reason; work without waiters does not start.
   */
  getImage(rendition: Rendition, signal?: AbortSignal): Promise<Uint8Array | StreamedFile>;
  isCached(key: string): Promise<boolean>;
  /** Deletes what is cached of an original. */
  removeCached(contentHash: string): Promise<void>;
  /** Renders an image for later requests while the server is idle. */
  prerender(rendition: Rendition): void;
  /** Runs work on an upload before the waiting renderings. Rejects with 503 if too many wait. */
  runWithPriority<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface CachedRenditionService extends RenditionService {
  /** Queued renderings, without prerendering. */
  queueSize(): number;
  /**
   * Ends prerendering for good, but not rendering; resolves when running work is done or has failed, which is no error
   * any more.
   */
  stop(): Promise<void>;
}

interface RenditionServiceOptions {
  /** Called when prerendering or caching fails. */
  readonly onError: (error: unknown) => void;
  readonly render: RenderImage;
  /** For prerendering; default: `render`. */
  readonly renderWhenIdle?: RenderImage;
  readonly concurrency?: number;
  readonly maxQueued?: number;
}

export function createRenditionService(
  cache: DiskCache,
  {
    onError,
    render,
    renderWhenIdle = render,
    concurrency = defaultConcurrency,
    maxQueued = defaultMaxQueued,
  }: RenditionServiceOptions,
): CachedRenditionService {
  const queue = new PQueue({ concurrency });
  const prerenderQueue = new PQueue({ concurrency: 1 });
  const inFlight = createSingleFlight<Uint8Array>();
  const plannedKeys = new Set<string>();
  let isStopping = false;
  const failedPrerenders = new LRUCache<string, true>({
    max: maxPlanned,
    ttl: prerenderRetryDelayMs,
  });

  async function renderAndCache(rendition: Rendition, renderer: RenderImage): Promise<Uint8Array> {
    const image = await renderRendition(rendition, renderer);
    await cache.put(rendition.key, image).catch(onError);
    return image;
  }

  async function enqueue<T>(
    kind: keyof typeof priority,
    work: () => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const queueOptions = { priority: priority[kind] };
    if (queue.sizeBy(queueOptions) >= maxQueued) throw busyError(retryAfterSeconds);
    return runInQueue(queue, work, { ...queueOptions, signal });
  }

  /** Prefetches outside the queue: slow originals must not block it. */
  async function prefetchAndRender(
    rendition: Rendition,
    abandonSignal: AbortSignal,
  ): Promise<Uint8Array> {
    await rendition.prefetch(abandonSignal);
    return enqueue('image', () => renderAndCache(rendition, render), abandonSignal);
  }

  async function prerenderWhenIdle(rendition: Rendition): Promise<void> {
    await queue.onIdle();
    if (await cache.has(rendition.key)) return;
    await inFlight.run(rendition.key, () => renderAndCache(rendition, renderWhenIdle));
  }

  return {
    async getImage(rendition, signal) {
      const cached = await cache.getBytesOrStream(rendition.key);
      if (cached) return cached;
      const start = (abandonSignal: AbortSignal) => prefetchAndRender(rendition, abandonSignal);
      return inFlight.run(rendition.key, start, signal);
    },

    isCached: cache.has,

    removeCached: (contentHash) => cache.removeAll(toKeyPrefix(contentHash)),

    runWithPriority: (work, signal) => enqueue('upload', work, signal),

    prerender(rendition) {
      const { key } = rendition;
      if (
        isStopping ||
        plannedKeys.has(key) ||
        plannedKeys.size >= maxPlanned ||
        failedPrerenders.has(key)
      )
        return;
      plannedKeys.add(key);
      prerenderQueue
        .add(() => prerenderWhenIdle(rendition))
        .catch((error) => {
          failedPrerenders.set(key, true);
          if (!isStopping) onError(error);
        })
        .finally(() => plannedKeys.delete(key));
    },

    queueSize: () => queue.size,

    async stop() {
      isStopping = true;
      prerenderQueue.clear();
      await prerenderQueue.onIdle();
      await cache.onIdle();
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
