import type { Knex } from 'knex';
import type { HandlerDependencies } from '../../api/handlers';
import { createMediaStore } from '../../api/media/media-store';
import { createProviderRegistry } from '../../api/media/providers/provider-registry';
import type { CacheVersion } from '../../api/platform/cache-version';
import { createDemoImageFetcher } from './fetch-demo-image';
import type { MockImageProcessor } from './mock-image-processor';
import { type ByteStore, createMockProvider, type ReadDemoImage } from './mock-provider';
import { createMockRenditions } from './mock-renditions';

interface MockMediaOptions {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly images: MockImageProcessor;
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
}: MockMediaOptions): Pick<HandlerDependencies, 'media' | 'fetchImage'> {
  return {
    media: {
      store: createMediaStore(database, cacheVersion),
      providers: createProviderRegistry('disk', createMockProvider(readDemoImage, uploads)),
      images,
      renditions: createMockRenditions(images.render, readDemoImage),
    },
    fetchImage: createDemoImageFetcher(readDemoImage),
  };
}
