import type { Language } from '#contract/core/language';
import type { AnyQuery } from '../data/query';

// Also used by the service worker: do not use `document`.

export interface PageUrl {
  readonly language: Language;
  /** Path without language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** `variant` is that of the page's initial data; the responses don't depend on it, only what is selected from them. */
export type PageQueries = (
  url: Pick<PageUrl, 'params' | 'search'>,
  variant: number,
) => readonly AnyQuery[];
