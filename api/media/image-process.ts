import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { RenderResult, RenderTask } from './image-worker';
import type { RenderImage } from './rendition-options';
import { WatermarkUnreadable } from './watermark-layout';

/** A process that renders images. */
export interface ImageProcess {
  /** As `optimize`, in the other process. */
  readonly render: RenderImage;
  /** Id of the process; undefined while there is none. */
  pid(): number | undefined;
  /** Ends the process. */
  stop(): Promise<void>;
}

interface ImageProcessOptions {
  /** Milliseconds without work after which the process ends. */
  readonly idleTimeout?: number;
  /** Options of Node; those of this process where they are not given. */
  readonly execArgv?: string[];
  /** Called when the process ends by itself between two images, for example out of memory. */
  readonly onIdleExit: (error: Error) => void;
}

/** Beside this file, in the sources and in the build alike. */
const worker = new URL(`./image-worker${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Tinypool copies the fields of an error into a plain object. */
function throwAsError(error: unknown): never {
  if (error instanceof Error) throw error;
  const { message = 'The image could not be rendered.' } = error as { message?: string };
  throw new Error(message, { cause: error });
}

/**
 * Renders images in one process of its own, started with the first image and ended when idle: libvips keeps the memory
 * of many renderings (about 150 MB) for as long as its process lives. How many images are rendered at a time is up to
 * the caller. A process that dies fails the images it was rendering; the next one starts another.
 */
export function createImageProcess({
  idleTimeout = 30_000,
  execArgv,
  onIdleExit,
}: ImageProcessOptions): ImageProcess {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: worker.href,
    name: 'render',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: Number.MAX_SAFE_INTEGER,
    idleTimeout,
    ...(execArgv && { execArgv }),
    // One arena a thread would double the memory in use: malloc(3). No secret of the server is handed on.
    env: { MALLOC_ARENA_MAX: '2' },
  });
  // An 'error' event that nobody listens to would end the server.
  pool.on('error', onIdleExit);

  return {
    async render(original, options, watermark) {
      const task: RenderTask = { original, options, watermark };
      const result: RenderResult = await pool.run(task).catch(throwAsError);
      if ('unreadableWatermark' in result) {
        throw new WatermarkUnreadable(result.unreadableWatermark);
      }
      const { buffer, byteOffset, byteLength } = result.image;
      return Buffer.from(buffer, byteOffset, byteLength);
    },

    pid: () => pool.threads[0]?.threadId,

    stop: () => pool.destroy(),
  };
}
