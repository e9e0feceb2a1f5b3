import { setTimeout } from 'node:timers/promises';

export interface Repeated {
  /** Aborts the current run; resolves when it has ended. */
  stop(): Promise<void>;
}

/** Rejects when the signal aborts. */
export type Pause = (signal: AbortSignal) => Promise<unknown>;

interface RepetitionOptions {
  /** Called when a run fails; the next one runs all the same. */
  readonly onError: (error: unknown) => void;
  readonly pause: Pause;
}

/** Unreferenced: does not keep the process alive. */
export const createDelay =
  (milliseconds: number): Pause =>
  (signal) =>
    setTimeout(milliseconds, undefined, { signal, ref: false });

/** Runs `work` at once and again after each delay; runs never overlap. */
export function repeatInBackground(
  work: (signal: AbortSignal) => Promise<void>,
  { onError, pause }: RepetitionOptions,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function once(): Promise<void> {
    try {
      await work(signal);
    } catch (error) {
      signal.throwIfAborted();
      onError(error);
    }
  }

  async function again(): Promise<never> {
    for (;;) {
      await once();
      await pause(signal);
    }
  }

  const ended = again().catch((error) => {
    if (!signal.aborted) throw error;
  });

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
