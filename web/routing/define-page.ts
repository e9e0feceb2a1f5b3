import { type ComponentType, lazy } from 'react';
import type { PageQueries, PageUrl } from './page-url';

export interface PageProps {
  readonly url: PageUrl;
}

/** Loaded as a separate chunk. */
export interface PageModule {
  readonly Component: ComponentType<PageProps>;
  readonly queries?: PageQueries;
  /** Starts loading what the page shows first on this device; called in the browser once the module is loaded. */
  readonly preload?: () => void;
}

interface PageOptions {
  /** Path without language, in react-router's `matchPath` syntax. */
  readonly path: string;
  /** Name of the page's translations; equals its folder's name. */
  readonly translations: string;
  readonly load: () => Promise<PageModule>;
  /** Shows data stored on the device: the server renders it without data, and search engines do not index it. */
  readonly clientOnly?: true;
  /** Its URL gives access to something: the page is not tracked. */
  readonly secretUrl?: true;
  /** Has the bar of the shopper's event below the header. */
  readonly eventBar?: true;
  /** Loaded while the browser is idle: it then opens at once. */
  readonly likelyNextPage?: Page;
  /** Has its own layout, and uses the preferred language. */
  readonly backOffice?: true;
}

export interface Page extends PageOptions {
  /** Suspends until the page is loaded. */
  readonly getComponent: () => ComponentType<PageProps>;
}

/** Every declaration is in the first chunk: server-only code belongs in `page.server.tsx`. */
export function definePage(options: PageOptions): Page {
  let loaded: PageModule | undefined;
  const load = async () => {
    loaded ??= await options.load();
    return loaded;
  };
  // `lazy` suspends even when its module is loaded, but server rendering must not suspend.
  const lazyComponent = lazy(async () => ({ default: (await load()).Component }));
  return { ...options, load, getComponent: () => loaded?.Component ?? lazyComponent };
}
