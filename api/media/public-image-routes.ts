import type { Handlers } from '../dispatch/handler';
import { createDownloadHandler } from './download-file';
import type { ImageProcessor } from './image-processor';
import { type LibraryDependencies, libraryRoutes } from './library-routes';
import { createOptimizeImageHandler } from './optimize-image';
import type { RenditionService } from './rendition-service';

export interface MediaDependencies extends LibraryDependencies {
  readonly images: ImageProcessor;
  readonly renditions: RenditionService;
}

export const publicImageRoutes = (dependencies: MediaDependencies) =>
  ({
    ...libraryRoutes(dependencies),
    downloadMediaFile: createDownloadHandler(dependencies),
    optimizeImage: createOptimizeImageHandler(dependencies),
  }) satisfies Partial<Handlers>;
