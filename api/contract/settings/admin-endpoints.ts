import * as v from 'valibot';
import { endpoint, privateCacheControl } from '../core/endpoint';
import { isStorable, sentFields } from '../core/fields';
import { localized } from '../core/language';
import { headerImageRule } from './messages';
import { headerImage } from './schema';

/** Null removes the header image of the home page. */
export const setHeaderImage = endpoint({
  method: 'PUT',
  path: '/api/settings/header-image',
  access: 'administrator',
  body: v.object(
    {
      publitioId: v.nullable(
        v.pipe(
          v.string(localized(headerImageRule)),
          v.check(isStorable, localized(headerImageRule)),
        ),
      ),
      language: sentFields.language,
    },
    // For a missing body.
    localized(headerImageRule),
  ),
  response: v.nullable(headerImage),
  cacheControl: 'no-store',
});

/** Counts the demo products that nobody has edited. */
export const getDemoData = endpoint({
  method: 'GET',
  path: '/api/settings/demo-data',
  access: 'administrator',
  response: v.object({ products: v.number() }),
  cacheControl: privateCacheControl,
});
