import type { Language } from '#contract/core/language';
import { type FilterParams, filterParamNames } from '#contract/products/filter-params';

export interface ShopFilter extends FilterParams {
  readonly category?: string | undefined;
  /** Search term. */
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

const shopParamNames = ['category', 'q', ...filterParamNames] as const;

function shop({ page = 1, ...filter }: ShopFilter = {}): string {
  const query = new URLSearchParams();
  for (const name of shopParamNames)
    for (const value of [filter[name] ?? []].flat()) if (value) query.append(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/shop' : `/shop?${query}`;
}

/** `size` is the key of an option. */
function product(id: number, size?: string): string {
  return size === undefined ? `/product/${id}` : `/product/${id}?${new URLSearchParams({ size })}`;
}

function contact(subject?: string): string {
  return subject === undefined ? '/contact' : `/contact?${new URLSearchParams({ subject })}`;
}

/** Products that `/compare` has room for. */
export const maxCompared = 4;

/** English paths; `localizePath` translates them. */
export const paths = {
  home: () => '/',
  shop,
  shopCategories: () => '/shop-categories',
  product,
  about: () => '/about',
  contact,
  faq: () => '/faq',
  recipes: () => '/recipes',
  plan: () => '/plan',
  restoration: () => '/restoration',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cart: () => '/cart',
  pendingSubmissions: () => '/cart#waiting',
  wishlist: () => '/wishlist',
  /** The first ids, if there are too many. */
  compare: (ids: readonly number[]) => `/compare?products=${ids.slice(0, maxCompared)}`,
  receipt: (number: string) => `/receipt/${encodeURIComponent(number)}`,
};

/** English has no prefix, Spanish has /es. */
export function localizePath(path: string, language: Language): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path.startsWith('/?') ? path.slice(1) : path}`;
}

interface LocalizedPath {
  readonly language: Language;
  /** Path without language. */
  readonly path: string;
}

/** Splits off the language prefix; without one, the language is English. */
export function parseLocale(pathname: string): LocalizedPath {
  const [, prefix, rest = ''] = /^\/(en|es)(\/.*)?$/.exec(pathname) ?? [];
  if (prefix === undefined) return { language: 'en', path: pathname };
  return { language: prefix === 'es' ? 'es' : 'en', path: rest === '' ? '/' : rest };
}
