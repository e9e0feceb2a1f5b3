import { type ComponentType, createElement, lazy, useState } from 'react';
import type { PageProps } from './page';

export interface LoadablePage {
  readonly Component: ComponentType<PageProps>;
  /** Fetches the page's code; afterwards the page renders without waiting. */
  readonly load: () => Promise<void>;
}

/** A page in a chunk of its own. Unlike a bare `lazy`, one that is loaded renders at once, on the server too. */
export function loadable(importPage: () => Promise<ComponentType<PageProps>>): LoadablePage {
  let loaded: ComponentType<PageProps> | undefined;
  const load = async () => {
    loaded ??= await importPage();
  };
  const Lazy = lazy(async () => ({ default: loaded ?? (await importPage()) }));
  return {
    load,
    Component: (props) => {
      const [Page] = useState<ComponentType<PageProps>>(() => loaded ?? Lazy);
      return createElement(Page, props);
    },
  };
}
