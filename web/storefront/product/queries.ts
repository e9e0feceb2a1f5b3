import { getProduct, listProductImages } from '#contract/products/endpoints';
import type { ProductImage } from '#contract/products/schema';
import { query, selectFrom } from '../../data/query';
import type { PageQueries } from '../../routing/page-url';
import { orderDaysQuery } from './order-days-query';
import { parseProductId } from './parse-product-id';
import { relatedProductsQuery } from './related-products-query';

export const productQuery = (id: number) => query(getProduct, { params: { id } });

export const galleryQuery = (id: number) =>
  selectFrom(query(listProductImages, { params: { id } }), 'gallery', (images) =>
    images.map(toGalleryImage),
  );

const toGalleryImage = ({ imageUrl, width, height, color, alt, spots }: ProductImage) => ({
  url: imageUrl,
  width,
  height,
  color,
  alt,
  spots,
});

export const queries: PageQueries = ({ params }) => {
  const id = parseProductId(params.id);
  if (id === 0) return [];
  return [productQuery(id), galleryQuery(id), relatedProductsQuery(id), orderDaysQuery];
};
