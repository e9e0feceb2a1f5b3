import * as v from 'valibot';
import { endpoint } from './endpoint';
import { isStorable, sentFields } from './form-fields';
import { presetAddress } from './image-options';
import { said } from './language';
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

/** 400: of a picture that the library does not have, or that visitors may not see. */
export const headerImageRule = {
  en: 'Choose a picture of the media library that visitors may see.',
  es: 'Elige una imagen de la biblioteca que el público pueda ver.',
};

/** Chooses the picture at the head of the home page; null chooses none. */
export const setHeaderImage = endpoint({
  method: 'PUT',
  path: '/api/settings/header-image',
  access: 'administrator',
  body: v.object(
    {
      publitioId: v.nullable(
        v.pipe(v.string(said(headerImageRule)), v.check(isStorable, said(headerImageRule))),
      ),
      language: sentFields.language,
    },
    // Said where it is left out.
    said(headerImageRule),
  ),
  response: v.nullable(headerImage),
  cacheControl: 'no-store',
});
