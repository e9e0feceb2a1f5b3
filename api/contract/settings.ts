import * as v from 'valibot';
import { endpoint } from './endpoint';
import { presetAddress } from './image-options';
import { type MediaFile, mediaFile, pictureOf } from './media';
import { picture } from './picture';

/** The picture that the owner has chosen for the head of the home page. */
export const headerImage = v.object({
  /** The media-library id, whichever provider is in use. */
  publitioId: v.string(),
  /** The picture at the documented size and quality. */
  imageUrl: v.string(),
  image: picture,
  tags: mediaFile.entries.tags,
});
export type HeaderImage = v.InferOutput<typeof headerImage>;

/** A library file as the head of the home page. */
export const headerImageOf = (file: MediaFile): HeaderImage => ({
  publitioId: file.id,
  imageUrl: presetAddress(file.url_preview, 'header'),
  image: pictureOf(file),
  tags: file.tags,
});

/** Null while none is chosen, and where the chosen one is gone or no longer public. */
export const getHeaderImage = endpoint({
  method: 'GET',
  path: '/api/settings/header-image',
  access: 'public',
  response: v.nullable(headerImage),
  cacheControl: 'no-cache',
});
