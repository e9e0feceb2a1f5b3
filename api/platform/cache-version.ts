/** Counter that the page and list caches compare to detect stale entries. */
export interface CacheVersion {
  /** Increases with every change. */
  readonly current: number;
  /** Call after a change to products, images or settings is committed. */
  increment(): void;
}

export function createCacheVersion(): CacheVersion {
  let current = 0;
  return {
    get current() {
      return current;
    },
    increment() {
      current += 1;
    },
  };
}
