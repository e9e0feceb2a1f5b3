import type { Knex } from 'knex';
import type { DemoImage } from '#demo/images';
import type { ImageProcessor } from '../media/image-processor';
import type { MediaProvider, OriginalMetadata } from '../media/providers/media-provider';
import type { CacheVersion } from '../platform/cache-version';
import { sha256 } from '../platform/digest';
import { canSeed, type DemoOriginal, type DemoRows, insertDemoRows } from './insert-demo-rows';

export interface DemoData extends DemoRows {
  /** Reads an image by file name. */
  readonly readImage: (file: string) => Promise<Uint8Array>;
}

interface SeedContext {
  readonly database: Knex;
  readonly provider: MediaProvider;
  readonly images: Pick<ImageProcessor, 'readHeader'>;
  readonly cacheVersion: CacheVersion;
}

/**
 * Does nothing if there are products, or ever were; resolves to whether it seeded. Images are stored first, and rows in
 * one transaction, so that a failed run can be repeated.
 */
export async function seedDatabase(
  { database, cacheVersion, ...storage }: SeedContext,
  demo: DemoData,
): Promise<boolean> {
  if (!(await canSeed(database))) return false;
  const originals = await Promise.all(
    demo.images.map((image) => storeOriginal(image, demo, storage)),
  );
  await insertDemoRows({ database, cacheVersion }, demo, originals);
  return true;
}

async function storeOriginal(
  image: DemoImage,
  { readImage }: DemoData,
  { provider, images }: Pick<SeedContext, 'provider' | 'images'>,
): Promise<DemoOriginal> {
  const bytes = await readImage(image.file);
  const header = await images.readHeader(bytes);
  if (!header) throw new Error(`${image.file} is not an image.`);
  return {
    provider: provider.name,
    stored_name: await provider.store(bytes, toOriginalMetadata(image)),
    content_hash: await sha256(bytes),
    size: bytes.length,
    width: header.width,
    height: header.height,
  };
}

const toOriginalMetadata = ({ title, tags, folder }: DemoImage): OriginalMetadata => ({
  title,
  description: '',
  tags: [...tags],
  privacy: 'public',
  format: 'jpeg',
  folder,
});
