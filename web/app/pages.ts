import { matchPath } from 'react-router-dom';
import { rememberedLanguage } from '../i18n/remembered-language';
import { loadable } from './loadable';
import type { Page, PageAddress } from './page';
import { splitLanguage } from './paths';

/** Every page but the one for what is not there. What the server adds to them is in `served-pages.ts`. */
export const pages = [
  {
    pattern: '/',
    messages: 'home',
    ...loadable(async () => (await import('../storefront/home/HomePage')).HomePage),
  },
  {
    pattern: '/shop',
    messages: 'shop',
    ...loadable(async () => (await import('../storefront/shop/ShopPage')).ShopPage),
  },
  {
    pattern: '/shop-categories',
    ...loadable(
      async () =>
        (await import('../storefront/shop-categories/ShopCategoriesPage')).ShopCategoriesPage,
    ),
  },
  {
    pattern: '/product/:id?',
    messages: 'product',
    ...loadable(async () => (await import('../storefront/product/ProductPage')).ProductPage),
  },
  {
    pattern: '/about',
    messages: 'about',
    ...loadable(async () => (await import('../storefront/about/AboutPage')).AboutPage),
  },
  {
    pattern: '/contact',
    messages: 'contact',
    ...loadable(async () => (await import('../storefront/contact/ContactPage')).ContactPage),
  },
  {
    pattern: '/faq',
    messages: 'faq',
    ...loadable(async () => (await import('../storefront/faq/FaqPage')).FaqPage),
  },
  {
    pattern: '/recipes',
    messages: 'recipes',
    ...loadable(async () => (await import('../storefront/recipes/RecipesPage')).RecipesPage),
  },
  {
    pattern: '/restoration',
    messages: 'restoration',
    ...loadable(
      async () => (await import('../storefront/restoration/RestorationPage')).RestorationPage,
    ),
  },
  {
    pattern: '/cart',
    messages: 'cart',
    onDevice: true,
    ...loadable(async () => (await import('../storefront/cart/CartPage')).CartPage),
  },
  {
    pattern: '/wishlist',
    messages: 'wishlist',
    onDevice: true,
    ...loadable(async () => (await import('../storefront/wishlist/WishlistPage')).WishlistPage),
  },
  {
    pattern: '/receipt/:number',
    messages: 'receipt',
    onDevice: true,
    ...loadable(async () => (await import('../storefront/receipt/ReceiptPage')).ReceiptPage),
  },
  {
    pattern: '/admin/*',
    messages: 'back-office',
    backOffice: true,
    ...loadable(async () => (await import('../admin/BackOffice')).BackOffice),
  },
] as const satisfies readonly Page[];

const notFound = {
  pattern: '*',
  ...loadable(async () => (await import('../storefront/not-found/NotFoundPage')).NotFoundPage),
} as const satisfies Page;

/** Patterns of all pages there are. */
export type PagePattern = (typeof pages)[number]['pattern'] | typeof notFound.pattern;

export interface FoundPage {
  readonly page: Page & { readonly pattern: PagePattern };
  readonly address: PageAddress;
}

/** The page at an address; the not-found page where there is none. */
export function findPage(pathname: string, search: string): FoundPage {
  const query = new URLSearchParams(search);
  const local = splitLanguage(pathname);
  for (const page of pages) {
    const isBackOffice = 'backOffice' in page;
    const path = isBackOffice ? pathname : local.path;
    const match = matchPath({ path: page.pattern, caseSensitive: true }, path);
    if (!match) continue;
    const language = isBackOffice ? rememberedLanguage() : local.language;
    return { page, address: { language, path, params: match.params, search: query } };
  }
  return { page: notFound, address: { ...local, params: {}, search: query } };
}
