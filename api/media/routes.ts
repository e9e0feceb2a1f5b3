import type { Handlers } from '../dispatch/handler';
import { type Library, libraryRoutes } from './admin-routes';
import { downloadFile } from './download-file';
import type { ImageProcessor } from './image-processor';
import { optimizeImage } from './optimize-image';
import type { Renditions } from './renditions';

export interface Media extends Library {
  readonly images: ImageProcessor;
  readonly renditions: Renditions;
}

export const mediaRoutes = (media: Media) =>
  ({
    ...libraryRoutes(media),
    downloadMediaFile: downloadFile(media),
    optimizeImage: optimizeImage(media),
  }) satisfies Partial<Handlers>;
