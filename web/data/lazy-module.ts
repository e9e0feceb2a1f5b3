import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component in its own chunk. */
export interface LazyComponent<Props> {
  /** Throws `ChunkLoadError`; can be retried. */
  readonly load: () => Promise<unknown>;
  /** Starts loading before it is rendered. Ignores failures: rendering it loads it again. */
  readonly preload: () => void;
  /** Suspends until the chunk is loaded. Call it while rendering: React remembers the failure of one component. */
  readonly getComponent: () => LazyExoticComponent<ComponentType<Props>>;
}

/** A chunk cannot be loaded: no network, or the site was deployed since the page loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a module once; can be retried after an error. Offline it does not import, unless a service worker may have the
 * chunk: browsers cache failed imports for the lifetime of the page.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= loadIfOnline(load).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadIfOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isChunkUnreachable()) throw new TypeError('No network to load the module from.');
  return load();
}

const isChunkUnreachable = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/** Unlike React's `lazy`, it retries after an error. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loadOnce = lazyModule(load);
  let current: LazyExoticComponent<ComponentType<Props>> | undefined;

  async function loadDefault() {
    try {
      return { default: await loadOnce() };
    } catch (cause) {
      current = undefined;
      throw new ChunkLoadError(`A component could not be loaded: ${cause}`, { cause });
    }
  }

  function getComponent() {
    current ??= lazy(loadDefault);
    return current;
  }

  const preload = () => void loadOnce().catch(() => undefined);

  return { load: loadDefault, preload, getComponent };
}
