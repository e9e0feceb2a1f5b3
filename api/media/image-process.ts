import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import type { ImageProcessor } from './image-processor';
import type { RenderResult, RenderTask } from './image-worker';
import { lowPriorityVariable } from './low-priority';
import type { RenderImage } from './rendition-options';
import { UnreadableWatermarkError } from './watermark-layout';

interface ImageProcess extends ImageProcessor {
  readonly render: RenderImage;
  /** Undefined while no process runs. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

interface ImageProcessOptions {
  /** Idle milliseconds after which the process ends. */
  readonly idleTimeout?: number;
  readonly execArgv?: string[];
  /** Gets only the processor time that nothing else needs. */
  readonly hasLowPriority?: boolean;
  /** Called after `idleTimeout` without work, and that long after the start. */
  readonly onIdle?: () => void;
  /** Called when the idle process dies, for example out of memory. */
  readonly onIdleExit: (error: Error) => void;
}

/** Next to this file, both in the sources and in the build. */
const workerUrl = new URL(
  `./image-worker${extname(fileURLToPath(import.meta.url))}`,
  import.meta.url,
);

/** Tinypool copies the fields of an error into a plain object. */
function throwAsError(error: unknown): never {
  if (error instanceof Error) throw error;
  const { message = 'The image could not be rendered.' } = error as { message?: string };
  throw new Error(message, { cause: error });
}

/**
 * Decodes and renders images in a child process that starts with the first image and ends when idle: libvips takes 20
 * MB once it's loaded, and retains the memory of many renderings (about 150 MB) until its process ends. The caller
 * limits concurrency. If the process dies, its current work fails and the next image starts another process.
 */
export function createImageProcess({
  idleTimeout = 30_000,
  execArgv,
  hasLowPriority = false,
  onIdle = () => undefined,
  onIdleExit,
}: ImageProcessOptions): ImageProcess {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: workerUrl.href,
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: Number.MAX_SAFE_INTEGER,
    idleTimeout,
    ...(execArgv && { execArgv }),
    // One malloc arena per thread would double the memory; see malloc(3). The server's secrets are not passed on.
    env: { MALLOC_ARENA_MAX: '2', ...(hasLowPriority && { [lowPriorityVariable]: '1' }) },
  });
  // An unhandled 'error' event would end the server.
  pool.on('error', onIdleExit);

  const idleTimer = setTimeout(onIdle, idleTimeout).unref();

  /** `name` is that of the worker's function. */
  const run = <Task, Result>(name: string, task: Task): Promise<Result> =>
    pool
      .run(task, { name })
      .catch(throwAsError)
      .finally(() => idleTimer.refresh());

  return {
    readHeader: (bytes) => run('readHeader', bytes),

    probe: (bytes) => run('probe', bytes),

    normalize: (bytes) => run('normalize', bytes),

    async render(original, options, watermark) {
      const task: RenderTask = { original, options, watermark };
      const result = await run<RenderTask, RenderResult>('render', task);
      if ('unreadableWatermark' in result) {
        throw new UnreadableWatermarkError(result.unreadableWatermark);
      }
      const { buffer, byteOffset, byteLength } = result.image;
      return Buffer.from(buffer, byteOffset, byteLength);
    },

    pid: () => pool.threads[0]?.threadId,

    stop() {
      clearTimeout(idleTimer);
      return pool.destroy();
    },
  };
}
