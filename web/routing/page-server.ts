import type { ComponentType } from 'react';
import type { Fetcher } from '#renderer';
import type { AnyQuery } from '../data/query';
import type { PageProps } from './define-page';
import type { PageUrl } from './page-url';

export interface SitemapEntry {
  /** Path and query without language. */
  readonly path: string;
  /** Last change of its content, ISO 8601. */
  readonly lastModified?: string | undefined;
  /** Path and query of its main image. */
  readonly image?: string | undefined;
}

/** Server-only: not in the browser's bundle. */
export interface PageServer {
  /** Overrides the page's queries on the server. */
  readonly queries?: (url: PageUrl, fetchResponse: Fetcher) => Promise<readonly AnyQuery[]>;
  /** Modules that the browser loads later, but whose styles the page needs; relative to `web/`. */
  readonly lazyModules?: readonly string[];
  /** Based on the loaded data; if false, the status is 404. */
  readonly exists?: (
    url: PageUrl,
    data: Readonly<Record<string, unknown>>,
    fetchResponse: Fetcher,
  ) => boolean | Promise<boolean>;
  /** When what the page says about days is no longer true; it's rendered again then. */
  readonly getExpiry?: (url: PageUrl, data: Readonly<Record<string, unknown>>) => Date | undefined;
  readonly StructuredData?: ComponentType<PageProps>;
  /** Defaults to the page's path. */
  readonly sitemap?: (fetchResponse: Fetcher) => Promise<readonly SitemapEntry[]>;
}
