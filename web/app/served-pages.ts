import type { ComponentType } from 'react';
import { addressOf } from '#contract/core/endpoint';
import { getProduct, listProductImages } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import type { Answer } from '#renderer';
import type { PageAddress, PageProps } from '../routing/define-page';
import { LocalBusinessData } from '../seo/LocalBusinessData';
import { FaqStructuredData } from '../storefront/faq/FaqStructuredData';
import { bringFeatured } from '../storefront/home/featured';
import { HomeStructuredData } from '../storefront/home/HomeStructuredData';
import { ProductStructuredData } from '../storefront/product/ProductStructuredData';
import { productIdOf } from '../storefront/product/product-id';
import { bringRelated } from '../storefront/product/related';
import { RecipesStructuredData } from '../storefront/recipes/RecipesStructuredData';
import { bringRecipeProducts } from '../storefront/recipes/recipe-products';
import { bringListing } from '../storefront/shop/listing';
import { ShopStructuredData } from '../storefront/shop/ShopStructuredData';
import { type Need, need } from './need';
import { pageNeeds } from './page-needs';

/** What only the server does for a page: the browser carries none of it. */
interface ServedPage {
  /** Source file from this folder's parent, as the build's manifest names it. */
  readonly module: string;
  /** The answers the page starts with. */
  readonly needs?: (address: PageAddress) => readonly Need[];
  /**
   * What the page shows of a larger answer, by keys of its own: made on the server, so that the page does not
   * have to carry all of it.
   */
  readonly brings?: (
    address: PageAddress,
    data: Readonly<Record<string, unknown>>,
    answer: Answer,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** What the page tells search engines as data blocks. */
  readonly StructuredData?: ComponentType<PageProps>;
  /** Whether the address shows something; otherwise it is answered with 404. */
  readonly exists?: (address: PageAddress, data: Readonly<Record<string, unknown>>) => boolean;
}

const productAddress = (segment: string | undefined): string =>
  addressOf(getProduct, { params: { id: productIdOf(segment) } });

export const servedPages: Readonly<Record<string, ServedPage>> = {
  '/': {
    module: 'storefront/home/HomePage.tsx',
    needs: () => pageNeeds.home,
    brings: (_address, _data, answer) => bringFeatured(answer),
    StructuredData: HomeStructuredData,
  },
  '/shop': {
    module: 'storefront/shop/ShopPage.tsx',
    brings: ({ search }, _data, answer) => bringListing(search, answer),
    StructuredData: ShopStructuredData,
  },
  '/shop-categories': {
    module: 'storefront/shop-categories/ShopCategoriesPage.tsx',
    needs: () => pageNeeds.shopCategories,
  },
  '/product/:id?': {
    module: 'storefront/product/ProductPage.tsx',
    needs: ({ params }) => {
      const id = productIdOf(params.id);
      if (id === 0) return [];
      return [need(getProduct, { params: { id } }), need(listProductImages, { params: { id } })];
    },
    brings: async ({ params }, data, answer) => {
      const product = data[productAddress(params.id)] as Product | null | undefined;
      return product ? bringRelated(product, answer) : {};
    },
    StructuredData: ProductStructuredData,
    exists: ({ params }, data) =>
      productIdOf(params.id) !== 0 && data[productAddress(params.id)] !== null,
  },
  '/about': {
    module: 'storefront/about/AboutPage.tsx',
    needs: () => pageNeeds.about,
  },
  '/contact': {
    module: 'storefront/contact/ContactPage.tsx',
    needs: () => pageNeeds.contact,
    StructuredData: LocalBusinessData,
  },
  '/faq': {
    module: 'storefront/faq/FaqPage.tsx',
    StructuredData: FaqStructuredData,
  },
  '/recipes': {
    module: 'storefront/recipes/RecipesPage.tsx',
    needs: () => pageNeeds.recipes,
    brings: (_address, _data, answer) => bringRecipeProducts(answer),
    StructuredData: RecipesStructuredData,
  },
  '/restoration': {
    module: 'storefront/restoration/RestorationPage.tsx',
    needs: () => pageNeeds.restoration,
  },
  '/cart': { module: 'storefront/cart/CartPage.tsx' },
  '/wishlist': { module: 'storefront/wishlist/WishlistPage.tsx' },
  '/receipt/:number': { module: 'storefront/receipt/ReceiptPage.tsx' },
  // The server answers it with the shell: the browser paints it by itself.
  '/admin/*': { module: 'admin/BackOffice.tsx' },
  '*': {
    module: 'storefront/not-found/NotFoundPage.tsx',
    exists: () => false,
  },
};
