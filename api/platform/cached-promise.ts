/**
 * The promise that is cached under `key`, or a new one that `load` starts. One that rejects is removed, so that the next call
 * tries again: a read error must not last until the process ends.
 */
export function getCachedPromise<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached) return cached;
  const promise = load();
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}
