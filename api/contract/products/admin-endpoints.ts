import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { boundedText, metaFields } from '../core/fields';
import * as HTTP from '../core/http-status';
import { localized } from '../core/language';
import { rowId, rowIdField } from '../core/schema';
import { maxUrlLength } from '../core/url';
import { mediaMessages } from '../media/admin-messages';
import { mediaFileForm } from '../media/admin-schema';
import {
  bulkResult,
  mergeChangesById,
  productChange,
  productCountMessage,
  productIds,
  rowResult,
} from './admin-schema';
import { nullableText, productEdit, productInput, versionField } from './input-schema';
import { importLimits, maxAltTextLength, maxBulkProducts, maxProductImages } from './limits';
import { dryRunInvalid, importErrors, productImageMessages, productMessages } from './messages';
import { product, productImage, productParams } from './schema';
import { productListQuery } from './search';

// Admin endpoints. Every write is atomic.

const { language } = metaFields;

/** Bytes: all texts of a product in both languages, or `maxBulkProducts` changes. */
const maxBodyBytes = 1_000_000;

const productWriteEndpoint = {
  access: 'admin',
  cacheControl: 'no-store',
  maxBodyBytes,
} as const;

export const createProduct = defineEndpoint({
  ...productWriteEndpoint,
  method: 'POST',
  path: '/api/products',
  body: v.object({ ...productInput.entries, language }),
  response: product,
  status: HTTP.created,
});

/** 409 with `current` if `version` is outdated. Optional fields that are missing stay unchanged. */
export const updateProduct = defineEndpoint({
  ...productWriteEndpoint,
  method: 'PUT',
  path: '/api/products/:id',
  params: productParams,
  body: v.object({ ...productEdit.entries, version: versionField, language }),
  response: product,
});

/** Also deletes its image rows, but not the library files. */
export const deleteProduct = defineEndpoint({
  ...productWriteEndpoint,
  method: 'DELETE',
  path: '/api/products/:id',
  params: productParams,
  response: 'nothing',
});

export const changeProducts = defineEndpoint({
  ...productWriteEndpoint,
  method: 'POST',
  path: '/api/products/changes',
  body: v.object(
    {
      changes: v.pipe(
        v.array(productChange, productCountMessage),
        v.minLength(1, productCountMessage),
        v.maxLength(maxBulkProducts, productCountMessage),
        v.transform(mergeChangesById),
      ),
      language,
    },
    productCountMessage,
  ),
  response: v.object({ ...bulkResult.entries, products: v.array(product) }),
});

export const deleteProducts = defineEndpoint({
  ...productWriteEndpoint,
  method: 'POST',
  path: '/api/products/deletions',
  body: v.object({ ids: productIds, language }, productCountMessage),
  response: bulkResult,
});

/** Undoes deletions of the last 24 hours: products keep their ids and images. */
export const restoreProducts = defineEndpoint({
  ...productWriteEndpoint,
  method: 'POST',
  path: '/api/products/restorations',
  body: v.object({ ids: productIds, language }, productCountMessage),
  response: bulkResult,
});

const imageWriteEndpoint = { access: 'admin', cacheControl: 'no-store' } as const;

const optionalUrl = v.nullish(boundedText(maxUrlLength));

const maxIdLength = 64;

const imageParams = v.object({ imageId: rowId });

/**
 * The first image becomes primary. `publitioId` takes precedence over the URLs; size, color and thumbnail come from the
 * library.
 */
export const addProductImage = defineEndpoint({
  ...imageWriteEndpoint,
  method: 'POST',
  path: '/api/products/:id/images',
  params: productParams,
  body: v.object({
    publitioId: v.nullish(boundedText(maxIdLength, productImageMessages.imageRequired)),
    imageUrl: optionalUrl,
    url: optionalUrl,
    thumbnailUrl: optionalUrl,
    /** Defaults to the library's alt text. */
    altText: nullableText(maxAltTextLength),
    isPrimary: v.optional(v.boolean(localized(productMessages.flag)), false),
    language,
  }),
  response: productImage,
  status: HTTP.created,
});

/** If it was the primary image, the oldest remaining one becomes primary. */
export const deleteProductImage = defineEndpoint({
  ...imageWriteEndpoint,
  method: 'DELETE',
  path: '/api/products/images/:imageId',
  params: imageParams,
  response: 'nothing',
});

export const setPrimaryImage = defineEndpoint({
  ...imageWriteEndpoint,
  method: 'PUT',
  path: '/api/products/images/:imageId/primary',
  params: imageParams,
  body: v.object({
    isPrimary: v.optional(v.literal(true, localized(productImageMessages.primary)), true),
    language,
  }),
  response: productImage,
});

/** Saves to the media library, and clears an alt text that was set for this product only. */
export const setImageAlt = defineEndpoint({
  ...imageWriteEndpoint,
  method: 'PUT',
  path: '/api/products/images/:imageId/alt',
  params: imageParams,
  body: v.object({ alt: mediaFileForm.entries.alt, language }, localized(mediaMessages.alt)),
  response: productImage,
});

/** The first image becomes primary. 409 if `ids` is not exactly the product's images. */
export const orderProductImages = defineEndpoint({
  ...imageWriteEndpoint,
  method: 'PUT',
  path: '/api/products/:id/images/order',
  params: productParams,
  body: v.object(
    {
      ids: v.pipe(
        v.array(rowIdField(productImageMessages.order), localized(productImageMessages.order)),
        v.maxLength(maxProductImages, localized(productImageMessages.order)),
      ),
      language,
    },
    localized(productImageMessages.order),
  ),
  response: v.array(productImage),
});

/** CSV of all matches, newest first by default; `importProducts` accepts the file again. */
export const exportProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products.csv',
  access: 'admin',
  query: productListQuery,
  response: 'csv',
  cacheControl: privateCacheControl,
});

/**
 * Atomic CSV import: creates products, and updates those matched by `id` or SKU. A changed row with an outdated
 * `version` is invalid. `dry=1` writes nothing and reports errors in its rows; otherwise invalid rows are answered 400,
 * with issue paths such as `rows.12.price` (12 is the line).
 */
export const importProducts = defineEndpoint({
  method: 'POST',
  path: '/api/products/import',
  access: 'admin',
  query: v.object({ dry: v.optional(v.picklist(['0', '1'], localized(dryRunInvalid)), '0') }),
  files: { field: 'file', minFiles: 1, maxFiles: 1, maxFileBytes: importLimits.bytes },
  body: v.object({ language: metaFields.language }),
  response: v.object({
    rows: v.array(rowResult),
    /** Pass to `undoImport`; null if nothing was written. */
    importId: v.nullable(v.number()),
  }),
  cacheControl: 'no-store',
});

/**
 * Undoes an import of the last 24 hours: updated products are restored, new ones deleted. Products changed or deleted
 * since then are skipped and listed as `missing`. 409 if another product has taken a SKU.
 */
export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/api/products/import/undo',
  access: 'admin',
  body: v.object(
    {
      importId: rowIdField(importErrors.notUndoable),
      language: metaFields.language,
    },
    localized(importErrors.notUndoable),
  ),
  response: bulkResult,
  cacheControl: 'no-store',
});
