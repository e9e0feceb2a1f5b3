/** Part of the names: tabs and workers of different versions share these locks. */
const sendLock = 'la-higuera-outbox';

// The fallback without Web Locks holds within one page only; the server recognizes what two pages send twice.
const queues = new Map<string, Promise<unknown>>();

const ignore = () => undefined;

/** Runs `work` while nothing else on this device holds the lock. */
export async function withLock<T>(
  name: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (navigator.locks) {
    return navigator.locks.request(name, signal === undefined ? {} : { signal }, work);
  }
  const previous = queues.get(name);
  const result = (previous ?? Promise.resolve()).then(work);
  const settled = result.then(ignore, ignore);
  queues.set(name, settled);
  void settled.then(() => {
    if (queues.get(name) === settled) queues.delete(name);
  });
  return result;
}

/** Like `withLock`, but returns undefined at once when the lock is held. */
export async function tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (navigator.locks) {
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : work(),
    );
  }
  return queues.has(name) ? undefined : withLock(name, work);
}

/** Held while one item is sent or changed. */
export const itemLock = (id: string): string => `${sendLock}-${id}`;

/** One sender at a time, whatever tab or worker it is. */
export const withSendLock = <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  withLock(sendLock, send, signal);
