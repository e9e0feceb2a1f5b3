import { defaultLanguage } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { parseImageRef } from '#contract/products/image-ref';
import { productImageMessages } from '#contract/products/messages';
import type { Handlers } from '../dispatch/handler';
import { fieldError, localizedError } from '../dispatch/http-error';
import { deleteProductRecords, restoreProductRecords } from './deleted-products';
import { changeProductRecords } from './product-changes';
import {
  addProductImageRecord,
  deleteProductImageRecord,
  reorderProductImageRecords,
  setPrimaryImageRecord,
  updateImageAlt,
} from './product-image-writes';
import {
  type CatalogDependencies,
  createProductRecord,
  updateProductRecord,
} from './product-writes';

export const adminProductRoutes = (dependencies: CatalogDependencies) =>
  ({
    createProduct: ({ body }) => createProductRecord(dependencies, body),

    updateProduct: ({ params, body }) => updateProductRecord(dependencies, params.id, body),

    deleteProduct: async ({ params }) => {
      const { missing } = await deleteProductRecords(dependencies, [params.id]);
      if (missing.length > 0) throw localizedError(404, alreadyDeleted);
      return undefined;
    },

    changeProducts: ({ body }) => changeProductRecords(dependencies, body.changes),

    deleteProducts: ({ body }) => deleteProductRecords(dependencies, body.ids),

    restoreProducts: ({ body }) => restoreProductRecords(dependencies, body.ids, body.language),

    addProductImage: async ({ params, body }) => {
      const { altText, isPrimary, language = defaultLanguage } = body;
      const imageRef = parseImageRef(body);
      if (!imageRef)
        throw fieldError(400, 'publitioId', productImageMessages.imageRequired, language);
      return addProductImageRecord(dependencies, params.id, {
        imageRef,
        altText,
        isPrimary,
        language,
      });
    },

    deleteProductImage: async ({ params }) => {
      await deleteProductImageRecord(dependencies, params.imageId);
      return undefined;
    },

    setPrimaryImage: ({ params, body }) =>
      setPrimaryImageRecord(dependencies, params.imageId, body.language),

    setImageAlt: ({ params, body }) =>
      updateImageAlt(dependencies, params.imageId, body.alt, body.language),

    orderProductImages: ({ params, body }) =>
      reorderProductImageRecords(dependencies, params.id, body.ids, body.language),
  }) satisfies Partial<Handlers>;
