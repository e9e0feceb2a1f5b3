import * as v from 'valibot';
import { defineEndpoint, privateCacheControl } from '../core/endpoint';
import { isStorableText, metaFields } from '../core/fields';
import { localized } from '../core/language';
import { shopSettingsInput } from './input-schema';
import { headerImageInvalid } from './messages';
import { headerImage, shopSettingsResponse } from './schema';

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

/** Replaces all settings. 409 with `current` if `version` is outdated. */
export const setShopSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/settings/shop',
  access: 'admin',
  body: shopSettingsInput,
  response: shopSettingsResponse,
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
