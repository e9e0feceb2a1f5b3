import { setTimeout } from 'node:timers/promises';

export interface BackgroundTask {
  /** Aborts the current run; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Rejects when the signal aborts. */
export type Delay = (signal: AbortSignal) => Promise<unknown>;

interface RepeatOptions {
  /** Called when a run fails; the next one runs all the same. */
  readonly onError: (error: unknown) => void;
  readonly delay: Delay;
}

/** Unreferenced: does not keep the process alive. */
export const createDelay =
  (milliseconds: number): Delay =>
  (signal) =>
    setTimeout(milliseconds, undefined, { signal, ref: false });

/** Runs `work` at once and again after each delay; runs never overlap. */
export function repeatInBackground(
  work: (signal: AbortSignal) => Promise<void>,
  { onError, delay }: RepeatOptions,
): BackgroundTask {
  const controller = new AbortController();
  const { signal } = controller;

  async function runOnce(): Promise<void> {
    try {
      await work(signal);
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
    }
  }

  async function runForever(): Promise<never> {
    for (;;) {
      await runOnce();
      await delay(signal);
    }
  }

  const loop = runForever().catch((error) => {
    if (!signal.aborted) throw error;
  });

  return {
    async stop() {
      controller.abort();
      await loop;
    },
  };
}
