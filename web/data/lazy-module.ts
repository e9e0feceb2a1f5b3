import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The code of a component, in a chunk of its own. */
export interface LazyComponent<Props> {
  /** Loads it; throws `MissingCode`, and may be called again. */
  readonly load: () => Promise<unknown>;
  /** The component; it suspends until the code is there. */
  readonly component: () => LazyExoticComponent<ComponentType<Props>>;
}

/** A chunk can't be loaded: there is no network, or the site was deployed again since the page was opened. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/**
 * Loads a module once; after an error it may be called again. Offline it doesn't even try, unless a service worker may
 * have the chunk: browsers may remember a failed import for as long as a page is open.
 */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  async function begin(): Promise<Module> {
    if (isUnreachable()) throw new TypeError('There is no network to load code from.');
    return load();
  }

  return () => {
    if (loading) return loading;
    const begun = begin();
    loading = begun;
    begun.catch(() => {
      loading = undefined;
    });
    return begun;
  };
}

const isUnreachable = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/** A component loaded when it is first shown, and once more after an error, which React's own `lazy` never does. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loadOnce = lazyModule(load);
  let current = lazy(loadDefault);
  let failed = false;

  async function loadDefault() {
    try {
      return { default: await loadOnce() };
    } catch (cause) {
      failed = true;
      throw new MissingCode('A component could not be loaded.', { cause });
    }
  }

  function component() {
    if (failed) current = lazy(loadDefault);
    failed = false;
    return current;
  }

  return { load: loadDefault, component };
}
