import type { Handlers } from '../dispatch/handler';
import { type Library, libraryRoutes } from './admin-routes';
import { downloadFile } from './download-file';
import type { ImageProcessor } from './image-processor';
import { optimizeImage } from './optimize-image';
import type { Renditions } from './renditions';

/** What the media library answers from. */
export interface Media extends Library {
  readonly images: ImageProcessor;
  readonly renditions: Renditions;
}

/** The media library's part of the contract. */
export const mediaRoutes = (media: Media) =>
  ({
    ...libraryRoutes(media),
    downloadMediaFile: downloadFile(media),
    optimizeImage: optimizeImage(media),
  }) satisfies Partial<Handlers>;
