import { matchPath } from 'react-router-dom';
import { addressOf } from '#contract/endpoint';
import { listMediaFiles } from '#contract/media';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  type Product,
} from '#contract/product';
import { getHeaderImage } from '#contract/settings';
import { aboutPicturesQuery, galleryQuery } from '../storefront/about/about-pictures';
import { contactPictureQuery } from '../storefront/contact/contact-picture';
import { categoryPicturesQuery } from '../storefront/home/category-pictures';
import { bringFeatured } from '../storefront/home/featured';
import { heroQuery } from '../storefront/home/hero-pictures';
import { testimonialPicturesQuery } from '../storefront/home/testimonial-pictures';
import { productIdOf } from '../storefront/product/product-id';
import { bringRelated } from '../storefront/product/related';
import { recipePicturesQuery } from '../storefront/recipes/recipe-pictures';
import {
  customBoardPictureQuery,
  restorationPicturesQuery,
} from '../storefront/restoration/restoration-pictures';
import { bringListing } from '../storefront/shop/listing';
import { loadable } from './loadable';
import { need, type Page, type PageAddress } from './page';
import { splitLanguage } from './paths';

const always = () => true;

const productAddress = (segment: string | undefined): string =>
  addressOf(getProduct, { params: { id: productIdOf(segment) } });

/** Every page but the one for what is not there. */
export const pages: readonly Page[] = [
  {
    pattern: '/',
    module: 'storefront/home/HomePage.tsx',
    ...loadable(async () => (await import('../storefront/home/HomePage')).HomePage),
    needs: () => [
      need(getHeaderImage, {}),
      need(listMediaFiles, heroQuery),
      need(listMediaFiles, categoryPicturesQuery),
      need(listMediaFiles, testimonialPicturesQuery),
    ],
    brings: (_address, _data, answer) => bringFeatured(answer),
    exists: always,
  },
  {
    pattern: '/shop',
    module: 'storefront/shop/ShopPage.tsx',
    ...loadable(async () => (await import('../storefront/shop/ShopPage')).ShopPage),
    needs: () => [],
    brings: ({ search }, _data, answer) => bringListing(search, answer),
    exists: always,
  },
  {
    pattern: '/shop-categories',
    module: 'storefront/shop-categories/ShopCategoriesPage.tsx',
    ...loadable(
      async () =>
        (await import('../storefront/shop-categories/ShopCategoriesPage')).ShopCategoriesPage,
    ),
    needs: () => [need(listFeaturedProducts, {})],
    exists: always,
  },
  {
    pattern: '/product/:id?',
    module: 'storefront/product/ProductPage.tsx',
    ...loadable(async () => (await import('../storefront/product/ProductPage')).ProductPage),
    needs: ({ params }) => {
      const id = productIdOf(params.id);
      if (id === 0) return [];
      return [need(getProduct, { params: { id } }), need(listProductImages, { params: { id } })];
    },
    brings: async ({ params }, data, answer) => {
      const product = data[productAddress(params.id)] as Product | null | undefined;
      return product ? bringRelated(product, answer) : {};
    },
    exists: ({ params }, data) =>
      productIdOf(params.id) !== 0 && data[productAddress(params.id)] !== null,
  },
  {
    pattern: '/about',
    module: 'storefront/about/AboutPage.tsx',
    messages: 'about',
    ...loadable(async () => (await import('../storefront/about/AboutPage')).AboutPage),
    needs: () => [need(listMediaFiles, aboutPicturesQuery), need(listMediaFiles, galleryQuery)],
    exists: always,
  },
  {
    pattern: '/contact',
    module: 'storefront/contact/ContactPage.tsx',
    messages: 'contact',
    ...loadable(async () => (await import('../storefront/contact/ContactPage')).ContactPage),
    needs: () => [need(listMediaFiles, contactPictureQuery)],
    exists: always,
  },
  {
    pattern: '/faq',
    module: 'storefront/faq/FaqPage.tsx',
    messages: 'faq',
    ...loadable(async () => (await import('../storefront/faq/FaqPage')).FaqPage),
    needs: () => [],
    exists: always,
  },
  {
    pattern: '/recipes',
    module: 'storefront/recipes/RecipesPage.tsx',
    messages: 'recipes',
    ...loadable(async () => (await import('../storefront/recipes/RecipesPage')).RecipesPage),
    needs: () => [need(listMediaFiles, recipePicturesQuery)],
    exists: always,
  },
  {
    pattern: '/restoration',
    module: 'storefront/restoration/RestorationPage.tsx',
    messages: 'restoration',
    ...loadable(
      async () => (await import('../storefront/restoration/RestorationPage')).RestorationPage,
    ),
    needs: () => [
      need(listMediaFiles, customBoardPictureQuery),
      need(listMediaFiles, restorationPicturesQuery),
    ],
    exists: always,
  },
];

const notFound: Page = {
  pattern: '*',
  module: 'storefront/not-found/NotFoundPage.tsx',
  ...loadable(async () => (await import('../storefront/not-found/NotFoundPage')).NotFoundPage),
  needs: () => [],
  exists: () => false,
};

export interface FoundPage {
  readonly page: Page;
  readonly address: PageAddress;
}

/** The page at an address; the not-found page where there is none. */
export function findPage(pathname: string, search: string): FoundPage {
  const local = splitLanguage(pathname);
  const query = new URLSearchParams(search);
  for (const page of pages) {
    const match = matchPath({ path: page.pattern, caseSensitive: true }, local.path);
    if (match) return { page, address: { ...local, params: match.params, search: query } };
  }
  return { page: notFound, address: { ...local, params: {}, search: query } };
}
