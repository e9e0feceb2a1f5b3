import type { Endpoint, InputOf, ResponseOf } from '#contract/core/endpoint';
import type { Language } from '#contract/core/language';

/** Calls an endpoint in-process; rejects with an error that has a `status`. */
export type Fetcher = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<ResponseOf<E>>;

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** Scheme and host for canonical URLs. */
  readonly origin: string;
  /** Index of the page's image, below `heroVariantCount`. */
  readonly variant: number;
  readonly fetchResponse: Fetcher;
}

/** Result of `web/server.tsx`. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly language: Language;
  /** HTML tags for `<head>`. */
  readonly head: string;
  readonly body: string;
  /** JSON-LD script tags, outside of the hydrated root. */
  readonly structuredData: string;
  /** Responses by URL, with which the client hydrates instead of fetching them again. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly variant: number;
  /** Keys of the page's chunks in the build manifest; the page's own is the first. */
  readonly modules: readonly string[];
  /** Page-specific rules, such as the placeholder colors of its images. */
  readonly css: string;
  /** When what it says is no longer true; undefined if only the catalog can change that. */
  readonly expiresAt?: Date | undefined;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export interface SitemapPage {
  /** Path and query by language. */
  readonly url: Readonly<Record<Language, string>>;
  /** ISO 8601; undefined if unknown. */
  readonly lastModified: string | undefined;
  /** Path and query of the main image, if it is in the library. */
  readonly image: string | undefined;
}

/** All pages of the sitemap. */
export type ListPages = (fetchResponse: Fetcher) => Promise<readonly SitemapPage[]>;

export interface Renderer {
  readonly renderPage: RenderPage;
  readonly listPages: ListPages;
}
