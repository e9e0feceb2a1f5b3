import type { Language } from '#contract/core/language';
import type { AnyQuery } from '../data/query';

// The service worker reads the queries of pages: nothing here stands on a document.

/** The URL of a page, taken apart. */
export interface PageAddress {
  readonly language: Language;
  /** The path without its language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What a page reads at a URL. */
export type PageQueries = (address: Pick<PageAddress, 'params' | 'search'>) => readonly AnyQuery[];
