import { defaultLanguage, type Language } from '#contract/language';
import { libraryFileIn } from '#contract/library-address';
import {
  type ProductChange,
  productRefusals,
  restorableSince,
  toldOf,
} from '#contract/product-writes';
import { alreadyGone } from '#contract/refusals';
import type { MockDatabase } from '../db';
import { Fault, refused, refusedField } from '../http/fault';
import type { MockImplementations } from '../http/implementation';
import type { KeptProduct } from '../tables/catalogue-rows';
import { withAppended, withFirst } from '../tables/image-order';
import type { ProductTable } from '../tables/products';

/** What the owner does to the products. */
export const productWrites = {
  createProduct: ({ body }, { database, clock }) => {
    const { language = defaultLanguage, imageUrl, ...facts } = body;
    const { catalogue } = database;
    requireFreeSku(facts, catalogue, language);
    const moment = clock().toISOString();
    const product: Omit<KeptProduct, 'id'> = {
      ...facts,
      typedImageUrl: '',
      images: [],
      version: 1,
      createdAt: moment,
      updatedAt: moment,
    };
    const addressed = withAddress({ ...product, id: 0 }, imageUrl, database, language);
    const id = catalogue.nextId();
    catalogue.put({ ...addressed, id });
    return catalogue.shown(id).product;
  },

  updateProduct: ({ params: { id }, body }, { database, clock }) => {
    const { language = defaultLanguage, imageUrl, version, ...edit } = body;
    const { catalogue } = database;
    const kept = productWithId(id, catalogue, language);
    if (version !== undefined && version !== kept.version) {
      const { product: current } = catalogue.shown(id);
      throw new Fault(409, { message: productRefusals.stale[language], current });
    }
    const edited = { ...kept, ...edit };
    requireFreeSku(edited, catalogue, language);
    catalogue.put(nextVersion(withAddress(edited, imageUrl, database, language), clock()));
    return catalogue.shown(id).product;
  },

  deleteProduct: ({ params: { id } }, { database: { catalogue }, clock }) => {
    productWithId(id, catalogue);
    remove([id], catalogue, clock());
    return undefined;
  },

  changeProducts: ({ body: { changes } }, { database: { catalogue }, clock }) => {
    const now = clock();
    const changed = changes.filter((change) => changeOne(change, catalogue, now));
    const told = toldOf(idsOf(changes), new Set(idsOf(changed)));
    return { ...told, products: told.done.map((id) => catalogue.shown(id).product) };
  },

  deleteProducts: ({ body: { ids } }, { database: { catalogue }, clock }) => {
    const there = ids.filter((id) => catalogue.find(id));
    remove(there, catalogue, clock());
    return toldOf(ids, new Set(there));
  },

  restoreProducts: ({ body: { ids, language } }, { database: { catalogue }, clock }) => {
    const now = clock();
    const since = restorableSince(now);
    const back = ids.flatMap((id) => catalogue.deletions.get(id) ?? []);
    const products = back
      .filter(({ deletedAt }) => deletedAt >= since)
      .map(({ product }) => product);
    if (!haveFreeSkus(products, catalogue)) {
      throw refused(409, productRefusals.restoreTaken, language);
    }
    for (const product of products) {
      catalogue.deletions.delete(product.id);
      catalogue.put(nextVersion(product, now));
    }
    return toldOf(ids, new Set(idsOf(products)));
  },
} satisfies Partial<MockImplementations>;

const idsOf = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id);

/** The product of that id. Throws 404. */
export function productWithId(
  id: number,
  catalogue: ProductTable,
  language?: Language,
): KeptProduct {
  const product = catalogue.find(id);
  if (!product) throw refused(404, alreadyGone, language);
  return product;
}

const nextVersion = (product: KeptProduct, now: Date): KeptProduct => ({
  ...product,
  version: product.version + 1,
  updatedAt: now.toISOString(),
});

function changeOne({ id, ...change }: ProductChange, catalogue: ProductTable, now: Date): boolean {
  const product = catalogue.find(id);
  if (!product) return false;
  catalogue.put(nextVersion({ ...product, ...change }, now));
  return true;
}

function remove(ids: readonly number[], catalogue: ProductTable, now: Date): void {
  const since = restorableSince(now);
  for (const [id, { deletedAt }] of catalogue.deletions) {
    if (deletedAt < since) catalogue.deletions.delete(id);
  }
  for (const id of ids) catalogue.remove(id, now.toISOString());
}

interface Coded {
  readonly id?: number;
  readonly sku: string | null;
}

function requireFreeSku({ id, sku }: Coded, catalogue: ProductTable, language: Language): void {
  const owner = sku === null ? undefined : catalogue.withSku(sku);
  if (owner && owner.id !== id) throw refusedField(409, 'sku', productRefusals.skuTaken, language);
}

function haveFreeSkus(products: readonly KeptProduct[], catalogue: ProductTable): boolean {
  const skus = products.flatMap(({ sku }) => sku ?? []);
  return new Set(skus).size === skus.length && !skus.some((sku) => catalogue.withSku(sku));
}

/** A product as an address makes it: a picture of the library becomes its primary image, any other is only kept. */
function withAddress(
  product: KeptProduct,
  imageUrl: string,
  { catalogue, files }: MockDatabase,
  language: Language,
): KeptProduct {
  const fileId = libraryFileIn(imageUrl);
  if (fileId === undefined) return { ...product, typedImageUrl: imageUrl };
  const shown = product.images.find((image) => image.fileId === fileId);
  if (shown?.isPrimary) return product;
  if (!files.some(({ id, privacy }) => id === fileId && privacy === 'public')) {
    throw refusedField(400, 'imageUrl', productRefusals.noSuchPicture, language);
  }
  const id = shown?.id ?? catalogue.nextImageId();
  const images = shown
    ? product.images
    : withAppended(product.images, { id, fileId, altText: null });
  return { ...product, images: withFirst(images, id) };
}
