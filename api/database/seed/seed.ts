import type { Knex } from 'knex';
import type { DemoPhotograph } from '#demo/photographs';
import type { CatalogueRevision } from '../../catalogue/revision';
import { contentHash } from '../../media/content-hash';
import { uprightSize } from '../../media/optimize';
import type { MediaProvider, OriginalFacts } from '../../media/providers/provider';
import { type DemoOriginal, type DemoRows, hasNeverHadProducts, insertDemoRows } from './demo-rows';

/** What a shop begins with. */
export interface DemoShop extends DemoRows {
  /** The bytes of a photograph by the name of its file. */
  readonly read: (file: string) => Promise<Buffer>;
}

interface SeedParts {
  readonly database: Knex;
  readonly provider: MediaProvider;
  readonly catalogue: CatalogueRevision;
}

/**
 * Fills a shop that has no products and never had any; answers whether it did.
 * Pictures are stored first and rows written together, so that a failed try can be repeated.
 */
export async function seedShop(
  { database, provider, catalogue }: SeedParts,
  demo: DemoShop,
): Promise<boolean> {
  if (!(await hasNeverHadProducts(database))) return false;
  const originals = await Promise.all(
    demo.photographs.map((photograph) => storeOriginal(photograph, demo, provider)),
  );
  await insertDemoRows({ database, catalogue }, demo, originals);
  return true;
}

async function storeOriginal(
  photograph: DemoPhotograph,
  { read }: DemoShop,
  provider: MediaProvider,
): Promise<DemoOriginal> {
  const bytes = await read(photograph.file);
  return {
    provider: provider.name,
    stored_name: await provider.store(bytes, factsOf(photograph)),
    content_hash: contentHash(bytes),
    size: bytes.length,
    ...(await uprightSize(bytes)),
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
