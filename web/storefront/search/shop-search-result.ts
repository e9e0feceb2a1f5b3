import type { BilingualText } from '#contract/core/language';
import type { Product } from '#contract/products/schema';
import type { SearchResult } from '#contract/search/search-products';

// Also used by the service worker's queries: imports only the contract.

export interface Answer {
  /** Without language. */
  readonly path: string;
  readonly title: BilingualText;
  /** The first sentence; '' if it depends on settings that are not loaded. */
  readonly text: BilingualText;
}

export interface ShopSearchResult extends SearchResult {
  readonly answers: readonly Answer[];
}

export type ShopSearch = (catalog: readonly Product[], text: string) => ShopSearchResult;
