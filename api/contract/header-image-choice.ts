import * as v from 'valibot';
import { endpoint } from './endpoint';
import { sentFields } from './form-fields';
import { said } from './language';
import { headerImage } from './settings-schema';
import { isStorable } from './storable';

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
