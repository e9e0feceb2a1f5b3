import { categorySlugs } from '#contract/category';
import { imageAddress } from '#contract/media/image-options';
import { listProducts } from '#contract/products/endpoints';
import { isShown } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import type { ListedPage, ListPages } from '#renderer';
import { pages } from '../app/pages';
import { localizePath, paths } from '../routing/paths';

/** The pages that stand at one address. */
const plainPaths = pages
  .filter((page) => !page.clientOnly && !page.backOffice)
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));

const listed = (path: string, changed?: string, image?: string): ListedPage => ({
  address: { en: localizePath(path, 'en'), es: localizePath(path, 'es') },
  changed,
  image,
});

/** Pixels of the width at which search engines index the image of a product. */
const imageWidth = 1280;

const listProduct = ({ id, updatedAt, image }: Product): ListedPage =>
  listed(paths.product(id), updatedAt, image ? imageAddress(image.url, imageWidth) : undefined);

/** When any of the products last changed; ISO 8601 timestamps of one zone sort as text. */
const findLastChange = (products: readonly Product[]): string | undefined =>
  products
    .map(({ updatedAt }) => updatedAt)
    .reduce<string | undefined>(
      (last, changed) => (last === undefined || changed > last ? changed : last),
      undefined,
    );

/** The plain pages, the shop's categories and every product the shop shows. */
export const listPages: ListPages = async (answer) => {
  const products = (await answer(listProducts, {})).filter(isShown);
  return [
    ...plainPaths.map((path) =>
      listed(path, path === paths.shop() ? findLastChange(products) : undefined),
    ),
    ...categorySlugs.map((slug) => {
      const ofCategory = products.filter(({ category }) => category === slug);
      return listed(paths.shop({ category: slug }), findLastChange(ofCategory));
    }),
    ...products.map(listProduct),
  ];
};
