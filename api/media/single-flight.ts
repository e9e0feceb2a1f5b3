interface SingleFlight<T> {
  /**
   * Joins the in-flight work for `name`, or starts it. `abandonSignal` aborts when the last caller has left; a caller that
   * leaves is rejected with its own signal's reason.
   */
  run(
    name: string,
    start: (abandonSignal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
}

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiters: number;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const inFlight = new Map<string, Flight<T>>();

  function startFlight(name: string, start: (abandonSignal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const result = start(controller.signal).finally(() => inFlight.delete(name));
    const flight = { result, controller, waiters: 0 };
    inFlight.set(name, flight);
    return flight;
  }

  return {
    async run(name, start, signal) {
      signal?.throwIfAborted();
      const flight = inFlight.get(name) ?? startFlight(name, start);
      flight.waiters += 1;
      try {
        return await rejectOnAbort(flight.result, signal);
      } finally {
        flight.waiters -= 1;
        if (flight.waiters === 0) flight.controller.abort(signal?.reason);
      }
    },
  };
}

/** Settles like the promise, or rejects with the signal's reason, whichever comes first. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
