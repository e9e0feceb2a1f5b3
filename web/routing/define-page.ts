import { type ComponentType, lazy } from 'react';
import type { Language } from '#contract/core/language';

/** The URL of a page, taken apart. */
export interface PageAddress {
  readonly language: Language;
  /** The path without its language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface PageProps {
  readonly address: PageAddress;
}

interface PageOptions {
  /** Path without language, as react-router's `matchPath` reads it. */
  readonly path: string;
  /** The page's message catalog, named after its folder. */
  readonly catalog: string;
  /** Imports the page's component, so that it is built as a chunk of its own. */
  readonly component: () => Promise<ComponentType<PageProps>>;
  /** It shows what the device keeps: the server renders it without data, and search engines don't index it. */
  readonly clientOnly?: true;
  /** It has a layout of its own, and the language its user chose last. */
  readonly backOffice?: true;
}

export interface Page extends Omit<PageOptions, 'component'> {
  /** Fetches the page's code; afterwards the page renders without waiting. */
  readonly load: () => Promise<void>;
  /** The page's component once it is loaded; before that, one that suspends. */
  readonly component: () => ComponentType<PageProps>;
}

/** Declares a page of the site. Every page is in the first chunk, so what only some readers need stands elsewhere. */
export function definePage({ component, ...options }: PageOptions): Page {
  let loaded: ComponentType<PageProps> | undefined;
  // A bare `lazy` suspends even when its module is there, and the server renders without waiting.
  const suspending = lazy(async () => ({ default: loaded ?? (await component()) }));
  return {
    ...options,
    load: async () => {
      loaded ??= await component();
    },
    component: () => loaded ?? suspending,
  };
}
