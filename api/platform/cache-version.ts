/** A counter that caches of pages and lists compare to tell whether what they hold is stale. */
export interface CacheVersion {
  /** Grows with every change. */
  readonly number: number;
  /** To be called once a change to products, images or settings is stored. */
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
