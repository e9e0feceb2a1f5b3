import type { ComponentType } from 'react';
import type { Answer } from '#renderer';
import type { AnyQuery } from '../data/query';
import type { PageProps } from './define-page';
import type { PageAddress } from './page-queries';

/** A URL of a page, as the sitemap lists it. */
export interface SitemapEntry {
  /** Path and query without language. */
  readonly path: string;
  /** When what it shows last changed, as an ISO 8601 timestamp. */
  readonly changed?: string | undefined;
  /** Path and query of the image it is about. */
  readonly image?: string | undefined;
}

/** What only the server does for a page: the browser carries none of it. */
export interface PageServer {
  /** The page's queries, where the server selects in another way than the browser. */
  readonly queries?: (address: PageAddress) => Promise<readonly AnyQuery[]>;
  /** Whether the URL shows something, by what was read for it; otherwise the status is 404. */
  readonly exists?: (address: PageAddress, data: Readonly<Record<string, unknown>>) => boolean;
  /** Data blocks for search engines. */
  readonly StructuredData?: ComponentType<PageProps>;
  /** The page's URLs for search engines, where it has not just the one of its path. */
  readonly sitemap?: (answer: Answer) => Promise<readonly SitemapEntry[]>;
}
