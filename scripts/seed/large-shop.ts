import type { Knex } from 'knex';
import { demoImages } from '#demo/images';
import { products as demoProducts } from '#demo/products';
import { generateProducts } from '#mocks/factories/generate-products';
import { createProductStore } from '../../api/catalog/product-store';
import { inTransaction } from '../../api/database/transaction';
import { createMediaStore } from '../../api/media/media-store';
import type { CacheVersion } from '../../api/platform/cache-version';
import {
  addInquiries,
  addMessages,
  addOrders,
  addRequests,
  addSubscribers,
} from './large-submissions';

interface Additions {
  readonly products: number;
  /** Of each kind: messages, requests, inquiries, orders and subscribers. */
  readonly submissions: number;
}

/** Row of the `notes` table that prevents a second run. */
const noteName = 'large-shop';

/** Number of products that the orders are made of. */
const maxOrderedProducts = 100;

/** Adds many products and submissions, all or none. Returns false when it has run before. */
export const seedLargeShop = (
  database: Knex,
  cacheVersion: CacheVersion,
  additions: Additions,
): Promise<boolean> =>
  inTransaction(database, async (trx) => {
    if (await trx('notes').where({ name: noteName }).first()) return false;
    await trx('notes').insert({ name: noteName, value: new Date().toISOString() });
    await addProducts(trx, cacheVersion, additions.products);
    const products = (await createProductStore(trx, cacheVersion).list()).slice(
      0,
      maxOrderedProducts,
    );
    await addMessages(trx, additions.submissions);
    await addRequests(trx, additions.submissions);
    await addInquiries(trx, additions.submissions);
    await addOrders(trx, additions.submissions, products);
    await addSubscribers(trx, additions.submissions);
    return true;
  });

/** Variations of the demo products, with the demo images that the library still has. */
async function addProducts(
  trx: Knex.Transaction,
  cacheVersion: CacheVersion,
  count: number,
): Promise<void> {
  const store = createProductStore(trx, cacheVersion);
  const idByName = await findStoredImages(trx, cacheVersion);
  const templates = demoProducts.filter((product) => product.images.length > 0);
  for (const { images: names, imageUrl = '', ...fields } of generateProducts(count, templates)) {
    const images = names.flatMap((name) => idByName.get(name) ?? []);
    await store.insert({ ...fields, typedImageUrl: imageUrl, imageFileIds: images });
  }
}

async function findStoredImages(
  trx: Knex.Transaction,
  cacheVersion: CacheVersion,
): Promise<ReadonlyMap<string, string>> {
  const library = createMediaStore(trx, cacheVersion);
  const idByImageName = new Map<string, string>();
  for (const { name, id } of demoImages) if (await library.find(id)) idByImageName.set(name, id);
  return idByImageName;
}
