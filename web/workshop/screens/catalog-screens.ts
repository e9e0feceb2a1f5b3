import { paths } from '../../routing/paths';
import { comparePage } from '../../storefront/compare/page';
import { homePage } from '../../storefront/home/page';
import { planPage } from '../../storefront/plan/page';
import { productPage } from '../../storefront/product/page';
import { shopPage } from '../../storefront/shop/page';
import { shopCategoriesPage } from '../../storefront/shop-categories/page';
import { wishlistPage } from '../../storefront/wishlist/page';
import { click } from './play';
import type { ScreenGroup } from './screen-story';

const boardId = 7;
const missingId = 999_999;

export const catalogScreens: readonly ScreenGroup[] = [
  {
    title: 'Home',
    page: homePage,
    stories: [
      { name: 'Default', path: paths.home() },
      { name: 'No products', path: paths.home(), scenarios: ['empty'] },
      { name: 'Loading', path: paths.home(), scenarios: ['slow'] },
      { name: 'Server error', path: paths.home(), scenarios: ['server-error'] },
      { name: 'Offline', path: paths.home(), scenarios: ['offline'] },
      { name: 'Long texts', path: paths.home(), scenarios: ['long-texts'] },
      {
        name: 'Search',
        path: paths.home(),
        play: click('button[aria-label=Search], button[aria-label=Buscar]'),
      },
    ],
  },
  {
    title: 'Shop',
    page: shopPage,
    stories: [
      { name: 'Default', path: paths.shop() },
      { name: 'One category', path: paths.shop({ category: 'boards' }) },
      { name: 'No results', path: paths.shop({ q: 'xylophone' }) },
      { name: 'No products', path: paths.shop(), scenarios: ['empty'] },
      { name: 'One product', path: paths.shop(), scenarios: ['one-product'] },
      { name: 'Many products', path: paths.shop(), scenarios: ['large-catalogue'] },
      { name: 'Out of stock', path: paths.shop(), scenarios: ['out-of-stock'] },
      { name: 'Long texts', path: paths.shop(), scenarios: ['long-texts'] },
      { name: 'Missing images', path: paths.shop(), scenarios: ['missing-images'] },
      { name: 'Loading', path: paths.shop(), scenarios: ['slow'] },
      { name: 'Server error', path: paths.shop(), scenarios: ['server-error:products'] },
      { name: 'Offline', path: paths.shop(), scenarios: ['offline'] },
      {
        name: 'With a planned event',
        path: paths.shop(),
        device: { event: { people: 12, without: ['tree-nuts'], diets: [] } },
      },
    ],
  },
  {
    title: 'Shop categories',
    page: shopCategoriesPage,
    stories: [{ name: 'Default', path: paths.shopCategories() }],
  },
  {
    title: 'Product',
    page: productPage,
    stories: [
      { name: 'In stock', path: paths.product(boardId) },
      { name: 'Out of stock', path: paths.product(boardId), scenarios: ['out-of-stock'] },
      { name: 'Not found', path: paths.product(missingId) },
      { name: 'Long texts', path: paths.product(boardId), scenarios: ['long-texts'] },
      { name: 'Missing images', path: paths.product(boardId), scenarios: ['missing-images'] },
      { name: 'Loading', path: paths.product(boardId), scenarios: ['slow'] },
      { name: 'Server error', path: paths.product(boardId), scenarios: ['server-error:products'] },
    ],
  },
  {
    title: 'Compare',
    page: comparePage,
    stories: [
      { name: 'Three products', path: paths.compare([19, 15, boardId]) },
      { name: 'Nothing to compare', path: paths.compare([]) },
    ],
  },
  {
    title: 'Planner',
    page: planPage,
    stories: [
      { name: 'Empty', path: paths.plan() },
      { name: 'Proposal', path: `${paths.plan()}?people=20` },
      { name: 'Server error', path: paths.plan(), scenarios: ['server-error:products'] },
    ],
  },
  {
    title: 'Wishlist',
    page: wishlistPage,
    stories: [
      { name: 'Empty', path: paths.wishlist() },
      { name: 'Filled', path: paths.wishlist(), device: { wishlist: [boardId, 15, 19] } },
      {
        name: 'Offline',
        path: paths.wishlist(),
        scenarios: ['offline'],
        device: { wishlist: [boardId, 15] },
      },
    ],
  },
];
