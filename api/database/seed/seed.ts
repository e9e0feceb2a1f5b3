import type { Knex } from 'knex';
import type { DemoPhotograph } from '#demo/photographs';
import type { DemoProduct } from '#demo/products';
import type { CatalogueRevision } from '../../catalogue/revision';
import { createProductStore } from '../../catalogue/store';
import { contentHash } from '../../media/content-hash';
import { createFolderStore } from '../../media/folder-store';
import { uprightSize } from '../../media/optimize';
import type { MediaProvider, OriginalFacts } from '../../media/providers/provider';
import type { NewFile } from '../../media/store';
import { createMediaStore } from '../../media/store';

/** What a shop begins with. */
export interface DemoShop {
  readonly products: readonly DemoProduct[];
  readonly photographs: readonly DemoPhotograph[];
  /** The bytes of a photograph by the name of its file. */
  readonly read: (file: string) => Promise<Buffer>;
}

interface SeedParts {
  readonly database: Knex;
  readonly provider: MediaProvider;
  readonly catalogue: CatalogueRevision;
}

/** What the database remembers, so that an emptied shop stays empty. */
const note = 'demo-shop';

/** When the demo pictures came into the library, the first of the list last. */
const firstUpload = Date.parse('2026-01-05T18:00:00.000Z');
const minute = 60_000;

/**
 * Fills a shop that has no products and never had any; answers whether it did.
 * Pictures are stored first and rows written together, so that a failed try can be repeated.
 */
export async function seedShop(
  { database, provider, catalogue }: SeedParts,
  demo: DemoShop,
): Promise<boolean> {
  if (!(await hasNeverHadProducts(database))) return false;
  const files = await Promise.all(
    demo.photographs.map((photograph, position) => stored(photograph, position, demo, provider)),
  );
  await database.transaction(async (trx) => {
    await insertLibrary(trx, files, demo, catalogue);
    await insertProducts(trx, demo, catalogue);
    await trx('notes').insert({ name: note, value: new Date().toISOString() });
  });
  catalogue.changed();
  return true;
}

/** Whether a shop has no products, and was never filled with those of the demo shop. */
export async function hasNeverHadProducts(database: Knex): Promise<boolean> {
  const seeded = await database('notes').where({ name: note }).first();
  const product = await database('products').first('id');
  return seeded === undefined && product === undefined;
}

async function stored(
  photograph: DemoPhotograph,
  position: number,
  { read }: DemoShop,
  provider: MediaProvider,
): Promise<NewFile> {
  const bytes = await read(photograph.file);
  return {
    id: photograph.id,
    provider: provider.name,
    stored_name: await provider.store(bytes, factsOf(photograph)),
    format: 'jpeg',
    content_hash: contentHash(bytes),
    title: photograph.title,
    folder_id: folderId(photograph.folder),
    privacy: 'public',
    size: bytes.length,
    ...(await uprightSize(bytes)),
    color: photograph.color,
    alt_en: photograph.alt.en,
    alt_es: photograph.alt.es,
    created_at: new Date(firstUpload - position * minute).toISOString(),
    tags: photograph.tags,
  };
}

const factsOf = ({ title, tags, folder }: DemoPhotograph): OriginalFacts => ({
  title,
  description: '',
  tags: [...tags],
  privacy: 'public',
  format: 'jpeg',
  folder,
});

const folderId = (name: string): string => name.toLowerCase();

async function insertLibrary(
  trx: Knex.Transaction,
  files: readonly NewFile[],
  { photographs }: DemoShop,
  catalogue: CatalogueRevision,
): Promise<void> {
  const library = createMediaStore(trx, catalogue);
  const folders = createFolderStore(trx);
  const createdAt = new Date(firstUpload).toISOString();
  for (const name of new Set(photographs.map(({ folder }) => folder))) {
    await folders.insert({ id: folderId(name), name, created_at: createdAt });
  }
  for (const file of files) await library.insertFile(file);
}

/** In the order of their numbers, so that the database gives them the same ones. */
async function insertProducts(
  trx: Knex.Transaction,
  { products, photographs }: DemoShop,
  catalogue: CatalogueRevision,
): Promise<void> {
  const store = createProductStore(trx, catalogue);
  const idByName = new Map(photographs.map(({ name, id }) => [name, id]));
  for (const { photographs: names, imageUrl = '', ...facts } of products) {
    const pictures = names.flatMap((name) => idByName.get(name) ?? []);
    await store.insert({ ...facts, typedImageUrl: imageUrl, pictures });
  }
}
