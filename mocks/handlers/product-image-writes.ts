import type { Language } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { isWholeOrder, pictureNamed } from '#contract/products/admin-rules';
import { productImageRules, productRefusals } from '#contract/products/messages';
import type { ProductImage } from '#contract/products/schema';
import { refused, refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { KeptProduct } from '../tables/catalogue-rows';
import { inOrderOf, withFirst, withPrimary } from '../tables/image-order';
import type { ProductTable } from '../tables/products';
import { productWithId, withAnother, withImages } from './kept-product';

/** What the owner does to the images of products. */
export const productImageWrites = {
  addProductImage: ({ params, body }, { database: { catalogue, files }, clock }) => {
    const { altText, isPrimary, language } = body;
    const picture = pictureNamed(body);
    if (!picture) throw refusedField(400, 'publitioId', productImageRules.picture, language);
    const product = productWithId(params.id, catalogue, language);
    const file = files.find(({ id }) => id === picture.fileId);
    if (file?.privacy !== 'public') {
      throw refusedField(400, picture.field, productRefusals.noSuchPicture, language);
    }
    if (product.images.some(({ fileId }) => fileId === file.id)) {
      throw refused(409, productImageRules.shownAlready, language);
    }
    const id = catalogue.nextImageId();
    const images = withAnother(product.images, { id, fileId: file.id, altText }, language);
    catalogue.put(withImages(product, isPrimary ? withFirst(images, id) : images, clock()));
    return imageWithId(id, product.id, catalogue);
  },

  deleteProductImage: ({ params: { imageId } }, { database: { catalogue }, clock }) => {
    const product = productWithImage(imageId, catalogue);
    const images = withPrimary(product.images.filter(({ id }) => id !== imageId));
    catalogue.put(withImages(product, images, clock()));
    return undefined;
  },

  setPrimaryImage: ({ params: { imageId }, body }, { database: { catalogue }, clock }) => {
    const product = productWithImage(imageId, catalogue, body.language);
    catalogue.put(withImages(product, withFirst(product.images, imageId), clock()));
    return imageWithId(imageId, product.id, catalogue);
  },

  setImageAlt: ({ params: { imageId }, body: { alt, language } }, { database }) => {
    const { catalogue, library } = database;
    const product = productWithImage(imageId, catalogue, language);
    const image = product.images.find(({ id }) => id === imageId);
    const file = library.rows.find(({ id }) => id === image?.fileId);
    if (file) library.put({ ...file, alt });
    const images = product.images.map((other) =>
      other.id === imageId ? { ...other, altText: null } : other,
    );
    catalogue.put({ ...product, images });
    return imageWithId(imageId, product.id, catalogue);
  },

  orderProductImages: ({ params, body: { ids, language } }, { database: { catalogue }, clock }) => {
    const product = productWithId(params.id, catalogue, language);
    const all = product.images.map(({ id }) => id);
    if (!isWholeOrder(ids, all)) throw refused(409, productImageRules.otherImages, language);
    catalogue.put(withImages(product, inOrderOf(product.images, ids), clock()));
    return [...catalogue.shown(product.id).images];
  },
} satisfies Partial<MockImplementations>;

/** The product that has an image. Throws 404. */
function productWithImage(
  imageId: number,
  catalogue: ProductTable,
  language?: Language,
): KeptProduct {
  const product = catalogue.withImage(imageId);
  if (!product) throw refused(404, alreadyGone, language);
  return product;
}

function imageWithId(wanted: number, productId: number, catalogue: ProductTable): ProductImage {
  const image = catalogue.shown(productId).images.find(({ id }) => id === wanted);
  if (!image) throw new Error(`There is no image ${wanted}.`);
  return image;
}
