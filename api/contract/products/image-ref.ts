import type { RequestOf } from '../core/endpoint';
import { parseLibraryFileId } from '../media/admin-rules';
import type { addProductImage } from './admin-endpoints';

/** `fileId` is undefined for URLs outside the media library. */
export interface ImageRef {
  readonly field: 'publitioId' | 'imageUrl' | 'url';
  readonly fileId: string | undefined;
}

type NewImage = RequestOf<typeof addProductImage>['body'];

export function parseImageRef({ publitioId, imageUrl, url }: NewImage): ImageRef | undefined {
  if (publitioId) return { field: 'publitioId', fileId: publitioId };
  if (imageUrl) return { field: 'imageUrl', fileId: parseLibraryFileId(imageUrl) };
  return url ? { field: 'url', fileId: parseLibraryFileId(url) } : undefined;
}
