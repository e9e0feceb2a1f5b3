import { setTimeout } from 'node:timers/promises';

/** Work that is done again and again. */
export interface Repeated {
  /** Has what is under way broken off; resolves once nothing is any more. */
  stop(): Promise<void>;
}

/** Waits, but no longer than until the signal is aborted: it then rejects. */
export type Pause = (signal: AbortSignal) => Promise<unknown>;

interface RepetitionOptions {
  /** Told when the work failed; it is done again all the same. */
  readonly onFault: (fault: unknown) => void;
  /** Between two times. */
  readonly pause: Pause;
}

/** A pause of so many milliseconds that keeps no process from its end. */
export const pauseOf =
  (milliseconds: number): Pause =>
  (signal) =>
    setTimeout(milliseconds, undefined, { signal, ref: false });

/** Does work at once, and again after each pause: never twice at a time. */
export function repeatInBackground(
  work: (signal: AbortSignal) => Promise<void>,
  { onFault, pause }: RepetitionOptions,
): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function once(): Promise<void> {
    try {
      await work(signal);
    } catch (fault) {
      signal.throwIfAborted();
      onFault(fault);
    }
  }

  async function again(): Promise<never> {
    for (;;) {
      await once();
      await pause(signal);
    }
  }

  const ended = again().catch((fault) => {
    if (!signal.aborted) throw fault;
  });

  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
