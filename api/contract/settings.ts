import { endpointOf } from './endpoint';
import { presetAddress } from './image-options';
import { type MediaFile, pictureOf } from './media';
import type { getHeaderImageSchemas, HeaderImage } from './settings-schema';

export type { HeaderImage } from './settings-schema';

/** A library file as the head of the home page. */
export const headerImageOf = (file: MediaFile): HeaderImage => ({
  publitioId: file.id,
  imageUrl: presetAddress(file.url_preview, 'header'),
  image: pictureOf(file),
  tags: file.tags,
});

/** Null while none is chosen, and where the chosen one is gone or no longer public. */
export const getHeaderImage = endpointOf<typeof getHeaderImageSchemas>()({
  method: 'GET',
  path: '/api/settings/header-image',
  access: 'public',
  cacheControl: 'no-cache',
});
