/** Lock name prefix, shared by tabs and workers of different versions. */
const sendLockName = 'la-higuera-outbox';

// Fallback without Web Locks: works within one page only. The server deduplicates what two pages send.
const queues = new Map<string, Promise<unknown>>();

const ignore = () => undefined;

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

/** Returns undefined at once when the lock is held. */
export async function tryWithLock<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  if (navigator.locks) {
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : work(),
    );
  }
  return queues.has(name) ? undefined : withLock(name, work);
}

/** Hold it while sending or changing the item. */
export const getItemLockName = (id: string): string => `${sendLockName}-${id}`;

export const withSendLock = <T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  withLock(sendLockName, send, signal);
