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
  return () => {
    loading ??= loadOnline(load).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isUnreachable()) throw new TypeError('There is no network to load code from.');
  return load();
}

const isUnreachable = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;

/** A component loaded when it is first shown, and once more after an error, which React's own `lazy` never does. */
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
      throw new MissingCode('A component could not be loaded.', { cause });
    }
  }

  function component() {
    current ??= lazy(loadDefault);
    return current;
  }

  return { load: loadDefault, component };
}
