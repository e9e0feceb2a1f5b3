import { type ComponentType, lazy } from 'react';
import type { PageAddress, PageQueries } from './page-queries';

export interface PageProps {
  readonly address: PageAddress;
}

/** The module of a page, in a chunk of its own. */
export interface PageModule {
  readonly Component: ComponentType<PageProps>;
  readonly queries?: PageQueries;
}

interface PageOptions {
  /** Path without language, as react-router's `matchPath` reads it. */
  readonly path: string;
  /** The page's message catalog, named after its folder. */
  readonly catalog: string;
  /** Imports the page's module. */
  readonly load: () => Promise<PageModule>;
  /** It shows what the device keeps: the server renders it without data, and search engines don't index it. */
  readonly clientOnly?: true;
  /** It has a layout of its own, and the language its user chose last. */
  readonly backOffice?: true;
}

/** A page of the site; once it is loaded, it renders without waiting. */
export interface Page extends PageOptions {
  /** The page's component once it is loaded; before that, one that suspends. */
  readonly component: () => ComponentType<PageProps>;
}

/** Declares a page. Every declaration is in the first chunk: what only the server needs is in `page.server.tsx`. */
export function definePage(options: PageOptions): Page {
  let loaded: PageModule | undefined;
  const load = async () => {
    loaded ??= await options.load();
    return loaded;
  };
  // A bare `lazy` suspends even when its module is there, and the server renders without waiting.
  const suspending = lazy(async () => ({ default: (await load()).Component }));
  return { ...options, load, component: () => loaded?.Component ?? suspending };
}
