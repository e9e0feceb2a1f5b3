import * as v from 'valibot';
import { endpoint, privateCacheControl } from '../core/endpoint';
import { sentFields, storedText } from '../core/fields';
import * as HTTP from '../core/http-status';
import { localized } from '../core/language';
import { rowId, rowIdField } from '../core/schema';
import { maxUrlLength } from '../core/url';
import { mediaRules } from '../media/admin-messages';
import { mediaFileForm } from '../media/admin-schema';
import { done, oneOfEach, productChange, productIds, rowVerdict, several } from './admin-schema';
import { productEdit, productForm, textOrNull, versionField } from './form-schema';
import { importLimits, longestAltText, mostImages, mostProductsAtOnce } from './limits';
import { dryRule, importErrors, productImageRules, productRules } from './messages';
import { product, productImage, productParams } from './schema';
import { productListQuery } from './search';

// Admin endpoints. Every write is atomic.

const { language } = sentFields;

/** Bytes: all texts of a product in both languages, or `maxBulkProducts` changes. */
const largestBody = 1_000_000;

const productWrite = { access: 'administrator', cacheControl: 'no-store', largestBody } as const;

export const createProduct = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products',
  body: v.object({ ...productForm.entries, language }),
  response: product,
  status: HTTP.created,
});

/** 409 with `current` if `version` is outdated. Optional fields that are missing stay unchanged. */
export const updateProduct = endpoint({
  ...productWrite,
  method: 'PUT',
  path: '/api/products/:id',
  params: productParams,
  body: v.object({ ...productEdit.entries, version: versionField, language }),
  response: product,
});

/** Also deletes its image rows, but not the library files. */
export const deleteProduct = endpoint({
  ...productWrite,
  method: 'DELETE',
  path: '/api/products/:id',
  params: productParams,
  response: 'nothing',
});

export const changeProducts = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products/changes',
  body: v.object(
    {
      changes: v.pipe(
        v.array(productChange, several),
        v.minLength(1, several),
        v.maxLength(mostProductsAtOnce, several),
        v.transform(oneOfEach),
      ),
      language,
    },
    several,
  ),
  response: v.object({ ...done.entries, products: v.array(product) }),
});

export const deleteProducts = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products/deletions',
  body: v.object({ ids: productIds, language }, several),
  response: done,
});

/** Undoes deletions of the last 24 hours: products keep their ids and images. */
export const restoreProducts = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products/restorations',
  body: v.object({ ids: productIds, language }, several),
  response: done,
});

const imageWrite = { access: 'administrator', cacheControl: 'no-store' } as const;

const optionalUrl = v.nullish(storedText(maxUrlLength));

const longestId = 64;

const imageParams = v.object({ imageId: rowId });

/**
 * The first image becomes primary. `publitioId` takes precedence over the URLs; size, color and thumbnail come from the
 * library.
 */
export const addProductImage = endpoint({
  ...imageWrite,
  method: 'POST',
  path: '/api/products/:id/images',
  params: productParams,
  body: v.object({
    publitioId: v.nullish(storedText(longestId, productImageRules.imageRequired)),
    imageUrl: optionalUrl,
    url: optionalUrl,
    thumbnailUrl: optionalUrl,
    /** Defaults to the library's alt text. */
    altText: textOrNull(longestAltText),
    isPrimary: v.optional(v.boolean(localized(productRules.flag)), false),
    language,
  }),
  response: productImage,
  status: HTTP.created,
});

/** If it was the primary image, the oldest remaining one becomes primary. */
export const deleteProductImage = endpoint({
  ...imageWrite,
  method: 'DELETE',
  path: '/api/products/images/:imageId',
  params: imageParams,
  response: 'nothing',
});

export const setPrimaryImage = endpoint({
  ...imageWrite,
  method: 'PUT',
  path: '/api/products/images/:imageId/primary',
  params: imageParams,
  body: v.object({
    isPrimary: v.optional(v.literal(true, localized(productImageRules.primary)), true),
    language,
  }),
  response: productImage,
});

/** Saves to the media library, and clears an alt text that was set for this product only. */
export const setImageAlt = endpoint({
  ...imageWrite,
  method: 'PUT',
  path: '/api/products/images/:imageId/alt',
  params: imageParams,
  body: v.object({ alt: mediaFileForm.entries.alt, language }, localized(mediaRules.alt)),
  response: productImage,
});

/** The first image becomes primary. 409 if `ids` is not exactly the product's images. */
export const orderProductImages = endpoint({
  ...imageWrite,
  method: 'PUT',
  path: '/api/products/:id/images/order',
  params: productParams,
  body: v.object(
    {
      ids: v.pipe(
        v.array(rowIdField(productImageRules.order), localized(productImageRules.order)),
        v.maxLength(mostImages, localized(productImageRules.order)),
      ),
      language,
    },
    localized(productImageRules.order),
  ),
  response: v.array(productImage),
});

/** CSV of all matches, newest first by default; `importProducts` accepts the file again. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/products.csv',
  access: 'administrator',
  query: productListQuery,
  response: 'csv',
  cacheControl: privateCacheControl,
});

/**
 * Atomic CSV import: creates products, and updates those matched by `id` or SKU. A changed row with an outdated
 * `version` is invalid. `dry=1` writes nothing and reports errors in its rows; otherwise invalid rows are answered 400,
 * with issue paths such as `rows.12.price` (12 is the line).
 */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/products/import',
  access: 'administrator',
  query: v.object({ dry: v.optional(v.picklist(['0', '1'], localized(dryRule)), '0') }),
  files: { field: 'file', least: 1, most: 1, largest: importLimits.bytes },
  body: v.object({ language: sentFields.language }),
  response: v.object({
    rows: v.array(rowVerdict),
    /** Pass to `undoImport`; null if nothing was written. */
    importId: v.nullable(v.number()),
  }),
  cacheControl: 'no-store',
});

/**
 * Undoes an import of the last 24 hours: updated products are restored, new ones deleted. Products changed or deleted
 * since then are skipped and listed as `missing`. 409 if another product has taken a SKU.
 */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/products/import/undo',
  access: 'administrator',
  body: v.object(
    {
      importId: rowIdField(importErrors.notUndoable),
      language: sentFields.language,
    },
    localized(importErrors.notUndoable),
  ),
  response: done,
  cacheControl: 'no-store',
});
