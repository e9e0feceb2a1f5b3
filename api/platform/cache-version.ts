/** Counter that the page and list caches compare to detect stale entries. */
export interface CacheVersion {
  /** Increases with every change. */
  readonly number: number;
  /** Call after a change to products, images or settings is committed. */
  changed(): void;
}

export function createCacheVersion(): CacheVersion {
  let number = 0;
  return {
    get number() {
      return number;
    },
    changed() {
      number += 1;
    },
  };
}
