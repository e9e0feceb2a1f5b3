import type { Language } from '#contract/core/language';
import type { AnyQuery } from '../data/query';

// Also used by the service worker: do not use `document`.

export interface PageAddress {
  readonly language: Language;
  /** Path without language. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export type PageQueries = (address: Pick<PageAddress, 'params' | 'search'>) => readonly AnyQuery[];
