import { defaultLanguage } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { parseImageRef } from '#contract/products/admin-rules';
import { productImageRules } from '#contract/products/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/problem';
import { deleteProducts, restoreProducts } from './deleted-products';
import { changeProducts } from './product-changes';
import {
  addProductImage,
  deleteProductImage,
  orderProductImages,
  setImageAlt,
  setPrimaryImage,
} from './product-images';
import { type CatalogDependencies, createProduct, updateProduct } from './product-writes';

export const catalogAdminRoutes = (parts: CatalogDependencies) =>
  ({
    createProduct: ({ body }) => createProduct(parts, body),

    updateProduct: ({ params, body }) => updateProduct(parts, params.id, body),

    deleteProduct: async ({ params }) => {
      const { missing } = await deleteProducts(parts, [params.id]);
      if (missing.length > 0) throw localizedError(404, alreadyGone);
      return undefined;
    },

    changeProducts: ({ body }) => changeProducts(parts, body.changes),

    deleteProducts: ({ body }) => deleteProducts(parts, body.ids),

    restoreProducts: ({ body }) => restoreProducts(parts, body.ids, body.language),

    addProductImage: async ({ params, body }) => {
      const { altText, isPrimary, language = defaultLanguage } = body;
      const imageRef = parseImageRef(body);
      if (!imageRef) throw fieldError(400, 'publitioId', productImageRules.imageRequired, language);
      return addProductImage(parts, params.id, { imageRef, altText, isPrimary, language });
    },

    deleteProductImage: async ({ params }) => {
      await deleteProductImage(parts, params.imageId);
      return undefined;
    },

    setPrimaryImage: ({ params, body }) => setPrimaryImage(parts, params.imageId, body.language),

    setImageAlt: ({ params, body }) => setImageAlt(parts, params.imageId, body.alt, body.language),

    orderProductImages: ({ params, body }) =>
      orderProductImages(parts, params.id, body.ids, body.language),
  }) satisfies Partial<Handlers>;
