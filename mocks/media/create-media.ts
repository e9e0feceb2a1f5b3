import type { Knex } from 'knex';
import type { CatalogueRevision } from '../../api/catalogue/revision';
import type { HandlerParts } from '../../api/handlers';
import { providersOf } from '../../api/media/providers/providers';
import { createMediaStore } from '../../api/media/store';
import { createDirectRenditions } from './direct-renditions';
import { demoImageFetcher } from './fetch-demo-image';
import type { MockImages } from './images';
import { type ByteStore, createOriginalStore, type ReadDemoPhotograph } from './original-store';

interface MockMediaParts {
  readonly database: Knex;
  readonly catalogue: CatalogueRevision;
  readonly images: MockImages;
  readonly readDemoPhotograph: ReadDemoPhotograph;
  /** Where uploads are stored; in memory when left out. */
  readonly uploads?: ByteStore;
}

/** What the handlers of the media library work with in a mock shop. */
export function createMockMedia({
  database,
  catalogue,
  images,
  readDemoPhotograph,
  uploads,
}: MockMediaParts): Pick<HandlerParts, 'media' | 'fetchPicture'> {
  return {
    media: {
      store: createMediaStore(database, catalogue),
      providers: providersOf('disk', createOriginalStore(readDemoPhotograph, uploads)),
      images,
      renditions: createDirectRenditions(images.render),
    },
    fetchPicture: demoImageFetcher(readDemoPhotograph),
  };
}
