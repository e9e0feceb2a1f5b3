import { defaultLanguage } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { parseImageRef } from '#contract/products/admin-rules';
import { productImageMessages } from '#contract/products/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
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

export const catalogAdminRoutes = (dependencies: CatalogDependencies) =>
  ({
    createProduct: ({ body }) => createProduct(dependencies, body),

    updateProduct: ({ params, body }) => updateProduct(dependencies, params.id, body),

    deleteProduct: async ({ params }) => {
      const { missing } = await deleteProducts(dependencies, [params.id]);
      if (missing.length > 0) throw localizedError(404, alreadyDeleted);
      return undefined;
    },

    changeProducts: ({ body }) => changeProducts(dependencies, body.changes),

    deleteProducts: ({ body }) => deleteProducts(dependencies, body.ids),

    restoreProducts: ({ body }) => restoreProducts(dependencies, body.ids, body.language),

    addProductImage: async ({ params, body }) => {
      const { altText, isPrimary, language = defaultLanguage } = body;
      const imageRef = parseImageRef(body);
      if (!imageRef)
        throw fieldError(400, 'publitioId', productImageMessages.imageRequired, language);
      return addProductImage(dependencies, params.id, { imageRef, altText, isPrimary, language });
    },

    deleteProductImage: async ({ params }) => {
      await deleteProductImage(dependencies, params.imageId);
      return undefined;
    },

    setPrimaryImage: ({ params, body }) =>
      setPrimaryImage(dependencies, params.imageId, body.language),

    setImageAlt: ({ params, body }) =>
      setImageAlt(dependencies, params.imageId, body.alt, body.language),

    orderProductImages: ({ params, body }) =>
      orderProductImages(dependencies, params.id, body.ids, body.language),
  }) satisfies Partial<Handlers>;
