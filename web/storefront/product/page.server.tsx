import { buildImageUrl } from '#contract/media/image-options';
import { findEarliestDayOfChoice } from '#contract/orders/earliest-day';
import { listProducts } from '#contract/products/endpoints';
import { findOption, getDefaultOption } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { readLoaded } from '../../data/query';
import type { PageServer } from '../../routing/page-server';
import { paths } from '../../routing/paths';
import { shopFactsQuery } from '../shop-settings/shop-facts-query';
import { orderDaysQuery } from './order-days-query';
import { ProductStructuredData } from './ProductStructuredData';
import { parseProductId } from './parse-product-id';
import { productQuery } from './queries';

/** Width in pixels of product images in the sitemap. */
const imageWidth = 1280;

const toSitemapEntry = ({ id, updatedAt, image }: Product) => ({
  path: paths.product(id),
  lastModified: updatedAt,
  image: image ? buildImageUrl(image.url, imageWidth) : undefined,
});

/** When the day that the page calls the earliest is no longer possible. */
const getExpiry: PageServer['getExpiry'] = ({ params, search }, data) => {
  const product = readLoaded(data, productQuery(parseProductId(params.id)));
  const facts = readLoaded(data, shopFactsQuery);
  const days = readLoaded(data, orderDaysQuery);
  if (!product || !facts || !days) return undefined;
  const option = findOption(product, search.get('size')) ?? getDefaultOption(product);
  const settings = { ...facts, closedDates: days.closedDates };
  return findEarliestDayOfChoice({ product, option }, { now: new Date(days.renderedAt), settings })
    .validUntil;
};

export const server: PageServer = {
  lazyModules: ['storefront/product/product-parts.tsx'],
  exists({ params }, data) {
    const id = parseProductId(params.id);
    return id !== 0 && data[productQuery(id).key] !== null;
  },
  getExpiry,
  StructuredData: ProductStructuredData,
  sitemap: async (fetchResponse) =>
    (await fetchResponse(listProducts, {})).filter(isVisible).map(toSitemapEntry),
};
