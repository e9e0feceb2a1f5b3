import * as v from 'valibot';
import { endpoint } from './endpoint';
import { sentFields } from './form-fields';
import type { BilingualText } from './language';
import { said } from './language';
import {
  dollars,
  productEdit,
  productForm,
  productRules,
  quantityField,
  versionField,
} from './product-form';
import { product, productParams } from './product-schema';
import { rowIdField } from './row-id-field';

// What the owner does to the products. Every write is done whole or not at all.

const { language } = sentFields;

/** Products that one call may change. */
export const mostProductsAtOnce = 10_000;

/** What is said of a write that the shop does not take. */
export const productRefusals = {
  /** 400: of a list of products that is none. */
  several: {
    en: `Choose 1 to ${mostProductsAtOnce} products.`,
    es: `Elige de 1 a ${mostProductsAtOnce} productos.`,
  },
  /** 409: of a number that another product has. */
  skuTaken: {
    en: 'Another product has this SKU.',
    es: 'Otro producto ya tiene este SKU.',
  },
  /** 409: of a save that began before somebody else's. */
  stale: {
    en: 'Someone else saved this product while you were editing. Your changes are safe: compare both and choose.',
    es: 'Alguien más guardó este producto mientras tanto. No se perdió nada de lo tuyo: compara y elige.',
  },
  /** 400: of a picture that the library does not have, or does not show. */
  noSuchPicture: {
    en: 'The media library has no public picture like that.',
    es: 'La biblioteca no tiene esa imagen para el público.',
  },
  /** 400: of an address that nobody would see, since the product has images of the library. */
  unseenAddress: {
    en: 'This product uses pictures from the media library, so this address wouldn’t be shown. Choose one from the library.',
    es: 'Este producto muestra imágenes de la biblioteca y esta dirección no se vería. Elige una imagen de la biblioteca.',
  },
  /** 400: of one of several products that is not named by its number. */
  noNumber: {
    en: 'This isn’t the number of a product.',
    es: 'Este no es el número de un producto.',
  },
  /** 400: of one of several changes that is none. */
  noChange: {
    en: 'Give a product’s number, and what changes about it.',
    es: 'Nombra un producto con su número, y lo que cambia.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** SKUs that one sentence names. */
const mostNamed = 5;

/** 409: of products that cannot come back, since others have their SKUs. */
export function restoreTaken(skus: readonly string[]): BilingualText {
  const named = skus.slice(0, mostNamed).join(', ');
  const more = skus.length - mostNamed;
  if (skus.length === 1) {
    return {
      en: `Nothing was restored: another product now has the SKU ${named}.`,
      es: `No se restauró nada: otro producto ya tiene el SKU ${named}.`,
    };
  }
  return {
    en: `Nothing was restored: other products now have the SKUs ${named}${more > 0 ? ` and ${more} more` : ''}.`,
    es: `No se restauró nada: otros productos ya tienen los SKU ${named}${more > 0 ? ` y ${more} más` : ''}.`,
  };
}

/** Those SKUs that keep products from coming back: others have them, or two that would come back share them. */
export function takenSkus(wanted: readonly string[], isSold: (sku: string) => boolean): string[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  for (const sku of wanted) {
    if (seen.has(sku) || isSold(sku)) taken.add(sku);
    seen.add(sku);
  }
  return [...taken].sort();
}

/** Bytes that all texts of a product in both languages may take, and so many changes at once. */
const largestBody = 1_000_000;

const write = { access: 'administrator', cacheControl: 'no-store', largestBody } as const;

export const createProduct = endpoint({
  ...write,
  method: 'POST',
  path: '/api/products',
  body: v.object({ ...productForm.entries, language }),
  response: product,
  status: 201,
});

/** 409 with `current` where `version` is no longer the product's. What may be empty stays as it is where it is left out. */
export const updateProduct = endpoint({
  ...write,
  method: 'PUT',
  path: '/api/products/:id',
  params: productParams,
  body: v.object({ ...productEdit.entries, version: versionField, language }),
  response: product,
});

/** Deletes a product and its image rows, not the library's files. */
export const deleteProduct = endpoint({
  ...write,
  method: 'DELETE',
  path: '/api/products/:id',
  params: productParams,
  response: 'nothing',
});

const flag = v.optional(v.boolean(said(productRules.flag)));

/** What can be changed of a product in its row; what is left out stays. */
const productChange = v.object(
  {
    id: rowIdField(productRefusals.noNumber),
    inStock: flag,
    featured: flag,
    quantityAvailable: v.optional(quantityField),
    price: v.optional(dollars),
  },
  said(productRefusals.noChange),
);
export type ProductChange = v.InferOutput<typeof productChange>;

/** What is said of a product in several places is one change, in which the last word stands. */
function oneOfEach(changes: ProductChange[]): ProductChange[] {
  const byId = new Map<number, ProductChange>();
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change });
  return [...byId.values()];
}

const several = said(productRefusals.several);

const ids = v.pipe(
  v.array(rowIdField(productRefusals.noNumber), several),
  v.minLength(1, several),
  v.maxLength(mostProductsAtOnce, several),
  v.transform((named) => [...new Set(named)]),
);

/** What became of several products, each list in the order they were asked for. */
export const done = v.object({
  /** Those it was done to. */
  done: v.array(v.number()),
  /** Those that are not there. */
  missing: v.array(v.number()),
});
export type Done = v.InferOutput<typeof done>;

/** Tells of each product asked for whether it is among those that something was done to. */
export const toldOf = (asked: readonly number[], doneTo: ReadonlySet<number>): Done => ({
  done: asked.filter((id) => doneTo.has(id)),
  missing: asked.filter((id) => !doneTo.has(id)),
});

/** Changes flags, quantities and prices of several products at once. */
export const changeProducts = endpoint({
  ...write,
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
  ...write,
  method: 'POST',
  path: '/api/products/deletions',
  body: v.object({ ids, language }, several),
  response: done,
});

/** Takes deletions of the last day back: products come back with their numbers and images. */
export const restoreProducts = endpoint({
  ...write,
  method: 'POST',
  path: '/api/products/restorations',
  body: v.object({ ids, language }, several),
  response: done,
});

/** Hours for which a deletion can be taken back. */
export const restorableHours = 24;

const hour = 60 * 60 * 1000;

/** The moment before which what was deleted is gone for good. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - restorableHours * hour).toISOString();
