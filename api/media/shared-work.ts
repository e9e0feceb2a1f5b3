export interface SharedWork<T> {
  /**
   * Joins in-flight work for `name` or starts it. `abandoned` aborts when the last waiter has left; a caller that
   * leaves is rejected with its own signal's reason.
   */
  wait(
    name: string,
    begin: (deserted: AbortSignal) => Promise<T>,
    leaving?: AbortSignal,
  ): Promise<T>;
}

interface Work<T> {
  readonly result: Promise<T>;
  readonly deserted: AbortController;
  waiting: number;
}

export function createSharedWork<T>(): SharedWork<T> {
  const underWay = new Map<string, Work<T>>();

  function begun(name: string, begin: (deserted: AbortSignal) => Promise<T>): Work<T> {
    const deserted = new AbortController();
    const result = begin(deserted.signal).finally(() => underWay.delete(name));
    const work = { result, deserted, waiting: 0 };
    underWay.set(name, work);
    return work;
  }

  return {
    async wait(name, begin, leaving) {
      leaving?.throwIfAborted();
      const work = underWay.get(name) ?? begun(name, begin);
      work.waiting += 1;
      try {
        return await unlessAborted(work.result, leaving);
      } finally {
        work.waiting -= 1;
        if (work.waiting === 0) work.deserted.abort(leaving?.reason);
      }
    },
  };
}

/** Settles like the promise, or rejects with the signal's reason, whichever comes first. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
