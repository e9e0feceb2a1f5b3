import * as v from 'valibot';
import { endpoint, privateAnswer } from '../core/endpoint';
import { sentFields, storedText } from '../core/fields';
import * as HTTP from '../core/http-status';
import { said } from '../core/language';
import { rowId, rowIdField } from '../core/schema';
import { longestAddress } from '../core/url';
import { mediaRules } from '../media/admin-messages';
import { mediaFileForm } from '../media/admin-schema';
import { done, oneOfEach, productChange, productIds, rowVerdict, several } from './admin-schema';
import { productEdit, productForm, textOrNull, versionField } from './form-schema';
import { importLimits, longestAltText, mostImages, mostProductsAtOnce } from './limits';
import { dryRule, importRefusals, productImageRules, productRules } from './messages';
import { product, productImage, productParams } from './schema';
import { productListQuery } from './search';

// What the owner does to the products. Every write is done whole or not at all.

const { language } = sentFields;

/** Bytes that all texts of a product in both languages may take, and so many changes at once. */
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

/** 409 with `current` where `version` is no longer the product's. What may be empty stays as it is where it is left out. */
export const updateProduct = endpoint({
  ...productWrite,
  method: 'PUT',
  path: '/api/products/:id',
  params: productParams,
  body: v.object({ ...productEdit.entries, version: versionField, language }),
  response: product,
});

/** Deletes a product and its image rows, not the library's files. */
export const deleteProduct = endpoint({
  ...productWrite,
  method: 'DELETE',
  path: '/api/products/:id',
  params: productParams,
  response: 'nothing',
});

/** Changes flags, quantities and prices of several products at once. */
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

/** Deletes several products at once. */
export const deleteProducts = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products/deletions',
  body: v.object({ ids: productIds, language }, several),
  response: done,
});

/** Takes deletions of the last day back: products come back with their numbers and images. */
export const restoreProducts = endpoint({
  ...productWrite,
  method: 'POST',
  path: '/api/products/restorations',
  body: v.object({ ids: productIds, language }, several),
  response: done,
});

const imageWrite = { access: 'administrator', cacheControl: 'no-store' } as const;

const optionalAddress = v.nullish(storedText(longestAddress));

const longestId = 64;

const imageParams = v.object({ imageId: rowId });

/**
 * Adds a picture of the library. The first one becomes primary. Which picture it is says `publitioId`, or else the
 * address; everything about the picture itself is the library's to say.
 */
export const addProductImage = endpoint({
  ...imageWrite,
  method: 'POST',
  path: '/api/products/:id/images',
  params: productParams,
  body: v.object({
    publitioId: v.nullish(storedText(longestId, productImageRules.picture)),
    imageUrl: optionalAddress,
    url: optionalAddress,
    thumbnailUrl: optionalAddress,
    /** Without one the words of the library are used. */
    altText: textOrNull(longestAltText),
    isPrimary: v.optional(v.boolean(said(productRules.flag)), false),
    language,
  }),
  response: productImage,
  status: HTTP.created,
});

/** Takes a picture from a product. Where it was the primary one, the oldest that is left becomes it. */
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
    isPrimary: v.optional(v.literal(true, said(productImageRules.primary)), true),
    language,
  }),
  response: productImage,
});

/** Writes the alt texts of an image into the media library, in place of any that it had for its product alone. */
export const setImageAlt = endpoint({
  ...imageWrite,
  method: 'PUT',
  path: '/api/products/images/:imageId/alt',
  params: imageParams,
  body: v.object({ alt: mediaFileForm.entries.alt, language }, said(mediaRules.alt)),
  response: productImage,
});

/** Puts all images of a product into an order; the first one becomes primary. 409 where they are not all of them. */
export const orderProductImages = endpoint({
  ...imageWrite,
  method: 'PUT',
  path: '/api/products/:id/images/order',
  params: productParams,
  body: v.object(
    {
      ids: v.pipe(
        v.array(rowIdField(productImageRules.order), said(productImageRules.order)),
        v.maxLength(mostImages, said(productImageRules.order)),
      ),
      language,
    },
    said(productImageRules.order),
  ),
  response: v.array(productImage),
});

// The catalogue as a table: saved, worked on in a spreadsheet, brought back.

/** All products that the filters find as a table, newest first unless another order is asked for; it can be brought back by `importProducts`. */
export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/products.csv',
  access: 'administrator',
  query: productListQuery,
  response: 'csv',
  cacheControl: privateAnswer,
});

/**
 * Brings a table in, all rows or none: new products, and changes to those whose `id` or SKU it names. A row that
 * changes something and has a `version` that is no longer the product's is faulty. With `dry=1` nothing is written. Faulty rows are answered 400,
 * each as an issue with a path such as `rows.12.price`, where the number is the line; a dry run tells of them in its rows.
 */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/products/import',
  access: 'administrator',
  query: v.object({ dry: v.optional(v.picklist(['0', '1'], said(dryRule)), '0') }),
  files: { field: 'file', least: 1, most: 1, largest: importLimits.bytes },
  body: v.object({ language: sentFields.language }),
  response: v.object({
    rows: v.array(rowVerdict),
    /** Names the import to `undoImport`; null where nothing was written. */
    importId: v.nullable(v.number()),
  }),
  cacheControl: 'no-store',
});

/**
 * Undoes an import of the last day: changed products are as they were before, new ones are deleted. Products that were
 * changed or deleted since are left alone and answered as `missing`. 409 where another product has a SKU meanwhile.
 */
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/products/import/undo',
  access: 'administrator',
  body: v.object(
    {
      importId: rowIdField(importRefusals.notUndoable),
      language: sentFields.language,
    },
    said(importRefusals.notUndoable),
  ),
  response: done,
  cacheControl: 'no-store',
});
