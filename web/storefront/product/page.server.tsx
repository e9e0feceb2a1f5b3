import { buildImageUrl } from '#contract/media/image-options';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import type { PageServer } from '../../routing/page-server';
import { paths } from '../../routing/paths';
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

export const server: PageServer = {
  exists({ params }, data) {
    const id = parseProductId(params.id);
    return id !== 0 && data[productQuery(id).key] !== null;
  },
  StructuredData: ProductStructuredData,
  sitemap: async (fetchResponse) =>
    (await fetchResponse(listProducts, {})).filter(isVisible).map(toSitemapEntry),
};
