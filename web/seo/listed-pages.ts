import { categorySlugs } from '#contract/category';
import type { ListedPage, ListPages } from '#contract/page';
import { listProducts } from '#contract/product';
import { isShown } from '#contract/shop-list';
import { pages } from '../app/pages';
import { inLanguage, paths } from '../app/paths';

/** The pages that stand at one address. */
const plainPaths = pages
  .filter((page) => !('onDevice' in page || 'backOffice' in page))
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'));

const listed = (path: string, changed?: string): ListedPage => ({
  address: { en: inLanguage(path, 'en'), es: inLanguage(path, 'es') },
  changed,
});

/** The plain pages, the shop's categories and every product the shop shows. */
export const listPages: ListPages = async (answer) => {
  const products = await answer(listProducts, {});
  return [
    ...plainPaths.map((path) => listed(path)),
    ...categorySlugs.map((category) => listed(paths.shop({ category }))),
    ...products.filter(isShown).map(({ id, updatedAt }) => listed(paths.product(id), updatedAt)),
  ];
};
