import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
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

/** What is left out of those made ahead is made when it is asked for again. */
const longestAhead = 1000;

/** Images made from the library's originals, each made once and kept on disk. */
export interface Renditions {
  /**
   * The image that `key` names, made from the original when it has not been made before.
   * Rejects with 404 when the original is gone and with 503 when too many are waiting.
   */
  image(key: string, options: RenditionOptions, readOriginal: ReadOriginal): Promise<Buffer>;
  /** Whether an image lies ready. */
  isMade(key: string): Promise<boolean>;
  /** Has an image made while nobody waits for one, for those who come later. */
  makeAhead(key: string, options: RenditionOptions, readOriginal: ReadOriginal): void;
  /** Has other work on pictures wait for its turn among the renderings. Rejects with 503 when too many are waiting. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Renderings somebody waits for that have not begun yet. */
  waiting(): number;
  /** Gives up what was to be made ahead; resolves when what had begun is done. */
  stop(): Promise<void>;
}

interface RenditionsOptions {
  /** Told of every image that could not be made ahead: nobody waits for the answer. */
  readonly onFault: (fault: unknown) => void;
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
  { onFault, concurrency = availableParallelism(), waiting = longestQueue }: RenditionsOptions,
): Renditions {
  const queue = new PQueue({ concurrency });
  const ahead = new PQueue({ concurrency: 1 });
  const making = new Map<string, Promise<Buffer>>();
  const planned = new Set<string>();

  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  async function make(key: string, options: RenditionOptions, readOriginal: ReadOriginal) {
    const original = await readOriginal();
    if (original === undefined) throw notFound('The original of this image is gone.');
    const image = await optimize(original, options);
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await writeWhole(path, image);
    return image;
  }

  /** One making of an image for all who want it, whoever began it. */
  function shared(key: string, begin: () => Promise<Buffer>): Promise<Buffer> {
    const begun = making.get(key) ?? begin().finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= waiting) throw busy(retryAfter);
    return queue.add(work);
  }

  async function isMade(key: string): Promise<boolean> {
    return (await unlessMissing(access(pathOf(key)).then(() => true))) ?? false;
  }

  return {
    async image(key, options, readOriginal) {
      const kept = await unlessMissing(readFile(pathOf(key)));
      if (kept) return kept;
      return shared(key, () => inTurn(() => make(key, options, readOriginal)));
    },

    isMade,

    inTurn,

    makeAhead(key, options, readOriginal) {
      if (planned.has(key) || planned.size >= longestAhead) return;
      planned.add(key);
      ahead
        .add(async () => {
          await queue.onIdle();
          if (!(await isMade(key))) await shared(key, () => make(key, options, readOriginal));
        })
        .catch(onFault)
        .finally(() => planned.delete(key));
    },

    waiting: () => queue.size,

    async stop() {
      ahead.clear();
      await ahead.onIdle();
    },
  };
}
