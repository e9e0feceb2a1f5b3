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

/** A minute's worth of renderings on a small machine; who would wait longer is told to come again. */
const longestQueue = 400;

/** One core is left to those who look at pages meanwhile. */
const coresForImages = Math.max(1, availableParallelism() - 1);

/** Whose turn it is: what people have sent comes before what they look at. */
const priority = { sent: 1, image: 0 };

/** Seconds after which a full queue of renderings has room again. */
const retryAfter = 2;

/** What is left out of those made ahead is made when it is asked for again. */
const longestAhead = 1000;

/** Milliseconds for which an image that could not be made ahead is left alone: what was wrong most likely still is. */
const restAfterFault = 60 * 60 * 1000;

/** Images made from the library's originals. */
export interface Renditions {
  /**
   * The image, made when it is not kept. Rejects with 404 when the original is gone, with 503 when too many are
   * waiting, and with the signal's reason when it is aborted; what nobody waits for is not begun.
   */
  image(rendition: Rendition, signal?: AbortSignal): Promise<Uint8Array | StreamedBytes>;
  /** Whether an image lies ready. */
  isMade(key: string): Promise<boolean>;
  /** Has an image made while nobody waits for one, for those who come later. */
  makeAhead(rendition: Rendition): void;
  /** Has work on what was sent take its turn before the renderings. Rejects with 503 when too many are waiting. */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Images that are each made once and kept on disk. */
export interface CachedRenditions extends Renditions {
  /** Renderings somebody waits for that have not begun yet. */
  waiting(): number;
  /** Gives up what was to be made ahead; resolves when what had begun is done. */
  stop(): Promise<void>;
}

interface RenditionsOptions {
  /** Told of every image that could not be made ahead, or not be kept: nobody waits for the answer. */
  readonly onFault: (fault: unknown) => void;
  /** Renders an image from the bytes of its original and of its watermark; here, where it is not said. */
  readonly render?: RenderImage;
  /** Renderings at a time. */
  readonly concurrency?: number;
  /** Renderings that may wait for them. */
  readonly waiting?: number;
}

/** Keeps renditions in a cache; renders a few at once, and identical ones once. */
export function createRenditions(
  cache: DiskCache,
  {
    onFault,
    render = optimize,
    concurrency = coresForImages,
    waiting = longestQueue,
  }: RenditionsOptions,
): CachedRenditions {
  const queue = new PQueue({ concurrency });
  const ahead = new PQueue({ concurrency: 1 });
  const making = createSharedWork<Uint8Array>();
  const planned = new Set<string>();
  const failedAhead = new LRUCache<string, true>({ max: longestAhead, ttl: restAfterFault });

  async function make(rendition: Rendition): Promise<Uint8Array> {
    const image = await rendered(rendition, render);
    await cache.put(rendition.key, image).catch(onFault);
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

  /** Whatever is slow to come near would hold up everybody else, were it waited for in turn. */
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
      const kept = await cache.body(rendition.key);
      if (kept) return kept;
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
        .catch((fault) => {
          failedAhead.set(key, true);
          onFault(fault);
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
