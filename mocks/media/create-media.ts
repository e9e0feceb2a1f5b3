import type { Knex } from 'knex';
import type { HandlerParts } from '../../api/handlers';
import { createProviderRegistry } from '../../api/media/providers/providers';
import { createMediaStore } from '../../api/media/store';
import type { CacheVersion } from '../../api/platform/cache-version';
import { createDirectRenditions } from './direct-renditions';
import { demoImageFetcher } from './fetch-demo-image';
import type { MockImages } from './images';
import { type ByteStore, createOriginalStore, type ReadDemoImage } from './original-store';

interface MockMediaParts {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly images: MockImages;
  readonly readDemoImage: ReadDemoImage;
  /** Defaults to memory. */
  readonly uploads?: ByteStore;
}

export function createMockMedia({
  database,
  cacheVersion,
  images,
  readDemoImage,
  uploads,
}: MockMediaParts): Pick<HandlerParts, 'media' | 'fetchImage'> {
  return {
    media: {
      store: createMediaStore(database, cacheVersion),
      providers: createProviderRegistry('disk', createOriginalStore(readDemoImage, uploads)),
      images,
      renditions: createDirectRenditions(images.render),
    },
    fetchImage: demoImageFetcher(readDemoImage),
  };
}
