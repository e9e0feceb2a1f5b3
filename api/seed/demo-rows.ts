import type { Knex } from 'knex';
import type { DemoImage } from '#demo/photographs';
import type { DemoProduct } from '#demo/products';
import { createProductStore } from '../catalogue/store';
import { createFolderStore } from '../media/folder-store';
import type { NewFile } from '../media/store';
import { createMediaStore } from '../media/store';
import type { CacheVersion } from '../platform/cache-version';

export interface DemoRows {
  readonly products: readonly DemoProduct[];
  readonly images: readonly DemoImage[];
}

export type DemoOriginal = Pick<
  NewFile,
  'provider' | 'stored_name' | 'content_hash' | 'size' | 'width' | 'height'
>;

/** Stored in the database, so that an emptied shop is not seeded again. */
const note = 'demo-shop';

/** The first image is the newest one. */
const firstUpload = Date.parse('2026-01-05T18:00:00.000Z');
const minute = 60_000;

/** All rows in one transaction. */
export async function insertDemoRows(
  { database, cacheVersion }: { readonly database: Knex; readonly cacheVersion: CacheVersion },
  demo: DemoRows,
  originals: readonly DemoOriginal[],
): Promise<void> {
  const files = originals.flatMap((original, position) => {
    const image = demo.images[position];
    return image ? [toFile(image, position, original)] : [];
  });
  await database.transaction(async (trx) => {
    await insertLibrary(trx, files, demo, cacheVersion);
    await insertProducts(trx, demo, cacheVersion);
    await trx('notes').insert({ name: note, value: new Date().toISOString() });
  });
  cacheVersion.changed();
}

/** True if there are no products and the database was never seeded. */
export async function hasNeverHadProducts(database: Knex): Promise<boolean> {
  const seeded = await database('notes').where({ name: note }).first();
  const product = await database('products').first('id');
  return seeded === undefined && product === undefined;
}

const toFile = (image: DemoImage, position: number, original: DemoOriginal): NewFile => ({
  ...original,
  id: image.id,
  format: 'jpeg',
  title: image.title,
  folder_id: folderId(image.folder),
  privacy: 'public',
  color: image.color,
  alt_en: image.alt.en,
  alt_es: image.alt.es,
  created_at: new Date(firstUpload - position * minute).toISOString(),
  tags: image.tags,
});

const folderId = (name: string): string => name.toLowerCase();

async function insertLibrary(
  trx: Knex.Transaction,
  files: readonly NewFile[],
  { images }: DemoRows,
  cacheVersion: CacheVersion,
): Promise<void> {
  const library = createMediaStore(trx, cacheVersion);
  const folders = createFolderStore(trx);
  const createdAt = new Date(firstUpload).toISOString();
  for (const name of new Set(images.map(({ folder }) => folder))) {
    await folders.insert({ id: folderId(name), name, created_at: createdAt });
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
  for (const { images: names, imageUrl = '', ...facts } of products) {
    const pictures = names.flatMap((name) => idByName.get(name) ?? []);
    await store.insert({ ...facts, typedImageUrl: imageUrl, imageFileIds: pictures });
  }
}
