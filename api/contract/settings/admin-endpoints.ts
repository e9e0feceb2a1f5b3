import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { isStorableText, metaFields } from '../core/fields';
import { localized } from '../core/language';
import { headerImageInvalid } from './messages';
import { headerImage } from './schema';

/** Null removes the header image of the home page. */
export const setHeaderImage = defineEndpoint({
  method: 'PUT',
  path: '/api/settings/header-image',
  access: 'admin',
  body: v.object(
    {
      publitioId: v.nullable(
        v.pipe(
          v.string(localized(headerImageInvalid)),
          v.check(isStorableText, localized(headerImageInvalid)),
        ),
      ),
      language: metaFields.language,
    },
    // For a missing body.
    localized(headerImageInvalid),
  ),
  response: v.nullable(headerImage),
  cacheControl: 'no-store',
});

/** Counts the demo products that were never edited. */
export const getDemoData = defineEndpoint({
  method: 'GET',
  path: '/api/settings/demo-data',
  access: 'admin',
  response: v.object({ products: v.number() }),
  cacheControl: privateCacheControl,
});
