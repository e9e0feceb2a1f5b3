import type { Knex } from 'knex';
import type { HandlerParts } from '../../api/handlers';
import { providersOf } from '../../api/media/providers/providers';
import { createMediaStore } from '../../api/media/store';
import type { CacheVersion } from '../../api/platform/cache-version';
import { createDirectRenditions } from './direct-renditions';
import { demoImageFetcher } from './fetch-demo-image';
import type { MockImages } from './images';
import { type ByteStore, createOriginalStore, type ReadDemoPhotograph } from './original-store';

interface MockMediaParts {
  readonly database: Knex;
  readonly cacheVersion: CacheVersion;
  readonly images: MockImages;
  readonly readDemoPhotograph: ReadDemoPhotograph;
  /** Defaults to memory. */
  readonly uploads?: ByteStore;
}

export function createMockMedia({
  database,
  cacheVersion,
  images,
  readDemoPhotograph,
  uploads,
}: MockMediaParts): Pick<HandlerParts, 'media' | 'fetchPicture'> {
  return {
    media: {
      store: createMediaStore(database, cacheVersion),
      providers: providersOf('disk', createOriginalStore(readDemoPhotograph, uploads)),
      images,
      renditions: createDirectRenditions(images.render),
    },
    fetchPicture: demoImageFetcher(readDemoPhotograph),
  };
}
