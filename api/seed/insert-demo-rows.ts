import type { Knex } from 'knex';
import type { DemoImage } from '#demo/images';
import type { DemoProduct } from '#demo/products';
import { createSeasonalCollection } from '#demo/seasonal-collection';
import { createProductStore } from '../catalog/product-store';
import { createFolderStore } from '../media/folder-store';
import type { NewFile } from '../media/media-store';
import { createMediaStore } from '../media/media-store';
import type { CacheVersion } from '../platform/cache-version';
import { shopSetting } from '../settings/shop-settings-store';

export interface DemoRows {
  readonly products: readonly DemoProduct[];
  readonly images: readonly DemoImage[];
}

export type DemoOriginal = Pick<
  NewFile,
  'provider' | 'stored_name' | 'content_hash' | 'size' | 'width' | 'height'
>;

/** Stored in the database, so that an emptied shop is not seeded again. */
const seedNoteName = 'demo-shop';

/** The first image is the newest one. */
const newestUploadMs = Date.parse('2026-01-05T18:00:00.000Z');
const minuteMs = 60_000;

/** All rows in one transaction. */
export async function insertDemoRows(
  { database, cacheVersion }: { readonly database: Knex; readonly cacheVersion: CacheVersion },
  demo: DemoRows,
  originals: readonly DemoOriginal[],
): Promise<void> {
  const files = originals.flatMap((original, index) => {
    const image = demo.images[index];
    return image ? [toFileRow(image, index, original)] : [];
  });
  await database.transaction(async (trx) => {
    await insertLibrary(trx, files, demo, cacheVersion);
    await insertProducts(trx, demo, cacheVersion);
    await insertSettings(trx);
    await trx('notes').insert({ name: seedNoteName, value: new Date().toISOString() });
  });
  cacheVersion.increment();
}

/** The other settings have their defaults. Keeps settings that were saved before. */
async function insertSettings(trx: Knex.Transaction): Promise<void> {
  const now = new Date();
  await trx('settings')
    .insert({
      name: shopSetting,
      value: JSON.stringify({ seasonalCollection: createSeasonalCollection(now) }),
      updated_at: now.toISOString(),
    })
    .onConflict('name')
    .ignore();
}

/** True if there are no products and the database was never seeded. */
export async function canSeed(database: Knex): Promise<boolean> {
  const seedNote = await database('notes').where({ name: seedNoteName }).first();
  const product = await database('products').first('id');
  return seedNote === undefined && product === undefined;
}

const toFileRow = (image: DemoImage, index: number, original: DemoOriginal): NewFile => ({
  ...original,
  id: image.id,
  format: 'jpeg',
  title: image.title,
  folder_id: toFolderId(image.folder),
  privacy: 'public',
  color: image.color,
  alt_en: image.alt.en,
  alt_es: image.alt.es,
  created_at: new Date(newestUploadMs - index * minuteMs).toISOString(),
  ...(image.spots && { spots: JSON.stringify(image.spots) }),
  tags: image.tags,
});

const toFolderId = (name: string): string => name.toLowerCase();

async function insertLibrary(
  trx: Knex.Transaction,
  files: readonly NewFile[],
  { images }: DemoRows,
  cacheVersion: CacheVersion,
): Promise<void> {
  const library = createMediaStore(trx, cacheVersion);
  const folders = createFolderStore(trx);
  const createdAt = new Date(newestUploadMs).toISOString();
  for (const name of new Set(images.map(({ folder }) => folder))) {
    await folders.insert({ id: toFolderId(name), name, created_at: createdAt });
  }
  for (const file of files) await library.insertFile(file);
}

/** Sorted by id, so that the database assigns the same ids. */
async function insertProducts(
  trx: Knex.Transaction,
  { products, images }: DemoRows,
  cacheVersion: CacheVersion,
): Promise<void> {
  const store = createProductStore(trx, cacheVersion);
  const idByName = new Map(images.map(({ name, id }) => [name, id]));
  for (const { images: imageNames, imageUrl = '', ...fields } of products) {
    const imageFileIds = imageNames.flatMap((name) => idByName.get(name) ?? []);
    await store.insert({ ...fields, typedImageUrl: imageUrl, imageFileIds });
  }
}
