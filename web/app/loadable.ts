import { type ComponentType, lazy } from 'react';
import type { PageProps } from './page';

export interface LoadablePage {
  /** Fetches the page's code; afterwards the page renders without waiting. */
  readonly load: () => Promise<void>;
  /** What draws the page: its component once loaded, before that one that suspends. */
  readonly component: () => ComponentType<PageProps>;
}

/** A page in a chunk of its own. Unlike a bare `lazy`, one that is loaded renders at once, on the server too. */
export function loadable(importPage: () => Promise<ComponentType<PageProps>>): LoadablePage {
  let loaded: ComponentType<PageProps> | undefined;
  const suspending = lazy(async () => ({ default: loaded ?? (await importPage()) }));
  return {
    load: async () => {
      loaded ??= await importPage();
    },
    component: () => loaded ?? suspending,
  };
}
